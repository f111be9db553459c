"""Logarithms with rational values, and the laws that combine them."""

from collections.abc import Iterator

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
    effort,
    eq,
    generator,
    mul,
    number,
    power,
    step,
    t,
    value,
)

LARGEST = {2: 9, 3: 6, 4: 4, 5: 4, 6: 3, 7: 3, 8: 3, 9: 3, 10: 5}
"""The highest easy power of each base."""
ROOTED = ((2, 2), (2, 3), (3, 2), (3, 3), (5, 2), (2, 4), (10, 2), (7, 2))
"""Bases that are powers themselves: the base and its exponent."""
MADE = {
    6: (2, 3),
    10: (2, 5),
    12: (2, 3, 4, 6),
    14: (2, 7),
    15: (3, 5),
    20: (2, 4, 5, 10),
    21: (3, 7),
}
"""Bases whose powers have factors that are not powers of the base, and some of these."""
WORK = {"whole": ("recall", "power"), "part": ("recall", "power", "power"),
        "sum": ("recall", "fact", "power"), "difference": ("recall", "fact", "power"),
        "times": ("recall", "recall", "power", "fact", "long", "power"),
        "three": ("recall", "recall", "fact", "fact", "long", "power")}  # fmt: skip

Log = tuple[int, F]
"""A factor in front, and the number."""


@generator(
    presets={
        "12N3": P(kinds=("whole", "part", "sum", "difference", "difference"), secs=15, finite=463),
        "L4": P(kinds=("times", "three", "three"), level=4, secs=30, finite=1521),
    }
)
def logarithm(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    found = KINDS[kind](r)
    if found is None:
        return REJECT
    base, truth, logs = found
    return Draft(
        params={"base": base, "logs": logs, "truth": truth},
        prompt=(t("log.value", x=build_formula(base, logs)),),
        answer=number(truth, form="rational"),
        work=effort(*WORK[kind]),
    )


LogTask = tuple[int, F, list[Log]] | None


def whole(r: Rng) -> LogTask:
    """One logarithm of a power or of its reciprocal."""
    base = r.pick(tuple(LARGEST))
    n = r.between(2, LARGEST[base])
    n = n if r.below(3) else -min(n, 4)
    return base, F(n), [(1, F(base) ** n)]


def part(r: Rng) -> LogTask:
    """A base that is a power, giving a fractional logarithm."""
    inside, j = r.pick(ROOTED)
    k = r.between(1, 7)
    if k % j == 0 or inside**k > 600:
        return None
    k = k if r.below(3) else -k
    return inside**j, F(k, j), [(1, F(inside) ** k)]


def sum_of_logs(r: Rng) -> LogTask:
    """Two logarithms whose numbers multiply to a power."""
    base, n = r.pick(tuple(MADE)), r.between(1, 3)
    one = r.between(2, 60)
    other, rest = divmod(base**n, one)
    if rest or other < 2 or one == other or other > 500 or base in (one, other):
        return None
    return base, F(n), [(1, F(one)), (1, F(other))]


def difference_of_logs(r: Rng) -> LogTask:
    """Two logarithms whose numbers divide to a power."""
    base, n, one = r.between(2, 10), r.between(1, 4), r.between(2, 15)
    if base**n * one > 500 or base**n == one or is_power(base, one):
        return None
    return base, F(n), [(1, F(base**n * one)), (-1, F(one))]


def multiple_of_log(r: Rng) -> LogTask:
    """A coefficient, which is an exponent inside."""
    k = r.between(2, 3)
    if r.flip():
        base, n = r.pick(tuple(MADE)), r.between(k, 3)
        one = r.pick(MADE[base])
        other = base**n // one**k
        if other > 600 or one == other or other == base:
            return None
        return base, F(n), [(k, F(one)), (1, F(other))]
    base, i, c = r.between(2, 10), r.between(1, 3), r.between(2, 7)
    if is_power(base, c) or base**i * c > 60 or c**k > 130:
        return None
    return base, F(i * k), [(k, F(base**i * c)), (-1, F(c**k))]


def three(r: Rng) -> LogTask:
    """Two logarithms added and a third subtracted."""
    base, c, d = r.between(2, 10), r.between(3, 11), r.between(3, 11)
    i, j = r.between(1, 2), r.between(0, 2)
    one, two = base**i * c, base**j * d
    if max(one, two) > 100 or one == two or c == d or is_power(base, c) or is_power(base, d):
        return None
    return base, F(i + j), [(1, F(one)), (1, F(two)), (-1, F(c * d))]


KINDS = {"whole": whole, "part": part, "sum": sum_of_logs, "difference": difference_of_logs,
         "times": multiple_of_log, "three": three}  # fmt: skip


def is_power(base: int, number_: int) -> bool:
    """Whether a number is a power of the base, so that its logarithm is already known."""
    return number_ in [base**k for k in range(10)]


def build_formula(base: int, logs: list[Log]) -> Formula:
    """The logarithms as written on the card."""
    parts = [scaled_log(abs(k), ("log", base, value(n))) for k, n in logs]
    terms = [("neg", part_) if k < 0 else part_ for part_, (k, _) in zip(parts, logs, strict=True)]
    return add(*terms)


def scaled_log(k: int, log: Formula) -> Formula:
    """A logarithm with its coefficient."""
    return log if k == 1 else mul(k, log)


def combine_logs(logs: list[Log]) -> F:
    """The number whose single logarithm they combine to."""
    above = below = 1
    for k, n in logs:
        up, down = (n.numerator, n.denominator) if k > 0 else (n.denominator, n.numerator)
        above, below = above * up ** abs(k), below * down ** abs(k)
    return F(above, below)


@logarithm.verify
def _(q: Params, v: F) -> bool:
    return F(q.base) ** v.numerator == combine_logs(q.logs) ** v.denominator


@logarithm.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    true = F(q.truth)
    if len(q.logs) == 1:
        inside = q.logs[0][1]
        if true.denominator > 1:
            yield 1 / true, "log.upside_down"
            yield F(true.numerator), "log.base_ignored"
        if true < 0:
            yield -true, "log.minus_lost"
        if inside.denominator == 1 and inside % q.base == 0 and inside // q.base < 1000:
            yield F(inside / q.base), "log.divided"
        if true.denominator == 1:
            yield 1 / true, "log.upside_down"
    else:
        first = q.logs[0][1]
        if len(q.logs) == 2 and abs(q.logs[0][0]) == 1:
            yield true + 1, "log.power_miscounted"
            if q.logs[1][0] > 0:
                yield combine_logs(q.logs) / q.base, "log.divided"
            else:
                yield first / q.base if first % q.base == 0 else first, "log.first_only"
        elif q.logs[0][0] > 1:
            yield true / q.logs[0][0], "log.factor_lost"
            yield true * q.logs[0][0], "log.factor_twice"
        else:
            yield F(len(q.logs)) if true != 3 else F(6), "log.logs_counted"
    yield true + 1, "log.power_miscounted"
    yield true - 1, "log.power_miscounted"
    yield true + 2, "log.power_miscounted"
    yield -true, "log.sign_wrong"


@logarithm.steps
def _(q: Params) -> Iterator[SolutionStep]:
    true, inside = F(q.truth), combine_logs(q.logs)
    asked = build_formula(q.base, q.logs)
    single = ("log", q.base, value(inside))
    if q.logs[0][0] > 1:
        k, n = q.logs[0]
        raised = ("log", q.base, value(F(n) ** k))
        yield step(
            "log.say.factor_to_exponent", m=eq(scaled_log(k, ("log", q.base, value(n))), raised)
        )
    if len(q.logs) > 1:
        signs = {k > 0 for k, _ in q.logs}
        rule = "both" if len(q.logs) > 2 else "product" if signs == {True} else "quotient"
        yield step(f"log.say.{rule}", m=eq(asked, single))
    if true.denominator > 1:
        below = next(n for n in range(2, q.base) if n**true.denominator == q.base)
        same = eq(q.base, power(below, true.denominator))
        yield step("log.say.common_base", base=below, m=same)
        if true.numerator != 1:
            yield step("log.say.common_number", m=eq(value(inside), power(below, true.numerator)))
        yield step("log.say.divide_exponents", m=eq(single, value(true)))
        return
    if inside != q.base:
        yield step(
            "log.say.which_exponent", base=q.base, m=eq(value(inside), power(q.base, int(true)))
        )
    yield step("log.say.so", m=eq(single, value(true)))
