"""The number half way between two others, or the other end."""

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
    dec,
    div,
    effort,
    eq,
    generator,
    number,
    step,
    sub,
    t,
    value,
)


@generator(
    presets={
        "g4": P(kinds=("whole",), low=10, high=200, grade="4", category="G", secs=15),
        "g6": P(kinds=("decimal", "negative"), low=10, high=99, grade="6", category="G", secs=15),
        "L1": P(finite=676, kinds=("whole",), low=4, high=60, level=1, secs=15),
        "L2": P(kinds=("whole", "decimal"), low=30, high=300, level=2, secs=15),
        "L3": P(kinds=("other", "fraction", "negative"), low=15, high=150, level=3, secs=30),
    }
)
def middle(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    # both ends above one fraction line
    above, other, below = r.between(p.low, p.high), r.between(p.low, p.high), 1
    match kind:
        case "decimal":
            below = 10
        case "negative":
            above = -above
        case "fraction":
            part = r.between(3, 12)
            below = 2 * part
            above = 2 * r.between(1, part - 1)
            other = r.between(1, part - 1) * r.pick((2, 1))
        case _:
            pass
    if r.flip():
        above, other = other, above
    total, gap_ = above + other, abs(above - other)
    least_gap = {"fraction": 1, "decimal": 3}.get(kind, 6)
    is_whole = kind in ("whole", "other", "negative")
    if gap_ < least_gap or total == 0 or (is_whole and total % 2):
        return REJECT
    a, b, mean = F(above, below), F(other, below), F(total, 2 * below)
    if kind == "other":
        prompt, truth = t("arith.other_end", m=value(mean), a=value(a)), b
    else:
        write = value if kind == "fraction" else dec
        prompt, truth = t("arith.half_way", a=write(a), b=write(b)), mean
    return Draft(
        params={"kind": kind, "a": a, "b": b},
        prompt=(prompt,),
        answer=number(truth, form="rational", looks="value" if kind == "fraction" else "decimal"),
        work=effort(*WORK[kind]),
        normal=(kind, str(a), str(b)) if kind == "other" else (kind, *sorted((str(a), str(b)))),
    )


WORK = {
    "whole": ("carry", "fact"),
    "decimal": ("carry", "fact", "look"),
    "negative": ("carry", "fact", "sign", "sign"),
    "other": ("idea", "digits", "carry"),
    "fraction": ("fraction", "fact"),
}


@middle.verify
def _(q: Params, v: F) -> bool:
    # equally far from both ends
    if q.kind == "other":
        mean = (q.a + q.b) / 2
        return v - mean == mean - q.a
    return v - q.a == q.b - v


@middle.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    a, b = q.a, q.b
    mean = (a + b) / 2
    if q.kind == "other":
        yield (a + mean) / 2, "arith.middle_again"
        yield abs(mean - a), "arith.half_gap_only"
        yield 2 * mean, "arith.other_end_missing"
    else:
        yield abs(mean - a), "arith.half_gap_only"
        yield a + b, "arith.sum_not_halved"
        yield abs(a - b), "arith.gap_for_middle"
    truth = b if q.kind == "other" else mean
    unit = F(1, 10) if q.kind == "decimal" else F(1, mean.denominator)
    yield truth + unit, "arith.off_by_one"
    yield truth - unit, "arith.off_by_one"


@middle.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b = q.a, q.b
    write = value if q.kind == "fraction" else dec
    mean = (a + b) / 2
    if q.kind == "other":
        high, low = max(a, mean), min(a, mean)
        yield step("arith.say.how_far", m=eq(sub(write(high), write(low)), write(high - low)))
        join = add if mean > a else sub
        yield step("arith.say.as_far_again", m=eq(join(write(mean), write(high - low)), write(b)))
        return
    yield step("arith.say.add_both", m=eq(add(write(a), write(b)), write(a + b)))
    yield step("arith.say.halve_it", m=eq(div(write(a + b), 2), write(mean)))
