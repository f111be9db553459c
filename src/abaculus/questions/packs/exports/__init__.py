"""Packs, written for other programs."""

from abaculus.questions.packs.exports.report import Exported
from abaculus.questions.packs.exports.writing import TARGETS, export_pack

__all__ = ["TARGETS", "Exported", "export_pack"]
