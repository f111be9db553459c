# hot: compiled with mypyc where possible
"""Formulas as one would type them into an answer box."""

from __future__ import annotations

from abaculus.maths.formulas.tree import ATOM, PRODUCT, Formula
from abaculus.maths.formulas.writer import FormulaWriter


class KeyboardWriter(FormulaWriter):
    """Plain keys only; the checker can parse the result."""

    plus = "+"
    minus = "-"
    sign = "-"
    give_or_take = "±"

    def number(self, whole: int) -> str:
        """Digits without groups."""
        return str(whole)

    def product(self, part: tuple[Formula, ...]) -> str:
        """Factors with stars for times signs."""
        return "*".join([self.write(one, PRODUCT + 1) for one in part[1:]])

    def quotient(self, part: tuple[Formula, ...]) -> str:
        """A division with a slash."""
        return f"{self.write(part[1], PRODUCT)}/{self.write(part[2], ATOM)}"

    def ratio(self, part: tuple[Formula, ...]) -> str:
        """Terms with colons, without blanks."""
        return ":".join([self.write(term, ATOM) for term in part[1:]])

    def periodic(self, part: tuple[Formula, ...]) -> str:
        """The period in brackets."""
        _, whole, before, period = part
        return f"{self.write(whole)}{self.style.decimal}{before}({period})"

    def letter(self, name: str) -> str:
        """A letter that a keyboard has."""
        return {"π": "pi"}.get(name, name)

    def related(self, sign: str) -> str:
        """Relations in plain signs."""
        return {"≤": "<=", "≥": ">="}.get(sign, sign)

    def degrees(self, part: tuple[Formula, ...]) -> str:
        """The number alone."""
        return self.write(part[1], ATOM)

    def infinity(self, _part: tuple[Formula, ...]) -> str:
        """A word."""
        return "inf"
