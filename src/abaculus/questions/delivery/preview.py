"""How a typed text is read, told while it is typed; right or wrong has no part in it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, Final

from msgspec.structs import replace

from abaculus.kernel.question_card import Reading
from abaculus.maths.answers import AnswerSpec, Verdict, check, specs, tex
from abaculus.maths.answers.normalise import normal
from abaculus.maths.answers.parser import parse
from abaculus.maths.answers.styles import ENGLISH
from abaculus.maths.answers.verdicts import Malformed
from abaculus.maths.formulas.tree import Formula
from abaculus.maths.numerals import Numeral, read_numeral, speak_numeral
from abaculus.questions.delivery.mathematics import Unwritten, formula_of
from abaculus.questions.drafts import Said
from abaculus.questions.renderer import text
from abaculus.questions.views import Shown, shown

READ: Final = "read"


def reading(spec: AnswerSpec, given: str, locale: str, profile: str = "default") -> Reading:
    """What a text says; it is the same whatever the answer is."""
    verdict = check(blind(spec), given, locale, profile)
    if verdict.outcome == "malformed":
        told = None if not verdict.shown else _shown(spec, verdict, given, locale)
        return Reading(verdict.code, told, refused(verdict.code, locale))
    return Reading(READ, _shown(spec, verdict, given, locale), "")


def refused(code: str, locale: str) -> str:
    """What is amiss with a text that is no answer, and what to change."""
    return text(locale).said(Said(f"practice.malformed.{code}"))


def blind(spec: AnswerSpec) -> AnswerSpec:
    """The same question with another answer, so that no reading can tell the true one."""
    if isinstance(spec, specs.Parts):
        return replace(spec, parts=tuple(replace(one, spec=blind(one.spec)) for one in spec.parts))
    made = _BLIND.get(type(spec))
    return spec if made is None else made(spec)


def _with(**fields: Any) -> Callable[[Any], AnswerSpec]:
    def told(spec: Any) -> AnswerSpec:
        other: AnswerSpec = replace(spec, **fields)
        return other

    return told


_BLIND: Final[dict[type, Callable[[Any], AnswerSpec]]] = {
    specs.Number: _with(value="1"),
    specs.Ratio: lambda spec: replace(spec, terms=(1,) * len(spec.terms)),
    specs.Quotrem: _with(q=0, r=0),
    specs.Time: _with(value="00:00"),
    specs.Duration: _with(seconds=0),
    specs.Date: _with(value="0001-01-01"),
    specs.Year: _with(value=1),
    specs.Point: lambda spec: replace(spec, coords=(0,) * len(spec.coords)),
    specs.List: lambda spec: replace(spec, items=(0,) * len(spec.items)),
    specs.Set: lambda spec: replace(spec, items=tuple(range(len(set(spec.items))))),
    specs.Multiset: lambda spec: replace(spec, items=(0,) * len(spec.items)),
    specs.Interval: _with(value="[0, 1]"),
    specs.Bool: _with(value=True),
    specs.Word: _with(accept={"en": ("…",)}, lexicon=()),
    specs.Choice: _with(correct=0),
    specs.Numeral: _with(value=1),
    specs.Expr: _with(value=1),
    specs.Equation: lambda spec: replace(spec, value=f"{spec.vars[0]} = 0"),
}
"""Predicates have no answer of their own, only a test, and that is in the question."""


def _shown(spec: AnswerSpec, verdict: Verdict, given: str, locale: str) -> Shown:
    plain = " ".join(given.split())
    try:
        return shown(_formula(spec, verdict), locale)
    except (Unwritten, KeyError):
        return _typed(spec, plain)


def _formula(spec: AnswerSpec, verdict: Verdict) -> Formula:
    value = verdict.value or ""
    if isinstance(spec, specs.Numeral):
        raise Unwritten(value)
    if isinstance(spec, specs.Duration) and value.isdecimal() and int(value):
        return ("lasting", int(value))
    if isinstance(spec, specs.Year):
        return ("year", int(value))
    if isinstance(spec, specs.Date):
        return ("date", *map(int, value.split("-")))
    if isinstance(spec, specs.Interval):
        pieces = tuple(_span(piece) for piece in value.split(" U ")) if value != "{}" else ()
        return pieces[0] if len(pieces) == 1 else ("or", *pieces) if pieces else ("raw", "∅")
    return formula_of(verdict.shown)


def _span(piece: str) -> Formula:
    low, _, high = piece[1:-1].partition(", ")
    return ("span", piece[0], _end(low), _end(high), piece[-1])


def _end(said: str) -> Formula:
    if said.endswith("inf"):
        return ("neg", ("inf",)) if said.startswith("-") else ("inf",)
    try:
        return formula_of(tex.shown(parse(normal(said), ENGLISH)))
    except Malformed as malformed:
        raise Unwritten(said) from malformed


def _typed(spec: AnswerSpec, plain: str) -> Shown:
    """The text itself; numerals of another system as that draws them, by the names of the signs."""
    drawn = escape(plain, quote=False)
    if isinstance(spec, specs.Numeral):
        found = read_numeral(spec.system, plain, base=spec.base)
        if isinstance(found, Numeral) and found.canonical:
            if spec.base is None:
                drawn = shown(("numeral", spec.system, found.value), "en").html
            return Shown(plain, drawn, speak_numeral(spec.system, found.value, base=spec.base))
    return Shown(plain, drawn, plain)
