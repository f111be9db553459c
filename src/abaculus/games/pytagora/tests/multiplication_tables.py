"""Tables of Multiplication Tables for tests, brought to the moment a rule is about."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

import abaculus.i18n
from abaculus.games.pytagora.digits import NONE, bag_with, hand_of
from abaculus.games.pytagora.tables.moves import Move
from abaculus.games.pytagora.tables.rules import TABLES
from abaculus.games.pytagora.tables.state import Answering, Sequence, State
from abaculus.games.pytagora.tables.view import View
from abaculus.i18n import Translator
from abaculus.i18n.fluent import load_messages
from abaculus.i18n.translator import message_files
from abaculus.kernel.awaits import Outcome, Over, Turn
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.game import Step
from abaculus.kernel.messages import Refusal, RefusedError, Seat
from abaculus.kernel.options import choose
from abaculus.kernel.scene_parts import Text

_FOLDERS = (
    Path(__file__).parents[1],
    Path(abaculus.i18n.__file__).parent,
)
VOICE = Translator(*(load_messages(file) for folder in _FOLDERS for file in message_files(folder)))
NAMES = ("Mila", "Jonas", "Ada", "Ben")


def render(text: Text | Refusal) -> str:
    """What people read."""
    return VOICE.tell(text.code, text.values, NAMES)


def opening(**options: object) -> State:
    """A table before the deal."""
    return TABLES.setup(choose(TABLES.info.menu, options))


def table(
    *hands: str,
    factors: str = "38",
    bag: str = "0123456789",
    spent: str = "",
    turn: int = 1,
    tied: tuple[Seat, ...] = (),
    behind: tuple[tuple[Seat, ...], ...] = (),
    options: Mapping[str, object] | None = None,
) -> State:
    """A turn in which nobody has answered yet, with these hands, factors and pieces."""
    state = opening(players=len(hands), **(options or {}))
    everything = bag + spent + factors + "".join(hands)
    state = replace(
        state,
        rules=replace(state.rules, bag=bag_with(NONE, everything)),
        phase=Answering(0, (None,) * len(hands)),
        bag=bag_with(NONE, bag),
        spent=bag_with(NONE, spent),
        hands=tuple(hand_of(hand) for hand in hands),
        sequence=Sequence(turn, factors),
        turn=turn,
        tied=tied,
        behind=behind,
    )
    assert TABLES.fault(state) is None, TABLES.fault(state)
    return state


def factors(pair: str, at: int = 0) -> Drawn:
    """These factors are drawn, in this order."""
    return Drawn(at, (pair,))


def drawn(digits: str, at: int = 0) -> Drawn:
    """These pieces come out of the bag."""
    return Drawn(at, tuple(digits))


def move(text: str) -> Move:
    """The move a text means."""
    read = TABLES.notation.read_move(text)
    assert not isinstance(read, Refusal), read
    return read


def by(seat: Seat, text: str, at: int = 0) -> Played[Move]:
    """A seat's move."""
    return Played(at, seat, move(text))


def step(state: State, *events: Event[Move]) -> Step[State, Move]:
    """What the last of these events leads to."""
    done: Step[State, Move] | None = None
    for event in events:
        done = TABLES.apply(state, event)
        state = done.state
        assert TABLES.fault(state) is None, TABLES.fault(state)
    assert done is not None
    return done


def after(state: State, *events: Event[Move]) -> State:
    """The table after these events."""
    return step(state, *events).state


def refusal(state: State, event: Event[Move]) -> Refusal:
    """Why the event cannot happen; `apply` must say the same."""
    why = TABLES.check(state, event)
    assert why is not None, f"{event} is allowed"
    with pytest.raises(RefusedError) as refused:
        TABLES.apply(state, event)
    assert why == refused.value.refusal
    return why


def moves(state: State, seat: Seat = 0) -> list[str]:
    """The texts of a seat's legal moves."""
    return [TABLES.notation.write_move(one) for one in TABLES.moves(state, seat)]


def in_turn(state: State) -> tuple[Seat, ...]:
    """Who is waited for."""
    awaits = TABLES.awaits(state)
    return awaits.must if isinstance(awaits, Turn) else ()


def outcome(state: State) -> Outcome:
    """How the game ended."""
    awaits = TABLES.awaits(state)
    assert isinstance(awaits, Over), awaits
    return awaits.outcome


def seen(state: State, seat: Seat | None) -> View:
    """What a seat sees."""
    return TABLES.view(state, seat)
