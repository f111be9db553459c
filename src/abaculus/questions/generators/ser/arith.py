"""Sums of arithmetic sequences."""

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
    add,
    comma_list,
    div,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    sub,
    sums,
    t,
    value,
)


@generator(
    presets={
        "12N6": P(kinds=("terms",), most=50, secs=45),
        "L4": P(kinds=("last", "last", "step"), most=40, level=4, secs=60),
    }
)
def arithmetic_series(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    first, gap_size = r.between(1, 20), r.between(2, 9)
    n = r.pick((10, 11, 12, 15, 16, 20, 21, 25, 30, 40, 50) if p.most == 50 else range(10, p.most))
    if kind == "terms" and r.below(4) == 0:
        gap_size = -gap_size
    last = first + (n - 1) * gap_size
    total = n * (first + last) // 2
    if first == gap_size or total <= 0 or total > 9999:
        return REJECT
    shown = comma_list((*(first + k * gap_size for k in range(3)), ("dots",)))
    row = add(*(first + k * gap_size for k in range(3)), ("dots",), last)
    if kind == "terms":
        prompt = t("ser.arith_terms", terms=shown, n=n)
    elif kind == "last":
        prompt = t("ser.arith_last", row=row)
    else:
        prompt = t("ser.arith_step", first=first, last=last, total=total)
    return Draft(
        params={"kind": kind, "first": first, "step": gap_size, "n": n},
        prompt=(prompt,),
        answer=number(n if kind == "step" else total, form="plain"),
        work=effort(*WORK[kind]),
    )


WORK = {
    "terms": ("recall", "step", "long", "carry", "product"),
    "last": ("recall", "idea", "step", "step", "long", "digits", "carry", "product"),
    "step": ("recall", "idea", "idea", "step", "step", "long", "digits", "product"),
}


@arithmetic_series.verify
def _(q: Params, v: int) -> bool:
    terms = range(q.first, q.first + q.n * q.step, q.step)
    return v == (len(terms) if q.kind == "step" else sum(terms))


@arithmetic_series.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    first, d, n = q.first, q.step, q.n
    last = first + (n - 1) * d
    total = n * (first + last) // 2
    if q.kind == "step":
        yield n - 1, "ser.steps_for_terms"
        yield n + 1, "ser.one_term_more"
        yield 2 * n, "ser.not_halved"
        yield (last - first) // d + 2, "ser.one_term_more"
        yield last - first, "ser.difference_only"
        return
    yield n * (2 * first + n * d) // 2, "ser.one_step_more"
    yield n * (first + last), "ser.not_halved"
    yield last, "ser.last_term"
    yield total - last, "ser.one_term_less"
    yield n * first, "ser.first_only"
    yield total + 10, "ser.ten_slip"


@arithmetic_series.steps
def _(q: Params) -> Iterator[SolutionStep]:
    first, d, n = q.first, q.step, q.n
    last = first + (n - 1) * d
    total = n * (first + last) // 2
    half = frac(mul(n, ("()", add(first, last))), 2)
    if q.kind == "step":
        yield step("ser.say.mean", m=eq(frac(add(first, last), 2), value(F(first + last, 2))))
        yield step("ser.say.terms_from_total", m=eq("n", div(2 * total, first + last), n))
        return
    if q.kind == "terms":
        yield step("ser.say.last_term", m=eq(sums((first, mul(n - 1, d))), last))
    else:
        yield step("ser.say.how_many", m=eq(add(frac(sub(last, first), d), 1), n))
    yield step("ser.say.gauss", m=eq(half, total))
