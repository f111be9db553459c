"""An author's answer as parsed: a kind, and fields that may contain variables."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, TypeAlias, TypeGuard

import msgspec

from abaculus.errors import QuestionError
from abaculus.maths.answers.specs import KINDS
from abaculus.questions.packs.expressions import ExpressionError, PackExpression, parse_expression
from abaculus.questions.packs.names import suggest_name
from abaculus.questions.packs.slots import parse_slots
from abaculus.questions.packs.source_map import Path, is_list, is_object
from abaculus.questions.packs.texts import TextError, TextTemplate, parse_text

Spec: TypeAlias = dict[str, Any]

_SUMS: Final = {
    "number": ("value",),
    "quotrem": ("q", "r"),
    "duration": ("seconds",),
    "year": ("value",),
    "numeral": ("value",),
}
"""Fields that are calculations."""
_ROWS: Final = {"ratio": "terms", "point": "coords", "list": "items", "set": "items"} | {
    "multiset": "items"
}
"""Fields that are lists of calculations."""
_NEEDED: Final = {
    "ratio": ("terms",), "quotrem": ("q", "r"), "duration": ("seconds",), "point": ("coords",),
    "list": ("items",), "set": ("items",), "multiset": ("items",), "word": ("accept",),
    "numeral": ("system", "value"), "predicate": ("name", "example"),
    "choice": ("options", "correct"), "parts": ("parts",),
}  # fmt: skip
"""Fields a kind requires; the others require `value`."""
_WHOLE: Final = ("year", "numeral")


class AnswerError(QuestionError):
    """An invalid answer: the code, the place inside the answer, and the sentence's values."""

    def __init__(self, code: str, path: Path = (), **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.path = path
        self.values = values


class AnswerTemplate(msgspec.Struct, frozen=True):
    """A parsed answer."""

    kind: str
    fields: Mapping[str, Any]
    """The specification, with expressions and slots for everything that varies."""
    lang: str
    options: tuple[TextTemplate, ...] = ()
    parts: tuple[tuple[str, AnswerTemplate], ...] = ()


def parse_answer(given: str | Spec, names: Collection[str], lang: str) -> AnswerTemplate:
    """The answer of an item; raises AnswerError with the place inside the answer."""
    if isinstance(given, str):
        return AnswerTemplate("number", {"value": _sum(given, names, ())}, lang)
    kind = given.get("kind")
    if kind not in KINDS:
        near = suggest_name(str(kind), KINDS)
        reason = "its kind is missing" if kind is None else f"there is no kind “{kind}”{near}"
        raise AnswerError("E30", ("kind",) if kind is not None else (), reason=reason)
    fields = {name: one for name, one in given.items() if name != "kind"}
    for name in _NEEDED.get(str(kind), ("value",)):
        if fields.get(name) is None:
            raise AnswerError("E21", (), name=name)
    try:
        return _answer_template(str(kind), fields, names, lang)
    except TextError as bad:
        raise AnswerError(bad.code, (), **bad.values) from bad


def _answer_template(kind: str, fields: Spec, names: Collection[str], lang: str) -> AnswerTemplate:
    if kind == "choice":
        return _choice_template(fields, names, lang)
    if kind == "parts":
        return _parts_template(fields, names, lang)
    if kind == "bool" and isinstance(fields["value"], str):
        return AnswerTemplate(kind, {"value": _test(fields["value"], names)}, lang)
    found: Spec = {}
    for name, one in fields.items():
        if name in _SUMS.get(kind, ()):
            found[name] = _sum(str(one), names, (name,))
        elif name == _ROWS.get(kind) and is_list(one):
            row = one
            found[name] = [_sum(str(part), names, (name, at)) for at, part in enumerate(row)]
        else:
            found[name] = _parse_slots(one, names)
    if kind != "number":
        found = {name: _constant_value(kind, one, names) for name, one in found.items()}
    return AnswerTemplate(kind, found, lang)


def _constant_value(kind: str, one: Any, names: Collection[str]) -> Any:
    """The value as its author wrote it, if it has no variables."""
    if names:
        return one
    if isinstance(one, PackExpression):
        return _whole_text(one.text) if kind in _WHOLE else one.text
    if is_list(one):
        return [_constant_value(kind, part, names) for part in one]
    return one


def _whole_text(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdecimal() and len(text) < 16 else text


def _choice_template(fields: Spec, names: Collection[str], lang: str) -> AnswerTemplate:
    raw, correct = fields["options"], fields["correct"]
    if not is_list(raw) or not 2 <= len(raw) <= 6:
        raise AnswerError("E30", ("options",), reason="2 to 6 options are wanted")
    options: list[TextTemplate] = []
    for place, one in enumerate(raw):
        if isinstance(one, bool) or not isinstance(one, str | int) or not str(one).strip():
            raise AnswerError("E30", ("options", place), reason="an option is a text")
        try:
            options.append(parse_text(str(one), names, comma=has_comma(lang)))
        except TextError as bad:
            raise AnswerError(bad.code, ("options", place), **bad.values) from bad
    if set(fields) - {"options", "correct"}:
        extra = min(set(fields) - {"options", "correct"})
        raise AnswerError("E30", (extra,), reason=f"a choice has no field “{extra}”")
    if isinstance(correct, int) and not isinstance(correct, bool):
        if not 0 <= correct < len(options):
            reason = f"{len(options)} options, counted from 0"
            raise AnswerError("E33", ("correct",), text=str(correct), choice=reason)
        return AnswerTemplate("choice", {"correct": correct}, lang, tuple(options))
    right = parse_text(str(correct), names, comma=has_comma(lang))
    return AnswerTemplate("choice", {"correct": right}, lang, tuple(options))


def _parts_template(fields: Spec, names: Collection[str], lang: str) -> AnswerTemplate:
    found: list[tuple[str, AnswerTemplate]] = []
    raw = fields["parts"]
    if not is_list(raw) or not raw:
        raise AnswerError("E30", ("parts",), reason="a list of boxes with name and spec is wanted")
    for place, one in enumerate(raw):
        spec = one.get("spec") if is_object(one) else None
        if not is_object(one) or one.get("name") is None or not _is_box(spec):
            raise AnswerError("E30", ("parts", place), reason="each box has a name and a spec")
        try:
            found.append((str(one["name"]), parse_answer(spec, names, lang)))
        except AnswerError as bad:
            raise AnswerError(bad.code, ("parts", place, "spec", *bad.path), **bad.values) from bad
    return AnswerTemplate("parts", {}, lang, (), tuple(found))


def _is_box(spec: Any) -> TypeGuard[str | Spec]:
    return isinstance(spec, str) or (is_object(spec) and spec.get("kind") != "parts")


def has_comma(lang: str) -> bool:
    """Whether a language writes its decimals with a comma."""
    return not lang.startswith("en") and lang != "de-CH"


def _sum(text: str, names: Collection[str], path: Path) -> PackExpression:
    try:
        return parse_expression(text, names)
    except ExpressionError as bad:
        if names and bad.name:
            near = suggest_name(bad.name, names)
            raise AnswerError("E41", path, name=bad.name, meant=near) from bad
        expected = "an expression" if names else "a number"
        raise AnswerError("E31", path, text=text, wanted=expected, reason=str(bad)) from bad


def _test(text: str, names: Collection[str]) -> PackExpression:
    try:
        return parse_expression(text, names, "test")
    except ExpressionError as bad:
        raise AnswerError(
            "E31", ("value",), text=text, wanted="true, false or a comparison", reason=str(bad)
        ) from bad


def _parse_slots(one: Any, names: Collection[str]) -> Any:
    if isinstance(one, str):
        return parse_slots(one, names) if names else one
    if is_list(one):
        return [_parse_slots(part, names) for part in one]
    if is_object(one):
        return {name: _parse_slots(part, names) for name, part in one.items()}
    return one
