"""What a side of a line is worth, taken literally: one letter a piece, scanned once with a stack.

Irrational values are known to two hundred digits.
"""

import re
from dataclasses import dataclass, field
from decimal import Decimal, localcontext
from fractions import Fraction

LETTERS = {sign: sign for sign in "0123456789+-*/=(),~"}
LETTERS.update(zip(("^2", "^3", "^4", "r2", "r3", "r4"), "abcABC", strict=True))
LETTERS.update(
    zip(
        ("{1/2}", "{1/3}", "{2/3}", "{1/4}", "{3/4}", "{1/5}", "{1/6}", "{1/8}", "{1/10}"),
        "fghijklmn",
        strict=True,
    )
)
PARTS = {letter: Fraction(name[1:-1]) for name, letter in LETTERS.items() if "{" in name}
DEGREES = {"a": 2, "b": 3, "c": 4, "A": 2, "B": 3, "C": 4}
USED = {
    "basic": set("0123456789+-="),
    "pytagora": set("0123456789+-*/="),
    "pro": set(LETTERS.values()),
}
MISPLACED = {",": "comma_misplaced", "~": "period_misplaced"}
DIGITS = 200


class Wrong(Exception):  # noqa: N818 - a refusal is an answer
    """A refusal by its code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class House:
    """The options of a table."""

    mode: str = "pytagora"
    must_connect: bool = False
    unary_minus: bool = False
    whole_division: bool = False
    rational_roots: bool = False


def lettered(pieces: tuple[str, ...]) -> str:
    """One letter a piece; `?` for what is no piece."""
    return "".join(LETTERS.get(piece, "?") for piece in pieces)


# Values: fractions while they last, then decimals of two hundred digits


Worth = Fraction | Decimal


def decimal(value: Worth) -> Decimal:
    if isinstance(value, Decimal):
        return value
    return Decimal(value.numerator) / Decimal(value.denominator)


def same(left: Worth, right: Worth) -> bool:
    if isinstance(left, Fraction) and isinstance(right, Fraction):
        return left == right
    left, right = decimal(left), decimal(right)
    return abs(left - right) <= Decimal(10) ** (20 - DIGITS) * max(Decimal(1), abs(left))


def worked(left: Worth, sign: str, right: Worth) -> Worth:
    if isinstance(left, Decimal) or isinstance(right, Decimal):
        a, b = decimal(left), decimal(right)
        return a + b if sign == "+" else a - b if sign == "-" else a * b if sign == "*" else a / b
    if sign in "+-":
        return left + right if sign == "+" else left - right
    return left * right if sign == "*" else left / right


def root(value: Worth, degree: int) -> Worth:
    if isinstance(value, Fraction):
        above = round(positive_root(Decimal(abs(value.numerator)), degree))
        below = round(positive_root(Decimal(value.denominator), degree))
        if Fraction(above, below) ** degree == abs(value):
            return Fraction(above if value > 0 else -above, below)
    found = positive_root(abs(decimal(value)), degree)
    return found if value >= 0 else -found


def positive_root(value: Decimal, degree: int) -> Decimal:
    return (value.ln() / degree).exp() if value else value


# One member, scanned from left to right


@dataclass
class Level:
    """What is open at one depth of brackets."""

    total: Worth = Fraction(0)
    plus: str = "+"
    term: Worth | None = None
    sign: str = ""
    roots: list[str] = field(default_factory=list[str])
    operations: int = 0
    negative: bool = False


class Scanner:
    """A place in a member, and the brackets open there."""

    def __init__(self, family: House, text: str) -> None:
        self.family, self.text, self.place = family, text, 0
        self.levels = [Level()]

    def scan(self) -> Worth:
        if not self.text:
            raise Wrong("empty_member")
        has_operand = False
        while self.place < len(self.text):
            has_operand = self.behind() if has_operand else self.ahead()
        if not has_operand:
            raise Wrong("bad_expression")
        if len(self.levels) > 1:
            raise Wrong("bracket_unbalanced")
        return self.closed()

    def ahead(self) -> bool:
        """Something that an operand can begin with; True if one is complete."""
        letter, level = self.text[self.place], self.levels[-1]
        fresh = level.term is None and level.plus == "+" and not level.operations
        if letter == "-" and self.family.unary_minus and fresh and not level.roots:
            level.negative = True
            level.operations += 1
            self.place += 1
            return False
        if letter in "ABC":
            level.roots.append(letter)
            level.operations += 1
            self.place += 1
            return False
        if letter == "(":
            self.levels.append(Level())
            self.place += 1
            return False
        if letter in PARTS:
            self.place += 1
            self.completed(PARTS[letter])
        elif letter.isdigit():
            self.completed(self.number())
        elif letter == ")" and len(self.levels) == 1:
            raise Wrong("bracket_unbalanced")
        else:
            raise Wrong(MISPLACED.get(letter, "bad_expression"))
        return True

    def behind(self) -> bool:
        """What can follow an operand; False if it asks for another."""
        letter, level = self.text[self.place], self.levels[-1]
        self.place += 1
        if letter in "*/":
            level.sign = letter
            level.operations += 1
            return False
        if letter in "+-":
            self.term_ended()
            level.plus = letter
            level.operations += 1
            return False
        if letter == ")":
            if len(self.levels) == 1:
                raise Wrong("bracket_unbalanced")
            value = self.closed()
            if not level.operations:
                raise Wrong("bracket_pointless")
            self.levels.pop()
            self.completed(value)
            return True
        names = MISPLACED | dict.fromkeys("abc", "stacked_power")
        raise Wrong(names.get(letter, "bad_expression"))

    def number(self) -> Fraction:
        found = re.compile(r"(\d+)(?:(,)(\d*)(?:(~)(\d*))?)?").match(self.text, self.place)
        assert found
        self.place = found.end()
        whole, comma, decimals, bar, block = found.groups()
        if re.fullmatch("0[0-9]+", whole):
            raise Wrong("leading_zero")
        if not comma:
            return Fraction(int(whole))
        if not bar:
            if not decimals or decimals[-1] == "0":
                raise Wrong("trailing_zero" if decimals else "comma_misplaced")
            return int(whole) + Fraction(int(decimals), 10 ** len(decimals))
        if not block:
            raise Wrong("period_misplaced")
        if re.fullmatch(r"0+|9+|(.+)\1+", block) or decimals[-1:] == block[-1]:
            raise Wrong("period_not_shortest")
        once = Fraction(int(block), 10 ** len(block) - 1)
        return int(whole) + (int(decimals or "0") + once) * Fraction(1, 10 ** len(decimals))

    def completed(self, value: Worth) -> None:
        """An atom is there: its power, its roots, the sign before it."""
        level = self.levels[-1]
        if self.place < len(self.text) and self.text[self.place] in "abc":
            value = value ** DEGREES[self.text[self.place]]
            level.operations += 1
            self.place += 1
        for letter in reversed(level.roots):
            if letter != "B" and value < 0 and not same(value, Fraction(0)):
                raise Wrong("even_root_of_negative")
            value = root(value, DEGREES[letter])
            if self.family.rational_roots and isinstance(value, Decimal):
                raise Wrong("root_not_rational")
        level.roots.clear()
        level.term = value if level.term is None else self.joined(level.term, level.sign, value)

    def joined(self, left: Worth, sign: str, right: Worth) -> Worth:
        nothing = Fraction(0)
        if sign == "*" and (same(left, nothing) or same(right, nothing)):
            raise Wrong("times_zero")
        if sign == "/" and (same(left, nothing) or same(right, nothing)):
            raise Wrong("divided_by_zero" if same(right, nothing) else "zero_divided")
        value = worked(left, sign, right)
        if sign == "/" and self.family.whole_division:
            whole = Fraction(round(value))
            if not same(value, whole):
                raise Wrong("division_not_whole")
        return value

    def term_ended(self) -> None:
        level = self.levels[-1]
        assert level.term is not None
        if level.negative:
            level.term, level.negative = worked(Fraction(0), "-", level.term), False
        level.total = worked(level.total, level.plus, level.term)
        level.term = None

    def closed(self) -> Worth:
        self.term_ended()
        return self.levels[-1].total


def value(family: House, member: str) -> Worth:
    """What a member is worth; raises the first fault in it."""
    with localcontext() as context:
        context.prec = DIGITS
        return Scanner(family, member).scan()
