"""The slide rule as lines of text, for people who see no pictures."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import log10

from abaculus.maths.instruments.slide_rule import END, ON_SLIDE, START, Scale, marks, place

_MARGIN = 4
"""The columns before the 1, for the scale's name, and after the 10."""
_SMALL = 3
_LONG, _SHORT, _HAIR = "│", "╷", "┊"
_HANGING: frozenset[Scale] = frozenset({"B", "D"})
"""Scales whose marks are above their numbers."""


def rule_lines(shift: Fraction, width: int, hair: Fraction | None = None) -> tuple[str, ...]:
    """K and A, then B, CI and C shifted to put the 1 of C at that place, then D, at this width."""
    slide = [line for scale in ON_SLIDE for line in _scale(scale, shift, width)]
    rows = [*_scale("K", START, width), *_scale("A", START, width)]
    rows += [_edge(width), *slide, _edge(width), *_scale("D", START, width)]
    if hair is None:
        return tuple(row.rstrip() for row in rows)
    at = _MARGIN + _column(hair, width)
    return tuple(_with_hair(row, at).rstrip() for row in rows)


def _column(at: Fraction, width: int) -> int:
    """The column of a place, counted from the 1 of D; text has no finer lengths."""
    return round((width - 1) * log10(at) / log10(END))


def _edge(width: int) -> str:
    return "─" * (width + 2 * _MARGIN)


def _with_hair(row: str, at: int) -> str:
    here = _HAIR if row[at] in " ─" else row[at]
    return row[:at] + here + row[at + 1 :]


def _scale(scale: Scale, shift: Fraction, width: int) -> Iterator[str]:
    strokes = [" "] * (width + 2 * _MARGIN)
    numbers = [*f"{scale:<{_MARGIN}}", *" " * (width + _MARGIN)]
    for mark in sorted(marks(scale), key=_rank_mark):
        at = shift * place(scale, mark)
        matters = _rank_mark(mark)
        if matters > _SMALL or not START <= at <= END:
            continue
        column = _MARGIN + _column(at, width)
        if strokes[column] == " ":
            strokes[column] = _LONG if matters < _SMALL else _SHORT
        label = str(mark)
        start = column - len(label) // 2
        around = slice(start - 1, start + len(label) + 1)
        if matters < _SMALL and not "".join(numbers[around]).strip():
            numbers[start : start + len(label)] = label
    rows = "".join(strokes), "".join(numbers)
    yield from rows if scale in _HANGING else reversed(rows)


def _rank_mark(mark: Fraction) -> int:
    """A sort key for numbers when room is short; small marks have none."""
    while mark >= 10:
        mark /= 10
    if mark.denominator == 1:
        return 0 if mark == 1 else 1 if mark in (2, 5) else 2
    return _SMALL if mark.denominator == 2 or (mark < 2 and mark.denominator in (5, 10)) else 4
