"""Factors of a number: how many, whether this is one, and which number has none."""

from collections.abc import Iterator
from typing import Any

from abaculus.questions.generator_kit import (
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    choice,
    comma_list,
    effort,
    eq,
    generator,
    mul,
    number,
    step,
    t,
)
from abaculus.questions.generators.nt._primes import (
    LOOKALIKES,
    PRIMES,
    cause,
    count,
    factor_formula,
    factorise,
    least,
    within,
)

YES, NO = ("word", "yes"), ("word", "no")
COUNTED = {most: tuple(n for n in range(12, most + 1) if 4 <= count(n) <= 12) for most in (60, 100)}
LARGE = tuple(n for n in range(100, 700) if 8 <= count(n) <= 24 and 3 <= factorise(n)[-1][0] <= 11)
HALVED = tuple(n for n in LARGE if n % 2 == 0)


@generator(
    presets={
        "4G3": P(kinds=("count", "prime", "prime", "is", "is"), low=11, most=100, secs=30, few=1),
        "g5": P(kinds=("count", "prime", "prime", "prime", "prime"), low=30, most=100, grade="5",
                category="G", secs=30),
        "L2": P(kinds=("count", "prime", "prime", "prime", "prime"), low=20, most=100, level=2,
                secs=30),
        "L3": P(kinds=("many", "odd", "prime", "prime", "prime", "prime"), low=100, most=400,
                level=3, secs=30),
    }
)  # fmt: skip
def factors(r: Rng, p: Params) -> MaybeDraft:
    match r.pick(p.kinds):
        case "prime":
            return the_prime(r, p.low, p.most)
        case "is":
            return is_factor(r, p.most)
        case "count":
            return factor_count("count", r.pick(COUNTED[p.most]), ("list", "fact", "fact", "fact"))
        case "many":
            return factor_count("many", r.pick(LARGE), ("idea", "long", "fact", "fact"))
        case _:
            return factor_count("odd", r.pick(HALVED), ("idea", "long", "fact", "fact"))


def factor_count(kind: str, n: int, work: tuple[str, ...]) -> Draft:
    """The number of factors, or of odd ones."""
    return Draft(
        params={"kind": kind, "n": n},
        prompt=(t("nt.odd_factors" if kind == "odd" else "nt.count_factors", n=n),),
        answer=number(count(n // (n & -n)) if kind == "odd" else count(n), form="plain"),
        work=effort(*work),
    )


def the_prime(r: Rng, low: int, most: int) -> MaybeDraft:
    """One prime among numbers that look like primes."""
    prime = r.pick(within(PRIMES, low, most))
    others = r.sample(within(LOOKALIKES, low, most), 3)
    options = r.shuffle((prime, *others))
    return Draft(
        params={"kind": "prime", "options": options},
        prompt=(t("nt.which_prime", numbers=comma_list(options)),),
        answer=choice(options, options.index(prime)),
        work=effort("list", *("fact" if most == 100 else "long" for _ in range(2))),
        normal=sorted(options),
    )


def is_factor(r: Rng, most: int) -> MaybeDraft:
    """Whether one number divides another."""
    a = r.between(3, 12)
    n = a * r.between(3, most // a)
    divides = r.flip()
    if not divides:
        n = min(n + r.between(1, a - 1), most) if n < most else n - 1
    divides = n % a == 0
    return Draft(
        params={"kind": "is", "a": a, "n": n},
        prompt=(t("nt.is_factor", a=a, n=n),),
        answer=choice((YES, NO), 0 if divides else 1),
        work=effort("recall", "long", "fact"),
    )


@factors.verify
def _(q: Params, v: Any) -> bool:
    match q.kind:
        case "prime":
            return v in q.options and all(v % k for k in range(2, v // 2))
        case "is":
            return v == (YES if q.n in range(q.a, q.n + 1, q.a) else NO)
        case _:
            tried = range(1, q.n + 1, 2 if q.kind == "odd" else 1)
            return v == sum(q.n % k == 0 for k in tried)


@factors.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    match q.kind:
        case "prime":
            for n in q.options:
                yield n, "nt.one_has_none" if n in PRIMES else cause(n)
        case "is":
            yield NO, "nt.does_divide"
            yield YES, "nt.leaves_rest"
        case kind:
            all_of_them = count(q.n)
            if kind == "odd":
                yield all_of_them, "nt.even_ones_too"
                true = count(q.n // (q.n & -q.n))
                yield all_of_them - true, "nt.even_ones_only"
            else:
                true = all_of_them
                yield true - 2, "nt.one_and_itself"
                yield (true + 1) // 2, "nt.pairs_counted"
            yield true - 1, "nt.factor_missed"
            yield true + 1, "nt.factor_twice"
            yield sum(times for _, times in factorise(q.n)), "nt.prime_factors_counted"


@factors.steps
def _(q: Params) -> Iterator[SolutionStep]:
    match q.kind:
        case "prime":
            made = [n for n in q.options if n not in PRIMES]
            parts = (eq(n, mul(least(n), n // least(n))) for n in made)
            yield step("nt.say.others_split", m=comma_list(parts))
            yield step("nt.say.prime_left", m=next(n for n in q.options if n in PRIMES))
        case "is":
            times, rest = divmod(q.n, q.a)
            product = mul(q.a, times)
            yield step(
                "nt.say.divide_once", a=q.a, m=eq(q.n, add(product, rest) if rest else product)
            )
            yield step("nt.say.rest_says_no" if rest else "nt.say.no_rest", m=NO if rest else YES)
        case "count":
            pairs = [k for k in range(1, q.n) if q.n % k == 0 and k * k <= q.n]
            yield step("nt.say.in_pairs", m=comma_list(mul(k, q.n // k) for k in pairs))
            square = pairs[-1] ** 2 == q.n
            yield step("nt.say.count_square" if square else "nt.say.count_pairs", m=count(q.n))
        case kind:
            primes = factorise(q.n)
            yield step("nt.say.into_primes", m=eq(q.n, factor_formula(q.n)))
            if kind == "odd":
                yield step("nt.say.leave_twos")
                primes = primes[1:]
            more: list[Formula] = [times + 1 for _, times in primes]
            total = count(q.n // (q.n & -q.n)) if kind == "odd" else count(q.n)
            one = len(more) == 1
            yield step("nt.say.exponents_plus_one", m=total if one else eq(mul(*more), total))
