"""The missing number in a sum, a difference, a product or a quotient."""

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
    div,
    effort,
    eq,
    gap,
    generator,
    mul,
    number,
    step,
    sub,
    t,
)
from abaculus.questions.generators._evaluate import evaluate

SUMS = ("a+?", "?+b", "a-?")


@generator(
    presets={
        "RN2": P(forms=("a+?", "?+b"), totals=(5, 10), high=10, secs=15, finite=34),
        "1N1": P(forms=SUMS, low=1, high=20, top=20, secs=15, finite=540),
        "2N2": P(forms=("?-b", "a+?", "?+b"), low=12, high=88, top=100, secs=30),
        "3N1": P(forms=("?*b", "a*?", "c/?"), low=2, high=10, secs=15, finite=243),
        "L1": P(forms=(*SUMS, "?-b"), low=12, high=60, top=100, level=1, secs=15),
        "L2": P(
            forms=("sum=sum", "sum=product", "?-b=sum"), low=12, high=90, top=120, level=2, secs=30
        ),
    }
)
def missing_number(r: Rng, p: Params) -> MaybeDraft:
    form = r.pick(p.forms)
    x, y = numbers(r, p, form)
    other = spare(r, form, x, y) if "=" in form else 0
    if other == NONE or (other and other in (x, y, x + y - other, x - y - other)):
        return REJECT
    return Draft(
        params={"form": form, "x": x, "y": y, "other": other},
        prompt=(t("arith.missing", x=equation_of(form, x, y, other)),),
        answer=number(x, form="plain"),
        work=effort(*count_effort(p.high, form)),
    )


NONE = -1


def numbers(r: Rng, p: Params, form: str) -> tuple[int, int]:
    """The missing number and the one beside it."""
    if hasattr(p, "totals"):
        total = r.pick(p.totals)
        part = r.between(0, total)
        return part, total - part
    if "*" in form or "/" in form:
        return r.between(p.low, p.high), r.between(p.low, p.high)
    total = r.between(2 * p.low + 1, p.top)
    part = r.between(p.low, total - p.low)
    part += part == total - part
    return (total, part) if form.startswith("?-b") else (part, total - part)


def count_effort(high: int, form: str) -> tuple[str, ...]:
    """The effort of finding the number."""
    if "=" in form:
        return ("digits", "carry", "step", "digits")
    if high <= 20:
        return ("fact", "look")
    return ("digits", "step", "fact") if high == 60 else ("digits", "carry", "step")


def spare(r: Rng, form: str, x: int, y: int) -> int:
    """A number for the other side that leaves a suitable one beside it; or None."""
    total = x - y if form == "?-b=sum" else x + y
    if form == "sum=product":
        fits = [k for k in range(3, 13) if total % k == 0 and 3 <= total // k <= 12]
        return r.pick(fits) if fits else NONE
    return r.between(11, total - 11) if total > 30 else NONE


def equation_of(form: str, x: int, y: int, other: int) -> Formula:
    """The equation with a gap for x."""
    hole = gap()
    match form:
        case "a+?":
            return eq(add(y, hole), x + y)
        case "?+b":
            return eq(add(hole, y), x + y)
        case "a-?":
            return eq(sub(x + y, hole), y)
        case "?-b":
            return eq(sub(hole, y), x - y)
        case "?*b":
            return eq(mul(hole, y), x * y)
        case "a*?":
            return eq(mul(y, hole), x * y)
        case "c/?":
            return eq(div(x * y, hole), y)
        case "sum=sum":
            return eq(add(y, hole), add(other, x + y - other))
        case "sum=product":
            return eq(add(hole, y), mul(other, (x + y) // other))
        case _:
            return eq(sub(hole, y), add(other, x - y - other))


def fill_gap(part: Formula, v: int) -> Formula:
    """The formula with a number in its gap."""
    if not isinstance(part, tuple):
        return part
    return v if part == ("gap",) else tuple(fill_gap(one, v) for one in part)


@missing_number.verify
def _(q: Params, v: int) -> bool:
    written = fill_gap(equation_of(q.form, q.x, q.y, q.other), v)
    if (v == 0 and q.form == "c/?") or not isinstance(written, tuple):
        return False
    return evaluate(written[1]) == evaluate(written[2])


@missing_number.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    x, y = q.x, q.y
    match q.form:
        case "a+?" | "?+b":
            yield x + 2 * y, "arith.both_added"
            yield x + y, "arith.result_said"
        case "a-?":
            yield x + 2 * y, "arith.both_added"
            yield x + y, "arith.given_number_said"
        case "?-b":
            yield abs(x - 2 * y), "arith.subtracted_again"
            yield x - y, "arith.result_said"
        case "?*b" | "a*?" | "c/?":
            yield abs(x * y - y), "arith.subtracted_for_divided"
            yield x * y * y, "arith.multiplied_again"
        case "?-b=sum":
            yield abs(x - 2 * y), "arith.subtracted_again"
            yield abs(q.other + y), "arith.only_first_counts"
            yield x - y, "arith.result_said"
        case _:
            if q.other > y:
                yield q.other - y, "arith.only_first_counts"
            yield x + y, "arith.other_side_said"
    yield y, "arith.given_number_said"
    yield x + 1, "arith.one_off"
    if x:
        yield x - 1, "arith.one_off"
    yield x + 2, "arith.two_off"
    yield x + 10, "arith.ten_off"


@missing_number.steps
def _(q: Params) -> Iterator[SolutionStep]:
    x, y = q.x, q.y
    match q.form:
        case "a+?" | "?+b":
            yield step("arith.say.undo_plus", m=eq(sub(x + y, y), x))
        case "a-?":
            yield step("arith.say.what_went", m=eq(sub(x + y, y), x))
        case "?-b":
            yield step("arith.say.undo_minus", m=eq(add(x - y, y), x))
        case "?*b" | "a*?":
            yield step("arith.say.undo_times", m=eq(div(x * y, y), x))
        case "c/?":
            yield step("arith.say.what_divided", m=eq(div(x * y, y), x))
        case "?-b=sum":
            yield step("arith.say.right_side", m=eq(add(q.other, x - y - q.other), x - y))
            yield step("arith.say.undo_minus", m=eq(add(x - y, y), x))
        case form:
            plus = form == "sum=sum"
            right = add(q.other, x + y - q.other) if plus else mul(q.other, (x + y) // q.other)
            yield step("arith.say.right_side", m=eq(right, x + y))
            yield step("arith.say.undo_plus", m=eq(sub(x + y, y), x))
