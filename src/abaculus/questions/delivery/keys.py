"""The keypad of a question: what answers of its kind may need, never what this answer needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

import msgspec

from abaculus.kernel.question_card import AnswerBox, NumeralTile
from abaculus.maths.formulas import style
from abaculus.maths.numerals import tokens
from abaculus.questions.answers import Answer
from abaculus.questions.dice import bind_by_seed
from abaculus.questions.drafts import DiceQuestion
from abaculus.questions.engine import UnsoundError, make
from abaculus.questions.question import Question
from abaculus.questions.renderer import keyboard, text
from abaculus.questions.selection import Place, find_place

SAMPLES: Final = 24
"""How many questions of a preset or pack are sampled to learn what its answers may need."""
_PADS: Final = ("digits", "fraction", "surd")
"""From the smallest keypad to the largest, for presets whose answers need several."""
_SPELLED: Final = {" or ": "∪", "inf": "∞", "sqrt": "√", "root": "√", "pi": "π", "*": "×", "-": "−"}
_ORDER: Final = (
    *("−", ".", "/", " ", "%", "√", "π", "^", "×", "+", "÷", "=", "<", ">", "≤", "≥", "∞"),
    *("∪", "(", ")", "[", "]", ";", ":", "r", "h", "min", "s", "BCE"),
)
_FRACTION: Final = ("/",)
_KINDS: Final = {
    "ratio": (":",),
    "quotrem": ("r",),
    "time": (":",),
    "duration": ("h", "min", "s"),
    "date": ("/",),
    "year": ("−", "BCE"),
    "point": ("−", "(", ")", ";"),
    "list": (";",),
    "set": ("−", ";"),
    "multiset": (";",),
    "interval": ("−", "/", "(", ")", "[", "]", ";", "<", ">", "≤", "≥", "∞", "∪"),
    "expr": ("−", "+", "^", "×", "/", "(", ")"),
    "equation": ("−", "+", "=", "/", "(", ")"),
}
"""What every answer of a kind may need; numbers depend on their form."""
_FORMS: Final = {
    "any": _FRACTION,
    "rational": _FRACTION,
    "lowest": _FRACTION,
    "reduced": _FRACTION,
    "fraction": _FRACTION,
    "improper": _FRACTION,
    "mixed": ("/", " "),
    "decimal": (".", "(", ")"),
    "percent": ("%",),
    "power": ("^",),
    "scientific": (".", "×", "^", "−"),
    "surd": ("√", "/", "+", "−", "(", ")"),
    "prime_factors": ("×", "^"),
}
_READS: Final = {
    "number": ("/", "."),
    "multiset": ("/", "+", ";"),
    "text": ("+", "−", "×", "÷", "(", ")"),
}
_IN_PLACES: Final = ("mayan", "babylonian")
_MOST_PLACES: Final = 10
_NEXT: Final = NumeralTile(" ", "␣", "next place")
"""Separates the places of numerals whose places are numerals themselves."""
_TILES: Final = "tiles:"
_KIND_PADS: Final = {
    "time": "time",
    "duration": "time",
    "date": "text",
    "interval": "text",
    "word": "text",
    "expr": "algebra",
    "equation": "algebra",
    "predicate": "text",
}


class KeypadNeeds(msgspec.Struct, frozen=True):
    """What all answers of a preset or a pack need together, by kind of answer."""

    pads: dict[str, frozenset[str]] = {}
    signs: dict[str, frozenset[str]] = {}


NO_NEEDS: Final = KeypadNeeds()


def keypad_needs(questions: Iterable[Question]) -> KeypadNeeds:
    """What the answers to some questions need, mistakes included."""
    pads: dict[str, set[str]] = {}
    signs: dict[str, set[str]] = {}
    write = keyboard("en").value
    for question in questions:
        answer = question.answer
        if answer.keypad in _PADS:
            pads.setdefault(answer.kind, set()).add(answer.keypad)
        if answer.kind in ("word", "choice", "bool", "numeral", "parts"):
            continue
        known = signs.setdefault(answer.kind, set())
        for shown in (answer.shown, *(one.shown for one in question.distractors)):
            known |= set(_split_signs(write(shown)))
    return KeypadNeeds(
        {kind: frozenset(found) for kind, found in pads.items()},
        {kind: frozenset(found) for kind, found in signs.items()},
    )


@cache
def place_keypad_needs(name: str) -> KeypadNeeds:
    """What the answers of a preset need."""
    return keypad_needs(_sample_questions(find_place(name)))


def keypad(kin: KeypadNeeds | None, answer: Answer) -> str:
    """The name of the keypad; for a number, the smallest that suits all its neighbours."""
    if answer.kind == "bool":
        return "choice"
    if answer.keypad not in _PADS:
        return answer.keypad
    pads: set[str] = {*(kin or NO_NEEDS).pads.get(answer.kind, ()), answer.keypad}
    if answer.looks == "value" and "/" in _static(answer):
        pads.add("fraction")
    return next(pad for pad in reversed(_PADS) if pad in pads)


def keys(kin: KeypadNeeds | None, answer: Answer, locale: str) -> tuple[str, ...]:
    """The signs besides digits, in keypad order."""
    if answer.kind == "parts":
        several = [keys(kin, inner, locale) for _, inner in _inner(answer)]
        return tuple(dict.fromkeys(key for one in several for key in one))
    if answer.keypad.startswith(_TILES):
        return tuple(tile.typed for tile in tiles(answer))
    needed = {*_static(answer), *(kin or NO_NEEDS).signs.get(answer.kind, ())}
    if keypad(kin, answer) in _PADS[1:]:
        needed |= {"/"}
    letters = sorted({*answer.fields.get("vars", ()), *answer.fields.get("var", "")})
    found = [*letters, *(key for key in _ORDER if key in needed), *_figures(answer)]
    return tuple(style(locale).decimal if key == "." else key for key in found)


def tiles(answer: Answer) -> tuple[NumeralTile, ...]:
    """The tiles of another numeral system."""
    if not answer.keypad.startswith(_TILES):
        return ()
    inner = _inner(answer)[0][1] if answer.kind == "parts" else answer
    system = inner.fields["system"]
    known = tokens(system, strict=inner.fields.get("strict", False))
    found = [NumeralTile(one.text, one.glyph, one.name) for one in known]
    return (*found, _NEXT) if system in _IN_PLACES else tuple(found)


def places(answer: Answer) -> int:
    """The most places its numerals may have, if they have places and no strict form."""
    if not answer.keypad.startswith(_TILES):
        return 0
    fields = (_inner(answer)[0][1] if answer.kind == "parts" else answer).fields
    is_free = fields["system"] in _IN_PLACES and not fields.get("strict", False)
    return _MOST_PLACES if is_free else 0


def boxes(kin: KeypadNeeds | None, answer: Answer, locale: str) -> tuple[AnswerBox, ...]:
    """The fields of an answer with several boxes."""
    if answer.kind != "parts":
        return ()
    is_written = answer.looks == "written"
    return tuple(
        AnswerBox(name if is_written else text(locale).word(("word", name)), keypad(kin, inner))
        for name, inner in _inner(answer)
    )


def unit(answer: Answer) -> str:
    """The unit shown after the field, if it need not be typed."""
    asked = answer.fields.get("unit") if answer.kind == "number" else None
    if asked is None or isinstance(asked, str):
        return str(asked or "")
    return "" if asked.get("need") == "yes" else str(asked["u"])


def _inner(answer: Answer) -> list[tuple[str, Answer]]:
    """The boxes; a pack's author writes them as specifications."""
    if answer.looks != "written":
        return list(answer.fields["parts"])
    return [
        (box["name"], _answer_of_spec(box["spec"], answer.keypad)) for box in answer.fields["parts"]
    ]


def _answer_of_spec(spec: Mapping[str, Any], pad: str) -> Answer:
    kind = str(spec["kind"])
    fields = {name: value for name, value in spec.items() if name != "kind"}
    own = pad if kind in ("number", "numeral") else _KIND_PADS.get(kind, "digits")
    return Answer(kind, None, 0, fields, own, "written")


def _static(answer: Answer) -> tuple[str, ...]:
    if answer.kind == "number":
        of_form = _FORMS.get(answer.fields.get("form", ""), ())
        return (*of_form, "%") if answer.fields.get("as") else of_form
    if answer.kind == "predicate":
        return _READS.get(answer.fields.get("read") or "text", ())
    return _KINDS.get(answer.kind, ())


def _figures(answer: Answer) -> str:
    """The letters that are digits of a large base."""
    base = answer.fields.get("base") if answer.kind == "numeral" else None
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[: max(0, (base or 10) - 10)]


def _split_signs(written: str) -> Iterator[str]:
    for word, key in _SPELLED.items():
        if word in written:
            yield key
            written = written.replace(word, "")
    yield from (sign for sign in written if sign in _ORDER and sign != " ")


def _sample_questions(place: Place) -> Iterator[Question]:
    for number in range(SAMPLES):
        seed = f"{number:08}"
        try:
            made = make(place.gen, place.preset.name, seed)
            yield bind_by_seed(place, seed, made) if isinstance(made, DiceQuestion) else made
        except UnsoundError:
            continue
