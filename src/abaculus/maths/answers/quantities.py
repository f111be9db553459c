"""Numbers with what may follow them: one or more units, or a percent sign in words."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from msgspec import Struct

from abaculus.maths.answers import values
from abaculus.maths.answers.evaluation import value
from abaculus.maths.answers.number_words import number_word
from abaculus.maths.answers.parser import Parser
from abaculus.maths.answers.styles import AnswerStyle
from abaculus.maths.answers.tree import whole
from abaculus.maths.answers.units import CURRENCY, Unit, parse_unit
from abaculus.maths.answers.values import Value
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.maths.expr import Expr, Negative

_PERCENT: Final = re.compile(
    r" ?(?:percent|per cent|per cento|pour cent|prozent|procent[aoy]?|por ciento|pct)\.?$",
    re.IGNORECASE,
)


_HOURLY: Final = re.compile(r" (?:all|[aà] l|l)'(?=(?:ora|heure|h)\b)", re.IGNORECASE)


class Quantity(Struct, frozen=True):
    """A number and its unit, as written."""

    tree: Expr
    unit: Unit | None = None
    more: tuple[tuple[Expr, Unit], ...] = ()
    """Further parts, as in `4 m 5 cm`."""
    unit_text: str = ""
    is_double: bool = False
    """Whether a numeral in it can be read in two ways."""

    def amounts(self, asked: Unit | None = None) -> tuple[Value, ...]:
        """The value in the asked unit; two where a numeral can be read in two ways."""
        first = self._amount(asked, other=False)
        if not self.is_double:
            return (first,)
        return (first, self._amount(asked, other=True))

    def _amount(self, asked: Unit | None, *, other: bool) -> Value:
        total = self._scaled(self.tree, self.unit, asked, other=other)
        for tree, unit in self.more:
            part = self._scaled(tree, unit, asked, other=other)
            if isinstance(self.tree, Negative):
                part = values.negate(part)
            total = values.add(total, part)
        return total

    def _scaled(self, tree: Expr, unit: Unit | None, asked: Unit | None, *, other: bool) -> Value:
        amount = value(tree, other=other)
        if unit is None or asked is None:
            return amount
        ratio = unit.in_terms_of(asked)
        if ratio is None:
            raise MalformedError("unit_dimension")
        return amount if ratio == Fraction(1) else values.multiply(amount, ratio)


def parse_quantity(text: str, style: AnswerStyle) -> Quantity:
    """A number with or without a unit; raises MalformedError."""
    if (style.profile.words and text[0].isalpha()) and (
        (number := number_word(text, style.language)) is not None
    ):
        return Quantity(whole(number))
    text = _HOURLY.sub(" per ", _PERCENT.sub("%", text))
    if found := CURRENCY.match(text):
        text = f"{found[1]}{text[found.end() :]} {found[2]}"
    parser = Parser(text, style)
    tree = parser.expression()
    if parser.is_done:
        return Quantity(tree, is_double=parser.is_double)
    if not parser.is_before_word:
        raise MalformedError("syntax")
    return _with_units(text, parser, tree, style)


def _with_units(text: str, first: Parser, tree: Expr, style: AnswerStyle) -> Quantity:
    at, is_double = first.end, first.is_double
    unit, end = _unit(text, at)
    unit_text = text[at:end].strip()
    more: list[tuple[Expr, Unit]] = []
    while end < len(text):
        parser = Parser(text, style, at=end)
        part = parser.expression()
        if isinstance(part, Negative) or not parser.is_before_word:
            raise MalformedError("syntax")
        is_double = is_double or parser.is_double
        next_unit, end = _unit(text, parser.end)
        ratio = next_unit.in_terms_of(unit)
        if ratio is None or values.compare(ratio, Fraction(1)) >= 0:
            raise MalformedError("syntax")
        more.append((part, next_unit))
        unit_text = text[at:].strip()
    return Quantity(tree, unit, tuple(more), unit_text, is_double)


def _unit(text: str, at: int) -> tuple[Unit, int]:
    found = parse_unit(text, at)
    if found is None:
        letter = text[at : at + 1]
        is_unit_like = letter.isalpha() or letter in "°€$£₹¢'\""
        raise MalformedError("unit_unknown" if is_unit_like else "syntax")
    unit, end = found
    if end < len(text) and text[end] == ".":
        end += 1
    while end < len(text) and text[end] == " ":
        end += 1
    if end < len(text) and text[end].isalpha():
        raise MalformedError("unit_unknown")
    return unit, end
