"""Grams, kilograms, millilitres and litres: several equal amounts, sharing, adding, the rest."""

from collections.abc import Iterator

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
    div,
    effort,
    eq,
    generator,
    mul,
    number,
    step,
    sub,
    t,
)

UNITS = {"g": 50, "kg": 1, "ml": 50, "l": 1}
"""The steps in which amounts are given."""
BIG = {"g": "kg", "ml": "l"}


@generator(
    presets={
        "3E4": P(kinds=("times", "share", "add", "sub"), secs=15),
        "g4": P(kinds=("left", "fill", "mix"), most=4, grade="4", category="E", secs=30,
                finite=658),
        "L1": P(kinds=("times", "share", "add", "sub"), level=1, secs=15),
        "L2": P(kinds=("left", "fill", "mix"), most=8, level=2, secs=30),
    }
)  # fmt: skip
def mass_volume(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind in BASIC:
        unit = r.pick(tuple(UNITS))
        return one_step(r, kind, unit)
    return two_steps(r, kind, p.most)


BASIC = ("times", "share", "add", "sub")


def one_step(r: Rng, kind: str, unit: str) -> MaybeDraft:
    """One operation in one unit."""
    scale = UNITS[unit]
    if kind in ("times", "share"):
        n, size = r.between(3, 8), scale * r.between(2, 9)
        if size == scale * n or (scale > 1 and n * size > 2000):
            return REJECT
        a = size if kind == "times" else n * size
        truth = n * size if kind == "times" else size
    else:
        one, n = (scale * part for part in r.sample(range(3, 19 if scale > 1 else 60), 2))
        if kind == "sub" and one < n:
            one, n = n, one
        a = one
        truth = a + n if kind == "add" else a - n
    slots: dict[str, Formula] = {
        "a": ("qty", a, unit),
        "n": n if kind in ("times", "share") else ("qty", n, unit),
    }
    return Draft(
        params={"kind": kind, "unit": unit, "a": a, "n": n},
        prompt=(t(f"meas.{kind}_{unit}", **slots),),
        answer=number(truth, form="plain", unit=unit),
        work=effort("fact", "look") if kind in ("times", "share") else effort("carry"),
    )


def two_steps(r: Rng, kind: str, most: int) -> MaybeDraft:
    """A big unit and a small one."""
    unit = r.pick(tuple(BIG))
    whole, size, n = r.between(2, most), 50 * r.between(2, 12), r.between(2, most + 2)
    total = 1000 * whole
    slots: dict[str, Formula] = {
        "a": ("qty", whole, BIG[unit]),
        "b": ("qty", size, unit),
        "n": n,
    }
    match kind:
        case "left":
            truth = total - n * size
        case "fill":
            truth = total // size
            n = 1
            if total % size or truth < 3:
                return REJECT
        case _:
            truth = total + n * size
    if truth < 100 and kind != "fill":
        return REJECT
    return Draft(
        params={"kind": kind, "unit": unit, "a": whole, "b": size, "n": n},
        prompt=(t(f"meas.{kind}_{unit}", **slots),),
        answer=number(truth, form="plain", unit=None if kind == "fill" else unit),
        work=effort("convert", "long", *(() if kind == "fill" else ("digits",))),
    )


@mass_volume.verify
def _(q: Params, v: int) -> bool:
    match q.kind:
        case "times":
            return v == sum([q.a] * q.n)
        case "share":
            return sum([v] * q.n) == q.a
        case "add":
            return v - q.n == q.a
        case "sub":
            return v + q.n == q.a
        case "fill":
            return v * q.b == 1000 * q.a
        case _:
            poured = sum([q.b] * q.n)
            return abs(v - 1000 * q.a) == poured and (v < 1000 * q.a) == (q.kind == "left")


@mass_volume.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    match q.kind:
        case "times":
            yield q.a + q.n, "meas.added"
            yield q.a * (q.n - 1), "meas.one_too_few"
            yield q.a * (q.n + 1), "meas.one_too_many"
            yield 10 * q.a * q.n, "meas.zero_slip"
        case "share":
            true = q.a // q.n
            yield q.a - q.n, "meas.subtracted"
            yield q.a * q.n, "meas.multiplied"
            yield true + UNITS[q.unit], "meas.one_slip"
            yield 10 * true, "meas.zero_slip"
        case "add" | "sub":
            true = q.a + q.n if q.kind == "add" else q.a - q.n
            step_ = 10 * UNITS[q.unit] if UNITS[q.unit] == 1 else 100
            yield (
                (abs(q.a - q.n), "meas.subtracted")
                if q.kind == "add"
                else (q.a + q.n, "meas.added")
            )
            yield true + step_, "meas.ten_slip"
            yield abs(true - step_), "meas.ten_slip"
            yield true + 2 * step_, "meas.ten_slip"
        case "fill":
            true = 1000 * q.a // q.b
            yield 10 * true, "meas.zero_slip"
            yield true + 1, "meas.one_too_many"
            yield true - 1, "meas.one_too_few"
            yield q.a * q.b, "meas.multiplied"
        case _:
            turn = -1 if q.kind == "left" else 1
            yield 1000 * q.a + turn * q.b, "meas.one_piece"
            yield abs(100 * q.a + turn * q.n * q.b), "meas.factor_hundred"
            yield q.n * q.b, "meas.only_poured"
            yield 1000 * q.a + turn * (q.n + 1) * q.b, "meas.one_too_many"
            yield 1000 * q.a + turn * (q.n - 1) * q.b, "meas.one_too_few"


@mass_volume.steps
def _(q: Params) -> Iterator[SolutionStep]:
    match q.kind:
        case "times":
            yield step("meas.say.so_many_times", m=eq(mul(q.n, q.a), q.n * q.a))
        case "share":
            yield step("meas.say.share", m=eq(div(q.a, q.n), q.a // q.n))
        case "add":
            yield step("meas.say.together", m=eq(add(q.a, q.n), q.a + q.n))
        case "sub":
            yield step("meas.say.take_away", m=eq(sub(q.a, q.n), q.a - q.n))
        case _:
            total = 1000 * q.a
            yield step(f"meas.say.thousand_{q.unit}", m=eq(mul(q.a, 1000), total))
            if q.kind == "fill":
                yield step("meas.say.how_often", m=eq(div(total, q.b), total // q.b))
                return
            poured = q.n * q.b
            yield step("meas.say.all_pieces", m=eq(mul(q.n, q.b), poured))
            if q.kind == "left":
                yield step("meas.say.take_away", m=eq(sub(total, poured), total - poured))
            else:
                yield step("meas.say.together", m=eq(add(total, poured), total + poured))
