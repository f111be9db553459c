"""Numbers in other bases."""

from collections.abc import Iterator

from abaculus.questions.answers import digits
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
    mul,
    number,
    numeral,
    power,
    step,
    t,
)

ALL = ("read", "write")


@generator(
    presets={
        "L4": P(kinds=ALL, bases=(3, 4, 5, 6, 7, 8, 9, 12, 16), low=120, high=600, level=4,
                secs=45),
        "g8": P(kinds=("read",), bases=(3, 4, 5, 6, 8), low=20, high=215, grade="8", category="G",
                secs=30, finite=780),
        "g10": P(kinds=ALL, bases=(3, 4, 5, 6, 7, 8, 9), low=90, high=400, grade="10",
                 category="G", secs=45),
        "g12": P(kinds=("add", "across"), bases=(3, 4, 5, 6, 7, 8, 9), low=30, high=250,
                 grade="12", category="G", secs=60),
    }
)  # fmt: skip
def in_base(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    base = r.pick(p.bases)
    a, b = r.between(p.low, p.high), 0
    if len(digits(a, base)) not in (3, 4):
        return REJECT
    if kind == "add":
        b = r.between(p.low, p.high)
    other = base
    if kind == "across":
        other = r.pick(tuple(one for one in p.bases if one != base))
    v = a + b
    slots: dict[str, Formula] = {"base": other}
    slots["x"] = (
        add(base_formula(a, base), base_formula(b, base))
        if kind == "add"
        else base_formula(a, base)
    )
    if kind == "write":
        slots["x"] = a
    return Draft(
        params={"kind": kind, "base": base, "other": other, "a": a, "b": b},
        prompt=(t(f"numeral.{kind}_base", **slots),),
        answer=number(v, form="plain") if kind == "read" else numeral("base", v, base=other),
        work=effort(*work(kind, len(digits(v, other)))),
    )


def base_formula(value: int, base: int) -> Formula:
    """A number in its base."""
    return ("based", digits(value, base), base)


def work(kind: str, length: int) -> tuple[str, ...]:
    """The effort: a product and a sum for every place."""
    match kind:
        case "read":
            return ("recall", *("long", "carry") * (length - 1))
        case "write":
            return ("recall", "idea", *("long", "carry") * (length - 1))
        case "add":
            return ("recall", *("carry", "convert") * length, "idea", "idea")
        case _:
            return ("recall", "idea", *("long", "carry", "long") * (length - 1))


@in_base.verify
def _(q: Params, v: int) -> bool:
    total = 0
    for one in (q.a, q.b):
        worth = 0
        for digit in digits(one, q.base):
            worth = worth * q.base + int(digit, 36)
        total += worth
    left, place = v, 1
    for digit in reversed(digits(v, q.other)):
        left -= int(digit, 36) * place
        place *= q.other
    return left == 0 and v == total


@in_base.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    v = q.a + q.b
    written = digits(v, q.other)
    if q.kind == "add":
        columns = zip(digits(q.a, q.base)[::-1], digits(q.b, q.base)[::-1], strict=False)
        loose = sum(
            (int(x) + int(y)) % q.base * q.base**place for place, (x, y) in enumerate(columns)
        )
        yield loose or v + 1, "numeral.carry_forgotten"
        yield v + (10 - q.base) * q.base if q.base < 10 else v + 1, "numeral.carried_at_ten"
    if q.kind == "read":
        yield (
            sum(int(one, 36) * (place * q.base or 1) for place, one in enumerate(written[::-1])),
            ("numeral.base_times_place"),
        )
    turned = int(written[::-1].lstrip("0") or "1", q.other)
    yield turned, "numeral.turned_round"
    yield v * q.other, "numeral.place_too_high"
    yield v + q.other, "numeral.base_slip"
    yield v - q.other, "numeral.base_slip"
    yield v + 1, "numeral.last_digit_slip"


@in_base.steps
def _(q: Params) -> Iterator[SolutionStep]:
    v = q.a + q.b
    if q.kind in ("read", "across"):
        written = digits(q.a, q.base)
        places = [
            mul(int(one, 36), power(q.base, place)) if place else int(one, 36)
            for place, one in zip(reversed(range(len(written))), written, strict=True)
        ]
        yield step(
            "numeral.say.base_places", base=q.base, m=eq(base_formula(q.a, q.base), add(*places))
        )
        if q.kind == "read":
            worked = [int(one, 36) * q.base**place for place, one in enumerate(written[::-1])]
            yield step("numeral.say.add_up", m=eq(add(*worked[::-1]), q.a))
            return
    if q.kind == "add":
        yield step("numeral.say.carry_at_base", base=q.base)
        total = add(base_formula(q.a, q.base), base_formula(q.b, q.base))
        yield step(m=eq(total, base_formula(v, q.base)))
        return
    written = digits(v, q.other)
    parts = [
        mul(int(one, 36), q.other**place) if place else int(one, 36)
        for place, one in zip(reversed(range(len(written))), written, strict=True)
    ]
    yield step("numeral.say.largest_base_powers", base=q.other, m=eq(v, add(*parts)))
    yield step("numeral.say.so", m=eq(v, base_formula(v, q.other)))
