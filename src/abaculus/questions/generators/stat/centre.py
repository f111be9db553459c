"""Mode, median and mean, from a list or a table."""

from collections import Counter
from collections.abc import Iterator, Sequence

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
    comma_list,
    dec,
    div,
    effort,
    eq,
    frac,
    generator,
    lazy_figure,
    mul,
    number,
    step,
    sub,
    t,
)
from abaculus.questions.generators.stat._charts import table


@generator(
    presets={
        "5G6": P(kinds=("mode",), sizes=(6, 9), low=1, high=20, secs=15),
        "6G4": P(kinds=("median", "median", "mean"), sizes=(5, 7), low=1, high=15, secs=15),
        "9G3": P(kinds=("table",), sizes=(2, 4), low=0, high=9, secs=30),
        "g7": P(kinds=("mean", "even_median"), sizes=(4, 6), low=-9, high=15, grade="7",
                category="G", secs=30),
        "g8": P(kinds=("missing", "missing", "missing", "new_mean"), sizes=(4, 6), low=2, high=25,
                grade="8",
                category="G", secs=30),
        "L2": P(kinds=("median", "mode", "mean"), sizes=(5, 7), low=1, high=30, level=2, secs=30),
        "L3": P(kinds=("missing", "new_mean", "table"), sizes=(4, 5), low=2, high=30, level=3,
                secs=30),
    }
)  # fmt: skip
def centre(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind == "table":
        return from_table(r)
    size = r.between(*p.sizes)
    if kind in ("median", "even_median"):
        size += (size % 2) != (kind == "median")
    values = pick_values(r, kind, size, p.low, p.high)
    if values is None:
        return REJECT
    true = truth(kind, values)
    listed: list[int] = list(values)
    slots: dict[str, Formula] = {}
    if kind == "missing":
        listed = values[:-1]
        slots = {"mean": sum(values) // size, "size": size, "known": size - 1}
    elif kind == "new_mean":
        listed = []
        slots = {"mean": sum(values[:-1]) // (size - 1), "known": size - 1, "x": values[-1]}
    work = {
        "mode": ("recall", "look"), "median": ("recall", "compare"),
        "even_median": ("recall", "compare", "compare", "sign", "carry"),
        "missing": ("idea", "long", "digits", "carry"),
        "new_mean": ("idea", "fact", "carry", "long"),
        "mean": ("fact",) * size if p.low > 0 else ("sign",) * 2 + ("carry",) * size,
    }  # fmt: skip
    extra = (
        effort("compare", "compare", "carry")
        if p.high >= 30 and kind in ("mode", "median", "mean")
        else 0
    )
    return Draft(
        params={"kind": kind, "values": list(values), "counts": []},
        prompt=(t(f"stat.{kind}", values=comma_list(listed), **slots),),
        answer=number(true, form="plain", looks="decimal"),
        work=effort(*work[kind]) + extra,
        normal=(kind, sorted(values)) if kind != "missing" else (kind, values),
    )


def pick_values(r: Rng, kind: str, size: int, low: int, high: int) -> list[int] | None:
    """Values that suit the question."""
    match kind:
        case "mode":
            often = r.between(2, 3)
            pool = r.sample(range(low, high + 1), size - often + 1)
            values = [pool[0]] * often + list(pool[1:])
            if often == 3:
                values[-1] = pool[1]
            return list(r.shuffle(values))
        case "median" | "even_median":
            return list(r.sample(range(low, high + 1), size))
        case "mean" | "missing":
            values = list(r.sample(range(low, high + 1), size - 1))
            mean = r.between(max(low, min(values)), max(values))
            last = mean * size - sum(values)
            fits = low <= last <= high + 5 and last not in values and last != mean and mean
            return [*values, last] if fits else None
        case _:
            mean = r.between(low + 2, high)
            rise = r.pick((-3, -2, -1, 1, 2, 3))
            last = mean + rise * size
            return [mean] * (size - 1) + [last] if 0 < last != mean and mean + rise > 0 else None


def from_table(r: Rng) -> MaybeDraft:
    """Values with frequencies; the mean has at most one decimal."""
    several = r.between(2, 4)
    values = sorted(r.sample(range(7), several))
    counts = [r.between(2, 9) for _ in values]
    total = r.pick((5, 10, 20, 10, 20))
    counts[-1] = total - sum(counts[:-1])
    if counts[-1] < 1:
        return REJECT
    true = truth("table", values, counts)
    if true.denominator == 1 or 10 % true.denominator:
        return REJECT
    story = r.below(3)
    heads: tuple[Formula, Formula] = (
        ("word", f"stat.{('goals', 'marks', 'siblings')[story]}"),
        ("word", f"stat.{('matches', 'tests', 'pupils')[story]}"),
    )
    return Draft(
        params={"kind": "table", "values": values, "counts": counts},
        prompt=(t("stat.table_mean", story=story),),
        answer=number(true, form="plain", looks="decimal"),
        work=effort(*("fact",) * several, *("carry",) * (several - 1), "digits", "long"),
        figure=lazy_figure(table, ((heads[0], *values), (heads[1], *counts))),
        normal=(values, counts),
    )


def truth(kind: str, values: list[int], counts: Sequence[int] = ()) -> F | int:
    """The centre that is asked for."""
    if counts:
        return F(sum([v * c for v, c in zip(values, counts, strict=True)]), sum(counts))
    ordered = sorted(values)
    middle = len(values) // 2
    match kind:
        case "mode":
            return max(values, key=values.count)
        case "median":
            return ordered[middle]
        case "even_median":
            return F(ordered[middle - 1] + ordered[middle], 2)
        case "missing":
            return values[-1]
        case _:
            return F(sum(values), len(values))


@centre.verify
def _(q: Params, v: F) -> bool:
    match q.kind:
        case "mode":
            counted = Counter[int](q.values)
            return all(counted[int(v)] > often for one, often in counted.items() if one != v)
        case "median" | "even_median":
            above, below = v.numerator, v.denominator
            lower = [one for one in q.values if one * below < above]
            upper = [one for one in q.values if one * below > above]
            if not len(lower) == len(upper) > 0:
                return False
            return v in q.values or (max(lower) + min(upper)) * below == 2 * above
        case "missing":
            return sum(q.values[:-1]) + v == sum(q.values)
        case _:
            # the deviations from the mean add up to zero
            above, below = v.numerator, v.denominator
            pairs = zip(q.values, q.counts or [1] * len(q.values), strict=True)
            return sum([(one * below - above) * often for one, often in pairs]) == 0


@centre.mistakes
def _(q: Params) -> Iterator[tuple[F | int, str]]:
    for wrong, mis in slips(q):
        if 10 % wrong.denominator == 0:
            yield wrong, mis


def slips(q: Params) -> Iterator[tuple[F | int, str]]:
    """Other averages, and averages of unsorted lists."""
    values: list[int] = q.values
    ordered, size = sorted(values), len(values)
    match q.kind:
        case "mode":
            yield max(map(values.count, values)), "stat.how_often_for_what"
            yield ordered[-1], "stat.largest_for_mode"
            yield ordered[size // 2], "stat.median_for_mode"
            yield values[size // 2], "stat.unsorted"
            yield from ((one, "stat.rarer") for one in values)
        case "median" | "even_median":
            yield values[size // 2], "stat.unsorted"
            if q.kind == "even_median":
                yield ordered[size // 2], "stat.upper_middle"
                yield ordered[size // 2 - 1], "stat.lower_middle"
                yield F(values[size // 2] + values[size // 2 - 1], 2), "stat.unsorted"
            yield F(sum(values), size), "stat.mean_for_median"
            yield F(ordered[0] + ordered[-1], 2), "stat.middle_of_ends"
            yield from ((one, "stat.neighbour") for one in ordered[1:-1])
        case "mean":
            yield ordered[size // 2], "stat.median_for_mean"
            yield sum(values), "stat.not_divided"
            yield F(ordered[0] + ordered[-1], 2), "stat.middle_of_ends"
            yield F(sum(values), size) + 1, "stat.calculation_slip"
            yield F(sum(values), size) - 1, "stat.calculation_slip"
        case "missing":
            mean = F(sum(values), size)
            yield mean, "stat.mean_for_value"
            yield mean * (size - 1) - sum(values[:-1]), "stat.new_value_not_counted"
            yield F(sum(values[:-1]), size - 1), "stat.mean_of_known"
            yield values[-1] + mean, "stat.calculation_slip"
            yield values[-1] + 1, "stat.calculation_slip"
            yield values[-1] + 10, "stat.calculation_slip"
        case "new_mean":
            yield F(values[0] + values[-1], 2), "stat.mean_of_two"
            yield values[0] + F(values[-1] - values[0], size - 1), "stat.new_value_not_counted"
            yield values[0], "stat.unchanged"
            yield F(sum(values), size) + 1, "stat.calculation_slip"
            yield F(sum(values), size) - 1, "stat.calculation_slip"
        case _:
            total = sum(q.counts)
            mean = F(truth("table", q.values, q.counts))
            yield F(sum(values), size), "stat.frequencies_ignored"
            yield F(total, size), "stat.mean_of_frequencies"
            yield F(int(mean * total), size), "stat.divided_by_rows"
            yield mean + F(1, 2), "stat.calculation_slip"
            yield mean - F(1, 10), "stat.calculation_slip"
            yield mean + F(1, 10), "stat.calculation_slip"


@centre.steps
def _(q: Params) -> Iterator[SolutionStep]:
    ordered, size = sorted(q.values), len(q.values)
    true = dec(F(truth(q.kind, q.values, q.counts)))
    match q.kind:
        case "mode":
            yield step("stat.say.mode", m=comma_list(ordered))
            yield step(
                "stat.say.most_often", n=q.values.count(max(q.values, key=q.values.count)), m=true
            )
        case "median":
            yield step("stat.say.sort", m=comma_list(ordered))
            yield step("stat.say.middle", m=true)
        case "even_median":
            yield step("stat.say.sort", m=comma_list(ordered))
            a, b = ordered[size // 2 - 1], ordered[size // 2]
            yield step("stat.say.two_middle", m=eq(frac(add(a, signless(b)), 2), true))
        case "mean":
            total = ("+", *q.values)
            yield step("stat.say.total", m=eq(total, sum(q.values)))
            yield step("stat.say.share", m=eq(div(sum(q.values), size), true))
        case "missing":
            mean, known = sum(q.values) // size, sum(q.values[:-1])
            yield step("stat.say.whole_total", m=eq(mul(size, mean), size * mean))
            yield step("stat.say.known_total", m=eq(("+", *q.values[:-1]), known))
            yield step("stat.say.what_is_missing", m=eq(sub(size * mean, known), true))
        case "new_mean":
            before = sum(q.values[:-1])
            yield step("stat.say.old_total", m=eq(mul(size - 1, q.values[0]), before))
            yield step("stat.say.total", m=eq(add(before, q.values[-1]), sum(q.values)))
            yield step("stat.say.share", m=eq(div(sum(q.values), size), true))
        case _:
            pairs = list(zip(q.values, q.counts, strict=True))
            whole = sum(v * c for v, c in pairs)
            yield step("stat.say.weigh", m=eq(add(*(mul(v, c) for v, c in pairs)), whole))
            yield step("stat.say.how_many", m=eq(add(*q.counts), sum(q.counts)))
            yield step("stat.say.share", m=eq(div(whole, sum(q.counts)), true))


def signless(n: int) -> Formula:
    """A number after a plus, in brackets if it is negative."""
    return n if n >= 0 else ("()", n)
