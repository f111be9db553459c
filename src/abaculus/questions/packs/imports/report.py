"""The result of importing a file: what was accepted, changed or refused, and why."""

from __future__ import annotations

import msgspec

from abaculus.errors import QuestionError
from abaculus.questions.packs.model import Pack

LARGEST_ARCHIVE = 20_000_000
"""The most bytes of a packed file: most of it may be pictures that are not unpacked."""


class ImportFileError(QuestionError, ValueError):
    """A file that cannot be imported, and the line that shows it (0: the file itself)."""

    def __init__(self, sentence: str, line: int = 0) -> None:
        super().__init__(sentence)
        self.line = line


class UnfitItemError(QuestionError, ValueError):
    """A question that cannot be accepted; its text says why."""


class ReportEntry(msgspec.Struct, frozen=True):
    """What happened to one question."""

    line: int
    """Its line or row in the file; 0 is the file as a whole."""
    what: str
    """The question: its id or its title."""
    sentence: str

    def __str__(self) -> str:
        """`line 7, q-003: …`."""
        place = f"line {self.line}" if self.line else "file"
        return (
            f"{place}, {self.what}: {self.sentence}" if self.what else f"{place}: {self.sentence}"
        )


class ImportReport(msgspec.Struct, frozen=True):
    """The pack made from a file, and what happened to every question in it."""

    format: str
    pack: Pack | None
    """None if nothing was accepted."""
    taken: tuple[ReportEntry, ...] = ()
    changed: tuple[ReportEntry, ...] = ()
    refused: tuple[ReportEntry, ...] = ()

    def __str__(self) -> str:
        """The report for people, the refusals first."""
        lines = [
            f"{len(self.taken)} taken, {len(self.changed)} changes, {len(self.refused)} refused"
            + (f" ({self.format})." if self.format else ".")
        ]
        for name, entries in (("Refused", self.refused), ("Changed", self.changed)):
            if entries:
                lines += [f"{name}:", *(f"  {entry}" for entry in entries)]
        return "\n".join(lines)


def refusal(name: str, fault: ImportFileError) -> ImportReport:
    """The report on a file that was refused entirely."""
    return ImportReport(format=name, pack=None, refused=(ReportEntry(fault.line, "", str(fault)),))
