"""The plain values of a file, and the position of each."""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias, TypeGuard

import msgspec

from abaculus.errors import QuestionError

Raw: TypeAlias = Any
"""A dict, list, str, int, bool or None; never a float: 0.75 stays text."""
Path: TypeAlias = tuple[str | int, ...]
CONTROL: Final = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u0080-\u0084\u0086-\u009f\ud800-\udfff\ufffe\uffff]"
)
"""A character that no text may have, whether the file has it or spells it, as `\\u0000` does."""


def is_list(raw: Raw) -> TypeGuard[list[Raw]]:
    """Whether a value is a list."""
    return isinstance(raw, list)


def is_object(raw: Raw) -> TypeGuard[dict[str, Raw]]:
    """Whether a value has named fields."""
    return isinstance(raw, dict)


class SourcePosition(msgspec.Struct, frozen=True, gc=False):
    """Where a value, its parts and their names begin, with lines and columns from 1."""

    line: int
    column: int
    parts: Any = None
    """The positions of the fields by name, or of the members in order."""
    names: dict[str, tuple[int, int]] | None = None


class SourceDocument(msgspec.Struct, frozen=True):
    """A whole file."""

    value: Raw
    spot: SourcePosition
    faults: tuple[tuple[str, Path, dict[str, object]], ...] = ()
    """Faults that did not stop the parser: code, path, values of the sentence."""

    def place(self, path: Path) -> tuple[int, int]:
        """Line and column of a value, or of the innermost one that exists."""
        spot = self._nearest(path)
        return spot.line, spot.column

    def place_of_name(self, path: Path) -> tuple[int, int]:
        """Line and column of the name of a field."""
        names = self._nearest(path[:-1]).names or {}
        return names.get(str(path[-1])) or self.place(path)

    def _nearest(self, path: Path) -> SourcePosition:
        spot = self.spot
        for step in path:
            try:
                spot = spot.parts[step]
            except (KeyError, IndexError, TypeError):
                break
        return spot


class PackFileError(QuestionError):
    """A file that cannot be read to its end: the code, the position, the reason."""

    def __init__(self, code: str, line: int, column: int, field: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.line = line
        self.column = column
        self.field = field
        self.values = values
