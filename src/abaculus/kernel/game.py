"""What a game is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from abaculus.kernel.awaits import Awaits
from abaculus.kernel.events import Event, M
from abaculus.kernel.messages import News, Refusal, RefusedError, Seat
from abaculus.kernel.options import GameOptions, Menu, Options
from abaculus.kernel.rng import GameRng


class SeatView(Protocol):
    """What every view has besides the game's own fields: the seat it is for."""

    @property
    def seat(self) -> Seat | None:
        """The viewer; None: a spectator."""
        ...


S = TypeVar("S")
"""The states of one game."""
V = TypeVar("V", bound=SeatView)
"""What one seat may know of a state."""
S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", bound=SeatView, contravariant=True)


class Traits(Struct, frozen=True):
    """What kind of game it is, for programs that choose algorithms by it."""

    hidden: bool
    """Seats know different things."""
    chance: bool
    open_moves: bool = False
    """`moves` may leave out some legal moves, because there are too many to list."""
    is_final: bool = False
    """Moves cannot be undone, because a verdict on an answer has been seen."""
    is_memory: bool = False
    """Players must remember what they saw: no move is taken back, for that would show it again."""


class Measure(Struct, frozen=True):
    """What the scores of an outcome count."""

    name: str
    """`points`, `pieces`, `turns`: the end of the message code `measure-NAME`."""
    fewest: bool = False
    """Whether the lowest score is best."""
    is_counted: bool = True
    """Whether the game counts anything; if not, all scores are 0 and are not shown."""


POINTS: Final = Measure("points")


class GameInfo(Struct, frozen=True):
    """Everything about a game that is plain data."""

    id: str
    """The variant's name within its family."""
    title: str
    rules: str
    """Name and version of the rules, raised when old records would replay differently."""
    menu: Menu
    traits: Traits
    measure: Measure = POINTS
    alone: Measure | None = None
    """The measure for a single player, if it differs."""
    past_rules: tuple[str, ...] = ()
    """Earlier versions of the rules that games already begun still follow, oldest first."""

    def rules_for(self, options: Options) -> str:
        """The version of the rules that a game with these options follows."""
        return options.rules or self.rules

    @property
    def first_rules(self) -> str:
        """The rules of games from before logs named them."""
        return self.past_rules[0] if self.past_rules else self.rules

    def measure_for(self, players: int) -> Measure:
        """What the scores count, by the number of players."""
        return self.alone if players == 1 and self.alone is not None else self.measure


class EventText(Struct, frozen=True):
    """An event as a record writes it: its seat and its text."""

    seat: Seat | None
    text: str


class Step(Struct, Generic[S, M], frozen=True):
    """The result of an event."""

    state: S
    news: tuple[News, ...]
    event: Event[M]
    """The event in canonical form, as a record keeps it."""


class Preview(Struct, frozen=True):
    """What a seat may know about a move before it commits: why not, or what it would score."""

    refusal: Refusal | None
    news: tuple[News, ...] = ()


class Notation(Protocol[S_contra, M]):
    """Moves and events as text."""

    def write_move(self, move: M) -> str:
        """The canonical text of a move."""
        ...

    def read_move(self, text: str) -> M | Refusal:
        """The move a text means, whatever the state."""
        ...

    def write(self, state: S_contra, event: Event[M]) -> EventText:
        """An event that happens in this state, as a record writes it."""
        ...

    def read(self, line: EventText, at: int) -> Event[M] | Refusal:
        """The event in a record's line."""
        ...


class GameTypes(Struct, frozen=True):
    """The types of a game's values, for the codec and schemas."""

    state: Any
    move: Any
    view: Any
    options: type[GameOptions] | None = None
    """The options of the table as its rules read them; None: the game has none."""
    seat_options: type[GameOptions] | None = None
    """The options of a seat."""


class Game(Protocol[S, M, V]):
    """The rules of one game: stateless, over immutable states; chance and time arrive as events."""

    @property
    def info(self) -> GameInfo:
        """Its name, options and traits."""
        ...

    @property
    def shapes(self) -> GameTypes:
        """The types of its states, moves and views."""
        ...

    @property
    def notation(self) -> Notation[S, M]:
        """Its moves and events as text."""
        ...

    def setup(self, options: Options) -> S:
        """The state before the first event; raises `RefusedError` for options that clash."""
        ...

    def awaits(self, state: S) -> Awaits:
        """Who or what acts next."""
        ...

    def check(self, state: S, event: Event[M]) -> Refusal | None:
        """Why this event cannot happen now; None if it can."""
        ...

    def apply(self, state: S, event: Event[M]) -> Step[S, M]:
        """What the event leads to; raises `RefusedError` with what `check` returns."""
        ...

    def preview(self, state: S, seat: Seat, move: M) -> Preview:
        """What a seat may know before it commits to a move."""
        ...

    def moves(self, state: S, seat: Seat, /) -> Iterator[M]:
        """The legal moves of a seat, canonical, each once; all of them unless `open_moves`."""
        ...

    def sample(self, state: S, seat: Seat, rng: GameRng, /) -> M:
        """A random legal move of a seat that must or may move, without listing them all."""
        ...

    def view(self, state: S, seat: Seat | None, /) -> V:
        """What a seat may know; None: a spectator."""
        ...

    def imagine(self, view: V, rng: GameRng, /) -> S:
        """A random state that fits the view."""
        ...

    def fault(self, state: S, /) -> str | None:
        """What is impossible about a state, such as a lost piece; None if it is sound."""
        ...

    def bound(self, options: Options) -> int:
        """The most events a game can take under random play."""
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
"""A whole game as lines for people, one per turn."""
