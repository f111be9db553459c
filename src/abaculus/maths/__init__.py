"""Exact mathematics: read it, work it out, show it to eye, screen and ear.

Two things can go wrong with a text: it is no calculation (`Unreadable`, a ValueError),
or its calculation has no value that could be told (an ArithmeticError: `DividesByZero`,
`EvenRootOfNegative`, `Irrational` where a fraction is wanted, `TooDeep`).
"""

from abaculus.maths.approximation import approximately
from abaculus.maths.errors import DividesByZero, EvenRootOfNegative, Irrational, TooDeep
from abaculus.maths.evaluation import Step, Working, steps, value, workings
from abaculus.maths.exact import Fault, compare, equal, exact, first_fault, sign
from abaculus.maths.expr import (
    Chain,
    CommonFraction,
    DecimalNumber,
    Expression,
    Group,
    Mathematics,
    Negative,
    Number,
    Operation,
    Power,
    Root,
    Sign,
)
from abaculus.maths.mathml import is_plain, typeset
from abaculus.maths.parse import Unreadable, read, read_chain
from abaculus.maths.speech import speak
from abaculus.maths.text import mixed, show
from abaculus.maths.write import write

__all__ = [
    "Chain",
    "CommonFraction",
    "DecimalNumber",
    "DividesByZero",
    "EvenRootOfNegative",
    "Expression",
    "Fault",
    "Group",
    "Irrational",
    "Mathematics",
    "Negative",
    "Number",
    "Operation",
    "Power",
    "Root",
    "Sign",
    "Step",
    "TooDeep",
    "Unreadable",
    "Working",
    "approximately",
    "compare",
    "equal",
    "exact",
    "first_fault",
    "is_plain",
    "mixed",
    "read",
    "read_chain",
    "show",
    "sign",
    "speak",
    "steps",
    "typeset",
    "value",
    "workings",
    "write",
]
