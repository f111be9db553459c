"""Reading picture graphs, bars, lines and pies."""

from collections.abc import Iterator
from itertools import pairwise

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
    lazy_figure,
    mul,
    number,
    pct,
    step,
    sub,
    t,
)
from abaculus.questions.generators.stat._charts import (
    SHAPES,
    THEMES,
    bar_chart,
    line_chart,
    pictures,
    pie_chart,
    plural_name,
)

WAYS = ("stat.bike", "stat.car", "stat.train", "stat.tram", "stat.bus")
SPLITS = (
    (50, 25, 15, 10), (40, 30, 20, 10), (45, 25, 20, 10), (35, 30, 20, 15), (30, 25, 25, 20),
    (60, 20, 15, 5), (50, 30, 20), (45, 35, 20), (40, 35, 25), (55, 30, 15), (65, 25, 10),
    (70, 20, 10), (60, 25, 15), (48, 32, 20), (36, 34, 30), (42, 38, 20),
)  # fmt: skip


@generator(
    presets={
        "1G5": P(kind="pictures", light=True, rows=(3, 3), most=9, asks=("more", "fewer", "all"),
                 secs=15),
        "2G5": P(kind="bars", rows=(3, 4), most=12,
                 asks=("all", "more", "fewer", "extremes", "most"),
                 scale=1, secs=30),
        "3G6": P(kind="keyed", secs=15),
        "g4": P(kind="bars", rows=(4, 4), most=10, asks=("more", "fewer", "extremes"), scale=5,
                grade="4", category="G", secs=30),
        "g5": P(kind="line", asks=("rise", "span", "fall"), grade="5", category="G", secs=15),
        "g6": P(kind="pie", asks=("count",), grade="6", category="G", secs=30, finite=443),
        "g7": P(kind="pie", asks=("count", "angle", "whole"), grade="7", category="G", secs=30),
        "L1": P(kind="bars", light=True, rows=(3, 3), most=10, asks=("more", "fewer"), scale=1,
                level=1,
                secs=15),
        "L2": P(kind="line", asks=("rise", "span", "fall"), level=2, secs=15),
        "L3": P(kind="pie", asks=("count", "angle", "whole", "apart"), level=3, secs=30),
    }
)  # fmt: skip
def chart(r: Rng, p: Params) -> MaybeDraft:
    match p.kind:
        case "keyed":
            return picture_key(r)
        case "line":
            return line(r, r.pick(p.asks))
        case "pie":
            return pie(r, r.pick(p.asks))
        case _:
            return rows(r, p)


def rows(r: Rng, p: Params) -> MaybeDraft:
    """Pictures or bars of several kinds."""
    several = r.between(*p.rows)
    scale = getattr(p, "scale", 1)
    counts = [scale * r.between(1, p.most) for _ in range(several)]
    if len(set(counts)) < several:
        return REJECT
    place = r.below(len(THEMES))
    kinds = r.sample(THEMES[place][1], several)
    ask = r.pick(p.asks)
    i, j = r.sample(range(several), 2)
    if ask == "extremes":
        i, j = counts.index(max(counts)), counts.index(min(counts))
    elif (counts[i] > counts[j]) != (ask == "more"):
        i, j = j, i
    names = [plural_name(one) for one in kinds]
    slots: dict[str, Formula] = {
        "a": names[i],
        "b": names[j],
        "things": plural_name(f"stat.{THEMES[place][0]}"),
        "chart": ("raw", p.kind),
    }
    if p.kind == "pictures":
        shown = lazy_figure(pictures, counts, names, r.pick(SHAPES))
    else:
        shown = lazy_figure(
            bar_chart, counts, names, 2 if scale == 1 and max(counts) > 7 else scale
        )
    return Draft(
        params={"kind": p.kind, "ask": ask, "counts": counts, "i": i, "j": j, "key": scale},
        prompt=(t(f"stat.chart_{ask}", **slots),),
        answer=number(answer(ask, counts, i, j), form="plain"),
        work=effort(*work(ask, several, getattr(p, "light", False), scale)),
        figure=shown,
        normal=(p.kind, ask, counts, kinds, i, j),
    )


def work(ask: str, several: int, light: bool, scale: int) -> tuple[str, ...]:
    """The effort of reading and calculating; light if the numbers are small."""
    looks = ("look",) * several
    match ask:
        case "all":
            return (*looks, *("fact" if light else "carry",) * (several - 1))
        case "most":
            return (*looks, "compare", "compare")
        case "extremes":
            return (*looks, "look", "look", "compare", "compare", "carry")
        case _ if light:
            return ("look", "look", "fact")
        case _:
            return ("look", "look", "look", "compare", "carry" if scale == 1 else "digits")


def answer(ask: str, counts: list[int], i: int, j: int) -> int:
    """The answer about rows or bars."""
    match ask:
        case "all":
            return sum(counts)
        case "extremes":
            return max(counts) - min(counts)
        case "most":
            return max(counts)
        case _:
            return abs(counts[i] - counts[j])


def picture_key(r: Rng) -> MaybeDraft:
    """A picture that represents several things."""
    key = r.pick((2, 5, 10))
    counts = list(r.sample(range(2, 10), 3))
    i = r.below(3)
    place = r.below(len(THEMES))
    thing = r.pick(THEMES[place][1])
    first = r.below(5)
    days: list[Formula] = [("weekday", first + one) for one in range(3)]
    slots: dict[str, Formula] = {"key": key, "things": plural_name(thing), "day": days[i]}
    return Draft(
        params={"kind": "keyed", "ask": "row", "counts": counts, "i": i, "j": 0, "key": key},
        prompt=(t("stat.chart_keyed", **slots),),
        answer=number(key * counts[i], form="plain"),
        work=effort("look", "fact", "look"),
        figure=lazy_figure(pictures, counts, days, r.pick(SHAPES), key),
        normal=(key, counts, i, thing, first),
    )


def line(r: Rng, ask: str) -> MaybeDraft:
    """Temperatures over twelve hours."""
    values = [r.between(1, 5)]
    for _ in range(11):
        move = r.pick((-3, -2, -1, 0, 1, 2, 3))
        values.append(values[-1] + (move if 0 <= values[-1] + move <= 9 else -move))
    rises = [b - a for a, b in pairwise(values)]
    if ask == "fall":
        rises = [-one for one in rises]
    i, j = sorted(r.sample(range(12), 2))
    best = max(rises)
    if best < 2:
        return REJECT
    if ask == "span" and (j - i < 2 or values[i] == values[j]):
        return REJECT
    true = best if ask != "span" else abs(values[j] - values[i])
    slots: dict[str, Formula] = {"a": i + 1, "b": j + 1}
    return Draft(
        params={"kind": "line", "ask": ask, "counts": values, "i": i, "j": j, "key": 1},
        prompt=(t(f"stat.line_{ask}", **slots),),
        answer=number(true, form="plain", unit="°C"),
        work=effort("look", "look", "fact"),
        figure=lazy_figure(line_chart, values),
    )


def pie(r: Rng, ask: str) -> MaybeDraft:
    """Shares of a number of people, in percent."""
    shares = r.pick(SPLITS)
    ways = r.sample(WAYS, len(shares))
    i, j = r.sample(range(len(shares)), 2)
    if shares[i] < shares[j]:
        i, j = j, i
    whole = r.pick((20, 40, 50, 60, 80, 100, 120, 200, 240, 300, 400, 500, 600))
    part = whole * shares[i] if ask != "apart" else whole * (shares[i] - shares[j])
    if part % 100 or part == 0 or (ask == "whole" and shares[i] not in (10, 20, 25, 50, 5)):
        return REJECT
    if ask == "angle" and shares[i] * 36 % 10:
        return REJECT
    true = {"angle": shares[i] * 36 // 10, "whole": whole}.get(ask, part // 100)
    names: list[Formula] = [("word", way) for way in ways]
    slots: dict[str, Formula] = {
        "a": names[i], "b": names[j], "whole": whole, "part": part // 100, "p": pct(shares[i]),
    }  # fmt: skip
    reading = {
        "count": ("look", "long", "fact"), "angle": ("look", "recall", "long"),
        "whole": ("look", "idea", "long"), "apart": ("look", "look", "carry", "long", "fact"),
    }  # fmt: skip
    return Draft(
        params={"kind": "pie", "ask": ask, "counts": list(shares), "i": i, "j": j, "key": whole},
        prompt=(t(f"stat.pie_{ask}", **slots),),
        answer=number(true, form="plain", unit="°" if ask == "angle" else None),
        work=effort(*reading[ask]),
        figure=lazy_figure(pie_chart, shares, names),
        normal=(ask, shares, i, j if ask == "apart" else 0, whole if ask != "angle" else ways),
    )


@chart.verify
def _(q: Params, v: int) -> bool:
    one, other = q.counts[q.i], q.counts[q.j]
    match q.kind:
        case "keyed":
            return v % q.key == 0 and v // q.key == one
        case "line" if q.ask == "span":
            return v > 0 and one in (other + v, other - v)
        case "line":
            moves = [b - a if q.ask == "rise" else a - b for a, b in pairwise(q.counts)]
            return v in moves and all(move <= v for move in moves)
        case "pie":
            parts = {"angle": (360, one), "count": (q.key, one), "apart": (q.key, one - other)}
            whole, share = parts.get(q.ask, (100 * q.key, 1))
            return v * 100 == whole * share
        case _:
            if q.ask == "all":
                return v == len([mark for count in q.counts for mark in range(count)])
            if q.ask == "most":
                return v in q.counts and all(count <= v for count in q.counts)
            ordered = sorted(q.counts if q.ask == "extremes" else (one, other))
            return v + ordered[0] == ordered[-1]


@chart.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    yield from ((wrong, mis) for wrong, mis in slips(q) if wrong > 0)


def slips(q: Params) -> Iterator[tuple[int, str]]:
    """Wrong readings, some of which are not counts."""
    one, other = q.counts[q.i], q.counts[q.j]
    match q.kind:
        case "keyed":
            yield one, "stat.key_forgotten"
            yield one + q.key, "stat.key_added"
            yield q.key * (one + 1), "stat.picture_more"
            yield q.key * (one - 1), "stat.picture_less"
        case "line":
            true = answer_line(q)
            yield max(q.counts), "stat.height_for_change"
            if q.ask == "span":
                yield one + other, "stat.added"
            yield true + 1, "stat.scale_slip"
            yield true - 1, "stat.scale_slip"
            yield true + 2, "stat.scale_slip"
        case "pie":
            whole = q.key
            true = {
                "angle": one * 36 // 10, "whole": whole, "count": whole * one // 100,
            }.get(q.ask, whole * (one - other) // 100)  # fmt: skip
            if q.ask in ("count", "apart"):
                yield whole - true, "stat.the_others"
                yield whole * other // 100, "stat.other_row"
                yield one, "stat.percent_for_number"
            elif q.ask == "angle":
                yield one, "stat.percent_for_number"
                yield one * 18 // 10, "stat.half_turn"
                yield 360 - true, "stat.the_others"
            else:
                yield whole * one // 100 * one, "stat.multiplied"
                yield whole // 2, "stat.half_only"
                yield whole + whole * one // 100, "stat.part_added"
            yield true * 2, "stat.doubled"
            yield true + 10, "stat.calculation_slip"
            yield true - 10, "stat.calculation_slip"
        case _:
            true = answer(q.ask, q.counts, q.i, q.j)
            if q.ask == "most":
                yield from ((count, "stat.other_bar") for count in q.counts)
            elif q.ask == "all":
                yield true - min(q.counts), "stat.row_forgotten"
                yield true - max(q.counts), "stat.row_forgotten"
                yield true - 10, "stat.calculation_slip"
            else:
                yield one + other, "stat.added"
                yield max(one, other), "stat.not_compared"
                yield min(one, other), "stat.not_compared"
            yield true + q.key, "stat.one_off"
            yield true - q.key, "stat.one_off"
            yield true + 2 * q.key, "stat.one_off"
            yield true + 3 * q.key, "stat.one_off"


def answer_line(q: Params) -> int:
    """The change that is asked for."""
    if q.ask == "span":
        return abs(q.counts[q.i] - q.counts[q.j])
    return max((b - a) if q.ask == "rise" else (a - b) for a, b in pairwise(q.counts))


@chart.steps
def _(q: Params) -> Iterator[SolutionStep]:
    one, other = q.counts[q.i], q.counts[q.j]
    match q.kind:
        case "keyed":
            yield step("stat.say.count_pictures", n=one)
            yield step("stat.say.times_key", key=q.key, m=eq(mul(one, q.key), one * q.key))
        case "line":
            true = answer_line(q)
            if q.ask == "span":
                high, low = max(one, other), min(one, other)
                yield step("stat.say.read_two", m=eq(sub(high, low), true))
            else:
                yield step("stat.say.steepest")
                place = next(
                    place for place, (a, b) in enumerate(zip(q.counts, q.counts[1:], strict=False))
                    if (b - a if q.ask == "rise" else a - b) == true
                )  # fmt: skip
                pair = sorted((q.counts[place], q.counts[place + 1]))
                yield step("stat.say.read_two", m=eq(sub(pair[1], pair[0]), true))
        case "pie":
            whole = q.key
            yield step("stat.say.read_share", m=pct(one) if q.ask != "apart" else eq(
                sub(pct(one), pct(other)), pct(one - other)))  # fmt: skip
            share = one if q.ask != "apart" else one - other
            if q.ask == "angle":
                yield step("stat.say.full_turn", m=eq(mul(360, ("frac", one, 100)), one * 36 // 10))
            elif q.ask == "whole":
                part = whole * one // 100
                yield step("stat.say.how_often", m=eq(mul(part, 100 // one), whole))
            else:
                result = whole * share // 100
                yield step("stat.say.percent_of", m=eq(mul(whole, ("frac", share, 100)), result))
        case _:
            true = answer(q.ask, q.counts, q.i, q.j)
            if q.ask == "all":
                yield step("stat.say.add_all", m=eq(add(*q.counts), true))
            elif q.ask == "most":
                yield step("stat.say.tallest_bar", m=true)
            elif q.ask == "extremes":
                yield step("stat.say.tallest", m=eq(sub(max(q.counts), min(q.counts)), true))
            else:
                yield step("stat.say.read_two", m=eq(sub(max(one, other), min(one, other)), true))
