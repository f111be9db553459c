"""Lines of symmetry, and the turns that map a shape onto itself."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    div,
    effort,
    eq,
    generator,
    number,
    step,
    t,
)
from abaculus.questions.generators.geo._mistakes import geo_word
from abaculus.questions.generators.geo._shapes import draw_shape

LINES: Final = {
    "square": 4, "rectangle": 2, "equilateral": 3, "isosceles": 1, "pentagon": 5, "hexagon": 6,
    "parallelogram": 0, "rhombus": 2, "kite": 1, "isosceles_trapezium": 1, "octagon": 8,
    "nonagon": 9, "decagon": 10,
}  # fmt: skip
ROW: Final = tuple(LINES)[:7]
TURNS: Final = {
    "square": 4, "rectangle": 2, "equilateral": 3, "pentagon": 5, "hexagon": 6,
    "parallelogram": 2, "rhombus": 2, "octagon": 8, "nonagon": 9, "decagon": 10,
}  # fmt: skip
"""How often a shape fits onto itself in a full turn."""
RIM: Final = {
    "rectangle": "r1r2r1r2", "isosceles": "A1A2B2", "parallelogram": "A1B2A1B2",
    "rhombus": "A1B1A1B1", "kite": "A1B2C2B1", "isosceles_trapezium": "A1A2B3B2",
    "equilateral": "A1" * 3, "square": "A1" * 4, "pentagon": "A1" * 5, "hexagon": "A1" * 6,
    "octagon": "A1" * 8, "nonagon": "A1" * 9, "decagon": "A1" * 10,
}  # fmt: skip
"""The angles and sides around a shape: equal letters are equal angles, equal digits equal sides."""
DRAWN: Final = {shape: draw_shape(shape) for shape in LINES}


@generator(
    presets={
        "4E4": P(asked=("lines",), shapes=ROW, secs=15, finite=7),
        "L2": P(asked=("lines", "turns", "least"), shapes=tuple(LINES), level=2, secs=15,
                finite=33),
        "g5": P(asked=("lines", "turns"), shapes=tuple(LINES), grade="5", category="E", secs=15,
                finite=23),
    }
)  # fmt: skip
def symmetry(r: Rng, p: Params) -> MaybeDraft:
    asked, shape = r.pick(p.asked), r.pick(p.shapes)
    if asked != "lines" and shape not in TURNS:
        return REJECT
    answer = truth(asked, shape)
    return Draft(
        params={"asked": asked, "shape": shape},
        prompt=(t(f"geo.symmetry.{asked}", shape=geo_word(f"sym_{shape}")),),
        answer=number(answer, form="plain", unit="°" if asked == "least" else None),
        work=effort("recall", "count", *("fact",) * (asked == "least")),
        figure=DRAWN[shape],
    )


OWN: Final = (
    "square",
    "rectangle",
    "equilateral",
    "isosceles",
    "parallelogram",
    "rhombus",
    "kite",
    "isosceles_trapezium",
)


def truth(asked: str, shape: str) -> int:
    """The value asked for about a shape."""
    if asked == "lines":
        return LINES[shape]
    return TURNS[shape] if asked == "turns" else 360 // TURNS[shape]


@symmetry.verify
def _(q: Params, v: int) -> bool:
    rim = RIM[q.shape]
    walk = rim[::-1] if q.asked == "lines" else rim
    fits = sum(rim == walk[n:] + walk[:n] for n in range(len(rim)))
    return v == fits if q.asked != "least" else v * fits == 360


@symmetry.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    lines, turns, sides = LINES[q.shape], TURNS.get(q.shape, 1), len(RIM[q.shape]) // 2
    if q.asked == "least":
        yield turns, "geo.turns_for_degrees"
        yield 180 // turns if 180 % turns == 0 else 90, "geo.half_turn_only"
        if turns > 2:
            yield 180 - 360 // turns, "geo.interior_for_turn"
        yield 360, "geo.full_turn"
        yield 90, "geo.always_quarter"
        yield 60, "geo.always_quarter"
    elif q.asked == "turns":
        yield lines, "geo.lines_for_turns"
        yield turns - 1, "geo.start_forgotten"
        yield 2 * turns, "geo.lines_counted_twice"
        yield sides, "geo.sides_for_lines"
        yield 1, "geo.only_full_turn"
        yield turns + 1, "geo.one_slip"
    else:
        if q.shape in ("rectangle", "parallelogram"):
            yield lines + 2, "geo.diagonal_is_no_mirror"
        yield sides, "geo.sides_for_lines"
        yield 2 * lines, "geo.lines_counted_twice"
        yield 1, "geo.first_line_only" if lines else "geo.one_fold_too_many"
        yield 0, "geo.none_seen"
        yield lines + 1, "geo.one_fold_too_many"


@symmetry.steps
def _(q: Params) -> Iterator[SolutionStep]:
    answer = truth(q.asked, q.shape)
    if q.asked == "lines":
        yield step("geo.say.fold")
        yield step(f"geo.say.lines.{q.shape if q.shape in OWN else 'regular'}", m=answer)
    else:
        yield step("geo.say.turn_it", m=TURNS[q.shape])
        if q.asked == "least":
            yield step("geo.say.share_turn", m=eq(div(360, TURNS[q.shape]), answer))
