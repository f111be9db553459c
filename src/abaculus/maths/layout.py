"""The one bridge from what a calculation means to how it stands on a page."""

from __future__ import annotations

from abaculus.maths.answers.tree import (
    Bin,
    Factorial,
    Mixed,
    Neg,
    Num,
    Percentage,
    Pi,
    Radical,
    Tree,
    Var,
)
from abaculus.maths.formulas.tree import Formula


def layout(tree: Tree) -> Formula:
    """The formula of a tree as it was written; trees of answers are never deep."""
    match tree:
        case Num():
            return _layout_numeral(tree)
        case Bin():
            return _layout_pair(tree)
        case Neg():
            inside = layout(tree.of)
            return -inside if isinstance(inside, int) and inside > 0 else ("neg", inside)
        case Mixed():
            return ("mixed", tree.whole, tree.top, tree.bottom)
        case Radical():
            return ("root", tree.index, layout(tree.of))
        case Factorial():
            return ("!", layout(tree.of))
        case Percentage():
            inside = layout(tree.of)
            return ("pct", inside) if tree.parts == 100 else ("qty", inside, "‰")
        case Pi():
            return "π"
        case Var():
            return tree.name


def _layout_numeral(tree: Num) -> Formula:
    if tree.writing == "int":
        return tree.value.numerator
    if tree.writing != "sci":
        return _layout_digits(tree.mark)
    front, _, exponent = tree.mark.partition("e")
    return ("*", _layout_digits(front), ("^", 10, int(exponent)))


def _layout_digits(mark: str) -> Formula:
    """The digits of a numeral in English notation: `12`, `12.5`, `0.58(3)`."""
    whole, _, decimals = mark.partition(".")
    before, _, period = decimals.partition("(")
    if period:
        return ("per", int(whole or "0"), before, period.rstrip(")"))
    return ("dec", int(whole + decimals), len(decimals)) if decimals else int(whole)


def _layout_pair(tree: Bin) -> Formula:
    left, right = layout(tree.left), layout(tree.right)
    match tree.sign:
        case "+":
            # a term with a minus of its own would be taken away instead
            is_negative = isinstance(right, tuple) and right[0] == "neg"
            return ("+", left, ("()", right) if is_negative else right)
        case "-":
            return ("+", left, ("neg", right))
        case "*":
            return _layout_product(left, right, is_joined=_is_letter(tree.right))
        case "/":
            if isinstance(tree.left, Neg):
                return ("neg", ("frac", layout(tree.left.of), right))
            return ("frac", left, right)
        case _:
            return ("^", left, right)


def _layout_product(left: Formula, right: Formula, *, is_joined: bool) -> Formula:
    if isinstance(left, tuple) and left[0] == "neg":
        return ("neg", _layout_product(left[1], right, is_joined=is_joined))
    if not is_joined:
        return ("*", left, right)
    if isinstance(left, tuple) and left[0] == "*":
        *factors, last = left
        return (*factors, ("jux", last, right))
    return ("jux", left, right)


def _is_letter(tree: Tree) -> bool:
    """Whether it can stand beside its factor without a sign between them."""
    if isinstance(tree, Bin):
        return tree.sign == "^" and _is_letter(tree.left)
    return isinstance(tree, Radical | Pi | Var)
