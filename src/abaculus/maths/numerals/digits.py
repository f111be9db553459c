"""Numerals that are a row of digits: Eastern Arabic, and every base from 2 to 36."""

import re
from typing import Final

from msgspec import Struct

from abaculus.maths.numerals.common import (
    DIGIT_WORDS,
    digits_of,
    number_of,
    place_terms,
    separate_places,
)
from abaculus.maths.numerals.values import (
    SYNTAX,
    WRONG_FORM,
    Numeral,
    NumeralFault,
    NumeralPlace,
    NumeralToken,
    Term,
)

_MOST: Final = 10**40 - 1
_FIGURES: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_PREFIXES: Final = {2: "0B", 8: "0O", 16: "0X"}
_LOWERED = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_SUBSCRIPT = re.compile(r" ?_?([₀-₉]{1,2})$")
_MARKED = re.compile(r"([0-9A-Za-z ]+)_([0-9]{1,2})|\(([0-9A-Za-z ]+)\) ?_?([0-9]{1,2})")
_ARABIC: Final = "٠١٢٣٤٥٦٧٨٩"
_PERSIAN_MADE_ARABIC = str.maketrans("۰۱۲۳۴۵۶۷۸۹", _ARABIC)


class _DigitSystem(Struct, frozen=True):
    """The common part of systems that write a row of digits."""

    title: str
    base: int
    figures: str
    least: int = 0
    most: int = _MOST
    strict_most: int = _MOST
    stacked: bool = False

    def write(self, value: int) -> str:
        return "".join(self.figures[digit] for digit in digits_of(value, self.base))

    def token_form(self, value: int) -> str:
        return self.write(value)

    def tokens(self, strict: bool) -> tuple[NumeralToken, ...]:
        return tuple(
            NumeralToken(figure, figure, _speak_digit(digit), digit)
            for digit, figure in enumerate(self.figures)
        )

    def terms(self, value: int) -> tuple[Term, ...]:
        return place_terms(value, self.base, self.figures.__getitem__)

    def places(self, value: int) -> tuple[NumeralPlace, ...]:
        return separate_places(self.terms(value))

    def speak(self, value: int) -> str:
        return " ".join(map(_speak_digit, digits_of(value, self.base)))

    def number(self, figures: str) -> int | None:
        """The number with these digits, or None if one is not a digit of this system."""
        if not figures or not set(figures) <= set(self.figures):
            return None
        return number_of(tuple(map(self.figures.index, figures)), self.base)


class ArabicIndic(_DigitSystem, frozen=True):
    """The Eastern Arabic digits; Persian ones are read too."""

    def read(self, text: str, strict: bool) -> Numeral | NumeralFault:
        figures = text.translate(_PERSIAN_MADE_ARABIC)
        value = self.number(figures)
        return SYNTAX if value is None else Numeral(value, figures == self.write(value))


class Base(_DigitSystem, frozen=True):
    """Digits 0 to 9 and letters from A; the caller decides how to mark the base."""

    def read(self, text: str, strict: bool) -> Numeral | NumeralFault:
        if strict:
            value = self.number(text)
            return SYNTAX if value is None else Numeral(value, text == self.write(value))
        figures, marked = _strip_base(text)
        if marked not in (None, self.base):
            return SYNTAX if _in_base(marked, figures) is None else WRONG_FORM
        value = _in_base(self.base, figures)
        if value is None:
            others = (base for base in _PREFIXES if figures.startswith(_PREFIXES[base]))
            elsewhere = any(_in_base(base, figures) is not None for base in others)
            return WRONG_FORM if elsewhere else SYNTAX
        return Numeral(value, canonical=True)


def in_base(base: int) -> Base:
    """The numerals of a base from 2 to 36."""
    return Base(
        "Binary numerals" if base == 2 else f"Numerals of base {base}", base, _FIGURES[:base]
    )


ARABIC_INDIC: Final = ArabicIndic("Eastern Arabic numerals", 10, _ARABIC)


def _speak_digit(digit: int) -> str:
    return DIGIT_WORDS[digit] if digit < 10 else _FIGURES[digit]


def _strip_base(text: str) -> tuple[str, int | None]:
    """The digits of `(1001)₂` or `1001_2` without blanks, and the base that is given."""
    plain = _SUBSCRIPT.sub(lambda found: "_" + found[1].translate(_LOWERED), text)
    marked = _MARKED.fullmatch(plain)
    if marked is None:
        return plain.replace(" ", "").upper() if plain.isascii() else "", None
    figures = marked[1] or marked[3]
    return figures.replace(" ", "").upper(), int(marked[2] or marked[4])


def _in_base(base: int | None, figures: str) -> int | None:
    if base is None or not 2 <= base <= 36:
        return None
    prefix = _PREFIXES.get(base)
    return in_base(base).number(figures.removeprefix(prefix) if prefix else figures)
