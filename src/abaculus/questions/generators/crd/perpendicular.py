"""The gradient of a line parallel or perpendicular to another."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    Formula,
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
    number,
    point,
    poly,
    step,
    sub,
    sums,
    t,
    term,
    value,
)

WORK = {"slope": ("recall", "fact"), "general": ("recall", "step", "step", "reduce", "sign"),
        "points": ("recall", "fact", "fact", "sign", "reduce", "recall")}  # fmt: skip


@generator(
    presets={
        "10E3": P(kinds=("slope",), most=6, secs=15),
        "L4": P(kinds=("general", "points"), most=9, level=4, secs=30),
    }
)
def perpendicular(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    dy, dx = r.sign() * r.between(1, p.most), r.between(1, p.most)
    x, y = r.between(-9, 9), r.between(-9, 9)
    if abs(dy) == dx or not y or not x:
        return REJECT
    crosses = r.weighted(((True, 2), (False, 1)))
    gradient = F(dy, dx)
    asked = "crd.perpendicular" if crosses else "crd.parallel"
    through = kind == "points"
    slots: dict[str, Formula]
    if through:
        slots = {"a": point(x, y), "b": point(x + dx, y + dy)}
    else:
        slots = {"line": equation_of(kind, dx, dy, x, y)}
    return Draft(
        params={"kind": kind, "dx": dx, "dy": dy, "x": x, "y": y, "crosses": crosses},
        prompt=(t(asked + ("_points" if through else "_line"), **slots),),
        answer=number(-1 / gradient if crosses else gradient, form="rational"),
        work=effort(*WORK[kind], *(("sign",) if crosses else ())),
        normal=(kind, crosses, value(gradient), y, x if kind != "slope" else 0),
    )


def equation_of(kind: str, dx: int, dy: int, x: int, y: int) -> Formula:
    """The line as y = …, or as ax + by = c through the point."""
    if kind == "slope":
        return eq("y", poly((F(dy, dx), y)))
    a, b = (dy, -dx) if dy > 0 else (-dy, dx)
    return eq(sums([term(a, "x"), term(b, "y")]), a * x + b * y)


@perpendicular.verify
def _(q: Params, v: F) -> bool:
    along, up = v.denominator, v.numerator
    return along * q.dx + up * q.dy == 0 if q.crosses else along * q.dy == up * q.dx


@perpendicular.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    gradient = F(q.dy, q.dx)
    if q.crosses:
        yield 1 / gradient, "crd.only_turned_over"
        yield -gradient, "crd.only_other_sign"
        yield gradient, "crd.as_parallel"
    else:
        yield -1 / gradient, "crd.as_perpendicular"
        yield -gradient, "crd.only_other_sign"
        yield 1 / gradient, "crd.run_over_rise"
    yield F(q.y), "crd.intercept_taken"
    yield 2 * gradient, "crd.doubled"


@perpendicular.steps
def _(q: Params) -> Iterator[SolutionStep]:
    gradient = F(q.dy, q.dx)
    shown = value(gradient)
    match q.kind:
        case "slope":
            yield step("crd.say.read_gradient", m=eq("m", shown))
        case "general":
            a, b = (q.dy, -q.dx) if q.dy > 0 else (-q.dy, q.dx)
            rest = value(F(a * q.x + b * q.y, b))
            solved = [term(gradient, "x"), rest] if rest else [term(gradient, "x")]
            yield step("crd.say.solve_y", m=eq("y", sums(solved)))
        case _:
            rise = frac(sub(q.y + q.dy, q.y), sub(q.x + q.dx, q.x))
            yield step("crd.say.rise_over_run", m=eq("m", rise, shown))
    if q.crosses:
        other = value(-1 / gradient)
        yield step("crd.say.product_minus_one", m=eq(mul(shown, other), -1))
        yield step("crd.say.so", m=other)
    else:
        yield step("crd.say.parallel_same", m=shown)
