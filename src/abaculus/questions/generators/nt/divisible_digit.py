"""The digits that fit into a gap so that a number is divisible."""

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
    comma_list,
    effort,
    eq,
    generator,
    items,
    mul,
    step,
    sums,
    t,
)

MARK = ("raw", "?")
LOOSER = {4: 2, 6: 3, 8: 4, 9: 3, 12: 4, 15: 5, 18: 9}
"""A rule that is mistaken for the right one."""
WORK = {"easy": ("recall", "list"), "plain": ("recall", "fact", "list", "fact"),
        "hard": ("idea", "recall", "list", "fact", "fact")}  # fmt: skip
HARD = {7: "hard", 8: "plain", 11: "hard", 12: "hard", 15: "hard", 18: "hard", 2: "easy",
        5: "easy"}  # fmt: skip


@generator(
    presets={
        "g5": P(by=(2, 3, 4, 5, 9), length=3, grade="5", category="G", secs=30, finite=675),
        "g7": P(by=(3, 4, 6, 8, 9, 11), length=4, grade="7", category="G", secs=30),
        "L2": P(by=(3, 4, 5, 9), length=3, level=2, secs=30, finite=585),
        "L3": P(by=(3, 4, 6, 8, 9), length=4, level=3, secs=30),
        "L4": P(by=(7, 11, 12, 15, 18), length=4, level=4, secs=45),
    }
)
def digits(r: Rng, p: Params) -> MaybeDraft:
    by = r.pick(p.by)
    length = 3 if by == 7 else p.length
    place = r.between(1, length - 1)
    if by in (2, 5):
        place = length - 1
    known = [r.between(1, 9), *(r.between(0, 9) for _ in range(length - 2))]
    before, after = known[:place], known[place:]
    left, right = ("".join(map(str, part)) for part in (before, after))
    fits = tuple([d for d in range(10) if int(f"{left}{d}{right}") % by == 0])
    if not fits or len(fits) == 10:
        return REJECT
    return Draft(
        params={"by": by, "before": before, "after": after, "fits": fits},
        prompt=(t("nt.digit_gap", number=("raw", f"{left}?{right}"), by=by),),
        answer=items("set", fits),
        work=effort(*WORK[HARD.get(by, "plain")]),
    )


def fill_digit(before: list[int], digit: int, after: list[int]) -> str:
    """The number with the gap filled."""
    return "".join(map(str, (*before, digit, *after)))


@digits.verify
def _(q: Params, v: tuple[int, ...]) -> bool:
    high = 10 ** len(q.after)
    start = int(fill_digit(q.before, 0, q.after))
    return list(v) == [d for d in range(10) if (start % q.by + d * (high % q.by)) % q.by == 0]


@digits.mistakes
def _(q: Params) -> Iterator[tuple[tuple[int, ...], str]]:
    start, high = int(fill_digit(q.before, 0, q.after)), 10 ** len(q.after)
    if len(q.fits) > 1:
        yield q.fits[1:] if q.fits[0] == 0 else q.fits[:1], "nt.digit_forgotten"
        yield q.fits[:-1], "nt.digit_forgotten"
    if q.by in LOOSER:
        easy = tuple([d for d in range(10) if (start + d * high) % LOOSER[q.by] == 0])
        if set(easy) > set(q.fits):
            yield easy, "nt.half_of_the_rule"
    alone = tuple([d for d in range(1, 10) if d % min(q.by, 9) == 0])
    if alone:
        yield alone, "nt.digit_alone"
    yield tuple([d + 1 for d in q.fits if d < 9]) or (0,), "nt.digit_sum_slip"
    yield tuple([d - 1 for d in q.fits if d > 0]) or (9,), "nt.digit_sum_slip"
    even = "nt.half_of_the_rule" if q.by % 2 == 0 else "nt.even_does_not_decide"
    yield (0, 2, 4, 6, 8), even


@digits.steps
def _(q: Params) -> Iterator[SolutionStep]:
    yield step(f"nt.say.rule_{q.by}")
    start = fill_digit(q.before, 0, q.after)
    known = [*q.before, *q.after]
    if q.by in (3, 9):
        yield step(
            "nt.say.digit_sum", by=q.by, m=eq(sums([*known, MARK]), sums([sum(known), MARK]))
        )
    elif q.by == 11:
        sign = [1 if place % 2 == 0 else -1 for place in range(len(start))]
        at = len(q.before)
        terms: list[Formula] = [
            (MARK if sign[place] > 0 else ("neg", MARK)) if place == at else sign[place] * int(one)
            for place, one in enumerate(start)
        ]
        yield step("nt.say.alternate", m=sums(terms))
    else:
        reached = [int(fill_digit(q.before, d, q.after)) for d in q.fits]
        sides = (eq(n, mul(q.by, n // q.by)) for n in reached)
        yield step("nt.say.try_digits", m=comma_list(sides))
    yield step("nt.say.these_fit", m=comma_list(q.fits))
