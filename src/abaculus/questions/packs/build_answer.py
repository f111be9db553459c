"""Builds the answer for the values of a variant, and proves that it would be marked right."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from fractions import Fraction
from typing import Any, Final

import msgspec

from abaculus.maths.answers import AnswerSpec, check, read_spec, refuse_bad_spec, specs, values
from abaculus.maths.answers.items import layout_text
from abaculus.maths.answers.numbers import constant
from abaculus.maths.answers.values import Value
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.maths.formulas.tree import Formula
from abaculus.maths.layout import layout
from abaculus.questions.answers import Answer, choice, digits, yes_no
from abaculus.questions.packs.answer_templates import AnswerError, AnswerTemplate, Spec
from abaculus.questions.packs.evaluate import evaluate, holds
from abaculus.questions.packs.expressions import PackExpression
from abaculus.questions.packs.number_spellings import spellings
from abaculus.questions.packs.slots import Slots
from abaculus.questions.packs.source_map import is_list, is_object
from abaculus.questions.packs.tex_parser import TexError, parse_tex
from abaculus.questions.packs.variables import Assignment, values_of
from abaculus.questions.renderer import keyboard, text
from abaculus.questions.specs import spec as spec_of

_SHORT: Final = 40
"""A text of this many characters is never too long a number."""
_MINUTE: Final = re.compile(r"([0-9]{1,2}:)([0-9])")


class VariantAnswer(msgspec.Struct, frozen=True):
    """The answer of one variant, and the text of a right answer."""

    answer: Answer
    spec: AnswerSpec
    typed: str


def build_answer(key: AnswerTemplate, drawn: Assignment) -> VariantAnswer:
    """The answer for values; raises AnswerError, or MalformedError for an impossible value."""
    match key.kind:
        case "number":
            return _number(key, drawn)
        case "choice":
            return _choice(key, drawn)
        case "bool":
            return _bool(key, drawn)
        case "parts":
            return _parts(key, drawn)
        case _:
            return _check_answer(_spec_answer(key, drawn), key.lang)


def _check_answer(one: VariantAnswer, lang: str) -> VariantAnswer:
    verdict = check(one.spec, one.typed, lang if one.answer.kind == "word" else "en")
    if verdict.outcome != "right":
        raise AnswerError("E37", (), text=one.typed, reason=format_reason(verdict.code))
    return one


# numbers


def _number(key: AnswerTemplate, drawn: Assignment) -> VariantAnswer:
    expression: PackExpression = key.fields["value"]
    value = evaluate(expression, values_of(drawn))
    rest = {name: fill_values(one, drawn) for name, one in key.fields.items() if name != "value"}
    spec = _number_spec(values.format_value(value), rest)
    unit = _unit(rest.get("unit"))
    plain = keyboard("en")
    code, typed = "", ""
    for formula in _number_formulas(expression, value, str(rest.get("form", "any"))):
        typed = _with_unit(plain.value(formula), unit)
        verdict = check(spec, typed)
        if verdict.outcome == "right":
            fields = {"value": plain.value(formula), **rest}
            answer = Answer("number", formula, formula, fields, _pad(formula), "written")
            return VariantAnswer(answer, spec, typed)
        code = verdict.code
    raise AnswerError("E37", (), text=typed, reason=format_reason(code))


def _number_spec(value: str, rest: Spec) -> AnswerSpec:
    if len(value) > _SHORT:
        try:
            constant(value, "value")
        except ValueError as error:
            raise MalformedError("too_big") from error
    return build_spec({"kind": "number", "value": value, **rest}) if rest else specs.Number(value)


def _number_formulas(expression: PackExpression, value: Value, form: str) -> Iterator[Formula]:
    """The ways to show the number: as its author wrote it, as its form says, as is usual."""
    if not expression.names:
        with suppress(ValueError):
            yield layout(constant(expression.text, "value")[0])
    yield from spellings(value, form)


def _unit(raw: Any) -> str:
    """The unit after the number, unless it must not be typed."""
    if is_object(raw):
        fields = raw
        return "" if fields.get("need") == "never" else str(fields.get("u", ""))
    return str(raw or "")


def _pad(formula: Formula) -> str:
    head = formula[0] if isinstance(formula, tuple) else ""
    if isinstance(formula, tuple) and head == "neg":
        return _pad(formula[1])
    if isinstance(formula, int) or head in ("dec", "per", "pct"):
        return "digits"
    return "fraction" if head in ("frac", "mixed") else "surd"


def wrong_number_spellings(wrong: Value, truth: VariantAnswer) -> Iterator[tuple[str, Formula]]:
    """Ways to type and show a wrong number, most like the right one first."""
    unit = _unit(truth.answer.fields.get("unit"))
    for formula in spellings(wrong, str(truth.answer.fields.get("form", "any"))):
        yield _with_unit(keyboard("en").value(formula), unit), formula


def _with_unit(typed: str, unit: str) -> str:
    """A number as typed, with its unit if it has one."""
    return f"{typed} {unit}" if unit else typed


# choices


def _choice(key: AnswerTemplate, drawn: Assignment) -> VariantAnswer:
    plain = text(key.lang)
    options = tuple(one.fill(drawn) for one in key.options)
    texts = [plain.value(one) for one in options]
    for place, one in enumerate(texts):
        if one in texts[:place]:
            raise AnswerError("E35", ("options", place), text=one)
    correct = key.fields["correct"]
    if not isinstance(correct, int):
        right_text = plain.value(correct.fill(drawn))
        if right_text not in texts:
            raise AnswerError("E33", ("correct",), text=right_text, choice=", ".join(texts))
        correct = texts.index(right_text)
    answer = choice(options, correct)
    return VariantAnswer(answer, build_spec(spec_of(answer, key.lang)), texts[correct])


def _bool(key: AnswerTemplate, drawn: Assignment) -> VariantAnswer:
    truth = key.fields["value"]
    if isinstance(truth, PackExpression):
        truth = holds(truth, values_of(drawn))
    answer = yes_no(truth=bool(truth))
    return VariantAnswer(answer, build_spec(spec_of(answer)), "yes" if truth else "no")


def _parts(key: AnswerTemplate, drawn: Assignment) -> VariantAnswer:
    boxes: list[Spec] = []
    inner: list[VariantAnswer] = []
    for place, (name, one) in enumerate(key.parts):
        try:
            inner.append(build_answer(one, drawn))
        except AnswerError as bad:
            path = ("parts", place, "spec", *bad.path)
            raise AnswerError(bad.code, path, **bad.values) from bad
        boxes.append({"name": name, "spec": spec_of(inner[-1].answer, key.lang)})
    shown: Formula = ("list", *(one.answer.shown for one in inner))
    pad = inner[0].answer.keypad
    answer = Answer("parts", shown, shown, {"parts": boxes}, pad, "written")
    given = "; ".join(one.typed for one in inner)
    return VariantAnswer(answer, build_spec({"kind": "parts", "parts": boxes}), given)


# everything else


def _spec_answer(key: AnswerTemplate, drawn: Assignment) -> VariantAnswer:
    fields: Spec = {name: fill_values(one, drawn) for name, one in key.fields.items()}
    example = fields.pop("example", None)
    if key.kind == "time" and (short := _MINUTE.fullmatch(str(fields["value"]))):
        fields["value"] = f"{short[1]}0{short[2]}"
    spec = build_spec({"kind": key.kind, **fields})
    shown = _mathematics(str(example)) if example else _FORMULAS[key.kind](fields, key.lang)
    pad = _PADS.get(key.kind, "digits")
    if key.kind == "numeral" and fields.get("base") is None:
        pad = f"tiles:{fields['system']}"
    answer = Answer(key.kind, shown, shown, fields, pad, "written")
    return VariantAnswer(answer, spec, str(example or keyboard("en").value(shown)))


def _row(head: str, name: str) -> Callable[[Spec, str], Formula]:
    return lambda fields, _: (head, *(layout_text(str(one)) for one in fields[name]))


def _clock(fields: Spec, _lang: str) -> Formula:
    hours, _, minutes = str(fields["value"]).partition(":")
    return ("clock", int(hours), int(minutes))


def _date(fields: Spec, _lang: str) -> Formula:
    return ("date", *(int(part) for part in str(fields["value"]).split("-")))


def _duration(fields: Spec, _lang: str) -> Formula:
    seconds = constant(fields["seconds"], "seconds")[1]
    if isinstance(seconds, Fraction) and seconds.denominator == 1 and seconds > 0:
        return ("lasting", int(seconds))
    return ("qty", layout_text(str(fields["seconds"])), "s")


def _rest(fields: Spec, _lang: str) -> Formula:
    return ("rest", layout_text(str(fields["q"])), layout_text(str(fields["r"])))


def _word(fields: Spec, lang: str) -> Formula:
    accept: Mapping[str, list[str]] = fields["accept"]
    others = [word for words in accept.values() for word in words]
    words = [*accept.get(lang, ()), *accept.get(lang.split("-")[0], ()), *others]
    if not words:
        raise AnswerError("E30", ("accept",), reason="no word is accepted")
    return ("raw", words[0])


def _numeral(fields: Spec, _lang: str) -> Formula:
    base = fields.get("base")
    if base:
        return ("based", digits(fields["value"], base), base)
    return ("numeral", fields["system"], fields["value"])


def _mathematics(source: str) -> Formula:
    """A text as mathematics, if it can be parsed as such."""
    try:
        formula = parse_tex(source)
    except TexError:
        return ("raw", source)
    return ("jux", formula) if isinstance(formula, str) else formula


_FORMULAS: Final[dict[str, Callable[[Spec, str], Formula]]] = {
    "ratio": _row(":", "terms"),
    "point": _row("pt", "coords"),
    "list": _row("list", "items"),
    "set": _row("list", "items"),
    "multiset": _row("list", "items"),
    "quotrem": _rest,
    "time": _clock,
    "duration": _duration,
    "date": _date,
    "year": lambda fields, _: ("year", fields["value"]),
    "interval": lambda fields, _: ("raw", str(fields["value"])),
    "word": _word,
    "numeral": _numeral,
    "expr": lambda fields, _: _mathematics(str(fields["value"])),
    "equation": lambda fields, _: _mathematics(str(fields["value"])),
}
_PADS: Final = {
    "time": "time", "duration": "time", "date": "text", "interval": "text", "word": "text",
    "expr": "algebra", "equation": "algebra", "predicate": "text",
}  # fmt: skip


# fill in the values


def fill_values(one: Any, drawn: Assignment) -> Any:
    """A field with its values filled in; raises MalformedError."""
    if isinstance(one, PackExpression):
        value = evaluate(one, values_of(drawn))
        is_whole = isinstance(value, Fraction) and value.denominator == 1
        return (
            int(value) if is_whole and isinstance(value, Fraction) else values.format_value(value)
        )
    if isinstance(one, Slots):
        return one.fill(drawn)
    if is_list(one):
        return [fill_values(part, drawn) for part in one]
    if is_object(one):
        return {name: fill_values(part, drawn) for name, part in one.items()}
    return one


def build_spec(raw: Spec) -> AnswerSpec:
    """The specification for the checker; raises AnswerError."""
    try:
        spec = read_spec(raw)
        refuse_bad_spec(spec)
    except ValueError as error:
        raise AnswerError("E30", (), reason=_plain_reason(str(error))) from error
    return spec


def _plain_reason(reason: str) -> str:
    return reason.replace("`", "").replace("$.", "").rstrip(".").replace(" - at ", ": ")


_REASONS: Final = {
    "div0": "it divides by zero",
    "too_big": "it is too large",
    "not_real": "it is a root of a negative number",
    "not_whole": "only whole numbers have a common factor or multiple",
    "syntax": "it cannot be read",
    "unevaluated": "it is not worked out",
    "unit_missing": "the unit is missing",
    "unit_unknown": "the unit is unknown",
    "wrong_form": "it is not in the form that is asked for",
    "not_reduced": "it is not in lowest terms",
    "not_plain": "it is not a plain numeral",
}


def format_reason(code: str) -> str:
    """Why the checker refuses something, in words."""
    return _REASONS.get(code, code.replace("_", " "))
