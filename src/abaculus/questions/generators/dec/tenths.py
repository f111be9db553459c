"""Tenths, hundredths and thousandths as fractions and as decimals."""

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
    dec,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    t,
    value,
)
from abaculus.questions.generators.dec._mistakes import point_slips


@generator(
    presets={
        "4G5": P(finite=207, kinds=("to", "to", "back"), places=(1, 2, 2, 2), most=1, secs=15),
        "L1": P(finite=621, kinds=("to", "back"), places=(1, 1, 2), most=3, level=1, secs=15),
        "L2": P(kinds=("to", "back", "many"), places=(2, 3), most=5, level=2, secs=15),
    }
)
def tenths(r: Rng, p: Params) -> MaybeDraft:
    kind, k = r.pick(p.kinds), r.pick(p.places)
    n = r.between(1, p.most * 10**k - 1)
    if n % 10**k == 0 or (n % 10 == 0 and kind != "to"):
        return REJECT
    size = F(n, 10**k)
    params = {"kind": kind, "n": n, "k": k}
    if kind == "to":
        return Draft(
            params=params,
            prompt=(t("dec.as_decimal", x=frac(n, 10**k)),),
            answer=number(size, form="plain", looks="decimal"),
            work=effort("recall", *("look",) * max(p.places)),
        )
    if kind == "back":
        return Draft(
            params=params,
            prompt=(t("dec.as_fraction", x=dec(size)),),
            answer=number(size, form="fraction"),
            work=effort("recall", *("look",) * max(p.places)),
        )
    # one place finer than written
    return Draft(
        params=params,
        prompt=(t(f"dec.many_{k}", x=dec(F(n, 10 ** (k - 1)))),),
        answer=number(10 * n, form="plain", looks="decimal"),
        work=effort("recall", *("look",) * max(p.places)),
    )


@tenths.verify
def _(q: Params, v: F) -> bool:
    if q.kind == "many":
        return v * F(1, 10**q.k) == F(q.n, 10 ** (q.k - 1))
    digits = q.n
    for _ in range(q.k):
        v = v * 10
    return v == digits


@tenths.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    if q.kind == "many":
        yield F(q.n), "dec.point_dropped"
        yield F(q.n, 10), "dec.point_left"
        yield F(100 * q.n), "dec.point_far_right"
        yield F(10 * q.n + 10), "dec.read_wrongly"
        return
    size = F(q.n, 10**q.k)
    yield from point_slips(size)
    if q.kind == "to":
        yield F(q.n), "dec.point_dropped"
    else:
        yield 1 / size, "dec.upside_down"


@tenths.steps
def _(q: Params) -> Iterator[SolutionStep]:
    size = F(q.n, 10**q.k)
    if q.kind == "many":
        given = dec(size * 10)
        yield step(f"dec.say.place_{q.k}")
        yield step("dec.say.times_ten_power", m=eq(mul(given, 10**q.k), 10 * q.n))
    elif q.kind == "to":
        yield step("dec.say.zeros_below", k=q.k)
        yield step(m=eq(frac(q.n, 10**q.k), dec(size)))
    else:
        yield step("dec.say.places_behind", k=q.k)
        sides = [dec(size), frac(q.n, 10**q.k)]
        yield step(m=eq(*sides) if value(size) == sides[1] else eq(*sides, value(size)))
