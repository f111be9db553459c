"""Range, quartiles, variance and standard deviation."""

from collections.abc import Iterator
from math import isqrt

from abaculus.questions.generator_kit import (
    Draft,
    F,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    comma_list,
    div,
    effort,
    eq,
    generator,
    number,
    power,
    root,
    step,
    sub,
    t,
)

DEVIATIONS = (
    (-1, -1, 1, 1), (-7, -1, 1, 7), (-5, 1, 1, 3), (-3, -1, -1, 5), (-5, -5, 5, 5), (-7, 1, 1, 5),
    (-3, -1, 0, 1, 3), (-4, 1, 1, 1, 1), (-2, -2, -2, 3, 3), (-1, -1, -1, -1, 4), (-3, -3, 2, 2, 2),
    (-6, -2, 0, 2, 6), (-6, -3, 1, 3, 5), (-4, -1, -1, -1, 0, 0, 2, 5),
    (-3, -1, -1, -1, 0, 0, 2, 4),
    (-4, 0, 0, 0, 2, 2), (-2, -2, 0, 0, 0, 4), (-2, -2, -2, 2, 2, 2),
)  # fmt: skip
"""Distances from the mean whose mean square is a square."""
SQUARE = tuple(
    one for one in DEVIATIONS
    if sum(one) == 0
    and sum(d * d for d in one) % len(one) == 0
    and isqrt(sum(d * d for d in one) // len(one)) ** 2 * len(one) == sum(d * d for d in one)
)  # fmt: skip


@generator(
    presets={
        "10G2": P(kinds=("iqr", "q1", "q3"), sizes=(7, 7, 11), sorts=True, secs=30),
        "11G3": P(kinds=("sd", "sd", "variance"), scales=(1, 1, 2), secs=45),
        "g10": P(kinds=("range", "iqr"), sizes=(7, 11), sorts=False, grade="10", category="G",
                 secs=30),
        "L4": P(kinds=("sd", "variance", "iqr"), sizes=(11,), scales=(1, 2), sorts=False, level=4,
                secs=45),
    }
)  # fmt: skip
def spread(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind in ("sd", "variance"):
        scale = r.pick(p.scales) * r.sign()
        steps = r.pick(SQUARE)
        mean = r.between(8 * abs(scale) + 1, 40)
        values = r.shuffle([mean + scale * one for one in steps])
        work = ("recall", *("fact", "carry") * len(steps), "fact", "root")
    else:
        values = five_numbers(r, r.pick(p.sizes))
        work = ("recall", "look", "look", "look", "carry")
        if not p.sorts:
            values = r.shuffle(values)
            work = (*work, *("compare",) * (len(values) // 2))
    return Draft(
        params={"kind": kind, "values": list(values)},
        prompt=(t(f"stat.{kind}", values=comma_list(values)),),
        answer=number(truth(kind, list(values)), form="plain"),
        work=effort(*work),
        normal=(kind, sorted(values)),
    )


def five_numbers(r: Rng, size: int) -> tuple[int, ...]:
    """Values whose quartiles are the same by every usual convention."""
    quarter = size // 4
    values = [r.between(2, 12)]
    for place in range(1, size):
        is_twin = place in (quarter + 1, size - quarter - 1)
        values.append(values[-1] + (0 if is_twin else r.between(1, 4)))
    return tuple(values)


def truth(kind: str, values: list[int]) -> int:
    """The measure that is asked for."""
    ordered, size = sorted(values), len(values)
    quarter = size // 4
    match kind:
        case "range":
            return ordered[-1] - ordered[0]
        case "q1":
            return ordered[quarter]
        case "q3":
            return ordered[-1 - quarter]
        case "iqr":
            return ordered[-1 - quarter] - ordered[quarter]
        case _:
            mean = sum(values) // size
            variance = sum([(one - mean) ** 2 for one in values]) // size
            return variance if kind == "variance" else isqrt(variance)


@spread.verify
def _(q: Params, v: int) -> bool:
    ordered, size = sorted(q.values), len(q.values)
    if q.kind in ("sd", "variance"):
        # the mean of the squares minus the square of the mean
        squares = sum([one * one for one in q.values]) * size - sum(q.values) ** 2
        return v >= 0 and (v if q.kind == "variance" else v * v) * size**2 == squares
    if q.kind == "range":
        gaps = [abs(a - b) for a in ordered for b in ordered]
        return v == max(gaps) == ordered[-1] - ordered[0]
    lower = {median(ordered[: size // 2]), median(ordered[: size // 2 + 1])}
    upper = {median(ordered[size // 2 + 1 :]), median(ordered[size // 2 :])}
    ((low,), (high,)) = lower, upper
    return 2 * v == {"q1": low, "q3": high, "iqr": high - low}[q.kind]


def median(values: list[int]) -> int:
    """Twice the median of sorted values."""
    middle = len(values) // 2
    return values[middle] + values[-1 - middle]


@spread.mistakes
def _(q: Params) -> Iterator[tuple[F | int, str]]:
    ordered, size = sorted(q.values), len(q.values)
    true = truth(q.kind, q.values)
    quarter = size // 4
    slips: list[tuple[F | int, str]]
    match q.kind:
        case "sd":
            slips = [(true**2, "stat.root_forgotten"), (true * size, "stat.not_divided")]
            slips += [(ordered[-1] - ordered[0], "stat.range_for_spread")]
            slips += [(true + 1, "stat.calculation_slip"), (true * 2, "stat.doubled")]
        case "variance":
            slips = [(isqrt(true), "stat.root_taken"), (true * size, "stat.not_divided")]
            slips += [(F(true * size, size - 1), "stat.divided_by_less")]
            slips += [(true + 1, "stat.calculation_slip"), (true * 2, "stat.doubled")]
        case "range":
            slips = [(ordered[-1], "stat.largest_only"), (size, "stat.size_for_range")]
            slips += [(truth("iqr", q.values), "stat.quartiles_for_ends")]
            slips += [(true + 1, "stat.calculation_slip"), (true - 1, "stat.calculation_slip")]
        case "iqr":
            slips = [(ordered[-1] - ordered[0], "stat.range_for_quartiles")]
            slips += [(ordered[-2] - ordered[1], "stat.ends_left_out")]
            slips += [(ordered[-1 - quarter], "stat.upper_only")]
            slips += [(ordered[size // 2] - ordered[quarter], "stat.half_of_it")]
            slips += [(true + 1, "stat.calculation_slip"), (true - 1, "stat.calculation_slip")]
        case _:
            low = q.kind == "q1"
            slips = [(ordered[-1 - quarter] if low else ordered[quarter], "stat.wrong_quarter")]
            slips += [(ordered[size // 2], "stat.median_for_quartile")]
            slips += [(ordered[0] if low else ordered[-1], "stat.end_for_quartile")]
            slips += [(true + 1, "stat.calculation_slip"), (true - 1, "stat.calculation_slip")]
    for wrong, mis in slips:
        if wrong.denominator == 1:
            yield wrong, mis


@spread.steps
def _(q: Params) -> Iterator[SolutionStep]:
    ordered, size = sorted(q.values), len(q.values)
    true = truth(q.kind, q.values)
    quarter = size // 4
    if q.kind in ("sd", "variance"):
        mean = sum(q.values) // size
        variance = truth("variance", q.values)
        squares = [
            power(one - mean, 2) if one >= mean else power(("()", one - mean), 2)
            for one in q.values
        ]
        yield step("stat.say.mean", m=eq(div(sum(q.values), size), mean))
        yield step("stat.say.squares", m=eq(add(*squares), variance * size))
        yield step("stat.say.mean_square", m=eq(div(variance * size, size), variance))
        if q.kind == "sd":
            yield step("stat.say.root", m=eq(root(variance), true))
        return
    yield step("stat.say.sort", m=comma_list(ordered))
    low, high = ordered[quarter], ordered[-1 - quarter]
    match q.kind:
        case "range":
            yield step("stat.say.largest_less_smallest", m=eq(sub(ordered[-1], ordered[0]), true))
        case "q1":
            yield step("stat.say.lower_half", m=true)
        case "q3":
            yield step("stat.say.upper_half", m=true)
        case _:
            yield step("stat.say.both_quartiles", low=low, high=high)
            yield step("stat.say.difference", m=eq(sub(high, low), true))
