"""Or, and, not, given: the rules of probability."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from abaculus.questions.generator_kit import (
    REJECT,
    Answer,
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
    sub,
    t,
    value,
    yes_no,
)
from abaculus.questions.generators.prob._events import is_chance

WORK = {
    "union": ("recall", "fact"), "both": ("recall", "fact"), "second": ("recall", "fact"),
    "neither": ("recall", "fact", "fact"),
    "not": ("recall", "fact"), "either": ("fact",), "rest": ("fact",),
    "and": ("recall", "fact"), "or": ("recall", "fact", "fact"), "test": ("recall", "fact"),
    "given": ("recall", "fact"), "table": ("look", "look"),
    "given_table": ("look", "look", "carry", "reduce", "idea"),
    "backwards": ("recall", "fact", "long"), "one_only": ("recall", "idea", "fact", "fact", "fact"),
}  # fmt: skip
STORIES = 3
NONE = F(0)


@generator(
    presets={
        "10G1": P(kinds=("union", "union", "both", "second"), secs=15, finite=204),
        "10G4": P(kinds=("not", "either", "rest", "rest"), secs=15),
        "11G2": P(kinds=("and", "or", "test"), secs=15, few=1, finite=324),
        "12G3": P(kinds=("given", "table", "table"), secs=15),
        "L4": P(kinds=("neither", "one_only", "backwards", *("given_table",) * 4), level=4,
                secs=30),
    }
)  # fmt: skip
def rules(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    story = r.below(STORIES)
    if kind in ("table", "given_table"):
        return from_table(r, kind, story)
    a, b, c = values(r, kind)
    if not fits(kind, a, b, c):
        return REJECT
    slots: dict[str, Formula] = {"a": dec(a), "b": dec(b), "c": dec(c), "story": story}
    answer: Answer
    if kind == "test":
        answer = yes_no(truth=c == a * b)
    else:
        answer = number(RESULTS[kind](a, b, c), form="rational", looks="decimal")
    return Draft(
        params={"kind": kind, "a": a, "b": b, "c": c},
        prompt=(t(f"prob.{kind}", **slots),),
        answer=answer,
        work=effort(*WORK[kind]),
    )


def values(r: Rng, kind: str) -> tuple[F, F, F]:
    """Two or three given probabilities."""
    a, b = r.between(1, 9), r.between(1, 9)
    match kind:
        case "not":
            return F(r.between(3, 97), 100), F(b, 10), NONE
        case "either" | "rest":
            most = r.between(5, 70)
            return F(most, 100), F(r.between(5, 95 - most), 100), NONE
        case "union" | "neither" | "both" | "second":
            overlap = r.between(1, 6)
            first = r.between(1, 8 - overlap)
            other = r.between(1, 9 - overlap - first)
            a, b, either = overlap + first, overlap + other, overlap + first + other
            known = {"both": (a, b, either), "second": (a, overlap, either)}
            a, b, c = known.get(kind, (a, b, overlap))
            return F(a, 10), F(b, 10), F(c, 10)
        case "test":
            return F(a, 10), F(b, 10), F(a * b + r.pick((0, 0, 10, -10, 5)), 100)
        case "given" | "backwards":
            return F(a, 10), F(b, 10), F(a * b, 100)
        case _:
            return F(a, 10), F(b, 10), NONE


RESULTS: dict[str, Callable[[F, F, F], F]] = {
    "union": lambda a, b, c: a + b - c,
    "neither": lambda a, b, c: 1 - (a + b - c),
    "both": lambda a, b, c: a + b - c,
    "second": lambda a, b, c: c - a + b,
    "not": lambda a, _b, _c: 1 - a,
    "either": lambda a, b, _c: a + b,
    "rest": lambda a, b, _c: 1 - a - b,
    "and": lambda a, b, _c: a * b,
    "or": lambda a, b, _c: a + b - a * b,
    "one_only": lambda a, b, _c: a * (1 - b) + b * (1 - a),
    "given": lambda _a, b, c: c / b,
    "backwards": lambda _a, b, c: c / b,
}


def fits(kind: str, a: F, b: F, c: F) -> bool:
    """Whether such events exist and the numbers differ."""
    if kind == "test":
        return a != b and max(F(0), a + b - 1) < c < min(a, b)
    if kind == "second":
        return a != c - a + b
    return a != b or kind == "not"


def from_table(r: Rng, kind: str, story: int) -> MaybeDraft:
    """A person chosen among those who do one thing."""
    both, only = r.between(2, 18), r.between(2, 18)
    other, none = r.between(2, 18), r.between(2, 18)
    if both in (only, other):
        return REJECT
    asked = F(both, both + only)
    slots: dict[str, Formula] = {
        "all": both + only + other + none,
        "first": both + only,
        "both": both,
        "only": only,
        "other": other,
        "none": none,
        "story": story,
    }
    return Draft(
        params={"kind": kind, "a": both, "b": only, "c": other, "d": none},
        prompt=(t(f"prob.{kind}", **slots),),
        answer=number(asked, form="rational"),
        work=effort(*WORK[kind]),
    )


CHECKS: dict[str, Callable[[Any, F, F, F], bool]] = {
    "union": lambda v, a, b, c: v - a == b - c,
    "neither": lambda v, a, b, c: v + a + b == 1 + c,
    "both": lambda v, a, b, c: v + c == a + b,
    "second": lambda v, a, b, c: a + v == b + c,
    "not": lambda v, a, _b, _c: v + a == 1,
    "either": lambda v, a, b, _c: v - b == a,
    "rest": lambda v, a, b, _c: v + a + b == 1,
    "and": lambda v, a, b, _c: v / b == a,
    "or": lambda v, a, b, _c: 1 - v == (1 - a) * (1 - b),
    "one_only": lambda v, a, b, _c: 1 - v == a * b + (1 - a) * (1 - b),
    "given": lambda v, _a, b, c: v * b == c,
    "backwards": lambda v, _a, b, c: v * b == c,
    "table": lambda v, a, b, _c: v * (a + b) == a,
    "given_table": lambda v, a, b, _c: v * (a + b) == a,
    "test": lambda v, a, b, c: v is (100 * c == int(a * 10) * int(b * 10)),
}


@rules.verify
def _(q: Params, v: Any) -> bool:
    return CHECKS[q.kind](v, q.a, q.b, q.c)


@rules.mistakes
def _(q: Params) -> Iterator[tuple[Any, str]]:
    if q.kind == "test":
        yield q.c != q.a * q.b, "prob.product_test"
        return
    for wrong, mis in slips(q):
        if is_chance(wrong):
            yield wrong, mis


Slips: TypeAlias = Sequence[tuple[F, str]]
SLIPS: dict[str, Callable[[F, F, F], Slips]] = {
    "union": lambda a, b, c: (
        (a + b, "prob.overlap_twice"),
        (a * b, "prob.product_for_sum"),
        (a + b - 2 * c, "prob.overlap_left_out"),
        (1 - (a + b - c), "prob.other_event"),
    ),
    "neither": lambda a, b, c: (
        (a + b - c, "prob.other_event"),
        (1 - a - b, "prob.overlap_twice"),
        (1 - c, "prob.not_both"),
    ),
    "both": lambda a, b, c: (
        (a * b, "prob.taken_as_independent"),
        (c - a, "prob.one_left_out"),
        (c - b, "prob.one_left_out"),
    ),
    "second": lambda a, b, c: (
        (c - a, "prob.overlap_left_out"),
        (1 - a, "prob.other_event"),
        (c - b, "prob.one_left_out"),
    ),
    "not": lambda a, _b, _c: (
        (F(11, 10) - a, "prob.ten_slip"),
        (F(9, 10) - a, "prob.ten_slip"),
        (F(1, 2), "prob.kinds_alike"),
        (a, "prob.same_event"),
    ),
    "either": lambda a, b, _c: (
        (a * b, "prob.product_for_sum"),
        (a + b - a * b, "prob.taken_as_independent"),
        (1 - a - b, "prob.other_event"),
    ),
    "rest": lambda a, b, _c: (
        (a + b, "prob.other_event"),
        (1 - a, "prob.one_left_out"),
        (1 - b, "prob.one_left_out"),
    ),
    "and": lambda a, b, _c: (
        (a + b, "prob.sum_for_product"),
        (a + b - a * b, "prob.or_for_and"),
        (10 * a * b, "prob.point_slip"),
        (a * b / 10, "prob.point_slip"),
    ),
    "or": lambda a, b, _c: (
        (a + b, "prob.overlap_twice"),
        (a * b, "prob.and_for_or"),
        (1 - a * b, "prob.not_both"),
    ),
    "one_only": lambda a, b, _c: (
        (a + b - a * b, "prob.both_counted"),
        (a * (1 - b), "prob.one_case"),
        (a * b, "prob.and_for_or"),
    ),
    "given": lambda a, b, c: (
        (c, "prob.same_event"),
        (c * b, "prob.multiplied"),
        (b - c, "prob.subtracted"),
        (1 - a, "prob.other_event"),
    ),
}


def slips(q: Params) -> Iterator[tuple[F, str]]:
    """Wrong results, some of which are not probabilities."""
    a, b, c = q.a, q.b, q.c
    if q.kind in ("table", "given_table"):
        total = a + b + c + q.d
        yield F(a, total), "prob.out_of_all"
        if q.kind == "given_table":
            yield F(a, a + c), "prob.condition_turned"
        yield F(b, a + b), "prob.other_event"
        yield F(a + b, total), "prob.condition_only"
        yield F(1, 2), "prob.kinds_alike"
        yield F(a, b), "prob.to_the_others"
        return
    yield from SLIPS["given" if q.kind == "backwards" else q.kind](a, b, c)
    true = RESULTS[q.kind](a, b, c)
    yield true + F(1, 10), "prob.ten_slip"
    yield true - F(1, 10), "prob.ten_slip"
    yield true + F(1, 20), "prob.calculation_slip"
    yield true - F(1, 20), "prob.calculation_slip"


@rules.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.kind in ("table", "given_table"):
        share, shown = frac(q.a, q.a + q.b), value(F(q.a, q.a + q.b))
        yield step("prob.say.only_these", n=q.a + q.b)
        yield step("prob.say.divide", m=shown if share == shown else eq(share, shown))
        return
    a, b, c = dec(q.a), dec(q.b), dec(q.c)
    if q.kind == "test":
        yield step("prob.say.independent_if", m=eq(mul(a, b), dec(q.a * q.b)))
        same = q.c == q.a * q.b
        yield step("prob.say.same" if same else "prob.say.not_same", c=c,
                   m=("word", "yes" if same else "no"))  # fmt: skip
        return
    true = dec(RESULTS[q.kind](q.a, q.b, q.c))
    either, also = dec(q.a + q.b - q.c), dec(q.a * q.b)
    ways: dict[str, Formula] = {
        "union": eq(sub(add(a, b), c), true),
        "neither": eq(sub(1, either), true),
        "both": eq(sub(add(a, b), c), true),
        "second": eq(add(sub(c, a), b), true),
        "not": eq(sub(1, a), true),
        "either": eq(add(a, b), true),
        "rest": eq(sub(1, a, b), true),
        "and": eq(mul(a, b), true),
        "or": eq(sub(add(a, b), also), true),
        "one_only": eq(add(mul(a, dec(1 - q.b)), mul(dec(1 - q.a), b)), true),
        "given": eq(div(also, b), true),
        "backwards": eq(div(also, b), true),
    }
    if q.kind == "neither":
        yield step("prob.say.union", m=eq(sub(add(a, b), c), either))
    if q.kind == "or":
        yield step("prob.say.and", m=eq(mul(a, b), also))
    yield step(f"prob.say.{q.kind}", m=ways[q.kind])
