"""Rounding whole numbers to tens, hundreds and thousands."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    effort,
    generator,
    number,
    rel,
    step,
    t,
)


@generator(
    presets={
        "3G5": P(low=11, high=999, units=(10, 100), secs=15, finite=1781),
        "4G6": P(low=1000, high=999_999, units=(10, 100, 1000), secs=15),
        "L1": P(low=101, high=999, units=(10, 100), level=1, secs=15, finite=1701),
        "L2": P(low=10_000, high=999_999, units=(100, 1000, 10_000), level=2, secs=15),
    }
)
def round_number(r: Rng, p: Params) -> MaybeDraft:
    unit = r.pick(p.units)
    size = r.between(max(len(str(p.low)), len(str(unit))), len(str(p.high)))
    n = r.between(max(p.low, 10 ** (size - 1), unit + 1), min(p.high, 10**size - 1))
    if r.below(8) < (3 if unit == 10 else 1):
        n = n // unit * unit + unit // 2
    if n % unit == 0:
        return REJECT
    return Draft(
        params={"n": n, "unit": unit},
        prompt=(t("arith.round", n=n, unit=unit),),
        answer=number(n // unit * unit + (unit if n % unit * 2 >= unit else 0), form="plain"),
        work=effort(
            "look",
            "compare",
            *(("look",) if n > 999 else ()),
            *(("carry",) if n // unit % 10 == 9 else ()),
        ),
    )


@round_number.verify
def _(q: Params, v: int) -> bool:
    return v % q.unit == 0 and -q.unit <= 2 * (q.n - v) < q.unit


@round_number.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    n, unit = q.n, q.unit
    down = n // unit * unit
    up = n % unit * 2 >= unit
    yield (
        (down if up else down + unit),
        ("arith.rounded_down" if up else "arith.rounded_up_wrongly"),
    )
    finer, coarser = unit // 10, unit * 10
    if finer > 1 or n % 10:
        yield (2 * n + finer) // (2 * finer) * finer, "arith.rounded_too_fine"
    yield (2 * n + coarser) // (2 * coarser) * coarser, "arith.rounded_too_coarse"
    yield (down + unit if up else down) // unit, "arith.zeros_missing"
    yield (
        down + 2 * unit if up else down - unit if down > unit else down + 2 * unit,
        "arith.rounded_twice",
    )


@round_number.steps
def _(q: Params) -> Iterator[SolutionStep]:
    n, unit = q.n, q.unit
    down = n // unit * unit
    yield step("arith.say.between_round", low=down, high=down + unit, n=n)
    digit = n // (unit // 10) % 10
    up = digit >= 5
    msgid = "arith.say.digit_up" if up else "arith.say.digit_down"
    yield step(msgid, digit=digit, m=rel("≈", n, down + unit if up else down))
