"""The checker's reading of a text, which is TeX, as a formula that every writer knows."""

from __future__ import annotations

import re
from typing import Final

from abaculus.errors import ParseError
from abaculus.maths.formulas.tree import Formula

_TOKEN: Final = re.compile(
    r"\\(?:left|right)[()]|\\[a-zA-Z]+|\\[^a-zA-Z]"
    r"|[0-9]+(?:(?:\.|\{,\})[0-9]*)?|(?:\.|\{,\})[0-9]+|\s+|[^\s]"
)
_TEXT: Final = re.compile(r"\\text\{((?:[^\\{}]|\\textbackslash |\\.)*)\}")
_UNTEXED: Final = re.compile(r"\\textbackslash |\\(.)")
_RAISED: Final = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")


class NoFormulaError(ParseError, ValueError):
    """A reading that no formula says."""


def parse_tex(tex: str) -> Formula:
    """The formula; raises `NoFormulaError`."""
    words: list[str] = []

    def kept(found: re.Match[str]) -> str:
        words.append(_UNTEXED.sub(lambda sign: sign[1] or "\\", found[1]))
        return r"\word" + " "

    signs = _TOKEN.findall(_TEXT.sub(kept, tex))
    reader = _FormulaParser([sign for sign in signs if not sign.isspace()], words)
    try:
        found = reader.rows()
    except (IndexError, RecursionError) as fault:
        raise NoFormulaError(tex) from fault
    if reader.signs:
        raise NoFormulaError(tex)
    return found


class _FormulaParser:
    """Reads what the checker writes, which is little of TeX."""

    def __init__(self, signs: list[str], words: list[str]) -> None:
        self.signs = signs[::-1]
        self.words = words[::-1]

    def rows(self) -> Formula:
        """Boxes with semicolons between them, or values with commas, or one value."""
        if self._is(r"\{"):
            self._take(r"\{")
            members = self._list(",", ";") if not self._is(r"\}") else ()
            self._take(r"\}")
            return ("set", *members)
        parts = self._list(",", ";")
        return parts[0] if len(parts) == 1 else ("list", *parts)

    def _list(self, *between: str) -> tuple[Formula, ...]:
        parts = [self._ratio()]
        while self._is(*between):
            self.signs.pop()
            self._blanks()
            parts.append(self._ratio())
        return tuple(parts)

    def _ratio(self) -> Formula:
        parts = [self._relation()]
        while self._is(":"):
            self.signs.pop()
            parts.append(self._relation())
        return parts[0] if len(parts) == 1 else (":", *parts)

    def _relation(self) -> Formula:
        parts = [self._sum()]
        while self._is("="):
            self.signs.pop()
            parts.append(self._sum())
        return parts[0] if len(parts) == 1 else ("=", *parts)

    def _sum(self) -> Formula:
        terms = [self._product()]
        while self._is("+", "-"):
            sign = self.signs.pop()
            term = self._product()
            terms.append(("neg", term) if sign == "-" else term)
        return terms[0] if len(terms) == 1 else ("+", *terms)

    def _product(self) -> Formula:
        if self._is("-"):
            self.signs.pop()
            inside = self._product()
            return -inside if isinstance(inside, int) and inside > 0 else ("neg", inside)
        factors = [self._joined()]
        while self._is(r"\cdot"):
            self.signs.pop()
            factors.append(self._joined())
        return factors[0] if len(factors) == 1 else ("*", *factors)

    def _joined(self) -> Formula:
        """Factors side by side, a mixed number, or a number with its unit."""
        first = self._power()
        if self._is(r"\frac") and isinstance(first, int):
            _, top, bottom = self._fraction()
            return ("mixed", first, top, bottom)
        factors = [first]
        while self.signs and self._begins():
            factors.append(self._power())
        told: Formula = factors[0] if len(factors) == 1 else ("jux", *factors)
        return self._worded(told)

    def _begins(self) -> bool:
        sign = self.signs[-1]
        known = (r"\sqrt", r"\pi", r"\left(", r"\frac")
        return sign in known or (len(sign) == 1 and sign.isalpha())

    def _worded(self, told: Formula) -> Formula:
        """A value with words behind it: a unit, or a remainder."""
        if not self._is("\\ "):
            return told
        self._blanks()
        self._take(r"\word")
        unit = self.words.pop()
        if unit == "r" and self._is("\\ "):
            self._blanks()
            return ("rest", told, self._power())
        while self._is("^"):
            unit += self._exponent()
            if self._is(r"\word"):
                self.signs.pop()
                unit += self.words.pop()
        return ("qty", told, unit)

    def _exponent(self) -> str:
        self._take("^")
        self._take("{")
        raised = ""
        while not self._is("}"):
            raised += self.signs.pop()
        self._take("}")
        return raised.translate(_RAISED)

    def _power(self) -> Formula:
        told: Formula = self._atom()
        while self._is("^", "!", r"\%", "‰"):
            sign = self.signs.pop()
            told = self._raised(sign, told)
        return told

    def _raised(self, sign: str, told: Formula) -> Formula:
        if sign == "^":
            return ("^", told, self._braced())
        if sign == "‰":
            return ("qty", told, sign)
        return ("!" if sign == "!" else "pct", told)

    def _atom(self) -> Formula:
        sign = self.signs[-1]
        if sign[0].isdigit() or sign[0] == "." or sign.startswith("{,}"):
            return self._number()
        if sign == r"\frac":
            return self._fraction()
        self.signs.pop()
        if sign == r"\sqrt":
            degree: Formula = 2
            if self._is("["):
                self.signs.pop()
                degree = self._sum()
                self._take("]")
            return ("root", degree, self._braced())
        if sign == r"\left(":
            parts = self._list(",", ";")
            self._take(r"\right)")
            return ("()", parts[0]) if len(parts) == 1 else ("pt", *parts)
        if sign == r"\word":
            return ("raw", self.words.pop())
        if sign == r"\pi":
            return "π"
        if len(sign) == 1 and sign.isalpha():
            return sign
        raise NoFormulaError(sign)

    def _number(self) -> Formula:
        whole, _, decimals = self.signs.pop().replace("{,}", ".").partition(".")
        if self._is(r"\overline"):
            self.signs.pop()
            self._take("{")
            period = self.signs.pop()
            self._take("}")
            return ("per", int(whole or "0"), decimals, period)
        if not decimals:
            return int(whole)
        return ("dec", int(whole + decimals), len(decimals))

    def _fraction(self) -> tuple[Formula, Formula, Formula]:
        self._take(r"\frac")
        top = self._braced()
        return ("frac", top, self._braced())

    def _braced(self) -> Formula:
        self._take("{")
        inside = self._sum()
        self._take("}")
        return inside

    def _blanks(self) -> None:
        while self._is("\\ ", r"\quad"):
            self.signs.pop()

    def _is(self, *signs: str) -> bool:
        return bool(self.signs) and self.signs[-1] in signs

    def _take(self, sign: str) -> None:
        if self.signs.pop() != sign:
            raise NoFormulaError(sign)
