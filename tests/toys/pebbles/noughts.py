"""Noughts and crosses: seat 0 marks crosses, seat 1 rings, three in a row win."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from msgspec import Struct

from abaculus.kernel.awaits import Awaits, Outcome, Over, Turn
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.event_checks import check_event
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import EventText, GameInfo, GameTypes, Preview, Step, Traits
from abaculus.kernel.messages import News, PlayerValue, Refusal, RefusedError, Seat
from abaculus.kernel.options import Menu, Options
from abaculus.kernel.rng import GameRng

from . import refusals

SQUARES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
"""Columns a to c from the left, rows 1 to 3 from the top; a square's place here is its number."""
FULL = 0o777
ROWS = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
"""Squares as bits, a1 the lowest: the eight ways to have three in a row."""
HAS_ROW = tuple(any(row & marks == row for row in ROWS) for marks in range(FULL + 1))


class Mark(Struct, frozen=True):
    """Put one's sign on an empty square."""

    square: int


class State(BriefStruct, frozen=True):
    """The signs on the board as sets of bits, and who left."""

    crosses: int
    rings: int
    gone: Seat | None = None


class View(BriefStruct, frozen=True):
    """What a seat sees: everything."""

    seat: Seat | None
    board: State


FREE = tuple(
    tuple(Mark(square) for square in range(9) if not taken >> square & 1)
    for taken in range(FULL + 1)
)
TURNS = (Turn(must=(0,)), Turn(must=(1,)))
ROW = tuple(Over(Outcome("noughts-row", ((s,), (1 - s,)), (1 - s, s))) for s in (0, 1))
LEFT = tuple(Over(Outcome("noughts-left", ((1 - s,), (s,)), (s, 1 - s))) for s in (0, 1))
TIE = Over(Outcome("noughts-full", ((0, 1),), (0, 0)))
MARKED = tuple(
    tuple((News("noughts-marked", {"player": PlayerValue(s), "square": name}),) for name in SQUARES)
    for s in (0, 1)
)


class Text:
    """Moves are squares, `b2`; leaving is `%`."""

    def write_move(self, move: Mark) -> str:
        return SQUARES[move.square]

    def read_move(self, text: str) -> Mark | Refusal:
        name = text.strip().lower()
        return Mark(SQUARES.index(name)) if name in SQUARES else refusals.unreadable(text)

    def write(self, state: State, event: Event[Mark]) -> EventText:
        match event:
            case Played(seat=seat, move=move):
                return EventText(seat, self.write_move(move))
            case Left(seat=seat):
                return EventText(seat, "%")
            case Drawn() | TimedOut():
                raise ValueError("neither chance nor time takes part")
            case _ as never:
                assert_never(never)

    def read(self, line: EventText, at: int) -> Event[Mark] | Refusal:
        if line.seat is None:
            return refusals.unreadable(line.text)
        if line.text == "%":
            return Left(at, line.seat)
        move = self.read_move(line.text)
        return move if isinstance(move, Refusal) else Played(at, line.seat, move)


class Noughts:
    """Two seats in turn, nothing hidden, no chance, no clock."""

    info = GameInfo(
        id="noughts",
        title="Noughts and crosses",
        rules="noughts/1",
        menu=Menu(players=(2, 2), default_players=2),
        traits=Traits(hidden=False, chance=False),
    )
    shapes = GameTypes(state=State, move=Mark, view=View)
    notation = Text()

    def setup(self, options: Options) -> State:
        return State(crosses=0, rings=0)

    def awaits(self, state: State) -> Awaits:
        if state.gone is not None:
            return LEFT[state.gone]
        if HAS_ROW[state.crosses]:
            return ROW[0]
        if HAS_ROW[state.rings]:
            return ROW[1]
        taken = state.crosses | state.rings
        return TIE if taken == FULL else TURNS[taken.bit_count() & 1]

    def check(self, state: State, event: Event[Mark]) -> Refusal | None:
        awaits = self.awaits(state)
        if not isinstance(awaits, Turn):
            return refusals.OVER
        if not isinstance(event, Played) or event.seat not in (0, 1):
            return check_event(awaits, event, 2)
        if event.seat != awaits.must[0]:
            return refusals.not_your_turn(event.seat)
        square = event.move.square
        if not 0 <= square < 9:
            return Refusal("noughts-no-square")
        if (state.crosses | state.rings) >> square & 1:
            return Refusal("noughts-taken", {"square": SQUARES[square]})
        return None

    def apply(self, state: State, event: Event[Mark]) -> Step[State, Mark]:
        refusal = self.check(state, event)
        if refusal is not None:
            raise RefusedError(refusal)
        match event:
            case Played(seat=seat, move=Mark(square)):
                bit = 1 << square
                if seat == 0:
                    after = State(state.crosses | bit, state.rings)
                else:
                    after = State(state.crosses, state.rings | bit)
                return Step(after, MARKED[seat][square], event)
            case Left(seat=seat):
                news = News("pebbles-left", {"player": PlayerValue(seat)})
                return Step(State(state.crosses, state.rings, seat), (news,), event)
            case Drawn() | TimedOut():
                raise AssertionError("check lets neither pass")
            case _ as never:
                assert_never(never)

    def preview(self, state: State, seat: Seat, move: Mark) -> Preview:
        refusal = self.check(state, Played(0, seat, move))
        return Preview(refusal, () if refusal else MARKED[seat][move.square])

    def moves(self, state: State, seat: Seat) -> Iterator[Mark]:
        awaits = self.awaits(state)
        if isinstance(awaits, Turn) and seat in awaits.must:
            yield from FREE[state.crosses | state.rings]

    def sample(self, state: State, seat: Seat, rng: GameRng) -> Mark:
        free = FREE[state.crosses | state.rings]
        return free[rng.below(len(free))]

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state)

    def imagine(self, view: View, rng: GameRng) -> State:
        return view.board

    def fault(self, state: State) -> str | None:
        ahead = state.crosses.bit_count() - state.rings.bit_count()
        if state.crosses & state.rings:
            return "two signs on one square"
        if not 0 <= ahead <= 1:
            return f"{ahead} crosses more than rings"
        if HAS_ROW[state.crosses] and HAS_ROW[state.rings]:
            return "two winners"
        return None

    def bound(self, options: Options) -> int:
        return 10


def write_position(state: State) -> str:
    """The signs row by row from a1, a dot for an empty square."""
    signs = {(1, 0): "X", (0, 1): "O"}
    marks = ((state.crosses >> square & 1, state.rings >> square & 1) for square in range(9))
    return "".join(signs.get(mark, ".") for mark in marks)


def read_position(text: str) -> State | Refusal:
    """The board a text such as `XO.......` draws, row by row from a1."""
    signs = "".join(text.split()).upper()
    if len(signs) != 9 or set(signs) - set("XO."):
        return Refusal("noughts-position", {"text": text[:40]})
    sets = [sum(1 << n for n, sign in enumerate(signs) if sign == mine) for mine in "XO"]
    state = State(*sets)
    fault = Noughts().fault(state)
    return Refusal("noughts-impossible", {"fault": fault}) if fault else state
