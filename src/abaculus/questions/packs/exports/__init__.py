"""Packs, written for other programs."""

from abaculus.questions.packs.exports.formats import TARGETS, export_pack
from abaculus.questions.packs.exports.report import Exported

__all__ = ["TARGETS", "Exported", "export_pack"]
