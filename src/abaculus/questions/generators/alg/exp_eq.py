"""Equations with the unknown in the exponent."""

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
    generator,
    jux,
    number,
    power,
    step,
    sums,
    t,
    value,
)

POWERS = {2: 10, 3: 6, 4: 5, 5: 5, 6: 4, 7: 3, 10: 5}
"""The highest easy power of each base."""
ROOTED = {2: 6, 3: 4, 5: 3, 10: 3}


@generator(
    presets={
        "10N5": P(wide=False, secs=15, finite=633),
        "L4": P(wide=True, level=4, secs=30, finite=840),
    }
)
def exponent(r: Rng, p: Params) -> MaybeDraft:
    if p.wide:
        base = r.pick((2, 2, 3, 5, 10))
        first, second = r.between(2, ROOTED[base]), r.between(1, ROOTED[base])
        k, n = r.between(-6, 6), second * (1 if r.below(3) else -1)
        x = F(n, first) - k
        if first == second or k == 0 or x.denominator > 4:
            return REJECT
        a, b = base**first, F(base) ** n
        params = {"a": a, "k": k, "b": b, "base": base, "first": first, "n": n}
        asked = eq(power(a, sums(("x", k))), value(b))
        work = effort("idea", "power", "power", "step", "step", "fact")
        prompt = t("alg.find", equation=asked, letter="x")
        return Draft(params, (prompt,), number(x, form="rational"), work)
    a = r.pick(tuple(POWERS))
    n = r.between(2, POWERS[a])
    if r.below(4) == 0:
        n = -min(n, 3)
    k = r.between(-7, 7) if r.below(3) else 0
    b = F(a) ** n
    if n == k:
        return REJECT
    asked = eq(power(a, sums(("x", k)) if k else "x"), value(b))
    params = {"a": a, "k": k, "b": b, "base": a, "first": 1, "n": n}
    work = effort("power", "power", *(("step",) if k else ()))
    prompt = t("alg.find", equation=asked, letter="x")
    return Draft(params, (prompt,), number(n - k, form="plain"), work)


@exponent.verify
def _(q: Params, v: F) -> bool:
    raised = (v + q.k) * q.first
    return raised.denominator == 1 and F(q.base) ** int(raised) == q.b and q.base**q.first == q.a


@exponent.mistakes
def _(q: Params) -> Iterator[tuple[F | int, str]]:
    x = F(q.n, q.first) - q.k
    if q.k:
        yield F(q.n, q.first) + q.k, "alg.same_way"
        yield F(q.n, q.first), "alg.exponent_not_finished"
    if q.first > 1:
        yield F(q.first, q.n) - q.k, "alg.upside_down"
        yield F(q.n - q.first - q.k), "alg.exponents_subtracted"
    if q.n < 0:
        yield F(-q.n, q.first) - q.k, "alg.fraction_needs_minus"
    elif q.first == 1 and q.b % q.a == 0 and q.b // q.a < 1000:
        yield q.b // q.a - q.k, "alg.power_is_product"
    yield x + 1, "alg.power_miscounted"
    yield x - 1, "alg.power_miscounted"
    yield -x, "alg.sign_lost"


@exponent.steps
def _(q: Params) -> Iterator[SolutionStep]:
    left = sums(("x", q.k)) if q.k else "x"
    x = value(F(q.n, q.first) - q.k)
    if q.first == 1:
        yield step("alg.say.as_power", a=q.a, m=eq(value(q.b), power(q.a, q.n)))
        if q.k:
            yield step("alg.say.exponents_equal", m=eq(left, q.n))
            yield step("alg.say.solve_x", m=eq("x", x))
        else:
            yield step("alg.say.exponents_equal", m=eq("x", x))
        return
    yield step("alg.say.same_base", a=q.base, m=eq(q.a, power(q.base, q.first)))
    if q.n != 1:
        yield step("alg.say.as_power", a=q.base, m=eq(value(q.b), power(q.base, q.n)))
    yield step("alg.say.exponents_equal", m=eq(jux(q.first, ("()", left)), q.n))
    yield step("alg.say.solve_x", m=eq("x", x))
