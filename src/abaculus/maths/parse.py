"""Parses text typed by a person or stored by a program into an expression."""

import re
from typing import Final, Literal

from abaculus.errors import ParseError
from abaculus.maths import expr
from abaculus.maths.expr import Expr, Sign
from abaculus.maths.glyphs import FRACTION_LINE, FRACTIONS, LOWERED, OVERLINE, RAISED

LONGEST_TEXT: Final = 1_000
DEEPEST_NESTING: Final = 50

_SIGNS: Final = {
    "+": Sign.PLUS,
    **dict.fromkeys("-−–", Sign.MINUS),
    **dict.fromkeys("*×xX·", Sign.TIMES),
    **dict.fromkeys("/÷:", Sign.DIVIDED_BY),
}
_SMALL: Final[dict[str, Literal[2, 3, 4]]] = {"2": 2, "3": 3, "4": 4}
_POWERS: Final[dict[str, Literal[2, 3, 4]]] = {"²": 2, "³": 3, "⁴": 4}
_ROOTS: Final[dict[str, Literal[2, 3, 4]]] = {"√": 2, "∛": 3, "∜": 4}
_FRACTIONS: Final = {glyph: parts for parts, glyph in FRACTIONS.items()}
_FIGURES: Final = str.maketrans(RAISED + LOWERED, "0123456789" * 2)
_KNOWN: Final = frozenset("0123456789(),.~^r{}").union(
    _SIGNS, _POWERS, _ROOTS, _FRACTIONS, RAISED, LOWERED, FRACTION_LINE
)

_NUMBER: Final = re.compile(
    rf"([0-9]+)(?:([,.])((?:[0-9](?!{OVERLINE}))*)(?:~([0-9]+)|((?:[0-9]{OVERLINE})+))?)?"
)
_FRACTION: Final = re.compile(
    rf"\{{\s*([0-9]+)\s*/\s*([0-9]+)\s*\}}|([{RAISED}]+){FRACTION_LINE}([{LOWERED}]+)"
)


class ExprError(ParseError, ValueError):
    """A text that is not a calculation: where it goes wrong, counted from 0, and why."""

    def __init__(self, position: int, reason: str) -> None:
        super().__init__(position, reason)
        self.position = position
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.reason} (character {self.position + 1})"


def parse(text: str) -> Expr:
    """The expression of a text: powers, roots, × ÷, + −, each from left to right.

    A minus before a number is allowed only at the start and after an opening bracket. A root
    covers the factor after it with its power; `r216` is the square root of 16.
    """
    _check_size(text)
    reader = _ExprParser(text)
    expression = reader.member()
    reader.finish()
    return expression


def parse_chain(text: str) -> expr.Chain:
    """The parts a text says to be equal, such as `4*3=8+4`; one part if it holds no =."""
    _check_size(text)
    reader = _ExprParser(text)
    members = [reader.member()]
    while reader.passes("="):
        members.append(reader.member())
    reader.finish()
    return expr.Chain(tuple(members))


def _check_size(text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise ExprError(LONGEST_TEXT, f"The text is longer than {LONGEST_TEXT} characters.")
    if not text.strip():
        raise ExprError(0, "There is no calculation here.")
    depth = 0
    for position, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if depth > DEEPEST_NESTING:
            raise ExprError(position, f"Brackets are more than {DEEPEST_NESTING} deep.")


class _ExprParser:
    """A position in a text that advances as parts of the calculation are recognised."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._place = 0
        self._depth = 0

    def member(self) -> Expr:
        """A sum, up to its end."""
        result = self._product(leads=True)
        while sign := self._sign(Sign.PLUS, Sign.MINUS):
            result = expr.Operation(sign, result, self._product(leads=False))
        return result

    def passes(self, mark: str) -> bool:
        """Whether the mark comes next; if so, move past it."""
        is_there = self._next() == mark
        self._place += is_there
        return is_there

    def finish(self) -> None:
        """Raise ExprError if anything follows."""
        if self._next() == ")":
            raise ExprError(self._place, "This bracket was never opened.")
        if self._next():
            raise self._unexpected("A sign is missing here.")

    def _product(self, *, leads: bool) -> Expr:
        result = self._negative() if leads else self._factor()
        while sign := self._sign(Sign.TIMES, Sign.DIVIDED_BY):
            result = expr.Operation(sign, result, self._factor())
        return result

    def _negative(self) -> Expr:
        """A factor that may have a minus before it."""
        if self._sign(Sign.MINUS) is None:
            return self._factor()
        factor = self._factor()
        if isinstance(factor, expr.Number) and factor.numerator:
            return expr.Number(-factor.numerator)
        return expr.Negative(factor)

    def _factor(self) -> Expr:
        degree = self._small("r", _ROOTS, "A root is written r2, r3 or r4.")
        if degree:
            self._deeper()
            root = expr.Root(degree, self._factor())
            self._depth -= 1
            return root
        atom = self._group() if self._next() == "(" else self._literal()
        why = "A power is written ^2, ^3 or ^4."
        exponent = self._small("^", _POWERS, why)
        if not exponent:
            return atom
        place = self._place
        if self._small("^", _POWERS, why):
            raise ExprError(place, "A number takes only one power: use brackets.")
        return expr.Power(atom, expr.Number(exponent))

    def _group(self) -> expr.Parenthesis:
        opened = self._place
        self._deeper()
        self._place += 1
        inside = self.member()
        if not self._next():
            raise ExprError(opened, "This bracket is never closed.")
        if self._next() != ")":
            raise self._unexpected("A sign is missing here.")
        self._place += 1
        self._depth -= 1
        return expr.Parenthesis(inside)

    def _deeper(self) -> None:
        self._depth += 1
        if self._depth > DEEPEST_NESTING:
            reason = f"Roots and brackets are more than {DEEPEST_NESTING} deep."
            raise ExprError(self._place, reason)

    def _small(
        self, mark: str, glyphs: dict[str, Literal[2, 3, 4]], reason: str
    ) -> Literal[2, 3, 4] | None:
        """The small number after a mark, or in the one character for both."""
        character = self._next()
        if character == mark:
            figure = _SMALL.get(self._text[self._place + 1 : self._place + 2])
            if figure is None:
                raise ExprError(self._place, reason)
            self._place += 2
            return figure
        found = glyphs.get(character)
        self._place += found is not None
        return found

    def _literal(self) -> Expr:
        character = self._next()
        glyph = _FRACTIONS.get(character)
        if glyph:
            self._place += 1
            return expr.CommonFraction(*glyph)
        written = _FRACTION.match(self._text, self._place)
        if written:
            return self._fraction(written)
        if character == "{":
            raise ExprError(self._place, "A fraction is written like {1/2}.")
        return self._number()

    def _fraction(self, written: re.Match[str]) -> expr.CommonFraction:
        above, below = (figures.translate(_FIGURES) for figures in written.groups() if figures)
        if int(below) == 0:
            raise ExprError(self._place, "A fraction has no 0 below its line.")
        self._place = written.end()
        return expr.CommonFraction(int(above), int(below))

    def _number(self) -> expr.Number | expr.DecimalNumber:
        found = _NUMBER.match(self._text, self._place)
        if not found:
            raise self._unexpected("A number is missing here.")
        self._place = found.end()
        if self._text[self._place : self._place + 1] == "~":
            reason = "A period bar stands once, after the comma and before the digits that repeat."
            raise ExprError(self._place, reason)
        whole, comma, decimals, barred, overlined = found.groups("")
        if not comma:
            return expr.Number(int(whole))
        period = barred or overlined.replace(OVERLINE, "")
        if not decimals + period:
            raise ExprError(self._place, "Digits are missing after the comma.")
        return expr.DecimalNumber(int(whole), decimals, period)

    def _sign(self, *allowed: Sign) -> Sign | None:
        sign = _SIGNS.get(self._next())
        if sign not in allowed:
            return None
        self._place += 1
        return sign

    def _next(self) -> str:
        """Move over blanks to the next character, which is empty at the end of the text."""
        while self._text[self._place : self._place + 1].isspace():
            self._place += 1
        return self._text[self._place : self._place + 1]

    def _unexpected(self, reason: str) -> ExprError:
        character = self._next()
        if character == "=":
            reason = "An equals sign does not belong here."
        elif character and character not in _KNOWN:
            reason = "This character means nothing in a calculation."
        return ExprError(self._place, reason)
