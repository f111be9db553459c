"""What chance is asked for: dice, picks out of a bag, orders, questions and their verdicts."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Result: TypeAlias = tuple[int | str, ...]
"""The answer of chance: the faces of dice, the kinds picked in the order of the bag, an order, the
kinds behind places; for a question its name and text, for an answer its verdict and text."""


class Roll(Struct, frozen=True, tag="roll"):
    """Dice thrown together, each given by its number of sides; faces count from 1."""

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


class AskQuestion(Struct, frozen=True, tag="ask"):
    """A question; the result is its name and its sheet, both empty for a blank one."""

    wish: str
    """What is wanted, in words that the game and whoever keeps the questions agree on."""
    used: tuple[str, ...] = ()
    """What this table has been asked before, oldest first, as the sheets call it."""
    pack: str = ""
    """Somebody's own questions, whole."""


class MarkAnswer(Struct, frozen=True, tag="mark"):
    """The verdict on an answer; the result is `+` or `-` and what there is to say about it."""

    sheet: str
    """The question; empty: a blank one."""
    given: str = ""
    percent: int | None = None
    """A bot knows no key: it is right with this chance, whatever the question; None: a person's
    answer, judged by what was given."""


Draw: TypeAlias = Roll | Pick | Arrange | Spread | AskQuestion | MarkAnswer
