"""Right triangles with 30°, 45° and 60°, and the ratios of these angles in all quadrants."""

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
    deg,
    effort,
    eq,
    generator,
    jux,
    lazy_figure,
    mul,
    number,
    power,
    root,
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
    ratio_square,
    table_ratio,
    units,
)
from abaculus.questions.generators.trig._triangles import right_triangle

SHAPES = {
    30: (((1, 1), (1, 3), (2, 1)),),
    60: (((1, 3), (1, 1), (2, 1)),),
    45: (((1, 1), (1, 1), (1, 2)), ((1, 2), (1, 2), (2, 1))),
}
"""By angle: opposite, adjacent and hypotenuse, each a whole number times a root."""
PLACES = ("opp", "adj", "hyp")
KNOWN = tuple(
    (name, angle)
    for name in ("sin", "cos", "tan")
    for angle in range(-180, 361, 15)
    if angle and exact(name, angle) is not None
)
SQUARES = tuple(
    (name, angle)
    for name in ("sin", "cos", "tan")
    for angle in range(30, 331)
    if (angle % 30 == 0 or angle % 45 == 0) and angle % 90
)


@generator(
    presets={
        "10E4": P(kind="triangle", secs=15, finite=288),
        "11E3": P(kind="value", secs=15, finite=len(KNOWN)),
        "L4": P(kind="pair", level=4, secs=30),
    }
)
def special(r: Rng, p: Params) -> MaybeDraft:
    return {"triangle": triangle, "value": single, "pair": pair}[p.kind](r)


def triangle(r: Rng) -> MaybeDraft:
    """One side from another in half a square or half an equilateral triangle."""
    angle = r.pick((30, 30, 60, 45))
    shape = r.pick(SHAPES[angle])
    given, asked = r.sample(range(3), 2)
    k = r.between(2, 25)
    if shape[asked][1] != 1 or shape[given] == shape[asked]:
        return REJECT
    names: list[Formula] = ["", "", ""]
    names[given], names[asked] = length(shape[given], k), "x"
    pixels = {30: (1732, 1000), 45: (1, 1), 60: (1000, 1732)}[angle]
    ends = names[1], names[0], names[2]
    slots = {"angle": deg(angle), "given": names[given]}
    seen: dict[str, Formula] = {
        place: name or ("word", "trig.not_given") for place, name in zip(PLACES, names, strict=True)
    }
    return Draft(
        params={"kind": "triangle", "angle": angle, "shape": shape, "given": given, "asked": asked,
                "k": k},
        prompt=(t(f"trig.side_{PLACES[given]}_{PLACES[asked]}", **slots),),
        answer=number(shape[asked][0] * k, form="plain"),
        work=effort("recall"),
        figure=lazy_figure(right_triangle, pixels, deg(angle), ends, **seen),
    )  # fmt: skip


def length(part: tuple[int, int], k: int) -> Formula:
    """A whole number times a root."""
    return k * part[0] if part[1] == 1 else jux(k * part[0], root(part[1]))


def single(r: Rng) -> MaybeDraft:
    """One ratio."""
    name, angle = r.pick(KNOWN)
    return Draft(
        params={"kind": "value", "name": name, "angle": angle},
        prompt=(t("trig.value", asked=ratio_of(name, angle)),),
        answer=number(exact(name, angle) or F(0), form="rational"),
        work=effort("recall", "recall", "sign"),
    )


def pair(r: Rng) -> MaybeDraft:
    """Two ratios or their squares, combined."""
    parts = [(*r.pick(SQUARES), 2) if r.flip() else (*r.pick(KNOWN), 1) for _ in range(2)]
    if any(one[2] == 1 and one[1] % 90 == 0 for one in parts) or parts[0] == parts[1]:
        return REJECT
    sign = r.pick("+-*")
    worths = [power_value(*one) for one in parts]
    return Draft(
        params={"kind": "pair", "parts": parts, "sign": sign},
        prompt=(t("trig.value", asked=build_formula(sign, [build_power(*one) for one in parts])),),
        answer=number(result(sign, *worths), form="rational"),
        work=effort("recall", "sign", "recall", "sign", "power", "fraction"),
    )


def power_value(name: str, angle: int, exponent: int) -> F:
    """A ratio or its square."""
    return ratio_square(name, angle) if exponent == 2 else exact(name, angle) or F(0)


def result(sign: str, one: F, two: F) -> F:
    """The combined value of the two."""
    if sign == "*":
        return one * two
    return one + two if sign == "+" else one - two


def build_power(name: str, angle: int, exponent: int) -> Formula:
    """The power as written on the card."""
    return power(ratio_of(name, angle), exponent)


def build_formula(sign: str, parts: list[Formula]) -> Formula:
    """A sum, difference or product."""
    if sign == "*":
        return mul(*parts)
    return add(*parts) if sign == "+" else sub(*parts)


@special.verify
def _(q: Params, v: F) -> bool:
    match q.kind:
        case "triangle":
            above, within = q.shape[q.given]
            sides: dict[str, F] = {PLACES[q.asked]: v * v}
            sides[PLACES[q.given]] = F((q.k * above) ** 2 * within)
            return v > 0 and fits(q.angle, sides)
        case "value":
            return is_near(table_ratio(q.name, q.angle), units(v))
        case _:
            one, two = (
                table_ratio(name, angle) ** exponent // UNIT ** (exponent - 1)
                for name, angle, exponent in q.parts
            )
            both = {"+": one + two, "-": one - two, "*": one * two // UNIT}[q.sign]
            return is_near(both, units(v))


def fits(angle: int, squares: dict[str, F]) -> bool:
    """Whether the squares of two sides have the ratio that the angle requires."""
    x, y = (abs(table_ratio(name, angle)) for name in ("cos", "sin"))
    drawn = {"opp": y * y, "adj": x * x, "hyp": UNIT * UNIT}
    (one, first), (two, second) = squares.items()
    return is_near(drawn[one] * second.numerator // UNIT // first.numerator, drawn[two] // UNIT)


@special.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    if q.kind == "triangle":
        given, true = q.shape[q.given], q.shape[q.asked][0] * q.k
        yield F(2 * true), "trig.doubled"
        if true % 2 == 0:
            yield F(true // 2), "trig.halved"
        yield F(3 * true), "trig.root_as_factor"
        yield F(given[0] * q.k * 2), "trig.doubled"
        yield F(given[0] * q.k + 2), "trig.guessed"
        return
    if q.kind == "value":
        true = exact(q.name, q.angle) or F(0)
        yield -true, "trig.quadrant_sign"
        yield F(1) if abs(true) != 1 else F(0), "trig.wrong_axis"
        if abs(true) == F(1, 2):
            yield F(0), "trig.wrong_axis"
        else:
            yield F(1, 2), "trig.half_of_thirty"
            yield F(-1, 2), "trig.half_of_thirty"
        yield F(-1), "trig.wrong_axis"
        return
    one, two = (power_value(*part) for part in q.parts)
    yield result(q.sign, -one, two), "trig.quadrant_sign"
    yield result(q.sign, one, -two), "trig.quadrant_sign"
    yield result(q.sign, 1 - abs(one), 1 - abs(two)), "trig.cofunction"
    yield result("+" if q.sign != "+" else "-", one, two), "trig.other_operation"
    yield result("*" if q.sign != "*" else "-", one, two), "trig.other_operation"
    yield result(q.sign, one, two) + 1, "trig.guessed"


@special.steps
def _(q: Params) -> Iterator[SolutionStep]:
    match q.kind:
        case "triangle":
            opp, adj, hyp = (length(part, 1) for part in q.shape[:3])
            half = "square" if q.angle == 45 else "equilateral"
            yield step(f"trig.say.half_{half}", m=(":", opp, adj, hyp))
            given, asked = q.shape[q.given], q.shape[q.asked][0] * q.k
            yield step("trig.say.same_ratio",
                       m=eq((":", length(given, 1), q.shape[q.asked][0]),
                            (":", length(given, q.k), asked)))  # fmt: skip
            yield step("trig.say.so", m=asked)
        case "value":
            yield step(f"trig.say.circle_{q.name}")
            if q.angle % 90:
                yield step("trig.say.quadrant")
            yield step(m=eq(ratio_of(q.name, q.angle), value(exact(q.name, q.angle) or F(0))))
        case _:
            worths = [power_value(*part) for part in q.parts]
            for place, part in enumerate(q.parts):
                equality = eq(build_power(*part), value(worths[place]))
                yield step(None if place else "trig.say.each_part", m=equality)
            both = result(q.sign, *worths)
            shown = build_formula(q.sign, [value(one) for one in worths])
            yield step("trig.say.together", m=eq(shown, value(both)))
