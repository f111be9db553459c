"""Who answers when a game asks for a question or a verdict, and what a bot answers."""

from __future__ import annotations

from typing import Final, Protocol

from msgspec import Struct

from abaculus.kernel.draws import AskQuestion, MarkAnswer, Result
from abaculus.kernel.rng import GameRng

BLANK: Final[Result] = ("", "")
"""A question that nobody reads: for playouts and matches between bots."""
EVEN: Final = 50
"""The chance in percent that a person's answer to a blank question is right."""


class QuestionSource(Protocol):
    """Keeps the questions and judges the answers."""

    def ask(self, draw: AskQuestion, rng: GameRng, /) -> Result:
        """The name of a question and its sheet, fresh and secret."""
        ...

    def mark(self, draw: MarkAnswer, rng: GameRng, /) -> Result:
        """`+` or `-`, and what there is to say about the answer."""
        ...


def mark_blank(draw: MarkAnswer, rng: GameRng) -> Result:
    """The verdict where only chance can tell."""
    percent = EVEN if draw.percent is None else draw.percent
    return ("+" if rng.below(100) < percent else "-", "")


class ChanceAnswer(Struct, frozen=True, tag="by-chance"):
    """A bot's answer in any game: it knows no key, and is right with this chance.

    Tables take it from bots only; a person has to say something.
    """

    percent: int
