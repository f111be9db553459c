"""Answers in the few shapes that other programs know: a number, a choice, yes or no, texts."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final, TypeAlias

from msgspec import Struct

from abaculus.maths.answers import read_spec, specs
from abaculus.maths.answers.numbers import rational
from abaculus.questions.packs.exports.report import ExportLedger
from abaculus.questions.packs.imports.answers import format_decimal, format_fraction
from abaculus.questions.packs.imports.report import UnfitItemError
from abaculus.questions.packs.model import PackItem

_DIGITS: Final = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
_BY_TEXT: Final = "there an answer is judged by its text alone"


class NumericAnswer(Struct, frozen=True):
    """A decimal number with an absolute tolerance, perhaps with a unit."""

    value: str
    room: Fraction = Fraction(0)
    unit: str = ""
    needs_unit: bool = False


class ChoiceAnswer(Struct, frozen=True):
    """Options, one of which is right."""

    options: tuple[str, ...]
    right: int


class TruthAnswer(Struct, frozen=True):
    """Yes or no."""

    value: bool


class TextAnswer(Struct, frozen=True):
    """Texts that are all right."""

    texts: tuple[str, ...]


ExportAnswer: TypeAlias = NumericAnswer | ChoiceAnswer | TruthAnswer | TextAnswer


def convert_answer(item: PackItem, lang: str, ledger: ExportLedger) -> ExportAnswer:
    """The nearest shape for an answer; raises UnfitItemError if there is none."""
    data = item.answer
    if isinstance(data, str):
        data = {"kind": "number", "value": data}
    try:
        spec = read_spec({name: value for name, value in data.items() if name != "example"})
    except ValueError as fault:
        raise UnfitItemError(f"its answer cannot be read: {fault}") from fault
    return _convert_spec(spec, lang, ledger)


def _convert_spec(spec: Any, lang: str, ledger: ExportLedger) -> ExportAnswer:
    if isinstance(spec, specs.Number):
        return _number(spec, ledger)
    if isinstance(spec, specs.Choice):
        right = spec.correct
        place = right if isinstance(right, int) else spec.options.index(right)
        return ChoiceAnswer(spec.options, place)
    if isinstance(spec, specs.Bool):
        return TruthAnswer(spec.value)
    if isinstance(spec, specs.Word):
        return _word(spec, lang, ledger)
    if isinstance(spec, specs.Ratio) and (spec.colon or spec.form != "any"):
        ledger.change("the form of the ratio is not demanded there")
    for kind, writer in _TEXTS.items():
        if isinstance(spec, kind):
            if not isinstance(spec, _RETURNING):
                ledger.change(_BY_TEXT)
            return TextAnswer((writer(spec),))
    raise UnfitItemError("its kind of answer is not known there")


def _number(spec: specs.Number, ledger: ExportLedger) -> ExportAnswer:
    if spec.form != "any" or spec.as_ or spec.not_:
        ledger.change("the form of the number is not demanded there")
    text = str(spec.value)
    unit = spec.unit if isinstance(spec.unit, specs.UnitSpec | None) else specs.UnitSpec(spec.unit)
    if unit is not None and (unit.need == "never" or unit.fixed):
        ledger.change("how the unit must be written is not demanded there")
    try:
        value = rational(text, "value")
    except ValueError:
        return _number_text(text, unit, spec.tol is not None, ledger)
    room = _absolute_tolerance(spec.tol, value, ledger)
    if room == 0 and not _DIGITS.fullmatch(text):
        return _number_text(text, unit, False, ledger)
    digits = text if _DIGITS.fullmatch(text) else format_decimal(value)
    if digits is None:
        digits = _round_decimal(value)
        ledger.change(f"{text} was rounded to {digits}")
    return NumericAnswer(
        digits, room, unit.u if unit else "", unit is not None and unit.need == "yes"
    )


def _number_text(
    text: str, unit: specs.UnitSpec | None, has_room: bool, ledger: ExportLedger
) -> ExportAnswer:
    """A number that is not a decimal, as its text and as its decimal if there is one."""
    if has_room:
        ledger.change("the tolerance is left out: the number has no decimal")
    behind = f" {unit.u}" if unit else ""
    texts = [text + behind]
    try:
        texts.append((format_decimal(rational(text, "value")) or text) + behind)
    except ValueError:
        ledger.change(_BY_TEXT)
    if unit and unit.need != "yes":
        texts.append(text)
    return TextAnswer(tuple(dict.fromkeys(texts)))


def _absolute_tolerance(
    tol: specs.Tolerance | None, value: Fraction, ledger: ExportLedger
) -> Fraction:
    """The tolerance as an absolute difference."""
    if tol is None:
        return Fraction(0)
    if tol.abs is not None:
        return rational(tol.abs, "tol")
    if tol.rel is not None:
        room = abs(value) * rational(tol.rel, "tol")
    else:
        places = tol.dp if tol.dp is not None else (tol.sf or 1) - 1 - _magnitude(value)
        room = Fraction(1, 2) * Fraction(10) ** -places
    if format_decimal(room) is None:
        room = Fraction(_round_decimal(room))
    ledger.change(f"the tolerance became ±{format_fraction(room)}")
    return room


def _magnitude(value: Fraction) -> int:
    """The power of ten of the first digit."""
    power = 0
    value = abs(value)
    while value >= 10:
        value, power = value / 10, power + 1
    while 0 < value < 1:
        value, power = value * 10, power - 1
    return power


def _round_decimal(value: Fraction) -> str:
    """A fraction to twelve decimals."""
    return format_fraction(Fraction(round(value * 10**12), 10**12))


def _word(spec: specs.Word, lang: str, ledger: ExportLedger) -> TextAnswer:
    if len(spec.accept) > 1:
        ledger.change("the words of all languages are right there")
    if spec.typo != 1 or spec.lexicon:
        ledger.change("which slips are forgiven is not said there")
    own = [*spec.accept.get(lang, ()), *(word for words in spec.accept.values() for word in words)]
    return TextAnswer(tuple(dict.fromkeys(own)))


def _join_items(items: Any) -> str:
    return "; ".join(map(str, items))


_TEXTS: Final[dict[type, Callable[[Any], str]]] = {
    specs.Ratio: lambda spec: ":".join(map(str, spec.terms)),
    specs.Quotrem: lambda spec: f"{spec.q} r {spec.r}",
    specs.Time: lambda spec: str(spec.value),
    specs.Date: lambda spec: str(spec.value),
    specs.Year: lambda spec: str(spec.value),
    specs.Duration: lambda spec: f"{spec.seconds} s",
    specs.Point: lambda spec: f"({_join_items(spec.coords)})",
    specs.List: lambda spec: _join_items(spec.items),
    specs.Set: lambda spec: _join_items(spec.items),
    specs.Multiset: lambda spec: _join_items(spec.items),
    specs.Interval: lambda spec: str(spec.value),
    specs.Expr: lambda spec: str(spec.value),
    specs.Equation: lambda spec: str(spec.value),
}
_RETURNING: Final = (specs.Ratio, specs.Time, specs.Expr)
"""Kinds that an import can recover from their texts."""
