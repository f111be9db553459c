"""Calculations of games as text, as MathML and as speech."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from abaculus.maths import expr
from abaculus.maths.brackets import add_brackets, members
from abaculus.maths.expr import Expr
from abaculus.maths.formulas.board import BoardMathMlWriter, BoardSpeechWriter, BoardTextWriter
from abaculus.maths.formulas.style import Style
from abaculus.maths.formulas.tree import Formula
from abaculus.maths.layout import layout

_STYLE: Final = Style(decimal=",", groups=False)
write_text: Final = BoardTextWriter(_STYLE)
write_mathml: Final = BoardMathMlWriter(_STYLE)
write_speech: Final = BoardSpeechWriter(_STYLE)


def show(mathematics: expr.Mathematics | Fraction | int) -> str:
    """A calculation or a value as a line of text: `9 + 6 ÷ 2 = 12`, `7/2`, `−3`, `√16`."""
    return write_text(layout_board(mathematics))


def typeset(mathematics: expr.Mathematics | Fraction | int) -> str:
    """A calculation or a value as one `<math>` element, made of our own signs and digits only."""
    return write_mathml(layout_board(mathematics))


def speak(mathematics: expr.Mathematics | Fraction | int) -> str:
    """A calculation or a value as it is read aloud: `9 plus 6 divided by 2 equals 12`."""
    return write_speech(layout_board(mathematics))


def layout_board(mathematics: expr.Mathematics | Fraction | int) -> Formula:
    """The formula with the brackets that reading it from left to right needs."""
    if isinstance(mathematics, expr.Chain):
        return layout(expr.Chain(members(mathematics)), keeps_signs=True)
    if isinstance(mathematics, Fraction | int):
        mathematics = expr.Number.of(mathematics)
    return layout(add_brackets(mathematics), keeps_signs=True)


def is_plain(mathematics: expr.Mathematics) -> bool:
    """Whether a line of text shows it as well: no fraction, root, power or period in it."""
    waiting: list[Expr]
    waiting = [*mathematics.members] if isinstance(mathematics, expr.Chain) else [mathematics]
    while waiting:
        match waiting.pop():
            case expr.Number(denominator=1) | expr.DecimalNumber(period=""):
                pass
            case expr.Parenthesis(inside=inside) | expr.Negative(of=inside):
                waiting.append(inside)
            case expr.Operation(left=left, right=right):
                waiting += (left, right)
            case _:
                return False
    return True
