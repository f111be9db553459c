"""Figures that can be drawn in characters; the others are only described."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from abaculus.questions.figures import Figure
from abaculus.questions.renderer import text

_TILES: Final = str.maketrans({"#": "■", "o": "▨", ".": "□"})


def draw_figure(figure: Figure | None) -> Iterator[str]:
    """Rows of small squares and bar charts, as lines."""
    for kind, *parts in () if figure is None else figure.items:
        if kind == "tiles":
            yield from (f"  {' '.join(row.translate(_TILES))}".rstrip() for row in parts[2])
        elif kind == "bars":
            yield from _draw_bars(parts[2], parts[3], parts[4])


def _draw_bars(heights: Sequence[int], names: Sequence[Any], step: int) -> Iterator[str]:
    """Horizontal bars, one character per step of the scale and one for the remainder."""
    labels = [text().value(name) for name in names]
    width = max(map(len, labels))
    for label, height in zip(labels, heights, strict=True):
        whole, rest = divmod(height, step)
        yield f"  {label.rjust(width)}  {'█' * whole}{'▌' if rest else ''}"
