"""The whole solution set of an inequality, as an interval or two."""

from collections.abc import Iterator, Sequence
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
    comma_list,
    effort,
    generator,
    interval,
    poly,
    rel,
    step,
    sums,
    t,
    term,
)

TURNED = {"<": ">", ">": "<", "≤": "≥", "≥": "≤"}
INFINITY: Formula = ("inf",)
NOWHERE: Formula = ("neg", INFINITY)


@generator(
    presets={
        "g9": P(kind="ray", grade="9", category="N", secs=30),
        "g10": P(kind="double", grade="10", category="N", secs=45),
        "g11": P(kind="quadratic", grade="11", category="N", secs=45, finite=512),
        "L4": P(kind="double", level=4, secs=45),
    }
)
def solution_set(r: Rng, p: Params) -> MaybeDraft:
    kind = p.kind
    a, b = r.between(2, 6) * r.sign(), r.between(2, 12) * r.sign()
    low, high = r.between(-9, 8), r.between(-8, 9)
    if high - low < 2 or (kind == "quadratic" and (low == -high or 0 in (low, high))):
        return REJECT
    signs = (r.pick("<≤"), r.pick("<≤")) if kind == "double" else (r.pick("<≤>≥"),)
    if kind == "quadratic":
        a, b = 1, 0
    truth = solve(kind, a, low, high, signs)
    formula = build_inequality(kind, a, b, low, high, signs)
    msgid = "alg.all_solutions" if kind == "quadratic" else "alg.solution_interval"
    return Draft(
        params={"kind": kind, "a": a, "b": b, "low": low, "high": high, "signs": signs},
        prompt=(t(msgid, inequality=formula),),
        answer=interval(truth, truth),
        work=effort(*WORK[kind]),
        normal=formula,
    )


WORK = {
    "ray": ("step", "step", "sign", "recall", "fact"),
    "double": ("step", "step", "step", "step", "sign", "fact", "fact", "recall", "recall"),
    "quadratic": ("idea", "list", "list", "fact", "sign", "recall", "compare"),
}


def build_inequality(
    kind: str, a: int, b: int, low: int, high: int, signs: Sequence[str]
) -> Formula:
    """The inequality on the card; `low` and `high` are the ends of its solution."""
    if kind == "quadratic":
        return rel(signs[0], poly((1, -low - high, low * high)), 0)
    middle = sums((b, term(a, "x"))) if a < 0 else poly((a, b))
    if kind == "ray":
        return rel(signs[0], middle, a * high + b)
    least, most = sorted((a * low + b, a * high + b))
    return ("chain", least, signs[0], middle, signs[1], most)


def span(low: Formula, high: Formula, *, left: bool, right: bool) -> Formula:
    """An interval, and which of its ends are included."""
    return ("span", "[" if left else "(", low, high, "]" if right else ")")


def solve(kind: str, a: int, low: int, high: int, signs: Sequence[str]) -> Formula:
    """The solution set."""
    closed = [sign in "≤≥" for sign in signs]
    if kind == "double":
        left, right = closed if a > 0 else closed[::-1]
        return span(low, high, left=left, right=right)
    sign = signs[0] if a > 0 else TURNED[signs[0]]
    if kind == "ray":
        if sign in "<≤":
            return span(NOWHERE, high, left=False, right=closed[0])
        return span(high, INFINITY, left=closed[0], right=False)
    if sign in "<≤":
        return span(low, high, left=closed[0], right=closed[0])
    outer = span(NOWHERE, low, left=False, right=closed[0])
    return ("or", outer, span(high, INFINITY, left=closed[0], right=False))


def holds(q: Params, halves: int) -> bool:
    """Whether this number of halves satisfies the inequality on the card, both sides doubled."""
    low, high = 2 * q.low, 2 * q.high
    if q.kind == "quadratic":
        return is_related((halves - low) * (halves - high), q.signs[0], 0)
    middle, least, most = (q.a * x + 2 * q.b for x in (halves, low, high))
    if q.kind == "ray":
        return is_related(middle, q.signs[0], most)
    if q.a < 0:
        least, most = most, least
    return is_related(least, q.signs[0], middle) and is_related(middle, q.signs[1], most)


def is_related(left: int, sign: str, right: int) -> bool:
    """Whether a relation holds between two numbers."""
    if left == right:
        return sign in "≤≥"
    return (left < right) == (sign in "<≤")


@solution_set.verify
def _(q: Params, v: tuple[Any, ...]) -> bool:
    pieces = v[1:] if v[0] == "or" else (v,)
    far = 1000
    for _, left, low, high, right in pieces:
        first = -far if low == NOWHERE else 2 * low
        last = far if high == INFINITY else 2 * high
        ends = (
            (first, -1, left == "[", low == NOWHERE),
            (last, 1, right == "]", high == INFINITY),
        )
        for end, out, closed, endless in ends:
            if not holds(q, end - out) or (not endless and holds(q, end + out)):
                return False
            if not endless and holds(q, end) != closed:
                return False
    unbounded = [holds(q, -far), holds(q, far)]
    return unbounded == [pieces[0][2] == NOWHERE, pieces[-1][3] == INFINITY]


@solution_set.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    low, high, signs = q.low, q.high, q.signs
    opened = [{"<": "≤", "≤": "<", ">": "≥", "≥": ">"}[sign] for sign in signs]
    if q.kind == "double":
        if signs[0] != signs[1]:
            yield solve(q.kind, q.a, low, high, signs[::-1]), "alg.ends_swapped"
        yield solve(q.kind, q.a, -high, -low, signs), "alg.sign_lost"
        yield solve(q.kind, q.a, low, high, opened), "alg.end_belongs"
        yield solve(q.kind, q.a, low, high + 1, signs), "alg.table_slip"
        yield solve(q.kind, q.a, low - 1, high, signs), "alg.table_slip"
        return
    turned = [TURNED[signs[0]]]
    yield solve(q.kind, q.a, low, high, turned), "alg.direction_not_turned"
    yield solve(q.kind, q.a, low, high, opened), "alg.end_belongs"
    if q.kind == "quadratic":
        yield solve(q.kind, q.a, -high, -low, signs), "alg.both_signs"
        sign = "≤" if signs[0] in "≤≥" else "<"
        yield solve("ray", 1, low, high, [sign]), "alg.one_border_only"
    else:
        yield solve(q.kind, q.a, low, -high, signs), "alg.sign_lost"
        yield solve(q.kind, q.a, low, -high, turned), "alg.sign_lost"
    yield solve(q.kind, q.a, low, high + 1, signs), "alg.table_slip"


@solution_set.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, low, high, signs = q.a, q.low, q.high, q.signs
    truth = solve(q.kind, a, low, high, signs)
    if q.kind == "quadratic":
        yield step("alg.say.zeros_first", m=comma_list((low, high)))
        inside = signs[0] in "<≤"
        yield step("alg.say.below_between" if inside else "alg.say.above_outside", m=truth)
        return
    if q.kind == "ray":
        yield step("alg.say.numbers_right", m=rel(signs[0], term(a, "x"), a * high))
        sign = signs[0] if a > 0 else TURNED[signs[0]]
        last = rel(sign, "x", high)
    else:
        least, most = sorted((a * low, a * high))
        moved = ("chain", least, signs[0], term(a, "x"), signs[1], most)
        yield step("alg.say.numbers_outside", m=moved)
        ends = signs if a > 0 else signs[::-1]
        last = ("chain", low, ends[0], "x", ends[1], high)
    yield step("alg.say.divide_and_turn" if a < 0 else "alg.say.divide_all", p=a, m=last)
    yield step("alg.say.so_interval", m=truth)
