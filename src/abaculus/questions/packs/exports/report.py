"""The result of exporting a pack for another program."""

from __future__ import annotations

import msgspec

from abaculus.questions.packs.imports.report import ReportEntry


class ExportResult(msgspec.Struct, frozen=True):
    """The file, and what changed in it; entries are numbered by item, from 1."""

    format: str
    text: str
    changed: tuple[ReportEntry, ...] = ()
    refused: tuple[ReportEntry, ...] = ()

    def __str__(self) -> str:
        """The report for people."""
        lines = [f"{len(self.changed)} changes, {len(self.refused)} left out ({self.format})."]
        for name, entries in (("Left out", self.refused), ("Changed", self.changed)):
            if entries:
                lines.append(f"{name}:")
                lines += [f"  item {one.line}, {one.what}: {one.sentence}" for one in entries]
        return "\n".join(lines)


class ExportLedger:
    """Notes on the items while a file is written."""

    def __init__(self) -> None:
        self.changed: list[ReportEntry] = []
        self.refused: list[ReportEntry] = []
        self._place = 0
        self._name = ""

    def begin(self, place: int, name: str) -> None:
        """Begin the notes on an item."""
        self._place, self._name = place, name

    def change(self, sentence: str) -> None:
        """Note something that is not as it was."""
        entry = ReportEntry(self._place, self._name, sentence)
        if entry not in self.changed[-8:]:
            self.changed.append(entry)

    def refuse(self, sentence: str) -> None:
        """Note an item that is left out."""
        self.refused.append(ReportEntry(self._place, self._name, sentence))
