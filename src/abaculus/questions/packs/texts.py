"""An author's text: words, variables in braces, mathematics between dollar signs."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from abaculus.errors import QuestionError
from abaculus.maths.answers.values import Value
from abaculus.maths.formulas.builders import jux
from abaculus.maths.formulas.tree import Formula
from abaculus.questions.packs.evaluate import evaluate
from abaculus.questions.packs.expressions import ExpressionError, PackExpression, parse_expression
from abaculus.questions.packs.names import suggest_name
from abaculus.questions.packs.number_spellings import spellings
from abaculus.questions.packs.tex_parser import TexError, parse_tex
from abaculus.questions.packs.variables import Assignment, values_of

_HTML: Final = re.compile(r"</?[A-Za-z][^<>]{0,80}>|<!--|&(?:[A-Za-z]{2,10}|#[0-9]{1,6});")
_PIECE: Final = re.compile(r"\\[$\\{}]|\$|\{|\}")
_AFTER_SIGN: Final = re.compile(r"[-−+×·÷*/^]\s*$|[0-9]\s*:\s*$")


class TextError(QuestionError):
    """An invalid text: the code and the values of its sentence."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


class TextTemplate(msgspec.Struct, frozen=True):
    """A parsed text: words, and formulas with open variables."""

    parts: tuple[Formula, ...]
    sums: dict[str, PackExpression]
    """Calculations inside braces, by their text."""
    form: str = "any"
    """How their values are written."""

    def fill(self, drawn: Assignment) -> Formula:
        """The text with its variables replaced; raises MalformedError if a calculation fails."""
        if not drawn and not self.sums:
            return _combine_parts(self.parts)
        known: dict[str, Formula] = {name: one.shown for name, one in drawn.items()}
        given: Mapping[str, Value] = values_of(drawn)
        for name, expression in self.sums.items():
            known[name] = next(spellings(evaluate(expression, given), self.form))
        parts: list[Formula] = []
        for part in self.parts:
            value = _replace_variables(part, known)
            is_bare = isinstance(part, tuple) and part[0] == "var"
            if is_bare and _is_negative(value) and parts and _is_after_sign(parts):
                value = ("()", value)
            parts.append(value)
        return _combine_parts(tuple(parts))


def _combine_parts(parts: tuple[Formula, ...]) -> Formula:
    """The parts as one formula; mathematics alone stays mathematics."""
    if len(parts) == 1 and not (isinstance(parts[0], str) or _is_raw(parts[0])):
        return parts[0]
    return ("written", *parts)


def _is_raw(part: Formula) -> bool:
    return isinstance(part, tuple) and part[0] == "raw"


def _is_negative(value: Formula) -> bool:
    if isinstance(value, int):
        return value < 0
    return isinstance(value, tuple) and (
        value[0] == "neg" or (value[0] == "dec" and isinstance(value[1], int) and value[1] < 0)
    )


def _is_after_sign(parts: list[Formula]) -> bool:
    last = parts[-1]
    if not isinstance(last, tuple) or last[0] != "raw":
        return False
    before = str(last[1])
    is_colon = before.strip() == ":" and len(parts) > 1
    return is_colon or _AFTER_SIGN.search(before) is not None


def _replace_variables(part: Formula, known: Mapping[str, Formula]) -> Formula:
    """A formula with its variables replaced; authors' formulas are never deep."""
    if not isinstance(part, tuple):
        return part
    if part[0] == "var":
        return known[str(part[1])]
    inside = tuple(_replace_variables(one, known) for one in part[1:])
    if part[0] == "jux":
        return jux(*inside)
    if part[0] == "()" and isinstance(inside[0], tuple) and inside[0][0] == "()":
        return inside[0]
    return (part[0], *inside)


def parse_text(text: str, names: Collection[str] = (), *, comma: bool = False) -> TextTemplate:
    """The parts of a text; raises TextError."""
    found = _HTML.search(text)
    if found:
        raise TextError("E42", text=found[0])
    return _TextParser(text, names, comma=comma).whole()


class _TextParser:
    """One pass over a text."""

    def __init__(self, text: str, names: Collection[str], *, comma: bool) -> None:
        self._text = text
        self._names = names
        self._comma = comma
        self._parts: list[Formula] = []
        self._plain = ""
        self._sums: dict[str, PackExpression] = {}

    def whole(self) -> TextTemplate:
        """The whole text."""
        text = self._text
        at = 0
        while found := _PIECE.search(text, at):
            self._plain += text[at : found.start()]
            at = self._piece(found)
        self._plain += text[at:]
        self._flush()
        return TextTemplate(tuple(self._parts), self._sums)

    def _piece(self, found: re.Match[str]) -> int:
        sign, start = found[0], found.start()
        if sign[0] == "\\":
            self._plain += sign[1]
            return found.end()
        if sign == "}":
            raise TextError("E45", at=start + 1)
        self._flush()
        return self._mathematics(start) if sign == "$" else self._variable(start)

    def _flush(self) -> None:
        if self._plain:
            self._parts.append(("raw", self._plain))
            self._plain = ""

    def _variable(self, start: int) -> int:
        end = self._text.find("}", start)
        if end < 0:
            raise TextError("E45", at=start + 1)
        name = self._text[start + 1 : end].strip()
        if name.startswith("="):
            self._calculation(name, start)
        elif name not in self._names:
            raise TextError("E41", name=name[:40], meant=suggest_name(name, self._names))
        self._parts.append(("var", name))
        return end + 1

    def _calculation(self, name: str, start: int) -> None:
        try:
            self._sums[name] = parse_expression(name[1:], self._names)
        except ExpressionError as bad:
            if bad.name:
                known = suggest_name(bad.name, self._names)
                raise TextError("E41", name=bad.name[:40], meant=known) from bad
            raise TextError("E43", at=start + 1, reason=str(bad)) from bad

    def _mathematics(self, start: int) -> int:
        end = start
        while True:
            end = self._text.find("$", end + 1)
            if end < 0:
                raise TextError("E40", at=start + 1)
            if self._text[end - 1] != "\\":
                break
        inside = self._text[start + 1 : end]
        try:
            formula = parse_tex(inside, self._names, comma=self._comma)
        except TexError as bad:
            raise TextError("E43", at=start + bad.at + 2, reason=str(bad)) from bad
        for name in _calculations(formula):
            self._calculation(name, start)
        self._parts.append(("jux", formula) if isinstance(formula, str) else formula)
        return end + 1


def _calculations(formula: Formula) -> list[str]:
    waiting: list[Formula] = [formula]
    found: list[str] = []
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple):
            if part[0] == "var" and str(part[1]).startswith("="):
                found.append(str(part[1]))
            waiting += part[1:]
    return found
