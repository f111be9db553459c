"""Tables of The Number for tests, brought to the moment a rule is about."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

import abaculus.i18n
from abaculus.games.pytagora.digits import NONE, bag_with, hand_of
from abaculus.games.pytagora.number.faces import FACES
from abaculus.games.pytagora.number.moves import Move
from abaculus.games.pytagora.number.rules import NUMBER
from abaculus.games.pytagora.number.state import PilePiece, Rolling, State
from abaculus.games.pytagora.number.view import View
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
    return NUMBER.setup(choose(NUMBER.info.menu, options))


def table(
    *hands: str,
    number: str = "6",
    bag: str = "0123456789",
    turn: Seat = 0,
    options: Mapping[str, object] | None = None,
) -> State:
    """The beginning of a seat's turn with these hands, this NUMBER and this bag."""
    state = opening(players=len(hands), **(options or {}))
    state = replace(
        state,
        rules=replace(state.rules, bag=bag_with(NONE, bag + number + "".join(hands))),
        phase=Rolling(turn, 0),
        bag=bag_with(NONE, bag),
        hands=tuple(hand_of(hand) for hand in hands),
        pile=(PilePiece(number, None),),
        turns=1,
    )
    assert NUMBER.fault(state) is None, NUMBER.fault(state)
    return state


def die(face: str, at: int = 0) -> Drawn:
    """The die falls so."""
    return Drawn(at, (FACES.index(face) + 1,))


def drawn(digits: str, at: int = 0) -> Drawn:
    """These pieces come out of the bag."""
    return Drawn(at, tuple(digits))


def move(text: str) -> Move:
    """The move a text means."""
    read = NUMBER.notation.read_move(text)
    assert not isinstance(read, Refusal), read
    return read


def played(state: State, text: str, at: int = 0) -> Played[Move]:
    """A move of the seat in turn."""
    awaits = NUMBER.awaits(state)
    assert isinstance(awaits, Turn), awaits
    return Played(at, awaits.must[0], move(text))


def step(state: State, *events: Event[Move] | str) -> Step[State, Move]:
    """What the last of these events leads to; a text is a move of the seat in turn."""
    done: Step[State, Move] | None = None
    for event in events:
        done = NUMBER.apply(state, played(state, event) if isinstance(event, str) else event)
        state = done.state
        assert NUMBER.fault(state) is None, NUMBER.fault(state)
    assert done is not None
    return done


def after(state: State, *events: Event[Move] | str) -> State:
    """The table after these events."""
    return step(state, *events).state


def rolled(state: State, face: str) -> State:
    """The table after the die was thrown and fell so."""
    return after(state, "roll", die(face))


def refusal(state: State, event: Event[Move] | str) -> Refusal:
    """Why the event cannot happen; `apply` must say the same."""
    event = played(state, event) if isinstance(event, str) else event
    why = NUMBER.check(state, event)
    assert why is not None, f"{event} is allowed"
    with pytest.raises(RefusedError) as refused:
        NUMBER.apply(state, event)
    assert why == refused.value.refusal
    return why


def moves(state: State, seat: Seat = 0) -> list[str]:
    """The texts of a seat's legal moves."""
    return [NUMBER.notation.write_move(one) for one in NUMBER.moves(state, seat)]


def in_turn(state: State) -> tuple[Seat, ...]:
    """Who is to move."""
    awaits = NUMBER.awaits(state)
    return awaits.must if isinstance(awaits, Turn) else ()


def outcome(state: State) -> Outcome:
    """How the game ended."""
    awaits = NUMBER.awaits(state)
    assert isinstance(awaits, Over), awaits
    return awaits.outcome


def seen(state: State, seat: Seat | None) -> View:
    """What a seat sees."""
    return NUMBER.view(state, seat)
