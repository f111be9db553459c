"""What chance is asked for: dice, picks from a bag, orders, questions and their verdicts."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Result: TypeAlias = tuple[int | str, ...]
"""The answer of chance: the faces of dice, the kinds picked in the order of the bag, an order, the
kinds behind places; for a question its name and text, for an answer its verdict and text."""


class Roll(Struct, frozen=True, tag="roll"):
    """A roll of dice, each given by its number of sides; faces count from 1."""

    sides: tuple[int, ...]


class Pick(Struct, frozen=True, tag="pick"):
    """Some pieces out of a bag, without an order; the result lists them in the order of the bag."""

    bag: tuple[tuple[str, int], ...]
    """Each kind of piece, and how many there are."""
    many: int


class Arrange(Struct, frozen=True, tag="arrange"):
    """Different things in a random order."""

    things: tuple[int | str, ...]


class Spread(Struct, frozen=True, tag="spread"):
    """Kinds behind places that look alike, spread as evenly as possible."""

    kinds: tuple[str, ...]
    places: int


class AskQuestion(Struct, frozen=True, tag="ask", rename={"request": "wish"}):
    """A question; the result is its name and its stored question, both empty for a blank one."""

    request: str
    """What kind of question, in a form the game and the question source agree on."""
    used: tuple[str, ...] = ()
    """The questions this table has had, oldest first, by the names their stored questions give."""
    pack: str = ""
    """A question pack given by the table, whole."""


class MarkAnswer(Struct, frozen=True, tag="mark"):
    """The verdict on an answer; the result is `+` or `-` and the stored verdict."""

    sheet: str
    """The stored question; empty: a blank one."""
    given: str = ""
    percent: int | None = None
    """The chance that a bot, which knows no answers, is right; None: a person's answer, judged by
    what was given."""


Draw: TypeAlias = Roll | Pick | Arrange | Spread | AskQuestion | MarkAnswer
