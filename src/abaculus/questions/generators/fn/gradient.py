"""The gradient of a line, from two points or from a drawing."""

from collections.abc import Iterator

from abaculus.questions import figures
from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    Figure,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    effort,
    eq,
    frac,
    generator,
    lazy_figure,
    number,
    point,
    step,
    sub,
    t,
    value,
)


@generator(
    presets={
        "8N2": P(drawn=False, secs=30),
        "L3": P(drawn=True, level=3, secs=30),
    }
)
def gradient(r: Rng, p: Params) -> MaybeDraft:
    drawn = p.drawn and r.below(3) > 0
    most = 5 if drawn else 9
    a, b, c, d = (r.between(-most, most) for _ in range(4))
    if a > c:
        a, b, c, d = c, d, a, b
    run, rise = c - a, d - b
    if run < 2 or rise in (0, run) or F(rise, run).denominator > 4:
        return REJECT
    more = ("idea", "look", "look") if p.drawn else ("sign",)
    if drawn:
        prompt = t("fn.gradient_drawn")
        chart = lazy_figure(draw_line, a, b, c, d)
    else:
        prompt = t("fn.gradient", first=point(a, b), second=point(c, d))
        chart = None
    return Draft(
        params={"a": a, "b": b, "c": c, "d": d, "drawn": drawn},
        prompt=(prompt,),
        answer=number(F(rise, run), form="rational"),
        work=effort("recall", "fact", "fact", "reduce", *more),
        figure=chart,
    )


def draw_line(a: int, b: int, c: int, d: int) -> Figure:
    """The line through two marked points on squared paper."""
    at, unit = (156, 156), 24
    spots = ((a, b), (c, d))
    items = (
        figures.grid((12, 12), 12, 12, unit),
        figures.axes(at, unit, (-6, 6, -6, 6)),
        figures.plot(at, unit, spots),
        figures.plot(at, unit, spots, joined=False),
    )
    return figures.figure(312, 312, items, "fn.alt.line", first=point(a, b), second=point(c, d))


@gradient.verify
def _(q: Params, v: F) -> bool:
    # following this gradient from the first point leads to the second
    return q.b + v * (q.c - q.a) == q.d


@gradient.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    run, rise = q.c - q.a, q.d - q.b
    yield F(run, rise), "fn.run_over_rise"
    yield F(-rise, run), "fn.gradient_sign"
    if q.c + q.a:
        yield F(q.d + q.b, q.c + q.a), "fn.coordinates_added"
    yield F(rise), "fn.rise_only"
    yield F(run), "fn.run_only"


@gradient.steps
def _(q: Params) -> Iterator[SolutionStep]:
    run, rise = q.c - q.a, q.d - q.b
    yield step("fn.say.rise", m=eq(sub(q.d, q.b), rise))
    yield step("fn.say.run", m=eq(sub(q.c, q.a), run))
    truth = value(F(rise, run))
    over = frac(rise, run)
    yield step("fn.say.rise_over_run", m=eq(over, truth) if over != truth else truth)
