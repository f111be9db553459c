"""Weekdays, days between dates, leap years."""

from collections.abc import Iterator
from datetime import date as day_of
from typing import Any

from abaculus.questions.generator_kit import (
    REJECT,
    Answer,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    comma_list,
    effort,
    eq,
    generator,
    mul,
    number,
    step,
    sub,
    t,
    word,
)

DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
WORK = {"later": ("fact", "recall", "fact"), "ago": ("fact", "recall", "fact", "sign"),
        "between": ("recall", "recall", "carry", "digits", "model"),
        "date": ("recall", "carry", "digits", "fact", "model", "recall"),
        "years": ("idea", "recall", "recall", "list", "fact"),
        "leaps": ("idea", "recall", "long", "list")}  # fmt: skip


@generator(
    presets={
        "g4": P(
            kinds=("later", "ago"), low=2, high=20, grade="4", category="E", secs=15, finite=238
        ),
        "g6": P(kinds=("between", "date"), apart=2, grade="6", category="E", secs=30),
        "g8": P(kinds=("years", "leaps"), grade="8", category="E", secs=45),
        "L2": P(kinds=("later", "ago"), low=15, high=100, level=2, secs=15, finite=1032),
        "L3": P(kinds=("between", "date"), apart=3, level=3, secs=30),
        "L4": P(kinds=("years", "leaps"), level=4, secs=45),
    }
)
def calendar(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    match kind:
        case "later" | "ago":
            day, n = r.below(7), r.between(p.low, p.high)
            if n % 7 == 0:
                return REJECT
            params: dict[str, Any] = {"day": day, "n": n}
            slots: dict[str, Formula] = {"day": ("weekday", day), "n": n}
            answer = weekday_answer(day + n if kind == "later" else day - n)
        case "between" | "date":
            return dates(r, kind, p.apart)
        case "leaps":
            first = r.between(1885, 1990)
            last = first + r.between(25, 130)
            if last > 2060 or (first % 4 == 0 and last % 4 == 0):
                return REJECT
            params = {"first": first, "last": last}
            slots = {"first": ("raw", str(first)), "last": ("raw", str(last))}
            count = last // 4 - (first - 1) // 4 - (1 if first <= 1900 <= last else 0)
            answer = number(count, form="plain")
        case _:
            return anniversaries(r)
    return Draft(
        params={"kind": kind, **params},
        prompt=(t(f"time.{kind}", **slots),),
        answer=answer,
        work=effort(*WORK[kind]),
    )


def weekday_answer(day: int) -> Answer:
    """The name of a weekday; Monday is 0."""
    others = [f"time.{name}" for name in DAYS if name != DAYS[day % 7]]
    return word(f"time.{DAYS[day % 7]}", lexicon=others)


def dates(r: Rng, kind: str, apart: int) -> MaybeDraft:
    """Two dates between March and December, where no leap year matters."""
    month = r.between(3, 12 - apart)
    after = month + r.between(1, apart)
    first, last = r.between(2, LENGTHS[month - 1] - 2), r.between(2, LENGTHS[after - 1] - 1)
    n = sum(LENGTHS[month - 1 : after - 1]) + last - first
    if n % 7 == 0 or n < 8:
        return REJECT
    slots: dict[str, Formula] = {
        "a": first, "b": ("month", month), "c": last, "d": ("month", after),
    }  # fmt: skip
    params: dict[str, Any] = {"kind": kind, "since": (month, first), "until": (after, last)}
    answer = number(n, form="plain")
    if kind == "date":
        day = r.below(7)
        params["day"], slots["day"] = day, ("weekday", day)
        answer = weekday_answer(day + n)
    return Draft(
        params=params,
        prompt=(t("time.date" if kind == "date" else "time.between_dates", **slots),),
        answer=answer,
        work=effort(*WORK[kind]),
    )


def anniversaries(r: Rng) -> MaybeDraft:
    """The same date some years later."""
    year, years = r.between(1990, 2040), r.between(2, 9)
    month, day = r.between(1, 12), r.between(1, 28)
    first = day_of(year, month, day)
    leaps = sum(is_leap(one) for one in range(year + (month > 2), year + years + (month > 2)))
    if (years + leaps) % 7 == 0:
        return REJECT
    slots: dict[str, Formula] = {
        "a": day, "b": ("month", month), "day": ("weekday", first.weekday()),
        "first": ("raw", str(year)), "last": ("raw", str(year + years)),
    }  # fmt: skip
    return Draft(
        params={"kind": "years", "date": (year, month, day), "years": years, "leaps": leaps,
                "day": first.weekday()},
        prompt=(t("time.years", **slots),),
        answer=weekday_answer(first.weekday() + years + leaps),
        work=effort(*WORK["years"]),
    )  # fmt: skip


def is_leap(year: int) -> bool:
    """Whether a year is a leap year: every fourth one, but not 1900."""
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


@calendar.verify
def _(q: Params, v: Any) -> bool:
    match q.kind:
        case "later" | "ago":
            at = DAYS.index(v.removeprefix("time."))
            first, last = (q.day, at) if q.kind == "later" else (at, q.day)
            return (last - first) % 7 == q.n % 7
        case "between" | "date":
            days = day_of(2026, *q.until) - day_of(2026, *q.since)
            if q.kind == "between":
                return v == days.days
            return f"time.{DAYS[(q.day + days.days) % 7]}" == v
        case "leaps":
            return v == sum(
                (day_of(year, 12, 31) - day_of(year, 1, 1)).days == 365
                for year in range(q.first, q.last + 1)
            )
        case _:
            year, month, day = q.date
            return f"time.{DAYS[day_of(year + q.years, month, day).weekday()]}" == v


@calendar.mistakes
def _(q: Params) -> Iterator[tuple[Any, str]]:
    if q.kind in ("between", "leaps"):
        if q.kind == "between":
            (month, first), (after, last) = q.since, q.until
            true = sum(stretches(q))
            yield true + 1, "time.both_ends"
            yield 30 * (after - month) + last - first, "time.months_of_thirty"
            yield true - 1, "time.one_short"
            yield true + 2, "time.both_ends"
            if last != first:
                yield abs(last - first), "time.months_ignored"
        else:
            true = sum(map(is_leap, range(q.first, q.last + 1)))
            yield (q.last - q.first) // 4, "time.quarter"
            yield true + 1, "time.century"
            yield true - 1, "time.one_short"
            yield true + 2, "time.century"
        return
    at = DAYS.index(answer_of(q))
    yield f"time.{DAYS[(at + 1) % 7]}", "time.both_ends"
    yield f"time.{DAYS[(at - 1) % 7]}", "time.one_short"
    if q.kind == "years":
        yield f"time.{DAYS[(q.day + q.years) % 7]}", "time.leap_forgotten"
    yield f"time.{DAYS[q.day]}", "time.same_day"
    yield f"time.{DAYS[(2 * q.day - at) % 7]}", "time.other_direction"
    yield f"time.{DAYS[(at + 2) % 7]}", "time.both_ends"


def answer_of(q: Params) -> str:
    """The weekday that is asked for."""
    match q.kind:
        case "later" | "ago":
            moved = q.n if q.kind == "later" else -q.n
        case "date":
            moved = sum(stretches(q))
        case _:
            moved = q.years + q.leaps
    at: int = (q.day + moved) % 7
    return DAYS[at]


def stretches(q: Params) -> list[int]:
    """Days to the end of the first month, in the months between, and up to the second date."""
    month: int = q.since[0]
    after: int = q.until[0]
    return [LENGTHS[month - 1] - q.since[1], *LENGTHS[month : after - 1], q.until[1]]


@calendar.steps
def _(q: Params) -> Iterator[SolutionStep]:
    match q.kind:
        case "later" | "ago":
            yield from weeks(q.n)
            yield step(f"time.say.count_{'on' if q.kind == 'later' else 'back'}", n=q.n % 7)
        case "between" | "date":
            parts = stretches(q)
            whole: int = parts[0] + q.since[1]
            yield step("time.say.end_of_month", m=eq(sub(whole, q.since[1]), parts[0]))
            yield step("time.say.up_to_date", m=eq(add(*parts), sum(parts)))
            if q.kind == "between":
                return
            yield from weeks(sum(parts))
            yield step("time.say.count_on", n=sum(parts) % 7)
        case "leaps":
            some = [year for year in range(q.first, q.last + 1) if is_leap(year)]
            ends = comma_list([("raw", str(some[0])), ("dots",), ("raw", str(some[-1]))])
            yield step("time.say.every_fourth", m=ends)
            count = (some[-1] - some[0]) // 4 + 1
            between = eq(add(("÷", sub(some[-1], some[0]), 4), 1), count)
            yield step("time.say.count_leaps", m=between)
            if q.first <= 1900 <= q.last and some[0] < 1900 < some[-1]:
                yield step("time.say.not_1900", m=eq(sub(count, 1), len(some)))
            return
        case _:
            yield step("time.say.year_shifts", m=eq(add(q.years, q.leaps), q.years + q.leaps))
            yield from weeks(q.years + q.leaps)
            yield step("time.say.count_on", n=(q.years + q.leaps) % 7)
    yield step("time.say.so", m=("word", f"time.{answer_of(q)}"))


def weeks(n: int) -> Iterator[SolutionStep]:
    """The days without whole weeks."""
    if n > 6:
        yield step("time.say.whole_weeks", m=eq(n, add(mul(n // 7, 7), n % 7)))
