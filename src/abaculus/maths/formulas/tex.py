# hot: compiled with mypyc where possible
"""Formulas as TeX, for export and print."""

from __future__ import annotations

import re
from typing import Final

from abaculus.maths.formulas.style import Style
from abaculus.maths.formulas.tree import ATOM, BINDS, JOINED, PRODUCT, Formula
from abaculus.maths.formulas.writer import MANY, FormulaWriter, Words
from abaculus.maths.glyphs import RAISED

_LETTERS: Final = {"π": r"\pi", "θ": r"\theta", "α": r"\alpha", "β": r"\beta", "γ": r"\gamma"}
_RELATIONS: Final = {"≠": r"\ne", "≤": r"\le", "≥": r"\ge", "≈": r"\approx", "→": r"\to"}
_ESCAPED: Final = {"\\": r"\textbackslash ", **{sign: f"\\{sign}" for sign in "{}$&#^_%~"}}
_EXPONENT: Final = re.compile(f"[{RAISED}⁻]+")
_DIGITS: Final = str.maketrans(f"{RAISED}⁻", "0123456789-")
_NAMED: Final = {"sin", "cos", "tan", "log", "ln", "gcd", "min", "max"}


class TexWriter(FormulaWriter):
    """Writes the body of a formula, without dollar signs."""

    binds: dict[str, int] = BINDS
    minus = " - "
    sign = "-"
    give_or_take = r" \pm "

    def __init__(self, style: Style, words: Words | None = None) -> None:
        super().__init__(style, words)
        self.times = r" \times " if style.times == "×" else r" \cdot "
        self.divided = r" \div " if style.divided == "÷" else " : "
        self.point_sign = style.decimal if style.decimal == "." else "{,}"

    def wording(self, part: tuple[Formula, ...]) -> str:
        """Upright words."""
        return rf"\text{{{super().wording(part)}}}"

    def number(self, whole: int) -> str:
        """Digits, from five on with thin blanks."""
        if -MANY < whole < MANY:
            return super().number(whole)
        return self.style.whole(whole).replace("−", "-").replace("\u202f", r"\,")

    def bracket(self, inside: str) -> str:
        """Stretchy brackets."""
        return rf"\left({inside}\right)"

    def letter(self, name: str) -> str:
        """A letter, or upright words."""
        if name in _LETTERS:
            return _LETTERS[name]
        return name if len(name) == 1 else rf"\text{{{name}}}"

    def joined(self, part: tuple[Formula, ...]) -> str:
        """Factors side by side, with commands kept apart from letters."""
        first = part[1]
        head = self.write(first, PRODUCT if isinstance(first, int) else JOINED)
        return " ".join([head] + [self.write(one, JOINED + 1) for one in part[2:]])

    def power(self, part: tuple[Formula, ...]) -> str:
        """A raised exponent."""
        base = part[1]
        least = (
            ATOM + 1 if isinstance(base, tuple) and base[0] in ("frac", "vulgar", "root") else ATOM
        )
        return f"{self.write(base, least)}^{{{self.write(part[2])}}}"

    def percent(self, part: tuple[Formula, ...]) -> str:
        """An escaped percent sign."""
        return rf"{self.write(part[1], ATOM)}\%"

    def degrees(self, part: tuple[Formula, ...]) -> str:
        """A raised ring."""
        return rf"{self.write(part[1], ATOM)}^\circ"

    def prime(self, part: tuple[Formula, ...]) -> str:
        """A stroke."""
        return f"{self.write(part[1], ATOM)}'"

    def decimal(self, part: tuple[Formula, ...]) -> str:
        """A decimal; a comma is put in braces."""
        return super().decimal(part).replace(self.style.decimal, self.point_sign)

    def periodic(self, part: tuple[Formula, ...]) -> str:
        """A line over the period."""
        _, whole, before, period = part
        return rf"{self.write(whole)}{self.point_sign}{before}\overline{{{period}}}"

    def fraction(self, part: tuple[Formula, ...]) -> str:
        """Stacked."""
        return rf"\frac{{{self.write(part[1])}}}{{{self.write(part[2])}}}"

    def mixed(self, part: tuple[Formula, ...]) -> str:
        """A whole number beside a stacked fraction."""
        return f"{self.write(part[1])}{self.fraction(part[1:])}"

    def based(self, part: tuple[Formula, ...]) -> str:
        """Digits with their base as an index."""
        return f"{part[1]}_{{{part[2]}}}"

    def absolute(self, part: tuple[Formula, ...]) -> str:
        """Stretchy bars."""
        return rf"\left|{self.write(part[1])}\right|"

    def root(self, part: tuple[Formula, ...]) -> str:
        """A root sign with its line."""
        index = "" if part[1] == 2 else f"[{self.write(part[1])}]"
        return rf"\sqrt{index}{{{self.write(part[2])}}}"

    def collection(self, part: tuple[Formula, ...]) -> str:
        """Escaped braces."""
        return rf"\{{{self.comma.join([self.write(one) for one in part[1:]])}\}}"

    def function(self, part: tuple[Formula, ...]) -> str:
        """An upright name before its argument."""
        name = str(part[1])
        shown = rf"\{name}" if name in _NAMED else rf"\operatorname{{{name}}}"
        return f"{shown} {self.write(part[2], JOINED)}"

    def logarithm(self, part: tuple[Formula, ...]) -> str:
        """A logarithm with its base as an index."""
        return rf"\log_{{{self.write(part[1])}}} {self.write(part[2], JOINED)}"

    def lowered(self, part: tuple[Formula, ...]) -> str:
        """An index."""
        return f"{self.write(part[1], ATOM)}_{{{self.write(part[2])}}}"

    def integral(self, part: tuple[Formula, ...]) -> str:
        """An integral with its limits."""
        ends = f"_{{{self.write(part[1])}}}^{{{self.write(part[2])}}}"
        return rf"\int{ends} {self.write(part[3], PRODUCT)}\,d{part[4]}"

    def gap(self, part: tuple[Formula, ...]) -> str:
        """An empty box."""
        return r"\square" if len(part) == 1 else str(part[1])

    def dots(self, _part: tuple[Formula, ...]) -> str:
        """An ellipsis."""
        return r"\dots"

    def infinity(self, _part: tuple[Formula, ...]) -> str:
        """The sign for infinity."""
        return r"\infty"

    def either(self, part: tuple[Formula, ...]) -> str:
        """Alternatives."""
        return r"\text{ or }".join([self.write(one) for one in part[1:]])

    def both(self, part: tuple[Formula, ...]) -> str:
        """Conditions that hold together."""
        return r"\text{ and }".join([self.write(one) for one in part[1:]])

    def related(self, sign: str) -> str:
        """The sign between two sides."""
        return f" {_RELATIONS.get(sign, sign)} "


class AnswerTexWriter(TexWriter):
    """Writes what was typed into an answer box: digits without groups, and any words."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.comma = rf"{style.between}\ "

    def number(self, whole: int) -> str:
        """Digits."""
        return str(whole)

    def wording(self, part: tuple[Formula, ...]) -> str:
        """A unit, a remainder, a day, a duration, or a text."""
        head = part[0]
        if head == "qty":
            return rf"{self.write(part[1])}\ {_write_unit(str(part[2]))}"
        if head == "rest":
            return rf"{self.write(part[1])}\ \text{{r}}\ {self.write(part[2])}"
        if head == "date":
            return _write_words(f"{part[1]:04}-{part[2]:02}-{part[3]:02}")
        if head == "year":
            return self.write(part[1])
        if head == "lasting":
            return _write_length(int(str(part[1])))
        return _write_words(str(part[1]))


def _write_words(words: str) -> str:
    """Words that TeX shows unchanged."""
    return rf"\text{{{''.join([_ESCAPED.get(sign, sign) for sign in words])}}}"


def _write_unit(unit: str) -> str:
    """A unit with raised exponents."""
    return _EXPONENT.sub(_write_exponent, _write_words(unit)).replace(r"\text{}", "")


def _write_exponent(found: re.Match[str]) -> str:
    return rf"}}^{{{found[0].translate(_DIGITS)}}}\text{{"


def _write_length(seconds: int) -> str:
    sizes = ((seconds // 3600, "h"), (seconds // 60 % 60, "min"), (seconds % 60, "s"))
    return r"\ ".join([rf"{size}\ \text{{{unit}}}" for size, unit in sizes if size])
