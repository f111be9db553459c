"""Interprets answers written as text: numbers, words, times, yes or no."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final, TypeAlias

from abaculus.maths.answers import check, read_spec, refuse_bad_spec
from abaculus.maths.answers.numbers import rational
from abaculus.questions.packs.imports.report import UnfitItemError
from abaculus.questions.packs.imports.texts import join_line, shorten

RawAnswer: TypeAlias = str | dict[str, Any]
_TIME: Final = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])")
_RATIO: Final = re.compile(r"[0-9]{1,9}(?: ?: ?[0-9]{1,9}){1,5}")
_BOOLS: Final = {"true": True, "yes": True, "false": False, "no": False}
_NUMBER_THEN_UNIT: Final = re.compile(r"(.*?[0-9)]) ?([^\W\d_(][^\d()=]*[23²³]?|[€$£°%].*)")
_UNIT_THEN_NUMBER: Final = re.compile(r"([€$£]) ?([0-9][0-9.,]*)")
_LETTERS: Final = re.compile(r"[A-Za-z]+")
_EXPRESSION: Final = re.compile(r"[0-9A-Za-z+\-−*/^().,² ³·×]+")
_MOST_LETTERS: Final = 3
_LONGEST: Final = 200


def answer_of(texts: Sequence[str], lang: str = "en") -> tuple[RawAnswer, str]:
    """The specification that accepts exactly these texts, and any change; raises UnfitItemError."""
    texts = [text for text in dict.fromkeys(map(_strip_formula_signs, texts)) if text]
    if not texts:
        raise UnfitItemError("there is no answer")
    if any(len(text) > _LONGEST for text in texts):
        raise UnfitItemError(f"an answer is longer than {_LONGEST} signs")
    first = texts[0]
    for reading in (_number, _clock, _quantity, _truth, _expression):
        if (found := reading(first)) is not None and _takes(found[0], texts):
            return found
    for text in texts[1:]:
        if (found := _number(text)) is not None and _takes(found[0], texts):
            return found
    if wordless := [text for text in texts if not any(map(str.isalpha, text))]:
        reason = "several different right numbers" if len(texts) > 1 else "neither number nor word"
        raise UnfitItemError(f'the answer "{shorten(wordless[0])}" cannot be judged: {reason}')
    if not _takes(word := {"kind": "word", "accept": {lang: texts}}, texts):
        raise UnfitItemError(f'the answer "{shorten(first)}" cannot be judged as a word')
    return word, ""


def parse_fraction(text: str) -> Fraction:
    """The value of a text as a fraction; raises UnfitItemError."""
    try:
        return rational(text.strip(), "value")
    except ValueError as fault:
        raise UnfitItemError(f'"{shorten(text)}" is not a number') from fault


def format_decimal(number: Fraction) -> str | None:
    """A fraction as a decimal; None if it is endless."""
    bottom = number.denominator
    places = 0
    while bottom % 10 == 0:
        bottom, places = bottom // 10, places + 1
    for prime in (2, 5):
        while bottom % prime == 0:
            bottom, places = bottom // prime, places + 1
    if bottom != 1 or places > 30:
        return None
    while places and (number * 10 ** (places - 1)).denominator == 1:
        places -= 1
    whole = abs(number.numerator) * 10**places // number.denominator
    digits = str(whole).rjust(places + 1, "0")
    text = f"{digits[:-places]}.{digits[-places:]}" if places else digits
    return f"-{text}" if number < 0 else text


def format_fraction(number: Fraction) -> str:
    """A fraction in digits, as a decimal if possible."""
    return format_decimal(number) or str(number)


def near(value: str, tolerance: str) -> RawAnswer:
    """A number with an absolute tolerance, as plainly as possible; raises UnfitItemError."""
    parse_fraction(value)
    room = parse_fraction(tolerance or "0")
    if room < 0:
        raise UnfitItemError("the tolerance is below zero")
    value = value.strip().removeprefix("+")
    if room == 0:
        return value
    return {"kind": "number", "value": value, "tol": {"abs": format_fraction(room)}}


def between(low: str, high: str) -> RawAnswer:
    """A number between two others, both included; raises UnfitItemError."""
    least, most = parse_fraction(low), parse_fraction(high)
    if least > most:
        raise UnfitItemError(f"{shorten(low)} to {shorten(high)} is an empty range")
    return near(format_fraction((least + most) / 2), format_fraction((most - least) / 2))


def is_unit(name: str) -> bool:
    """Whether a unit is known."""
    return _takes({"kind": "number", "value": "1", "unit": name}, ["1"])


def _strip_formula_signs(text: str) -> str:
    """An answer without the signs around its formula."""
    text = join_line(text)
    for opening, closing in ((r"\(", r"\)"), ("$$", "$$")):
        if text.startswith(opening) and text.endswith(closing) and len(text) > 4:
            return text[2:-2].strip()
    return text


def _takes(answer: RawAnswer, texts: Sequence[str]) -> bool:
    """Whether a specification accepts all of the texts."""
    data = answer if isinstance(answer, dict) else {"kind": "number", "value": answer}
    try:
        spec = read_spec(data)
        refuse_bad_spec(spec)
        return all(check(spec, text).outcome == "right" for text in texts)
    except ValueError:
        return False


def _number(text: str) -> tuple[RawAnswer, str] | None:
    if ":" in text or not any(map(str.isdigit, text)):
        return None
    if "," not in text:
        return (text, "") if _takes(text, [text]) else None
    try:
        value = format_fraction(rational(text, "value"))
    except ValueError:
        return None
    return (value, f'"{shorten(text)}" was read as {value}') if _takes(value, [text]) else None


def _clock(text: str) -> tuple[RawAnswer, str] | None:
    if found := _TIME.fullmatch(text):
        time = f"{int(found[1]):02}:{found[2]}"
        return {"kind": "time", "value": time}, f'"{text}" was read as a time of day'
    if _RATIO.fullmatch(text):
        terms = [int(term) for term in text.split(":")]
        return {"kind": "ratio", "terms": terms}, f'"{text}" was read as a ratio'
    return None


def _quantity(text: str) -> tuple[RawAnswer, str] | None:
    if found := _NUMBER_THEN_UNIT.fullmatch(text):
        number, unit = found[1], found[2]
    elif found := _UNIT_THEN_NUMBER.fullmatch(text):
        number, unit = found[2], found[1]
    else:
        return None
    value = _number(number)
    if value is None:
        return None
    return {"kind": "number", "value": value[0], "unit": unit.strip()}, value[1]


def _truth(text: str) -> tuple[RawAnswer, str] | None:
    value = _BOOLS.get(text.lower())
    return None if value is None else ({"kind": "bool", "value": value}, "")


def _expression(text: str) -> tuple[RawAnswer, str] | None:
    names = _LETTERS.findall(text)
    if not _EXPRESSION.fullmatch(text) or any(len(name) > 1 for name in names):
        return None
    letters = sorted(set(names))
    if not 1 <= len(letters) <= _MOST_LETTERS or len(text) < 2:
        return None
    return {"kind": "expr", "value": text, "vars": letters}, f'"{text}" was read as an expression'
