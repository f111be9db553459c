"""Twin primes, primes that read backwards as primes, products of two primes."""

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
    choice,
    comma_list,
    effort,
    eq,
    generator,
    mul,
    rel,
    step,
    t,
)
from abaculus.questions.generators.nt._primes import KNOWN, PRIMES, factor_formula, factorise, least


def reverse_digits(number: int) -> int:
    """The number read backwards."""
    return int(str(number)[::-1])


def parts(number: int) -> int:
    """The number of its prime factors."""
    return sum(times for _, times in factorise(number))


LOW, HIGH = {"small": 11, "large": 101}, {"small": 100, "large": 500}
ODD = {size: [n for n in range(LOW[size], HIGH[size], 2) if n % 5] for size in LOW}
OWN = {size: [n for n in PRIMES if LOW[size] <= n < HIGH[size]] for size in LOW}
GOOD = {
    size: {
        "twin": tuple(n for n in OWN[size] if n - 2 in KNOWN or n + 2 in KNOWN),
        "emirp": tuple(
            n for n in OWN[size] if reverse_digits(n) in KNOWN and reverse_digits(n) != n
        ),
        "semiprime": tuple(n for n in ODD[size] if parts(n) == 2),
    }
    for size in LOW
}
BAD = {
    size: {
        "twin": tuple(n for n in OWN[size] if n - 2 not in KNOWN and n + 2 not in KNOWN),
        "emirp": tuple(
            n for n in OWN[size] if reverse_digits(n) not in KNOWN or reverse_digits(n) == n
        ),
        "semiprime": tuple(n for n in ODD[size] if parts(n) != 2),
    }
    for size in LOW
}
WORK = {
    "small": ("recall", "list", "list", "long", "fact", "fact"),
    "large": ("recall", "list", "list", "long", "long", "fact"),
}


@generator(
    presets={
        "g7": P(size="small", grade="7", category="G", secs=45),
        "g10": P(size="large", grade="10", category="G", secs=45),
        "L3": P(size="small", level=3, secs=45),
        "L4": P(size="large", level=4, secs=45),
    }
)
def special(r: Rng, p: Params) -> MaybeDraft:
    kind = r.weighted((("twin", 2), ("emirp", 3), ("semiprime", 3)))
    true = r.pick(GOOD[p.size][kind])
    others = r.sample(BAD[p.size][kind], 3)
    if kind == "semiprime" and all(n in KNOWN for n in others):
        return REJECT
    options = r.shuffle((true, *others))
    return Draft(
        params={"kind": kind, "options": options, "true": true},
        prompt=(t(f"nt.{kind}", numbers=comma_list(options)),),
        answer=choice(options, options.index(true)),
        work=effort(*WORK[p.size]),
        normal=(kind, sorted(options)),
    )


@special.verify
def _(q: Params, v: int) -> bool:
    def prime(n: int) -> bool:
        return n > 1 and all(n % k for k in range(2, 32) if k < n)

    match q.kind:
        case "twin":
            fits = prime(v) and (prime(v - 2) or prime(v + 2))
        case "emirp":
            fits = prime(v) and prime(reverse_digits(v)) and str(v) != str(v)[::-1]
        case _:
            fits = any(v % k == 0 and prime(k) and prime(v // k) for k in range(2, 32))
    return fits and v in q.options


@special.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    for n in q.options:
        yield n, why_not(q.kind, n)


def why_not(kind: str, n: int) -> str:
    """The mistake behind choosing this number."""
    if kind == "twin":
        return "nt.neighbour_splits"
    if kind == "emirp":
        return "nt.reads_the_same" if reverse_digits(n) == n else "nt.backwards_splits"
    if n in KNOWN:
        return "nt.one_prime_only"
    return "nt.three_primes"


@special.steps
def _(q: Params) -> Iterator[SolutionStep]:
    others = [n for n in q.options if n != q.true]
    match q.kind:
        case "twin":
            split = (n + d for n in others for d in (-2, 2))
            shown = (eq(n, mul(least(n), n // least(n))) for n in split)
            yield step("nt.say.beside_these", m=comma_list(shown))
            twin = q.true - 2 if q.true - 2 in KNOWN else q.true + 2
            yield step("nt.say.twin_is", n=q.true, k=twin, m=q.true)
        case "emirp":
            yield step("nt.say.read_back", m=comma_list(backwards(n) for n in others))
            yield step("nt.say.emirp_is", n=q.true, k=reverse_digits(q.true), m=q.true)
        case _:
            made = [n for n in others if n not in KNOWN]
            if made:
                yield step(
                    "nt.say.more_than_two", m=comma_list(eq(n, factor_formula(n)) for n in made)
                )
            if len(made) < 3:
                alone = comma_list(n for n in others if n in KNOWN)
                yield step("nt.say.prime_alone", m=alone)
            low = least(q.true)
            yield step("nt.say.two_primes", m=eq(mul(low, q.true // low), q.true))


def backwards(n: int) -> Formula:
    """A number read backwards, as a product unless it reads the same."""
    back = reverse_digits(n)
    if back == n:
        return rel("→", n, back)
    return eq(back, mul(least(back), back // least(back)))
