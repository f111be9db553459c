"""Even numbers as sums of two primes."""

from bisect import bisect
from collections.abc import Iterator
from math import isqrt

from abaculus.questions.generator_kit import (
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
    predicate,
    step,
    sub,
    t,
)
from abaculus.questions.generators._evaluate import evaluate
from abaculus.questions.generators.nt._primes import KNOWN, LOOKALIKES, PRIMES, cause, least

WORK = {
    60: ("list", "fact", "fact"),
    120: ("list", "recall", "carry", "fact", "fact"),
    400: ("list", "recall", "digits", "long", "fact"),
    900: ("list", "recall", "digits", "long", "long"),
}


@generator(
    presets={
        "g5": P(low=12, most=60, grade="5", category="G", secs=30, finite=25),
        "g9": P(low=122, most=400, grade="9", category="G", secs=30, finite=140),
        "L2": P(low=12, most=60, level=2, secs=30, finite=25),
        "L3": P(low=50, most=120, level=3, secs=30, finite=36),
        "L4": P(low=122, most=900, level=4, secs=45, finite=390),
    }
)
def goldbach(r: Rng, p: Params) -> MaybeDraft:
    n = 2 * r.between(p.low // 2, p.most // 2)
    return Draft(
        params={"n": n},
        prompt=(t("nt.goldbach", n=n),),
        answer=predicate("goldbach", {"n": str(n)}, add(*example(n)), read="multiset"),
        work=effort(*WORK[p.most]),
    )


def example(n: int) -> tuple[int, int]:
    """The pair whose first prime is smallest."""
    first = next(prime for prime in PRIMES if n - prime in KNOWN)
    return first, n - first


@goldbach.verify
def _(q: Params, v: Formula) -> bool:
    terms = v[1:] if isinstance(v, tuple) else ()
    primes = all(isinstance(n, int) and n > 1 and all(n % k for k in range(2, isqrt(n) + 1))
                 for n in terms)  # fmt: skip
    return len(terms) == 2 and primes and evaluate(v) == q.n


@goldbach.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    first, second = example(q.n)
    if q.n - 1 in KNOWN:
        yield add(1, q.n - 1), "nt.one_is_no_prime"
    near = next((n for n in LOOKALIKES if q.n - n in KNOWN), None)
    if near:
        yield add(q.n - near, near), cause(near)
    smaller = LOOKALIKES[: bisect(LOOKALIKES, q.n)]
    far = next((n for n in reversed(smaller) if q.n - n in KNOWN and n != near), None)
    if far:
        yield add(q.n - far, far), cause(far)
    yield add(first, next(n for n in PRIMES if n > second)), "nt.sum_misses"
    yield add(2, q.n - 2), "nt.even_number"
    yield add(3 if first != 3 else 5, second), "nt.sum_misses"


@goldbach.steps
def _(q: Params) -> Iterator[SolutionStep]:
    first, second = example(q.n)
    yield step("nt.say.try_small_primes")
    tried = [n for n in PRIMES if 2 < n < first]
    if tried:
        rests = [q.n - n for n in tried[:3]]
        shown = (
            eq(sub(q.n, n), mul(least(rest), rest // least(rest)))
            for n, rest in zip(tried, rests, strict=False)
        )
        yield step("nt.say.rest_splits", m=comma_list(shown))
    yield step("nt.say.rest_is_prime", n=second, m=eq(q.n, add(first, second)))
