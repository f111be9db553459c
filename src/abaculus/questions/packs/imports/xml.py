"""XML as a small tree with line numbers: no document type, no custom entities, nothing fetched.

The standard library's expat is used as it is: it knows line numbers, it loads nothing by itself,
and the refusal comes at `<!DOCTYPE`, before an entity could be declared.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from xml.parsers import expat

from abaculus.questions.packs.imports.report import ImportFileError

_DEEPEST: Final = 32
_MOST_ELEMENTS: Final = 120_000
_CHUNK: Final = 1 << 16


class Element:
    """An element: its name, attributes, text and children."""

    def __init__(self, name: str, attributes: dict[str, str], line: int) -> None:
        self.name = name
        self.attributes = attributes
        self.line = line
        self.children: list[Element] = []
        self.pieces: list[str] = []

    @property
    def text(self) -> str:
        """Its own text."""
        return "".join(self.pieces).strip()

    def all(self, name: str) -> Iterator[Element]:
        """The children with a name."""
        return (child for child in self.children if child.name == name)

    def first(self, *path: str) -> Element | None:
        """The element at the end of a path of names, each the first of its name."""
        found: Element | None = self
        for name in path:
            found = next(found.all(name), None) if found else None
        return found

    def text_at(self, *path: str) -> str:
        """The text at the end of a path; empty if there is none."""
        found = self.first(*path)
        return found.text if found else ""


class _Builder:
    """Builds the tree while expat parses."""

    def __init__(self) -> None:
        self.top = Element("", {}, 0)
        self._open = [self.top]
        self._count = 0
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._data
        self.parser.StartDoctypeDeclHandler = self._refuse_doctype

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        line = self.parser.CurrentLineNumber
        self._count += 1
        if self._count > _MOST_ELEMENTS:
            raise ImportFileError(f"there are more than {_MOST_ELEMENTS} elements", line)
        if len(self._open) > _DEEPEST:
            raise ImportFileError(f"elements are nested more than {_DEEPEST} deep", line)
        element = Element(name, attributes, line)
        self._open[-1].children.append(element)
        self._open.append(element)

    def _end(self, _name: str) -> None:
        self._open.pop()

    def _data(self, data: str) -> None:
        self._open[-1].pieces.append(data)

    def _refuse_doctype(self, *_: object) -> None:
        raise ImportFileError("a DOCTYPE is not allowed", self.parser.CurrentLineNumber)


def read_xml(data: bytes) -> Element:
    """The root of a document; raises ImportFileError."""
    builder = _Builder()
    try:
        for start in range(0, len(data), _CHUNK):
            builder.parser.Parse(data[start : start + _CHUNK], start + _CHUNK >= len(data))
    except expat.ExpatError as fault:
        reason = expat.ErrorString(fault.code)
        raise ImportFileError(f"this is not valid XML: {reason}", fault.lineno) from fault
    except (LookupError, ValueError) as fault:
        if isinstance(fault, ImportFileError):
            raise
        raise ImportFileError("this XML is in an encoding that cannot be read") from fault
    return builder.top.children[0]
