"""The protocol of a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from abaculus.kernel.events import M
from abaculus.kernel.game import AnyGame, V_contra
from abaculus.kernel.messages import News, Seat
from abaculus.kernel.rng import GameRng

B = TypeVar("B")
"""What a bot remembers."""


Stop: TypeAlias = Callable[[], bool]
"""Called while a bot thinks: True if it should answer now with the best move it has."""


class BotPause(Struct, frozen=True):
    """Time for others to look or step in before a move is made."""

    seconds: int
    seats: tuple[Seat, ...] = ()
    """The seats it is for, unless a bot sits there; empty: everyone watching."""


class BotMove(Struct, Generic[M], frozen=True):
    """A bot's decision."""

    move: M
    seconds: int
    """How long a person would have taken."""
    pause: BotPause | None = None
    """Time left to the people at the table; a match between bots ignores it."""


class Bot(Protocol[V_contra, M, B]):
    """A player that knows only what its seat was shown."""

    def start(self) -> B:
        """The memory before the first look at the table."""
        ...

    def notice(self, memory: B, view: V_contra, news: tuple[News, ...]) -> B:
        """The memory after one more look at the table."""
        ...

    def choose(self, view: V_contra, memory: B, rng: GameRng, stop: Stop) -> BotMove[M]:
        """A legal move; unless stopped, the same one for the same view, memory and rng."""
        ...


AnyBot: TypeAlias = Bot[Any, Any, Any]


class BotMaker(Struct, frozen=True):
    """One strength of a game's bots."""

    name: str
    """The bot's name in `--seats`."""
    summary: str
    """A message code: one sentence on how it plays."""
    make: Callable[[AnyGame], AnyBot]
