"""Whether an equality is true."""

from collections.abc import Iterator
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
    choice,
    effort,
    eq,
    generator,
    step,
    t,
    yes_no,
)
from abaculus.questions.generators._evaluate import evaluate

OPTIONS = (("word", "true"), ("word", "false"))


@generator(
    presets={
        "1N4": P(ways=("sums",), low=1, high=12, asks="choice", secs=15, few=1),
        "L1": P(ways=("sums", "differences"), low=11, high=80, asks="yes", level=1, secs=15, few=1),
        "L2": P(ways=("products", "quotient"), low=3, high=16, asks="yes", level=2, secs=30, few=1),
        "g4": P(
            ways=("products",),
            low=2,
            high=12,
            asks="yes",
            grade="4",
            category="N",
            secs=30,
            few=1,
            finite=429,
        ),
    }
)
def equality(r: Rng, p: Params) -> MaybeDraft:
    way, true = r.pick(p.ways), r.flip()
    off = 0 if true else r.sign() * r.between(1, 2)
    left, right = sides(r, way, p, off)
    if not right or set(left[1:]) == set(right[1:]):
        return REJECT
    answer = choice(OPTIONS, 0 if true else 1) if p.asks == "choice" else yes_no(truth=true)
    return Draft(
        params={"left": left, "right": right, "asks": p.asks},
        prompt=(t(f"arith.true_{p.asks}", x=eq(left, right)),),
        answer=answer,
        work=effort(
            *(("fact", "fact") if p.high == 12 and way == "sums" else WORK[way]), "compare"
        ),
    )


WORK = {
    "sums": ("digits", "fact"),
    "differences": ("digits", "fact"),
    "products": ("fact", "fact", "carry", "compare"),
    "quotient": ("long", "fact"),
}


Side = tuple[Formula, ...]


def sides(r: Rng, way: str, p: Params, off: int) -> tuple[Side, Side]:
    """Two calculations, the second smaller than the first by this much; empty if none fits."""
    match way:
        case "sums":
            total = r.between(max(p.low + p.low, 5), p.high)
            a, b = r.between(p.low, total - p.low), r.between(p.low, total - p.low)
            c = total - off - b
            fits = c > 0 and total - off <= p.high and a != b
            return ("+", a, total - a), ("+", b, c) if fits else ()
        case "differences":
            a, b, shift = r.between(40, p.high), r.between(p.low, 28), r.between(2, 12)
            return ("+", a, ("neg", b)), ("+", a + shift, ("neg", b + shift + off))
        case "products":
            a, b = r.between(p.low, p.high), r.between(p.low, 9)
            others = [k for k in range(2, 13) if a * b % k == 0 and a * b // k in range(2, 25)]
            k = r.pick([k for k in others if k not in (a, b)] or (a,))
            return ("*", a, b), ("*", k, a * b // k + (off > 0) - (off < 0)) if k != a else ()
        case _:
            a, (b, k) = r.between(p.low, 12), r.sample(range(3, 10), 2)
            return ("÷", a * b, b), ("÷", (a + off) * k, k)


@equality.verify
def _(q: Params, v: Any) -> bool:
    answered_true = v if isinstance(v, bool) else v == OPTIONS[0]
    return answered_true == (evaluate(("+", q.left, ("neg", q.right))) == 0)


@equality.mistakes
def _(q: Params) -> Iterator[tuple[Any, str]]:
    if q.asks == "choice":
        for option in OPTIONS:
            yield option, "arith.sides_not_compared"
    else:
        yield True, "arith.sides_differ"
        yield False, "arith.sides_agree"


@equality.steps
def _(q: Params) -> Iterator[SolutionStep]:
    left, right = evaluate(q.left), evaluate(q.right)
    yield step("arith.say.left_side", m=eq(q.left, int(left)))
    yield step("arith.say.right_side", m=eq(q.right, int(right)))
    true = left == right
    msgid = "arith.say.sides_equal" if true else "arith.say.sides_differ"
    names = ("true", "false") if q.asks == "choice" else ("yes", "no")
    yield step(msgid, m=("word", names[0 if true else 1]))
