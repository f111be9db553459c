"""Whether a number is prime, and which prime comes next."""

from collections.abc import Iterator
from math import isqrt

from abaculus.questions.generator_kit import (
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
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
    yes_no,
)
from abaculus.questions.generators.nt._primes import KNOWN, LOOKALIKES, PRIMES, cause, least, within

WORK = {
    100: ("list", "recall", "fact", "fact"),
    250: ("list", "recall", "long", "fact", "fact"),
    500: ("list", "recall", "long", "long", "fact"),
}


@generator(
    presets={
        "g5": P(low=11, most=100, grade="5", category="G", secs=30, few=1, finite=122),
        "g8": P(low=100, most=500, grade="8", category="G", secs=30, few=1, finite=557),
        "L2": P(low=20, most=100, level=2, secs=30, few=1, finite=109),
        "L3": P(low=90, most=250, level=3, secs=30, few=1, finite=221),
    }
)
def primality(r: Rng, p: Params) -> MaybeDraft:
    work = effort(*WORK[p.most])
    if r.flip():
        n = r.pick(within(PRIMES if r.flip() else LOOKALIKES, p.low, p.most))
        params = {"kind": "is", "n": n}
        return Draft(params, (t("nt.is_prime", n=n),), yes_no(truth=n in KNOWN), work)
    n = r.between(p.low, p.most - 4)
    found = next(prime for prime in PRIMES if prime > n)
    prompt = t("nt.next_prime", n=n)
    return Draft({"kind": "next", "n": n}, (prompt,), number(found, form="plain"), work)


@primality.verify
def _(q: Params, v: int) -> bool:
    def splits(n: int) -> bool:
        return any(n % k == 0 for k in range(2, isqrt(n) + 1))

    if q.kind == "is":
        return v is not splits(q.n)
    return v > q.n and not splits(v) and all(splits(n) for n in range(q.n + 1, v))


@primality.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    if q.kind == "is":
        yield False, "nt.prime_doubted"
        yield True, cause(q.n)
        return
    found = next(prime for prime in PRIMES if prime > q.n)
    for n in range(q.n + 1, found):
        if n % 2 and n % 5:
            yield n, cause(n)
    yield next(prime for prime in PRIMES if prime > found), "nt.one_too_far"
    if q.n in KNOWN:
        yield q.n, "nt.itself_not_after"
    yield next(prime for prime in reversed(PRIMES) if prime < q.n), "nt.before_not_after"
    yield next(n for n in LOOKALIKES if n > found), "nt.one_too_far"


@primality.steps
def _(q: Params) -> Iterator[SolutionStep]:
    n = q.n if q.kind == "is" else next(prime for prime in PRIMES if prime > q.n)
    if q.kind == "next":
        split = [k for k in range(q.n + 1, n) if k % 2 and k % 5]
        yield step("nt.say.skip_easy")
        if split:
            parts = (eq(k, mul(least(k), k // least(k))) for k in split)
            yield step("nt.say.these_split", m=comma_list(parts))
    elif n not in KNOWN:
        yield step("nt.say.has_factor", m=eq(n, mul(least(n), n // least(n))))
        yield step("nt.say.not_prime", m=("word", "no"))
        return
    beyond = next(prime for prime in PRIMES if prime * prime > n)
    tried = comma_list(prime for prime in PRIMES if prime < beyond)
    yield step("nt.say.try_up_to", n=n, m=rel(">", power(beyond, 2), n), tried=tried)
    yield step("nt.say.is_prime", n=n, m=("word", "yes") if q.kind == "is" else n)
