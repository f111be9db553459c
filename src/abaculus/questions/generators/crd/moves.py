"""The end or the start of some moves along the grid."""

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
    effort,
    eq,
    generator,
    lazy_figure,
    point,
    point_at,
    step,
    sums,
    t,
)
from abaculus.questions.generators.crd._plane import plane


@generator(
    presets={
        "5E3": P(low=0, high=10, most=7, ways=("end",), drawn=True, secs=15),
        "L1": P(low=0, high=12, most=9, ways=("end",), drawn=True, level=1, secs=15),
        "L2": P(low=-9, high=9, most=12, ways=("end", "start"), drawn=False, level=2, secs=30),
    }
)
def moves(r: Rng, p: Params) -> MaybeDraft:
    x, y = r.between(p.low, p.high), r.between(p.low, p.high)
    across, along = r.sample(range(2, p.most + 1), 2)
    dx, dy = r.sign() * across, r.sign() * along
    if not (p.low <= x + dx <= p.high and p.low <= y + dy <= p.high):
        return REJECT
    way = r.pick(p.ways)
    flat_first = r.flip()
    truth = (x + dx, y + dy) if way == "end" else (x, y)
    given = (x, y) if way == "end" else (x + dx, y + dy)
    slots: dict[str, Formula] = {
        "a": across,
        "b": along,
        "h": "right" if dx > 0 else "left",
        "v": "up" if dy > 0 else "down",
    }
    asked = f"crd.{way}_{'flat' if flat_first else 'steep'}"
    small = ("fact", "fact", "look") if p.drawn else ("fact", "sign", "fact", "sign", "idea")
    return Draft(
        params={"x": given[0], "y": given[1], "dx": dx, "dy": dy, "way": way},
        prompt=(t(asked, place=point(*given), **slots),),
        answer=point_at(*truth),
        work=effort(*small),
        figure=lazy_figure(plane, (p.low, p.high), 22, {"P": given}, "crd.alt.start")
        if p.drawn
        else None,
    )


@moves.verify
def _(q: Params, v: tuple[int, int]) -> bool:
    start, end = (v, (q.x, q.y)) if q.way == "start" else ((q.x, q.y), v)
    return all(to - at == move for at, to, move in zip(start, end, (q.dx, q.dy), strict=True))


@moves.mistakes
def _(q: Params) -> Iterator[tuple[tuple[int, int], str]]:
    turn = 1 if q.way == "end" else -1
    dx, dy = turn * q.dx, turn * q.dy
    yield (q.y + dy, q.x + dx), "crd.swapped"
    yield (q.x + dy, q.y + dx), "crd.axes_mixed"
    if q.way == "start":
        yield (q.x + q.dx, q.y + q.dy), "crd.not_back"
    yield (q.x - dx, q.y + dy), "crd.wrong_way_across"
    yield (q.x + dx, q.y - dy), "crd.wrong_way_along"
    yield (q.x + dx, q.y), "crd.one_move"


@moves.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.way == "end":
        x, y = q.x + q.dx, q.y + q.dy
        across, along = sums([q.x, q.dx]), sums([q.y, q.dy])
    else:
        yield step("crd.say.back")
        x, y = q.x - q.dx, q.y - q.dy
        across, along = sums([q.x, -q.dx]), sums([q.y, -q.dy])
    yield step("crd.say.across", m=eq(across, x))
    yield step("crd.say.along", m=eq(along, y))
    yield step("crd.say.point", m=point(x, y))
