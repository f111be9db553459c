"""Questions written for other programs, imported into packs."""

from abaculus.questions.packs.imports.formats import FORMATS, import_pack
from abaculus.questions.packs.imports.report import ImportReport, ReportEntry

__all__ = ["FORMATS", "ImportReport", "ReportEntry", "import_pack"]
