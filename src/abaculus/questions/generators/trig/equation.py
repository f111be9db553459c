"""Equations whose solution is a special angle in a stated interval."""

from collections.abc import Iterator
from math import isqrt

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    deg,
    div,
    effort,
    eq,
    frac,
    generator,
    jux,
    mul,
    neg,
    number,
    rel,
    root,
    step,
    sub,
    t,
    with_sign,
)
from abaculus.questions.generators.trig._circle import UNIT, is_near, ratio_of, table_ratio

HALVES: dict[int, Formula] = {1: frac(1, 2), 2: frac(root(2), 2), 3: frac(root(3), 2)}
"""Sines: the root of a number over 2."""
SLOPES: dict[int, Formula] = {1: frac(1, root(3)), 2: 1, 3: root(3)}
ACUTE = {"sin": {30: 1, 45: 2, 60: 3}, "cos": {60: 1, 45: 2, 30: 3}, "tan": {30: 1, 45: 2, 60: 3}}


@generator(
    presets={
        "12E4": P(ways=("bare", "times"), secs=15, finite=64),
        "L4": P(ways=("double", "shift", "shift"), level=4, secs=30, finite=402),
    }
)
def equation(r: Rng, p: Params) -> MaybeDraft:
    way = r.pick(p.ways)
    name = r.pick(("sin", "cos", "tan"))
    acute = r.pick((30, 45, 60))
    quarter = r.below(4)
    inside = (acute, 180 - acute, 180 + acute, 360 - acute)[quarter]
    size = ACUTE[name][acute]
    falls = quarter in {"sin": (2, 3), "cos": (1, 2), "tan": (1, 3)}[name]
    low, shift = 90 * quarter, 0
    truth = inside
    inner: Formula = "x"
    if way == "double":
        if inside % 2:
            return REJECT
        truth, low, inner = inside // 2, 45 * quarter, jux(2, "x")
    elif way == "shift":
        shift = r.sign() * 5 * r.between(2, 8)
        truth, low = inside - shift, low - shift
        inner = ("+", "x", deg(shift) if shift > 0 else ("neg", deg(-shift)))
        if low < 0 or low + 90 > 360:
            return REJECT
    high = low + (45 if way == "double" else 90)
    left, right = (
        ratio_of(name, inner),
        with_sign(falls, (SLOPES if name == "tan" else HALVES)[size]),
    )
    if way == "times":
        if name == "tan" and size != 1:
            return REJECT
        left = mul(root(3), left) if name == "tan" else mul(2, left)
        over = 1 if name == "tan" or size == 1 else root(size)
        right = neg(over) if falls and over != 1 else -1 if falls else over
    asked = eq(left, right)
    span = rel("≤", deg(low), "x", deg(high))
    return Draft(
        params={"way": way, "name": name, "size": size, "falls": falls, "inside": inside,
                "shift": shift, "low": low, "high": high},
        prompt=(t("trig.equation", equation=asked, span=span),),
        answer=number(truth, form="plain", unit="°"),
        work=effort("recall", *(("sign",) if quarter else ()),
                    *(("step", "substitute", "step") if way in ("double", "shift") else ())),
    )  # fmt: skip


@equation.verify
def _(q: Params, v: int) -> bool:
    if not q.low <= v <= q.high:
        return False
    angle = 2 * v if q.way == "double" else v + q.shift
    if q.name == "tan":
        if angle % 180 == 90:
            return False
        size = isqrt(3 ** (q.size - 1) * UNIT * UNIT // 3 if q.size != 2 else UNIT * UNIT)
    else:
        size = isqrt(q.size * UNIT * UNIT) // 2
    return is_near(table_ratio(q.name, angle), -size if q.falls else size)


@equation.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    acute = min(q.inside % 180, 180 - q.inside % 180)

    def back(angle: int) -> int:
        return angle // 2 if q.way == "double" else angle - q.shift

    if q.way == "double":
        yield q.inside, "trig.not_halved"
    if q.shift:
        yield q.inside, "trig.shift_forgotten"
        yield q.inside + q.shift, "trig.shift_added"
    if q.inside != acute:
        yield back(acute), "trig.wrong_quadrant"
    yield (
        back(q.inside - acute + 90 - acute) if q.inside == acute else back(90 - acute),
        "trig.cofunction",
    )
    yield back(180 - acute), "trig.wrong_quadrant"
    yield back(360 - acute), "trig.wrong_quadrant"
    yield back(180 + acute), "trig.wrong_quadrant"


@equation.steps
def _(q: Params) -> Iterator[SolutionStep]:
    size = (SLOPES if q.name == "tan" else HALVES)[q.size]
    acute = min(q.inside % 180, 180 - q.inside % 180)
    yield step("trig.say.acute_first", m=eq(ratio_of(q.name, acute), size))
    inner: Formula = "x"
    if q.way == "double":
        inner = jux(2, "x")
    elif q.shift:
        inner = ("+", "x", deg(q.shift) if q.shift > 0 else ("neg", deg(-q.shift)))
    low, high = ((2 * end if q.way == "double" else end + q.shift) for end in (q.low, q.high))
    yield step("trig.say.place", m=eq(inner, deg(q.inside)), low=deg(low), high=deg(high))
    if q.way == "double":
        yield step("trig.say.halve", m=eq("x", div(q.inside, 2), q.inside // 2))
    elif q.shift:
        apart = sub(q.inside, q.shift) if q.shift > 0 else ("+", q.inside, -q.shift)
        yield step("trig.say.shift_back", m=eq("x", apart, q.inside - q.shift))
    else:
        yield step("trig.say.so", m=eq("x", q.inside))
