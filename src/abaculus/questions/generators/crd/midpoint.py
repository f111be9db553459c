"""The point half way, the other end of a segment, or the fourth corner of a parallelogram."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    effort,
    eq,
    frac,
    generator,
    mul,
    point,
    point_at,
    step,
    sums,
    t,
    value,
)

WORK = {
    "middle": ("fact", "sign", "fact"),
    "end": ("idea", "fact", "fact", "sign"),
    "fourth": ("idea", "fact", "fact", "sign", "sign", "recall"),
}
Spot = tuple[F | int, F | int]


@generator(
    presets={
        "10E2": P(kinds=("middle",), secs=15),
        "L3": P(kinds=("end", "fourth"), level=3, secs=30),
    }
)
def midpoint(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    (ax, bx, cx), (ay, by, cy) = (r.sample(range(-9, 10), 3) for _ in range(2))
    match kind:
        case "middle":
            truth = F(ax + bx, 2), F(ay + by, 2)
        case "end":
            truth = F(2 * bx - ax), F(2 * by - ay)
        case _:
            truth = F(ax + cx - bx), F(ay + cy - by)
            if abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) < 6:
                return REJECT
    a, b, c = point(ax, ay), point(bx, by), point(cx, cy)
    slots = {"a": a, "b": b, "c": c} if kind == "fourth" else {"a": a, "b": b}
    return Draft(
        params={"kind": kind, "a": (ax, ay), "b": (bx, by), "c": (cx, cy)},
        prompt=(t(f"crd.{kind}", **slots),),
        answer=point_at(*truth),
        work=effort(*WORK[kind]),
        normal=(kind, sorted([(ax, ay), (bx, by)])) if kind == "middle" else None,
    )


@midpoint.verify
def _(q: Params, v: Spot) -> bool:
    pairs = zip(q.a, q.b, q.c, v, strict=True)
    if q.kind == "middle":
        return all(at - a == b - at for a, b, _, at in pairs)
    if q.kind == "end":
        return all(middle - a == at - middle for a, middle, _, at in pairs)
    return all(b - a == c - at for a, b, c, at in pairs)


@midpoint.mistakes
def _(q: Params) -> Iterator[tuple[Spot, str]]:
    (ax, ay), (bx, by), (cx, cy) = q.a, q.b, q.c
    match q.kind:
        case "middle":
            yield (F(bx - ax, 2), F(by - ay, 2)), "crd.half_difference"
            yield (ax + bx, ay + by), "crd.not_halved"
            yield (F(ay + by, 2), F(ax + bx, 2)), "crd.swapped"
            yield (F(abs(ax) + abs(bx), 2), F(abs(ay) + abs(by), 2)), "crd.signs_ignored"
        case "end":
            yield (F(ax + bx, 2), F(ay + by, 2)), "crd.middle_again"
            yield (bx - ax, by - ay), "crd.only_the_step"
            yield (2 * ax - bx, 2 * ay - by), "crd.wrong_side"
            yield (2 * by - ay, 2 * bx - ax), "crd.swapped"
        case _:
            yield (ax + bx - cx, ay + by - cy), "crd.corner_order"
            yield (bx + cx - ax, by + cy - ay), "crd.corner_order"
            yield (F(ax + cx, 2), F(ay + cy, 2)), "crd.middle_again"
            yield (ay + cy - by, ax + cx - bx), "crd.swapped"


@midpoint.steps
def _(q: Params) -> Iterator[SolutionStep]:
    (ax, ay), (bx, by), (cx, cy) = q.a, q.b, q.c
    match q.kind:
        case "middle":
            x, y = F(ax + bx, 2), F(ay + by, 2)
            yield step("crd.say.mean_x", m=eq(frac(sums([ax, bx]), 2), value(x)))
            yield step("crd.say.mean_y", m=eq(frac(sums([ay, by]), 2), value(y)))
        case "end":
            x, y = F(2 * bx - ax), F(2 * by - ay)
            yield step("crd.say.twice_middle", m=eq(sums([mul(2, bx), -ax]), value(x)))
            yield step("crd.say.same_for_y", m=eq(sums([mul(2, by), -ay]), value(y)))
        case _:
            x, y = F(ax + cx - bx), F(ay + cy - by)
            yield step("crd.say.fourth", m=eq(sums([ax, cx, -bx]), value(x)))
            yield step("crd.say.same_for_y", m=eq(sums([ay, cy, -by]), value(y)))
    yield step("crd.say.point", m=point(x, y))
