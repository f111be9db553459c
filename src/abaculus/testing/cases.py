"""The cases that laws are checked on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from abaculus.kernel.awaits import Awaits, Over, Turn
from abaculus.kernel.bot import AnyBot, BotMaker, BotMove
from abaculus.kernel.desk import Desk
from abaculus.kernel.events import Event
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import News, Refusal, RefusedError, Seat, Value
from abaculus.kernel.options import Options
from abaculus.kernel.rng import GameRng

Messages: TypeAlias = Callable[[str, Mapping[str, Value]], str]
"""The sentence of a code with its values; raises or returns nothing if there is none."""


class Subject(Struct, frozen=True):
    """The game being tested."""

    game: AnyGame
    rng: GameRng
    messages: Messages | None = None
    desk: Desk | None = None

    def one_in(self, many: int) -> bool:
        """True one time in `many`, for checks too costly to make every time."""
        return self.rng.below(many) == 0

    def wording_fault(self, code: str, values: Mapping[str, Value]) -> str | None:
        """What is wrong with the sentence of a code; None if nothing is, or without messages."""
        if not code:
            return "there is an empty code"
        if self.messages is None:
            return None
        try:
            sentence = self.messages(code, values)
        except LookupError as error:
            return f"there is no sentence for {code}: {error}"
        return None if sentence.strip() else f"the sentence for {code} is empty"


class Moment(Struct, frozen=True):
    """A state in a random game."""

    subject: Subject
    options: Options
    state: Any
    awaits: Awaits
    now: int
    """The time of the last event."""
    gone: frozenset[Seat] = frozenset()
    events: tuple[Event[Any], ...] = ()
    """The last few events, as a source of misplaced moves."""

    @property
    def game(self) -> AnyGame:
        return self.subject.game

    @property
    def seats(self) -> range:
        """All seats of the table."""
        return range(self.options.players)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that must or may move."""
        return self.awaits.must + self.awaits.may if isinstance(self.awaits, Turn) else ()

    @property
    def is_over(self) -> bool:
        return isinstance(self.awaits, Over)


class Attempt(Struct, frozen=True):
    """An event sent to the game."""

    moment: Moment
    event: Event[Any]
    misfit: str = ""
    """Why every game must refuse it; empty: the game decides."""


class EventCase(Struct, frozen=True):
    """An event that happened."""

    moment: Moment
    """The moment before it."""
    event: Event[Any]
    step: Step[Any, Any]


class WholeGame(Struct, frozen=True):
    """A whole game, or the part that was played."""

    subject: Subject
    options: Options
    events: tuple[Event[Any], ...]
    states: tuple[Any, ...]
    """The states from the setup on, one more than events."""
    written: tuple[bytes, ...]
    """The states as they were encoded when they arose."""


class BotTurn(Struct, frozen=True):
    """A bot's choice, and what led to it."""

    moment: Moment
    maker: BotMaker
    bot: AnyBot
    seat: Seat
    view: Any
    memory: Any
    earlier: Any
    """The memory before the last look."""
    news: tuple[News, ...]
    """The news of the last look."""
    seed: str
    choice: BotMove[Any]


def try_event(game: AnyGame, state: Any, event: Event[Any]) -> Step[Any, Any] | Refusal:
    """The step of an event, or its refusal as a value."""
    try:
        return game.apply(state, event)
    except RefusedError as refused:
        return refused.refusal
