"""Tables for tests: a game brought to the moment a rule is about."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from abaculus.games.calcussimo.judge import judge
from abaculus.games.calcussimo.kinds import KINDS, bag_with, bag_without
from abaculus.games.calcussimo.move_text import parse_move
from abaculus.games.calcussimo.moves import FreePlay, LinePlay, Move, Play
from abaculus.games.calcussimo.rules import Calcussimo
from abaculus.games.calcussimo.state import State, Turning
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.game import Step
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose

GAME = Calcussimo("calcussimo")
SOLO = Calcussimo("solo")
E1_TO_E5 = (
    "D8h 9+6/2",
    "H6v 4-(2)+3",
    "F6h 3*(4)-1",
    "D10h 4+6-(3)+5",
    "J6v (1)*7+(5)",
)


def move(text: str) -> Move:
    """The move a text means."""
    read = parse_move(text)
    assert not isinstance(read, Refusal), read
    return read


def play(text: str) -> Play:
    """The play a text means."""
    read = move(text)
    assert isinstance(read, LinePlay | FreePlay)
    return read


def table(
    racks: Sequence[str],
    *,
    turn: int = 0,
    bag: int | None = None,
    second: bool = False,
    scores: Sequence[int] | None = None,
    idle: int = 0,
    starter: int = 0,
    game: Calcussimo = GAME,
    **options: object,
) -> State:
    """A table on an empty board with these racks; chips beyond `bag` are laid aside."""
    state = game.setup(choose(game.info.menu, {"players": len(racks), **options}))
    rest = bag_without(state.bag, "".join(racks))
    aside = ""
    if bag is not None:
        chips = "".join(kind * count for kind, count in zip(KINDS, rest, strict=True))
        aside = chips[bag:]
        rest = bag_with((0,) * len(KINDS), chips[:bag])
    return replace(
        state,
        phase=Turning(turn, 0, second),
        racks=tuple(racks),
        bag=rest,
        aside=aside,
        scores=tuple(scores or (0,) * len(racks)),
        idle=idle,
        starter=starter,
    )


def with_board(state: State, texts: Sequence[str]) -> State:
    """The table with these plays on the board, their chips taken from those aside or the bag."""
    for text in texts:
        judged = judge(state.rules.terms, state.grid, None, play(text))
        assert not isinstance(judged, Refusal), judged
        state = replace(state, grid=judged.grid)
        for _, chip, _ in judged.placed:
            if chip in state.aside:
                state = replace(state, aside=state.aside.replace(chip, "", 1))
            else:
                state = replace(state, bag=bag_without(state.bag, chip))
    assert GAME.fault(state) is None
    return state


def happen(state: State, *events: Event[Move] | str) -> Step[State, Move]:
    """The step after these events; a text is a move of the seat in turn, `1 text` of seat 1."""
    step = None
    for event in events:
        step = GAME.apply(state, _event(state, event))
        state = step.state
    assert step is not None
    return step


def refused(state: State, event: Event[Move] | str) -> str:
    """The code with which the event is refused."""
    refusal = GAME.check(state, _event(state, event))
    assert refusal is not None, "was allowed"
    return refusal.code


def _event(state: State, event: Event[Move] | str) -> Event[Move]:
    if not isinstance(event, str):
        return event
    phase = state.phase
    seat = phase.seat if isinstance(phase, Turning) else 0
    if event[:2] in ("0 ", "1 ", "2 ", "3 "):
        seat, event = int(event[0]), event[2:]
    return Played(0, seat, move(event))


def draw(chips: str) -> Drawn:
    """Chance hands out these chips."""
    return Drawn(0, tuple(chips))


def codes(step: Step[State, Move]) -> list[str]:
    """The codes of the news."""
    return [item.code for item in step.news]
