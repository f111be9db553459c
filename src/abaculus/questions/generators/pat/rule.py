"""A sequence of numbers that grows by a rule: times a, plus b."""

from collections.abc import Iterator
from itertools import pairwise

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
    div,
    effort,
    eq,
    gap,
    generator,
    m,
    mul,
    number,
    step,
    sub,
    t,
)


@generator(
    presets={
        "4N1": P(rule_given=True, a=(1, 3), b=(-5, 9), start=(2, 12), high=300, back=False, secs=30,
                 finite=700),
        "L2": P(rule_given=False, a=(2, 3), b=(-5, 9), start=(2, 12), high=400, back=False, level=2,
                secs=30, finite=500),
        "g5": P(rule_given=True, a=(2, 4), b=(-6, 9), start=(2, 15), high=1500, back=True,
                grade="5", category="N", secs=30),
    }
)  # fmt: skip
def sequence_rule(r: Rng, p: Params) -> MaybeDraft:
    a, b, start = r.between(*p.a), r.between(*p.b), r.between(*p.start)
    many = r.between(3, 4)
    terms = [start]
    for _ in range(many):
        terms.append(a * terms[-1] + b)
    if (
        abs(b) < (2 if a == 1 else 1)
        or len(set(terms)) < len(terms)
        or not 0 < min(terms) <= max(terms) <= p.high
    ):
        return REJECT
    hole = 0 if p.back and r.flip() else many
    shown = comma_list(gap() if place == hole else term for place, term in enumerate(terms))
    name = "pat.rule_plain" if a == 1 else "pat.rule"
    slots: dict[str, Formula] = {"a": a, "b": abs(b), "way": "plus" if b > 0 else "minus"}
    asked = t(name, **slots) if p.rule_given else t("pat.grows_by_a_rule")
    return Draft(
        params={"a": a, "b": b, "terms": terms, "hole": hole, "told": p.rule_given},
        prompt=(asked, m(shown)),
        answer=number(terms[hole], form="plain"),
        work=effort("fact", "long", "digits") if p.rule_given else effort("idea", "fact", "carry"),
    )


@sequence_rule.verify
def _(q: Params, v: int) -> bool:
    terms = list(q.terms)
    terms[q.hole] = v
    return all(after - q.b == q.a * before for before, after in pairwise(terms))


@sequence_rule.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b, true = q.a, q.b, q.terms[q.hole]
    if q.hole == 0:
        after = q.terms[1]
        yield a * after + b, "pat.rule_forwards"
        yield abs(after - b), "pat.rule_half_back"
        if after % a == 0:
            yield after // a, "pat.rule_half_back"
    else:
        before = q.terms[-2]
        if a > 1:
            yield a * before, "pat.plus_forgotten"
            yield a * (before + b), "pat.plus_first"
        yield before + b, "pat.times_forgotten"
        yield before + (before - q.terms[-3]), "pat.same_difference"
        yield a * before - b, "pat.sign_turned"
    for wrong in (true + 1, true - 1, true + 10):
        if wrong > 0:
            yield wrong, "pat.ten_slip" if wrong == true + 10 else "pat.one_slip"


@sequence_rule.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, true = q.a, q.b, q.terms[q.hole]
    if q.hole == 0:
        after = q.terms[1]
        undone = sub(after, b) if b > 0 else add(after, -b)
        yield step("pat.say.undo_plus", m=eq(undone, after - b))
        yield step("pat.say.undo_times", m=eq(div(after - b, a), true))
        return
    if not q.told:
        one, two = q.terms[1], q.terms[2]
        found = add(mul(a, one), b) if b > 0 else sub(mul(a, one), -b)
        yield step("pat.say.gaps_grow", a=a)
        yield step("pat.say.rule_fits", m=eq(found, two))
    before = q.terms[-2]
    last = add(mul(a, before), b) if b > 0 else sub(mul(a, before), -b)
    if a == 1:
        last = add(before, b) if b > 0 else sub(before, -b)
    yield step("pat.say.use_rule", m=eq(last, true))
