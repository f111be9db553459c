# hot: compiled with mypyc where possible
"""The walk over a formula that all writers share: order, signs and needed brackets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from abaculus.maths.formulas.style import Style
from abaculus.maths.formulas.tree import (
    ATOM,
    BINDS,
    JOINED,
    POWER,
    PRODUCT,
    RELATION,
    SIGNED,
    SUM,
    Formula,
)

Words: TypeAlias = Callable[[tuple[Formula, ...]], str]
"""Renders a part whose head is not mathematical."""
MANY: Final = 1000
FIGURES: Final = [str(number) for number in range(MANY)]
"""The most frequent numbers, already written."""
ON_ONE_LINE: Final = {**BINDS, "frac": SIGNED, "vulgar": SIGNED, "mixed": SIGNED}
"""How tightly parts bind where no fraction line holds a fraction together."""
WITH_FIGURES: Final = {**ON_ONE_LINE, "vulgar": ATOM}
"""The same where ½ is one character or one word."""
RELATIONS: Final = ("=", "≠", "<", ">", "≤", "≥", "≈", "→")


class FormulaWriter:
    """Writes formulas on one line; subclasses that stack or speak override what differs."""

    plus = " + "
    minus = " − "
    sign = "−"
    give_or_take = " ± "
    binds: dict[str, int] = ON_ONE_LINE

    def __init__(self, style: Style, words: Words | None = None) -> None:
        self.style = style
        self._words = words
        self.times = f" {style.times} "
        self.divided = f" {style.divided} "
        self.comma = f"{style.between} "
        self._heads: dict[str, Callable[[tuple[Formula, ...]], str]] = {
            "+": self.sum, "±": self.plus_minus, "*": self.product, "÷": self.quotient,
            ":": self.ratio, "neg": self.negative, "jux": self.joined, "^": self.power,
            "!": self.factorial, "pct": self.percent, "deg": self.degrees, "prime": self.prime,
            "dec": self.decimal, "per": self.periodic, "frac": self.fraction,
            "vulgar": self.vulgar, "mixed": self.mixed, "based": self.based, "()": self.group,
            "abs": self.absolute,
            "root": self.root, "pt": self.point, "set": self.collection, "span": self.span,
            "call": self.call, "fn": self.function, "log": self.logarithm, "sub": self.lowered,
            "side": self.side, "integral": self.integral, "gap": self.gap, "dots": self.dots,
            "inf": self.infinity, "list": self.row, "or": self.either, "and": self.both,
            "chain": self.chain, **dict.fromkeys(RELATIONS, self.relation),
        }  # fmt: skip

    def __call__(self, formula: Formula) -> str:
        """The whole formula."""
        return self.whole(formula)

    def whole(self, formula: Formula) -> str:
        """The whole formula, with nothing around it."""
        return self.write(formula, RELATION)

    def write(self, part: Formula, least: int = RELATION) -> str:
        """A part, in brackets if it binds less than its place requires."""
        if isinstance(part, int):
            written = self.number(part)
            return written if part >= 0 or least <= PRODUCT else self.bracket(written)
        if isinstance(part, str):
            return self.letter(part)
        head = str(part[0])
        binds = self.binds.get(head)
        if binds is None:
            return self.wording(part)
        written = self._headed(head, part)
        return written if binds >= least else self.bracket(written)

    def _headed(self, head: str, part: tuple[Formula, ...]) -> str:
        """A part by its head; the most frequent heads are tried first, the others looked up."""
        if head == "+":
            return self.sum(part)
        if head == "*":
            return self.product(part)
        if head == "=":
            return self.relation(part)
        if head == "frac":
            return self.fraction(part)
        if head == "jux":
            return self.joined(part)
        if head == "^":
            return self.power(part)
        if head == "dec":
            return self.decimal(part)
        if head == "list":
            return self.row(part)
        return self._heads[head](part)

    def later(self, part: Formula, least: int) -> str:
        """A part after a sign, where a leading minus needs brackets too."""
        written = self.write(part, least)
        if isinstance(part, int):
            is_bare = part < 0 and least <= PRODUCT
        else:
            is_bare = _leads_with_minus(part) and self.binds[str(part[0])] >= least
        return self.bracket(written) if is_bare else written

    def wording(self, part: tuple[Formula, ...]) -> str:
        """A part that is not mathematics: a word, a name, a time of day."""
        if self._words is None:
            raise KeyError(part[0])
        return self._words(part)

    # text on one line

    def bracket(self, inside: str) -> str:
        """Round brackets."""
        return f"({inside})"

    def number(self, whole: int) -> str:
        """A whole number."""
        if 0 <= whole < MANY:
            return FIGURES[whole]
        if -MANY < whole < 0:
            return self.sign + FIGURES[-whole]
        return self.style.whole(whole)

    def letter(self, name: str) -> str:
        """A letter, or a word in place of a number."""
        return name

    def sum(self, part: tuple[Formula, ...]) -> str:
        """Terms; a negative one is subtracted."""
        text = self.write(part[1], SUM)
        for term in part[2:]:
            if isinstance(term, tuple) and term[0] == "neg":
                text += self.minus + self.later(term[1], PRODUCT)
            else:
                text += self.plus + self.later(term, PRODUCT)
        return text

    def plus_minus(self, part: tuple[Formula, ...]) -> str:
        """One part plus or minus another."""
        return self.write(part[1], SUM) + self.give_or_take + self.later(part[2], PRODUCT)

    def product(self, part: tuple[Formula, ...]) -> str:
        """Factors with a sign between them."""
        first = self._before(part[1])
        return first + "".join([self.times + self.later(one, PRODUCT + 1) for one in part[2:]])

    def quotient(self, part: tuple[Formula, ...]) -> str:
        """A division with its sign."""
        return self._before(part[1]) + self.divided + self.later(part[2], PRODUCT + 1)

    def _before(self, part: Formula) -> str:
        """The part before a sign; products in products may number hundreds."""
        runs: list[tuple[Formula, ...]] = []
        while isinstance(part, tuple) and part[0] in ("*", "÷"):
            runs.append(part)
            part = part[1]
        text = self.write(part, PRODUCT)
        for run in reversed(runs):
            sign = self.times if run[0] == "*" else self.divided
            text += "".join([sign + self.later(one, PRODUCT + 1) for one in run[2:]])
        return text

    def ratio(self, part: tuple[Formula, ...]) -> str:
        """Terms of a ratio."""
        return " : ".join([self.write(term, PRODUCT + 1) for term in part[1:]])

    def negative(self, part: tuple[Formula, ...]) -> str:
        """A part with a minus before it."""
        return self.sign + self.later(part[1], PRODUCT + 1)

    def joined(self, part: tuple[Formula, ...]) -> str:
        """Factors side by side, such as 2x."""
        first = part[1]
        head = self.write(first, PRODUCT if isinstance(first, int) else JOINED)
        return head + "".join([self.write(one, JOINED + 1) for one in part[2:]])

    def power(self, part: tuple[Formula, ...]) -> str:
        """A base and its exponent."""
        return f"{self.write(part[1], ATOM)}^{self.write(part[2], ATOM)}"

    def factorial(self, part: tuple[Formula, ...]) -> str:
        """n!"""
        return f"{self.write(part[1], ATOM)}!"

    def percent(self, part: tuple[Formula, ...]) -> str:
        """A number of hundredths."""
        return f"{self.write(part[1], ATOM)}%"

    def degrees(self, part: tuple[Formula, ...]) -> str:
        """The size of an angle."""
        return f"{self.write(part[1], ATOM)}°"

    def prime(self, part: tuple[Formula, ...]) -> str:
        """A derivative."""
        return f"{self.write(part[1], ATOM)}′"

    def decimal(self, part: tuple[Formula, ...]) -> str:
        """Digits, and how many of them follow the decimal sign: ("dec", 250, 2) is 2.50."""
        digits, places = _whole(part[1]), _whole(part[2])
        if places == 0:
            return self.number(digits)
        above, below = divmod(abs(digits), 10**places)
        sign = self.sign if digits < 0 else ""
        return f"{sign}{self.number(above)}{self.style.decimal}{str(below).zfill(places)}"

    def periodic(self, part: tuple[Formula, ...]) -> str:
        """Whole part, digits before the period, period: ("per", 0, "1", "6") is 0.1666…"""
        _, whole, before, period = part
        return f"{self.write(whole)}{self.style.decimal}{before}({period})"

    def fraction(self, part: tuple[Formula, ...]) -> str:
        """One part over another."""
        return f"{self.write(part[1], JOINED)}/{self.write(part[2], ATOM)}"

    def vulgar(self, part: tuple[Formula, ...]) -> str:
        """A fraction that is one number, such as ½."""
        return self.fraction(part)

    def mixed(self, part: tuple[Formula, ...]) -> str:
        """A whole number and a fraction."""
        return f"{self.write(part[1])} {self.fraction(part[1:])}"

    def based(self, part: tuple[Formula, ...]) -> str:
        """Digits of another base."""
        return f"{part[1]}_{part[2]}"

    def group(self, part: tuple[Formula, ...]) -> str:
        """Brackets that are asked for, needed or not."""
        return self.bracket(self.write(part[1]))

    def absolute(self, part: tuple[Formula, ...]) -> str:
        """The absolute value."""
        return f"|{self.write(part[1])}|"

    def root(self, part: tuple[Formula, ...]) -> str:
        """sqrt(…), or root(n; …)."""
        inside = self.write(part[2])
        return f"sqrt({inside})" if part[1] == 2 else f"root({self.write(part[1])};{inside})"

    def point(self, part: tuple[Formula, ...]) -> str:
        """Coordinates."""
        return self.bracket(self.comma.join([self.write(one) for one in part[1:]]))

    def collection(self, part: tuple[Formula, ...]) -> str:
        """The members of a set."""
        return f"{{{self.comma.join([self.write(one) for one in part[1:]])}}}"

    def span(self, part: tuple[Formula, ...]) -> str:
        """("span", "[", 0, 4, ")"): an interval with the kind of its ends."""
        left, right = str(part[1]), str(part[4])
        if self.style.turned:
            left, right = left.replace("(", "]"), right.replace(")", "[")
        return f"{left}{self.write(part[2])}{self.comma}{self.write(part[3])}{right}"

    def call(self, part: tuple[Formula, ...]) -> str:
        """A function of its arguments: f(x), P(A)."""
        inside = self.comma.join([self.write(one) for one in part[2:]])
        return self.write(part[1], POWER) + self.bracket(inside)

    def function(self, part: tuple[Formula, ...]) -> str:
        """A named function before its argument: sin 30°."""
        return f"{part[1]} {self.write(part[2], JOINED)}"

    def logarithm(self, part: tuple[Formula, ...]) -> str:
        """("log", 2, 32)."""
        return f"log_{self.write(part[1], ATOM)} {self.write(part[2], JOINED)}"

    def lowered(self, part: tuple[Formula, ...]) -> str:
        """A letter with an index."""
        return f"{self.write(part[1], ATOM)}_{self.write(part[2], ATOM)}"

    def side(self, part: tuple[Formula, ...]) -> str:
        """A distance, triangle or angle named by its corners: ("side", "AB")."""
        return str(part[1])

    def integral(self, part: tuple[Formula, ...]) -> str:
        """("integral", from, to, of, letter)."""
        ends = f"{self.write(part[1], ATOM)}^{self.write(part[2], ATOM)}"
        return f"∫_{ends} {self.write(part[3], PRODUCT)} d{part[4]}"

    def gap(self, part: tuple[Formula, ...]) -> str:
        """The place of the unknown number."""
        return "?" if len(part) == 1 else str(part[1])

    def dots(self, _part: tuple[Formula, ...]) -> str:
        """An ellipsis."""
        return "…"

    def infinity(self, _part: tuple[Formula, ...]) -> str:
        """The sign for infinity."""
        return "∞"

    def row(self, part: tuple[Formula, ...]) -> str:
        """Parts one after another."""
        return self.comma.join([self.write(one) for one in part[1:]])

    def either(self, part: tuple[Formula, ...]) -> str:
        """Alternatives."""
        return " or ".join([self.write(one) for one in part[1:]])

    def both(self, part: tuple[Formula, ...]) -> str:
        """Conditions that hold together."""
        return " and ".join([self.write(one) for one in part[1:]])

    def relation(self, part: tuple[Formula, ...]) -> str:
        """Sides related by one sign: equal, less, greater."""
        between = self.related(str(part[0]))
        return between.join([self.write(side, SUM) for side in part[1:]])

    def chain(self, part: tuple[Formula, ...]) -> str:
        """Sides with different signs between them: ("chain", 0, "<", "x", "≤", 5)."""
        sides = [self.write(side, SUM) for side in part[1::2]]
        signs = [self.related(str(sign)) for sign in part[2::2]]
        return "".join(map("".join, zip(sides, (*signs, ""), strict=True)))

    def related(self, sign: str) -> str:
        """The sign between two sides."""
        return f" {sign} "


def _whole(part: Formula) -> int:
    if not isinstance(part, int):
        raise TypeError(f"{part!r} is not a whole number")
    return part


def _leads_with_minus(part: Formula) -> bool:
    """Whether a part as written begins with a minus."""
    while isinstance(part, tuple):
        if part[0] == "neg":
            return True
        if part[0] == "dec":
            return _whole(part[1]) < 0
        if part[0] not in ("+", "±", "*", "÷", "jux"):
            return False
        part = part[1]
    return isinstance(part, int) and part < 0
