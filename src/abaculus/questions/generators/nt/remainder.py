"""The remainder of a large product or power."""

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
    rel,
    step,
    t,
)


def remainder_cycle(base: int, by: int) -> tuple[int, ...]:
    """The remainders of the powers, until they repeat."""
    found = [base % by]
    while (rest := found[-1] * base % by) != found[0] and len(found) < 12:
        found.append(rest)
    return tuple(found)


POWERS = tuple(
    (base, by)
    for by in (5, 7, 9, 11, 13)
    for base in range(2, 16)
    if base % by > 1 and 2 <= len(remainder_cycle(base, by)) <= 6 and 1 in remainder_cycle(base, by)
)
WORK = {"product": ("idea", "long", "long", "fact", "fact"),
        "power": ("idea", "list", "power", "fact", "fact"),
        "chain": ("idea", "long", "long", "long", "fact", "fact", "carry")}  # fmt: skip


@generator(
    presets={
        "g9": P(kinds=("product",), high=99, grade="9", category="G", secs=45),
        "g12": P(kinds=("power", "chain"), high=199, grade="12", category="G", secs=45),
        "L4": P(kinds=("product", "power", "chain", "chain"), high=199, level=4, secs=45),
    }
)
def remainder(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind == "power":
        base, by = r.pick(POWERS)
        numbers: tuple[int, ...] = (base, r.between(20, 99))
    else:
        by = r.pick((7, 8, 9, 11, 12, 13))
        numbers = tuple(r.between(22, p.high) for _ in range(2 if kind == "product" else 3))
        rests = [n % by for n in numbers]
        if min(rests) < 2 or rests[0] * rests[1] < by or len(set(rests)) < len(rests):
            return REJECT
    return Draft(
        params={"kind": kind, "numbers": numbers, "by": by},
        prompt=(t("nt.remainder", x=build_formula(kind, numbers), by=by),),
        answer=number(left(kind, numbers, by), form="plain"),
        work=effort(*WORK[kind], *(("long",) if p.high > 99 else ())),
    )


def build_formula(kind: str, numbers: tuple[int, ...]) -> Formula:
    """A product, a power, or a product plus one."""
    if kind == "power":
        return power(*numbers)
    product = mul(*numbers[:2])
    return product if kind == "product" else add(product, numbers[2])


def left(kind: str, numbers: tuple[int, ...], by: int) -> int:
    """The remainder, computed from remainders alone."""
    if kind == "power":
        turns = remainder_cycle(numbers[0], by)
        return turns[(numbers[1] - 1) % len(turns)]
    a, b, c = (*(n % by for n in numbers), 0)[:3]
    return (a * b + c) % by


@remainder.verify
def _(q: Params, v: int) -> bool:
    if q.kind == "power":
        whole = q.numbers[0] ** q.numbers[1]
    else:
        whole = q.numbers[0] * q.numbers[1] + sum(q.numbers[2:])
    return 0 <= v < q.by and (whole - v) // q.by * q.by + v == whole


@remainder.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    true = left(q.kind, q.numbers, q.by)
    if q.kind == "power":
        base, exponent = q.numbers
        yield base * exponent % q.by, "nt.times_for_power"
        yield true * base % q.by, "nt.cycle_shifted"
        yield pow(base, exponent % q.by, q.by), "nt.exponent_divided"
        yield base % q.by, "nt.base_left"
    else:
        rests = [n % q.by for n in q.numbers]
        yield rests[0] * rests[1] + sum(rests[2:]), "nt.divide_once_more"
        yield sum(rests) % q.by, "nt.remainders_added"
        yield rests[0] * rests[1] % q.by, "nt.last_left_out"
        yield rests[1], "nt.one_remainder"
    yield (true + 1) % q.by, "nt.remainder_slip"
    yield (true - 1) % q.by, "nt.remainder_slip"
    yield (true + 2) % q.by, "nt.remainder_slip"


@remainder.steps
def _(q: Params) -> Iterator[SolutionStep]:
    true = left(q.kind, q.numbers, q.by)
    if q.kind == "power":
        base, exponent = q.numbers
        turns = remainder_cycle(base, q.by)
        many = len(turns)
        yield step(
            "nt.say.remainders_go_round", base=base, by=q.by, m=comma_list((*turns, ("dots",)))
        )
        times, rest = divmod(exponent, many)
        parts = add(mul(many, times), rest) if rest else mul(many, times)
        yield step("nt.say.rounds_gone", n=many, m=eq(exponent, parts))
        yield step("nt.say.place_now" if rest else "nt.say.round_ends", rest=rest, m=true)
        return
    rests = [n % q.by for n in q.numbers]
    each = (rel("→", n, rest) for n, rest in zip(q.numbers, rests, strict=True))
    yield step("nt.say.each_leaves", by=q.by, m=comma_list(each))
    product = mul(*rests[:2])
    whole = rests[0] * rests[1] + sum(rests[2:])
    yield step("nt.say.calculate_with_rests", m=eq(add(product, *rests[2:]), whole))
    if whole != true:
        times = mul(q.by, whole // q.by)
        yield step("nt.say.divide_again", by=q.by, m=eq(whole, add(times, true) if true else times))
    yield step("nt.say.left_over", m=true)
