"""The specification of an answer, for the checker."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from abaculus.maths.formulas.tree import Formula
from abaculus.questions.answers import Answer
from abaculus.questions.messages import languages
from abaculus.questions.renderer import keyboard, text


def spec(answer: Answer, locale: str = "en") -> dict[str, Any]:
    """Kind, value and marking rule; options and words in the language of the answering seat."""
    if answer.looks == "written":
        return {"kind": answer.kind, **answer.fields}
    fields = {name: thing for name, thing in answer.fields.items() if name not in _OURS}
    return {"kind": answer.kind, **_value(answer, locale), **fields}


_OURS = ("not", "lexicon", "parts")


def _value(answer: Answer, locale: str) -> dict[str, Any]:
    made = _VALUES.get(answer.kind)
    return {"value": _plain(answer.shown)} if made is None else made(answer, locale)


def _of_number(answer: Answer, _locale: str) -> dict[str, Any]:
    echo = answer.fields.get("not")
    value = {"value": _plain(answer.shown)}
    return value if echo is None else {**value, "not": [_plain(echo)]}


def _of_word(answer: Answer, locale: str) -> dict[str, Any]:
    accept = {lang: [text(lang).word(("word", answer.truth))] for lang in languages()}
    known = [text(locale).word(("word", one)) for one in answer.fields["lexicon"]]
    return {"accept": accept, "lexicon": known}


def _of_choice(answer: Answer, locale: str) -> dict[str, Any]:
    shown = [text(locale).value(option) for option in answer.options]
    return {"options": shown, "correct": answer.options.index(answer.truth)}


def _of_parts(answer: Answer, locale: str) -> dict[str, Any]:
    boxes = [
        {"name": text(locale).word(("word", name)), "spec": spec(inner, locale)}
        for name, inner in answer.fields["parts"]
    ]
    return {"parts": boxes}


def _of_items(answer: Answer, _locale: str) -> dict[str, Any]:
    name = "coords" if answer.kind == "point" else "items"
    return {name: [_plain(_number(one)) for one in answer.truth]}


_VALUES: Final[dict[str, Callable[[Answer, str], dict[str, Any]]]] = {
    "number": _of_number,
    "ratio": lambda answer, _: {"terms": list(answer.truth)},
    "quotrem": lambda answer, _: {"q": answer.truth[0], "r": answer.truth[1]},
    "time": lambda answer, _: {"value": "{:02}:{:02}".format(*answer.truth)},
    "duration": lambda answer, _: {"seconds": answer.truth},
    "date": lambda answer, _: {"value": "{:04}-{:02}-{:02}".format(*answer.truth)},
    "point": _of_items,
    "list": _of_items,
    "set": _of_items,
    "multiset": _of_items,
    "word": _of_word,
    "choice": _of_choice,
    "parts": _of_parts,
    "predicate": lambda _answer, _locale: {},
    "bool": lambda answer, _: {"value": answer.truth},
    "year": lambda answer, _: {"value": answer.truth},
    "numeral": lambda answer, _: {"value": answer.truth},
}


def _number(thing: Any) -> Formula:
    if isinstance(thing, Fraction):
        return ("frac", thing.numerator, thing.denominator)
    return thing if isinstance(thing, int | str) else tuple(thing)


def _plain(formula: Formula) -> str:
    return keyboard("en").write(formula)
