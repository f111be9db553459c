"""An author's answer as it is read: a kind, and fields in which variables may stand."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, TypeAlias, TypeGuard

import msgspec

from abaculus.maths.answers.specs import KINDS
from abaculus.questions.packs.expressions import BadExpression, Expression, read_expression
from abaculus.questions.packs.names import meant
from abaculus.questions.packs.slots import read_slots
from abaculus.questions.packs.source_map import Path, is_list, is_object
from abaculus.questions.packs.texts import BadText, Text, read_text

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
"""Fields a kind cannot do without; the others need `value`."""
_WHOLE: Final = ("year", "numeral")


class BadAnswer(Exception):  # noqa: N818 - says what the answer is
    """An answer with something amiss: the code, where inside the answer, the sentence's values."""

    def __init__(self, code: str, path: Path = (), **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.path = path
        self.values = values


class Key(msgspec.Struct, frozen=True):
    """An answer that was read."""

    kind: str
    fields: Mapping[str, Any]
    """The specification with expressions and slots in the place of what varies."""
    lang: str
    options: tuple[Text, ...] = ()
    parts: tuple[tuple[str, Key], ...] = ()


def read_answer(given: str | Spec, names: Collection[str], lang: str) -> Key:
    """The answer of an item; raises BadAnswer with the place inside the answer."""
    if isinstance(given, str):
        return Key("number", {"value": _sum(given, names, ())}, lang)
    kind = given.get("kind")
    if kind not in KINDS:
        near = meant(str(kind), KINDS)
        reason = "its kind is missing" if kind is None else f"there is no kind “{kind}”{near}"
        raise BadAnswer("E30", ("kind",) if kind is not None else (), reason=reason)
    fields = {name: one for name, one in given.items() if name != "kind"}
    for name in _NEEDED.get(str(kind), ("value",)):
        if fields.get(name) is None:
            raise BadAnswer("E21", (), name=name)
    try:
        return _key(str(kind), fields, names, lang)
    except BadText as bad:
        raise BadAnswer(bad.code, (), **bad.values) from bad


def _key(kind: str, fields: Spec, names: Collection[str], lang: str) -> Key:
    if kind == "choice":
        return _choice_key(fields, names, lang)
    if kind == "parts":
        return _parts_key(fields, names, lang)
    if kind == "bool" and isinstance(fields["value"], str):
        return Key(kind, {"value": _test(fields["value"], names)}, lang)
    found: Spec = {}
    for name, one in fields.items():
        if name in _SUMS.get(kind, ()):
            found[name] = _sum(str(one), names, (name,))
        elif name == _ROWS.get(kind) and is_list(one):
            row = one
            found[name] = [_sum(str(part), names, (name, at)) for at, part in enumerate(row)]
        else:
            found[name] = _slotted(one, names)
    if kind != "number":
        found = {name: _fixed(kind, one, names) for name, one in found.items()}
    return Key(kind, found, lang)


def _fixed(kind: str, one: Any, names: Collection[str]) -> Any:
    """Without variables a value stays as its author wrote it."""
    if names:
        return one
    if isinstance(one, Expression):
        return _whole_text(one.text) if kind in _WHOLE else one.text
    if is_list(one):
        return [_fixed(kind, part, names) for part in one]
    return one


def _whole_text(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdecimal() and len(text) < 16 else text


def _choice_key(fields: Spec, names: Collection[str], lang: str) -> Key:
    raw, correct = fields["options"], fields["correct"]
    if not is_list(raw) or not 2 <= len(raw) <= 6:
        raise BadAnswer("E30", ("options",), reason="2 to 6 options are wanted")
    options: list[Text] = []
    for place, one in enumerate(raw):
        if isinstance(one, bool) or not isinstance(one, str | int) or not str(one).strip():
            raise BadAnswer("E30", ("options", place), reason="an option is a text")
        try:
            options.append(read_text(str(one), names, comma=has_comma(lang)))
        except BadText as bad:
            raise BadAnswer(bad.code, ("options", place), **bad.values) from bad
    if set(fields) - {"options", "correct"}:
        extra = min(set(fields) - {"options", "correct"})
        raise BadAnswer("E30", (extra,), reason=f"a choice has no field “{extra}”")
    if isinstance(correct, int) and not isinstance(correct, bool):
        if not 0 <= correct < len(options):
            reason = f"{len(options)} options, counted from 0"
            raise BadAnswer("E33", ("correct",), text=str(correct), choice=reason)
        return Key("choice", {"correct": correct}, lang, tuple(options))
    right = read_text(str(correct), names, comma=has_comma(lang))
    return Key("choice", {"correct": right}, lang, tuple(options))


def _parts_key(fields: Spec, names: Collection[str], lang: str) -> Key:
    found: list[tuple[str, Key]] = []
    raw = fields["parts"]
    if not is_list(raw) or not raw:
        raise BadAnswer("E30", ("parts",), reason="a list of boxes with name and spec is wanted")
    for place, one in enumerate(raw):
        spec = one.get("spec") if is_object(one) else None
        if not is_object(one) or one.get("name") is None or not _is_box(spec):
            raise BadAnswer("E30", ("parts", place), reason="each box has a name and a spec")
        try:
            found.append((str(one["name"]), read_answer(spec, names, lang)))
        except BadAnswer as bad:
            raise BadAnswer(bad.code, ("parts", place, "spec", *bad.path), **bad.values) from bad
    return Key("parts", {}, lang, (), tuple(found))


def _is_box(spec: Any) -> TypeGuard[str | Spec]:
    return isinstance(spec, str) or (is_object(spec) and spec.get("kind") != "parts")


def has_comma(lang: str) -> bool:
    """Whether a language writes its decimals with a comma."""
    return not lang.startswith("en") and lang != "de-CH"


def _sum(text: str, names: Collection[str], path: Path) -> Expression:
    try:
        return read_expression(text, names)
    except BadExpression as bad:
        if names and bad.name:
            near = meant(bad.name, names)
            raise BadAnswer("E41", path, name=bad.name, meant=near) from bad
        wanted = "an expression" if names else "a number"
        raise BadAnswer("E31", path, text=text, wanted=wanted, reason=str(bad)) from bad


def _test(text: str, names: Collection[str]) -> Expression:
    try:
        return read_expression(text, names, "test")
    except BadExpression as bad:
        raise BadAnswer(
            "E31", ("value",), text=text, wanted="true, false or a comparison", reason=str(bad)
        ) from bad


def _slotted(one: Any, names: Collection[str]) -> Any:
    if isinstance(one, str):
        return read_slots(one, names) if names else one
    if is_list(one):
        return [_slotted(part, names) for part in one]
    if is_object(one):
        return {name: _slotted(part, names) for name, part in one.items()}
    return one
