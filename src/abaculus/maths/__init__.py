"""Exact mathematics: read it, work it out, show it to eye, screen and ear.

Two things can go wrong with a text: it is no calculation (`Unreadable`, a ValueError),
or its calculation has no value (`DividesByZero`, an ArithmeticError).
"""

from abaculus.maths.evaluation import DividesByZero, Step, steps, value
from abaculus.maths.expressions import Expression, Group, Number, Operation, Sign
from abaculus.maths.mathml import typeset
from abaculus.maths.reading import Unreadable, read
from abaculus.maths.speech import speak
from abaculus.maths.text import show
from abaculus.maths.writing import write

__all__ = [
    "DividesByZero",
    "Expression",
    "Group",
    "Number",
    "Operation",
    "Sign",
    "Step",
    "Unreadable",
    "read",
    "show",
    "speak",
    "steps",
    "typeset",
    "value",
    "write",
]
