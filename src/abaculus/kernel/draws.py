"""What chance is asked for: dice, picks from a bag, orders, questions and their verdicts."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Result: TypeAlias = tuple[int | str, ...]
"""The result of a draw: die faces, picked kinds in the order of the bag, an order, the kind at
each place, the name and stored text of a question, or a verdict and its stored text."""


class Roll(Struct, frozen=True, tag="roll"):
    """A roll of dice, each given by its number of sides; faces count from 1."""

    sides: tuple[int, ...]


class Pick(Struct, frozen=True, tag="pick"):
    """An unordered pick of pieces from a bag; the result is listed in the order of the bag."""

    bag: tuple[tuple[str, int], ...]
    """Each kind of piece and how many of them the bag holds."""
    many: int


class Arrange(Struct, frozen=True, tag="arrange"):
    """A random order of different things."""

    things: tuple[int | str, ...]


class Spread(Struct, frozen=True, tag="spread"):
    """A random kind for each place, all kinds as equally often as possible."""

    kinds: tuple[str, ...]
    places: int


class AskQuestion(Struct, frozen=True, tag="ask"):
    """A question; the result is its name and its stored question, both empty for a blank one."""

    wish: str
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
