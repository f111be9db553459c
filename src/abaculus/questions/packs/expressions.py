"""Expressions of parametric items: the grammar of answers with variables, tests and functions."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final, Literal, TypeAlias

import msgspec

from abaculus.errors import ParseError
from abaculus.maths import expr
from abaculus.maths.answers.digits import parse_numeral
from abaculus.maths.answers.normalise import normalise
from abaculus.maths.answers.styles import ENGLISH
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.maths.expr import Expr, Sign
from abaculus.questions.packs.names import suggest_name

_TOKEN: Final = re.compile(
    r" *(?:([0-9]|\.[0-9])|([A-Za-z][A-Za-z0-9_]*)|(<=|>=|!=|==|<>|[-+*/:^!%‰()\[\]<>=,;]))"
)
_MIXED: Final = re.compile(r" ([0-9]{1,15}) ?/ ?([0-9]{1,15})(?![0-9]|[.,][0-9])")
_MOST_TOKENS: Final = 100
_DEEPEST: Final = 20
_ROOTS: Final = {"sqrt": 2, "cbrt": 3}
_ROOT: Final = re.compile(r"root([2-9]|1[0-2])")
_COMPARISONS: Final = {"=": "=", "==": "=", "!=": "≠", "<>": "≠", "<": "<", ">": ">"} | {
    "<=": "≤",
    ">=": "≥",
}
_FUNCTIONS: Final = {"abs": 1, "floor": 1, "gcd": 2, "lcm": 2, "min": 2, "max": 2}
"""The functions with their least number of arguments; those with two take more."""
_MOST_ARGUMENTS: Final = 8
RESERVED: Final = frozenset(
    {"and", "or", "not", "mod", "div", "pi", "true", "false", *_ROOTS, *_FUNCTIONS}
)
_LEVELS: Final = {"+": 5, "-": 5, "*": 6, "/": 6, ":": 6, "mod": 6, "div": 6}
_NOT: Final = 3
_COMPARED: Final = 4

Sort: TypeAlias = Literal["number", "test"]


class Condition(msgspec.Struct, frozen=True):
    """A comparison of two numbers, or conditions joined by and, or, not."""

    head: str
    parts: tuple[Expr | Condition, ...]


Node: TypeAlias = Expr | Condition


class PackExpression(msgspec.Struct, frozen=True):
    """A parsed expression: its text for findings, and its tree."""

    text: str
    node: Node
    sort: Sort
    names: frozenset[str]


class ExpressionError(ParseError):
    """A text that is not an expression, and why; `name` is the unknown variable, if any."""

    def __init__(self, reason: str, name: str = "") -> None:
        super().__init__(reason)
        self.name = name


def parse_expression(text: str, names: Collection[str], sort: Sort = "number") -> PackExpression:
    """The expression of a text; raises ExpressionError."""
    try:
        plain = normalise(text)
        reading = _ExpressionParser(plain, names)
        node = reading.whole()
    except MalformedError as malformed:
        reason = _REASONS.get(malformed.code, "it cannot be read")
        raise ExpressionError(reason) from malformed
    if isinstance(node, Condition) != (sort == "test"):
        expected = "a comparison" if sort == "test" else "a number"
        raise ExpressionError(f"{expected} is wanted")
    return PackExpression(text, node, sort, frozenset(reading.used))


_REASONS: Final = {
    "empty": "it is empty",
    "too_long": "it is longer than 200 signs",
    "too_big": "a number or the whole is too large",
}


class _ExpressionParser:
    """A parser for one text; brackets and signs nest to a fixed depth."""

    def __init__(self, text: str, names: Collection[str]) -> None:
        self._text = text
        self._names = names
        self._letters = bool({"e", "r"} & set(names))
        self._at: int = 0
        self._tokens = 0
        self._depth = 0
        self._calls = 0
        self.used: set[str] = set()
        self._sign = ""
        """The sign or word that comes next; `0` before a number, empty at the end."""
        self._step()

    def whole(self) -> Node:
        """The whole text."""
        node = self._joined(0)
        if self._sign:
            raise ExpressionError(self._unexpected())
        return node

    def _step(self) -> str:
        """Move past the next sign and return it."""
        before = self._sign
        self._tokens += 1
        if self._tokens > _MOST_TOKENS:
            raise ExpressionError("it has more than 100 parts")
        found = _TOKEN.match(self._text, self._at)
        if found is None:
            if self._at < len(self._text.rstrip()):
                raise ExpressionError(f"“{self._text[self._at :].strip()[0]}” means nothing here")
            self._sign = ""
        elif found[1]:
            self._at, self._sign = found.start(1), "0"
        else:
            self._at, self._sign = found.end(), found[0].strip()
        return before

    def _unexpected(self) -> str:
        if not self._sign:
            return "it ends too soon"
        if self._sign == "0":
            return f"a sign is missing before “{self._text[self._at :][:8]}”"
        times = self._text[: self._at].count(self._sign)
        nth = {1: "", 2: "second ", 3: "third "}.get(times, "another ")
        return f"{nth}“{self._sign}”"

    def _joined(self, least: int) -> Node:
        """Everything that binds at least this tightly."""
        self._deeper()
        node = self._first(least)
        while True:
            sign = self._sign
            if sign in ("or", "and") and least <= (level := 1 if sign == "or" else 2):
                self._step()
                other = _check_test(self._joined(level + 1))
                node = Condition(sign, (_check_test(node), other))
            elif sign in _COMPARISONS and least <= _COMPARED:
                node = self._compared(_check_number(node))
            elif sign in _LEVELS and least <= _LEVELS[sign]:
                self._step()
                node = _join(sign, _check_number(node), self._number_within(_LEVELS[sign] + 1))
            elif self._is_implicit() and least <= _LEVELS["*"]:
                other_factor = self._number_within(_LEVELS["*"] + 1)
                node = expr.Operation(Sign.TIMES, _check_number(node), other_factor)
            else:
                break
        self._depth -= 1
        return node

    def _deeper(self) -> None:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise ExpressionError("it is nested too deeply")

    def _first(self, least: int) -> Node:
        if self._sign == "not":
            if least > _NOT:
                raise ExpressionError("“not” needs brackets here")
            self._step()
            return Condition("not", (_check_test(self._joined(_NOT)),))
        return self._signed()

    def _compared(self, left: Expr) -> Condition:
        """A comparison; `2 < a < b` holds if both parts do."""
        tests: list[Condition] = []
        while self._sign in _COMPARISONS:
            head = _COMPARISONS[self._step()]
            right = self._number_within(_COMPARED + 1)
            tests.append(Condition(head, (left, right)))
            left = right
        return tests[0] if len(tests) == 1 else Condition("and", tuple(tests))

    def _number_within(self, least: int) -> Expr:
        return _check_number(self._joined(least))

    def _is_implicit(self) -> bool:
        sign = self._sign
        if sign in ("(", "["):
            return True
        return sign[:1].isalpha() and sign not in ("and", "or", "not", "mod", "div")

    def _signed(self) -> Node:
        if self._sign in ("+", "-"):
            self._deeper()
            sign = self._step()
            inside = _check_number(self._signed())
            self._depth -= 1
            return expr.Negative(inside) if sign == "-" else inside
        return self._raised()

    def _raised(self) -> Node:
        node = self._atom()
        while self._sign in ("!", "%", "‰", "^"):
            base = _check_number(node)
            match self._step():
                case "^":
                    self._deeper()
                    node = expr.Power(base, _check_number(self._signed()))
                    self._depth -= 1
                case "!":
                    node = expr.Factorial(base)
                case sign:
                    node = expr.Percentage(base, 100 if sign == "%" else 1000)
        return node

    def _atom(self) -> Node:
        if self._sign == "0":
            return self._number()
        if self._sign in ("(", "["):
            closing = ")" if self._step() == "(" else "]"
            inside = self._joined(0)
            self._expect(closing)
            return inside
        if not self._sign[:1].isalpha():
            raise ExpressionError(self._unexpected())
        return self._word()

    def _expect(self, sign: str) -> None:
        if self._sign != sign:
            raise ExpressionError(f"“{sign}” is missing")
        self._step()

    def _number(self) -> Expr:
        text = self._text
        if self._calls and (comma := text.find(",", self._at)) >= 0:
            # here it ends an argument and is not a sign of a number
            text = text[:comma]
        number, end = parse_numeral(text, self._at, ENGLISH, letters=self._letters)
        found: Expr = number
        if number.writing == "int" and (part := _MIXED.match(self._text, end)):
            top, bottom = int(part[1]), int(part[2])
            if not bottom:
                raise ExpressionError("it divides by zero")
            found = expr.MixedNumber(number.value.numerator, top, bottom)
            end = part.end()
        self._at = end
        self._step()
        return found

    def _word(self) -> Expr:
        name = self._step()
        if name in self._names:
            self.used.add(name)
            return expr.Variable(name)
        if name == "pi":
            return expr.Pi()
        if name in _ROOTS or _ROOT.fullmatch(name):
            self._deeper()
            inside = _check_number(self._atom())
            self._depth -= 1
            return expr.Root(_ROOTS.get(name) or int(name.removeprefix("root")), inside)
        if name in _FUNCTIONS:
            return self._called(name)
        known = [*self._names, *RESERVED]
        raise ExpressionError(f"there is no variable “{name}”{suggest_name(name, known)}", name)

    def _called(self, name: str) -> Expr:
        self._expect("(")
        self._calls += 1
        parts = [self._number_within(0)]
        while self._sign in (",", ";"):
            self._step()
            parts.append(self._number_within(0))
        self._calls -= 1
        self._expect(")")
        least = _FUNCTIONS[name]
        most = _MOST_ARGUMENTS if least > 1 else 1
        if not least <= len(parts) <= most:
            raise ExpressionError(
                f"{name} takes {'one number' if most == 1 else 'two numbers or more'}"
            )
        return expr.Call(name, tuple(parts))


def _join(sign: str, left: Expr, right: Expr) -> Expr:
    if sign in ("mod", "div"):
        return expr.Call(sign, (left, right))
    return expr.Operation(Sign("/" if sign == ":" else sign), left, right)


def _check_number(node: Node) -> Expr:
    if isinstance(node, Condition):
        raise ExpressionError("a comparison stands where a number is wanted")
    return node


def _check_test(node: Node) -> Condition:
    if not isinstance(node, Condition):
        raise ExpressionError("a number stands where a comparison is wanted")
    return node
