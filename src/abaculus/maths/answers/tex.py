"""Trees as TeX, so that whoever types sees how it is read."""

from __future__ import annotations

import re

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

_PERIOD = re.compile(r"\(([0-9]+)\)")


def to_tex(tree: Tree, comma: str = ".") -> str:
    """The tree in TeX, with the decimal sign of the locale."""
    return _to_tex(tree, comma, 0)


def numeral(mark: str, comma: str) -> str:
    """A numeral in TeX."""
    mantissa, _, exponent = mark.partition("e")
    said = _PERIOD.sub(r"\\overline{\1}", mantissa)
    if comma != ".":
        said = said.replace(".", "{,}")
    return rf"{said} \cdot 10^{{{exponent}}}" if exponent else said


def _to_tex(tree: Tree, comma: str, around: int) -> str:
    """The tree inside something that binds as strongly as `around` says."""
    match tree:
        case Num():
            return numeral(tree.mark, comma)
        case Mixed():
            return rf"{tree.whole}\frac{{{tree.top}}}{{{tree.bottom}}}"
        case Neg():
            return _bracket("-" + _to_tex(tree.of, comma, 2), around > 1)
        case Bin():
            return _join(tree, comma, around)
        case Factorial():
            return _to_tex(tree.of, comma, 4) + "!"
        case Percentage():
            return _to_tex(tree.of, comma, 4) + (r"\%" if tree.parts == 100 else "‰")
        case Radical():
            index = "" if tree.index == 2 else f"[{tree.index}]"
            return rf"\sqrt{index}{{{_to_tex(tree.of, comma, 0)}}}"
        case Pi():
            return r"\pi"
        case Var():
            return tree.name


def _join(tree: Bin, comma: str, around: int) -> str:
    left, right = tree.left, tree.right
    match tree.sign:
        case "+" | "-":
            said = f"{_to_tex(left, comma, 1)} {tree.sign} {_to_tex(right, comma, 2)}"
            return _bracket(said, around > 1)
        case "*":
            middle = " " if _is_letter(right) else r" \cdot "
            said = _to_tex(left, comma, 2) + middle + _to_tex(right, comma, 3)
            return _bracket(said, around > 2)
        case "/":
            if isinstance(left, Neg):
                said = _join(Bin("/", left.of, right), comma, 0)
                return _bracket(f"-{said}", around > 1)
            return rf"\frac{{{_to_tex(left, comma, 0)}}}{{{_to_tex(right, comma, 0)}}}"
        case "^":
            base = _to_tex(left, comma, 4)
            if isinstance(left, Bin | Mixed):
                base = base if base.startswith(r"\left(") else _bracket(base, True)
            return f"{base}^{{{_to_tex(right, comma, 0)}}}"


def _is_letter(tree: Tree) -> bool:
    """Whether it can stand beside its factor without a sign between them."""
    if isinstance(tree, Bin):
        return tree.sign == "^" and _is_letter(tree.left)
    return isinstance(tree, Radical | Pi | Var)


def _bracket(said: str, is_needed: bool) -> str:
    return rf"\left({said}\right)" if is_needed else said


_SPECIAL = re.compile(r"([\\{}$&#^_%~])")


def escape(text: str) -> str:
    """A text that TeX shows as it stands."""
    return _SPECIAL.sub(
        lambda sign: r"\textbackslash " if sign[0] == "\\" else "\\" + sign[0], text
    )


def text(said: str) -> str:
    """Words in TeX."""
    return rf"\text{{{escape(said)}}}"


_EXPONENT = re.compile(r"\\\^\(?(-?[0-9])\)?")


def unit(said: str) -> str:
    """A unit in TeX, its exponents raised."""
    return _EXPONENT.sub(r"}^{\1}\\text{", text(said)).replace(r"\text{}", "")
