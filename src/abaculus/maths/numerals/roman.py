"""Roman numerals: letters added up, six pairs subtracted."""

from typing import Final

from abaculus.maths.numerals.common import single_place
from abaculus.maths.numerals.values import (
    SYNTAX,
    Numeral,
    NumeralFault,
    NumeralPlace,
    NumeralToken,
    Term,
)

_LETTERS: Final = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
_PARTS: Final = (
    *(("M", 1000), ("CM", 900), ("D", 500), ("CD", 400)),
    *(("C", 100), ("XC", 90), ("L", 50), ("XL", 40)),
    *(("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1)),
)
_ONES: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
_TENS: Final = tuple(one.translate(str.maketrans("IVX", "XLC")) for one in _ONES)
_HUNDREDS: Final = tuple(one.translate(str.maketrans("IVX", "CDM")) for one in _ONES)
_GLYPHS: Final = (
    *("I", "II", "III", "IV", "V", "VI", "VII", "VIII"),
    *("IX", "X", "XI", "XII", "L", "C", "D", "M"),
)
_LARGE = {0x2160 + place: letters for place, letters in enumerate(_GLYPHS)}
_SMALL = {0x2170 + place: letters for place, letters in enumerate(_GLYPHS)}
_CAPITALS = {ord(letter.lower()): letter for letter in _LETTERS}
_FOLDED = _LARGE | _SMALL | _CAPITALS
_STRICT_LETTERS = "IVXLC"


class Roman:
    """I V X L C D M, at most three in a row, from 1 to 3999; in strict form without D and M."""

    title = "Roman numerals"
    least = 1
    most = 3999
    strict_most = 399
    stacked = False

    def read(self, text: str, strict: bool) -> Numeral | NumeralFault:
        letters = text if strict else text.translate(_FOLDED)
        if not set(letters) <= _LETTERS.keys():
            return SYNTAX
        value = _sum(letters)
        return Numeral(value, value > 0 and letters == self.write(value))

    def write(self, value: int) -> str:
        thousands, value = divmod(value, 1000)
        hundreds, value = divmod(value, 100)
        tens, ones = divmod(value, 10)
        return "M" * thousands + _HUNDREDS[hundreds] + _TENS[tens] + _ONES[ones]

    def token_form(self, value: int) -> str:
        return self.write(value)

    def tokens(self, strict: bool) -> tuple[NumeralToken, ...]:
        letters = _STRICT_LETTERS if strict else _LETTERS
        return tuple(NumeralToken(letter, letter, letter, _LETTERS[letter]) for letter in letters)

    def terms(self, value: int) -> tuple[Term, ...]:
        found: list[Term] = []
        for letters, worth in _PARTS:
            count, value = divmod(value, worth)
            if count:
                found.append(Term(letters * count, count * worth, count, worth))
        return tuple(found)

    def places(self, value: int) -> tuple[NumeralPlace, ...]:
        return single_place(self.terms(value), value)

    def speak(self, value: int) -> str:
        return " ".join(self.write(value))


def _sum(letters: str) -> int:
    # A letter is subtracted if a larger one follows anywhere: IIX is 8, as Romans wrote.
    total = largest = 0
    for letter in reversed(letters):
        worth = _LETTERS[letter]
        largest = max(largest, worth)
        total += worth if worth == largest else -worth
    return total
