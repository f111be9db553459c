"""An amount divided in a ratio."""

from collections.abc import Iterator
from math import gcd

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    div,
    effort,
    eq,
    generator,
    mul,
    number,
    step,
    sub,
    t,
)
from abaculus.questions.generators.ratio._people import PEOPLE

TWO = ("class", "paint", "beads", "money")
"""Stories; the two parts of the ratio have names of their own."""


@generator(
    presets={
        "6N3": P(kinds=("two",), most=9, each=(2, 12), secs=30),
        "g7": P(kinds=("gap", "given"), most=9, each=(3, 15), grade="7", category="N", secs=30),
        "L2": P(kinds=("two",), most=7, each=(2, 10), level=2, secs=30),
        "L3": P(kinds=("three", "gap"), most=9, each=(4, 20), level=3, secs=30),
    }
)
def ratio_share(r: Rng, p: Params) -> MaybeDraft:
    kind, each, story = r.pick(p.kinds), r.between(*p.each), r.pick(TWO)
    terms = [r.between(1, p.most) for _ in range(3 if kind == "three" else 2)]
    if gcd(*terms) > 1 or len(set(terms)) < len(terms):
        return REJECT
    if kind == "gap":
        # the first one always gets more
        terms.sort(reverse=True)
    asked = r.below(len(terms))
    total, truth = each * sum(terms), each * terms[asked]
    if kind == "two" and story == "class" and total > 36:
        return REJECT
    people = r.sample(PEOPLE, 3)
    name, amount, unit = "three", total, "$" if kind == "three" or story == "money" else None
    if kind != "three":
        name = f"{kind}_{story}"
        parts = {"gap": terms[0] - terms[1], "given": terms[1 - asked]}
        amount = each * parts.get(kind, sum(terms))
    slots: dict[str, Formula] = {
        "ratio": (":", *terms),
        "n": ("money", amount, "$") if unit else amount,
        "ask": ("raw", str(asked)),
        "who": people[asked],
        **dict(zip("abc", people, strict=True)),
    }
    return Draft(
        params={"kind": kind, "terms": terms, "each": each, "asked": asked},
        prompt=(t(f"ratio.{name}", **slots),),
        answer=number(truth, form="plain", unit=unit),
        work=effort(*WORK[kind]),
        normal=(kind, terms, each, asked, story if kind != "three" else ""),
    )


WORK = {
    "two": ("fact", "fact", "fact", "model"),
    "three": ("carry", "long", "fact", "model"),
    "gap": ("fact", "long", "fact", "model"),
    "given": ("fact", "fact", "model", "step"),
}


@ratio_share.verify
def _(q: Params, v: int) -> bool:
    # parts are dealt out until the share is reached
    terms: list[int] = q.terms
    shared: int = q.each * sum(terms)
    asked: int = q.asked
    mine = total = 0
    while mine < v:
        mine, total = mine + terms[asked], total + sum(terms)
    return mine == v and total == shared


@ratio_share.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    terms, each = q.terms, q.each
    true = each * terms[q.asked]
    yield each * terms[q.asked - 1], "ratio.other_share"
    yield each, "ratio.one_part"
    if q.kind == "gap":
        yield each * sum(terms), "ratio.all_parts"
        yield each * (terms[0] - terms[1]) * terms[q.asked], "ratio.not_divided"
    elif q.kind == "given":
        yield each * sum(terms), "ratio.all_parts"
        yield each * terms[1 - q.asked] * terms[q.asked], "ratio.not_divided"
    else:
        yield round(F(each * sum(terms), len(terms))), "ratio.equal_shares"
        if terms[q.asked] > 1:
            yield round(F(each * sum(terms), terms[q.asked])), "ratio.divided_by_term"
    yield true + each, "ratio.one_part_more"
    yield true + terms[q.asked], "ratio.slip"


@ratio_share.steps
def _(q: Params) -> Iterator[SolutionStep]:
    terms, each = q.terms, q.each
    match q.kind:
        case "gap":
            parts = terms[0] - terms[1]
            yield step("ratio.say.difference_parts", m=eq(sub(terms[0], terms[1]), parts))
            if parts > 1:
                yield step("ratio.say.one_part", m=eq(div(each * parts, parts), each))
        case "given":
            parts = terms[1 - q.asked]
            yield step(
                "ratio.say.known_parts",
                n=parts,
                m=eq(div(each * parts, parts), each) if parts > 1 else each,
            )
        case _:
            parts = sum(terms)
            yield step("ratio.say.count_parts", m=eq(add(*terms), parts))
            yield step("ratio.say.one_part", m=eq(div(each * parts, parts), each))
    yield step(
        "ratio.say.so_many_parts",
        n=terms[q.asked],
        m=eq(mul(terms[q.asked], each), terms[q.asked] * each),
    )
