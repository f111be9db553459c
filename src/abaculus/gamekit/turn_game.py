"""The base class of games in which players take turns and nothing is hidden."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Any, ClassVar, Generic, TypeVar, get_args, get_origin

from msgspec import Struct
from msgspec.structs import replace

from abaculus.errors import PluginError
from abaculus.gamekit.notation import MoveNotation
from abaculus.kernel.awaits import Awaits, Chance, Outcome, Over, Turn
from abaculus.kernel.draws import Draw, Result
from abaculus.kernel.event_checks import check_event
from abaculus.kernel.events import Drawn, Event, Left, Played
from abaculus.kernel.game import POINTS, GameInfo, GameTypes, Measure, Preview, Step, Traits
from abaculus.kernel.messages import News, PlayerValue, Refusal, RefusedError, Seat, Value
from abaculus.kernel.options import C, Menu, Option, Options, read_options
from abaculus.kernel.rng import GameRng
from abaculus.kernel.scene_parts import Text


class State(Struct, frozen=True, kw_only=True):
    """The fields that every game's state has; a game adds its own."""

    turn: Seat = 0
    players: int = 2
    gone: tuple[Seat, ...] = ()


S = TypeVar("S", bound=State)
M = TypeVar("M")


class View(Struct, Generic[S], frozen=True):
    """A seat's view: the whole state."""

    seat: Seat | None
    state: S


class Spot(Struct, frozen=True):
    """A cell of a board; pointing at it makes the move whose text is its id."""

    id: str
    sign: str = ""
    """The sign printed on it, in a few characters."""
    piece: str = ""
    """What its piece shows; empty: no piece."""
    seat: Seat | None = None
    """The owner of the piece."""


class Choices:
    """The options of a table as attributes: `choices.players`, `choices.size`."""

    def __init__(self, options: Options) -> None:
        self.players = options.players
        self.seats = options.seats
        self._options = options
        self._chosen = options.chosen

    def __getattr__(self, key: str) -> Any:
        if key.startswith("_") or key not in self._chosen:
            raise AttributeError(f"there is no option {key!r}")
        return self._chosen[key]

    def read(self, kind: type[C]) -> C:
        """The options as the fields of a `GameOptions`, which type checkers know."""
        return read_options(self._options, kind)


class TurnGame(ABC, Generic[S, M]):
    """A game in turns: give it `start`, `candidates` and `play`; the rest has defaults."""

    id: ClassVar[str]
    title: ClassVar[str]
    rules: ClassVar[str]
    """Name and version, such as `nim/1`; raise it when old records would replay differently."""
    options: ClassVar[tuple[Option, ...]] = ()
    players: ClassVar[tuple[int, int]] = (2, 2)
    measure: ClassVar[Measure] = POINTS
    longest: ClassVar[int] = 1000
    """More events than any game can have."""

    # the rules of a game

    @abstractmethod
    def start(self, options: Choices) -> S:
        """The state before the first move."""

    @abstractmethod
    def candidates(self, state: S) -> Iterable[M]:
        """Moves worth trying, each once; those that `refuse` refuses are left out."""

    @abstractmethod
    def play(self, state: S, seat: Seat, move: M) -> S:
        """The state after a legal move; the turn passes on by itself."""

    def refuse(self, state: S, move: M) -> Refusal | None:
        """Why the move is illegal; None: it is legal."""
        return None if move in self.candidates(state) else Refusal("kit-illegal")

    def next_seat(self, state: S, seat: Seat) -> Seat:
        """The seat that moves next, given the state after a seat's move."""
        return _find_next(state, seat)

    def is_begun(self, state: S) -> bool:
        """Whether the player to move continues a turn, as after rolling a die."""
        return False

    def is_over(self, state: S) -> bool:
        """Whether the game has ended; by default when the player to move has no move."""
        return self.draw(state) is None and next(self._legal(state), None) is None

    def winners(self, state: S) -> Sequence[Seat]:
        """The seats that win once the game is over; by default all but the one that cannot move.

        It is not asked when all others have left: then the one who stayed wins.
        """
        return [seat for seat in self.present(state) if seat != state.turn]

    def reason(self, state: S) -> str:
        """The message code for why the game is over; not asked when all others have left."""
        return "kit-stuck"

    def score(self, state: S, seat: Seat) -> int:
        """A seat's points."""
        return 0

    def tell(self, before: S, after: S, seat: Seat, move: M) -> tuple[News, ...]:
        """The news of a move, for everyone."""
        values: dict[str, Value] = {
            "player": PlayerValue(seat),
            "move": self.notation.write_move(move),
        }
        if self.has_scores:
            values["points"] = self.score(after, seat) - self.score(before, seat)
            return (News("kit-scored", values),)
        return (News("kit-moved", values),)

    def draw(self, state: S) -> Draw | None:
        """What chance must decide before the next move; None: nothing."""
        return None

    def take(self, state: S, result: Result) -> S:
        """The state after chance has decided."""
        raise NotImplementedError(f"{type(self).__name__} has draw, so it needs take")

    def flaw(self, state: S) -> str | None:
        """What is impossible about a state; None: nothing."""
        return None

    # what a game shows

    def board(self, state: S) -> Sequence[Sequence[Spot]]:
        """Rows of cells to point at; without them every move is a button."""
        return ()

    def label(self, state: S, move: M) -> Text:
        """The label of a move's button."""
        return Text("kit-label", {"move": self.notation.write_move(move)})

    def facts(self, state: S, seat: Seat) -> tuple[Text, ...]:
        """Short facts about a seat, shown beside its name."""
        return ()

    # what a game may call

    def present(self, state: S) -> list[Seat]:
        """The seats that have not left."""
        return [seat for seat in range(state.players) if seat not in state.gone]

    def leaders(self, state: S) -> list[Seat]:
        """The seats with the most points."""
        seats = self.present(state)
        most = max((self.score(state, seat) for seat in seats), default=0)
        return [seat for seat in seats if self.score(state, seat) == most]

    @property
    def has_scores(self) -> bool:
        """Whether the game counts points."""
        return _overrides(self, "score")

    # the `Game` protocol

    @property
    def info(self) -> GameInfo:
        """The game's name, options and traits as plain data."""
        return _describe(self)

    @property
    def shapes(self) -> GameTypes:
        """The types between the brackets of `TurnGame[State, Move]`."""
        return _find_types(type(self))

    @property
    def notation(self) -> MoveNotation:
        """Moves as text."""
        return _make_notation(type(self))

    def setup(self, options: Options) -> S:
        """The state before the first event."""
        return replace(self.start(Choices(options)), players=options.players)

    def awaits(self, state: S) -> Awaits:
        """What the state waits for."""
        if len(self.present(state)) < min(2, state.players):
            return Over(self._outcome(state, self.present(state), "kit-deserted"))
        if self.is_over(state):
            return Over(self._outcome(state, self._winners(state), self.reason(state)))
        draw = self.draw(state)
        if draw is not None:
            return Chance(draw)
        return Turn((state.turn,), is_begun=self.is_begun(state))

    def check(self, state: S, event: Event[M]) -> Refusal | None:
        """Why this event cannot happen now; None if it can."""
        awaits = self.awaits(state)
        if isinstance(awaits, Over):
            return Refusal("kit-over")
        refusal = check_event(awaits, event, state.players)
        if refusal is not None:
            return refusal
        if isinstance(event, Left):
            return Refusal("kit-gone") if event.seat in state.gone else None
        if not isinstance(event, Played):
            return None
        if not isinstance(awaits, Turn) or event.seat != state.turn:
            return Refusal("kit-wait-for", {"player": PlayerValue(state.turn)})
        return self.refuse(state, event.move)

    def apply(self, state: S, event: Event[M]) -> Step[S, M]:
        """The step of an event; raises `RefusedError` with what `check` returns."""
        refusal = self.check(state, event)
        if refusal is not None:
            raise RefusedError(refusal)
        if isinstance(event, Played):
            return Step(*self._play(state, event.seat, event.move), event)
        if isinstance(event, Left):
            news = News("kit-left", {"player": PlayerValue(event.seat)})
            after = replace(state, gone=tuple(sorted((*state.gone, event.seat))))
            if state.turn == event.seat:
                after = replace(after, turn=_find_next(after, event.seat))
            return Step(after, (news,), event)
        if isinstance(event, Drawn):
            result = " ".join(map(str, event.result))
            return Step(
                self.take(state, event.result), (News("kit-drawn", {"result": result}),), event
            )
        raise AssertionError("check lets no other event pass")

    def preview(self, state: S, seat: Seat, move: M) -> Preview:
        """The verdict on a move before a seat commits to it."""
        refusal = self.check(state, Played(0, seat, move))
        return Preview(refusal) if refusal else Preview(None, self._play(state, seat, move)[1])

    def moves(self, state: S, seat: Seat) -> Iterator[M]:
        """The legal moves of a seat."""
        awaits = self.awaits(state)
        return self._legal(state) if isinstance(awaits, Turn) and seat in awaits.must else iter(())

    def sample(self, state: S, seat: Seat, rng: GameRng) -> M:
        """A random legal move."""
        moves = list(self._legal(state))
        return moves[rng.below(len(moves))]

    def view(self, state: S, seat: Seat | None) -> View[S]:
        """The whole state and the viewer."""
        return View(seat, state)

    def imagine(self, view: View[S], rng: GameRng) -> S:
        """The state itself: nothing is hidden."""
        return view.state

    def fault(self, state: S) -> str | None:
        """What is impossible about a state; None if it is sound."""
        low, high = self.players
        if not low <= state.players <= high:
            return f"{state.players} players"
        seats = range(state.players)
        if state.turn not in seats or not set(state.gone) <= set(seats):
            return "a seat that does not exist"
        return self.flaw(state)

    def bound(self, options: Options) -> int:
        """More events than any game can have."""
        return self.longest

    def _legal(self, state: S) -> Iterator[M]:
        return (move for move in self.candidates(state) if self.refuse(state, move) is None)

    def _play(self, state: S, seat: Seat, move: M) -> tuple[S, tuple[News, ...]]:
        after = self.play(state, seat, move)
        return (
            replace(after, turn=self.next_seat(after, seat)),
            self.tell(state, after, seat, move),
        )

    def _winners(self, state: S) -> Sequence[Seat]:
        """What `winners` returns; raises `PluginError` if these are not seats of the table."""
        found: object = self.winners(state)
        seats = range(state.players)
        if isinstance(found, list | tuple) and all(seat in seats for seat in found):
            return found
        name = type(self).__name__
        raise PluginError(
            f"{name}.winners must return a tuple of seats, such as (0,), not {found!r}."
        )

    def _outcome(self, state: S, winners: Sequence[Seat], reason: str) -> Outcome:
        scores = tuple(self.score(state, seat) for seat in range(state.players))
        others = sorted(
            (seat for seat in range(state.players) if seat not in winners),
            key=lambda seat: (seat in state.gone, -scores[seat]),
        )
        rest = groupby(others, key=lambda seat: (seat in state.gone, scores[seat]))
        return Outcome(reason, (tuple(winners), *(tuple(seats) for _, seats in rest)), scores)


def _find_next(state: State, seat: Seat) -> Seat:
    """The next seat that has not left."""
    order = [(seat + step) % state.players for step in range(1, state.players + 1)]
    return next((one for one in order if one not in state.gone), seat)


def _overrides(game: TurnGame[Any, Any], name: str) -> bool:
    """Whether a game overrides a method of the kit."""
    return getattr(type(game), name) is not getattr(TurnGame, name)


@cache
def _describe(game: TurnGame[Any, Any]) -> GameInfo:
    for name in ("id", "title", "rules"):
        if not isinstance(getattr(game, name, None), str):
            raise PluginError(f"The game {type(game).__name__} needs a text called “{name}”.")
    low, high = game.players
    return GameInfo(
        id=game.id,
        title=game.title,
        rules=game.rules,
        menu=Menu(
            (low, high),
            max(low, min(2, high)),
            tuple(game.options),
            unknown_code="no-option",
        ),
        traits=Traits(hidden=False, chance=_overrides(game, "draw")),
        measure=replace(game.measure, is_counted=game.has_scores),
    )


@cache
def _find_types(game: type[TurnGame[Any, Any]]) -> GameTypes:
    for cls in game.__mro__:
        for base in cls.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is TurnGame:
                state, move = get_args(base)
                generic: Any = View
                return GameTypes(state, move, generic[state])
    raise PluginError(f"The game {game.__name__} must name its types: TurnGame[State, Move].")


@cache
def _make_notation(game: type[TurnGame[Any, Any]]) -> MoveNotation:
    return MoveNotation(_find_types(game).move)
