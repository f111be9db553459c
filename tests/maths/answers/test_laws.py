"""What holds for every text and every value."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abaculus.maths.answers import check, read_spec
from abaculus.maths.answers import values as exact
from abaculus.maths.answers.evaluation import value
from abaculus.maths.answers.normalise import normalise
from abaculus.maths.answers.parser import parse
from abaculus.maths.answers.styles import ENGLISH
from abaculus.maths.answers.verdicts import MALFORMED, RIGHT, WRONG, MalformedError
from abaculus.maths.expr import Expr
from tests.maths.answers.test_specs import EXAMPLES

pytestmark = pytest.mark.slow

LOCALES = ("en", "en-US", "en-IN", "it", "fr", "de", "de-CH", "cs", "es")
PROFILES = ("default", "mathematicus", "mathmetrics")
SIGNS = "0123456789.,;:|/+-*^()[]{}<>=!%'\"_ xeprUaBbIVX√²³½±×÷πεé\\{}$°€∞≤∪"

texts = st.one_of(
    st.text(max_size=30),
    st.text(st.sampled_from(SIGNS), max_size=40),
    st.lists(
        st.sampled_from(
            ["1", "2.5", "x", "=", "+", "-", "√", "(", ")", "^", "/", "1/2", " ", ",", ";", "<",
             ">", "cm", "and", "or", "pi", "0.(3)", "...", "%", "!", "±", "{", "}", "[", "]", "U",
             "inf", "\\frac{1}{2}", "h", "min", ":", "BC", "July", "2024", "yes", "rhombus", "e5"]
        ),
        max_size=25,
    ).map("".join),
)  # fmt: skip
locales = st.sampled_from(LOCALES)
profiles = st.sampled_from(PROFILES)


@settings(max_examples=150)
@given(texts, locales, profiles)
@pytest.mark.parametrize("data", EXAMPLES)
def test_every_text_gets_a_verdict(
    data: dict[str, Any], text: str, locale: str, profile: str
) -> None:
    found = check(read_spec(data), text, locale, profile)

    known = {"right": RIGHT, "wrong": WRONG | {"unit_dimension"}, "malformed": MALFORMED}
    assert found.code in known[found.outcome]
    assert found == check(read_spec(data), text, locale, profile)


TWINS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"kind": "number", "value": 5}, {"kind": "number", "value": "√7"}),
    ({"kind": "number", "value": 5, "form": "plain"}, {"kind": "number", "value": 9,
                                                       "form": "plain"}),
    ({"kind": "set", "items": [1, 2]}, {"kind": "set", "items": [5, 6]}),
    ({"kind": "point", "coords": [1, 2]}, {"kind": "point", "coords": [7, 8]}),
    ({"kind": "interval", "value": "(1,2)"}, {"kind": "interval", "value": "x>5"}),
    ({"kind": "expr", "value": "x+1", "form": "expanded"}, {"kind": "expr", "value": "x^2",
                                                            "form": "expanded"}),
    ({"kind": "equation", "value": "y=x"}, {"kind": "equation", "value": "x=3"}),
    ({"kind": "time", "value": "1:00"}, {"kind": "time", "value": "14:30"}),
    ({"kind": "numeral", "system": "base", "base": 2, "value": 5},
     {"kind": "numeral", "system": "base", "base": 2, "value": 12}),
    ({"kind": "year", "value": 5}, {"kind": "year", "value": 2024}),
]  # fmt: skip


@settings(max_examples=150)
@given(texts, locales, profiles)
@pytest.mark.parametrize(("one", "other"), TWINS)
def test_being_malformed_never_tells_whether_the_value_is_right(
    one: dict[str, Any], other: dict[str, Any], text: str, locale: str, profile: str
) -> None:
    first, second = (check(read_spec(data), text, locale, profile) for data in (one, other))

    assert (first.outcome == "malformed") == (second.outcome == "malformed")
    if first.outcome == "malformed":
        assert first.code == second.code


rationals = st.fractions(
    min_value=Fraction(-(10**6)), max_value=Fraction(10**6), max_denominator=2000
)


def decimal_text(value: Fraction, comma: str) -> str:
    """A finite decimal, or one with its period in brackets."""
    whole, rest = divmod(abs(value.numerator), value.denominator)
    digits: list[int] = []
    seen: dict[int, int] = {}
    while rest and rest not in seen:
        seen[rest] = len(digits)
        digit, rest = divmod(rest * 10, value.denominator)
        digits.append(digit)
    decimals = "".join(map(str, digits))
    if rest:
        decimals = f"{decimals[: seen[rest]]}({decimals[seen[rest] :]})"
    minus = "-" if value < 0 else ""
    return f"{minus}{whole}{comma}{decimals}" if decimals else f"{minus}{whole}"


@given(rationals, locales, profiles)
def test_a_printed_value_is_read_back_in_every_locale(
    number: Fraction, locale: str, profile: str
) -> None:
    spec = read_spec({"kind": "number", "value": str(number)})
    comma = "." if locale in ("en", "en-US", "en-IN", "de-CH") else ","
    spellings = [str(number), rf"\frac{{{number.numerator}}}{{{number.denominator}}}"]
    decimal = decimal_text(number, comma)
    if len(decimal) < 40:
        spellings.append(decimal)
    if number.denominator == 1:
        spellings[1:2] = []

    assert [check(spec, text, locale, profile).outcome for text in spellings] == ["right"] * len(
        spellings
    )


@given(rationals, rationals, locales, profiles)
def test_another_value_is_never_right(
    one: Fraction, other: Fraction, locale: str, profile: str
) -> None:
    found = check(read_spec({"kind": "number", "value": str(one)}), str(other), locale, profile)

    assert (found.outcome == "right") == (one == other)


plain_numerals = st.from_regex(r"-?[0-9]{1,6}([.,][0-9]{1,5})?", fullmatch=True)
keys = st.one_of(plain_numerals.map(lambda text: text.replace(",", ".")), rationals.map(str))


@pytest.mark.slow
@settings(max_examples=200)
@given(keys, plain_numerals, locales, profiles)
def test_the_short_way_says_what_the_long_way_says(
    key: str, text: str, locale: str, profile: str
) -> None:
    spec = read_spec({"kind": "number", "value": key})

    short = check(spec, text, locale, profile)
    long = check(spec, f" {text}", locale, profile)

    assert (short.outcome, short.code, short.value) == (long.outcome, long.code, long.value)


roots = st.sampled_from(["√2", "√3", "√5", "∛2", "∛9", "2^(1/4)", "π", "√(2+√3)", "√(3+2√2)"])
numbers = st.integers(-9, 9).map(lambda n: f"({n})")
sums = st.recursive(
    st.one_of(roots, numbers),
    lambda inner: st.tuples(inner, st.sampled_from("+-*"), inner).map(
        lambda parts: f"({parts[0]}{parts[1]}{parts[2]})"
    ),
    max_leaves=7,
)


def approximate(text: str) -> Decimal:
    """The value by another way: 90 digits of Python's own decimal."""
    with localcontext() as context:
        context.prec = 90
        names: dict[str, Decimal] = {
            "√2": Decimal(2).sqrt(),
            "√3": Decimal(3).sqrt(),
            "√5": Decimal(5).sqrt(),
            "∛2": Decimal(2) ** (Decimal(1) / 3),
            "∛9": Decimal(9) ** (Decimal(1) / 3),
            "2^(1/4)": Decimal(2).sqrt().sqrt(),
            "√(2+√3)": (2 + Decimal(3).sqrt()).sqrt(),
            "√(3+2√2)": 1 + Decimal(2).sqrt(),
            "π": PI,
        }
        return _work_out(text, names)


PI = Decimal(
    "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534"
)


def _work_out(text: str, names: dict[str, Decimal]) -> Decimal:
    if text in names:
        return names[text]
    inside = text[1:-1]
    depth = 0
    for place, sign in enumerate(inside):
        depth += (sign == "(") - (sign == ")")
        if depth == 0 and place and sign in "+-*" and inside[place - 1] not in "(^":
            left, right = _work_out(inside[:place], names), _work_out(inside[place + 1 :], names)
            join: dict[str, Callable[[Decimal, Decimal], Decimal]] = {
                "+": Decimal.__add__,
                "-": Decimal.__sub__,
                "*": Decimal.__mul__,
            }
            return join[sign](left, right)
    return Decimal(inside)


def work_out(text: str) -> tuple[Expr, exact.Value]:
    tree = parse(normalise(text), ENGLISH)
    return tree, value(tree)


@settings(max_examples=150)
@given(sums)
def test_exact_values_agree_with_ninety_digits(text: str) -> None:
    try:
        found = work_out(text)[1]
    except MalformedError:
        return

    gap = abs(exact.decimal(found) - approximate(text))

    assert gap < Decimal("1e-50")
    assert (exact.sign(found) == 0) == (abs(approximate(text)) < Decimal("1e-50"))


@settings(max_examples=200)
@given(sums, sums)
def test_equal_values_have_equal_dictionaries(one: str, other: str) -> None:
    try:
        left = exact.multiply(work_out(one)[1], work_out(other)[1])
        right = exact.multiply(work_out(other)[1], work_out(one)[1])
        square = exact.multiply(exact.add(work_out(one)[1], work_out(other)[1]), Fraction(2))
        doubled = exact.add(exact.multiply(work_out(one)[1], Fraction(2)),
                            exact.multiply(Fraction(2), work_out(other)[1]))  # fmt: skip
    except MalformedError:
        return

    assert exact.equal(left, right)
    assert exact.equal(square, doubled)


@given(sums)
def test_what_is_written_is_read_back(text: str) -> None:
    try:
        found = work_out(text)[1]
    except MalformedError:
        return

    assert isinstance(found, Decimal) or is_long(found) or exact.equal(found, back(found))


def back(found: Any) -> Any:
    return work_out(exact.format_value(found))[1]


def is_long(found: Any) -> bool:
    """A short text may be worth more roots than a text may have."""
    try:
        back(found)
    except MalformedError as malformed:
        return malformed.code == "too_big"
    return False


@given(st.lists(st.integers(-9, 9), min_size=2, max_size=4, unique=True), st.randoms())
def test_an_inverse_is_one(factors: list[int], chance: Any) -> None:
    primes = chance.sample([2, 3, 5, 7], min(3, len(factors)))
    text = "+".join(f"({f})√{p}" for f, p in zip(factors, primes, strict=False))
    found = work_out(text)[1]
    if exact.sign(found) == 0:
        return

    assert exact.equal(exact.multiply(found, exact.invert(found)), Fraction(1))
