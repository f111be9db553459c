"""The points of a line explained: each piece, then the bonuses, then the sum."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from abaculus.games.pytagora.equality.scoring import EMPTY_HAND
from abaculus.games.pytagora.equality.terms import Count, LineJudgement
from abaculus.games.pytagora.kinds import format_piece
from abaculus.games.pytagora.refusals import cell_name, formula
from abaculus.games.pytagora.signs import piece_face
from abaculus.kernel.messages import FormulaValue
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import PiecePoints, ScoreRow

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


class PointSum(Struct, frozen=True):
    """The points of a line, explained."""

    formula: Text
    strip: tuple[PiecePoints[Text], ...]
    rows: tuple[ScoreRow[Text], ...]
    total: ScoreRow[Text]


def explain_points(judged: LineJudgement) -> PointSum:
    """The line piece by piece, the rows of its sum, and the total."""
    line = judged.equality
    pieces = tuple(count.kind for count in judged.counts) if line is None else line.pieces
    total = ScoreRow(Text("row-points"), str(judged.points))
    strip = tuple(
        _explain_count(count, is_doubled=place == judged.doubled)
        for place, count in enumerate(judged.counts)
    )
    written = Text("formula-line", {"line": formula(pieces)})
    return PointSum(written, strip, tuple(_rows(judged)), total)


def _explain_count(count: Count, *, is_doubled: bool) -> PiecePoints[Text]:
    tags = (*(("crossed",) if count.is_crossed else ()), *(("doubled",) if is_doubled else ()))
    return PiecePoints(piece_face(count.kind), count.points, _why(count), tags)


def _why(count: Count) -> Text | None:
    """A word where a piece counts more or less than usual."""
    if count.why == "place":
        code = _PLACES.get(count.place)
        return Text(code) if code else Text("why-place", {"place": abs(count.place)})
    return Text(_LESS[count.why]) if count.why in _LESS else None


def _rows(judged: LineJudgement) -> Iterator[ScoreRow[Text]]:
    points = [count.points for count in judged.counts if count.points]
    adding = FormulaValue("+".join(map(str, points)))
    yield ScoreRow(Text("row-pieces", {"sum": adding}), str(sum(points)))
    for why in dict.fromkeys(count.why for count in judged.counts if count.why in _LESS):
        cells = _cells(judged, [count.why == why for count in judged.counts])
        yield ScoreRow(Text(f"row-{why}"), cells=cells)
    if judged.crossings:
        yield _crossings(judged)
    if judged.doubled is not None:
        best = judged.counts[judged.doubled]
        cells = _cells(judged, [place == judged.doubled for place in range(len(judged.counts))])
        text = Text("row-double", {"piece": format_piece(best.kind)})
        yield ScoreRow(text, f"+ {best.points}", piece_face(best.kind), cells=cells)
    if judged.emptied:
        yield ScoreRow(Text("row-emptied"), f"+ {EMPTY_HAND}")


def _crossings(judged: LineJudgement) -> ScoreRow[Text]:
    many = judged.crossings
    at = [count for count in judged.counts if count.is_crossed]
    cells = _cells(judged, [count.is_crossed for count in judged.counts])
    if many == 1:
        return ScoreRow(
            Text("row-crossing", {"piece": format_piece(at[0].kind)}), "+ 1", cells=cells
        )
    odd = FormulaValue("+".join(str(2 * number + 1) for number in range(many)))
    text = Text("row-crossings", {"count": many, "sum": odd})
    return ScoreRow(text, f"+ {many * many}", cells=cells)


def _cells(judged: LineJudgement, meant: list[bool]) -> tuple[str, ...]:
    """The cells of these counted pieces; none for a line without a place."""
    if judged.equality is None:
        return ()
    cells = judged.equality.cells[-len(judged.counts) :]
    return tuple(cell_name(cell) for cell, is_it in zip(cells, meant, strict=True) if is_it)
