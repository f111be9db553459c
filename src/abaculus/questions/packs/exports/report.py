"""What became of a pack that was written for another program."""

from __future__ import annotations

import msgspec

from abaculus.questions.packs.imports.report import ReportEntry


class ExportResult(msgspec.Struct, frozen=True):
    """The file, and what in it is not as it was; the lines are the items' places, from 1."""

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
        """The notes that follow are on this item."""
        self._place, self._name = place, name

    def change(self, sentence: str) -> None:
        """Notes what is not as it was."""
        entry = ReportEntry(self._place, self._name, sentence)
        if entry not in self.changed[-8:]:
            self.changed.append(entry)

    def refuse(self, sentence: str) -> None:
        """Notes an item that is left out."""
        self.refused.append(ReportEntry(self._place, self._name, sentence))
