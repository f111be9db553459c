"""Consecutive numbers with a given sum."""

from collections.abc import Iterator
from itertools import pairwise

from abaculus.questions.generator_kit import (
    Draft,
    F,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    comma_list,
    div,
    effort,
    eq,
    generator,
    items,
    step,
    sub,
    t,
)


@generator(
    presets={
        "g4": P(
            finite=112, counts=(2, 3), steps=(1,), low=5, high=60, grade="4", category="N", secs=30
        ),
        "g8": P(
            finite=834,
            counts=(3, 4, 5),
            steps=(1, 2),
            low=12,
            high=150,
            grade="8",
            category="N",
            secs=30,
        ),
        "L1": P(finite=56, counts=(2,), steps=(1,), low=5, high=60, level=1, secs=15),
        "L2": P(finite=174, counts=(3,), steps=(1, 2), low=4, high=90, level=2, secs=30),
        "L3": P(finite=368, counts=(4, 5), steps=(1, 2), low=8, high=99, level=3, secs=30),
    }
)
def consecutive(r: Rng, p: Params) -> MaybeDraft:
    count, step_, first = r.pick(p.counts), r.pick(p.steps), r.between(p.low, p.high)
    numbers = tuple(first + step_ * place for place in range(count))
    kind = "numbers" if step_ == 1 else "odd" if first % 2 else "even"
    return Draft(
        params={"count": count, "step": step_, "total": sum(numbers)},
        prompt=(t(f"arith.consecutive_{kind}", k=count, n=sum(numbers)),),
        answer=items("list", numbers),
        work=effort(*WORK[count]),
    )


WORK = {
    2: ("carry", "fact", "look"),
    3: ("idea", "long", "fact"),
    4: ("idea", "long", "fact", "fact", "look"),
    5: ("idea", "long", "fact", "fact"),
}


@consecutive.verify
def _(q: Params, v: tuple[int, ...]) -> bool:
    steps = {b - a for a, b in pairwise(v)}
    return len(v) == q.count and steps == {q.step} and sum(v) == q.total


@consecutive.mistakes
def _(q: Params) -> Iterator[tuple[tuple[int, ...], str]]:
    first = least_number(q)

    def row(start: int, step_: int) -> tuple[int, ...]:
        return tuple(start + step_ * place for place in range(q.count))

    yield row(first + q.step, q.step), "arith.one_step_high"
    yield row(first - q.step, q.step), "arith.one_step_low"
    if q.count > 2:
        yield row(first + q.step * (q.count - 1) // 2, q.step), "arith.mean_as_first"
    yield row(first, 3 - q.step), "arith.wrong_distance"
    if q.count == 2:
        yield row(first - 2, 5), "arith.only_sum_right"


def least_number(q: Params) -> int:
    """The smallest of the numbers."""
    return int(F(q.total, q.count) - F(q.step * (q.count - 1), 2))


@consecutive.steps
def _(q: Params) -> Iterator[SolutionStep]:
    first = least_number(q)
    numbers = [first + q.step * place for place in range(q.count)]
    if q.count % 2:
        yield step("arith.say.middle_is_mean", m=eq(div(q.total, q.count), numbers[q.count // 2]))
        yield step("arith.say.neighbours", m=comma_list(numbers))
    else:
        more = q.step * q.count * (q.count - 1) // 2
        yield step("arith.say.steps_above", m=eq(sub(q.total, more), q.total - more))
        yield step("arith.say.equal_parts", m=eq(div(q.total - more, q.count), first))
        yield step("arith.say.go_on", m=comma_list(numbers))
