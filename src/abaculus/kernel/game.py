"""What a game is and what a bot is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from abaculus.kernel.awaits import Awaits
from abaculus.kernel.events import Event, M
from abaculus.kernel.messages import News, Refusal, RefusedError, Seat
from abaculus.kernel.options import Menu, Options
from abaculus.kernel.rng import GameRng


class SeatView(Protocol):
    """What every view tells besides the game's own things: whose eyes it is seen with."""

    @property
    def seat(self) -> Seat | None:
        """The viewer; None: an onlooker."""
        ...


S = TypeVar("S")
"""The states of one game."""
V = TypeVar("V", bound=SeatView)
"""What one seat may know of a state."""
S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", bound=SeatView, contravariant=True)


class Traits(Struct, frozen=True):
    """What kind of game it is, for those who choose algorithms by it."""

    hidden: bool
    """Seats know different things."""
    chance: bool
    open_moves: bool = False
    """`moves` may leave out some legal moves, because there are too many to list."""
    is_final: bool = False
    """No move is taken back: an answer that was judged is known."""
    is_memory: bool = False
    """What was covered is to be remembered: no move is taken back, for that would show it again."""


class Measure(Struct, frozen=True):
    """What the scores of an outcome are."""

    name: str
    """`points`, `pieces`, `turns`: how the message `measure-NAME` goes on."""
    fewest: bool = False
    """Whether the fewest are best."""


POINTS: Final = Measure("points")


class GameInfo(Struct, frozen=True):
    """A game's card: everything about it that is plain data."""

    id: str
    """The variant's name within its family."""
    title: str
    rules: str
    """Name and version of the rules, raised whenever old records would replay differently."""
    menu: Menu
    traits: Traits
    measure: Measure = POINTS
    alone: Measure | None = None
    """The same for a single player, where that differs."""

    def measure_for(self, players: int) -> Measure:
        """What the scores of so many players are."""
        return self.alone if players == 1 and self.alone is not None else self.measure


class EventText(Struct, frozen=True):
    """An event as the specification writes it: whose it is, and its text."""

    seat: Seat | None
    text: str


class Step(Struct, Generic[S, M], frozen=True):
    """What an event led to."""

    state: S
    news: tuple[News, ...]
    event: Event[M]
    """The event in its canonical form: this is what a record keeps."""


class Preview(Struct, frozen=True):
    """What a seat may be told of a move before it commits: why not, or what it would bring."""

    refusal: Refusal | None
    news: tuple[News, ...] = ()


class Notation(Protocol[S_contra, M]):
    """Moves and events as text."""

    def write_move(self, move: M) -> str:
        """The canonical text of a move."""
        ...

    def read_move(self, text: str) -> M | Refusal:
        """The move a text means, read without looking at any state."""
        ...

    def write(self, state: S_contra, event: Event[M]) -> EventText:
        """An event that happens in this state, as a record writes it."""
        ...

    def read(self, line: EventText, at: int) -> Event[M] | Refusal:
        """The event a record's line means."""
        ...


class GameTypes(Struct, frozen=True):
    """The types of a game's values, for codec and schema."""

    state: Any
    move: Any
    view: Any


class Game(Protocol[S, M, V]):
    """The rules of one game: stateless, over immutable states; chance and time come as events."""

    @property
    def info(self) -> GameInfo: ...

    @property
    def shapes(self) -> GameTypes: ...

    @property
    def notation(self) -> Notation[S, M]: ...

    def setup(self, options: Options) -> S:
        """The state before the first event; raises `Refused` for options that clash."""
        ...

    def awaits(self, state: S) -> Awaits:
        """Who or what is to act."""
        ...

    def check(self, state: S, event: Event[M]) -> Refusal | None:
        """Why this event cannot happen now; None if it can."""
        ...

    def apply(self, state: S, event: Event[M]) -> Step[S, M]:
        """What the event leads to; raises `Refused` with what `check` returns."""
        ...

    def preview(self, state: S, seat: Seat, move: M) -> Preview:
        """What the seat may be told before it commits to a move."""
        ...

    def moves(self, state: S, seat: Seat) -> Iterator[M]:
        """The legal moves of a seat, canonical, each once; all of them unless `open_moves`."""
        ...

    def sample(self, state: S, seat: Seat, rng: GameRng) -> M:
        """One legal move of a seat that must or may move, without listing them all."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know; None: an onlooker."""
        ...

    def imagine(self, view: V, rng: GameRng) -> S:
        """Some state that looks like this view."""
        ...

    def fault(self, state: S) -> str | None:
        """What is impossible about a state: a lost piece, a wrong sum; None for a sound one."""
        ...

    def bound(self, options: Options) -> int:
        """How many events a game can take at most under random play."""
        ...


class StepGame(Generic[S, M]):
    """A game whose `check` and `apply` are the two ends of one `step`."""

    def step(self, state: S, event: Event[M]) -> Step[S, M] | Refusal:
        """What the event leads to, or why it cannot happen now."""
        raise NotImplementedError

    def check(self, state: S, event: Event[M]) -> Refusal | None:
        """Why this cannot happen now."""
        step = self.step(state, event)
        return step if isinstance(step, Refusal) else None

    def apply(self, state: S, event: Event[M]) -> Step[S, M]:
        """What it leads to."""
        step = self.step(state, event)
        if isinstance(step, Refusal):
            raise RefusedError(step)
        return step


AnyGame: TypeAlias = Game[Any, Any, Any]

TranscriptWriter: TypeAlias = Callable[[AnyGame, Any, Sequence[Step[Any, Any]]], Iterable[str]]
"""A game from its first state on, as lines for people, one a turn."""
