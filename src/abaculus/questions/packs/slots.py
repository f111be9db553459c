"""Texts for the checker with variables in braces: `({a}; {b}]`, `{a}x + {= 2a}`."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from abaculus.maths.answers import values
from abaculus.questions.packs.evaluate import evaluate
from abaculus.questions.packs.expressions import ExpressionError, PackExpression, parse_expression
from abaculus.questions.packs.names import suggest_name
from abaculus.questions.packs.texts import TextError
from abaculus.questions.packs.variables import Assignment, values_of


class Slots(msgspec.Struct, frozen=True):
    """A text in pieces: literal text, and expressions to evaluate."""

    text: str
    pieces: tuple[str | PackExpression, ...]

    def fill(self, drawn: Assignment) -> str:
        """The text with its values; negative ones inside it get brackets; raises MalformedError."""
        given = values_of(drawn)
        filled = ""
        for piece in self.pieces:
            if isinstance(piece, str):
                filled += piece
                continue
            value = values.format_value(evaluate(piece, given))
            filled += (
                f"({value})" if value.startswith("-") and filled.rstrip()[-1:] in _SIGNS else value
            )
        return filled


_SIGNS = ("+", "-", "*", "/", "^")


def parse_slots(text: str, names: Collection[str]) -> Slots:
    """The pieces of a text; without variables, all braces are literal; raises TextError."""
    if not names or "{" not in text:
        return Slots(text, (text,))
    pieces: list[str | PackExpression] = []
    at = 0
    while (start := text.find("{", at)) >= 0:
        end = text.find("}", start)
        if end < 0:
            raise TextError("E45", at=start + 1)
        if start > at:
            pieces.append(text[at:start])
        pieces.append(_expression(text[start + 1 : end].strip().removeprefix("="), names))
        at = end + 1
    return Slots(text, (*pieces, text[at:]))


def _expression(inside: str, names: Collection[str]) -> PackExpression:
    try:
        return parse_expression(inside, names)
    except ExpressionError as bad:
        if bad.name:
            raise TextError("E41", name=bad.name[:40], meant=suggest_name(bad.name, names)) from bad
        raise TextError("E31", text=inside, wanted="an expression", reason=str(bad)) from bad
