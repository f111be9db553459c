"""A parametric item as some plain ones, for programs without variables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import msgspec

from abaculus.maths.answers import values
from abaculus.maths.answers.verdicts import Malformed
from abaculus.questions.packs.evaluate import number
from abaculus.questions.packs.exports.texts import FORMULA
from abaculus.questions.packs.expressions import BadExpression, Expression, read_expression
from abaculus.questions.packs.imports.report import Unfit
from abaculus.questions.packs.model import Item, Mistake
from abaculus.questions.packs.variables import (
    BadValues,
    Drawn,
    NoneSuits,
    Variables,
    read_choices,
    worth,
)
from abaculus.questions.rng import Rng

MOST: Final = 12
_BRACED: Final = re.compile(r"(?<!\\)\{([^{}]*)\}")
_ALL: Final = 2_000
"""Up to so many combinations all are looked at, and the chosen ones lie evenly among them."""


def variables(item: Item) -> Variables:
    """The variables of an item; raises Unfit."""
    try:
        where = read_expression(item.where, item.vars, "test") if item.where else None
        return Variables({name: read_choices(text) for name, text in item.vars.items()}, where)
    except (BadValues, BadExpression) as fault:
        raise Unfit("its variables cannot be read") from fault


def rows(item: Item, most: int) -> list[Drawn]:
    """At most so many ways to fill in the variables, always the same ones; raises Unfit."""
    known = variables(item)
    try:
        if known.combinations > _ALL:
            rng = Rng(item.id)
            return [known.drawn(rng) for _ in range(most)]
        found = list(islice(known.every(), _ALL))
    except (NoneSuits, Malformed) as fault:
        raise Unfit("no values of its variables can be found") from fault
    if not found:
        raise Unfit("no values of its variables fulfil its condition")
    if len(found) <= most:
        return found
    return [found[place * len(found) // most] for place in range(most)]


def variants(item: Item) -> Iterator[Item]:
    """Some plain items in the place of a parametric one; raises Unfit."""
    for place, drawn in enumerate(rows(item, MOST), 1):
        yield msgspec.structs.replace(
            item,
            id=f"{item.id}-{place}",
            prompt=_filled(item.prompt, drawn),
            answer=_answer(item.answer, drawn),
            steps=tuple(_filled(step, drawn) for step in item.steps),
            distractors=tuple(
                Mistake(_worked(one.value, drawn), one.mis) for one in item.distractors
            ),
            vars={},
            where="",
        )


def said(drawn: Drawn, name: str) -> str:
    """A value as it is typed."""
    return values.written(drawn[name].value)


def _filled(text: str, drawn: Drawn) -> str:
    """A text with its variables and calculations worked out."""
    pieces: list[str] = []
    for words, formula in FORMULA.findall(text):
        pieces.append(_BRACED.sub(lambda found: _value(found, drawn), words))
        if formula:
            inside = _BRACED.sub(lambda found: _group(found, drawn), formula)
            pieces.append(f"${inside}$")
    return "".join(pieces)


def _value(found: re.Match[str], drawn: Drawn) -> str:
    name = found[1].strip()
    if name.startswith("="):
        return _worked(name[1:], drawn)
    return said(drawn, name) if name in drawn else found[0]


def _group(found: re.Match[str], drawn: Drawn) -> str:
    """Inside a formula a value keeps its braces, so that no two numbers run together."""
    value = _value(found, drawn)
    return value if value == found[0] else f"{{{value}}}"


def _answer(answer: str | dict[str, Any], drawn: Drawn) -> str | dict[str, Any]:
    if isinstance(answer, str):
        return _worked(answer, drawn)
    if answer.get("kind") == "number":
        return {**answer, "value": _worked(str(answer.get("value")), drawn)}
    if answer.get("kind") == "choice":
        options = [_filled(str(option), drawn) for option in answer.get("options", ())]
        return {**answer, "options": options}
    raise Unfit("its answer has variables that cannot be filled in")


def _worked(text: str, drawn: Drawn) -> str:
    """The value of an expression, as it is typed."""
    try:
        expression: Expression = read_expression(text, drawn)
        return values.written(number(expression, worth(drawn)))
    except (BadExpression, Malformed) as fault:
        raise Unfit(f'"{text[:40]}" cannot be worked out') from fault
