"""Collecting like terms."""

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
    effort,
    expression,
    generator,
    jux,
    poly,
    step,
    sums,
    t,
    term,
)
from abaculus.questions.generators._evaluate import agree


@generator(
    presets={
        "6N4": P(least=1, kinds=("letters", "mixture", "bracket"), most=9, secs=15),
        "L2": P(least=1, kinds=("mixture",), most=12, level=2, secs=15),
        "L3": P(least=-99, kinds=("two", "both"), most=9, level=3, secs=30),
        "g7": P(least=-99, kinds=("minus", "both"), most=9, grade="7", category="N", secs=30),
    }
)
def like_terms(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    a, b, c, d = (r.between(2, p.most) for _ in range(4))
    b, c, d = b * r.sign(), c * r.sign(), d * r.sign()
    if kind == "minus":
        c = abs(c)
    truth = answer_of(kind, a, b, c, d)
    if 0 in truth or truth[0] < p.least:
        return REJECT
    letters = ("x", "y") if kind == "two" else ("x",)
    shown = build_sum(kind, truth)
    return Draft(
        params={"kind": kind, "a": a, "b": b, "c": c, "d": d},
        prompt=(t("alg.simplify", formula=build_expression(kind, a, b, c, d)),),
        answer=expression(shown, shown, letters=letters, form="expanded"),
        work=effort(*WORK[kind]),
    )


WORK = {
    "letters": ("fact", "fact"),
    "mixture": ("look", "fact", "fact"),
    "bracket": ("look", "fact", "fact"),
    "minus": ("step", "sign", "fact", "fact", "sign"),
    "two": ("look", "look", "fact", "fact", "sign", "sign", "step"),
    "both": ("step", "fact", "fact", "fact", "fact", "sign"),
}


def answer_of(kind: str, a: int, b: int, c: int, d: int) -> tuple[int, ...]:
    """The remaining coefficients: of x (and of y), or of x and a number."""
    match kind:
        case "letters":
            return (a + b + c,)
        case "mixture" | "two":
            return a + c, b + d
        case "bracket":
            return a + abs(b), c
        case "minus":
            return a - c, b - d
        case _:
            return a + c, a * b + c * d


def build_sum(kind: str, numbers: tuple[int, ...]) -> Formula:
    """The remaining sum."""
    if kind == "letters":
        return term(numbers[0], "x")
    if kind == "two":
        return sums([term(k, letter) for k, letter in zip(numbers, "xy", strict=True) if k])
    return poly(numbers)


def build_expression(kind: str, a: int, b: int, c: int, d: int) -> Formula:
    """The long expression."""
    match kind:
        case "letters":
            return sums((term(a, "x"), term(b, "x"), term(c, "x")))
        case "mixture":
            return sums((term(a, "x"), b, term(c, "x"), d))
        case "two":
            return sums((term(a, "x"), term(b, "y"), term(c, "x"), term(d, "y")))
        case "bracket":
            return add(term(a, "x"), ("()", poly((abs(b), c))))
        case "minus":
            return sums((term(a, "x"), b, ("neg", ("()", poly((c, d))))))
        case _:
            return sums((jux(a, sums(("x", b))), jux(c, sums(("x", d)))))


@like_terms.verify
def _(q: Params, v: Formula) -> bool:
    long = build_expression(q.kind, q.a, q.b, q.c, q.d)
    return agree(long, v, x=(2, 7, -4), y=(5, -3, 1))


@like_terms.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    kind = q.kind
    truth = answer_of(kind, q.a, q.b, q.c, q.d)
    if kind == "letters":
        yield term(truth[0], "x", 3), "alg.exponents_added"
        yield term(abs(q.a) + abs(q.b) + abs(q.c), "x"), "alg.minus_overlooked"
        yield term(q.a - q.b + q.c, "x"), "alg.last_sign"
        yield term(truth[0] + 1, "x"), "alg.one_slip"
        yield truth[0], "alg.letter_lost"
        return
    wrong = [
        ((q.a - q.c, truth[1]) if kind != "minus" else (q.a + q.c, truth[1]), "alg.last_sign"),
        ((truth[0], -truth[1]), "alg.sign_lost"),
    ]
    if kind == "minus":
        wrong.insert(0, ((truth[0], q.b + q.d), "alg.minus_bracket"))
    if kind == "both":
        wrong.insert(0, ((truth[0], q.b + q.d), "alg.only_first"))
    if kind in ("mixture", "two"):
        wrong.append(((truth[0], abs(q.b) + abs(q.d)), "alg.minus_overlooked"))
    if kind == "two":
        yield jux(truth[0] + truth[1], "x", "y") if sum(truth) else 0, "alg.unlike_collected"
    else:
        yield term(sum(truth), "x") if sum(truth) else 0, "alg.unlike_collected"
    for numbers, why in wrong:
        if any(numbers):
            yield build_sum(kind, numbers), why
    yield build_sum(kind, (truth[0] + 1, truth[1])), "alg.one_slip"


@like_terms.steps
def _(q: Params) -> Iterator[SolutionStep]:
    kind = q.kind
    truth = answer_of(kind, q.a, q.b, q.c, q.d)
    a, b, c, d = q.a, q.b, q.c, q.d
    match kind:
        case "letters":
            yield step("alg.say.same_letter", m=jux(("()", sums((a, b, c))), "x"))
            yield step(m=build_sum(kind, truth))
            return
        case "bracket":
            yield step("alg.say.plus_bracket", m=sums((term(a, "x"), term(abs(b), "x"), c)))
        case "minus":
            yield step("alg.say.minus_bracket", m=sums((term(a, "x"), b, term(-c, "x"), -d)))
        case "both":
            long = sums((term(a, "x"), a * b, term(c, "x"), c * d))
            yield step("alg.say.open_brackets", m=long)
        case "mixture":
            yield step("alg.say.sort", m=sums((term(a, "x"), term(c, "x"), b, d)))
        case _:
            sorted_terms = [term(k, letter) for k, letter in zip((a, c, b, d), "xxyy", strict=True)]
            yield step("alg.say.sort", m=sums(sorted_terms))
    yield step("alg.say.collect", m=build_sum(kind, truth))
