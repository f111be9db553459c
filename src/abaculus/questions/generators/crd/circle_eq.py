"""Centre and radius of a circle from its equation."""

from collections.abc import Iterator
from typing import Any

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    effort,
    eq,
    generator,
    number,
    point,
    point_at,
    power,
    root,
    step,
    sub,
    sums,
    t,
    term,
)

WORK = {
    ("standard", "centre"): ("recall", "sign", "sign", "look"),
    ("standard", "radius"): ("recall", "root", "look"),
    ("general", "centre"): ("idea", "fact", "fact", "sign", "sign"),
    ("general", "radius"): ("idea", "fact", "fact", "power", "power", "digits", "root"),
    ("diameter", "square"): ("idea", "fact", "fact", "sign", "power", "power", "digits"),
}


@generator(
    presets={
        "12E2": P(
            kinds=tuple(
                (form, asked) for form in ("standard", "general") for asked in ("centre", "radius")
            ),
            secs=30,
        ),
        "L4": P(kinds=(("general", "radius"), ("diameter", "square")), level=4, secs=45),
    }
)
def circle_eq(r: Rng, p: Params) -> MaybeDraft:
    form, asked = r.pick(p.kinds)
    a, b = (r.sign() * one for one in r.sample(range(1, 10), 2))
    radius = r.between(2, 12)
    dx, dy = r.sign() * r.between(1, 8), r.sign() * r.between(1, 8)
    last = a * a + b * b - radius * radius
    if last == 0 or (form == "diameter" and abs(dx) == abs(dy)):
        return REJECT
    slots: dict[str, Formula]
    match form:
        case "standard":
            slots = {"circle": standard(a, b, radius * radius)}
        case "general":
            slots = {"circle": general(a, b, last)}
        case _:
            slots = {
                "a": point(a - dx, b - dy),
                "b": point(a + dx, b + dy),
                "circle": standard(a, b, "k"),
            }
    answer = {
        "centre": lambda: point_at(a, b),
        "radius": lambda: number(radius, form="plain"),
        "square": lambda: number(dx * dx + dy * dy, form="plain"),
    }[asked]()
    own = {"dx": dx, "dy": dy} if form == "diameter" else {"r": radius, "last": last}
    return Draft(
        params={"form": form, "asked": asked, "a": a, "b": b, **own},
        prompt=(t(f"crd.circle_{asked}", **slots),),
        answer=answer,
        work=effort(*WORK[form, asked]),
    )


def standard(a: int, b: int, square: Formula) -> Formula:
    """(x − a)² + (y − b)² = r²."""
    return eq(add(power(sums(["x", -a]), 2), power(sums(["y", -b]), 2)), square)


def general(a: int, b: int, last: int) -> Formula:
    """x² + y² − 2ax − 2by + … = 0."""
    parts = [power("x", 2), power("y", 2), term(-2 * a, "x"), term(-2 * b, "y"), last]
    return eq(sums(parts), 0)


@circle_eq.verify
def _(q: Params, v: Any) -> bool:
    if q.asked == "square":
        ends = ((q.a - q.dx, q.b - q.dy), (q.a + q.dx, q.b + q.dy))
        across = sum((one - other) ** 2 for one, other in zip(*ends, strict=True))
        return 4 * v == across
    if q.asked == "centre":
        return is_centre(q, v)
    return v > 0 and left(q, q.a + v, q.b) == 0


def left(q: Params, x: int, y: int) -> int:
    """The left side of the equation at a point, the right side being 0."""
    if q.form == "standard":
        return (x - q.a) ** 2 + (y - q.b) ** 2 - q.r * q.r
    return x * x + y * y - 2 * q.a * x - 2 * q.b * y + q.last


def is_centre(q: Params, v: tuple[int, int]) -> bool:
    """Whether opposite points satisfy the equation of the circle equally well."""
    x, y = v
    return all(
        left(q, x + dx, y + dy) == left(q, x - dx, y - dy) for dx, dy in ((1, 0), (0, 1), (2, 3))
    )


@circle_eq.mistakes
def _(q: Params) -> Iterator[tuple[object, str]]:
    a, b = q.a, q.b
    match q.asked:
        case "centre":
            yield (-a, -b), "crd.centre_signs"
            if q.form == "general":
                yield (-2 * a, -2 * b), "crd.centre_not_halved"
                yield (2 * a, 2 * b), "crd.centre_not_halved"
            yield (b, a), "crd.swapped"
            yield (a, -b), "crd.one_sign"
            yield (-a, b), "crd.one_sign"
        case "radius":
            yield q.r * q.r, "crd.no_root"
            if q.form == "general":
                yield abs(q.last), "crd.last_taken"
            yield 2 * q.r, "crd.diameter"
            yield q.r + 1, "crd.square_slip"
            yield q.r - 1, "crd.square_slip"
        case _:
            square = q.dx**2 + q.dy**2
            yield 4 * square, "crd.diameter"
            yield abs(q.dx) + abs(q.dy), "crd.legs_added"
            yield 2 * square, "crd.halved_too_early"
            yield (abs(q.dx) + abs(q.dy)) ** 2, "crd.square_of_sum"


@circle_eq.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.form == "general":
        yield step("crd.say.halves", m=point(q.a, q.b))
        squares = add(power(q.a, 2), power(q.b, 2))
        if q.asked == "radius":
            whole = eq(power("r", 2), sub(squares, q.last), q.r * q.r)
            yield step("crd.say.square_of_radius", m=whole)
            yield step("crd.say.root", m=eq("r", root(q.r * q.r), q.r))
    elif q.asked == "centre":
        yield step("crd.say.standard_circle", m=standard_letters())
        yield step("crd.say.centre_of", m=point(q.a, q.b))
    elif q.asked == "radius":
        yield step("crd.say.standard_circle", m=standard_letters())
        yield step("crd.say.root", m=eq("r", root(q.r * q.r), q.r))
    else:
        yield step("crd.say.middle_is_centre", m=point(q.a, q.b))
        far = add(power(abs(q.dx), 2), power(abs(q.dy), 2))
        yield step("crd.say.centre_to_end", m=eq("k", far, q.dx**2 + q.dy**2))


def standard_letters() -> Formula:
    """The equation in letters."""
    sides = power(("+", "x", ("neg", "a")), 2), power(("+", "y", ("neg", "b")), 2)
    return eq(add(*sides), power("r", 2))
