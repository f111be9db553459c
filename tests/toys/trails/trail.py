"""The rules: throw the die, then put a digit or lay a sum at the end of the trail."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import TypeAlias

from msgspec import Struct

from abaculus import gamekit
from abaculus.gamekit import Choices, Draw, News, PlayerValue, Result, Roll, Seat, TurnGame, replace
from abaculus.kernel.messages import Value

from .moves import Face, Move, Spot, Step, Throw, TrailNotation, Wish

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


class State(gamekit.State, frozen=True):
    """The whole state; nothing is hidden."""

    hands: tuple[str, ...] = ("123", "123")
    trail: tuple[Laid, ...] = ()
    face: str = ""
    """The die's face: `put`, `lay`, `free` (choose); empty: not thrown yet; `?`: rolling."""
    throws: int = 0
    wished: tuple[Seat, ...] = ()


View: TypeAlias = gamekit.View[State]


def open_spots(state: State) -> list[Spot]:
    """Where the trail continues: right of its last piece, or below."""
    if not state.trail:
        return [(0, 0)]
    x, y = state.trail[-1].spots[-1]
    return [(x + 1, y), (x, y + 1)]


NOTATION = TrailNotation(Move)


class Trail(TurnGame[State, Move]):
    """Two seats in turn; the first without a piece wins.

    1.1 Throw the die, then put a digit or lay a sum where the trail goes on.
    """

    id, title, rules = "trail", "Trail", "trail/1"
    longest = 80

    @property
    def notation(self) -> TrailNotation:
        return NOTATION

    def start(self, options: Choices) -> State:
        return State()

    def draw(self, state: State) -> Draw | None:
        return Roll((3,)) if state.face == "?" else None

    def take(self, state: State, result: Result) -> State:
        face = FACES[int(result[0]) - 1]
        short = face == "lay" and len(state.hands[state.turn]) < 2
        return replace(state, face="put" if short else face, throws=state.throws + 1)

    def candidates(self, state: State) -> Iterator[Move]:
        hand = state.hands[state.turn]
        if not state.face:
            yield Throw()
            if state.turn not in state.wished:
                yield from (Wish(digit, many) for digit in "123" for many in (1, 2))
        elif state.face == "free":
            yield Face("put")
            if len(hand) > 1:
                yield Face("lay")
        else:
            yield from steps(state, hand)

    def play(self, state: State, seat: Seat, move: Move) -> State:
        hands = list(state.hands)
        match move:
            case Throw():
                return replace(state, face="?")
            case Face(face):
                return replace(state, face=face)
            case Wish(digit, many):
                hands[seat] = "".join(sorted(hands[seat] + digit * many))
                return replace(state, hands=tuple(hands), wished=(*state.wished, seat))
            case Step(spot, down, run):
                for digit in run.replace("+", ""):
                    hands[seat] = hands[seat].replace(digit, "", 1)
                trail = (*state.trail, Laid(seat, spot, down, run))
                return replace(state, hands=tuple(hands), trail=trail, turn=1 - seat, face="")

    def next_seat(self, state: State, seat: Seat) -> Seat:
        return state.turn

    def is_begun(self, state: State) -> bool:
        return state.face != ""

    def is_over(self, state: State) -> bool:
        return "" in state.hands

    def winners(self, state: State) -> list[Seat]:
        return [state.hands.index("")]

    def reason(self, state: State) -> str:
        return "trail-empty"

    def tell(self, before: State, after: State, seat: Seat, move: Move) -> tuple[News, ...]:
        values: dict[str, Value] = {"player": PlayerValue(seat)}
        match move:
            case Throw():
                return (News("trail-throws", values),)
            case Face(face):
                return (News("trail-chooses", {**values, "face": face}),)
            case Wish(digit, many):
                return (News("trail-wishes", {**values, "digit": digit, "many": many}),)
            case Step(run=run):
                return (News("trail-steps", {**values, "run": run}),)

    def flaw(self, state: State) -> str | None:
        spots = [spot for laid in state.trail for spot in laid.spots]
        return "two pieces on one cell" if len(set(spots)) < len(spots) else None


def steps(state: State, hand: str) -> Iterator[Step]:
    """The moves that put or lay."""
    if state.face == "put":
        yield from (
            Step(spot, False, digit) for digit in sorted(set(hand)) for spot in open_spots(state)
        )
        return
    for one, two in sorted(set(permutations(hand, 2))):
        for spot in open_spots(state):
            yield from (Step(spot, down, f"{one}+{two}") for down in (False, True))
