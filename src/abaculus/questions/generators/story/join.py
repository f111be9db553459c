"""Things joined, taken away or compared; any of the three numbers may be asked for."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    effort,
    eq,
    generator,
    number,
    step,
    sub,
    t,
)
from abaculus.questions.generators._people import PEOPLE
from abaculus.questions.generators.story._mistakes import THINGS, near_misses

ADDS = ("join", "before", "more")
TAKES = ("leave", "gained", "start", "gone", "differ", "fewer")
TWICE = ("then_back", "on_and_off", "three_parts", "two_less")
SIGNS = {"then_back": (-1, 1), "on_and_off": (1, -1), "three_parts": (1, 1), "two_less": (-1, -1)}
FIXED = 2
"""The story of each kind that has its own things."""


@generator(
    presets={
        "RN3": P(kinds=("join", "leave"), low=2, high=10, secs=15, finite=1050),
        "1N2": P(kinds=ADDS + TAKES, low=2, high=20, secs=15),
        "2N3": P(kinds=TWICE, low=11, high=100, secs=30),
        "L1": P(kinds=ADDS + TAKES, low=5, high=40, level=1, secs=15),
    }
)
def join_story(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind in TWICE:
        return twice(r, kind, p.high)
    y = r.between(p.low, p.high - p.low)
    if kind in ADDS:
        x = r.between(p.low, p.high - p.low)
        if x + y > p.high:
            return REJECT
    else:
        x = y + r.between(1, p.high - y)
    if x in (y, 2 * y):
        return REJECT
    story, noun = r.pick((0, 0, 1, 1, FIXED)), r.pick(THINGS)
    who, other = r.sample(PEOPLE, 2)
    slots: dict[str, Formula] = {
        "x": x, "y": y, "xs": ("count", x, noun), "ys": ("count", y, noun),
        "things": ("noun", 2, noun), "who": who, "other": other,
    }  # fmt: skip
    return Draft(
        params={"kind": kind, "story": story, "x": x, "y": y},
        prompt=(t(f"story.{kind}_{story}", **slots),),
        answer=number(x + y if kind in ADDS else x - y, form="plain"),
        work=effort("carry" if p.high > 10 else "fact"),
        normal=(kind, story, x, y, "" if story == FIXED else noun),
    )


def twice(r: Rng, kind: str, most: int) -> MaybeDraft:
    """Two changes one after the other."""
    x, y, z = r.between(21, most - 12), r.between(6, 38), r.between(6, 38)
    one, two = SIGNS[kind]
    between, end = x + one * y, x + one * y + two * z
    if y == z or not (5 <= between <= most and 5 <= end <= most) or end == x:
        return REJECT
    story = r.below(3)
    return Draft(
        params={"kind": kind, "story": story, "x": x, "y": y, "z": z},
        prompt=(t(f"story.{kind}_{story}", x=x, y=y, z=z, who=r.pick(PEOPLE)),),
        answer=number(end, form="plain"),
        work=effort("digits", "digits"),
    )


@join_story.verify
def _(q: Params, v: int) -> bool:
    if q.kind in SIGNS:
        gains, losses = [q.x], [v]
        for sign, part in zip(SIGNS[q.kind], (q.y, q.z), strict=True):
            (gains if sign > 0 else losses).append(part)
        return sum(gains) == sum(losses)
    return v - q.y == q.x if q.kind in ADDS else v + q.y == q.x


@join_story.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    if q.kind in SIGNS:
        one, two = SIGNS[q.kind]
        true = q.x + one * q.y + two * q.z
        yield q.x + one * q.y, "story.half_way"
        for wrong in (q.x - one * q.y + two * q.z, q.x + one * q.y - two * q.z):
            if wrong >= 0:
                yield wrong, "story.wrong_way"
    elif q.kind in ADDS:
        true = q.x + q.y
        yield abs(q.x - q.y), "story.took_away"
        yield max(q.x, q.y), "story.given_number"
    else:
        true = q.x - q.y
        yield q.x + q.y, "story.added"
        yield q.y, "story.given_number"
    yield from near_misses(true)


@join_story.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.kind in SIGNS:
        one, two = SIGNS[q.kind]
        middle = q.x + one * q.y
        first, second = add if one > 0 else sub, add if two > 0 else sub
        yield step("story.say.first_change", m=eq(first(q.x, q.y), middle))
        yield step("story.say.second_change", m=eq(second(middle, q.z), middle + two * q.z))
    elif q.kind in ADDS:
        yield step(f"story.say.{q.kind}", m=eq(add(q.x, q.y), q.x + q.y))
    else:
        yield step(f"story.say.{q.kind}", m=eq(sub(q.x, q.y), q.x - q.y))
