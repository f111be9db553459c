# hot: compiled with mypyc where possible
"""Pieces in a row as mathematics (5.8): members, numbers, terms, and the first thing wrong.

A sign is judged as soon as its right operand is read, and an operand is read as far as it extends;
what cannot follow it is found after that.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NoReturn

from abaculus.games.pytagora.equality.numbers import parse_number
from abaculus.games.pytagora.equality.terms import LineTerms
from abaculus.games.pytagora.equality.values import Arithmetic, Value
from abaculus.games.pytagora.kinds import DIGITS, FRACTIONS, POWERS, ROOTS
from abaculus.games.pytagora.refusals import (
    MisreadError,
    division_not_whole,
    even_root_of_negative,
    expression_fault,
    misplaced_comma,
    misplaced_period,
    missing_side,
    pointless_bracket,
    root_not_rational,
    stacked_power,
    too_deep,
    unclosed_bracket,
    unopened_bracket,
    zero_fault,
)
from abaculus.kernel.messages import Refusal
from abaculus.maths.errors import TooDeepError
from abaculus.maths.surds import Surd

DEEPEST: Final = 50
"""The deepest nesting of brackets and roots; the box has fewer than half as many."""

_FRACTIONS: Final = {kind: Fraction(kind[1:-1]) for kind in FRACTIONS}
_DEGREES: Final = {kind: int(kind[1]) for kind in (*POWERS, *ROOTS)}


class TermSpan:
    """A chain of × and ÷: where its factors begin and end, and where its signs are."""

    def __init__(self, member: int, start: int, end: int) -> None:
        self.member = member
        self.starts: list[int] = [start]
        self.ends: list[int] = [end]
        self.signs: list[int] = []


class ParsedLine:
    """A parsed line, with all that its points depend on."""

    def __init__(self, pieces: tuple[str, ...]) -> None:
        self.pieces = pieces
        self.arithmetic = Arithmetic()
        self.values: list[Value] = []
        """The value of each member."""
        self.starts: list[int] = []
        """Where each member begins."""
        self.ends: list[int] = []
        self.numbers: list[tuple[int, int, int, int]] = []
        """Member, begin, end of the whole part, end."""
        self.terms: list[TermSpan] = []
        """Those with a sign, inner ones first."""
        self.raised: list[tuple[int, int, int, int]] = []
        """Powers and roots: member, place of the piece, begin and end of its operand."""


def parse_line(terms: LineTerms, pieces: tuple[str, ...]) -> ParsedLine | Refusal:
    """Parse a line member by member; returns it or the first fault."""
    reading = ParsedLine(pieces)
    try:
        start = 0
        for place, piece in enumerate(pieces):
            if piece == "=":
                _LineReader(terms, reading, start, place).member()
                start = place + 1
        _LineReader(terms, reading, start, len(pieces)).member()
    except MisreadError as misread:
        return misread.refusal
    except TooDeepError:
        return too_deep(pieces)
    return reading


class _LineReader:
    """A position in a member that advances as parts are recognised."""

    def __init__(self, terms: LineTerms, reading: ParsedLine, start: int, end: int) -> None:
        self.unary = terms.unary_minus
        self.whole_division = terms.whole_division
        self.rational_roots = terms.rational_roots
        self.reading = reading
        self.pieces = reading.pieces
        self.arithmetic = reading.arithmetic
        self.number = len(reading.values)
        self.start = start
        self.end = end
        self.place = start
        self.operations = 0
        """How many operations the innermost open bracket has had so far."""
        self.nested = 0

    def member(self) -> None:
        reading = self.reading
        if self.start == self.end:
            raise missing_side(self.pieces, self.start)
        value = self.sum(0)
        reading.values.append(value)
        reading.starts.append(self.start)
        reading.ends.append(self.end)

    def sum(self, depth: int) -> Value:
        pieces = self.pieces
        value: Value
        if self.unary and self.place < self.end and pieces[self.place] == "-":
            self.place += 1
            self.operations += 1
            value = self.arithmetic.subtracted(0, self.term(depth))
        else:
            value = self.term(depth)
        while self.place < self.end:
            sign = pieces[self.place]
            if sign == "+":
                self.place += 1
                value = self.arithmetic.added(value, self.term(depth))
            elif sign == "-":
                self.place += 1
                value = self.arithmetic.subtracted(value, self.term(depth))
            else:
                break
            self.operations += 1
        return value

    def term(self, depth: int) -> Value:
        """Read a chain of × and ÷, up to + or −, the end, or the closing bracket."""
        start = self.place
        value = self.factor(depth)
        term: TermSpan | None = None
        while self.place < self.end:
            place = self.place
            sign = self.pieces[place]
            if sign == "*" or sign == "/":
                if term is None:
                    term = TermSpan(self.number, start, place)
                self.place = place + 1
                right = self.factor(depth)
                term.signs.append(place)
                term.starts.append(place + 1)
                term.ends.append(self.place)
                value = self.joined(value, right, start, place)
                self.operations += 1
            elif sign == "+" or sign == "-" or (sign == ")" and depth):
                break
            else:
                self.refuse_what_follows(sign)
        if term is not None:
            self.reading.terms.append(term)
        return value

    def joined(self, left: Value, right: Value, start: int, place: int) -> Value:
        """The product or quotient, judged by the values of both sides of the sign."""
        times = self.pieces[place] == "*"
        right_is_zero = right == 0 if isinstance(right, int) else self.arithmetic.sign(right) == 0
        left_is_zero = left == 0 if isinstance(left, int) else self.arithmetic.sign(left) == 0
        if right_is_zero or left_is_zero:
            raise zero_fault(
                self.pieces, start, place, self.place, times, left_is_zero, right_is_zero
            )
        if times:
            return self.arithmetic.multiplied(left, right)
        value = self.arithmetic.divided(left, right)
        if self.whole_division and not self.is_whole(value):
            raise division_not_whole(self.pieces[start : self.place], value)
        return value

    def is_whole(self, value: Value) -> bool:
        fraction = self.arithmetic.fraction(value)
        return fraction is not None and fraction.denominator == 1

    def factor(self, depth: int) -> Value:
        place = self.place
        if place == self.end:
            raise expression_fault(self.pieces, self.start, self.end, place, "last")
        piece = self.pieces[place]
        if piece in ROOTS:
            return self.root(depth, place, piece)
        if piece in DIGITS:
            value = self.digits()
        elif piece == "(":
            value = self.bracket(depth + 1, place)
        elif piece in _FRACTIONS:
            self.place = place + 1
            value = _FRACTIONS[piece]
        else:
            self.refuse_as_operand(piece, depth)
        if self.place < self.end:
            power = self.pieces[self.place]
            if power in POWERS:
                self.reading.raised.append((self.number, self.place, place, self.place))
                self.place += 1
                self.operations += 1
                value = self.arithmetic.powered(value, _DEGREES[power])
        return value

    def root(self, depth: int, place: int, piece: str) -> Value:
        self.go_deeper()
        self.place = place + 1
        radicand = self.factor(depth)
        self.nested -= 1
        self.operations += 1
        self.reading.raised.append((self.number, place, place + 1, self.place))
        degree = _DEGREES[piece]
        if degree != 3 and self.arithmetic.sign(radicand) < 0:
            raise even_root_of_negative(self.pieces[place : self.place], radicand)
        value = self.arithmetic.rooted(radicand, degree)
        if self.rational_roots and isinstance(value, Surd):
            raise root_not_rational(self.pieces[place : self.place], value)
        return value

    def bracket(self, depth: int, place: int) -> Value:
        self.go_deeper()
        outside = self.operations
        self.operations = 0
        self.place = place + 1
        value = self.sum(depth)
        if self.place == self.end:
            raise unclosed_bracket(self.pieces, place, self.end)
        self.place += 1
        if not self.operations:
            raise pointless_bracket(self.pieces, place, self.place)
        self.operations = outside
        self.nested -= 1
        return value

    def go_deeper(self) -> None:
        self.nested += 1
        if self.nested > DEEPEST:
            raise TooDeepError

    def digits(self) -> Value:
        start = self.place
        value, whole, end = parse_number(self.pieces, self.start, start, self.end)
        self.place = end
        self.reading.numbers.append((self.number, start, whole, end))
        return value

    def refuse_what_follows(self, piece: str) -> NoReturn:
        """Why this piece cannot follow a complete operand."""
        place = self.place
        if piece == ")":
            raise unopened_bracket(self.pieces, self.start, place)
        if piece == ",":
            raise misplaced_comma(self.pieces, self.start, self.end, place)
        if piece == "~":
            raise misplaced_period(self.pieces, self.start, self.end, place)
        if piece in POWERS:
            raise stacked_power(self.pieces, place)
        raise expression_fault(self.pieces, self.start, self.end, place, "join")

    def refuse_as_operand(self, piece: str, depth: int) -> NoReturn:
        """Why an operand cannot begin with this piece."""
        place = self.place
        if piece == ")" and not depth:
            raise unopened_bracket(self.pieces, self.start, place)
        if piece == ",":
            raise misplaced_comma(self.pieces, self.start, self.end, place)
        if piece == "~":
            raise misplaced_period(self.pieces, self.start, self.end, place)
        first = place == self.start or self.pieces[place - 1] == "("
        why = "first" if first else "double"
        if first and piece == "-" and not self.unary:
            why = "minus"
        raise expression_fault(self.pieces, self.start, self.end, place, why)
