"""Decides whether a text is the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, TypeAlias, cast

from abaculus.maths.answers import specs, values
from abaculus.maths.answers.numbers import check_number, constant
from abaculus.maths.answers.specs import AnswerSpec
from abaculus.maths.answers.styles import ENGLISH, AnswerStyle, Profile, style
from abaculus.maths.answers.verdicts import MISCONCEPTION, MalformedError, Verdict

_Check: TypeAlias = Callable[[Any, str, AnswerStyle], Verdict]
_PLACES: Final = {
    "ratios": (specs.Ratio, specs.Quotrem),
    "clocks": (specs.Time, specs.Duration),
    "dates": (specs.Date, specs.Year),
    "lists": (specs.Point, specs.List, specs.Set, specs.Multiset),
    "intervals": (specs.Interval,),
    "words": (specs.Bool, specs.Word, specs.Choice),
    "numerals": (specs.Numeral,),
    "algebra": (specs.Expr, specs.Equation),
    "predicates": (specs.Predicate,),
}
"""The modules that check the rarer kinds, loaded on demand."""


@cache
def _find_check(kind: type[AnswerSpec]) -> _Check:
    if kind is specs.Number:
        return check_number
    name = kind.__name__.lower()
    place = next(module for module, kinds in _PLACES.items() if kind in kinds)
    return cast(_Check, getattr(import_module(f"{__package__}.{place}"), f"check_{name}"))


def check(
    spec: AnswerSpec,
    text: str,
    locale: str = "en",
    profile: str | Profile = "default",
    distractors: Sequence[tuple[specs.Scalar, str]] = (),
) -> Verdict:
    """The verdict on a text; raises `ValueError` only for a bad spec, locale or profile.

    Distractors are wrong values with the ids of the misconceptions they come from.
    """
    verdict = _check_one(spec, text, style(locale, profile))
    if verdict.outcome == "wrong" and verdict.value is not None:
        for value, misconception in distractors:
            if _canonical(spec, value) == verdict.value:
                return Verdict("wrong", MISCONCEPTION + misconception, verdict.value, verdict.shown)
    return verdict


def _check_one(spec: AnswerSpec, text: str, seat: AnswerStyle) -> Verdict:
    try:
        if isinstance(spec, specs.Parts):
            return _check_parts(spec, text, seat)
        return _find_check(type(spec))(spec, text, seat)
    except MalformedError as malformed:
        return Verdict("malformed", malformed.code, None, malformed.shown)


def _check_parts(spec: specs.Parts, text: str, seat: AnswerStyle) -> Verdict:
    from abaculus.maths.answers.parts import check_parts

    return check_parts(spec, text, seat, _check_one)


def _canonical(spec: AnswerSpec, value: specs.Scalar) -> str | None:
    """How a verdict shows a value of this kind."""
    if isinstance(spec, specs.Number):
        return values.format_value(constant(value, "distractors")[1])
    return _check_one(spec, str(value), ENGLISH).value


def refuse_bad_spec(spec: AnswerSpec) -> None:
    """Raise ValueError with the name and the reason if a field of a spec makes no sense."""
    if isinstance(spec, specs.Parts):
        for part in spec.parts:
            refuse_bad_spec(part.spec)
    _check_one(spec, "0", ENGLISH)
