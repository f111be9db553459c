"""How a text is read while it is typed, whether it is right or wrong."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, Final

from msgspec.structs import replace

from abaculus.kernel.question_card import AnswerPreview
from abaculus.maths.answers import AnswerSpec, Verdict, check, specs
from abaculus.maths.numerals import Numeral, read_numeral, speak_numeral
from abaculus.questions.drafts import MessageRef
from abaculus.questions.renderer import text
from abaculus.questions.views import CardText, render_formula

READ: Final = "read"


def preview_answer(
    spec: AnswerSpec, given: str, locale: str, profile: str = "default"
) -> AnswerPreview:
    """What a text means, independent of the true answer."""
    verdict = check(hide_answer(spec), given, locale, profile)
    if verdict.outcome == "malformed":
        is_read = verdict.shown is not None
        reading = _render_reading(spec, verdict, given, locale) if is_read else None
        return AnswerPreview(verdict.code, reading, describe_fault(verdict.code, locale))
    return AnswerPreview(READ, _render_reading(spec, verdict, given, locale), "")


def describe_fault(code: str, locale: str) -> str:
    """What is wrong with a text that is not an answer, and what to change."""
    return text(locale).sentence(MessageRef(f"practice.malformed.{code}"))


def hide_answer(spec: AnswerSpec) -> AnswerSpec:
    """The same question with another answer, so that no reading can reveal the true one."""
    if isinstance(spec, specs.Parts):
        return replace(
            spec, parts=tuple(replace(one, spec=hide_answer(one.spec)) for one in spec.parts)
        )
    made = _BLIND.get(type(spec))
    return spec if made is None else made(spec)


def _replacer(**fields: Any) -> Callable[[Any], AnswerSpec]:
    def replace_fields(spec: Any) -> AnswerSpec:
        other: AnswerSpec = replace(spec, **fields)
        return other

    return replace_fields


_BLIND: Final[dict[type, Callable[[Any], AnswerSpec]]] = {
    specs.Number: _replacer(value="1"),
    specs.Ratio: lambda spec: replace(spec, terms=(1,) * len(spec.terms)),
    specs.Quotrem: _replacer(q=0, r=0),
    specs.Time: _replacer(value="00:00"),
    specs.Duration: _replacer(seconds=0),
    specs.Date: _replacer(value="0001-01-01"),
    specs.Year: _replacer(value=1),
    specs.Point: lambda spec: replace(spec, coords=(0,) * len(spec.coords)),
    specs.List: lambda spec: replace(spec, items=(0,) * len(spec.items)),
    specs.Set: lambda spec: replace(spec, items=tuple(range(len(set(spec.items))))),
    specs.Multiset: lambda spec: replace(spec, items=(0,) * len(spec.items)),
    specs.Interval: _replacer(value="[0, 1]"),
    specs.Bool: _replacer(value=True),
    specs.Word: _replacer(accept={"en": ("…",)}, lexicon=()),
    specs.Choice: _replacer(correct=0),
    specs.Numeral: _replacer(value=1),
    specs.Expr: _replacer(value=1),
    specs.Equation: lambda spec: replace(spec, value=f"{spec.vars[0]} = 0"),
}
"""Predicates have no answer of their own, only a test, which is part of the question."""


def _render_reading(spec: AnswerSpec, verdict: Verdict, given: str, locale: str) -> CardText:
    if verdict.shown is None or isinstance(spec, specs.Numeral):
        return _render_text(spec, " ".join(given.split()))
    return render_formula(verdict.shown, locale)


def _render_text(spec: AnswerSpec, plain: str) -> CardText:
    """The text itself; other numerals are drawn, and spoken by the names of their signs."""
    drawn = escape(plain, quote=False)
    if isinstance(spec, specs.Numeral):
        found = read_numeral(spec.system, plain, base=spec.base)
        if isinstance(found, Numeral) and found.canonical:
            if spec.base is None:
                drawn = render_formula(("numeral", spec.system, found.value), "en").html
            return CardText(plain, drawn, speak_numeral(spec.system, found.value, base=spec.base))
    return CardText(plain, drawn, plain)
