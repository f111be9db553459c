"""Parses the mathematics between dollar signs: a limited part of TeX, as a formula."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

import msgspec

from abaculus.errors import ParseError
from abaculus.maths.formulas.tree import Formula

_DEEPEST: Final = 12
_MOST_TOKENS: Final = 300
_TOKEN: Final = re.compile(
    r"(?P<space>(?:[ ~]|\\[,;:! ]|\\quad|\\displaystyle)+)"
    r"|(?P<number>[0-9]+(?:\\,[0-9]{3}(?![0-9]))*(?:(?:\.|\{,\})(?:[0-9]+|(?=\\overline)))?)"
    r"|(?P<command>\\(?:[A-Za-z]+|[%{}$|_]))"
    r"|(?P<letter>[^\W\d_])"
    r"|(?P<sign>[-−–+*·×⋅/:÷=<>≤≥≠≈(){}\[\]|^_!%‰°',;?…π])"
)
_COMMA_DECIMAL: Final = re.compile(r"[0-9]+,[0-9]+")
_RELATIONS: Final = {
    **{sign: sign for sign in "=<>≤≥≠≈"},
    r"\le": "≤",
    r"\leq": "≤",
    r"\ge": "≥",
    r"\geq": "≥",
    r"\ne": "≠",
    r"\neq": "≠",
    r"\approx": "≈",
    r"\to": "→",
    r"\rightarrow": "→",
    r"\lt": "<",
    r"\gt": ">",
}
_TIMES: Final = frozenset({"*", "·", "×", "⋅", r"\cdot", r"\times"})
_DIVIDED: Final = frozenset({"÷", r"\div"})
_MINUS: Final = frozenset("-−–")
_LETTERS: Final = {
    r"\pi": "π",
    "π": "π",
    r"\alpha": "α",
    r"\beta": "β",
    r"\gamma": "γ",
    r"\theta": "θ",
    r"\delta": "δ",
    r"\lambda": "λ",
    r"\varphi": "φ",
    r"\phi": "φ",
}
_FRACTIONS: Final = frozenset({r"\frac", r"\dfrac", r"\tfrac"})
_FUNCTIONS: Final = {r"\sin": "sin", r"\cos": "cos", r"\tan": "tan", r"\ln": "ln", r"\log": "log"}
_ATOMS: Final[dict[str, Formula]] = {
    r"\square": ("gap",), "?": ("gap",), r"\dots": ("dots",), r"\ldots": ("dots",),
    "…": ("dots",), r"\infty": ("inf",), r"\cdots": ("dots",),
}  # fmt: skip
_CLOSING: Final = {"(": ")", "[": "]", "|": "|", r"\{": r"\}", r"\|": r"\|"}
_TEXTS: Final = frozenset({r"\text", r"\mathrm", r"\textrm", r"\mbox"})
_ENDS: Final = frozenset({")", "]", "}", "|", r"\}", r"\right", ",", ";", ""})


class TexError(ParseError):
    """Mathematics that cannot be parsed: where, from 0, and why."""

    def __init__(self, at: int, reason: str) -> None:
        super().__init__(reason)
        self.at = at


class _Token(msgspec.Struct, frozen=True, gc=False):
    kind: str
    text: str
    at: int


def parse_tex(text: str, names: Collection[str] = (), *, comma: bool = False) -> Formula:
    """The formula of a text; raises TexError.

    A brace group that holds the name of a variable becomes ("var", name); with `comma` a comma
    between digits is the decimal sign.
    """
    return _TexParser(text, names, comma=comma).whole()


def _tokens(text: str, *, comma: bool) -> list[_Token]:
    found: list[_Token] = []
    at = 0
    while at < len(text):
        if comma and (decimal := _COMMA_DECIMAL.match(text, at)):
            found.append(_Token("number", decimal[0].replace(",", "."), at))
            at = decimal.end()
            continue
        match = _TOKEN.match(text, at)
        if match is None:
            raise TexError(at, f"“{text[at]}” is not known")
        if match.lastgroup != "space":
            found.append(_Token(str(match.lastgroup), match[0], at))
        at = match.end()
        if len(found) > _MOST_TOKENS:
            raise TexError(at, "there is too much of it")
    found.append(_Token("end", "", len(text)))
    return found


class _TexParser:
    """A parser for one text; groups nest to a fixed depth."""

    def __init__(self, text: str, names: Collection[str], *, comma: bool) -> None:
        self._text = text
        self._names = names
        self._tokens = _tokens(text, comma=comma)
        self._place = 0
        self._depth = 0

    @property
    def _token(self) -> _Token:
        return self._tokens[self._place]

    def _step(self) -> _Token:
        token = self._token
        self._place = min(self._place + 1, len(self._tokens) - 1)
        return token

    def _expect(self, text: str) -> None:
        if self._token.text != text:
            raise TexError(self._token.at, f"“{text}” is missing")
        self._step()

    def _wrong(self) -> TexError:
        token = self._token
        reason = f"“{token.text}” is not known here" if token.text else "something is missing"
        return TexError(token.at, reason)

    def whole(self) -> Formula:
        """The whole text."""
        formula = self._row()
        if self._token.kind != "end":
            raise self._wrong()
        return formula

    def _row(self) -> Formula:
        """One part, or several separated by commas."""
        self._depth += 1
        if self._depth > _DEEPEST:
            raise TexError(self._token.at, "it is nested too deeply")
        parts = [self._relation()]
        while self._token.text in (",", ";"):
            self._step()
            parts.append(self._relation())
        self._depth -= 1
        return parts[0] if len(parts) == 1 else ("list", *parts)

    def _relation(self) -> Formula:
        sides = [self._sum()]
        signs: list[str] = []
        while self._token.text in _RELATIONS:
            signs.append(_RELATIONS[self._step().text])
            sides.append(self._sum())
        if not signs:
            return sides[0]
        if len(set(signs)) == 1:
            return (signs[0], *sides)
        mixed: list[Formula] = [sides[0]]
        for sign, side in zip(signs, sides[1:], strict=True):
            mixed += [sign, side]
        return ("chain", *mixed)

    def _sum(self) -> Formula:
        terms = [self._signed()]
        while self._token.text == "+" or self._token.text in _MINUS:
            is_minus = self._step().text in _MINUS
            term = self._product()
            terms.append(("neg", term) if is_minus else term)
        return terms[0] if len(terms) == 1 else ("+", *terms)

    def _signed(self) -> Formula:
        if self._token.text in _MINUS:
            self._step()
            inside = self._product()
            return -inside if isinstance(inside, int) and inside > 0 else ("neg", inside)
        if self._token.text == "+":
            self._step()
        return self._product()

    def _product(self) -> Formula:
        formula: Formula = self._joined()
        while True:
            sign = self._token.text
            if sign in _TIMES:
                self._step()
                formula = _times(formula, self._joined())
            elif sign in _DIVIDED or sign in (":", "/"):
                self._step()
                formula = _with_head(_division(sign, formula), formula, self._joined())
            else:
                return formula

    def _joined(self) -> Formula:
        """Factors side by side: 3x, 2(a + b), 2½."""
        parts = [self._raised()]
        while self._begins_factor():
            at = self._token.at
            part = self._raised()
            if _is_number(part) and (_is_number(parts[-1]) or len(parts) > 1):
                raise TexError(at, "two numbers stand side by side")
            parts.append(part)
        first, *rest = parts
        if len(rest) == 1 and isinstance(first, int):
            part = rest[0]
            if isinstance(part, tuple) and part[0] == "frac" and all(map(_is_number, part[1:])):
                return ("mixed", first, *part[1:])
        return ("jux", *parts) if rest else first

    def _begins_factor(self) -> bool:
        token = self._token
        if token.kind in ("number", "letter"):
            return True
        if token.kind == "command":
            return token.text not in _RELATIONS | dict.fromkeys((*_TIMES, *_DIVIDED, *_ENDS, r"\%"))
        return token.text in ("(", "[", "{", "π", "?", "…")

    def _raised(self) -> Formula:
        formula: Formula = self._atom()
        while True:
            sign = self._token.text
            if sign == "^":
                self._step()
                formula = self._exponent(formula)
            elif sign == "_":
                self._step()
                formula = _with_head("sub", formula, self._argument())
            elif sign in ("%", r"\%", "°", "!", "'"):
                self._step()
                head = {"°": "deg", "!": "!", "'": "prime"}.get(sign, "pct")
                formula = _with_head(head, formula)
            else:
                return formula

    def _exponent(self, base: Formula) -> Formula:
        at = self._place
        ring = self._tokens[at : at + 3]
        if self._token.text == r"\circ":
            self._step()
            return ("deg", base)
        if [token.text for token in ring] == ["{", r"\circ", "}"]:
            self._place += 3
            return ("deg", base)
        return ("^", base, self._argument())

    def _argument(self) -> Formula:
        """A brace group, or one sign."""
        if self._token.text == "{":
            return self._group()
        token = self._token
        if token.kind == "number" and len(token.text) > 1:
            raise TexError(token.at, "braces are missing")
        if token.text in _MINUS:
            raise TexError(token.at, "braces are missing")
        return self._atom()

    def _group(self) -> Formula:
        """{…}: a variable by its name, a calculation after =, or any formula."""
        start = self._step().at
        end = self._text.find("}", start)
        inside = self._text[start + 1 : end].strip() if end > 0 else ""
        if inside in self._names or inside.startswith("="):
            self._jump(end)
            return ("var", inside)
        formula = self._row()
        self._expect("}")
        return formula

    def _jump(self, end: int) -> None:
        """Move past a brace group whose content is not TeX."""
        while self._token.at < end and self._token.kind != "end":
            self._step()
        self._expect("}")

    def _atom(self) -> Formula:
        token = self._token
        if token.kind == "number":
            self._step()
            return self._numeral(token)
        if token.text in _ATOMS or token.text in _LETTERS:
            self._step()
            return _LETTERS.get(token.text) or _ATOMS[token.text]
        if token.kind == "letter":
            return self._step().text
        if token.text == "{":
            return self._group()
        if token.text in _CLOSING:
            return self._enclosed(self._step().text, "")
        if token.kind == "command":
            return self._command()
        raise self._wrong()

    def _numeral(self, token: _Token) -> Formula:
        plain = token.text.replace(r"\,", "").replace("{,}", ".")
        whole, _, decimals = plain.partition(".")
        if len(plain) > 40:
            raise TexError(token.at, "the number is too long")
        if self._token.text == r"\overline" and "." in plain:
            return ("per", int(whole), decimals, self._period())
        return ("dec", int(whole + decimals), len(decimals)) if decimals else int(whole)

    def _period(self) -> str:
        self._step()
        self._expect("{")
        digits = self._step()
        if not digits.text.isdecimal() or len(digits.text) > 20:
            raise TexError(digits.at, "the digits of the period are missing")
        self._expect("}")
        return digits.text

    def _command(self) -> Formula:
        token = self._step()
        if token.text in _FRACTIONS:
            above = self._argument()
            return ("frac", above, self._argument())
        if token.text == r"\sqrt":
            return self._root()
        if token.text == r"\left":
            opening = self._step().text
            if opening not in _CLOSING:
                raise TexError(token.at, "no bracket follows \\left")
            return self._enclosed(opening, r"\right")
        if token.text in _FUNCTIONS:
            return ("fn", _FUNCTIONS[token.text], self._joined())
        if token.text in _TEXTS:
            return self._words()
        raise TexError(token.at, f"“{token.text}” is not known")

    def _root(self) -> Formula:
        index: Formula = 2
        if self._token.text == "[":
            self._step()
            index = self._sum()
            self._expect("]")
        return ("root", index, self._argument())

    def _enclosed(self, opening: str, before: str) -> Formula:
        inside = self._row()
        if before:
            self._expect(before)
        self._expect(_CLOSING[opening])
        if opening in ("|", r"\|"):
            return ("abs", inside)
        is_row = isinstance(inside, tuple) and inside[0] == "list"
        parts = inside[1:] if is_row and isinstance(inside, tuple) else (inside,)
        if opening == r"\{":
            return ("set", *parts)
        return ("pt", *parts) if is_row else ("()", inside)

    def _words(self) -> Formula:
        r"""\text{…}: words unchanged."""
        start = self._token.at
        self._expect("{")
        end = self._text.find("}", start)
        if end < 0:
            raise TexError(start, "“}” is missing")
        self._jump(end)
        return ("raw", self._text[start + 1 : end])


def _is_number(part: Formula) -> bool:
    return isinstance(part, int) or (isinstance(part, tuple) and part[0] in ("dec", "per", "var"))


def _with_head(head: str, *parts: Formula) -> Formula:
    return (head, *parts)


def _division(sign: str, left: Formula) -> str:
    """A colon as a ratio, or as a division if a product comes before it."""
    if sign == "/":
        return "frac"
    is_product = isinstance(left, tuple) and left[0] in ("*", "÷")
    return "÷" if sign in _DIVIDED or is_product else ":"


def _times(left: Formula, right: Formula) -> Formula:
    """A product with one more factor."""
    if isinstance(left, tuple) and left[0] == "*":
        return (*left, right)
    return ("*", left, right)
