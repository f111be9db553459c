"""The rules: throw the die, then put a digit or lay a sum where the trail goes on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from msgspec import Struct
from msgspec.structs import replace

from abaculus.kernel.awaits import Awaits, Chance, Outcome, Over, Turn
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.draws import Roll
from abaculus.kernel.event_checks import check_event
from abaculus.kernel.events import Drawn, Event, Left, Played
from abaculus.kernel.game import GameInfo, GameTypes, Preview, Traits
from abaculus.kernel.game import Step as Done
from abaculus.kernel.messages import News, PlayerValue, Refusal, RefusedError, Seat
from abaculus.kernel.options import Menu, Options
from abaculus.kernel.rng import GameRng

from .moves import Face, Move, Notation, Spot, Step, Throw, Wish

FACES = ("put", "lay", "free")


class Laid(Struct, frozen=True):
    """A run on the table."""

    seat: Seat
    spot: Spot
    down: bool
    run: str

    @property
    def spots(self) -> list[Spot]:
        """Its cells in order."""
        x, y = self.spot
        return [(x, y + n) if self.down else (x + n, y) for n in range(len(self.run))]


class State(BriefStruct, frozen=True):
    """Everything; nothing is hidden."""

    hands: tuple[str, ...] = ("123", "123")
    trail: tuple[Laid, ...] = ()
    turn: Seat = 0
    face: str = ""
    """What the die shows: `put`, `lay`, `free` (choose); empty: to be thrown; `?`: rolling."""
    throws: int = 0
    wished: tuple[Seat, ...] = ()
    gone: tuple[Seat, ...] = ()


class View(BriefStruct, frozen=True):
    seat: Seat | None
    table: State


def open_spots(state: State) -> list[Spot]:
    """Where the trail goes on: right of its last piece, or below."""
    if not state.trail:
        return [(0, 0)]
    x, y = state.trail[-1].spots[-1]
    return [(x + 1, y), (x, y + 1)]


class Trail:
    """Two seats in turn; whoever has no piece left wins."""

    info = GameInfo(
        id="trail",
        title="Trail",
        rules="trail/1",
        menu=Menu(players=(2, 2), default_players=2),
        traits=Traits(hidden=False, chance=True),
    )
    shapes = GameTypes(state=State, move=Move, view=View)
    notation = Notation()

    def setup(self, options: Options) -> State:
        return State()

    def awaits(self, state: State) -> Awaits:
        if state.gone:
            (gone,) = state.gone
            return Over(Outcome("trail-left", ((1 - gone,), (gone,)), (0, 0)))
        if "" in state.hands:
            winner = state.hands.index("")
            scores = tuple(map(len, state.hands))
            return Over(Outcome("trail-empty", ((winner,), (1 - winner,)), scores))
        if state.face == "?":
            return Chance(Roll((3,)))
        return Turn((state.turn,), is_begun=state.face != "")

    def check(self, state: State, event: Event[Move]) -> Refusal | None:
        awaits = self.awaits(state)
        if isinstance(awaits, Over):
            return Refusal("trail-over")
        refusal = check_event(awaits, event, 2)
        if refusal is not None or not isinstance(event, Played):
            return refusal
        if not isinstance(awaits, Turn) or event.seat != state.turn:
            return Refusal("trail-wait")
        return None if event.move in self.moves(state, event.seat) else Refusal("trail-not-now")

    def apply(self, state: State, event: Event[Move]) -> Done[State, Move]:
        refusal = self.check(state, event)
        if refusal is not None:
            raise RefusedError(refusal)
        if isinstance(event, Left):
            news = News("trail-gone", {"player": PlayerValue(event.seat)})
            return Done(replace(state, gone=(event.seat,)), (news,), event)
        if isinstance(event, Drawn):
            return Done(_throw(state, int(event.result[0])), (), event)
        assert isinstance(event, Played)
        return Done(*_play(state, event.seat, event.move), event)

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:
        refusal = self.check(state, Played(0, seat, move))
        return Preview(refusal) if refusal else Preview(None, _play(state, seat, move)[1])

    def moves(self, state: State, seat: Seat) -> Iterator[Move]:
        if not isinstance(self.awaits(state), Turn) or seat != state.turn:
            return
        hand = state.hands[seat]
        if not state.face:
            yield Throw()
            if seat not in state.wished:
                yield from (Wish(digit, many) for digit in "123" for many in (1, 2))
        elif state.face == "free":
            yield Face("put")
            if len(hand) > 1:
                yield Face("lay")
        else:
            yield from steps(state, hand)

    def sample(self, state: State, seat: Seat, rng: GameRng) -> Move:
        moves = list(self.moves(state, seat))
        return moves[rng.below(len(moves))]

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state)

    def imagine(self, view: View, rng: GameRng) -> State:
        return view.table

    def fault(self, state: State) -> str | None:
        spots = [spot for laid in state.trail for spot in laid.spots]
        return "two pieces on one cell" if len(set(spots)) < len(spots) else None

    def bound(self, options: Options) -> int:
        return 80


def steps(state: State, hand: str) -> Iterator[Step]:
    """What can be put or laid."""
    if state.face == "put":
        yield from (
            Step(spot, False, digit) for digit in sorted(set(hand)) for spot in open_spots(state)
        )
        return
    for one, two in sorted(set(permutations(hand, 2))):
        for spot in open_spots(state):
            yield from (Step(spot, down, f"{one}+{two}") for down in (False, True))


def _throw(state: State, number: int) -> State:
    face = FACES[number - 1]
    short = face == "lay" and len(state.hands[state.turn]) < 2
    return replace(state, face="put" if short else face, throws=state.throws + 1)


def _play(state: State, seat: Seat, move: Move) -> tuple[State, tuple[News, ...]]:
    player = PlayerValue(seat)
    match move:
        case Throw():
            return replace(state, face="?"), (News("trail-throws", {"player": player}),)
        case Face(face):
            news = News("trail-chooses", {"player": player, "face": face})
            return replace(state, face=face), (news,)
        case Wish(digit, many):
            hands = list(state.hands)
            hands[seat] = "".join(sorted(hands[seat] + digit * many))
            news = News("trail-wishes", {"player": player, "digit": digit, "many": many})
            return replace(state, hands=tuple(hands), wished=(*state.wished, seat)), (news,)
        case Step(spot, down, run):
            hands = list(state.hands)
            for digit in run.replace("+", ""):
                hands[seat] = hands[seat].replace(digit, "", 1)
            trail = (*state.trail, Laid(seat, spot, down, run))
            after = replace(state, hands=tuple(hands), trail=trail, turn=1 - seat, face="")
            return after, (News("trail-steps", {"player": player, "run": run}),)
