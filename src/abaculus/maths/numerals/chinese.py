"""Chinese numerals: each digit followed by its place, with 零 for omitted places in between."""

import re
from typing import Final

from abaculus.maths.numerals.common import DIGIT_WORDS, number_of, single_place
from abaculus.maths.numerals.values import (
    SYNTAX,
    Numeral,
    NumeralFault,
    NumeralPlace,
    NumeralToken,
    Term,
)

_FIGURES: Final = "零一二三四五六七八九"
_UNITS: Final = {"千": 1000, "百": 100, "十": 10}
_NAMES: Final = dict(zip(_FIGURES, DIGIT_WORDS, strict=True)) | {
    "十": "ten",
    "百": "hundred",
    "千": "thousand",
}
_PAIR = re.compile("[两兩](?=[百千])")
_BARE_TEN = re.compile("(?<![一二三四五六七八九])十")


class Chinese:
    """Everyday characters up to 9999; in strict form up to 999, without 千."""

    title = "Chinese numerals"
    least = 0
    most = 9999
    strict_most = 999
    stacked = False

    def read(self, text: str, strict: bool) -> Numeral | NumeralFault:
        figures = text.replace("〇", "零")
        if not strict and set(figures) <= set(_FIGURES):
            value = number_of(tuple(map(_FIGURES.index, figures)), 10)
            return Numeral(value, len(figures) == 1 or figures[0] != "零")
        settled = _canonicalise(figures)
        value = _sum(settled)
        if value > self.most or settled != self.write(value):
            return SYNTAX
        return Numeral(value, canonical=True)

    def write(self, value: int) -> str:
        return "".join(term.glyphs for term in self.terms(value))

    def token_form(self, value: int) -> str:
        return self.write(value)

    def tokens(self, strict: bool) -> tuple[NumeralToken, ...]:
        units = "十百" if strict else "十百千"
        worth = {figure: digit for digit, figure in enumerate(_FIGURES)} | _UNITS
        return tuple(
            NumeralToken(char, char, _NAMES[char], worth[char])
            for char in (*_FIGURES[1:], *units, "零")
        )

    def terms(self, value: int) -> tuple[Term, ...]:
        found: list[Term] = []
        skipped = False
        rest = value
        for char, unit in (*_UNITS.items(), ("", 1)):
            count, rest = divmod(rest, unit)
            if count and skipped:
                found.append(Term("零", 0, 0, 10 * unit))
            if count:
                figure = "" if unit == 10 and value < 20 else _FIGURES[count]
                found.append(Term(figure + char, count * unit, count, unit))
            skipped = bool(found) and not count
        return tuple(found) or (Term("零", 0, 0, 1),)

    def places(self, value: int) -> tuple[NumeralPlace, ...]:
        return single_place(self.terms(value), value)

    def speak(self, value: int) -> str:
        return " ".join(_NAMES[char] for char in self.write(value))


def _canonicalise(text: str) -> str:
    """The canonical form of a numeral with 两 or with a missing or superfluous 一."""
    full = _PAIR.sub("二", text)
    if full[0] in "百千":
        full = "一" + full
    full = _BARE_TEN.sub("一十", full)
    return full.removeprefix("一") if full.startswith("一十") else full


def _sum(text: str) -> int:
    total = digit = 0
    for char in text:
        if char in _UNITS:
            total += (digit or 1) * _UNITS[char]
            digit = 0
        else:
            digit = max(_FIGURES.find(char), 0)
    return total + digit
