"""A decimal rounded to a number of places."""

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
    generator,
    number,
    rel,
    step,
    t,
)


@generator(
    presets={
        "5G5": P(digits=3, places=(0, 1, 2), nines=False, secs=15),
        "L2": P(digits=4, places=(1, 2, 3), nines=True, level=2, secs=15),
    }
)
def round_decimal(r: Rng, p: Params) -> MaybeDraft:
    n, k = r.between(10**p.digits // 5, 50 * 10**p.digits), r.pick(p.places)
    cut = 10 ** (p.digits - k)
    if p.nines and r.flip():
        # rounding up carries over a nine
        n = n // (10 * cut) * 10 * cut + 9 * cut + r.between(cut // 2, cut - 1)
    if n % 10 == 0 or n % cut == 0 or 2 * (n % cut) == cut:
        return REJECT
    x = F(n, 10**p.digits)
    return Draft(
        params={"n": n, "digits": p.digits, "k": k},
        prompt=(t("dec.round" if k else "dec.round_whole", x=dec(x, p.digits), k=k),),
        answer=number(F((n + cut // 2) // cut, 10**k), form="plain", looks="decimal"),
        work=effort("look", "compare", *(("carry",) if p.nines else ())),
    )


@round_decimal.verify
def _(q: Params, v: F) -> bool:
    # whole at the last place, and less than half a place away
    places, rest = divmod(v.numerator * 10**q.k, v.denominator)
    cut = 10 ** (q.digits - q.k)
    return rest == 0 and 2 * abs(places * cut - q.n) < cut


@round_decimal.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    cut = 10 ** (q.digits - q.k)
    down, rest = divmod(q.n, cut)
    if 2 * rest > cut:
        yield F(down, 10**q.k), "dec.only_cut"
    else:
        yield F(down + 1, 10**q.k), "dec.always_up"
    if q.k + 1 < q.digits:
        yield F((q.n + cut // 20) // (cut // 10), 10 ** (q.k + 1)), "dec.one_place_more"
    if q.k > 0:
        yield F((q.n + 5 * cut) // (10 * cut), 10 ** (q.k - 1)), "dec.one_place_less"
    yield F((q.n + 5 * cut) // (10 * cut) * 10, 10**q.k), "dec.one_place_less"
    yield F(down + 2, 10**q.k), "dec.one_too_far"
    yield F(q.n + 1, 10**q.digits), "dec.last_digit_only"


@round_decimal.steps
def _(q: Params) -> Iterator[SolutionStep]:
    cut = 10 ** (q.digits - q.k)
    rest = q.n % cut * 10 // cut
    yield step("dec.say.look_behind", d=rest, k=q.k)
    name = "dec.say.round_up" if rest >= 5 else "dec.say.round_down"
    size, near = F(q.n, 10**q.digits), F((q.n + cut // 2) // cut, 10**q.k)
    yield step(name, m=rel("≈", dec(size, q.digits), dec(near, q.k)))
