"""Egyptian numerals: coils, arches and strokes, added up."""

import re
from typing import Final

from abaculus.maths.numerals.common import format_count, make_pile
from abaculus.maths.numerals.values import (
    SYNTAX,
    Numeral,
    NumeralFault,
    NumeralPlace,
    NumeralToken,
    Term,
)

_COIL, _ARCH, _STROKE = "𓍢", "𓎆", "𓏺"
_WORTH: Final = {_COIL: 100, _ARCH: 10, _STROKE: 1}
_NAMES: Final = {
    _COIL: ("coil", "coils"),
    _ARCH: ("arch", "arches"),
    _STROKE: ("stroke", "strokes"),
}
_LETTERS: Final = {_COIL: "h", _ARCH: "t", _STROKE: "u"}
_BY_LETTER: Final = {"h": 100, "t": 10, "u": 1, "c": 100, "n": 10, "i": 1}

_STRICT_TOKEN = re.compile(r"(?:h[0-9])?(?:t[0-9])?(?:u[0-9])?")
_BLANK_INSIDE = re.compile(r"(?<=[0-9]) (?=[A-Za-z])|(?<=[A-Za-z]) (?=[0-9])")
_LETTER_FIRST = re.compile(r"([htu])([0-9]{1,2})")
_NUMBER_FIRST = re.compile(r"([0-9]{1,2})([cni])")


class Egyptian:
    """At most nine coils (100), arches (10) and strokes (1), from 1 to 999."""

    title = "Egyptian numerals"
    least = 1
    most = 999
    strict_most = 999
    stacked = False

    def read(self, text: str, strict: bool) -> Numeral | NumeralFault:
        if not text.isascii():
            return self._read_signs(text, strict)
        if strict and not _STRICT_TOKEN.fullmatch(text):
            return SYNTAX
        return _read_counts(_BLANK_INSIDE.sub("", text).lower())

    def _read_signs(self, text: str, strict: bool) -> Numeral | NumeralFault:
        signs = text if strict else text.replace(" ", "")
        if not set(signs) <= _WORTH.keys():
            return SYNTAX
        value = sum(_WORTH[sign] for sign in signs)
        ordered = not strict or self.write(value) in (signs, signs[::-1])
        return Numeral(value, ordered and all(signs.count(sign) <= 9 for sign in _WORTH))

    def write(self, value: int) -> str:
        return "".join(term.glyphs for term in self.terms(value))

    def token_form(self, value: int) -> str:
        return "".join(f"{_LETTERS[term.glyphs[0]]}{term.count}" for term in self.terms(value))

    def tokens(self, strict: bool) -> tuple[NumeralToken, ...]:
        return tuple(
            NumeralToken(sign, sign, _NAMES[sign][0], worth)
            for sign, worth in reversed(_WORTH.items())
        )

    def terms(self, value: int) -> tuple[Term, ...]:
        found: list[Term] = []
        for sign, worth in _WORTH.items():
            count, value = divmod(value, worth)
            if count:
                found.append(Term(sign * count, count * worth, count, worth))
        return tuple(found)

    def places(self, value: int) -> tuple[NumeralPlace, ...]:
        piles = (make_pile(term.glyphs[0], term.count, term.unit) for term in self.terms(value))
        return (NumeralPlace(tuple(piles), value),)

    def speak(self, value: int) -> str:
        counts = (format_count(term.count, *_NAMES[term.glyphs[0]]) for term in self.terms(value))
        return ", ".join(counts)


def _read_counts(text: str) -> Numeral | NumeralFault:
    """The counts of `h2t5u1` or `2c 5n 1i`, each letter once, in any order."""
    for form, letter, number in ((_LETTER_FIRST, 1, 2), (_NUMBER_FIRST, 2, 1)):
        parts = list(form.finditer(text))
        counts = {part[letter]: int(part[number]) for part in parts}
        if "".join(part[0] for part in parts) == text and len(counts) == len(parts):
            value = sum(_BY_LETTER[letter] * count for letter, count in counts.items())
            return Numeral(value, max(counts.values()) <= 9)
    return SYNTAX
