"""The distance of two points: along a grid line, by streets, or straight across."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    effort,
    eq,
    generator,
    lazy_figure,
    number,
    point,
    power,
    root,
    step,
    sub,
    t,
)
from abaculus.questions.generators.crd._plane import plane

TRIPLES = ((3, 4, 5), (6, 8, 10), (5, 12, 13), (9, 12, 15), (8, 15, 17), (12, 16, 20))
"""Legs and hypotenuse."""
WORK = {
    "straight": ("fact", "sign", "look"),
    "walk": ("fact", "sign", "fact", "sign", "carry", "recall"),
    "slant": ("recall", "sign", "fact", "fact", "power", "power", "fact", "root"),
}


@generator(
    presets={
        "6E3": P(kinds=("straight",), low=-10, high=10, drawn=False, secs=15),
        "g7": P(kinds=("walk",), low=-6, high=6, drawn=True, grade="7", category="E", secs=30),
        "g8": P(kinds=("slant",), low=0, high=20, drawn=False, grade="8", category="E", secs=30),
        "9E3": P(kinds=("slant",), low=-9, high=11, drawn=False, secs=30),
        "L2": P(
            kinds=("straight", "walk", "walk"), low=-15, high=15, drawn=False, level=2, secs=30
        ),
        "L3": P(kinds=("slant",), low=-12, high=12, drawn=False, level=3, secs=30),
    }
)
def distance(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    match kind:
        case "straight":
            span = r.between(3, p.high - p.low)
            dx, dy = (span, 0) if r.flip() else (0, span)
        case "walk":
            dx, dy = r.sample(range(2, 2 * (p.high - p.low) // 3), 2)
        case _:
            dx, dy = r.shuffle(r.pick(TRIPLES)[:2])
    x, y = r.between(p.low, p.high - dx), r.between(p.low, p.high - dy)
    ends = (x, y), (x + dx, y + dy)
    here, there = ends if r.flip() else ((x, y + dy), (x + dx, y))
    if r.flip():
        here, there = there, here
    truth = hypotenuse(dx, dy) if kind == "slant" else dx + dy
    drawn = lazy_figure(plane, (p.low, p.high), 22, {"A": here, "B": there}, "crd.alt.two")
    return Draft(
        params={"kind": kind, "a": here, "b": there},
        prompt=(t(f"crd.{kind}", a=point(*here), b=point(*there)),),
        answer=number(truth, form="plain"),
        work=effort(*WORK[kind]),
        figure=drawn if p.drawn else None,
        normal=(kind, sorted((here, there))),
    )


def hypotenuse(dx: int, dy: int) -> int:
    """The third side of a known right triangle."""
    return next(c for a, b, c in TRIPLES if {a, b} == {dx, dy})


@distance.verify
def _(q: Params, v: int) -> bool:
    (ax, ay), (bx, by) = q.a, q.b
    if q.kind == "walk":
        corner = len(range(min(ax, bx), max(ax, bx)))
        return v - corner == len(range(min(ay, by), max(ay, by)))
    return v > 0 and v * v == (ax - bx) ** 2 + (ay - by) ** 2


@distance.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    (ax, ay), (bx, by) = q.a, q.b
    dx, dy = abs(ax - bx), abs(ay - by)
    if q.kind == "slant":
        yield dx + dy, "crd.legs_added"
        yield dx * dx + dy * dy, "crd.no_root"
        yield max(dx, dy), "crd.one_leg"
        yield abs(dx - dy), "crd.legs_subtracted"
        return
    if q.kind == "walk":
        yield max(dx, dy), "crd.one_leg"
    yield abs(abs(ax) - abs(bx)) + abs(abs(ay) - abs(by)), "crd.signs_ignored"
    yield dx + dy + 1, "crd.counted_points"
    yield dx + dy - 1, "crd.counted_between"
    yield abs(ax) + abs(bx) if dx else abs(ay) + abs(by), "crd.always_added"
    yield dx + dy + 2, "crd.counted_points"


@distance.steps
def _(q: Params) -> Iterator[SolutionStep]:
    (ax, ay), (bx, by) = q.a, q.b
    dx, dy = abs(ax - bx), abs(ay - by)
    if q.kind == "straight":
        name = "crd.say.same_y" if dx else "crd.say.same_x"
        one, other = (max(ax, bx), min(ax, bx)) if dx else (max(ay, by), min(ay, by))
        yield step(name, m=eq(sub(one, other), dx + dy))
        return
    yield step("crd.say.apart_x", m=eq(sub(max(ax, bx), min(ax, bx)), dx))
    yield step("crd.say.apart_y", m=eq(sub(max(ay, by), min(ay, by)), dy))
    if q.kind == "walk":
        yield step("crd.say.both_ways", m=eq(add(dx, dy), dx + dy))
        return
    total = dx * dx + dy * dy
    yield step("crd.say.pythagoras", m=eq(add(power(dx, 2), power(dy, 2)), total))
    yield step("crd.say.root", m=eq(root(total), hypotenuse(dx, dy)))
