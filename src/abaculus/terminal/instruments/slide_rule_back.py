"""The back of the slide rule as lines of text: polygons, solids, formulas and constants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import pi, sqrt
from typing import Final

from abaculus.maths.instruments.slide_rule_back import SIDES, SOLIDS, polygon, solid
from abaculus.terminal.render.text import say

_WIDEST: Final = 75
"""The most columns of a small screen."""


def back_lines() -> Iterator[str]:
    """Everything printed on the back."""
    yield say("term-back-polygons")
    yield from _table("term-back-polygon-heads", _polygons())
    yield ""
    yield say("term-back-solids")
    yield from _table("term-back-solid-heads", _solids())
    yield ""
    yield say("term-back-circle", quarter=_format_value(pi / 4))
    yield say("term-back-sector")
    yield say("term-back-sphere", sixth=_format_value(pi / 6))
    golden = (1 + sqrt(5)) / 2
    values = {"pi": pi, "two": sqrt(2), "three": sqrt(3), "golden": golden}
    yield say(
        "term-back-constants", **{name: _format_value(value) for name, value in values.items()}
    )


def _polygons() -> Iterator[tuple[str, ...]]:
    for one in map(polygon, SIDES):
        angle = f"{one.angle:.4f}".rstrip("0").rstrip(".")
        lengths = (one.apothem, one.radius, one.area)
        name = say("term-back-polygon", sides=one.sides)
        yield (
            str(one.sides),
            name,
            angle,
            str(one.sum),
            str(one.diagonals),
            *map(_format_value, lengths),
        )


def _solids() -> Iterator[tuple[str, ...]]:
    for one in (solid(*kind) for kind in SOLIDS):
        counts = (one.faces, one.edges, one.corners)
        lengths = (one.surface, one.volume, one.inside, one.to_edges, one.to_corners)
        name = say("term-back-solid", faces=one.faces)
        yield name, *map(str, counts), *map(_format_value, lengths), f"{one.between:.2f}"


def _table(heads: str, rows: Iterator[tuple[str, ...]]) -> Iterator[str]:
    return align_columns([tuple(say(heads).split(" | ")), *rows])


def align_columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows with aligned columns, words to the left and numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    gap = "  " if sum(widths) + 2 * len(widths) <= _WIDEST else " "
    words = [not cell[:1].isdigit() for cell in rows[-1]]
    for row in rows:
        cells = zip(row, widths, words, strict=True)
        yield gap.join(c.ljust(w) if is_word else c.rjust(w) for c, w, is_word in cells).rstrip()


def _format_value(value: float) -> str:
    return f"{value:.4f}"
