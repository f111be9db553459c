"""Sums of geometric sequences, finite and infinite."""

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
    add,
    comma_list,
    effort,
    eq,
    frac,
    generator,
    mul,
    neg,
    number,
    step,
    sub,
    sums,
    t,
    value,
    with_sign,
)


@generator(
    presets={
        "12N2": P(kinds=("terms", "terms", "terms", "endless"), easy=True, secs=30, finite=135),
        "L4": P(kinds=("endless", "first", "ratio"), easy=False, level=4, secs=45),
    }
)
def geometric_series(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind == "terms":
        (above, below), n = r.pick(((2, 1), (3, 1), (1, 2), (-2, 1))), r.between(4, 6)
        first = r.between(2, 12) * (4 if below == 2 else 1)
    else:
        below = 2 if p.easy else r.between(2, 5)
        above = 1 if p.easy else r.coprime_below(below) * r.pick((1, 1, -1))
        n = 0
        size = below**2 if kind == "endless" else 1
        first = r.between(1, 25 if p.easy else 60) * size * (below - above)
    total = F(first * below, below - above)
    if n:
        total *= F(below**n - above**n, below**n)
    if abs(total.numerator) > 600 * total.denominator or first < 2:
        return REJECT
    q, start = F(above, below), [F(first * above**k, below**k) for k in range(3)]
    slots: dict[str, Formula] = {
        "terms": comma_list((*map(value, start), ("dots",))),
        "row": sums((*map(value, start), with_sign(above < 0, ("dots",)))),
        "n": n,
        "first": value(first),
        "ratio": value(q),
        "total": value(total),
    }
    return Draft(
        params={"kind": kind, "first": F(first), "ratio": q, "n": n, "total": total},
        prompt=(t(f"ser.geom_{kind}", **slots),),
        answer=number({"first": F(first), "ratio": q}.get(kind, total), form="rational"),
        work=effort(*WORK[kind], *(() if p.easy else MORE)),
    )


WORK = {
    "terms": ("look", *("fact",) * 4, "carry"),
    "endless": ("recall", "step", "step", "fact"),
    "first": ("recall", "step", "step", "step"),
    "ratio": ("recall", "step", "step", "step"),
}
MORE = ("idea", "reduce", "fact", "fact")


@geometric_series.verify
def _(q: Params, v: F) -> bool:
    if q.kind == "terms":
        one = total = q.first
        for _ in range(q.n - 1):
            one *= q.ratio
            total += one
        return bool(v == total)
    # all later terms together are the ratio times the whole sum
    first, ratio_of, total = (
        v if q.kind == "first" else q.first,
        v if q.kind == "ratio" else q.ratio,
        v if q.kind == "endless" else q.total,
    )
    return bool(first + ratio_of * total == total)


@geometric_series.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    first, ratio_of, n, total = q.first, q.ratio, q.n, q.total
    match q.kind:
        case "terms":
            yield first * ratio_of ** (n - 1), "ser.last_term"
            yield total + first * ratio_of**n, "ser.one_term_more"
            yield total - first * ratio_of ** (n - 1), "ser.one_term_less"
            yield n * first, "ser.first_only"
        case "endless":
            yield first / (1 + ratio_of), "ser.ratio_sign"
            yield first * (1 + ratio_of + ratio_of**2), "ser.three_terms"
            yield first / ratio_of, "ser.divided_by_ratio"
            yield first * (1 - ratio_of), "ser.multiplied_for_divided"
        case "first":
            yield total * (1 + ratio_of), "ser.ratio_sign"
            yield total * ratio_of, "ser.times_ratio"
            yield total / (1 - ratio_of), "ser.multiplied_for_divided"
            yield total / ratio_of, "ser.divided_by_ratio"
        case _:
            yield first / total, "ser.not_taken_from_one"
            yield -ratio_of, "ser.ratio_sign"
            yield total / first, "ser.not_taken_from_one"
            yield 1 / ratio_of, "ser.upside_down"


@geometric_series.steps
def _(q: Params) -> Iterator[SolutionStep]:
    first, ratio_of, total = value(q.first), value(q.ratio), value(q.total)
    rest = value(1 - q.ratio)
    whole = eq("S", frac("a", sub(1, "r")))
    match q.kind:
        case "terms":
            terms = [q.first * q.ratio**k for k in range(q.n)]
            yield step(
                "ser.say.times_each", q=ratio_of, m=comma_list([value(one) for one in terms])
            )
            added = [neg(value(-one)) if one < 0 else value(one) for one in terms]
            yield step("ser.say.add_up", m=eq(add(*added), total))
        case "endless":
            yield step("ser.say.ratio", m=eq("r", ratio_of))
            yield step("ser.say.endless", m=whole)
            yield step("ser.say.put_in", m=eq("S", frac(first, rest), total))
        case "first":
            yield step("ser.say.endless", m=whole)
            yield step("ser.say.solve_first", m=eq("a", mul(total, rest), first))
        case _:
            yield step("ser.say.endless", m=whole)
            yield step("ser.say.solve_rest", m=eq(sub(1, "r"), frac(first, total), rest))
            yield step("ser.say.from_one", m=eq("r", ratio_of))
