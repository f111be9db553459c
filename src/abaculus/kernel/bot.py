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
"""Called while a bot thinks: whether it should now answer with the best move it has."""


def never_stop() -> bool:
    """Never stop a bot."""
    return False


class BotPause(Struct, frozen=True):
    """Time for others to look, or to step in, before something happens."""

    seconds: int
    seats: tuple[Seat, ...] = ()
    """The seats that need it, unless bots sit there; none: everyone who watches."""


class BotMove(Struct, Generic[M], frozen=True):
    """A bot's decision."""

    move: M
    seconds: int
    """How long a person would have taken."""
    pause: BotPause | None = None
    """A pause for the people at the table; matches between bots do not wait."""


class Bot(Protocol[V_contra, M, B]):
    """A player that knows only what its seat was shown."""

    def start(self) -> B:
        """The memory before the game."""
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
    """Its name for `--seats` and `play_bot`."""
    summary: str
    """The code of a sentence that says what it does."""
    make: Callable[[AnyGame], AnyBot]
    """Makes such a bot for a game."""
