"""A mixed number as one fraction, and back."""

from collections.abc import Iterator

from abaculus.maths.formulas.builders import mixed_number as mixed_number
from abaculus.questions.generator_kit import (
    Draft,
    F,
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
    mul,
    number,
    step,
    t,
    value,
)


@generator(
    presets={
        "g4": P(finite=110, most=6, wholes=(1, 5), far=False, grade="4", category="G", secs=15),
        "g6": P(most=15, wholes=(4, 12), far=True, grade="6", category="G", secs=30),
        "L2": P(finite=720, most=12, wholes=(2, 9), far=False, level=2, secs=15),
    }
)
def mixed_or_improper(r: Rng, p: Params) -> MaybeDraft:
    b = r.between(3 if p.far else 2, p.most)
    a, w, up = r.coprime_below(b), r.between(*p.wholes), r.flip()
    truth = w + F(a, b)
    if up:
        prompt = t("frac.as_fraction", x=("mixed", w, a, b))
        answer = number(truth, form="improper", echo=("mixed", w, a, b))
    else:
        prompt = t("frac.as_mixed", x=value(truth))
        answer = number(truth, form="mixed", echo=value(truth), looks="mixed")
    return Draft(
        params={"w": w, "a": a, "b": b, "up": up},
        prompt=(prompt,),
        answer=answer,
        work=effort("long", "fact", "carry") if p.far else effort("fact", "fact"),
    )


@mixed_or_improper.verify
def _(q: Params, v: F) -> bool:
    # this many whole things are cut into parts, one by one
    parts = q.a
    for _ in range(q.w):
        parts += q.b
    return v * q.b == parts


@mixed_or_improper.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    w, a, b = q.w, q.a, q.b
    if q.up:
        yield F(w + a, b), "frac.whole_added_above"
        yield F(w * a, b), "frac.whole_times_above"
        yield F(w * b + a, a), "frac.wrong_denominator"
        yield F(10 * w + a, b), "frac.digits_joined"
        yield F(w * b + a + 1, b), "frac.counted_on"
        yield F(w * b - a, b), "frac.taken_instead"
        return
    if w < b and a != w:
        yield a + F(w, b), "frac.whole_and_rest_swapped"
    yield w + F(b - a, b), "frac.missing_part_taken"
    yield w + 1 + F(a, b), "frac.one_whole_more"
    yield w - 1 + F(a, b), "frac.one_whole_less"
    yield w + F(a, b + 1), "frac.wrong_denominator"


@mixed_or_improper.steps
def _(q: Params) -> Iterator[SolutionStep]:
    w, a, b = q.w, q.a, q.b
    whole = mixed_number(w + F(a, b))
    if q.up:
        yield step("frac.say.wholes_in_parts", w=w, m=eq(w, frac(w * b, b)))
        yield step("frac.say.and_the_rest", m=eq(whole, frac(add(w * b, a), b), frac(w * b + a, b)))
    else:
        yield step("frac.say.how_many_wholes", b=b, m=eq(w * b + a, add(mul(w, b), a)))
        yield step("frac.say.wholes_and_rest", m=eq(frac(w * b + a, b), whole))
