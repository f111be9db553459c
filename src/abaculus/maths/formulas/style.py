"""How a country writes its mathematics."""

from __future__ import annotations

from typing import Final

import msgspec

from abaculus.maths.text import numeral

NARROW: Final = "\u202f"
"""The blank between groups of three digits."""
SHORT: Final = 10_000
"""Numbers below this have no groups."""


class Style(msgspec.Struct, frozen=True):
    """The signs that differ between countries."""

    decimal: str = "."
    times: str = "×"
    divided: str = "÷"
    between: str = ","
    """Between coordinates and members of a list."""
    turned: bool = False
    """Whether open ends of intervals have reversed brackets."""
    groups: bool = True
    """Whether numbers of five or more digits are grouped in threes."""

    def whole(self, number: int) -> str:
        """Digits with a true minus sign."""
        if -SHORT < number < SHORT:
            return str(number) if number >= 0 else f"−{-number}"
        size = f"{abs(number):,}".replace(",", NARROW) if self.groups else numeral(abs(number))
        return size if number >= 0 else f"−{size}"


_STYLES: Final = {
    "en": Style(),
    "it": Style(decimal=",", divided=":", between=";"),
    "fr": Style(decimal=",", between=";", turned=True),
    "es": Style(decimal=",", divided=":", between=";"),
    "de": Style(decimal=",", times="·", divided=":", between=";"),
    "cs": Style(decimal=",", times="·", divided=":", between=";"),
    "de-CH": Style(times="·", divided=":", between=";"),
}


def style(locale: str) -> Style:
    """The style of a locale, of its language, or the English one."""
    return _STYLES.get(locale) or _STYLES.get(locale.split("-")[0]) or _STYLES["en"]
