"""The average value of a game."""

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
    dec,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    sub,
    t,
    value,
)

ODDS = ((1, 2), (1, 4), (1, 5), (1, 10), (2, 5), (3, 10), (3, 5), (3, 4), (1, 20))


@generator(
    presets={
        "12G5": P(kinds=("one", "one", "two"), secs=15, finite=616),
        "L4": P(kinds=("lottery", "die", "fair"), level=4, secs=30, finite=435),
    }
)
def expected_value(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    work = ["fact", "fact"]
    a, b, c = 0, 0, 0
    pa, pb = F(1), F(0)
    match kind:
        case "one":
            pa = F(*r.pick(ODDS))
            a = r.between(2, 40) * (5 if pa.denominator == 20 else 1)
        case "two":
            pa, pb = F(r.between(1, 4), 10), F(r.between(2, 5), 10)
            a, b = 10 * r.between(1, 8), 10 * r.between(1, 4)
            work += ["fact"]
        case "lottery":
            tickets = r.pick((50, 100, 200, 250, 500))
            a, c = tickets * r.between(1, 4) // 2, r.between(2, 6)
            pa = F(1, tickets)
            work = ["model", "long", "carry", "sign"]
        case "die":
            a, b = r.between(2, 15), r.between(1, 8)
            pa = F(r.between(1, 3), 6)
            work = ["model", "fact", "fact", "fact", "sign", "reduce"]
        case _:
            pa = F(r.between(1, 3), 6)
            a = r.between(3, 20) * 2
            work = ["model", "idea", "long"]
    true = truth(kind, a, b, c, pa, pb)
    if (kind == "two" and (a <= b or pa == pb)) or true in (0, a, b):
        return REJECT
    if kind != "die" and 4 % true.denominator and 10 % true.denominator:
        return REJECT
    slots: dict[str, Formula] = {
        "a": ("money", a, "$"), "b": ("money", b, "$"), "c": ("money", c, "$"),
        "n": pa.denominator, "good": int(6 * pa), "story": r.below(3),
    }  # fmt: skip
    if kind in ("one", "two"):
        slots |= {"p": dec(pa), "q": dec(pb)}
    looks = "value" if kind == "die" else "decimal"
    return Draft(
        params={"kind": kind, "a": a, "b": b, "c": c, "pa": pa, "pb": pb},
        prompt=(t(f"prob.expected_{kind}", **slots),),
        answer=number(true, form="rational", unit="$", looks=looks),
        work=effort(*work),
    )


def truth(kind: str, a: int, b: int, c: int, pa: F, pb: F) -> F:
    """The expected value."""
    match kind:
        case "two":
            return a * pa + b * pb
        case "lottery":
            return a * pa - c
        case "die":
            return a * pa - b * (1 - pa)
        case _:
            return a * pa


@expected_value.verify
def _(q: Params, v: F) -> bool:
    """Play every possible case once and average the winnings."""
    cases = 60 * 50
    wins = q.pa.numerator * cases // q.pa.denominator
    other = q.pb.numerator * cases // q.pb.denominator
    total = wins * q.a + other * q.b
    if q.kind == "lottery":
        total -= cases * q.c
    if q.kind == "die":
        total = wins * q.a - (cases - wins) * q.b
    return v.numerator * cases == v.denominator * total


@expected_value.mistakes
def _(q: Params) -> Iterator[tuple[F | int, str]]:
    a, b = q.a, q.b
    match q.kind:
        case "two":
            yield F(a + b, 2), "prob.plain_mean"
            yield a * q.pa, "prob.prize_forgotten"
            yield a * q.pb + b * q.pa, "prob.chances_exchanged"
            yield (a + b) * (q.pa + q.pb), "prob.all_together"
        case "lottery":
            yield a * q.pa, "prob.price_forgotten"
            yield q.c - a * q.pa, "prob.sign_turned"
            yield a * q.pa + q.c, "prob.price_added"
            yield a - q.c, "prob.as_certain"
        case "die":
            yield a * q.pa + b * (1 - q.pa), "prob.loss_added"
            yield a * q.pa, "prob.loss_forgotten"
            yield a * q.pa - b, "prob.loss_always"
            yield a - b, "prob.as_certain"
        case _:
            yield F(a, 2), "prob.plain_mean"
            yield a * (1 - q.pa), "prob.other_event"
            yield a, "prob.as_certain"
            yield a * q.pa + 1, "prob.calculation_slip"
            yield a * q.pa * 2, "prob.doubled"
    true = truth(q.kind, q.a, q.b, q.c, q.pa, q.pb)
    yield true + 1, "prob.calculation_slip"
    yield true - 1, "prob.calculation_slip"


@expected_value.steps
def _(q: Params) -> Iterator[SolutionStep]:
    true = truth(q.kind, q.a, q.b, q.c, q.pa, q.pb)
    match q.kind:
        case "one":
            yield step("prob.say.times_chance", m=eq(mul(q.a, dec(q.pa)), dec(true)))
        case "two":
            parts = add(mul(q.a, dec(q.pa)), mul(q.b, dec(q.pb)))
            yield step("prob.say.times_chances", m=parts)
            yield step(m=eq(add(dec(q.a * q.pa), dec(q.b * q.pb)), dec(true)))
        case "lottery":
            won = mul(q.a, frac(1, q.pa.denominator))
            yield step("prob.say.mean_win", m=eq(won, dec(q.a * q.pa)))
            yield step("prob.say.less_price", m=eq(sub(dec(q.a * q.pa), q.c), dec(true)))
        case "die":
            good = int(6 * q.pa)
            six = sub(mul(good, q.a), mul(6 - good, q.b))
            yield step("prob.say.six_rolls", m=eq(six, good * q.a - (6 - good) * q.b))
            last = frac(abs(good * q.a - (6 - good) * q.b), 6)
            written = last if true > 0 else ("neg", last)
            yield step(
                "prob.say.per_roll",
                m=value(true) if written == value(true) else eq(written, value(true)),
            )
        case _:
            yield step("prob.say.fair", m=eq(mul(q.a, frac(int(6 * q.pa), 6)), dec(true)))
