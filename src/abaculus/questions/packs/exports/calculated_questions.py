"""Parametric items as Moodle's calculated questions, where its formulas can express them."""

from __future__ import annotations

import re
from typing import Final
from xml.sax.saxutils import escape

from abaculus.questions.packs.exports.variants import format_value, rows
from abaculus.questions.packs.model import PackItem

_MOST_ROWS: Final = 100
"""The number of value sets that Moodle keeps."""
_TOKEN: Final = re.compile(r"\s*(?:([0-9]+(?:\.[0-9]+)?)|([A-Za-z][A-Za-z0-9_]*)|([-+*/()]))")
_FUNCTIONS: Final = frozenset({"sqrt", "abs", "floor", "min", "max"})
_BRACED: Final = re.compile(r"\{\s*([=A-Za-z][^{}]*)\}")
"""Text that Moodle would take for a variable or a calculation."""
_PLAIN: Final = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")


def write_calculated_question(item: PackItem) -> list[str] | None:
    """The body of the question; None if it cannot be expressed; raises UnfitItemError."""
    answer = item.answer
    tol: dict[str, object] = {}
    if isinstance(answer, dict):
        if not set(answer) <= {"kind", "value", "tol"} or answer.get("kind") != "number":
            return None
        tol = answer.get("tol") or {}
        answer = str(answer.get("value"))
    formula = _formula(answer, frozenset(item.vars))
    braced = {name for text in (item.prompt, *item.steps) for name in _BRACED.findall(text)}
    if formula is None or not braced <= set(item.vars) or not set(tol) <= {"abs", "rel"}:
        return None
    drawn = rows(item, _MOST_ROWS)
    values = {name: [format_value(row, name) for row in drawn] for name in item.vars}
    if not all(_PLAIN.fullmatch(value) for column in values.values() for value in column):
        return None
    size = next(iter(tol.values()), "0")
    kind = "1" if "rel" in tol else "2"
    return [
        f'<answer fraction="100"><text>{escape(formula)}</text><tolerance>{size}</tolerance>'
        f"<tolerancetype>{kind}</tolerancetype><correctanswerformat>1</correctanswerformat>"
        "<correctanswerlength>4</correctanswerlength></answer>",
        "<dataset_definitions>",
        *(_dataset(name, column) for name, column in values.items()),
        "</dataset_definitions>",
    ]


def _dataset(name: str, values: list[str]) -> str:
    """One variable with its value in every set."""
    items = "".join(
        f"<dataset_item><number>{place}</number><value>{value}</value></dataset_item>"
        for place, value in enumerate(values, 1)
    )
    return (
        f"<dataset_definition><status><text>private</text></status><name><text>{name}</text></name>"
        "<type>calculated</type><distribution><text>uniform</text></distribution>"
        f"<itemcount>{len(values)}</itemcount><dataset_items>{items}</dataset_items>"
        f"<number_of_items>{len(values)}</number_of_items></dataset_definition>"
    )


def _formula(text: str, names: frozenset[str]) -> str | None:
    """Our expression in Moodle's notation; None if a sign or a word is unknown there."""
    pieces: list[str] = []
    at = 0
    operand = False
    while at < len(text.rstrip()):
        found = _TOKEN.match(text, at)
        if found is None:
            return None
        at = found.end()
        number, word, sign = found.groups()
        begins_operand = bool(number or word or sign == "(")
        if operand and begins_operand:
            return None
        if word and word not in names | _FUNCTIONS | {"pi"}:
            return None
        pieces.append(
            f"{{{word}}}" if word in names else "pi()" if word == "pi" else found[0].strip()
        )
        operand = bool(number or (word and word not in _FUNCTIONS) or sign == ")")
    return "".join(pieces)
