"""What a bot is."""

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
"""Asked while a bot thinks: whether it should answer now with the best it has."""


class BotPause(Struct, frozen=True):
    """Time given to others before something happens: to look at it, or to step in."""

    seconds: int
    seats: tuple[Seat, ...] = ()
    """Who needs it, unless a bot sits there; none named: everybody who looks on."""


class BotMove(Struct, Generic[M], frozen=True):
    """A bot's decision."""

    move: M
    seconds: int
    """How long a person would have taken."""
    pause: BotPause | None = None
    """What it leaves to the people at its table; a match among bots waits for nobody."""


class Bot(Protocol[V_contra, M, B]):
    """A player that knows only what its seat was shown."""

    def start(self) -> B:
        """The memory before anything was seen."""
        ...

    def notice(self, memory: B, view: V_contra, news: tuple[News, ...]) -> B:
        """The memory after one more look at the table."""
        ...

    def choose(self, view: V_contra, memory: B, rng: GameRng, stop: Stop) -> BotMove[M]:
        """A legal move; the same one for the same view, memory and nature unless stopped."""
        ...


AnyBot: TypeAlias = Bot[Any, Any, Any]


class BotMaker(Struct, frozen=True):
    """One strength of a game's bots."""

    name: str
    """How `--seats` calls it."""
    summary: str
    """A message code: what it does, in a sentence."""
    make: Callable[[AnyGame], AnyBot]
