# hot: compiled with mypyc where possible
"""Formulas as MathML Core for browsers."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from abaculus.maths.formulas.style import Style
from abaculus.maths.formulas.tree import ATOM, BINDS, JOINED, PRODUCT, RELATION, Formula
from abaculus.maths.formulas.writer import FormulaWriter, Words

_TALL: Final = ("<mfrac", "<msqrt", "<mroot")
_WORDS: Final = {"or": " or ", "and": " and "}
_TIGHT: Final = re.compile(r"(?<!whole\">)([^\s>]*)(<math>.*?</math>)([^\s<]*)")


class MathMlWriter(FormulaWriter):
    """Writes `<math>` elements that contain only our own signs, digits and letters."""

    binds: dict[str, int] = BINDS
    plus = "<mo>+</mo>"
    minus = "<mo>−</mo>"
    sign = '<mo form="prefix">−</mo>'
    give_or_take = "<mo>±</mo>"

    def __init__(self, style: Style, words: Words | None = None) -> None:
        super().__init__(style, words)
        self.times = f"<mo>{style.times}</mo>"
        self.divided = f"<mo>{style.divided}</mo>"
        self.comma = f'<mo separator="true">{style.between}</mo>'

    def whole(self, formula: Formula) -> str:
        """A whole element; rows become several, because browsers break no lines inside one."""
        if isinstance(formula, tuple) and formula[0] in ("list", "or", "and"):
            between = _WORDS.get(str(formula[0]), f"{self.style.between} ")
            return prevent_breaks(between.join(map(self._member, formula[1:])))
        return f"<math>{self.write(formula, RELATION)}</math>"

    def _member(self, part: Formula) -> str:
        """A member of a row; words are set like the surrounding text."""
        if isinstance(part, tuple) and part[0] not in self.binds:
            return escape(super().wording(part), quote=False)
        return self.whole(part)

    def wording(self, part: tuple[Formula, ...]) -> str:
        """Upright words."""
        return f"<mtext>{escape(super().wording(part))}</mtext>"

    def number(self, whole: int) -> str:
        """A whole number."""
        size = f"<mn>{self.style.whole(abs(whole))}</mn>"
        return size if whole >= 0 else f"<mrow>{self.sign}{size}</mrow>"

    def bracket(self, inside: str) -> str:
        """Round brackets."""
        return self._fenced("(", inside, ")")

    def _fenced(self, left: str, inside: str, right: str) -> str:
        """Brackets, stretchy only where needed: they could leave too much room beside them."""
        grows = "" if any(tall in inside for tall in _TALL) else ' stretchy="false"'
        first = f'<mo form="prefix"{grows}>{left}</mo>'
        return f'<mrow>{first}{inside}<mo form="postfix"{grows}>{right}</mo></mrow>'

    def letter(self, name: str) -> str:
        """A letter in italics, or an upright word."""
        return f"<mi>{name}</mi>" if len(name) == 1 else f"<mtext>{escape(name)}</mtext>"

    def ratio(self, part: tuple[Formula, ...]) -> str:
        """Terms with colons."""
        colon = '<mo lspace="0.22em" rspace="0.22em">:</mo>'
        return colon.join([self.write(term, PRODUCT + 1) for term in part[1:]])

    def power(self, part: tuple[Formula, ...]) -> str:
        """A raised exponent; a stacked base gets brackets to keep the exponent apart from it."""
        base = part[1]
        least = (
            ATOM + 1 if isinstance(base, tuple) and base[0] in ("frac", "vulgar", "root") else ATOM
        )
        return f"<msup>{self._one(base, least)}{self._one(part[2])}</msup>"

    def factorial(self, part: tuple[Formula, ...]) -> str:
        """n!"""
        return f'<mrow>{self.write(part[1], ATOM)}<mo form="postfix">!</mo></mrow>'

    def percent(self, part: tuple[Formula, ...]) -> str:
        """A number of hundredths."""
        return f"<mrow>{self.write(part[1], ATOM)}<mo>%</mo></mrow>"

    def degrees(self, part: tuple[Formula, ...]) -> str:
        """The size of an angle."""
        return f'<mrow>{self.write(part[1], ATOM)}<mo lspace="0">°</mo></mrow>'

    def prime(self, part: tuple[Formula, ...]) -> str:
        """A derivative."""
        return f'<mrow>{self.write(part[1], ATOM)}<mo lspace="0" rspace="0">′</mo></mrow>'

    def decimal(self, part: tuple[Formula, ...]) -> str:
        """One number."""
        _, digits, places = part
        size = FormulaWriter.decimal(
            _DigitWriter(self.style), ("dec", abs(int(str(digits))), places)
        )
        number = f"<mn>{size}</mn>"
        return number if int(str(digits)) >= 0 else f"<mrow>{self.sign}{number}</mrow>"

    def periodic(self, part: tuple[Formula, ...]) -> str:
        """A line over the period."""
        _, whole, before, period = part
        start = f"<mn>{whole}{self.style.decimal}{before}</mn>"
        return f'<mrow>{start}<mover accent="true"><mn>{period}</mn><mo>‾</mo></mover></mrow>'

    def fraction(self, part: tuple[Formula, ...]) -> str:
        """Stacked."""
        return f"<mfrac>{self._one(part[1])}{self._one(part[2])}</mfrac>"

    def mixed(self, part: tuple[Formula, ...]) -> str:
        """A whole number beside a stacked fraction."""
        return f"<mrow>{self.write(part[1])}{self.fraction(part[1:])}</mrow>"

    def based(self, part: tuple[Formula, ...]) -> str:
        """Digits with their base as an index."""
        return f"<msub><mn>{part[1]}</mn><mn>{part[2]}</mn></msub>"

    def absolute(self, part: tuple[Formula, ...]) -> str:
        """Stretchy bars."""
        return f"<mrow><mo>|</mo>{self.write(part[1])}<mo>|</mo></mrow>"

    def root(self, part: tuple[Formula, ...]) -> str:
        """A root sign with its line."""
        if part[1] == 2:
            return f"<msqrt>{self.write(part[2])}</msqrt>"
        return f"<mroot>{self._one(part[2])}{self._one(part[1])}</mroot>"

    def collection(self, part: tuple[Formula, ...]) -> str:
        """Braces."""
        inside = self.comma.join([self.write(one) for one in part[1:]])
        return self._fenced("{", inside, "}")

    def span(self, part: tuple[Formula, ...]) -> str:
        """Both ends with their brackets."""
        left, right = str(part[1]), str(part[4])
        if self.style.turned:
            left, right = left.replace("(", "]"), right.replace(")", "[")
        inside = f"{self.write(part[2])}{self.comma}{self.write(part[3])}"
        return self._fenced(left, inside, right)

    def function(self, part: tuple[Formula, ...]) -> str:
        """An upright name before its argument."""
        name = f'<mi>{part[1]}</mi><mspace width="0.17em"/>'
        return f"<mrow>{name}{self.write(part[2], JOINED)}</mrow>"

    def logarithm(self, part: tuple[Formula, ...]) -> str:
        """A logarithm with its base as an index."""
        base = f"<msub><mi>log</mi>{self._one(part[1])}</msub>"
        return f'<mrow>{base}<mspace width="0.17em"/>{self.write(part[2], JOINED)}</mrow>'

    def lowered(self, part: tuple[Formula, ...]) -> str:
        """An index."""
        return f"<msub>{self._one(part[1], ATOM)}{self._one(part[2])}</msub>"

    def side(self, part: tuple[Formula, ...]) -> str:
        """Corners in capitals."""
        return f"<mi>{escape(str(part[1]))}</mi>"

    def integral(self, part: tuple[Formula, ...]) -> str:
        """An integral with its limits."""
        ends = f"<msubsup><mo>∫</mo>{self._one(part[1])}{self._one(part[2])}</msubsup>"
        return f"<mrow>{ends}{self.write(part[3], PRODUCT)}<mi>d</mi><mi>{part[4]}</mi></mrow>"

    def gap(self, part: tuple[Formula, ...]) -> str:
        """The place of the unknown number."""
        return f"<mi>{'?' if len(part) == 1 else escape(str(part[1]))}</mi>"

    def dots(self, _part: tuple[Formula, ...]) -> str:
        """An ellipsis."""
        return "<mi>…</mi>"

    def infinity(self, _part: tuple[Formula, ...]) -> str:
        """The sign for infinity."""
        return "<mi>∞</mi>"

    def either(self, part: tuple[Formula, ...]) -> str:
        """Alternatives."""
        return "<mtext>\u00a0or\u00a0</mtext>".join([self.write(one) for one in part[1:]])

    def both(self, part: tuple[Formula, ...]) -> str:
        """Conditions that hold together."""
        return "<mtext>\u00a0and\u00a0</mtext>".join([self.write(one) for one in part[1:]])

    def related(self, sign: str) -> str:
        """The sign between two sides."""
        return f"<mo>{escape(sign)}</mo>"

    def _one(self, part: Formula, least: int = RELATION) -> str:
        """A part as exactly one element, as stacked positions require."""
        written = self.write(part, least)
        return written if isinstance(part, str) else f"<mrow>{written}</mrow>"


class _DigitWriter(FormulaWriter):
    """Bare digits, for numbers that are one element."""


def prevent_breaks(html: str) -> str:
    """Keep signs next to their mathematics: browsers might break the line between the two."""
    return _TIGHT.sub(_whole, html)


def _whole(found: re.Match[str]) -> str:
    before, formula, after = found.groups()
    return f'<span class="whole">{found[0]}</span>' if before or after else str(formula)
