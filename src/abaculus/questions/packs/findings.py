"""Collects what is wrong with a pack and where, up to a reasonable number."""

from __future__ import annotations

from collections.abc import Callable

from abaculus.questions.packs import limits
from abaculus.questions.packs.model import PackFinding
from abaculus.questions.packs.sentences import format_sentence
from abaculus.questions.packs.source_map import Path, SourceDocument


class FindingCollector:
    """All findings of one file."""

    def __init__(self, file: str, loaded: SourceDocument) -> None:
        self._file = file
        self._loaded = loaded
        self._errors: list[PackFinding] = []
        self._warnings: list[PackFinding] = []
        self.bad: set[int] = set()
        """The items with errors, by their index in the file."""
        self.is_bad = False
        """Whether there is an error outside the items."""

    def add(self, code: str, path: Path, **values: object) -> None:
        """Add an error or a warning about the value at a path."""
        self._add(code, path, self._loaded.place, values)

    def add_at_name(self, code: str, path: Path, **values: object) -> None:
        """Add an error about the name of a field."""
        self._add(code, path, self._loaded.place_of_name, values)

    def _add(
        self,
        code: str,
        path: Path,
        place: Callable[[Path], tuple[int, int]],
        values: dict[str, object],
    ) -> None:
        if code.startswith("E"):
            self._blame(path)
        kept = self._errors if code.startswith("E") else self._warnings
        if len(kept) < limits.FINDINGS:
            sentence = format_sentence(code, values)
            kept.append(PackFinding(self._file, *place(path), code, _field(path), sentence))

    def _blame(self, path: Path) -> None:
        if path[:1] == ("items",) and len(path) > 1 and isinstance(path[1], int):
            self.bad.add(path[1])
        else:
            self.is_bad = True

    @property
    def is_full(self) -> bool:
        """Whether no further error would be reported."""
        return len(self._errors) >= limits.FINDINGS

    def sorted(self) -> tuple[PackFinding, ...]:
        """All findings, from the top of the file to its end."""
        return tuple(sorted([*self._errors, *self._warnings], key=_place))


def _place(finding: PackFinding) -> tuple[int, int, str]:
    return finding.line, finding.column, finding.code


def _field(path: Path) -> str:
    """The author's name for a place: `answer`, `steps[2]`, `pack.licence`."""
    steps = path[2:] if path[:1] == ("items",) and len(path) > 2 else path
    text = ""
    for step in steps:
        if isinstance(step, int):
            text += f"[{step + 1}]"
        else:
            text += f".{step}" if text else step
    return text or "file"
