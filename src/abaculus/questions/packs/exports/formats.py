"""Exports a pack in a given format."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from abaculus.questions.packs.dump import write_json, write_yaml
from abaculus.questions.packs.exports.gift import write_gift
from abaculus.questions.packs.exports.moodle_xml import write_moodle_xml
from abaculus.questions.packs.exports.report import ExportLedger, ExportResult
from abaculus.questions.packs.exports.table import write_table
from abaculus.questions.packs.model import Pack

_WRITERS: Final[dict[str, Callable[[Pack, ExportLedger], str]]] = {
    "gift": write_gift,
    "moodle": write_moodle_xml,
    "csv": write_table,
    "json": lambda pack, _: write_json(pack).decode(),
    "yaml": lambda pack, _: write_yaml(pack).decode(),
}
TARGETS: Final = tuple(_WRITERS)


def export_pack(pack: Pack, to: str) -> ExportResult:
    """The file, with what had to be changed or left out; raises KeyError for an unknown format."""
    ledger = ExportLedger()
    text = _WRITERS[to](pack, ledger)
    return ExportResult(to, text, tuple(ledger.changed), tuple(ledger.refused))
