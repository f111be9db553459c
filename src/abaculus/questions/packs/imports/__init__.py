"""Questions written for other programs, read into packs."""

from abaculus.questions.packs.imports.formats import FORMATS, import_pack
from abaculus.questions.packs.imports.report import Entry, Report

__all__ = ["FORMATS", "Entry", "Report", "import_pack"]
