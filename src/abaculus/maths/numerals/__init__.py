"""Numeral systems: read, written, composed of tiles, drawn, spoken and explained."""

from abaculus.maths.numerals.normalise import plain_decimal
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
from abaculus.maths.numerals.values import Numeral, NumeralFault, Pile, Place, Term, Token

__all__ = [
    "COMPOSED",
    "SYSTEMS",
    "TABLE",
    "Numeral",
    "NumeralFault",
    "Pile",
    "Place",
    "Term",
    "Token",
    "compose",
    "explain",
    "extent",
    "glyphs",
    "plain_decimal",
    "read_numeral",
    "speak_numeral",
    "token_form",
    "tokens",
    "write_numeral",
]
