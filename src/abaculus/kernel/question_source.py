"""Where a game's questions and verdicts come from, and what a bot answers."""

from __future__ import annotations

from typing import Final, Protocol

from msgspec import Struct

from abaculus.kernel.draws import AskQuestion, MarkAnswer, Result
from abaculus.kernel.rng import GameRng

BLANK: Final[Result] = ("", "")
"""A question without content, for playouts and matches between bots."""
EVEN: Final = 50
"""The chance, in percent, that a person's answer to a blank question is right."""


class QuestionSource(Protocol):
    """Supplies questions and judges answers."""

    def ask(self, draw: AskQuestion, rng: GameRng, /) -> Result:
        """The name of a new question and its stored question, which stays secret."""
        ...

    def mark(self, draw: MarkAnswer, rng: GameRng, /) -> Result:
        """`+` or `-`, and the stored verdict."""
        ...


def mark_blank(draw: MarkAnswer, rng: GameRng) -> Result:
    """A verdict decided by chance alone."""
    percent = EVEN if draw.percent is None else draw.percent
    return ("+" if rng.below(100) < percent else "-", "")


class ChanceAnswer(Struct, frozen=True, tag="by-chance"):
    """A bot's answer in any game: it knows no answers and is right with this chance.

    Tables accept it from bots only.
    """

    percent: int
