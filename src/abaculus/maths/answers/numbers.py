"""The kind `number`: equal in value, with the form, tolerance and unit of the question."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache
from typing import Final

from msgspec import Struct

from abaculus.maths.answers import specs, tolerance, values
from abaculus.maths.answers.evaluation import value
from abaculus.maths.answers.forms import fault, shape
from abaculus.maths.answers.mistakes import mistake_code, rational_mistake_code
from abaculus.maths.answers.normalise import normalise
from abaculus.maths.answers.parser import parse
from abaculus.maths.answers.quantities import Quantity, parse_quantity
from abaculus.maths.answers.sides import refuse_hedge, sides
from abaculus.maths.answers.styles import ENGLISH, AnswerStyle
from abaculus.maths.answers.tolerance import Closeness
from abaculus.maths.answers.tree import is_same_tree
from abaculus.maths.answers.units import Unit, parse_unit
from abaculus.maths.answers.values import Value
from abaculus.maths.answers.verdicts import RIGHT, CheckResult, MalformedError, Verdict
from abaculus.maths.expr import Expr, Percentage, WrittenNumber
from abaculus.maths.formulas.tree import Formula
from abaculus.maths.glyphs import RAISED
from abaculus.maths.layout import layout

_PLAIN: Final = re.compile(r"(-?)([0-9]{1,15})(?:([.,])([0-9]{1,15}))?")
_QUICK_FORMS: Final = frozenset({"any", "plain", "rational", "lowest", "decimal"})
_PERCENT: Final = "%"
_EXPONENT: Final = re.compile(r"\^\(?(-?[0-9])\)?")
_RAISED: Final = str.maketrans("0123456789-", RAISED + "⁻")


class NumberKey(Struct, frozen=True):
    """A number spec, fully parsed."""

    tree: Expr
    value: Value
    form: specs.Form
    close: Closeness | None
    unit: Unit | None
    need: str
    fixed: bool
    is_percent: bool
    """Whether the unit is a percent sign that does not change the value."""
    as_percent: bool
    forbidden: tuple[Expr, ...]
    quick: tuple[int, int] | None
    """Numerator and denominator, if a plain numeral can be compared with them directly."""
    is_literal: bool
    """Whether the value is written as a plain numeral."""


def constant(text: specs.Scalar, field: str) -> tuple[Expr, Value]:
    """A value of a spec; raises ValueError with the field's name."""
    try:
        tree = parse(normalise(str(text)), ENGLISH)
        return tree, value(tree)
    except MalformedError as malformed:
        raise ValueError(f"{field}: {text!r} is not a value ({malformed.code})") from malformed


def rational(text: specs.Scalar, field: str) -> Fraction:
    """A value of a spec that must be a fraction; raises ValueError."""
    found = constant(text, field)[1]
    if not isinstance(found, Fraction):
        raise ValueError(f"{field}: {text!r} is not rational")
    return found


@lru_cache(4096)
def prepare(spec: specs.Number) -> NumberKey:
    """The spec, fully parsed; raises ValueError if a field is invalid."""
    tree, truth = constant(spec.value, "value")
    asked = spec.unit if isinstance(spec.unit, specs.UnitSpec | None) else specs.UnitSpec(spec.unit)
    unit = _unit_of(asked)
    close = _closeness(spec.tol)
    is_quick = spec.form in _QUICK_FORMS and not (spec.tol or spec.as_ or spec.not_)
    if asked is not None and asked.need == "yes":
        is_quick = False
    return NumberKey(
        tree=tree,
        value=truth,
        form=spec.form,
        close=close,
        unit=unit,
        need=asked.need if asked else "no",
        fixed=asked.fixed if asked else False,
        is_percent=asked is not None and asked.u == _PERCENT,
        as_percent=spec.as_ == "percent",
        forbidden=tuple(_expression(text) for text in spec.not_),
        quick=truth.as_integer_ratio() if is_quick and isinstance(truth, Fraction) else None,
        is_literal=shape(tree) in ("int", "dec")
        and (bool(truth) or isinstance(tree, WrittenNumber)),
    )


def _expression(text: str) -> Expr:
    try:
        return parse(normalise(text), ENGLISH)
    except MalformedError as malformed:
        raise ValueError(f"not: {text!r} is not a number ({malformed.code})") from malformed


def _unit_of(asked: specs.UnitSpec | None) -> Unit | None:
    if asked is None or asked.u == _PERCENT:
        return None
    name = normalise(asked.u)
    found = parse_unit(name, 0)
    if found is None or found[1] < len(name):
        raise ValueError(f"unit: {asked.u!r} is not a known unit")
    return found[0]


def _closeness(tol: specs.Tolerance | None) -> Closeness | None:
    if tol is None:
        return None
    given = [name for name in ("abs", "rel", "dp", "sf") if getattr(tol, name) is not None]
    if len(given) != 1:
        raise ValueError("tol: exactly one of abs, rel, dp, sf is needed")
    if (
        (tol.dp or 0) < 0
        or (tol.sf is not None and tol.sf < 1)
        or max(tol.dp or 0, tol.sf or 0) > 40
    ):
        raise ValueError("tol: dp is 0 to 40 and sf 1 to 40")
    size = tol.abs if tol.abs is not None else tol.rel
    amount = None if size is None else rational(size, f"tol.{given[0]}")
    if amount is not None and amount < 0:
        raise ValueError("tol: must not be negative")
    if tol.abs is not None:
        return Closeness(abs=amount)
    return Closeness(rel=amount) if tol.rel is not None else Closeness(dp=tol.dp, sf=tol.sf)


class NumberReading(Struct, frozen=True):
    """One side of an answer, parsed and converted to the question's unit."""

    quantity: Quantity
    amounts: tuple[Value, ...]
    fault: str | None
    """The code of what is wrong with its form."""
    is_foreign: bool
    """Whether its unit makes it wrong whatever its value."""


def check_number(spec: specs.Number, text: str, style: AnswerStyle) -> Verdict:
    """The verdict on a text; raises MalformedError, and ValueError for a bad spec."""
    key = prepare(spec)
    if (
        key.quick is not None
        and (plain := _PLAIN.fullmatch(text))
        and (quick := _check_plain(key, key.quick, plain, style))
    ):
        return quick
    text = normalise(text)
    refuse_hedge(text)
    parts = sides(text)
    findings = [_judge(key, part, style) for part in parts]
    last = findings[-1]
    if len(findings) > 1 and any(found.code not in RIGHT for found in findings):
        shown = [found.shown for found in findings if found.shown is not None]
        last = CheckResult("inconsistent", last.value, ("=", *shown))
    return last.verdict


def _check_plain(
    key: NumberKey, truth: tuple[int, int], plain: re.Match[str], style: AnswerStyle
) -> Verdict | None:
    """The verdict on a plain numeral; None if it needs a closer look."""
    minus, whole, sign, decimals = plain.groups()
    if sign and (sign != style.decimal or style.profile.rounds):
        return None
    places = len(decimals) if sign else 0
    top = int(minus + whole + (decimals or ""))
    if not top and minus:
        return None
    bottom = 10**places
    shown: Formula = ("dec", top, places) if places else top
    top_of_truth, bottom_of_truth = truth
    if top * bottom_of_truth == top_of_truth * bottom:
        code = "exact" if key.is_literal else "equivalent_form"
        return Verdict("right", code, _ratio(top_of_truth, bottom_of_truth), shown)
    if places == 3 and 0 < len(whole) < 4 and int(whole):
        # the decimal point of one convention may be the grouping sign of the other
        return None
    if not sign and style.profile.rounds:
        return None
    code = rational_mistake_code(top, bottom, *truth, places)
    value = _ratio(*Fraction(top, bottom).as_integer_ratio()) if sign else str(top)
    return Verdict("wrong", code, value, shown)


def _ratio(top: int, bottom: int) -> str:
    return str(top) if bottom == 1 else f"{top}/{bottom}"


def _judge(key: NumberKey, text: str, style: AnswerStyle) -> CheckResult:
    reading = parse_answer(key, text, style)
    first = reading.amounts[0]
    shown = _layout_quantity(reading.quantity)
    code = None if reading.is_foreign else _right_code(key, reading, style)
    if code is None:
        code = _wrong_code(key, reading, text, style)
    return CheckResult(code, values.format_value(first), shown)


def parse_answer(key: NumberKey, text: str, style: AnswerStyle) -> NumberReading:
    """A text parsed as an answer to the question; raises MalformedError."""
    typed = _drop_percent(key, parse_quantity(text, style))
    amounts = typed.amounts()
    try:
        found = fault(typed.tree, key.form)
        for tree, _ in typed.more:
            fault(tree, "any")
    except MalformedError as malformed:
        raise MalformedError(malformed.code, _layout_quantity(typed)) from malformed
    if any(is_same_tree(typed.tree, tree) for tree in key.forbidden):
        raise MalformedError("unevaluated", _layout_quantity(typed))
    if typed.unit is None:
        if key.need == "yes":
            raise MalformedError("unit_missing")
        return NumberReading(typed, amounts, found, False)
    return _with_unit(key, typed, found, style)


def _drop_percent(key: NumberKey, typed: Quantity) -> Quantity:
    """The number without a percent sign that the question's unit allows."""
    tree = typed.tree
    if not key.is_percent:
        return typed
    if isinstance(tree, Percentage) and tree.parts == 100:
        return Quantity(tree.of, typed.unit, typed.more, typed.unit_text, typed.is_double)
    return typed


def _with_unit(
    key: NumberKey, typed: Quantity, found: str | None, style: AnswerStyle
) -> NumberReading:
    unit = typed.unit
    if unit is None or key.need == "never" or (key.unit is None and not key.is_percent):
        raise MalformedError("unit_unexpected")
    asked = key.unit
    is_asked = asked is not None and _is_same(unit, asked) and not typed.more
    if is_asked:
        return NumberReading(typed, typed.amounts(), found, False)
    customs = style.profile.units
    if customs == "wrong":
        return NumberReading(typed, typed.amounts(), found, True)
    if asked is None or unit.in_terms_of(asked) is None:
        if key.need == "yes" and customs == "converted":
            return NumberReading(typed, typed.amounts(), "unit_dimension", True)
        raise MalformedError("unit_dimension")
    if key.fixed or customs == "refused":
        raise MalformedError("unit_scale")
    return NumberReading(typed, typed.amounts(asked), found, False)


def _is_same(unit: Unit, asked: Unit) -> bool:
    return unit.in_terms_of(asked) == Fraction(1)


def _right_code(key: NumberKey, reading: NumberReading, style: AnswerStyle) -> str | None:
    """The code of a right value, or of a right value in the wrong form."""
    typed = reading.quantity
    for amount in _candidates(key, reading):
        if values.equal(amount, key.value):
            if reading.fault:
                return reading.fault
            is_same = is_same_tree(typed.tree, key.tree) and (
                typed.unit is None or typed.unit == key.unit
            )
            return "exact" if is_same and not typed.more else "equivalent_form"
    if reading.fault:
        return None
    for amount in _candidates(key, reading):
        if key.close is not None and key.close.holds(amount, key.value):
            return "within_tolerance"
        if (
            style.profile.rounds
            and tolerance.is_endless(key.value)
            and tolerance.stands_for(typed.tree, amount, key.value)
        ):
            return "within_tolerance"
    return None


def _candidates(key: NumberKey, reading: NumberReading) -> tuple[Value, ...]:
    """The values that the typed text may mean."""
    amounts = reading.amounts
    if key.as_percent and not isinstance(reading.quantity.tree, Percentage):
        amounts += tuple(values.divide(amount, Fraction(100)) for amount in amounts)
    return amounts


def _wrong_code(key: NumberKey, reading: NumberReading, text: str, style: AnswerStyle) -> str:
    if reading.is_foreign:
        return reading.fault or "wrong" if reading.fault == "unit_dimension" else "wrong"
    if ("," in text or "." in text) and _is_right_elsewhere(key, text, style):
        return "separator"
    return mistake_code(reading.amounts[0], key.value, _places(reading.quantity.tree))


def _is_right_elsewhere(key: NumberKey, text: str, style: AnswerStyle) -> bool:
    try:
        amounts = parse_answer(key, text, style.swapped()).amounts
    except MalformedError:
        return False
    return any(values.equal(amount, key.value) for amount in amounts)


def _places(tree: Expr) -> int | None:
    """The number of decimals of a plain numeral or percentage."""
    shift = 0
    inside = getattr(tree, "of", tree) if not isinstance(tree, WrittenNumber) else tree
    if isinstance(tree, Percentage):
        shift = 2 if tree.parts == 100 else 3
    if not isinstance(inside, WrittenNumber) or inside.writing not in ("int", "dec"):
        return None
    return shift + len(inside.mark.partition(".")[2])


def _layout_quantity(typed: Quantity) -> Formula:
    number = layout(typed.tree)
    return ("qty", number, _raise_exponents(typed.unit_text)) if typed.unit_text else number


def _raise_exponents(unit: str) -> str:
    return _EXPONENT.sub(lambda found: found[1].translate(_RAISED), unit)
