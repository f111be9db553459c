"""Morra: all throw fingers at once and unseen, and guess the sum; a die says what it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never

from msgspec.structs import replace

from abaculus.kernel.awaits import Awaits, Chance, Deadline, Over, Turn
from abaculus.kernel.draws import Roll
from abaculus.kernel.event_checks import check_event
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import EventText, GameInfo, GameTypes, Preview, Step, Traits
from abaculus.kernel.messages import News, PlayerValue, Refusal, RefusedError, Seat
from abaculus.kernel.options import (
    BoolOption,
    ChoiceOption,
    GameOptions,
    IntOption,
    Menu,
    Options,
    read_options,
    read_seats,
)
from abaculus.kernel.rng import GameRng

from . import refusals
from .hands import Agreed, Stance, State, Table, Throw, View, outcome, settle

DIE = Chance(Roll((6,)))
MENU = Menu(
    players=(2, 4),
    default_players=2,
    options=(
        IntOption("target", 10, 3, 50),
        IntOption("rounds", 20, 1, 100),
        IntOption("seconds", 30, 5, 120, also=(0,)),
        BoolOption("fist", False),
        ChoiceOption("score", "full", ("full", "share")),
    ),
    seat_options=(IntOption("handicap", 0, 0, 20), BoolOption("slow", False)),
)


class MorraOptions(GameOptions, frozen=True):
    """The options of a table."""

    target: int = 10
    rounds: int = 20
    seconds: int = 30
    fist: bool = False
    score: Literal["full", "share"] = "full"


class MorraSeat(GameOptions, frozen=True):
    """The options of a seat."""

    handicap: int = 0
    slow: bool = False


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 3 else None


class Text:
    """A throw is `3:7`, three fingers and the guess seven; `*4` die, `t` out of time, `%` left."""

    def write_move(self, move: Throw) -> str:
        return f"{move.fingers}:{move.guess}"

    def read_move(self, text: str) -> Throw | Refusal:
        fingers, _, guess = (_number(part.strip()) for part in text.partition(":"))
        if fingers is None or guess is None:
            return refusals.unreadable(text)
        return Throw(fingers, guess)

    def write(self, state: State, event: Event[Throw]) -> EventText:
        match event:
            case Played(seat=seat, move=move):
                return EventText(seat, self.write_move(move))
            case Left(seat=seat):
                return EventText(seat, "%")
            case TimedOut(seat=seat):
                return EventText(seat, "t")
            case Drawn(result=result):
                return EventText(None, f"*{result[0]}")
            case _ as never:
                assert_never(never)

    def read(self, line: EventText, at: int) -> Event[Throw] | Refusal:
        if line.seat is None:
            face = _number(line.text[1:]) if line.text.startswith("*") else None
            return refusals.unreadable(line.text) if face is None else Drawn(at, (face,))
        if line.text == "%":
            return Left(at, line.seat)
        if line.text == "t":
            return TimedOut(at, "throw", line.seat)
        move = self.read_move(line.text)
        return move if isinstance(move, Refusal) else Played(at, line.seat, move)


class Morra:
    """Two to four seats at once, hidden throws, a die, a clock."""

    info = GameInfo(
        id="morra",
        title="Morra",
        rules="morra/1",
        menu=MENU,
        traits=Traits(hidden=True, chance=True),
    )
    shapes = GameTypes(State, Throw, View, MorraOptions, MorraSeat)
    notation = Text()

    def setup(self, options: Options) -> State:
        chosen, seats = read_options(options, MorraOptions), read_seats(options, MorraSeat)
        agreed = Agreed(
            players=options.players,
            target=chosen.target,
            rounds=chosen.rounds,
            seconds=chosen.seconds,
            fist=chosen.fist,
            share=chosen.score == "share",
            slow=tuple(seat.slow for seat in seats),
        )
        scores = tuple(seat.handicap for seat in seats)
        if max(scores) >= agreed.target:
            raise RefusedError(Refusal("morra-handicap", {"target": agreed.target}))
        thinks: Stance = "thinks"
        table = Table(agreed, 1, 0, 0, scores, (thinks,) * options.players)
        return State(table, (None,) * options.players)

    def awaits(self, state: State) -> Awaits:
        table = state.table
        ended = outcome(table)
        if ended is not None:
            return Over(ended)
        if table.value == 0:
            return DIE
        thinking = table.seats("thinks")
        return Turn(
            must=thinking,
            may=table.seats("threw"),
            deadlines=tuple(Deadline("throw", table.deadline(seat), seat) for seat in thinking)
            if table.agreed.seconds
            else (),
        )

    def check(self, state: State, event: Event[Throw]) -> Refusal | None:
        awaits = self.awaits(state)
        if isinstance(awaits, Over):
            return refusals.OVER
        refusal = check_event(awaits, event, state.table.agreed.players)
        if refusal is not None:
            return refusal
        match event:
            case Left(seat=seat):
                gone = state.table.stances[seat] == "gone"
                return Refusal("pebbles-gone", {"player": PlayerValue(seat)}) if gone else None
            case Played(seat=seat, move=throw):
                return _check_throw(state.table, awaits, seat, throw)
            case Drawn() | TimedOut():
                return None
            case _ as never:
                assert_never(never)

    def apply(self, state: State, event: Event[Throw]) -> Step[State, Throw]:
        refusal = self.check(state, event)
        if refusal is not None:
            raise RefusedError(refusal)
        after, first = _apply_event(state, event)
        after, shown = settle(after)
        return Step(after, first + shown, event)

    def preview(self, state: State, seat: Seat, move: Throw) -> Preview:
        refusal = self.check(state, Played(0, seat, move))
        if refusal is not None:
            return Preview(refusal)
        return Preview(None, _throw_news(seat, move, state.table.stances[seat] == "threw")[:1])

    def moves(self, state: State, seat: Seat) -> Iterator[Throw]:
        awaits = self.awaits(state)
        if isinstance(awaits, Turn) and seat in awaits.must + awaits.may:
            agreed = state.table.agreed
            for fingers in range(agreed.fewest, 6):
                for guess in range(agreed.highest + 1):
                    yield Throw(fingers, guess)

    def sample(self, state: State, seat: Seat, rng: GameRng) -> Throw:
        return _any_throw(state.table.agreed, rng)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state.table, None if seat is None else state.hands[seat])

    def imagine(self, view: View, rng: GameRng) -> State:
        thrown = view.table.seats("threw", "changed")
        hands = tuple(
            view.hand
            if seat == view.seat
            else _any_throw(view.table.agreed, rng)
            if seat in thrown
            else None
            for seat in range(view.table.agreed.players)
        )
        return State(view.table, hands)

    def fault(self, state: State) -> str | None:
        table = state.table
        thrown = table.seats("threw", "changed")
        if thrown != tuple(seat for seat, hand in enumerate(state.hands) if hand is not None):
            return "hands and stances differ"
        if any(_check_fingers(table.agreed, hand) for hand in state.hands if hand is not None):
            return "an impossible hand"
        if min(table.scores) < 0 or not 0 <= table.value <= 6:
            return "an impossible number"
        if not 1 <= table.round <= table.agreed.rounds + 1:
            return "a round too many"
        return None

    def bound(self, options: Options) -> int:
        rounds = read_options(options, MorraOptions).rounds
        return rounds * (1 + 2 * options.players) + options.players


def _apply_event(state: State, event: Event[Throw]) -> tuple[State, tuple[News, ...]]:
    match event:
        case Drawn(at=at, result=result):
            value = int(result[0])
            table = replace(state.table, value=value, since=at)
            return State(table, state.hands), (News("morra-die", {"value": value}),)
        case Played(seat=seat, move=throw):
            again = state.table.stances[seat] == "threw"
            after = _put(state, seat, throw, "changed" if again else "threw")
            return after, _throw_news(seat, throw, again)
        case TimedOut(seat=seat):
            late = seat or 0
            return _put(state, late, None, "missed"), (_about("morra-missed", late),)
        case Left(seat=seat):
            return _put(state, seat, None, "gone"), (_about("pebbles-left", seat),)
        case _ as never:
            assert_never(never)


def _about(code: str, seat: Seat) -> News:
    return News(code, {"player": PlayerValue(seat)})


def _check_throw(table: Table, awaits: Awaits, seat: Seat, throw: Throw) -> Refusal | None:
    if not isinstance(awaits, Turn):
        return refusals.DRAW_FIRST
    if seat not in awaits.must + awaits.may:
        return refusals.not_your_turn(seat)
    return _check_fingers(table.agreed, throw)


def _check_fingers(agreed: Agreed, throw: Throw) -> Refusal | None:
    if not agreed.fewest <= throw.fingers <= 5:
        return Refusal("morra-fingers", {"low": agreed.fewest, "fingers": throw.fingers})
    if not 0 <= throw.guess <= agreed.highest:
        return Refusal("morra-guess", {"high": agreed.highest, "guess": throw.guess})
    return None


def _any_throw(agreed: Agreed, rng: GameRng) -> Throw:
    fingers = agreed.fewest + rng.below(6 - agreed.fewest)
    return Throw(fingers, rng.below(agreed.highest + 1))


def _put(state: State, seat: Seat, throw: Throw | None, stance: Stance) -> State:
    hands = (*state.hands[:seat], throw, *state.hands[seat + 1 :])
    return State(state.table.with_stance(seat, stance), hands)


def _throw_news(seat: Seat, throw: Throw, again: bool) -> tuple[News, ...]:
    return (
        News("morra-you", {"fingers": throw.fingers, "guess": throw.guess}, only=(seat,)),
        News(
            "morra-again" if again else "morra-threw", {"player": PlayerValue(seat)}, unless=(seat,)
        ),
    )
