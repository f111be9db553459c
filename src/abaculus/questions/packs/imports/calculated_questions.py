"""Moodle's calculated questions as items with variables, where the formula can be expressed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from abaculus.questions.packs.imports.answers import format_fraction, parse_fraction
from abaculus.questions.packs.imports.basket import ImportDraft
from abaculus.questions.packs.imports.report import UnfitItemError
from abaculus.questions.packs.imports.texts import format_text
from abaculus.questions.packs.imports.xml import Element

_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,15}")
_MOST_NAMES: Final = 8
_MOST_VALUES: Final = 100
_TOKEN: Final = re.compile(
    r"\s*(?:\{(?P<name>[^{}]{1,40})\}|(?P<number>[0-9]+(?:\.[0-9]+)?)|(?P<word>[a-z]+)"
    r"|(?P<sign>\*\*|[-+*/^(),]))"
)
_WORDS: Final = frozenset({"sqrt", "abs", "min", "max", "floor"})
_ABSOLUTE: Final = "2"


def fill_parametric(question: Element, draft: ImportDraft, text: str) -> None:
    """Give a draft its variables, its formula and its prompt; raises UnfitItemError."""
    names = _datasets(question)
    answers = [one for one in question.all("answer") if one.attributes.get("fraction") != "0"]
    if len(answers) != 1:
        raise UnfitItemError(
            "it has several different right numbers" if answers else "there is no answer"
        )
    if "{=" in text:
        raise UnfitItemError("its text calculates too")
    value = _formula(answers[0].text_at("text"), frozenset(names))
    draft.prompt = _with_names(format_text(text), names)
    draft.steps = tuple(_with_names(step, names) for step in draft.steps)
    draft.vars = names
    draft.answer = _with_tolerance(answers[0], value)
    draft.change("the values of its variables are combined in every way")


def _with_names(text: str, names: Iterable[str]) -> str:
    """The text with its variables back in braces."""
    for name in names:
        text = text.replace(rf"\{{{name}\}}", f"{{{name}}}")
    return text


def _datasets(question: Element) -> dict[str, str]:
    found: dict[str, str] = {}
    datasets = question.first("dataset_definitions")
    for one in datasets.all("dataset_definition") if datasets else ():
        name = one.text_at("name", "text")
        if not _NAME.fullmatch(name):
            raise UnfitItemError(f'the variable "{name[:20]}" is not a plain word')
        found[name] = _values(one)
    if not 1 <= len(found) <= _MOST_NAMES:
        raise UnfitItemError(f"it needs one to {_MOST_NAMES} variables with their values")
    return found


def _values(dataset: Element) -> str:
    items = dataset.first("dataset_items")
    given = {
        parse_fraction(one.text_at("value")) for one in (items.all("dataset_item") if items else ())
    }
    if not given and dataset.text_at("decimals", "text") in ("", "0"):
        low, high = (
            parse_fraction(dataset.text_at("minimum", "text")),
            parse_fraction(dataset.text_at("maximum", "text")),
        )
        if low.denominator == high.denominator == 1 and low <= high:
            return f"{low}..{high}"
    if not given:
        raise UnfitItemError("a variable has no values")
    values = sorted(given)
    run = [values[0] + step for step in range(len(values))]
    if len(values) > 1 and values == run and values[0].denominator == 1:
        return f"{values[0]}..{values[-1]}"
    if len(values) > _MOST_VALUES:
        raise UnfitItemError(f"a variable has more than {_MOST_VALUES} values")
    return "|".join(map(format_fraction, values))


def _formula(text: str, names: frozenset[str]) -> str:
    """Moodle's formula in our notation."""
    pieces: list[str] = []
    at = 0
    text = text.strip().replace("pi()", "pi")
    if len(text) > 200:
        raise UnfitItemError("its formula is too long")
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            raise UnfitItemError(f'its formula cannot be read at "{text[at : at + 12]}"')
        at = found.end()
        pieces.append(_piece(found, names))
    return "".join(pieces)


def _piece(found: re.Match[str], names: frozenset[str]) -> str:
    if found["name"] is not None:
        if found["name"] not in names:
            raise UnfitItemError(f'the variable "{found["name"]}" has no values')
        return found["name"]
    if found["word"] is not None:
        if found["word"] != "pi" and found["word"] not in _WORDS:
            raise UnfitItemError(f'its formula uses "{found["word"]}", which is not known here')
        return found["word"]
    return "^" if found["sign"] == "**" else found["number"] or found["sign"]


def _with_tolerance(answer: Element, value: str) -> str | dict[str, Any]:
    room = parse_fraction(answer.text_at("tolerance") or "0")
    if room <= 0:
        return value
    kind = "abs" if answer.text_at("tolerancetype") == _ABSOLUTE else "rel"
    return {"kind": "number", "value": value, "tol": {kind: format_fraction(room)}}
