"""The digital root: digits are added until a single one is left."""

from collections.abc import Iterator
from math import prod

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    effort,
    eq,
    generator,
    number,
    step,
    t,
)


@generator(
    presets={
        "L1": P(low=100, high=999, level=1, secs=15, finite=735),
        "L2": P(low=10000, high=999999, level=2, secs=30),
        "g3": P(low=28, high=999, grade="3", category="G", secs=15, finite=779),
        "g5": P(low=10000, high=999999, grade="5", category="G", secs=30),
    }
)
def digit_root(r: Rng, p: Params) -> MaybeDraft:
    n = r.between(p.low, p.high)
    found = digit_sums(n)
    if len(found) < 2:
        return REJECT
    pieces = sum(d > 0 for d in map(int, str(n))) - 1 + (len(found) - 1)
    return Draft(
        params={"n": n},
        prompt=(t("num.digit_root", n=n),),
        answer=number(found[-1], form="plain"),
        work=effort("fact", times=pieces) + (effort("carry") if n > 999 else 0),
    )


def digit_sums(n: int) -> list[int]:
    """The sums of digits, one after another, down to a single digit."""
    found: list[int] = []
    while n > 9:
        n = sum(map(int, str(n)))
        found.append(n)
    return found


@digit_root.verify
def _(q: Params, v: int) -> bool:
    return 1 <= v <= 9 and (q.n - v) % 9 == 0


@digit_root.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    first, *_, last = digit_sums(q.n)
    yield first, "num.root_not_finished"
    yield first % 10, "num.root_last_digit"
    multiplied = prod(map(int, str(q.n)))
    if 0 < multiplied < 1000:
        yield multiplied, "num.digits_multiplied"
    yield last % 9 + 1, "num.sum_one_off"
    yield (last - 2) % 9 + 1, "num.sum_one_off"


@digit_root.steps
def _(q: Params) -> Iterator[SolutionStep]:
    n = q.n
    for place, found in enumerate(digit_sums(n)):
        msgid = "num.say.add_digits" if place == 0 else "num.say.add_again"
        yield step(msgid, m=eq(add(*map(int, str(n))), found))
        n = found
