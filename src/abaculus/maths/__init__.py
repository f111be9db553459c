"""Exact mathematics: parse it, work it out, and render it as text, MathML or speech.

Two things can go wrong with a text: it is not a calculation (`ExprError`, a ValueError), or the
calculation has no exact value we can give (an ArithmeticError: `DivisionByZeroError`,
`NegativeRootError`, `IrrationalError` where a fraction is needed, `TooDeepError`).
"""

from abaculus.maths.approximation import approximate
from abaculus.maths.errors import (
    DivisionByZeroError,
    IrrationalError,
    NegativeRootError,
    TooDeepError,
)
from abaculus.maths.evaluation import (
    CalculationStep,
    OperationStep,
    calculation_steps,
    steps,
    value,
)
from abaculus.maths.exact import Fault, compare, equal, exact, first_fault, sign
from abaculus.maths.expr import (
    Chain,
    CommonFraction,
    DecimalNumber,
    Expr,
    Mathematics,
    Negative,
    Number,
    Operation,
    Parenthesis,
    Power,
    Root,
    Sign,
)
from abaculus.maths.parse import ExprError, parse, parse_chain
from abaculus.maths.show import is_plain, show, speak, typeset
from abaculus.maths.text import format_mixed_number
from abaculus.maths.write import write

__all__ = [
    "CalculationStep",
    "Chain",
    "CommonFraction",
    "DecimalNumber",
    "DivisionByZeroError",
    "Expr",
    "ExprError",
    "Fault",
    "IrrationalError",
    "Mathematics",
    "Negative",
    "NegativeRootError",
    "Number",
    "Operation",
    "OperationStep",
    "Parenthesis",
    "Power",
    "Root",
    "Sign",
    "TooDeepError",
    "approximate",
    "calculation_steps",
    "compare",
    "equal",
    "exact",
    "first_fault",
    "format_mixed_number",
    "is_plain",
    "parse",
    "parse_chain",
    "show",
    "sign",
    "speak",
    "steps",
    "typeset",
    "value",
    "write",
]
