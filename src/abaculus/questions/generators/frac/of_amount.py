"""A fraction of an amount; on harder cards the rest, or the amount from a part."""

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
    div,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    sub,
    t,
)

STORIES = ("walk", "pages", "seats", "eggs", "trees", "stickers")
MEASURES = (
    ("h", 60, "min"),
    ("min", 60, "s"),
    ("km", 1000, "m"),
    ("m", 100, "cm"),
    ("kg", 1000, "g"),
    ("l", 1000, "ml"),
    ("day", 24, "h"),
)
"""How many of the second unit make one of the first."""


@generator(
    presets={
        "5N3": P(
            kinds=("story", "story", "bare"), parts=(2, 10), each=(2, 12), unit=False, secs=15
        ),
        "g4": P(
            finite=539,
            kinds=("story", "bare"),
            parts=(2, 10),
            each=(2, 10),
            unit=True,
            grade="4",
            category="N",
            secs=15,
        ),
        "g6": P(
            kinds=("rest", "whole", "measure"),
            parts=(3, 12),
            each=(3, 20),
            unit=False,
            grade="6",
            category="N",
            secs=30,
        ),
        "L1": P(
            finite=95, kinds=("bare",), parts=(2, 10), each=(2, 12), unit=True, level=1, secs=15
        ),
        "L2": P(
            finite=1591,
            kinds=("story", "bare", "measure"),
            parts=(3, 10),
            each=(3, 12),
            unit=False,
            level=2,
            secs=15,
        ),
        "L3": P(kinds=("rest", "whole"), parts=(3, 12), each=(4, 25), unit=False, level=3, secs=30),
    }
)
def share(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    b = r.between(*p.parts)
    a = 1 if p.unit or b == 2 else r.coprime_below(b)
    each, story, big, small = r.between(*p.each), r.pick(STORIES), "", ""
    if not p.unit and a == 1 and b > 2:
        return REJECT
    if kind == "measure":
        big, whole, small = r.pick(MEASURES)
        if whole % b:
            return REJECT
        each = whole // b
    amount, taken = b * each, a * each
    params = {
        "kind": kind,
        "a": a,
        "b": b,
        "each": each,
        "story": story,
        "big": big,
        "small": small,
    }
    name = {"story": f"of_{story}", "measure": f"of_1_{big}", "bare": "of_bare"}
    truth = {"rest": amount - taken, "whole": amount}.get(kind, taken)
    return Draft(
        params=params,
        prompt=(
            t(
                f"frac.{name.get(kind, f'{kind}_{story}')}",
                part=frac(a, b),
                n=taken if kind == "whole" else amount,
            ),
        ),
        answer=number(truth, form="plain", unit=small or None),
        work=effort(*WORK[kind]) - (0 if a > 1 else 4),
        normal=(kind, a, b, each, story if kind not in ("bare", "measure") else small),
    )


WORK = {
    "story": ("fact", "fact"),
    "bare": ("fact", "fact"),
    "measure": ("fact", "fact", "recall"),
    "rest": ("model", "long", "fact", "carry"),
    "whole": ("idea", "long", "fact"),
}


@share.verify
def _(q: Params, v: int) -> bool:
    amount = q.b * q.each
    if q.kind == "whole":
        return F(q.a, q.b) * v == q.a * q.each
    return F(amount - v if q.kind == "rest" else v, amount) == F(q.a, q.b)


@share.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    amount, taken = q.b * q.each, q.a * q.each
    match q.kind:
        case "rest":
            yield taken, "frac.part_for_rest"
            yield q.each, "frac.one_part_only"
            yield amount - q.each, "frac.one_part_taken"
            yield abs(amount - q.b), "frac.denominator_subtracted"
        case "whole":
            if taken * q.a % q.b == 0:
                yield taken * q.a // q.b, "frac.part_of_part"
            yield taken * q.b, "frac.numerator_forgotten"
            yield q.each, "frac.one_part_only"
            yield taken + q.each, "frac.one_part_added"
            yield taken + q.b, "frac.denominator_added"
        case _:
            if q.a > 1:
                yield q.each, "frac.one_part_only"
            yield amount - taken, "frac.rest_for_part"
            if q.a > 1 and amount % q.a == 0:
                yield amount // q.a, "frac.divided_by_numerator"
            if amount > q.b:
                yield amount - q.b, "frac.denominator_subtracted"
            yield taken + q.each, "frac.one_part_more"
            yield taken + 1, "frac.division_slip"


@share.steps
def _(q: Params) -> Iterator[SolutionStep]:
    amount, taken = q.b * q.each, q.a * q.each
    if q.kind == "whole":
        if q.a > 1:
            yield step("frac.say.parts_given", a=q.a, n=taken, m=eq(div(taken, q.a), q.each))
        yield step("frac.say.all_parts", b=q.b, m=eq(mul(q.b, q.each), amount))
        return
    if q.kind == "measure":
        yield step(f"frac.say.measure_{q.big}")
    yield step("frac.say.one_part", b=q.b, m=eq(div(amount, q.b), q.each))
    if q.a > 1:
        yield step("frac.say.so_many_parts", a=q.a, m=eq(mul(q.a, q.each), taken))
    if q.kind == "rest":
        yield step("frac.say.what_is_left", m=eq(sub(amount, taken), amount - taken))
