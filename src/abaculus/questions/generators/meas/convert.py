"""Conversion of units."""

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
    dec,
    div,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    t,
)

SIZES = {
    ("km", "m"): 1000, ("m", "cm"): 100, ("kg", "g"): 1000, ("l", "ml"): 1000, ("h", "min"): 60,
    ("m²", "cm²"): 10_000, ("cm²", "mm²"): 100, ("m³", "l"): 1000, ("l", "cm³"): 1000,
    ("ft", "in"): 12, ("yd", "ft"): 3, ("lb", "oz"): 16,
}  # fmt: skip
"""How many of the small unit make one of the big unit."""
EVERYDAY = (("km", "m"), ("m", "cm"), ("kg", "g"), ("l", "ml"), ("h", "min"))
METRIC = EVERYDAY[:4]
SPACE = (("m²", "cm²"), ("cm²", "mm²"), ("m³", "l"), ("l", "cm³"))
IMPERIAL = (("ft", "in"), ("yd", "ft"), ("lb", "oz"))
WORK = {"two": ("convert", "look"), "down": ("convert",), "up": ("convert",),
        "tenths": ("convert", "look"), "back": ("convert", "look"),
        "space_down": ("recall", "convert", "power", "look"),
        "space_up": ("recall", "convert", "power", "look"),
        "faster": ("recall", "convert", "long"), "slower": ("recall", "convert", "long"),
        "told": ("long", "fact")}  # fmt: skip


@generator(
    presets={
        "4E2": P(kinds=("two", "two", "two", "down", "up"), pairs=EVERYDAY, secs=15),
        "5E2": P(kinds=("tenths", "back"), pairs=METRIC, secs=15),
        "imperial": P(kinds=("told",), pairs=IMPERIAL, grade="5", category="E", secs=30,
                      finite=308),
        "L1": P(kinds=("down", "up", "two"), pairs=EVERYDAY, level=1, secs=15),
        "L2": P(kinds=("tenths", "back", "two"), pairs=METRIC, level=2, secs=15),
        "L3": P(kinds=("space_down", "space_up") * 2 + ("faster", "slower"), pairs=SPACE,
                level=3, secs=30, finite=2226),
    }
)  # fmt: skip
def convert(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind in ("faster", "slower"):
        return speed(kind, r.between(2, 20))
    big, small = r.pick(p.pairs)
    size = SIZES[big, small]
    n, rest = pick_amounts(r, kind, size)
    if not rest and kind in ("two", "tenths", "back", "told"):
        return REJECT
    whole = F(n * size + rest, size)
    upwards = kind in ("up", "back", "space_up")
    slots: dict[str, Formula]
    if kind in ("two", "told"):
        slots = {"a": ("qty", n, big), "b": ("qty", rest, small)}
    elif upwards:
        slots = {"a": ("qty", n * size + rest, small)}
    else:
        slots = {"a": ("qty", dec(whole), big)}
    target = big if upwards else small
    truth = whole if upwards else F(n * size + rest)
    name = f"to_{TARGETS[target]}" + {"two": "_two", "told": "_told"}.get(kind, "")
    return Draft(
        params={"kind": kind, "big": big, "small": small, "n": n, "rest": rest},
        prompt=(t(f"meas.{name}", **slots),),
        answer=number(truth, form="plain", unit=target, looks="decimal"),
        work=effort(*WORK[kind]),
    )


TARGETS = {"km": "km", "m": "m", "cm": "cm", "kg": "kg", "g": "g", "l": "l", "ml": "ml", "h": "h",
           "min": "min", "m²": "m2", "cm²": "cm2", "mm²": "mm2", "m³": "m3", "cm³": "cm3",
           "in": "in", "ft": "ft", "oz": "oz"}  # fmt: skip


def pick_amounts(r: Rng, kind: str, size: int) -> tuple[int, int]:
    """Amounts in big and small units."""
    match kind:
        case "down" | "up":
            return r.between(2, 90 if size > 60 else 12), 0
        case "two":
            small = max(1, size // 100)
            return r.between(2, 15 if size > 60 else 8), small * r.between(2, size // small - 1)
        case "tenths" | "back":
            step_ = size // r.pick((10, 100, 100, 1000)) if size == 1000 else r.pick((1, 1, 10))
            return r.between(0, 12), (step_ or 1) * r.between(1, size // (step_ or 1) - 1)
        case "told":
            return r.between(2, 12), r.between(1, size - 1)
        case _:
            tenth = size // r.pick((1, 2, 5, 10))
            return r.between(2, 30), r.below(size // tenth) * tenth


def speed(kind: str, k: int) -> MaybeDraft:
    """km/h and m/s, in whole numbers of both."""
    fast, slow = 18 * k, 5 * k
    amount: Formula = ("qty", fast, "km/h") if kind == "slower" else ("qty", slow, "m/s")
    unit = "m/s" if kind == "slower" else "km/h"
    return Draft(
        params={"kind": kind, "big": "km/h", "small": "m/s", "n": fast, "rest": slow},
        prompt=(t(f"meas.to_{'ms' if kind == 'slower' else 'kmh'}", a=amount),),
        answer=number(slow if kind == "slower" else fast, form="plain", unit=unit, looks="decimal"),
        work=effort(*WORK[kind]),
    )


@convert.verify
def _(q: Params, v: F) -> bool:
    if q.kind == "slower":
        return v * 3600 == q.n * 1000
    if q.kind == "faster":
        return v * 1000 == q.rest * 3600
    size = SIZES[q.big, q.small]
    small = v * size if q.kind in ("up", "back", "space_up") else v
    return small.denominator == 1 and divmod(int(small), size) == divmod(q.n * size + q.rest, size)


@convert.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    if q.kind in ("slower", "faster"):
        given = F(q.n if q.kind == "slower" else q.rest)
        if q.kind == "slower":
            yield given * F(18, 5), "meas.wrong_way"
        yield given / 10 if q.kind == "slower" else given * 10, "meas.zero_slip"
        yield given * 1000 / 60 if q.kind == "slower" else given * 60 / 1000, "meas.only_minutes"
        yield given * 3 if q.kind == "faster" else given / 3, "meas.about_three"
        yield given * 4 if q.kind == "faster" else given / 4, "meas.about_three"
        return
    size = SIZES[q.big, q.small]
    total = q.n * size + q.rest
    if q.kind in ("two", "told"):
        yield F(int(f"{q.n}{q.rest}")), "meas.glued"
        yield F(q.n + q.rest), "meas.just_added"
        yield (
            F(q.n * (10 if size in (12, 16) else 100 if size != 100 else 1000) + q.rest),
            "meas.factor",
        )
        yield F(q.n * 10 + q.rest), "meas.factor"
        yield F(total + size), "meas.one_slip"
        return
    true = F(total, size) if q.kind in ("up", "back", "space_up") else F(total)
    if q.kind in ("space_down", "space_up") and size == 10_000:
        yield (true / 100 if q.kind == "space_down" else true * 100), "meas.as_length"
    if size == 60:
        yield (true * F(60, 100) if q.kind == "up" else true * F(100, 60)), "meas.hundred_minutes"
        yield true + (1 if q.kind == "up" else 60), "meas.one_slip"
    for factor in (F(10), F(1, 10), F(100), F(1, 100)):
        yield true * factor, "meas.power_of_ten"


@convert.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.kind in ("slower", "faster"):
        msgid = "meas.say.slower" if q.kind == "slower" else "meas.say.faster"
        given, true = (q.n, q.rest) if q.kind == "slower" else (q.rest, q.n)
        worked = div(given, dec(F(18, 5))) if q.kind == "slower" else mul(given, dec(F(18, 5)))
        yield step(msgid, m=eq(worked, true))
        return
    size = SIZES[q.big, q.small]
    one: Formula = ("qty", 1, q.big)
    yield step("meas.say.one_is", m=eq(one, ("qty", size, q.small)))
    total = q.n * size + q.rest
    if q.kind in ("two", "told"):
        yield step("meas.say.big_ones", m=eq(mul(q.n, size), q.n * size))
        yield step("meas.say.add_rest", m=eq(add(q.n * size, q.rest), total))
    elif q.kind in ("up", "back", "space_up"):
        yield step("meas.say.divide", m=eq(frac(total, size), dec(F(total, size))))
    else:
        yield step("meas.say.multiply", m=eq(mul(dec(F(total, size)), size), total))
