"""The last digit of powers far too large to write out."""

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
    add,
    comma_list,
    effort,
    eq,
    generator,
    mul,
    number,
    power,
    step,
    t,
)

CYCLES = {2: (2, 4, 8, 6), 3: (3, 9, 7, 1), 4: (4, 6), 7: (7, 9, 3, 1), 8: (8, 4, 2, 6), 9: (9, 1)}
"""The cycle of last digits as the exponent grows."""
ONE = ("idea", "power", "power", "recall", "fact")


@generator(
    presets={
        "g9": P(kinds=("power",), base=9, least=10, most=60, grade="9", category="G", secs=30,
                finite=306),
        "g12": P(kinds=("sum", "product"), base=29, least=11, most=99, grade="12", category="G",
                 secs=45),
        "L4": P(kinds=("power", "sum", "product"), base=49, least=15, most=99, level=4,
                secs=45),
    }
)  # fmt: skip
def last(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    powers = [(r.between(2, p.base), r.between(p.least, p.most)) for _ in range(2)]
    powers = powers[:1] if kind == "power" else powers
    if any(base % 10 not in CYCLES for base, _ in powers) or len({b for b, _ in powers}) < len(
        powers
    ):
        return REJECT
    ends = [end(*one) for one in powers]
    work = (*ONE, "power", "fact") if p.base > 9 else ONE
    more = () if kind == "power" else ("power", "power", "fact", "fact")
    return Draft(
        params={"kind": kind, "powers": powers},
        prompt=(t("nt.last_digit", x=build_formula(kind, [power(*one) for one in powers])),),
        answer=number(together(kind, ends) % 10, form="plain"),
        work=effort(*work, *more),
    )


def end(base: int, exponent: int) -> int:
    """The last digit of a power."""
    cycle = CYCLES[base % 10]
    return cycle[(exponent - 1) % len(cycle)]


def together(kind: str, ends: list[int]) -> int:
    """The digits added or multiplied."""
    return sum(ends) if kind == "sum" else ends[0] * ends[-1] if kind == "product" else ends[0]


def build_formula(kind: str, parts: list[Formula]) -> Formula:
    """A sum, a product, or a single power."""
    return add(*parts) if kind == "sum" else mul(*parts)


@last.verify
def _(q: Params, v: int) -> bool:
    rests = [pow(base, exponent, 10) for base, exponent in q.powers]
    return 0 <= v < 10 and (v - together(q.kind, rests)) % 10 == 0


@last.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    ends = [end(*one) for one in q.powers]
    if len(ends) == 1:
        (base, exponent), = q.powers  # fmt: skip
        yield end(base, exponent + 1), "nt.cycle_shifted"
        yield base * exponent % 10, "nt.times_for_power"
        yield base % 10, "nt.base_digit"
    else:
        yield together("product" if q.kind == "sum" else "sum", ends) % 10, "nt.sum_and_product"
        (first, one), (second, two) = q.powers
        yield together(q.kind, [end(first, one + 1), ends[1]]) % 10, "nt.cycle_shifted"
        yield together(q.kind, [ends[0], end(second, two + 1)]) % 10, "nt.cycle_shifted"
        yield ends[0], "nt.one_power_only"
        yield together(q.kind, [first, second]) % 10, "nt.base_digit"
    for far in (1, 2, 3):
        yield (together(q.kind, ends) + 2 * far) % 10, "nt.cycle_shifted"


@last.steps
def _(q: Params) -> Iterator[SolutionStep]:
    for base, exponent in q.powers:
        cycle = CYCLES[base % 10]
        round_ = comma_list((*cycle, *cycle[:1], ("dots",)))
        yield step("nt.say.digits_go_round", base=base, n=len(cycle), m=round_)
        rest = exponent % len(cycle)
        msgid = f"nt.say.{'place_in_round' if rest else 'end_of_round'}"
        yield step(msgid, exponent=exponent, n=len(cycle), rest=rest,
                   m=end(base, exponent))  # fmt: skip
    if len(q.powers) > 1:
        ends = [end(*one) for one in q.powers]
        both = together(q.kind, ends)
        yield step("nt.say.last_of_both", m=eq(build_formula(q.kind, list(ends)), both))
        yield step("nt.say.last_digit_is", m=both % 10)
