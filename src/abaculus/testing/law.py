"""Checks laws and reports broken ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeAlias, TypeVar

C = TypeVar("C")
"""What a law is about: a menu, a moment, an event, a whole game or a bot's choice."""

R = TypeVar("R")
P = ParamSpec("P")

Law: TypeAlias = Callable[[C], "str | None"]
"""A law looks at a case and returns what is wrong with it; None if nothing is."""


class LawBroken(AssertionError):  # noqa: N818 - it says what happened
    """A game breaks the contract; the same seed shows it again."""

    def __init__(self, law: str, text: str, *, game: str, seed: str, event: int) -> None:
        super().__init__(f"{game} breaks {law}: {text} (seed {seed}, after event {event})")
        self.law = law
        self.text = text
        self.seed = seed
        """The seed given to `check_game`, and the number of the game."""
        self.event = event
        """The number of events before it."""


def law_name(law: Callable[..., object]) -> str:
    """A law's name as people read it."""
    return law.__name__.replace("_", "-")


class LawChecker:
    """Checks laws on the cases of one game and remembers the place."""

    def __init__(self, game: str, seed: str) -> None:
        self._game = game
        self._seed = seed
        self.event = 0

    def hold(self, laws: tuple[Law[C], ...], case: C) -> None:
        """Raise `LawBroken` for the first law that the case breaks."""
        for law in laws:
            complaint = self.ask(law_name(law), law, case)
            if complaint is not None:
                raise self.broken(law_name(law), complaint)

    def ask(self, law: str, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What the call returns; an exception counts as breaking the law."""
        try:
            return call(*args, **kwargs)
        except Exception as error:
            raise self.broken(law, f"raised {type(error).__name__}: {error}") from error

    def broken(self, law: str, text: str) -> LawBroken:
        """The error, with the place where the law was broken."""
        return LawBroken(law, text, game=self._game, seed=self._seed, event=self.event)
