"""A parametric item as several plain ones, for programs without variables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import msgspec

from abaculus.maths.answers import values
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.questions.packs.evaluate import evaluate
from abaculus.questions.packs.exports.texts import FORMULA
from abaculus.questions.packs.expressions import ExpressionError, PackExpression, parse_expression
from abaculus.questions.packs.imports.report import UnfitItemError
from abaculus.questions.packs.model import ItemMistake, PackItem
from abaculus.questions.packs.variables import (
    Assignment,
    NoValuesError,
    VariableError,
    Variables,
    parse_choices,
    values_of,
)
from abaculus.questions.rng import Rng

MOST: Final = 12
_BRACED: Final = re.compile(r"(?<!\\)\{([^{}]*)\}")
_ALL: Final = 2_000
"""Up to this many combinations, all are considered and the chosen ones are spread evenly."""


def variables(item: PackItem) -> Variables:
    """The variables of an item; raises UnfitItemError."""
    try:
        where = parse_expression(item.where, item.vars, "test") if item.where else None
        return Variables({name: parse_choices(text) for name, text in item.vars.items()}, where)
    except (VariableError, ExpressionError) as fault:
        raise UnfitItemError("its variables cannot be read") from fault


def rows(item: PackItem, most: int) -> list[Assignment]:
    """At most this many assignments of the variables, always the same; raises UnfitItemError."""
    known = variables(item)
    try:
        if known.combinations > _ALL:
            rng = Rng(item.id)
            return [known.drawn(rng) for _ in range(most)]
        found = list(islice(known.every(), _ALL))
    except (NoValuesError, MalformedError) as fault:
        raise UnfitItemError("no values of its variables can be found") from fault
    if not found:
        raise UnfitItemError("no values of its variables fulfil its condition")
    if len(found) <= most:
        return found
    return [found[place * len(found) // most] for place in range(most)]


def variants(item: PackItem) -> Iterator[PackItem]:
    """Some plain items in place of a parametric one; raises UnfitItemError."""
    for place, drawn in enumerate(rows(item, MOST), 1):
        yield msgspec.structs.replace(
            item,
            id=f"{item.id}-{place}",
            prompt=_fill_text(item.prompt, drawn),
            answer=_answer(item.answer, drawn),
            steps=tuple(_fill_text(step, drawn) for step in item.steps),
            distractors=tuple(
                ItemMistake(_evaluate_text(one.value, drawn), one.mis) for one in item.distractors
            ),
            vars={},
            where="",
        )


def format_value(drawn: Assignment, name: str) -> str:
    """A value as typed."""
    return values.format_value(drawn[name].value)


def _fill_text(text: str, drawn: Assignment) -> str:
    """A text with its variables and calculations filled in."""
    pieces: list[str] = []
    for words, formula in FORMULA.findall(text):
        pieces.append(_BRACED.sub(lambda found: _value(found, drawn), words))
        if formula:
            inside = _BRACED.sub(lambda found: _group(found, drawn), formula)
            pieces.append(f"${inside}$")
    return "".join(pieces)


def _value(found: re.Match[str], drawn: Assignment) -> str:
    name = found[1].strip()
    if name.startswith("="):
        return _evaluate_text(name[1:], drawn)
    return format_value(drawn, name) if name in drawn else found[0]


def _group(found: re.Match[str], drawn: Assignment) -> str:
    """Inside a formula a value keeps its braces, to keep numbers from running together."""
    value = _value(found, drawn)
    return value if value == found[0] else f"{{{value}}}"


def _answer(answer: str | dict[str, Any], drawn: Assignment) -> str | dict[str, Any]:
    if isinstance(answer, str):
        return _evaluate_text(answer, drawn)
    if answer.get("kind") == "number":
        return {**answer, "value": _evaluate_text(str(answer.get("value")), drawn)}
    if answer.get("kind") == "choice":
        options = [_fill_text(str(option), drawn) for option in answer.get("options", ())]
        return {**answer, "options": options}
    raise UnfitItemError("its answer has variables that cannot be filled in")


def _evaluate_text(text: str, drawn: Assignment) -> str:
    """The value of an expression, as typed."""
    try:
        expression: PackExpression = parse_expression(text, drawn)
        return values.format_value(evaluate(expression, values_of(drawn)))
    except (ExpressionError, MalformedError) as fault:
        raise UnfitItemError(f'"{text[:40]}" cannot be worked out') from fault
