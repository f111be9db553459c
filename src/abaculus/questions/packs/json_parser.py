"""Parses JSON token by token, so that every value has its place and no name occurs twice."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from abaculus.questions.packs.document_builder import DocumentBuilder
from abaculus.questions.packs.source_map import PackFileError, Raw, SourceDocument

_TOKEN: Final = re.compile(
    r'[ \t\r]*+(?:("[^"\\\x00-\x1f]*+(?:\\.[^"\\\x00-\x1f]*+)*+")|([{}\[\]:,])'
    r"|(-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?)|(true|false|null)|(\n))"
)
_BLANKS: Final = re.compile(r"[ \t\r]*+")
_INT: Final = re.compile(r"-?[0-9]{1,18}")
_WORDS: Final = {"true": True, "false": False, "null": None}
_ENDS: Final = {"}": "object", "]": "list"}


def parse_json(text: str) -> SourceDocument:
    """The value of a text; raises PackFileError."""
    if not text.strip():
        raise PackFileError("E18", 1, 1, "file")
    reading = _JsonParser()
    line, start, at, end = 1, 0, 0, len(text.rstrip())
    while at < end:
        found = _TOKEN.match(text, at)
        if found is None:
            at = _after_blanks(text, at)
            raise _syntax_error(
                line, at - start + 1, f"“{text[at]}” begins nothing that JSON knows"
            )
        at = found.end()
        kind = found.lastindex or 0
        if kind == 5:
            line, start = line + 1, at
        else:
            reading.take(found[kind], kind, line, found.start(kind) - start + 1)
    return reading.finished(line, at - start + 1)


def _after_blanks(text: str, at: int) -> int:
    found = _BLANKS.match(text, at)
    return found.end() if found else at


class _JsonParser:
    """What was parsed so far, and what may come next: value, name, sign."""

    def __init__(self) -> None:
        self._growing = DocumentBuilder()
        self._wants = "value"
        """`value`, `value or end`, `name`, `name or end`, `colon`, `sign`, or empty at the end."""

    def take(self, token: str, kind: int, line: int, column: int) -> None:
        """Take the next token."""
        if kind == 2:
            self._sign(token, line, column)
        elif self._wants in ("name", "name or end"):
            if kind != 1:
                raise _syntax_error(
                    line, column, f"the name of a field is wanted, not “{token[:20]}”"
                )
            self._growing.name(_string(token, line, column), line, column)
            self._wants = "colon"
        elif self._wants in ("value", "value or end"):
            self._growing.scalar(_plain(token, kind, line, column), line, column)
            self._wants = "sign"
        else:
            raise _syntax_error(
                line, column, f"“{token[:20]}” comes where {self._expected()} is wanted"
            )

    def finished(self, line: int, column: int) -> SourceDocument:
        """The whole document."""
        if self._growing.done is None:
            raise _syntax_error(line, column, "the file ends too soon")
        return self._growing.done

    def _expected(self) -> str:
        if self._growing.done is not None:
            return "nothing more"
        return "a colon" if self._wants == "colon" else "a comma or an end"

    def _sign(self, sign: str, line: int, column: int) -> None:
        growing = self._growing
        if sign in "{[" and self._wants in ("value", "value or end"):
            growing.begin(sign == "{", line, column)
            self._wants = "name or end" if sign == "{" else "value or end"
        elif (
            sign in "}]"
            and growing.inside == _ENDS[sign]
            and (self._wants == "sign" or self._wants.endswith("end"))
        ):
            growing.end()
            self._wants = "sign"
        elif sign == ":" and self._wants == "colon":
            self._wants = "value"
        elif sign == "," and self._wants == "sign" and growing.inside:
            self._wants = "name" if growing.inside == "object" else "value"
        else:
            raise _syntax_error(line, column, f"“{sign}” has no place here")


def _plain(token: str, kind: int, line: int, column: int) -> Raw:
    if kind == 1:
        return _string(token, line, column)
    if kind == 4:
        return _WORDS[token]
    return int(token) if _INT.fullmatch(token) else token


def _string(token: str, line: int, column: int) -> str:
    if "\\" not in token:
        return token[1:-1]
    try:
        return msgspec.json.decode(token, type=str)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise _syntax_error(line, column, "a sign after \\ means nothing") from error


def _syntax_error(line: int, column: int, reason: str) -> PackFileError:
    return PackFileError("E14", line, column, "file", reason=reason)
