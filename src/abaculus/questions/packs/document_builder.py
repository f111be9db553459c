"""Assembles a file's values as they are parsed, within the limits; YAML and JSON share it."""

from __future__ import annotations

from typing import Any

from abaculus.questions.packs import limits
from abaculus.questions.packs.source_map import (
    CONTROL,
    PackFileError,
    Raw,
    SourceDocument,
    SourcePosition,
)


class _Container:
    """An unfinished object or list."""

    __slots__ = ("is_object", "name", "spot", "value")

    def __init__(self, is_object: bool, line: int, column: int) -> None:
        self.is_object = is_object
        self.value: Any = {} if is_object else []
        parts: Any = {} if is_object else []
        self.spot = SourcePosition(line, column, parts, {} if is_object else None)
        self.name: str | None = None


class DocumentBuilder:
    """The document so far; open parts are kept on a stack, so nothing recurses."""

    def __init__(self) -> None:
        self._open: list[_Container] = []
        self._count = 0
        self.done: SourceDocument | None = None
        """The document, once its outermost value has ended."""

    @property
    def wants_name(self) -> bool:
        """Whether the name of a field comes next."""
        return bool(self._open) and self._open[-1].is_object and self._open[-1].name is None

    @property
    def inside(self) -> str:
        """The innermost open part: `object`, `list`, or empty."""
        return "" if not self._open else "object" if self._open[-1].is_object else "list"

    def begin(self, is_object: bool, line: int, column: int) -> None:
        """Begin an object or a list."""
        if len(self._open) >= limits.DEPTH:
            raise PackFileError("E16", line, column, "file", most=limits.DEPTH)
        self._open.append(_Container(is_object, line, column))

    def end(self) -> None:
        """End the innermost part."""
        ended = self._open.pop()
        self._place(ended.value, ended.spot)

    def name(self, name: str, line: int, column: int) -> None:
        """Take the name of the field whose value comes next."""
        _refuse_control(name, line, column)
        holder = self._open[-1]
        if name in holder.value:
            raise PackFileError("E25", line, column, name[:40], name=name[:40])
        holder.name = name
        if holder.spot.names is not None:
            holder.spot.names[name] = line, column

    def scalar(self, value: Raw, line: int, column: int) -> None:
        """Take a value without parts."""
        if isinstance(value, str):
            if len(value) > limits.TEXT:
                field = (self._open[-1].name if self._open else None) or "file"
                what = "signs in one value"
                raise PackFileError("E17", line, column, field, what=what, most=limits.TEXT)
            _refuse_control(value, line, column)
        self._place(value, SourcePosition(line, column))

    def _place(self, value: Raw, spot: SourcePosition) -> None:
        self._count += 1
        if self._count > limits.PARTS:
            raise PackFileError(
                "E17", spot.line, spot.column, "file", what="values", most=limits.PARTS
            )
        if not self._open:
            self.done = SourceDocument(value, spot)
            return
        holder = self._open[-1]
        is_long = not holder.is_object and len(self._open) == 2
        most = limits.ITEMS if is_long else limits.MEMBERS
        if len(holder.value) >= most:
            what = "items" if is_long else "entries in one place"
            raise PackFileError("E17", spot.line, spot.column, "file", what=what, most=most)
        if holder.name is None:
            holder.value.append(value)
            holder.spot.parts.append(spot)
        else:
            holder.value[holder.name] = value
            holder.spot.parts[holder.name] = spot
            holder.name = None


def _refuse_control(text: str, line: int, column: int) -> None:
    """Refuse what was spelled with escapes; the file itself has been searched already."""
    if found := CONTROL.search(text):
        raise PackFileError("E13", line, column, "file", sign=f"U+{ord(found[0]):04X}")
