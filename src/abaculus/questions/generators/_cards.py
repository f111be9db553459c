"""Blue cards: templates that dice and the number of the square complete."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import prod
from typing import Any, Final, Literal, TypeAlias

import msgspec

from abaculus.maths.numerals import Numeral, explain, read_numeral, write_numeral
from abaculus.questions.dice import SIDES, SQUARES
from abaculus.questions.generator import Generator
from abaculus.questions.generator_kit import (
    Answer,
    DiceQuestion,
    DieRoll,
    Draft,
    Formula,
    Params,
    SolutionStep,
    add,
    effort,
    eq,
    mul,
    numeral,
    rel,
    step,
    t,
)
from abaculus.questions.generators._evaluate import evaluate

Die: TypeAlias = Literal["d4", "d12", "d20", "bin"]
Slip: TypeAlias = tuple[Any, str]

LETTERS: Final = "abcd"
PLACES: Final = ("mayan", "babylonian", "binary")
"""Systems whose signs say how many times a place counts."""


class BlueCard(msgspec.Struct, frozen=True):
    """A template; its rolls are a, b, c, d in order, the square is n."""

    dice: tuple[Die, ...]
    result: Callable[[Params], Any]
    formula: Callable[[Params], Formula]
    """The calculation as written."""
    slips: Callable[[Params], Iterable[Slip]]
    work: tuple[str, ...]
    square: bool = False
    stories: int = 1

    @property
    def count(self) -> int:
        """The number of different questions."""
        falls = prod(len(SIDES[die]) for die in self.dice)
        return falls * (len(SQUARES) if self.square else 1) * self.stories


def presets(cards: dict[str, BlueCard], secs: int) -> dict[str, dict[str, Any]]:
    """One preset per template."""
    return {
        name: {"card": name, "blue": True, "secs": secs, "finite": card.count}
        for name, card in cards.items()
    }


def asks(topic: str, name: str, card: BlueCard, story: int = 0) -> DiceQuestion:
    """The template before the roll."""
    return DiceQuestion(
        params={"card": name, "story": story},
        prompt=(t(f"{topic}.ask.{name}", story=story),),
        dice=tuple(DieRoll(letter, die) for letter, die in zip(LETTERS, card.dice, strict=False)),
        square=card.square,
    )


def add_rolls(card: BlueCard, q: Params, rolls: Params) -> Params:
    """The params of the complete question."""
    numbers = {letter: getattr(rolls, letter) for letter in LETTERS[: len(card.dice)]}
    square = {"n": rolls.sq} if card.square else {}
    return Params(card=q.card, story=q.story, **numbers, **square)


def card_numbers(card: BlueCard, given: Params) -> dict[str, Formula]:
    """The slots of the sentence."""
    letters = LETTERS[: len(card.dice)] + ("n" if card.square else "")
    return {letter: getattr(given, letter) for letter in letters}


def draft(
    topic: str,
    card: BlueCard,
    given: Params,
    answer: Answer,
    *ends: str,
    tools: tuple[str, ...] = (),
) -> Draft:
    """The complete question; `ends` are sentences after the template's own."""
    slots = card_numbers(card, given)
    sentence = t(f"{topic}.{given.card}", story=given.story, formula=card.formula(given), **slots)
    return Draft(
        params=vars(given),
        prompt=(sentence, *map(t, ends)),
        answer=answer,
        work=effort(*card.work),
        tools=tools,
    )


def compose_draft(topic: str, system: str, card: BlueCard, q: Params, rolls: Params) -> Draft:
    """A question whose result is composed of signs."""
    given = add_rolls(card, q, rolls)
    answer = numeral(system, card.result(given), strict=True)
    return draft(topic, card, given, answer, f"{topic}.in_{system.partition('-')[0]}")


def is_composed(system: str, card: BlueCard, q: Params, v: int) -> bool:
    """Whether the written calculation is worth this number, and its signs read back as it."""
    if v != evaluate(card.formula(q)):
        return False
    read = read_numeral(system, write_numeral(system, v), strict=True)
    return isinstance(read, Numeral) and read.value == v


def compose(made: Generator, system: str, cards: dict[str, BlueCard]) -> None:
    """Registers what a generator needs whose results are composed of the signs of one system."""
    topic = made.topic

    @made.bind
    def _(q: Params, rolls: Params) -> Draft:
        return compose_draft(topic, system, cards[q.card], q, rolls)

    @made.verify
    def _(q: Params, v: int) -> bool:
        return is_composed(system, cards[q.card], q, v)

    @made.steps
    def _(q: Params) -> Iterator[SolutionStep]:
        return composition_steps(topic, system, cards[q.card], q)


def writable_slips(slips: Iterable[Slip], most: int = 399) -> Iterator[Slip]:
    """Wrong results that the system can write."""
    return (slip for slip in slips if 1 <= slip[0] <= most)


def composition_steps(topic: str, system: str, card: BlueCard, q: Params) -> Iterator[SolutionStep]:
    """The calculation, the parts of the number, its signs."""
    result = card.result(q)
    yield step(f"{topic}.say.calculate", m=eq(card.formula(q), result))
    yield from sign_steps(topic, system, result)


def sign_steps(topic: str, system: str, result: int) -> Iterator[SolutionStep]:
    """The parts of a number and its signs."""
    terms = explain(system, result)
    if len(terms) > 1:
        parts: list[Formula] = [
            mul(one.count, one.unit) if system in PLACES and one.unit > 1 else one.value
            for one in terms
        ]
        yield step(f"{topic}.say.{system.partition('-')[0]}", m=eq(result, add(*parts)))
    yield step(f"{topic}.say.signs", m=rel("→", result, ("numeral", system, result)))
