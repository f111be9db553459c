"""Sequences in which every number is the sum of the two before it."""

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
    frac,
    gap,
    generator,
    mul,
    number,
    step,
    sub,
    t,
)

FIB = (0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597)
"""Counted from 1: the first two terms are 1."""
WORK = {"next": ("recall", "carry", "carry"), "gap": ("recall", "idea", "carry"),
        "back": ("idea", "carry", "carry"), "two": ("idea", "step", "step", "carry"),
        "sum": ("idea", "list", "carry", "sign"), "far": ("list", "digits", "digits")}  # fmt: skip


@generator(
    presets={
        "g5": P(kinds=("next", "gap"), first=9, second=12, grade="5", category="N", secs=30,
                finite=360),
        "g9": P(kinds=("two", "two", "two", "back", "back", "sum"), first=20, second=25, grade="9",
                category="N", secs=30, finite=927),
        "L2": P(kinds=("next", "gap", "gap", "back"), first=15, second=20, level=2, secs=30),
        "L3": P(kinds=("two", "two", "two", "two", "sum", "far"), first=25, second=30, level=3,
                secs=30, finite=713),
    }
)  # fmt: skip
def fibonacci(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind in ("sum", "far"):
        n = r.between(6, 12) if kind == "sum" else r.between(11, 16)
        truth = FIB[n + 2] - 1 if kind == "sum" else FIB[n]
        prompt = t(f"nt.fib_{kind}", n=n if kind == "sum" else ("nth", n))
        answer = number(truth, form="plain")
        return Draft({"kind": kind, "n": n}, (prompt,), answer, effort(*WORK[kind]))
    a, b = r.between(1, p.first), r.between(2, p.second)
    if a == b or (a, b) == (1, 2):
        return REJECT
    terms = row(a, b, 4 if kind == "two" else 6)
    at = {"next": 5, "gap": r.between(2, 4), "back": 0, "two": 1}[kind]
    shown: list[Formula] = list(terms)
    shown[at] = gap()
    if kind == "two":
        shown[1], shown[2] = gap("a"), gap("b")
    return Draft(
        params={"kind": kind, "a": a, "b": b, "at": at},
        prompt=(t("nt.fib_two" if kind == "two" else "nt.fib_row", row=comma_list(shown)),),
        answer=number(terms[at], form="plain"),
        work=effort(*WORK[kind]),
    )


def row(a: int, b: int, count: int) -> list[int]:
    """The first terms."""
    terms = [a, b]
    while len(terms) < count:
        terms.append(terms[-2] + terms[-1])
    return terms


@fibonacci.verify
def _(q: Params, v: int) -> bool:
    if q.kind in ("sum", "far"):
        terms = row(1, 1, q.n)
        return v == (sum(terms) if q.kind == "sum" else terms[-1])
    if q.kind == "two":
        return q.a + v + v == 2 * q.b + q.a
    terms = [q.a, q.b, q.a + q.b, q.a + 2 * q.b, 2 * q.a + 3 * q.b, 3 * q.a + 5 * q.b]
    return v == terms[q.at]


@fibonacci.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    n: int = getattr(q, "n", 0)
    at: int = getattr(q, "at", 0)
    match q.kind:
        case "sum":
            yield FIB[n + 2], "nt.one_not_taken"
            yield FIB[n + 1], "nt.next_term_taken"
            yield FIB[n + 1] - 1, "nt.term_left_out"
            yield FIB[n + 3] - 1, "nt.term_too_many"
        case "far":
            yield FIB[n - 1], "nt.term_left_out"
            yield FIB[n + 1], "nt.term_too_many"
            yield FIB[n] + FIB[n - 2], "nt.wrong_two_added"
            yield FIB[n] - 10, "nt.sum_slip"
        case "two":
            last = q.a + 2 * q.b
            yield last - q.a, "nt.not_halved_rest"
            yield q.a + q.b, "nt.other_gap"
            yield (last + q.a) // 2, "nt.middle_taken"
            yield q.b + 1, "nt.sum_slip"
            yield q.b - 1, "nt.sum_slip"
        case _:
            terms = row(q.a, q.b, 7)
            true = terms[at]
            if at == 0:
                yield terms[1] + terms[2], "nt.forward_for_back"
                yield terms[3] - terms[1], "nt.wrong_two_added"
            else:
                before, after = terms[at - 1], terms[at + 1]
                jump = before - terms[at - 2]
                if jump > 0:
                    yield before + jump, "nt.same_jump"
                if q.kind == "next":
                    yield 2 * before, "nt.doubled_term"
                elif (before + after) % 2 == 0:
                    yield (before + after) // 2, "nt.middle_taken"
            yield true + 1, "nt.sum_slip"
            yield true - 1, "nt.sum_slip"
            yield true + 10, "nt.sum_slip"


@fibonacci.steps
def _(q: Params) -> Iterator[SolutionStep]:
    n: int = getattr(q, "n", 0)
    at: int = getattr(q, "at", 0)
    match q.kind:
        case "sum":
            yield step("nt.say.write_terms", m=comma_list(FIB[1 : n + 3]))
            yield step(
                "nt.say.two_further",
                n=("nth", n + 2),
                m=eq(sub(FIB[n + 2], 1), FIB[n + 2] - 1),
            )
        case "far":
            yield step("nt.say.write_terms", m=comma_list(FIB[1:n]))
            yield step("nt.say.add_last_two", m=eq(add(FIB[n - 2], FIB[n - 1]), FIB[n]))
        case "two":
            last = q.a + 2 * q.b
            yield step("nt.say.second_gap", m=eq("b", add(q.a, "a")))
            yield step("nt.say.last_is", m=eq(last, add("a", "b"), add(q.a, mul(2, "a"))))
            yield step("nt.say.solve_gap", m=eq("a", frac(sub(last, q.a), 2), q.b))
        case _:
            terms = row(q.a, q.b, 6)
            if at > 1:
                before = add(terms[at - 2], terms[at - 1])
                yield step("nt.say.add_two_before", m=eq(before, terms[at]))
            else:
                after = sub(terms[at + 2], terms[at + 1])
                yield step("nt.say.go_back", m=eq(after, terms[at]))
