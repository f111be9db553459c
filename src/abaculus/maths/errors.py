"""Why a calculation has no value, or none that can be told."""

from abaculus.maths.expr import Expression, Operation, Root
from abaculus.maths.text import show


class DividesByZero(ArithmeticError):  # noqa: N818 - says what the calculation does
    """A calculation without a value, because one part of it divides by zero."""

    def __init__(self, part: Operation) -> None:
        super().__init__(part)
        self.part = part

    def __str__(self) -> str:
        return f"{show(self.part)} divides by zero."


class EvenRootOfNegative(ArithmeticError):  # noqa: N818 - says what the calculation does
    """A calculation without a value: no number squared is negative."""

    def __init__(self, part: Root) -> None:
        super().__init__(part)
        self.part = part

    def __str__(self) -> str:
        return f"{show(self.part)} is an even root of a negative number."


class Irrational(ArithmeticError):  # noqa: N818 - says what the value is
    """A value that no fraction is equal to."""

    def __init__(self, part: Expression) -> None:
        super().__init__(part)
        self.part = part

    def __str__(self) -> str:
        return f"{show(self.part)} is no fraction."


class TooDeep(ArithmeticError):  # noqa: N818 - a refusal, named as a player would
    """A calculation whose exact value would take too long to tell."""

    def __str__(self) -> str:
        return "This calculation is too deep to check."
