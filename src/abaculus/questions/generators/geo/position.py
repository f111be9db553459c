"""Above, below, left and right: the opposite direction, or the neighbour in a row."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import dots, figure
from abaculus.questions.generator_kit import (
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    choice,
    effort,
    generator,
    step,
    t,
)
from abaculus.questions.generators.geo._mistakes import geo_word

THINGS: Final = ("ball", "book", "box", "apple", "egg", "shell", "pear", "coin")
OTHER_WAY: Final = {"above": "below", "below": "above", "left": "right", "right": "left"}
KINDS: Final = ("disc", "square", "triangle", "star")
NEXT: Final = {"above": -1, "below": 1, "left": -1, "right": 1}


@generator(
    presets={
        "RE4": P(way="turned", secs=15, few=1, finite=224),
        "L1": P(way="row", level=1, secs=15, finite=288),
    }
)
def where(r: Rng, p: Params) -> MaybeDraft:
    side = r.pick(tuple(NEXT))
    if p.way == "turned":
        a, b = r.sample(THINGS, 2)
        options = ("above", "below") if side in ("above", "below") else ("left", "right")
        return Draft(
            params={"way": p.way, "side": side, "a": a, "b": b},
            prompt=(t(f"geo.turned.{side}", a=("noun", 1, a), b=("noun", 1, b)),),
            answer=choice([("word", one) for one in options], options.index(OTHER_WAY[side])),
            work=effort("look"),
        )
    row = r.shuffle(KINDS)
    at = r.between(0, 2) + (NEXT[side] < 0)
    upright = side in ("above", "below")
    marks = [
        dots([(100, 30 + 45 * n) if upright else (40 + 65 * n, 40)], 16, kind)
        for n, kind in enumerate(row)
    ]
    size = (200, 200) if upright else (280, 80)
    return Draft(
        params={"way": p.way, "side": side, "row": row, "at": at},
        prompt=(t(f"geo.next_to.{side}", shape=geo_word(f"dot_{row[at]}")),),
        answer=choice(
            [geo_word(f"dot_{kind}") for kind in KINDS], KINDS.index(row[at + NEXT[side]])
        ),
        work=effort("look", "look", "recall"),
        figure=figure(
            *size,
            marks,
            f"geo.alt.{'column' if upright else 'row'}_of_shapes",
            a=geo_word(f"dot_{row[0]}"),
            b=geo_word(f"dot_{row[1]}"),
            c=geo_word(f"dot_{row[2]}"),
            d=geo_word(f"dot_{row[3]}"),
        ),
    )


@where.verify
def _(q: Params, v: Formula) -> bool:
    if q.way == "turned":
        pairs = (("above", "below"), ("left", "right"))
        return any(
            v == ("word", one) for pair in pairs if q.side in pair for one in pair if one != q.side
        )
    spots = {geo_word(f"dot_{kind}"): n for n, kind in enumerate(q.row)}
    return spots[v] - spots[geo_word(f"dot_{q.row[q.at]}")] == NEXT[q.side]


@where.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    if q.way == "turned":
        yield ("word", q.side), "geo.not_turned_round"
        return
    turned = q.at - NEXT[q.side]
    if 0 <= turned < 4:
        yield geo_word(f"dot_{q.row[turned]}"), "geo.left_right_mixed"
    for n, kind in enumerate(q.row):
        if n != q.at + NEXT[q.side]:
            yield geo_word(f"dot_{kind}"), "geo.itself" if n == q.at else "geo.too_far"


@where.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.way == "turned":
        yield step("geo.say.stand_there", m=("word", OTHER_WAY[q.side]))
        return
    yield step("geo.say.find_it", shape=geo_word(f"dot_{q.row[q.at]}"))
    yield step(f"geo.say.go.{q.side}", m=geo_word(f"dot_{q.row[q.at + NEXT[q.side]]}"))
