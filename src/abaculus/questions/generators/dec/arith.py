"""Decimals added, subtracted, multiplied and divided."""

from collections.abc import Callable, Iterator

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
    dec,
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
from abaculus.questions.generators.dec._mistakes import point_slips


@generator(
    presets={
        "5G2": P(kinds=("add", "sub", "times", "over"), secs=30),
        "g6": P(kinds=("product", "quotient"), most=99, grade="6", category="G", secs=30),
        "L2": P(kinds=("add", "sub", "times"), secs=30, level=2),
        "L3": P(kinds=("product", "quotient"), most=150, level=3, secs=30),
    }
)
def calculation(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    match kind:
        case "add" | "sub":
            # the numbers have different lengths, so that places must be aligned
            x, y = F(r.between(11, 99), 10), F(r.between(101, 899), 100)
            if r.flip():
                x, y = y, x
            truth = x + y if kind == "add" else x - y
        case "times":
            x, y = F(r.between(12, 499), r.pick((10, 100))), F(r.between(3, 9))
            truth = x * y
        case "over":
            y, truth = F(r.between(3, 9)), F(r.between(12, 199), r.pick((10, 100)))
            x = y * truth
        case "product":
            x, y = (
                F(r.between(11, p.most), r.pick((10, 100))),
                F(r.between(2, 9), r.pick((10, 100))),
            )
            truth = x * y
        case _:
            y, truth = (
                F(r.between(2, 9), r.pick((10, 100))),
                F(r.between(11, p.most), r.pick((1, 10))),
            )
            x = y * truth
    if (
        truth.numerator <= 0
        or x.denominator == 1
        or truth in (x, y)
        or (kind not in ("times", "over") and y.denominator == 1)
    ):
        return REJECT
    return Draft(
        params={"kind": kind, "x": x, "y": y},
        prompt=(t("dec.work_out", task=JOINS[kind](dec(x), dec(y))),),
        answer=number(truth, form="plain", looks="decimal"),
        work=effort(*WORK[kind]),
    )


JOINS: dict[str, Callable[[Formula, Formula], Formula]] = {
    "add": add, "sub": sub, "times": mul, "product": mul, "over": div, "quotient": div,
}  # fmt: skip
WORK = {
    "add": ("digits", "carry", "look", "fact", "convert"),
    "sub": ("digits", "carry", "look", "fact", "convert"),
    "times": ("long", "look", "convert"),
    "over": ("long", "look", "convert"),
    "product": ("long", "look", "convert", "recall"),
    "quotient": ("long", "convert", "convert", "look"),
}


@calculation.verify
def _(q: Params, v: F) -> bool:
    x, y, z = (one.numerator * 10000 // one.denominator for one in (q.x, q.y, v))
    match q.kind:
        case "add":
            return z - y == x
        case "sub":
            return z + y == x
        case "times" | "product":
            return z * 10000 == x * y and z * v.denominator == v.numerator * 10000
        case _:
            return z * y == x * 10000


@calculation.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    x, y = q.x, q.y
    if q.kind in ("add", "sub"):
        sign = 1 if q.kind == "add" else -1
        # the last digits aligned, whatever their places
        short, long = (x, y) if x.denominator <= y.denominator else (y, x)
        lined = short / 10 + sign * long if x is short else long + sign * short / 10
        yield abs(lined), "dec.right_aligned"
        true = x + sign * y
        yield true + 1, "dec.carry_lost"
        if true > 1:
            yield true - 1, "dec.carry_lost"
        yield true + F(1, 10), "dec.tenth_slip"
        yield abs(x - sign * y), "dec.other_sign"
        return
    yield from point_slips(x * y if q.kind in ("times", "product") else x / y)


@calculation.steps
def _(q: Params) -> Iterator[SolutionStep]:
    x, y = q.x, q.y
    match q.kind:
        case "add" | "sub":
            places = max(digits(x)[1], digits(y)[1])
            join, total = (add, x + y) if q.kind == "add" else (sub, x - y)
            yield step("dec.say.line_up", m=join(dec(x, places), dec(y, places)))
            yield step("dec.say.as_whole", m=eq(join(dec(x, places), dec(y, places)), dec(total)))
        case "times" | "product":
            (a, j), (b, k) = digits(x), digits(y)
            yield step("dec.say.without_point", m=eq(mul(a, b), a * b))
            yield step("dec.say.count_places", n=j + k, m=eq(mul(dec(x), dec(y)), dec(x * y)))
        case "over":
            whole, j = digits(x / y)
            yield step("dec.say.divide_digits", m=eq(div(whole * int(y), int(y)), whole))
            yield step("dec.say.point_back", n=j, m=eq(div(dec(x), int(y)), dec(x / y)))
        case _:
            _, k = digits(y)
            widened = div(dec(x * 10**k), dec(y * 10**k))
            yield step("dec.say.widen_division", n=10**k, m=eq(div(dec(x), dec(y)), widened))
            yield step("dec.say.divide_now", m=eq(widened, dec(x / y)))


def digits(size: F) -> tuple[int, int]:
    """A decimal without its point, and its number of decimals."""
    places = next(k for k in range(5) if (size * 10**k).denominator == 1)
    return int(size * 10**places), places
