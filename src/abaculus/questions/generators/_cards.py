"""Blue cards: templates that dice and the number of the square complete."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import prod
from typing import Any, Final, Literal, TypeAlias

import msgspec

from abaculus.maths.numerals import Numeral, explain, read_numeral, write_numeral
from abaculus.questions.dice import SIDES, SQUARES
from abaculus.questions.generator_kit import (
    Answer,
    Asks,
    Draft,
    Formula,
    Given,
    Roll,
    Step,
    add,
    effort,
    eq,
    mul,
    numeral,
    rel,
    step,
    t,
)
from abaculus.questions.generators._evaluate import worth

Die: TypeAlias = Literal["d4", "d12", "d20", "bin"]
Slip: TypeAlias = tuple[Any, str]

LETTERS: Final = "abcd"
PLACES: Final = ("mayan", "babylonian", "binary")
"""Systems whose signs say how many times a place counts."""


class Card(msgspec.Struct, frozen=True):
    """A template; its rolls are a, b, c, d in order, the square is n."""

    dice: tuple[Die, ...]
    result: Callable[[Given], Any]
    formula: Callable[[Given], Formula]
    """The calculation as it would be written down."""
    slips: Callable[[Given], Iterable[Slip]]
    work: tuple[str, ...]
    square: bool = False
    stories: int = 1

    @property
    def count(self) -> int:
        """So many different questions."""
        falls = prod(len(SIDES[die]) for die in self.dice)
        return falls * (len(SQUARES) if self.square else 1) * self.stories


def presets(cards: dict[str, Card], secs: int) -> dict[str, dict[str, Any]]:
    """A preset for every template."""
    return {
        name: {"card": name, "blue": True, "secs": secs, "finite": card.count}
        for name, card in cards.items()
    }


def asks(topic: str, name: str, card: Card, story: int = 0) -> Asks:
    """The template before the roll."""
    return Asks(
        params={"card": name, "story": story},
        prompt=(t(f"{topic}.ask.{name}", story=story),),
        dice=tuple(Roll(letter, die) for letter, die in zip(LETTERS, card.dice, strict=False)),
        square=card.square,
    )


def rolled(card: Card, q: Given, rolls: Given) -> Given:
    """The params of the complete question."""
    told = {letter: getattr(rolls, letter) for letter in LETTERS[: len(card.dice)]}
    square = {"n": rolls.sq} if card.square else {}
    return Given(card=q.card, story=q.story, **told, **square)


def numbers(card: Card, given: Given) -> dict[str, Formula]:
    """The slots of the sentence."""
    letters = LETTERS[: len(card.dice)] + ("n" if card.square else "")
    return {letter: getattr(given, letter) for letter in letters}


def draft(
    topic: str, card: Card, given: Given, answer: Answer, *ends: str, tools: tuple[str, ...] = ()
) -> Draft:
    """The complete question; `ends` are sentences after the template's own."""
    slots = numbers(card, given)
    told = t(f"{topic}.{given.card}", story=given.story, formula=card.formula(given), **slots)
    return Draft(
        params=vars(given),
        prompt=(told, *map(t, ends)),
        answer=answer,
        work=effort(*card.work),
        tools=tools,
    )


def composed(topic: str, system: str, card: Card, q: Given, rolls: Given) -> Draft:
    """A question whose result is composed of signs."""
    given = rolled(card, q, rolls)
    answer = numeral(system, card.result(given), strict=True)
    return draft(topic, card, given, answer, f"{topic}.in_{system.partition('-')[0]}")


def is_composed(system: str, card: Card, q: Given, v: int) -> bool:
    """Whether the written calculation is worth this number, and its signs read back as it."""
    if v != worth(card.formula(q)):
        return False
    read = read_numeral(system, write_numeral(system, v), strict=True)
    return isinstance(read, Numeral) and read.value == v


def likely(slips: Iterable[Slip], most: int = 399) -> Iterator[Slip]:
    """Slips whose number has signs at all."""
    return (slip for slip in slips if 1 <= slip[0] <= most)


def composing(topic: str, system: str, card: Card, q: Given) -> Iterator[Step]:
    """The calculation, the parts of the number, its signs."""
    result = card.result(q)
    yield step(f"{topic}.say.calculate", m=eq(card.formula(q), result))
    yield from in_signs(topic, system, result)


def in_signs(topic: str, system: str, result: int) -> Iterator[Step]:
    """The parts of a number and its signs."""
    terms = explain(system, result)
    if len(terms) > 1:
        parts: list[Formula] = [
            mul(one.count, one.unit) if system in PLACES and one.unit > 1 else one.value
            for one in terms
        ]
        yield step(f"{topic}.say.{system.partition('-')[0]}", m=eq(result, add(*parts)))
    yield step(f"{topic}.say.signs", m=rel("→", result, ("numeral", system, result)))
