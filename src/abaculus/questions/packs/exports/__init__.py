"""Packs, exported for other programs."""

from abaculus.questions.packs.exports.formats import TARGETS, export_pack
from abaculus.questions.packs.exports.report import ExportResult

__all__ = ["TARGETS", "ExportResult", "export_pack"]
