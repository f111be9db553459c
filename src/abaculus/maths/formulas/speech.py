# hot: compiled with mypyc where possible
"""Formulas as English speech."""

from __future__ import annotations

from typing import Final

from abaculus.maths.formulas.style import Style
from abaculus.maths.formulas.tree import ATOM, JOINED, POWER, PRODUCT, Formula
from abaculus.maths.formulas.writer import FormulaWriter, Words
from abaculus.maths.text import numeral

_RELATIONS: Final = {
    "=": "equals", "≠": "is not", "<": "is less than", ">": "is greater than",
    "≤": "is at most", "≥": "is at least", "≈": "is about", "→": "becomes",
}  # fmt: skip
POWERS: Final = {2: "squared", 3: "cubed", 4: "to the fourth power"}
ROOT_NAMES: Final = {
    2: "the square root of", 3: "the cube root of", 4: "the fourth root of",
}  # fmt: skip
_COUNTS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_SHARES: Final = {
    2: ("half", "halves"), 3: ("third", "thirds"), 4: ("quarter", "quarters"),
    5: ("fifth", "fifths"), 6: ("sixth", "sixths"), 8: ("eighth", "eighths"),
    9: ("ninth", "ninths"), 10: ("tenth", "tenths"),
}  # fmt: skip
_FUNCTIONS: Final = {"sin": "sine", "cos": "cosine", "tan": "tangent"}
_LETTERS: Final = {"π": "pi", "θ": "theta", "α": "alpha", "β": "beta", "γ": "gamma"}


class SpeechWriter(FormulaWriter):
    """What a screen reader says."""

    plus = " plus "
    minus = " minus "
    sign = "minus "
    give_or_take = " plus or minus "

    def __init__(self, style: Style, words: Words | None = None) -> None:
        super().__init__(style, words)
        self.times = " times "
        self.divided = " divided by "
        self.comma = ", "

    def number(self, whole: int) -> str:
        """Digits, which voices read as numbers."""
        return str(whole) if whole >= 0 else f"minus {-whole}"

    def bracket(self, inside: str) -> str:
        """A part with spoken brackets."""
        return f"open bracket {inside} close bracket"

    def letter(self, name: str) -> str:
        """The name of a letter."""
        return _LETTERS.get(name, name)

    def ratio(self, part: tuple[Formula, ...]) -> str:
        """3 to 4."""
        return " to ".join([self.write(term, PRODUCT + 1) for term in part[1:]])

    def joined(self, part: tuple[Formula, ...]) -> str:
        """2 x."""
        first = part[1]
        head = self.write(first, PRODUCT if isinstance(first, int) else JOINED)
        return " ".join([head, *(self.write(one, JOINED + 1) for one in part[2:])])

    def power(self, part: tuple[Formula, ...]) -> str:
        """Squared, cubed, to the power of."""
        base, exponent = self.write(part[1], ATOM), part[2]
        if isinstance(exponent, int) and exponent in (2, 3):
            return f"{base} {POWERS[exponent]}"
        return f"{base} to the power of {self.write(exponent)}"

    def factorial(self, part: tuple[Formula, ...]) -> str:
        """A spoken factorial."""
        return f"{self.write(part[1], ATOM)} factorial"

    def percent(self, part: tuple[Formula, ...]) -> str:
        """A spoken percentage."""
        return f"{self.write(part[1], ATOM)} percent"

    def degrees(self, part: tuple[Formula, ...]) -> str:
        """A spoken angle."""
        return f"{self.write(part[1], ATOM)} {'degree' if is_one(part[1]) else 'degrees'}"

    def prime(self, part: tuple[Formula, ...]) -> str:
        """A spoken derivative."""
        return f"{self.write(part[1], ATOM)} prime"

    def decimal(self, part: tuple[Formula, ...]) -> str:
        """A decimal, digit by digit after the point."""
        written = super().decimal(part)
        whole, _, below = written.partition(self.style.decimal)
        return f"{whole} point {' '.join(below)}" if below else whole

    def periodic(self, part: tuple[Formula, ...]) -> str:
        """A decimal whose period is heard once in place and once by name."""
        _, whole, before, period = part
        digits = " ".join(f"{before}{period}")
        return f"{self.write(whole)} point {digits}, {' '.join(str(period))} repeating"

    def fraction(self, part: tuple[Formula, ...]) -> str:
        """Three quarters; x plus 1 over 2."""
        above, below = part[1], part[2]
        if isinstance(above, int) and isinstance(below, int) and above >= 0 and below > 0:
            return name_fraction(above, below)
        return f"{self.write(above, JOINED)} over {self.write(below, JOINED)}"

    def vulgar(self, part: tuple[Formula, ...]) -> str:
        """Three quarters."""
        return name_fraction(int(str(part[1])), int(str(part[2])))

    def mixed(self, part: tuple[Formula, ...]) -> str:
        """Two and a half."""
        return f"{self.write(part[1])} and {self.fraction(part[1:])}"

    def based(self, part: tuple[Formula, ...]) -> str:
        """Digits one by one, with their base."""
        return f"{' '.join(str(part[1]))} in base {part[2]}"

    def absolute(self, part: tuple[Formula, ...]) -> str:
        """A spoken absolute value."""
        return f"the absolute value of {self.write(part[1], PRODUCT)}"

    def root(self, part: tuple[Formula, ...]) -> str:
        """A spoken root."""
        degree = part[1]
        named = ROOT_NAMES.get(degree) if isinstance(degree, int) else None
        return f"{named or f'root {self.write(degree)} of'} {self.write(part[2], PRODUCT)}"

    def point(self, part: tuple[Formula, ...]) -> str:
        """Coordinates one after another."""
        return f"the point {self.comma.join([self.write(one) for one in part[1:]])}"

    def collection(self, part: tuple[Formula, ...]) -> str:
        """The members."""
        return f"the set of {self.comma.join([self.write(one) for one in part[1:]])}"

    def span(self, part: tuple[Formula, ...]) -> str:
        """Both ends, and whether they are included."""
        ends = [
            f"{self.write(end)} {'included' if str(kind) in '[]' else 'not included'}"
            for end, kind in ((part[2], part[1]), (part[3], part[4]))
        ]
        return f"from {ends[0]} to {ends[1]}"

    def call(self, part: tuple[Formula, ...]) -> str:
        """f of x, f inverse of x."""
        inside = self.comma.join([self.write(one) for one in part[2:]])
        match part[1]:
            case ("^", name, -1):
                called = f"{self.write(name, ATOM)} inverse"
            case name:
                called = self.write(name, POWER)
        return f"{called} of {inside}"

    def function(self, part: tuple[Formula, ...]) -> str:
        """sine of 30 degrees."""
        name = str(part[1])
        return f"{_FUNCTIONS.get(name, name)} of {self.write(part[2], JOINED)}"

    def logarithm(self, part: tuple[Formula, ...]) -> str:
        """A logarithm with its base and number."""
        return f"log base {self.write(part[1])} of {self.write(part[2], JOINED)}"

    def lowered(self, part: tuple[Formula, ...]) -> str:
        """x sub 1."""
        return f"{self.write(part[1], ATOM)} sub {self.write(part[2])}"

    def side(self, part: tuple[Formula, ...]) -> str:
        """Letters one by one."""
        return " ".join(str(part[1]))

    def integral(self, part: tuple[Formula, ...]) -> str:
        """An integral with its limits."""
        ends = f"from {self.write(part[1])} to {self.write(part[2])}"
        return f"the integral {ends} of {self.write(part[3])} d {part[4]}"

    def gap(self, part: tuple[Formula, ...]) -> str:
        """The place of the unknown number."""
        return "what number" if len(part) == 1 else str(part[1])

    def dots(self, _part: tuple[Formula, ...]) -> str:
        """And so on."""
        return "and so on"

    def infinity(self, _part: tuple[Formula, ...]) -> str:
        """The word for infinity."""
        return "infinity"

    def related(self, sign: str) -> str:
        """The words between two sides."""
        return f" {_RELATIONS[sign]} "


def is_one(size: Formula) -> bool:
    """Whether the noun after a size is singular: after 1 and −1."""
    return size in (1, -1, ("neg", 1))


def name_fraction(above: int, below: int) -> str:
    """`three quarters`, or `7 over 12` where shares have no common name."""
    if below not in _SHARES or not 0 < above < len(_COUNTS):
        return f"{numeral(above)} over {numeral(below)}"
    return f"{_COUNTS[above]} {_SHARES[below][above > 1]}"
