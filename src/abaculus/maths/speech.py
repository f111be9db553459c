"""Mathematics as English words for the ear."""

from fractions import Fraction
from typing import assert_never

from abaculus.maths.brackets import bracketed
from abaculus.maths.expressions import Expression, Group, Number, Operation, Sign

_SIGNS = {
    Sign.PLUS: "plus",
    Sign.MINUS: "minus",
    Sign.TIMES: "times",
    Sign.DIVIDED_BY: "divided by",
}


def speak(mathematics: Expression | Fraction | int) -> str:
    """A calculation or a value as it is read aloud: `9 plus 6 divided by 2`."""
    if isinstance(mathematics, Fraction | int):
        mathematics = Number.of(mathematics)
    return _speak(bracketed(mathematics))


def _speak(part: Expression) -> str:
    match part:
        case Number(value=value):
            return str(value).replace("-", "minus ").replace("/", " over ")
        case Group(inside=inside):
            return f"open bracket {_speak(inside)} close bracket"
        case Operation(sign=sign, left=left, right=right):
            return f"{_speak(left)} {_SIGNS[sign]} {_speak(right)}"
        case _:
            assert_never(part)
