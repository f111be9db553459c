"""Tables of the ring games for tests, brought to the moment a rule is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

import abaculus.i18n
from abaculus.games.pytagora.digits import NONE, bag_with
from abaculus.games.pytagora.rings.moves import Move
from abaculus.games.pytagora.rings.ring import Arc, laid_places
from abaculus.games.pytagora.rings.rules import SQUARE, RingGame
from abaculus.games.pytagora.rings.state import Attaching, Attachment, State
from abaculus.games.pytagora.rings.turns import begin_turn
from abaculus.i18n import Translator
from abaculus.i18n.fluent import load_messages
from abaculus.i18n.translator import message_files
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.game import Step
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose

_FOLDERS = (
    Path(__file__).parents[1],
    Path(abaculus.i18n.__file__).parent,
)
VOICE = Translator(*(load_messages(file) for folder in _FOLDERS for file in message_files(folder)))
NAMES = ("Mila", "Jonas", "Ada", "Ben")


def table(
    *hands: str,
    arcs: Sequence[tuple[int, int]] = (),
    bag: str = "0123456789",
    turn: int = 0,
    by: Sequence[int] = (),
    game: RingGame = SQUARE,
    options: Mapping[str, object] | None = None,
) -> State:
    """A seat's turn with these hands and this bag; the pieces of the arcs were attached by `by`,
    the last seats given last, all others by seat 0."""
    state = game.setup(choose(game.info.menu, {"players": len(hands), **(options or {})}))
    rings = state.rules.rings
    laid: list[Attachment] = []
    on_table = ""
    arcs = arcs or [(0, 0)] * len(rings)
    for number, (ring, (left, right)) in enumerate(zip(rings, arcs, strict=True)):
        places = laid_places(ring, Arc(left, right))
        on_table += "".join(ring.order[place] for place in places)
        laid += [Attachment(0, number, place) for place in places if place != ring.start]
    for back, seat in enumerate(reversed(by), 1):
        laid[-back] = replace(laid[-back], seat=seat)
    whole = bag_with(NONE, on_table + bag + "".join(hands))
    state = replace(
        state,
        rules=replace(state.rules, bag=whole),
        arcs=tuple(Arc(left, right) for left, right in arcs),
        bag=bag_with(NONE, bag),
        hands=hands,
        laid=tuple(laid),
    )
    state = begin_turn(state, turn, 0, [])
    assert game.fault(state) is None, game.fault(state)
    return state


def move(text: str, game: RingGame = SQUARE) -> Move:
    """The move a text means."""
    read = game.notation.read_move(text)
    assert not isinstance(read, Refusal), read
    return read


def happen(state: State, *events: Event[Move] | str, game: RingGame = SQUARE) -> Step[State, Move]:
    """The step after these events; a text is a move of the seat in turn."""
    step = None
    for event in events:
        step = game.apply(state, _event(state, event, game))
        state = step.state
    assert step is not None
    return step


def refused(state: State, event: Event[Move] | str, game: RingGame = SQUARE) -> str:
    """The code with which the event is refused."""
    refusal = game.check(state, _event(state, event, game))
    assert refusal is not None, "was allowed"
    return refusal.code


def _event(state: State, event: Event[Move] | str, game: RingGame) -> Event[Move]:
    if not isinstance(event, str):
        return event
    phase = state.phase
    seat = phase.seat if isinstance(phase, Attaching) else 0
    return Played(0, seat, move(event, game))


def draw(digits: str) -> Drawn:
    """Chance hands out these pieces."""
    return Drawn(0, tuple(digits))


def codes(step: Step[State, Move]) -> list[str]:
    """The codes of the news."""
    return [item.code for item in step.news]


def texts(state: State, seat: int, game: RingGame = SQUARE) -> list[str]:
    """The legal moves of a seat as they are written."""
    return [game.notation.write_move(one) for one in game.moves(state, seat)]
