# hot: compiled with mypyc where possible
"""The points of a line, piece by piece, and why (section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abaculus.games.pytagora.equality.parse import ParsedLine, TermSpan
from abaculus.games.pytagora.equality.terms import Count
from abaculus.games.pytagora.kinds import DIGITS

EMPTY_HAND: Final = 3
"""The points for emptying the hand."""

_SEVERAL: Final = -1


class _Sheet:
    """The points of a line while the exceptions are being found."""

    def __init__(self, worths: dict[str, int], pieces: tuple[str, ...]) -> None:
        self.pieces = pieces
        self.points: list[int] = [worths[piece] for piece in pieces]
        self.why: list[str] = [""] * len(pieces)
        self.places: list[int] = [0] * len(pieces)
        self.further = worths["place"]
        self.plain = worths["plain"]

    def lower(self, place: int, why: str) -> None:
        """Lower a piece to its plain points; an exception never adds any."""
        if self.points[place] > self.plain:
            self.points[place] = self.plain
            self.why[place] = why

    def lower_digits(self, start: int, end: int, why: str) -> None:
        for place in range(start, end):
            if self.pieces[place] in DIGITS:
                self.lower(place, why)


def counts_in(
    worths: dict[str, int], reading: ParsedLine, crossed: Sequence[bool], start: int = 0
) -> tuple[Count, ...]:
    """The count of each piece from a place on; if that is not the first, only new pieces score."""
    pieces = reading.pieces
    sheet = _Sheet(worths, pieces)
    _count_places(sheet, reading)
    _count_same_numbers(sheet, reading)
    if reading.terms:
        _count_signs(sheet, reading)
    if reading.raised:
        _count_powers(sheet, reading)
    counts: list[Count] = []
    for place in range(start, len(pieces)):
        is_crossed = crossed[place - start]
        if is_crossed and start:
            counts.append(Count(pieces[place], 0, "crossed", sheet.places[place], True))
        else:
            points, why = sheet.points[place], sheet.why[place]
            counts.append(Count(pieces[place], points, why, sheet.places[place], is_crossed))
    return tuple(counts)


def best_new_piece(counts: Sequence[Count]) -> int | None:
    """The new piece with the most points, the first of several; None if none has any."""
    best: int | None = None
    most = 0
    for place, count in enumerate(counts):
        if count.points > most and not count.is_crossed:
            best, most = place, count.points
    return best


def format_part(pieces: tuple[str, ...], start: int, end: int) -> str:
    """The text of a part, without brackets around all of it."""
    if pieces[start] == "(" and pieces[end - 1] == ")":
        depth = 0
        for place in range(start, end):
            if pieces[place] == "(":
                depth += 1
            elif pieces[place] == ")":
                depth -= 1
                if not depth:
                    if place == end - 1:
                        return "".join(pieces[start + 1 : end - 1])
                    break
    return "".join(pieces[start:end])


def _count_places(sheet: _Sheet, reading: ParsedLine) -> None:
    for _, start, whole, end in reading.numbers:
        if whole - start > 1:
            for place in range(start, whole - 1):
                _set_place(sheet, place, whole - 1 - place, whole - 1 - place)
        if end > whole:
            decimal = 0
            for place in range(whole + 1, end):
                if sheet.pieces[place] != "~":
                    decimal += 1
                    _set_place(sheet, place, -decimal, decimal - 1)


def _set_place(sheet: _Sheet, place: int, power: int, steps: int) -> None:
    sheet.places[place] = power
    if steps and sheet.further:
        sheet.points[place] += steps * sheet.further
        sheet.why[place] = "place"


def _count_same_numbers(sheet: _Sheet, reading: ParsedLine) -> None:
    """Count a number that another member has too (6.2)."""
    pieces = sheet.pieces
    owners: dict[str, int] = {}
    names: list[str] = []
    for member, start, _, end in reading.numbers:
        name = pieces[start] if end == start + 1 else "".join(pieces[start:end])
        names.append(name)
        _note(owners, name, member)
    for name, (_, start, _, end) in zip(names, reading.numbers, strict=True):
        if owners[name] == _SEVERAL:
            sheet.lower_digits(start, end, "same-number")


def _note(owners: dict[str, int], name: str, member: int) -> None:
    """Record the only member that has something of this name."""
    if owners.setdefault(name, member) != member:
        owners[name] = _SEVERAL


def _count_signs(sheet: _Sheet, reading: ParsedLine) -> None:
    """Count × and ÷ by 1, n ÷ n, and terms that another member has too (6.3)."""
    owners: dict[str, int] = {}
    names: list[str] = []
    for term in reading.terms:
        _count_simple_signs(sheet, term)
        name = _name_of(sheet.pieces, term)
        names.append(name)
        _note(owners, name, term.member)
    for name, term in zip(names, reading.terms, strict=True):
        if owners[name] == _SEVERAL:
            for sign in term.signs:
                sheet.lower(sign, "same-term")


def _count_simple_signs(sheet: _Sheet, term: TermSpan) -> None:
    pieces = sheet.pieces
    begin = term.starts[0]
    for number, sign in enumerate(term.signs):
        end = term.ends[number + 1]
        left = format_part(pieces, begin, sign)
        right = format_part(pieces, sign + 1, end)
        if right == "1" or (left == "1" and pieces[sign] == "*"):
            sheet.lower(sign, "by-one")
        if pieces[sign] == "/" and left == right:
            sheet.lower(sign, "n-by-n")
            sheet.lower_digits(begin, end, "n-by-n")


def _name_of(pieces: tuple[str, ...], term: TermSpan) -> str:
    """The factors and the divisors of a term, in any order."""
    factors = [format_part(pieces, term.starts[0], term.ends[0])]
    divisors: list[str] = []
    for number, sign in enumerate(term.signs):
        part = format_part(pieces, term.starts[number + 1], term.ends[number + 1])
        if pieces[sign] == "*":
            factors.append(part)
        else:
            divisors.append(part)
    factors.sort()
    divisors.sort()
    return f"{' '.join(factors)} over {' '.join(divisors)}"


def _count_powers(sheet: _Sheet, reading: ParsedLine) -> None:
    """Count roots and powers of 1 and 0, and those that another member has too (6.4)."""
    pieces = sheet.pieces
    owners: dict[str, int] = {}
    names: list[str] = []
    for member, place, start, end in reading.raised:
        operand = format_part(pieces, start, end)
        if operand == "1" or operand == "0":
            sheet.lower(place, "of-one")
        name = f"{pieces[place]} {operand}"
        names.append(name)
        _note(owners, name, member)
    for name, (_, place, _, _) in zip(names, reading.raised, strict=True):
        if owners[name] == _SEVERAL:
            sheet.lower(place, "same-root")
