"""The bridge from what a calculation means to how it is written on a page."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from abaculus.maths import expr
from abaculus.maths.expr import Expr, Sign
from abaculus.maths.formulas.tree import Formula


def layout(mathematics: expr.Mathematics, *, keeps_signs: bool = False) -> Formula:
    """The formula of a calculation or of a chain of them.

    A division becomes a fraction and times signs before letters and roots are left out, unless
    signs are kept as laid.
    """
    return (_SIGNS if keeps_signs else _FRACTIONS).lay_out(mathematics)


class _Layout:
    """One of the two ways to lay out."""

    def __init__(self, *, keeps_signs: bool) -> None:
        self._keeps_signs = keeps_signs

    def lay_out(self, part: expr.Mathematics) -> Formula:
        """The formula of a part."""
        match part:
            case expr.WrittenNumber():
                return _layout_numeral(part)
            case expr.Number(numerator=above, denominator=below):
                size = abs(above) if below == 1 else ("frac", abs(above), below)
                return _layout_minus(size) if above < 0 else size
            case expr.Operation(sign=Sign.PLUS | Sign.MINUS):
                return self._sum(part)
            case expr.Operation():
                return self._product(part)
            case expr.Negative(of=of):
                return _layout_minus(self.lay_out(of))
            case expr.Parenthesis(inside=inside):
                return ("()", self.lay_out(inside))
            case expr.Power(base=base, exponent=exponent):
                return ("^", self.lay_out(base), self.lay_out(exponent))
            case expr.Root(degree=degree, of=of):
                return ("root", degree, self.lay_out(of))
            case _:
                return self._rarer(part)

    def _rarer(self, part: _Rarer) -> Formula:
        match part:
            case expr.CommonFraction(numerator=above, denominator=below):
                return ("vulgar", above, below)
            case expr.DecimalNumber(whole=whole, decimals=decimals, period=period):
                return _layout_decimal(str(whole), decimals, period)
            case expr.MixedNumber():
                return ("mixed", part.whole, part.top, part.bottom)
            case expr.Factorial(of=of):
                return ("!", self.lay_out(of))
            case expr.Percentage(of=of, parts=parts):
                inside = self.lay_out(of)
                return ("pct", inside) if parts == 100 else ("qty", inside, "‰")
            case expr.Pi():
                return "π"
            case expr.Variable(name=name):
                return name
            case expr.Call(name=name, parts=parts):
                return ("call", name, *map(self.lay_out, parts))
            case expr.Chain(members=members):
                sides = [self.lay_out(member) for member in members]
                return sides[0] if len(sides) == 1 else ("=", *sides)
            case _:
                assert_never(part)

    def _sum(self, part: expr.Operation) -> Formula:
        """All terms side by side: there may be hundreds of them."""
        terms: list[Formula] = []
        rest: Expr = part
        while isinstance(rest, expr.Operation) and rest.sign in (Sign.PLUS, Sign.MINUS):
            term = self.lay_out(rest.right)
            if rest.sign is Sign.MINUS:
                term = ("neg", term)
            elif isinstance(term, tuple) and term[0] == "neg":
                # a term with its own minus would be subtracted instead
                term = ("()", term)
            terms.append(term)
            rest = rest.left
        return ("+", self.lay_out(rest), *reversed(terms))

    def _product(self, part: expr.Operation) -> Formula:
        factors: list[expr.Operation] = []
        rest: Expr = part
        while isinstance(rest, expr.Operation) and rest.sign in (Sign.TIMES, Sign.DIVIDED_BY):
            factors.append(rest)
            rest = rest.left
        found = self.lay_out(rest)
        for factor in reversed(factors):
            right = self.lay_out(factor.right)
            if self._keeps_signs:
                found = ("*" if factor.sign is Sign.TIMES else "÷", found, right)
            elif factor.sign is Sign.TIMES:
                found = _join(found, right, is_letter=_is_letter(factor.right))
            else:
                found = _divide(found, right)
        return found


_Rarer: TypeAlias = (
    expr.CommonFraction
    | expr.DecimalNumber
    | expr.MixedNumber
    | expr.Factorial
    | expr.Percentage
    | expr.Pi
    | expr.Variable
    | expr.Chain
    | expr.Call
)
_SIGNS: Final = _Layout(keeps_signs=True)
_FRACTIONS: Final = _Layout(keeps_signs=False)


def _layout_minus(inside: Formula) -> Formula:
    return -inside if isinstance(inside, int) and inside > 0 else ("neg", inside)


def _layout_numeral(number: expr.WrittenNumber) -> Formula:
    if number.writing == "int":
        return number.value.numerator
    front, _, exponent = number.mark.partition("e")
    whole, _, decimals = front.partition(".")
    before, _, period = decimals.partition("(")
    size = _layout_decimal(whole or "0", before, period.rstrip(")"))
    return ("*", size, ("^", 10, int(exponent))) if exponent else size


def _layout_decimal(whole: str, decimals: str, period: str) -> Formula:
    if period:
        return ("per", int(whole), decimals, period)
    return ("dec", int(whole + decimals), len(decimals)) if decimals else int(whole)


def _join(left: Formula, right: Formula, *, is_letter: bool) -> Formula:
    if isinstance(left, tuple) and left[0] == "neg":
        return ("neg", _join(left[1], right, is_letter=is_letter))
    if not is_letter:
        return ("*", left, right)
    if isinstance(left, tuple) and left[0] == "*":
        *factors, last = left
        return (*factors, ("jux", last, right))
    return ("jux", left, right)


def _divide(left: Formula, right: Formula) -> Formula:
    if isinstance(left, int) and left < 0:
        return ("neg", ("frac", -left, right))
    if isinstance(left, tuple) and left[0] == "neg":
        return ("neg", ("frac", left[1], right))
    return ("frac", left, right)


def _is_letter(part: Expr) -> bool:
    """Whether it can be written next to its factor without a sign between them."""
    if isinstance(part, expr.Power):
        return _is_letter(part.base)
    return isinstance(part, expr.Root | expr.Pi | expr.Variable)
