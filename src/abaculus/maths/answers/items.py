"""Several numbers in one text: splitting it, and reading each item."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

from abaculus.maths.answers import tolerance, values
from abaculus.maths.answers.evaluation import value
from abaculus.maths.answers.forms import fault
from abaculus.maths.answers.normalise import normalise
from abaculus.maths.answers.parser import parse
from abaculus.maths.answers.styles import ENGLISH, AnswerStyle
from abaculus.maths.answers.tree import is_same_tree, walk
from abaculus.maths.answers.values import Value
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.maths.expr import Expr, WrittenNumber
from abaculus.maths.formulas.builders import value as rational
from abaculus.maths.formulas.tree import Formula
from abaculus.maths.layout import layout

AND: Final = {"en": "and", "it": "e|ed", "fr": "et", "de": "und", "cs": "a", "es": "y|e"}
OR: Final = {"en": "or", "it": "o|oppure", "fr": "ou", "de": "oder", "cs": "nebo", "es": "o|u"}
_LABEL: Final = re.compile(r"([^\W\d_])(?:_?\(?([0-9]{1,2})\)?)? ?= ?")


class AnswerItem(Struct, frozen=True):
    """One number of several."""

    tree: Expr
    amounts: tuple[Value, ...]
    label: str = ""

    def meets(self, key: AnswerItem, style: AnswerStyle) -> bool:
        """Whether it matches the key."""
        truth = key.amounts[0]
        if any(values.equal(amount, truth) for amount in self.amounts):
            return True
        if not style.profile.rounds or not tolerance.is_endless(truth):
            return False
        return any(tolerance.stands_for(self.tree, amount, truth) for amount in self.amounts)

    @property
    def text(self) -> str:
        """The value in English notation."""
        return values.format_value(self.amounts[0])


def parse_item(text: str, style: AnswerStyle) -> AnswerItem:
    """A finished number, with or without a letter before it; raises MalformedError."""
    label = ""
    if found := _LABEL.match(text):
        label = found[1]
        text = text[found.end() :]
    tree = parse(text, style)
    first = value(tree)
    fault(tree, "any")
    if all(not isinstance(part, WrittenNumber) or part.other is None for part in walk(tree)):
        return AnswerItem(tree, (first,), label)
    return AnswerItem(tree, (first, value(tree, other=True)), label)


def _words(style: AnswerStyle) -> str:
    parts = {AND["en"], OR["en"], AND[style.language], OR[style.language]}
    return "|".join(sorted(parts))


def splits(text: str, style: AnswerStyle, *, blanks: bool = True) -> Iterator[list[str]]:
    """The ways to split a text into two or more pieces, the most certain first."""
    words = rf" (?:{_words(style)}) | ?& ?"
    ways = [
        rf" ?; ?(?:(?:{_words(style)}) )?",
        r" ?\| ?",
        words,
        rf",(?: (?:{_words(style)}))? ",
        " ?, ?",
    ]
    marks = [";", "|", "", ", ", ","]
    for way, mark in zip(ways, marks, strict=True):
        if mark and mark not in text:
            continue
        pattern = f"{way}|{words}" if mark else way
        pieces = re.split(pattern, text, flags=re.IGNORECASE)
        if len(pieces) > 1:
            yield pieces
    if blanks and " " in text:
        yield text.split(" ")


def parse_items(
    text: str, count: int, style: AnswerStyle, *, blanks: bool = True
) -> list[AnswerItem]:
    """The items of the best split: the first with the expected number, else the first.

    Raises MalformedError.
    """
    first_fault: MalformedError | None = None
    first_read: list[AnswerItem] | None = None
    for pieces in (*splits(text, style, blanks=blanks), [text]):
        try:
            read = [one for piece in pieces for one in _several(piece.strip(), style)]
        except MalformedError as malformed:
            first_fault = first_fault or malformed
            continue
        if len(read) == count:
            return read
        first_read = first_read or read
    if first_read is not None:
        return first_read
    raise first_fault or MalformedError("syntax")


def _several(piece: str, style: AnswerStyle) -> list[AnswerItem]:
    """The numbers of one piece; with ± there are two."""
    if not piece:
        raise MalformedError("syntax")
    if "±" not in piece:
        return [parse_item(piece, style)]
    before, after = (part.strip() for part in piece.split("±", 1))
    plus = "" if not before or before.endswith("=") else "+"
    return [parse_item(before + plus + after, style), parse_item(f"{before}-{after}", style)]


def layout_items(head: str, items: Sequence[AnswerItem]) -> Formula:
    """A formula of the items with a head: `set`, `pt`, `list`, `rest` or `:`."""
    return (head, *(layout(one.tree) for one in items))


def layout_row(items: Sequence[AnswerItem]) -> Formula | None:
    """The items in a row; None if there are none."""
    if len(items) == 1:
        return layout(items[0].tree)
    return layout_items("list", items) if items else None


def layout_text(text: str) -> Formula:
    """The formula of a text in English notation; raises MalformedError."""
    return layout(parse(normalise(text), ENGLISH))


def layout_value(value: Value) -> Formula:
    """The formula of an exact value."""
    if isinstance(value, Fraction):
        return rational(value)
    return layout_text(values.format_value(value))


def exactness(items: Sequence[AnswerItem], keys: Sequence[AnswerItem]) -> str:
    """The code of a right answer: as the question writes it, or in an equivalent form."""
    is_same = len(items) == len(keys) and all(
        is_same_tree(one.tree, key.tree) for one, key in zip(items, keys, strict=True)
    )
    return "exact" if is_same else "equivalent_form"
