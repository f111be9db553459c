"""Why a line brings its points: each piece with its own, then the bonuses, then the sum."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from abaculus.games.pytagora.equality.scoring import EMPTY_HAND
from abaculus.games.pytagora.equality.terms import Count, Judged
from abaculus.games.pytagora.kinds import shown
from abaculus.games.pytagora.refusals import cell_name, formula
from abaculus.games.pytagora.signs import piece_face
from abaculus.kernel.messages import Formula
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Counted, Row

_PLACES: Final = {
    1: "why-ten",
    2: "why-hundred",
    3: "why-thousand",
    -2: "why-hundredth",
    -3: "why-thousandth",
}
_LESS: Final = {
    "same-number": "why-both-sides",
    "by-one": "why-by-one",
    "n-by-n": "why-by-itself",
    "same-term": "why-both-sides",
    "of-one": "why-of-one",
    "same-root": "why-both-sides",
}


class Sum(Struct, frozen=True):
    """The points of a line, explained."""

    formula: Text
    strip: tuple[Counted[Text], ...]
    rows: tuple[Row[Text], ...]
    total: Row[Text]


def summed(judged: Judged) -> Sum:
    """The line piece by piece, the rows of its sum, and what they make together."""
    line = judged.equality
    pieces = tuple(count.kind for count in judged.counts) if line is None else line.pieces
    total = Row(Text("row-points"), str(judged.points))
    strip = tuple(
        _counted(count, is_doubled=place == judged.doubled)
        for place, count in enumerate(judged.counts)
    )
    written = Text("formula-line", {"line": formula(pieces)})
    return Sum(written, strip, tuple(_rows(judged)), total)


def _counted(count: Count, *, is_doubled: bool) -> Counted[Text]:
    tags = (*(("crossed",) if count.is_crossed else ()), *(("doubled",) if is_doubled else ()))
    return Counted(piece_face(count.kind), count.points, _why(count), tags)


def _why(count: Count) -> Text | None:
    """A word where a piece counts more or less than usual."""
    if count.why == "place":
        code = _PLACES.get(count.place)
        return Text(code) if code else Text("why-place", {"place": abs(count.place)})
    return Text(_LESS[count.why]) if count.why in _LESS else None


def _rows(judged: Judged) -> Iterator[Row[Text]]:
    points = [count.points for count in judged.counts if count.points]
    adding = Formula("+".join(map(str, points)))
    yield Row(Text("row-pieces", {"sum": adding}), str(sum(points)))
    for why in dict.fromkeys(count.why for count in judged.counts if count.why in _LESS):
        cells = _cells(judged, [count.why == why for count in judged.counts])
        yield Row(Text(f"row-{why}"), cells=cells)
    if judged.crossings:
        yield _crossings(judged)
    if judged.doubled is not None:
        best = judged.counts[judged.doubled]
        cells = _cells(judged, [place == judged.doubled for place in range(len(judged.counts))])
        text = Text("row-double", {"piece": shown(best.kind)})
        yield Row(text, f"+ {best.points}", piece_face(best.kind), cells=cells)
    if judged.emptied:
        yield Row(Text("row-emptied"), f"+ {EMPTY_HAND}")


def _crossings(judged: Judged) -> Row[Text]:
    many = judged.crossings
    at = [count for count in judged.counts if count.is_crossed]
    cells = _cells(judged, [count.is_crossed for count in judged.counts])
    if many == 1:
        return Row(Text("row-crossing", {"piece": shown(at[0].kind)}), "+ 1", cells=cells)
    odd = Formula("+".join(str(2 * number + 1) for number in range(many)))
    text = Text("row-crossings", {"count": many, "sum": odd})
    return Row(text, f"+ {many * many}", cells=cells)


def _cells(judged: Judged, meant: list[bool]) -> tuple[str, ...]:
    """The cells of those counted pieces that are meant; none for a line without a place."""
    if judged.equality is None:
        return ()
    cells = judged.equality.cells[-len(judged.counts) :]
    return tuple(cell_name(cell) for cell, is_it in zip(cells, meant, strict=True) if is_it)
