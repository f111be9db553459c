"""Variables of an item: the values each may take, and random values of all."""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate, product
from math import prod
from typing import Final, TypeAlias

import msgspec

from abaculus.errors import QuestionError
from abaculus.maths.answers.numbers import constant
from abaculus.maths.answers.values import Value
from abaculus.maths.formulas.tree import Formula
from abaculus.maths.layout import layout
from abaculus.questions.packs import limits
from abaculus.questions.packs.evaluate import holds
from abaculus.questions.packs.expressions import RESERVED, PackExpression
from abaculus.questions.rng import Rng

_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,15}")
_RANGE: Final = re.compile(r"(-?[0-9]{1,15})\.\.(-?[0-9]{1,15})")
_HEAVY: Final = re.compile(r"sqrt|cbrt|root|rad|[√∛∜^⁰¹²³⁴⁵⁶⁷⁸⁹]")
_TRIES: Final = 400


class VariableValue(msgspec.Struct, frozen=True, gc=False):
    """A value of a variable, and how its author wrote it."""

    value: Value
    shown: Formula


Assignment: TypeAlias = dict[str, VariableValue]


class VariableDomain:
    """The values a variable may take, in order; a value of a range is made when it is asked for."""

    __slots__ = ("_ends", "_parts")

    def __init__(self, parts: Sequence[range | VariableValue]) -> None:
        self._parts = tuple(parts)
        self._ends = tuple(accumulate(_count(part) for part in parts))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __getitem__(self, place: int) -> VariableValue:
        at = bisect(self._ends, place)
        part = self._parts[at]
        return _range_value(part[place - self._ends[at]]) if isinstance(part, range) else part

    def __iter__(self) -> Iterator[VariableValue]:
        for part in self._parts:
            if isinstance(part, range):
                yield from map(_range_value, part)
            else:
                yield part


def _count(part: range | VariableValue) -> int:
    return len(part) if isinstance(part, range) else 1


def _range_value(number: int) -> VariableValue:
    return VariableValue(Fraction(number), number)


class VariableError(QuestionError):
    """Values that cannot be parsed, and why."""


class NoValuesError(QuestionError):
    """No values fulfil the condition."""


class SearchLimitError(QuestionError):
    """The conditions of a pack take too long to fulfil."""


class SearchBudget:
    """The work that may go into the conditions of a pack, and of each of its items."""

    def __init__(self, items: int = 1) -> None:
        self._left = limits.SEARCH
        self._share = limits.SEARCH // max(items, 1)
        self._begun = self._left

    def begin_item(self) -> None:
        """Give the next item its share."""
        self._begun = self._left

    @property
    def has_share(self) -> bool:
        """Whether the item has some of its share left."""
        return self._begun - self._left < self._share

    def spend(self, work: int) -> None:
        """Take from the budget; raises SearchLimitError if nothing is left."""
        if self._left < work:
            raise SearchLimitError
        self._left -= work


class Variables(msgspec.Struct, frozen=True):
    """All variables of an item with their condition."""

    choices: dict[str, VariableDomain]
    where: PackExpression | None

    @property
    def combinations(self) -> int:
        """The number of combinations before the condition is applied."""
        return prod(len(one) for one in self.choices.values())

    @property
    def is_listable(self) -> bool:
        """Whether every combination may be tried to find one that fulfils the condition."""
        return self.combinations * self._work <= limits.COMBINATIONS

    @property
    def _work(self) -> int:
        return 1 if self.where is None else weigh(self.where.text)

    def every(self, budget: SearchBudget | None = None) -> Iterator[Assignment]:
        """All combinations that fulfil the condition, in order; raises MalformedError."""
        names = tuple(self.choices)
        for chosen in product(*self.choices.values()):
            drawn = dict(zip(names, chosen, strict=True))
            if self.suits(drawn, budget):
                yield drawn

    def suits(self, drawn: Assignment, budget: SearchBudget | None = None) -> bool:
        """Whether values fulfil the condition; raises MalformedError."""
        if self.where is None:
            return True
        if budget is not None:
            budget.spend(self._work)
        return holds(self.where, values_of(drawn))

    def attempt(self, rng: Rng, budget: SearchBudget | None = None) -> Assignment | None:
        """Random values that fulfil the condition, if a few tries find any."""
        for _ in range(_TRIES):
            drawn = {name: domain[rng.below(len(domain))] for name, domain in self.choices.items()}
            if self.suits(drawn, budget):
                return drawn
        return None

    def drawn(self, rng: Rng) -> Assignment:
        """Random values that fulfil the condition; raises NoValuesError and MalformedError."""
        drawn = self.attempt(rng)
        if drawn is None and self.is_listable and (found := list(self.every())):
            return rng.pick(found)
        if drawn is None:
            raise NoValuesError
        return drawn


def weigh(text: str) -> int:
    """The work of a calculation, in plain ones: roots and powers take longer."""
    return 1 + limits.ROOT * len(_HEAVY.findall(text))


def values_of(drawn: Assignment) -> Mapping[str, Value]:
    """The bare values by name."""
    return {name: choice.value for name, choice in drawn.items()}


def refuse_name(name: str) -> None:
    """Raise VariableError if a variable cannot have this name."""
    if not _NAME.fullmatch(name):
        raise VariableError("the name of a variable is a letter, or begins with one")
    if name in RESERVED:
        raise VariableError(f"“{name}” means something else in expressions")


def parse_choices(text: str) -> VariableDomain:
    """The values of `3..9`, `11|12|15` or both joined; raises VariableError."""
    parts: list[range | VariableValue] = []
    left = limits.VALUES
    for piece in text.split("|"):
        part = _parse_part(piece.strip())
        left -= _count(part)
        if left < 0:
            raise VariableError(f"there are more than {limits.VALUES} of them")
        parts.append(part)
    return VariableDomain(parts)


def _parse_part(text: str) -> range | VariableValue:
    span = _RANGE.fullmatch(text)
    if span is None:
        try:
            tree, value = constant(text, "vars")
        except ValueError as error:
            raise VariableError(
                f"“{text[:40]}” is neither a number nor a range like 3..9"
            ) from error
        return VariableValue(value, layout(tree))
    low, high = int(span[1]), int(span[2])
    if low > high:
        raise VariableError(f"{low} is larger than {high}")
    return range(low, high + 1)
