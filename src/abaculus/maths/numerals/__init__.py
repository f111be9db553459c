"""Numeral systems: numbers read, written, composed of tiles, drawn, spoken and explained."""

from abaculus.maths.numerals.normalise import parse_decimal
from abaculus.maths.numerals.systems import (
    COMPOSED,
    SYSTEMS,
    TABLE,
    compose,
    explain,
    extent,
    glyphs,
    read_numeral,
    speak_numeral,
    token_form,
    tokens,
    write_numeral,
)
from abaculus.maths.numerals.values import (
    Numeral,
    NumeralFault,
    NumeralPlace,
    NumeralToken,
    Pile,
    Term,
)

__all__ = [
    "COMPOSED",
    "SYSTEMS",
    "TABLE",
    "Numeral",
    "NumeralFault",
    "NumeralPlace",
    "NumeralToken",
    "Pile",
    "Term",
    "compose",
    "explain",
    "extent",
    "glyphs",
    "parse_decimal",
    "read_numeral",
    "speak_numeral",
    "token_form",
    "tokens",
    "write_numeral",
]
