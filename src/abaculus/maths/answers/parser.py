"""Parses texts by the grammar of answers: signs, powers, roots, mixed numbers, letters."""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from abaculus.maths import expr
from abaculus.maths.answers.digits import parse_numeral
from abaculus.maths.answers.styles import AnswerStyle
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.maths.expr import Expr, Sign

_MOST_TOKENS: Final = 100
_DEEPEST: Final = 20
_LARGEST_INDEX: Final = 12
_NUMERAL_AHEAD: Final = re.compile(r"[0-9]|[.,](?:[0-9]|[(\[{][0-9])")
_LETTERS: Final = re.compile(r"[^\W\d_]+")
_INDEX: Final = re.compile(r"[0-9]+")
_MIXED: Final = re.compile(
    r" (?:(?:and|e|et|und|a|y) )?([0-9]+) ?/ ?([0-9]+)(?![0-9]|[.,][0-9])", re.IGNORECASE
)
_OPERAND_AHEAD: Final = re.compile(r" ?(?:[0-9.(\[]|- ?[0-9(]|pi\b|sqrt|root|cbrt)")
_ROOTS: Final = {"sqrt": 2, "rad": 2, "cbrt": 3}
_LONGEST_INT: Final = 40

Kind: TypeAlias = Literal["value", "sign", "open", "close", "root", "general root", "word", "end"]


class Token(Struct, frozen=True):
    """One piece of the text."""

    kind: Kind
    at: int
    sign: str = ""
    value: Expr | None = None


class Parser:
    """A parser for one expression; letters that mean nothing here end it."""

    def __init__(
        self, text: str, style: AnswerStyle, letters: tuple[str, ...] = (), at: int = 0
    ) -> None:
        self.text = text
        self.at = at
        self._style = style
        self._letters = sorted(letters, key=len, reverse=True)
        self._has_x = any(name.lower() == "x" for name in letters)
        self._has_short = bool({"e", "r"} & set(letters))
        self.is_double = False
        """Whether a numeral can be read in two ways."""
        self._tokens = 0
        self._depth = 0
        self._ended = False
        """Whether the token before this one ended an operand."""
        self._token = self._next()

    def expression(self) -> Expr:
        """The longest expression from here; raises MalformedError if there is none."""
        return self._sum()

    @property
    def end(self) -> int:
        """Where the expression ended."""
        return self._token.at

    @property
    def is_done(self) -> bool:
        """Whether the whole text was used."""
        return self._token.kind == "end"

    @property
    def is_before_word(self) -> bool:
        """Whether letters or the sign of a unit follow."""
        return self._token.kind == "word"

    def _next(self) -> Token:
        self._tokens += 1
        if self._tokens > _MOST_TOKENS:
            raise MalformedError("too_big")
        text = self.text
        if text[self.at : self.at + 1] == " ":
            self.at += 1
        at = self.at
        if at >= len(text):
            return Token("end", at)
        sign = text[at]
        if _NUMERAL_AHEAD.match(text, at):
            return Token("value", at, "0", self._number(at))
        if sign.isalpha():
            return self._letter(at)
        self.at = at + 1
        if sign in "+-*/:^!%‰;":
            return Token("sign", at, sign)
        if sign in "([":
            return Token("open", at, sign)
        if sign in ")]":
            return Token("close", at, sign)
        self.at = at
        return Token("word", at, sign)

    def _number(self, at: int) -> Expr:
        number, end = parse_numeral(self.text, at, self._style, letters=self._has_short)
        self.at = end
        if number.other is not None:
            self.is_double = True
        if number.writing == "int" and (found := _MIXED.match(self.text, end)):
            if max(len(found[1]), len(found[2])) > _LONGEST_INT:
                raise MalformedError("too_big")
            self.at = found.end()
            return expr.MixedNumber(int(number.value), int(found[1]), int(found[2]))
        return number

    def _letter(self, at: int) -> Token:
        found = _LETTERS.match(self.text, at)
        word = found[0] if found else self.text[at]
        self.at = at + len(word)
        for name in self._letters:
            if self.text.startswith(name, at):
                self.at = at + len(name)
                return Token("value", at, "x", expr.Variable(name))
        small = word.lower()
        if small == "pi":
            return Token("value", at, "pi", expr.Pi())
        if small in _ROOTS and (small != "rad" or _OPERAND_AHEAD.match(self.text, self.at)):
            return Token("root", at, str(_ROOTS[small]))
        if small == "root":
            return self._indexed(at)
        if (
            small == "x"
            and not self._has_x
            and self._ended
            and _OPERAND_AHEAD.match(self.text, self.at)
        ):
            return Token("sign", at, "*")
        return self._run_together(word, at)

    def _run_together(self, word: str, at: int) -> Token:
        """A token from a run of letters: `pi` may touch letters in use."""
        if self._letters and word.lower().startswith("pi"):
            self.at = at + 2
            return Token("value", at, "pi", expr.Pi())
        self.at = at
        return Token("word", at, word)

    def _indexed(self, at: int) -> Token:
        found = _INDEX.match(self.text, self.at)
        if found is None:
            return Token("general root", at)
        self.at = found.end()
        return Token("root", at, found[0])

    def _advance(self) -> Token:
        token = self._token
        self._ended = token.kind in ("value", "close") or token.sign in ("!", "%", "‰")
        self._token = self._next()
        return token

    def _deeper(self) -> None:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise MalformedError("too_big")

    def _sum(self) -> Expr:
        tree = self._term()
        while self._token.kind == "sign" and self._token.sign in "+-":
            sign = Sign.PLUS if self._advance().sign == "+" else Sign.MINUS
            tree = expr.Operation(sign, tree, self._term())
        return tree

    def _term(self) -> Expr:
        tree = self._unary()
        while True:
            token = self._token
            if token.kind == "sign" and token.sign in "*/:":
                sign = Sign.TIMES if self._advance().sign == "*" else Sign.DIVIDED_BY
                tree = expr.Operation(sign, tree, self._unary())
            elif _is_implicit(token):
                tree = expr.Operation(Sign.TIMES, tree, self._power())
            else:
                return tree

    def _unary(self) -> Expr:
        if self._token.kind == "sign" and self._token.sign in "+-":
            self._deeper()
            sign = self._advance().sign
            tree = self._unary()
            self._depth -= 1
            return expr.Negative(tree) if sign == "-" else tree
        return self._power()

    def _power(self) -> Expr:
        tree = self._atom()
        while self._token.kind == "sign":
            match self._token.sign:
                case "!":
                    self._advance()
                    tree = expr.Factorial(tree)
                case "%" | "‰":
                    tree = expr.Percentage(tree, 100 if self._advance().sign == "%" else 1000)
                case "^":
                    tree = self._raised(tree)
                case _:
                    break
        return tree

    def _raised(self, base: Expr) -> Expr:
        self._deeper()
        self._advance()
        tree = expr.Power(base, self._unary())
        self._depth -= 1
        return tree

    def _atom(self) -> Expr:
        token = self._token
        if token.kind == "value" and token.value is not None:
            self._advance()
            return token.value
        if token.kind == "open":
            return self._bracket()
        if token.kind == "root":
            self._advance()
            if len(token.sign) > 3 or int(token.sign) > _LARGEST_INDEX:
                raise MalformedError("too_big")
            return self._root(int(token.sign))
        if token.kind == "general root":
            return self._general_root()
        raise MalformedError("syntax")

    def _bracket(self) -> Expr:
        self._deeper()
        opening = self._advance().sign
        tree = self._sum()
        if self._token.kind != "close" or "()[]".find(self._token.sign) - 1 != "()[]".find(opening):
            raise MalformedError("syntax")
        self._advance()
        self._depth -= 1
        return tree

    def _root(self, index: int) -> Expr:
        self._deeper()
        if index < 2:
            raise MalformedError("syntax")
        is_negative = self._token.kind == "sign" and self._token.sign == "-"
        if is_negative:
            self._advance()
        of = self._atom()
        if self._token.kind == "sign" and self._token.sign == "^":
            of = self._raised(of)
        self._depth -= 1
        return expr.Root(index, expr.Negative(of) if is_negative else of)

    def _general_root(self) -> Expr:
        self._advance()
        opening, index = self._advance(), self._advance().value
        if (
            opening.sign != "("
            or not isinstance(index, expr.WrittenNumber)
            or index.writing != "int"
        ):
            raise MalformedError("syntax")
        if index.value > _LARGEST_INDEX:
            raise MalformedError("too_big")
        if self._advance().sign != ";" or index.value < 2:
            raise MalformedError("syntax")
        self._deeper()
        of = self._sum()
        if self._advance().sign != ")":
            raise MalformedError("syntax")
        self._depth -= 1
        return expr.Root(int(index.value), of)


def _is_implicit(token: Token) -> bool:
    """Whether a times sign is implied before it: never between two numbers."""
    if token.kind == "value":
        return token.sign in ("pi", "x")
    return token.kind in ("open", "root", "general root")


def parse(text: str, style: AnswerStyle, letters: tuple[str, ...] = ()) -> Expr:
    """The tree of a whole text; raises MalformedError."""
    parser = Parser(text, style, letters)
    tree = parser.expression()
    if not parser.is_done:
        raise MalformedError("syntax")
    return tree
