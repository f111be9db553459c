"""Sums, differences and doubles of angles."""

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
    effort,
    eq,
    frac,
    generator,
    jux,
    mul,
    number,
    power,
    step,
    sub,
    t,
    value,
)
from abaculus.questions.generators.trig._circle import (
    UNIT,
    exact,
    is_near,
    ratio_of,
    table_ratio,
    units,
)

BASIC = ((3, 4, 5), (5, 12, 13), (8, 15, 17), (7, 24, 25))
SEEN = {("sin", 1): (30, 90, 150, 210), ("sin", -1): (30, 90),
        ("cos", 1): (60, 90, 120, 180, 240), ("cos", -1): (60, 90, 120)}  # fmt: skip
"""Angles with exact values, by the function and by whether the angles are added."""
DOUBLES = {"sin": (15, 75, 105, 165), "cos": (30, 60, 120, 150)}


@generator(
    presets={
        "12E1": P(kinds=("formula",), secs=15, finite=927),
        "L4": P(kinds=("double", "sum"), level=4, secs=45, finite=128),
    }
)
def compound(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    return whole(r) if kind == "formula" else triples(r, kind)


def whole(r: Rng) -> MaybeDraft:
    """A sum of products that is the sine or cosine of one angle."""
    name, way = r.pick(tuple(SEEN))
    if r.below(12) == 0:
        a = b = r.pick(DOUBLES[name])
        way, seen = 1, 2 * a
    else:
        seen = r.pick(SEEN[name, way])
        b = r.between(3, 88)
        a = seen - way * b
        if not 3 <= a <= 175 or a == b or any(one % 15 == 0 for one in (a, b)):
            return REJECT
    return Draft(
        params={"kind": "formula", "name": name, "way": way, "a": a, "b": b},
        prompt=(t("trig.value", asked=products(name, way, a, b)),),
        answer=number(exact(name, seen) or F(0), form="rational"),
        work=effort("recall", "recall", "fact"),
    )


def products(name: str, way: int, a: int | str, b: int | str) -> Formula:
    """The right side of the addition formula, shorter for two equal angles."""
    if a == b:
        if name == "sin":
            return mul(2, ratio_of("sin", a), ratio_of("cos", a))
        return sub(power(ratio_of("cos", a), 2), power(ratio_of("sin", a), 2))
    if name == "sin":
        first, second = (
            mul(ratio_of("sin", a), ratio_of("cos", b)),
            mul(ratio_of("cos", a), ratio_of("sin", b)),
        )
        return add(first, second) if way == 1 else sub(first, second)
    first, second = (
        mul(ratio_of("cos", a), ratio_of("cos", b)),
        mul(ratio_of("sin", a), ratio_of("sin", b)),
    )
    return sub(first, second) if way == 1 else add(first, second)


def both(way: int) -> Formula:
    """α + β or α − β."""
    return ("+", "α", "β" if way == 1 else ("neg", "β"))


def triples(r: Rng, kind: str) -> MaybeDraft:
    """Ratios of a double angle or a sum, from ratios in triangles with whole sides."""
    one, two = r.sample(BASIC if kind == "double" else BASIC[:3], 2)
    (a, b, c), (d, e, f) = ((*r.shuffle(three[:2]), three[2]) for three in (one, two))
    name = r.pick(("sin", "cos"))
    way = r.sign() if kind == "sum" else 1
    given = r.flip()
    slots: dict[str, Formula]
    work: tuple[str, ...]
    if kind == "double":
        slots = {"known": eq(ratio_of("sin" if given else "cos", "θ"), frac(a if given else b, c)),
                "asked": ratio_of(name, jux(2, "θ"))}  # fmt: skip
        truth = F(2 * a * b, c * c) if name == "sin" else F(b * b - a * a, c * c)
        work = ("recall", "root", "recall", "fact", "fact", "power", "digits")
        params = {"kind": kind, "name": name, "x": (a, b, c), "given": given}
    else:
        slots = {"one": eq(ratio_of("sin", "α"), frac(a, c)),
                "two": eq(ratio_of("cos", "β"), frac(e, f)),
                "asked": ratio_of(name, both(way))}  # fmt: skip
        truth = F(a * e + way * b * d if name == "sin" else b * e - way * a * d, c * f)
        work = ("recall", "root", "root", "fact", "carry", "fact", "carry", "digits", "long")
        params = {"kind": kind, "name": name, "x": (a, b, c), "y": (d, e, f), "way": way}
    if truth == 0:
        return REJECT
    return Draft(
        params=params,
        prompt=(t(f"trig.{kind}", **slots),),
        answer=number(truth, form="rational"),
        work=effort(*work),
    )


@compound.verify
def _(q: Params, v: F) -> bool:
    if q.kind == "formula":
        ca, sa, cb, sb = (
            table_ratio(name, angle) for angle in (q.a, q.b) for name in ("cos", "sin")
        )
        pair = (sa * cb, ca * sb) if q.name == "sin" else (ca * cb, sa * sb)
        plus = q.way == 1 if q.name == "sin" else q.way == -1
        return is_near((pair[0] + (pair[1] if plus else -pair[1])) // UNIT, units(v))
    a, b, c = q.x
    if q.kind == "double":
        once = (b, a)
        x, y = multiply_complex(once, once)
        return v == F(y if q.name == "sin" else x, c * c)
    d, e, f = q.y
    x, y = multiply_complex((b, a), (e, q.way * d))
    return v == F(y if q.name == "sin" else x, c * f)


def multiply_complex(one: tuple[int, int], two: tuple[int, int]) -> tuple[int, int]:
    """The product of two complex numbers, whose angles add up."""
    return one[0] * two[0] - one[1] * two[1], one[0] * two[1] + one[1] * two[0]


@compound.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    if q.kind == "formula":
        true = exact(q.name, q.a + q.way * q.b) or F(0)
        yield -true, "trig.quadrant_sign"
        yield F(0), "trig.cancels"
        yield F(1), "trig.square_sum"
        yield F(1, 2) if true != F(1, 2) else F(-1), "trig.half_of_thirty"
        yield F(-1), "trig.quadrant_sign"
        return
    a, b, c = q.x
    if q.kind == "double":
        yield F(2 * a if q.name == "sin" else 2 * b, c), "trig.doubled_ratio"
        yield F(b * b - a * a if q.name == "sin" else 2 * a * b, c * c), "trig.other_formula"
        yield F(a * b, c * c) if q.name == "sin" else F(a * a - b * b, c * c), "trig.half_formula"
        yield F(a, c), "trig.angle_unchanged"
        return
    d, e, f = q.y
    yield F(a, c) + q.way * F(e, f), "trig.ratios_added"
    if q.name == "sin":
        yield F(a * e - q.way * b * d, c * f), "trig.formula_sign"
        yield F(b * e - q.way * a * d, c * f), "trig.other_formula"
    else:
        yield F(b * e + q.way * a * d, c * f), "trig.formula_sign"
        yield F(a * e + q.way * b * d, c * f), "trig.other_formula"
    yield F(a * e, c * f), "trig.ratios_multiplied"


@compound.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.kind == "formula":
        total = q.a + q.way * q.b
        is_double = q.a == q.b
        shape = jux(2, "α") if is_double else both(q.way)
        right = products(q.name, q.way, "α", "α" if is_double else "β")
        yield step("trig.say.recognise", m=eq(ratio_of(q.name, shape), right))
        angles = add(q.a, q.b) if q.way == 1 else sub(q.a, q.b)
        yield step("trig.say.one_angle", m=eq(angles, total))
        yield step(m=eq(ratio_of(q.name, total), value(exact(q.name, total) or F(0))))
        return
    a, b, c = q.x
    if q.kind == "double":
        unknown = ratio_of("cos", "θ") if q.given else ratio_of("sin", "θ")
        yield step("trig.say.other_ratio", m=eq(unknown, frac(b if q.given else a, c)))
        if q.name == "sin":
            worked, true = mul(2, frac(a, c), frac(b, c)), F(2 * a * b, c * c)
        else:
            squares = ("^", frac(b, c), 2), ("^", frac(a, c), 2)
            worked, true = sub(*squares), F(b * b - a * a, c * c)
        yield step(f"trig.say.double_{q.name}", m=eq(worked, value(true)))
        return
    d, e, f = q.y
    yield step("trig.say.other_ratios", m=("list", eq(ratio_of("cos", "α"), frac(b, c)),
                                           eq(ratio_of("sin", "β"), frac(d, f))))  # fmt: skip
    formula = eq(ratio_of(q.name, both(q.way)), products(q.name, q.way, "α", "β"))
    yield step("trig.say.recognise", m=formula)
    if q.name == "sin":
        first, second, plus = (a, e), (b, d), q.way == 1
    else:
        first, second, plus = (b, e), (a, d), q.way == -1
    one, two = (mul(frac(x, c), frac(y, f)) for x, y in (first, second))
    true = F(first[0] * first[1] + (1 if plus else -1) * second[0] * second[1], c * f)
    yield step(m=eq(add(one, two) if plus else sub(one, two), value(true)))
