"""Sine, cosine and tangent in right triangles with whole sides."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    Draft,
    F,
    Formula,
    LazyFigure,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    effort,
    eq,
    frac,
    generator,
    lazy_figure,
    number,
    power,
    root,
    step,
    sub,
    t,
    value,
)
from abaculus.questions.generators.trig._circle import ratio_of
from abaculus.questions.generators.trig._triangles import right_triangle

BASIC = ((3, 4, 5), (5, 12, 13), (8, 15, 17), (7, 24, 25), (20, 21, 29), (9, 40, 41), (12, 35, 37))
SMALL = BASIC[:5]
TRIPLES = tuple((a * k, b * k, c * k) for a, b, c in BASIC for k in range(1, 9) if c * k <= 41)
PARTS = {"sin": ("opp", "hyp"), "cos": ("adj", "hyp"), "tan": ("opp", "adj")}
WORK = {"two": ("look", "fact"), "drawn": ("look", "look", "recall"),
        "third": ("recall", "power", "power", "digits", "root", "recall"),
        "other": ("idea", "power", "power", "root", "recall")}  # fmt: skip


@generator(
    presets={
        "10E1": P(kinds=("two", "drawn"), secs=15, finite=2 * 6 * len(TRIPLES)),
        "L4": P(kinds=("third", "other"), level=4, secs=30, finite=2 * 2 * 6 * len(SMALL)),
    }
)
def ratio(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    a, b, hyp = r.pick(SMALL if kind in ("third", "other") else TRIPLES)
    opp, adj = (a, b) if r.flip() else (b, a)
    asked, known = r.sample(tuple(PARTS), 2)
    sides = {"opp": opp, "adj": adj, "hyp": hyp}
    slots: dict[str, Formula] = {"asked": ratio_of(asked, "θ")}
    match kind:
        case "two" | "third":
            one, two = PARTS[asked if kind == "two" else known]
            slots |= {"a": sides[one], "b": sides[two]}
            name = f"two_{one}_{two}"
        case "drawn":
            name = "drawn"
        case _:
            over, under = PARTS[known]
            slots["known"] = eq(ratio_of(known, "θ"), frac(sides[over], sides[under]))
            name = "other"
    drawn: LazyFigure | None = None
    if kind == "drawn":
        drawn = lazy_figure(
            right_triangle, (adj, opp), "θ", (adj, opp, hyp), adj=adj, opp=opp, hyp=hyp
        )
    params = {"kind": kind, "opp": opp, "adj": adj, "hyp": hyp, "asked": asked}
    if kind in ("third", "other"):
        params["known"] = known
    over, under = PARTS[asked]
    return Draft(
        params=params,
        prompt=(t(f"trig.{name}", **slots),),
        answer=number(F(sides[over], sides[under]), form="rational"),
        work=effort(*WORK[kind]),
        figure=drawn,
    )


@ratio.verify
def _(q: Params, v: F) -> bool:
    above, below = v.numerator, v.denominator
    if above <= 0:
        return False
    # sin² + cos² = 1 and 1 + tan² = 1 : cos², freed of denominators
    match q.asked:
        case "sin":
            return (above * q.hyp) ** 2 + (below * q.adj) ** 2 == (below * q.hyp) ** 2
        case "cos":
            return (above * q.hyp) ** 2 + (below * q.opp) ** 2 == (below * q.hyp) ** 2
        case _:
            return (below**2 + above**2) * q.adj**2 == (below * q.hyp) ** 2


@ratio.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    ways = {"sin": F(q.opp, q.hyp), "cos": F(q.adj, q.hyp), "tan": F(q.opp, q.adj)}
    for name in ways:
        if name != q.asked:
            yield ways[name], f"trig.took_{name}"
    yield 1 / ways[q.asked], "trig.upside_down"
    yield 1 / ways["tan"], "trig.upside_down"
    if q.kind == "other" and q.known != "tan":
        yield 1 - ways[q.known], "trig.no_squares"


@ratio.steps
def _(q: Params) -> Iterator[SolutionStep]:
    sides = {"opp": q.opp, "adj": q.adj, "hyp": q.hyp}
    over, under = PARTS[q.asked]
    if q.kind in ("third", "other"):
        if q.kind == "other":
            yield step("trig.say.draw_it", a=sides[PARTS[q.known][0]], b=sides[PARTS[q.known][1]])
        (missing,) = {"opp", "adj", "hyp"} - set(PARTS[q.known])
        if missing == "hyp":
            squares = add(power(q.opp, 2), power(q.adj, 2))
        else:
            squares = sub(power(q.hyp, 2), power(q.adj if missing == "opp" else q.opp, 2))
        yield step(f"trig.say.missing_{missing}", m=eq(root(squares), sides[missing]))
    quotient = frac(sides[over], sides[under])
    worth = value(F(sides[over], sides[under]))
    sided = (quotient,) if quotient == worth else (quotient, worth)
    yield step(f"trig.say.{q.asked}", m=eq(ratio_of(q.asked, "θ"), *sided))
