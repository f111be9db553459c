"""Parses everything in an item once, ready to be asked with any values."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

import msgspec

from abaculus.errors import QuestionError
from abaculus.questions.packs import limits
from abaculus.questions.packs.answer_templates import (
    AnswerError,
    AnswerTemplate,
    has_comma,
    parse_answer,
)
from abaculus.questions.packs.expressions import ExpressionError, PackExpression, parse_expression
from abaculus.questions.packs.model import PackInfo, PackItem
from abaculus.questions.packs.names import suggest_name
from abaculus.questions.packs.slots import Slots, parse_slots
from abaculus.questions.packs.source_map import Path
from abaculus.questions.packs.texts import TextError, TextTemplate, parse_text
from abaculus.questions.packs.variables import (
    VariableDomain,
    VariableError,
    Variables,
    parse_choices,
    refuse_name,
)

Fault: TypeAlias = tuple[str, Path, dict[str, object]]
"""A code, the place inside the item, and the values of the sentence."""


class DistractorTemplate(msgspec.Struct, frozen=True):
    """A parsed distractor: a calculation if the answer is a number, otherwise a text."""

    value: PackExpression | Slots
    mis: str


class CompiledItem(msgspec.Struct, frozen=True):
    """An item ready to be asked."""

    about: PackInfo
    item: PackItem
    variables: Variables
    prompt: TextTemplate
    key: AnswerTemplate
    wrong: tuple[DistractorTemplate, ...]
    steps: tuple[TextTemplate, ...]


class CompileError(QuestionError):
    """An item with faults, all reported together."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(", ".join(code for code, _, _ in faults))
        self.faults = faults


def compile_item(about: PackInfo, item: PackItem) -> CompiledItem:
    """The compiled item; raises CompileError."""
    reading = _ItemCompiler(about, item)
    variables = reading.variables()
    prompt = reading.text(item.prompt, "prompt")
    key = reading.key()
    wrong = reading.wrong(key)
    steps = [reading.text(step, "steps", place) for place, step in enumerate(item.steps)]
    if reading.faults or prompt is None or key is None:
        raise CompileError(reading.faults)
    kept = tuple(step for step in steps if step is not None)
    return CompiledItem(about, item, variables, prompt, key, wrong, kept)


class _ItemCompiler:
    """The compilation of one item; faults are collected."""

    def __init__(self, about: PackInfo, item: PackItem) -> None:
        self._item = item
        self._lang = about.lang
        self._names: Collection[str] = tuple(item.vars)
        self.faults: list[Fault] = []

    def _fault(self, code: str, path: Path, **values: object) -> None:
        self.faults.append((code, path, values))

    def variables(self) -> Variables:
        """The variables with their values and condition."""
        choices: dict[str, VariableDomain] = {}
        if len(self._names) > limits.VARIABLES:
            names, most = ", ".join(self._names), f"more than {limits.VARIABLES} variables"
            self._fault("E55", ("vars",), text=names, reason=most)
        for name, source in self._item.vars.items():
            try:
                refuse_name(name)
                choices[name] = parse_choices(source)
            except VariableError as bad:
                self._fault("E55", ("vars", name), text=source, reason=str(bad))
        return Variables(choices, self._where())

    def _where(self) -> PackExpression | None:
        condition = self._item.where
        if not condition:
            return None
        try:
            return parse_expression(condition, self._names, "test")
        except ExpressionError as bad:
            if bad.name:
                near = suggest_name(bad.name, self._names)
                self._fault("E41", ("where",), name=bad.name, meant=near)
            else:
                self._fault("E56", ("where",), text=condition, reason=str(bad))
            return None

    def text(self, source: str, *path: str | int) -> TextTemplate | None:
        """A text for people."""
        try:
            found = parse_text(source, self._names, comma=has_comma(self._lang))
        except TextError as bad:
            self._fault(bad.code, path, **bad.values)
            return None
        answer = self._item.answer
        is_decimal = not isinstance(answer, str) and answer.get("form") in ("decimal", "plain")
        return msgspec.structs.replace(found, form="decimal") if is_decimal else found

    def key(self) -> AnswerTemplate | None:
        """The answer."""
        try:
            return parse_answer(self._item.answer, self._names, self._lang)
        except AnswerError as bad:
            self._fault(bad.code, ("answer", *bad.path), **bad.values)
            return None

    def wrong(self, key: AnswerTemplate | None) -> tuple[DistractorTemplate, ...]:
        """The distractors."""
        found: list[DistractorTemplate] = []
        if key is None:
            return ()
        for place, one in enumerate(self._item.distractors):
            path: Path = ("distractors", place)
            try:
                if key.kind == "number":
                    value: PackExpression | Slots = parse_expression(one.value, self._names)
                else:
                    value = parse_slots(one.value, self._names)
                found.append(DistractorTemplate(value, one.mis))
            except ExpressionError as bad:
                self._fault("E36", path, text=one.value, reason=str(bad))
            except TextError as bad:
                self._fault(bad.code, path, **bad.values)
        return tuple(found)
