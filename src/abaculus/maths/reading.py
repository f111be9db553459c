"""Text typed by a person or stored by a program into an expression."""

import re

from abaculus.maths.expressions import Expression, Group, Number, Operation, Sign

LONGEST_TEXT = 1_000
DEEPEST_NESTING = 50

_SIGNS = {
    "+": Sign.PLUS,
    **dict.fromkeys("-−–", Sign.MINUS),
    **dict.fromkeys("*×xX", Sign.TIMES),
    **dict.fromkeys("/÷:", Sign.DIVIDED_BY),
}
_DIGITS = re.compile("[0-9]+")


class Unreadable(ValueError):  # noqa: N818 - a refusal of a text, named as a player would
    """A text that is no calculation: where it goes wrong, counted from 0, and why."""

    def __init__(self, position: int, reason: str) -> None:
        super().__init__(position, reason)
        self.position = position
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.reason} (character {self.position + 1})"


def read(text: str) -> Expression:
    """The expression a text stands for: × ÷ before + −, each from left to right.

    A minus before a number is read at the start and after an opening bracket only.
    """
    _check_size(text)
    return _Reader(text).everything()


def _check_size(text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise Unreadable(LONGEST_TEXT, f"The text is longer than {LONGEST_TEXT} characters.")
    depth = 0
    for position, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if depth > DEEPEST_NESTING:
            raise Unreadable(position, f"Brackets are more than {DEEPEST_NESTING} deep.")


class _Reader:
    """A place in a text that moves on as parts of the calculation are recognised."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._place = 0

    def everything(self) -> Expression:
        if not self._text.strip():
            raise Unreadable(0, "There is no calculation here.")
        expression = self._sum()
        if self._next() == ")":
            raise Unreadable(self._place, "This bracket was never opened.")
        if self._next():
            raise self._unexpected("A sign is missing here.")
        return expression

    def _sum(self) -> Expression:
        result = self._product(leads=True)
        while sign := self._sign(Sign.PLUS, Sign.MINUS):
            result = Operation(sign, result, self._product(leads=False))
        return result

    def _product(self, *, leads: bool) -> Expression:
        result = self._operand(leads=leads)
        while sign := self._sign(Sign.TIMES, Sign.DIVIDED_BY):
            result = Operation(sign, result, self._operand(leads=False))
        return result

    def _operand(self, *, leads: bool) -> Expression:
        if self._next() == "(":
            return self._group()
        is_negative = leads and self._sign(Sign.MINUS) is not None
        digits = self._digits()
        return Number(-int(digits) if is_negative else int(digits))

    def _group(self) -> Group:
        opened = self._place
        self._place += 1
        inside = self._sum()
        if not self._next():
            raise Unreadable(opened, "This bracket is never closed.")
        if self._next() != ")":
            raise self._unexpected("A sign is missing here.")
        self._place += 1
        return Group(inside)

    def _digits(self) -> str:
        self._next()
        found = _DIGITS.match(self._text, self._place)
        if not found:
            raise self._unexpected("A number is missing here.")
        self._place = found.end()
        return found[0]

    def _sign(self, *wanted: Sign) -> Sign | None:
        sign = _SIGNS.get(self._next())
        if sign not in wanted:
            return None
        self._place += 1
        return sign

    def _next(self) -> str:
        """Moves over blanks to the next character, which is empty at the end of the text."""
        while self._text[self._place : self._place + 1].isspace():
            self._place += 1
        return self._text[self._place : self._place + 1]

    def _unexpected(self, reason: str) -> Unreadable:
        character = self._next()
        if character and character not in _SIGNS and character not in "0123456789()":
            reason = "This character means nothing in a calculation."
        return Unreadable(self._place, reason)
