"""An item with everything in it read once, ready to be asked with any values."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

import msgspec

from abaculus.questions.packs import limits
from abaculus.questions.packs.answer_templates import BadAnswer, Key, has_comma, read_answer
from abaculus.questions.packs.expressions import BadExpression, Expression, read_expression
from abaculus.questions.packs.model import About, Item
from abaculus.questions.packs.names import meant
from abaculus.questions.packs.slots import Slots, read_slots
from abaculus.questions.packs.source_map import Path
from abaculus.questions.packs.texts import BadText, Text, read_text
from abaculus.questions.packs.variables import (
    BadValues,
    Choice,
    Variables,
    read_choices,
    refuse_name,
)

Fault: TypeAlias = tuple[str, Path, dict[str, object]]
"""A code, where inside the item, and the values of the sentence."""


class Wrong(msgspec.Struct, frozen=True):
    """A distractor that was read: a calculation where the answer is a number, otherwise a text."""

    value: Expression | Slots
    mis: str


class Prepared(msgspec.Struct, frozen=True):
    """An item ready to be asked."""

    about: About
    item: Item
    variables: Variables
    prompt: Text
    key: Key
    wrong: tuple[Wrong, ...]
    steps: tuple[Text, ...]


class Unprepared(Exception):  # noqa: N818 - says what the item is
    """An item with faults, all of them at once."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(", ".join(code for code, _, _ in faults))
        self.faults = faults


def prepare(about: About, item: Item) -> Prepared:
    """The item, read; raises Unprepared."""
    reading = _Reading(about, item)
    variables = reading.variables()
    prompt = reading.text(item.prompt, "prompt")
    key = reading.key()
    wrong = reading.wrong(key)
    steps = [reading.text(step, "steps", place) for place, step in enumerate(item.steps)]
    if reading.faults or prompt is None or key is None:
        raise Unprepared(reading.faults)
    kept = tuple(step for step in steps if step is not None)
    return Prepared(about, item, variables, prompt, key, wrong, kept)


class _Reading:
    """One item being read; faults are gathered."""

    def __init__(self, about: About, item: Item) -> None:
        self._item = item
        self._lang = about.lang
        self._names: Collection[str] = tuple(item.vars)
        self.faults: list[Fault] = []

    def _fault(self, code: str, path: Path, **values: object) -> None:
        self.faults.append((code, path, values))

    def variables(self) -> Variables:
        """The variables with their values and their condition."""
        choices: dict[str, tuple[Choice, ...]] = {}
        if len(self._names) > limits.VARIABLES:
            said, most = ", ".join(self._names), f"more than {limits.VARIABLES} variables"
            self._fault("E55", ("vars",), text=said, reason=most)
        for name, said in self._item.vars.items():
            try:
                refuse_name(name)
                choices[name] = read_choices(said)
            except BadValues as bad:
                self._fault("E55", ("vars", name), text=said, reason=str(bad))
        return Variables(choices, self._where())

    def _where(self) -> Expression | None:
        said = self._item.where
        if not said:
            return None
        try:
            return read_expression(said, self._names, "test")
        except BadExpression as bad:
            if bad.name:
                near = meant(bad.name, self._names)
                self._fault("E41", ("where",), name=bad.name, meant=near)
            else:
                self._fault("E56", ("where",), text=said, reason=str(bad))
            return None

    def text(self, said: str, *path: str | int) -> Text | None:
        """A text for people."""
        try:
            found = read_text(said, self._names, comma=has_comma(self._lang))
        except BadText as bad:
            self._fault(bad.code, path, **bad.values)
            return None
        answer = self._item.answer
        is_decimal = not isinstance(answer, str) and answer.get("form") in ("decimal", "plain")
        return msgspec.structs.replace(found, form="decimal") if is_decimal else found

    def key(self) -> Key | None:
        """The answer."""
        try:
            return read_answer(self._item.answer, self._names, self._lang)
        except BadAnswer as bad:
            self._fault(bad.code, ("answer", *bad.path), **bad.values)
            return None

    def wrong(self, key: Key | None) -> tuple[Wrong, ...]:
        """The distractors."""
        found: list[Wrong] = []
        if key is None:
            return ()
        for place, one in enumerate(self._item.distractors):
            path: Path = ("distractors", place)
            try:
                if key.kind == "number":
                    value: Expression | Slots = read_expression(one.value, self._names)
                else:
                    value = read_slots(one.value, self._names)
                found.append(Wrong(value, one.mis))
            except BadExpression as bad:
                self._fault("E36", path, text=one.value, reason=str(bad))
            except BadText as bad:
                self._fault(bad.code, path, **bad.values)
        return tuple(found)
