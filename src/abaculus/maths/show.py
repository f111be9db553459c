"""Calculations of games as text, as MathML and as speech."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from abaculus.maths.brackets import add_brackets, members
from abaculus.maths.expr import (
    Chain,
    DecimalNumber,
    Expr,
    Mathematics,
    Negative,
    Number,
    Operation,
    Parenthesis,
)
from abaculus.maths.formulas.board import BoardMathMlWriter, BoardSpeechWriter, BoardTextWriter
from abaculus.maths.formulas.style import Style
from abaculus.maths.formulas.tree import Formula
from abaculus.maths.layout import layout

_STYLE: Final = Style(decimal=",", groups=False)
write_text: Final = BoardTextWriter(_STYLE)
write_mathml: Final = BoardMathMlWriter(_STYLE)
write_speech: Final = BoardSpeechWriter(_STYLE)


def show(mathematics: Mathematics | Fraction | int) -> str:
    """A calculation or a value as a line of text: `9 + 6 ÷ 2 = 12`, `7/2`, `−3`, `√16`."""
    return write_text(layout_board(mathematics))


def typeset(mathematics: Mathematics | Fraction | int) -> str:
    """A calculation or a value as one `<math>` element with only our own signs and digits."""
    return write_mathml(layout_board(mathematics))


def speak(mathematics: Mathematics | Fraction | int) -> str:
    """A calculation or a value as read aloud: `9 plus 6 divided by 2 equals 12`."""
    return write_speech(layout_board(mathematics))


def layout_board(mathematics: Mathematics | Fraction | int) -> Formula:
    """The formula with the brackets that reading from left to right needs."""
    if isinstance(mathematics, Chain):
        return layout(Chain(members(mathematics)), keeps_signs=True)
    if isinstance(mathematics, Fraction | int):
        mathematics = Number.of(mathematics)
    return layout(add_brackets(mathematics), keeps_signs=True)


def is_plain(mathematics: Mathematics) -> bool:
    """Whether a line of text shows it just as well: no fraction, root, power or period."""
    waiting: list[Expr]
    waiting = [*mathematics.members] if isinstance(mathematics, Chain) else [mathematics]
    while waiting:
        match waiting.pop():
            case Number(denominator=1) | DecimalNumber(period=""):
                pass
            case Parenthesis(inside=inside) | Negative(of=inside):
                waiting.append(inside)
            case Operation(left=left, right=right):
                waiting += (left, right)
            case _:
                return False
    return True
