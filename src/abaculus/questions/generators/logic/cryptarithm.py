"""A small sum in letters, each of which represents a digit."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
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
    mul,
    number,
    step,
    t,
)
from abaculus.questions.generators.logic._letters import (
    LONG,
    TOTALS,
    TWO,
    left_side,
    puzzles,
    read,
    word_value,
)


@generator(
    presets={
        "L4": P(kinds=("two", "two", "two", "two", "two", "totals"), level=4, secs=60, finite=650),
        "g7": P(kinds=("totals",), grade="7", category="N", secs=45, finite=580),
        "g9": P(kinds=("two",), grade="9", category="N", secs=60, finite=72),
        "g12": P(kinds=("long",), grade="12", category="N", secs=60, finite=89),
    }
)
def letters(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    forms = {"two": TWO, "long": LONG}.get(kind, TOTALS)
    left, right, asked, truth = r.pick(puzzles(forms, totals=kind == "totals"))
    shown = eq(formula(left), ("raw", right))
    return Draft(
        params={"left": left, "right": right, "asked": asked, "truth": truth},
        prompt=(t("logic.letters", sum=shown, word=("raw", asked)),),
        answer=number(truth, form="plain"),
        work=effort("idea", "list", "step", "digits", "carry") if kind == "totals"
        else effort("idea", "list", "list", "list", "carry", "carry", "step", "compare"),
    )  # fmt: skip


def formula(left: str, digits: dict[str, int] | None = None) -> Formula:
    """The left side in letters, or in digits where they are known."""
    head, sign = (mul, "×") if "×" in left else (add, "+")
    return head(
        *(word_value(word, digits) if digits else ("raw", word) for word in left.split(sign))
    )


@letters.verify
def _(q: Params, v: int) -> bool:
    digits = read(q.asked, v)
    if digits is None:
        return False
    result = str(left_side(q.left, digits))
    if len(result) != len(q.right):
        return False
    for sign, digit in zip(q.right, map(int, result), strict=True):
        if sign.isdigit():
            if int(sign) != digit:
                return False
        elif digits.setdefault(sign, digit) != digit:
            return False
    return 0 not in digits.values() and len(set(digits.values())) == len(digits)


@letters.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    turned = int(str(q.truth)[::-1])
    yield turned, "logic.letters_swapped"
    yield q.truth + 10, "logic.carry_forgotten"
    if q.truth > 20:
        yield q.truth - 10, "logic.carry_forgotten"
    yield q.truth + 1, "logic.ones_do_not_fit"
    yield q.truth - 1, "logic.ones_do_not_fit"
    yield q.truth + 9, "logic.carry_forgotten"


@letters.steps
def _(q: Params) -> Iterator[SolutionStep]:
    digits = read(q.asked, q.truth) or {}
    if q.right.isdigit():
        yield step("logic.say.place_values", m=eq(weights(q.left), int(q.right)))
        yield step("logic.say.largest_first", a=digits["A"])
    else:
        yield step("logic.say.ones_first")
        yield step("logic.say.front_next")
    yield step("logic.say.only_fit", m=eq(formula(q.left, digits), left_side(q.left, digits)))
    yield step("logic.say.so", m=q.truth)


def weights(left: str) -> Formula:
    """The coefficient of each letter in a sum: AB + A is 11A + B."""
    counts: dict[str, int] = {}
    for word in left.split("+"):
        for place, letter in enumerate(reversed(word)):
            counts[letter] = counts.get(letter, 0) + 10**place
    parts = [("jux", n, letter) if n > 1 else letter for letter, n in sorted(counts.items())]
    return add(*parts)
