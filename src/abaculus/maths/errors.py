"""The reasons why a calculation has no value, or none that can be computed."""

from abaculus.errors import MathError
from abaculus.maths.expr import Expr, Operation, Root
from abaculus.maths.show import show


class DivisionByZeroError(MathError, ArithmeticError):
    """A calculation without a value because part of it divides by zero."""

    def __init__(self, part: Operation) -> None:
        super().__init__(part)
        self.part = part

    def __str__(self) -> str:
        return f"{show(self.part)} divides by zero."


class NegativeRootError(MathError, ArithmeticError):
    """A calculation without a value because no number squared is negative."""

    def __init__(self, part: Root) -> None:
        super().__init__(part)
        self.part = part

    def __str__(self) -> str:
        return f"{show(self.part)} is an even root of a negative number."


class IrrationalError(MathError, ArithmeticError):
    """A value that is not equal to any fraction."""

    def __init__(self, part: Expr) -> None:
        super().__init__(part)
        self.part = part

    def __str__(self) -> str:
        return f"{show(self.part)} is not a fraction."


class TooDeepError(MathError, ArithmeticError):
    """A calculation whose exact value would take too long to compute."""

    def __str__(self) -> str:
        return "This calculation is too deep to check."
