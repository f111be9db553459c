"""Tables of Pytagora, Basic and Pro for tests: a game brought to the moment a rule is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

import abaculus.i18n
from abaculus.games.pytagora.compose.moves import Move
from abaculus.games.pytagora.compose.phases import Composing, Phase
from abaculus.games.pytagora.compose.rules import Compose
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.equality.judge import judge, lay_line, parse_play
from abaculus.games.pytagora.kinds import COMMON, bag_with, counts_of, in_order, parse_pieces
from abaculus.i18n.fluent import load_messages
from abaculus.i18n.translator import Translator, message_files
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.game import Step
from abaculus.kernel.messages import Refusal, Value
from abaculus.kernel.options import choose

GAMES = {mode: Compose(mode) for mode in ("pytagora", "basic", "pro")}
GAME = GAMES["pytagora"]

_FOLDERS = (Path(__file__).parent.parent, Path(abaculus.i18n.__file__).parent)
_VOICE = Translator(*(load_messages(file) for folder in _FOLDERS for file in message_files(folder)))


def say(code: str, values: Mapping[str, Value]) -> str:
    """The sentence of a code."""
    return _VOICE.tell(code, values)


def pieces(text: str) -> tuple[str, ...]:
    """The pieces of a text, in order."""
    found = parse_pieces(text)
    assert not isinstance(found, Refusal), found
    return in_order(found)


def opened(mode: str = "pytagora", **options: object) -> State:
    """A table before the first piece is dealt."""
    game = GAMES[mode]
    return game.setup(choose(game.info.menu, options))


def table(
    hands: Sequence[str],
    *,
    bag: str = "",
    lines: Sequence[str] = (),
    phase: Phase | None = None,
    mode: str = "pytagora",
    scores: Sequence[int] | None = None,
    face: str = "",
    round_: int = 1,
    idle: int = 0,
    starter: int = 0,
    **options: object,
) -> State:
    """A table with these hands, this bag and these lines: the whole set is just that."""
    state = opened(mode, players=len(hands), **options)
    held = tuple(pieces(hand) for hand in hands)
    state = _with_lines(state, lines)
    on_table = [piece for piece in state.table.pieces.values() if piece not in COMMON]
    left = counts_of(pieces(bag))
    whole = bag_with(left, [*on_table, *(piece for hand in held for piece in hand)])
    state = replace(
        state,
        rules=replace(state.rules, bag=whole),
        phase=phase or Composing(0, 0),
        bag=left,
        hands=held,
        scores=tuple(scores or (0,) * len(hands)),
        face=face,
        round=round_,
        idle=idle,
        starter=starter,
    )
    assert GAMES[mode].fault(state) is None
    return state


def _with_lines(state: State, lines: Sequence[str]) -> State:
    equals, closing = state.supply
    for text in lines:
        play = parse_play(text)
        assert not isinstance(play, Refusal), play
        judged = judge(state.rules.terms, state.table, play, None, None)
        assert not isinstance(judged, Refusal), judged
        new = [kind for _, kind in judged.placed]
        equals, closing = equals - new.count("="), closing - new.count(")")
        state = replace(state, table=lay_line(state.table, judged, 0, 1), supply=(equals, closing))
    return state


def event(state: State, given: Event[Move] | str) -> Event[Move]:
    """An event; a text is a move of the seat in turn, `1 text` one of seat 1."""
    if not isinstance(given, str):
        return given
    seat = getattr(state.phase, "seat", 0)
    if given[1:2] == " " and given[0].isdigit():
        seat, given = int(given[0]), given[2:]
    return Played(0, seat, read(given))


def read(text: str) -> Move:
    """The move a text means."""
    move = GAME.notation.read_move(text)
    assert not isinstance(move, Refusal), move
    return move


def happen(state: State, *events: Event[Move] | str) -> Step[State, Move]:
    """The step after these events; every state on the way is sound."""
    step = None
    for given in events:
        step = GAME.apply(state, event(state, given))
        state = step.state
        assert GAME.fault(state) is None
    assert step is not None
    return step


def refused(state: State, given: Event[Move] | str) -> str:
    """The code with which an event is refused."""
    refusal = GAME.check(state, event(state, given))
    assert refusal is not None, "was allowed"
    return refusal.code


def draw(text: str) -> Drawn:
    """Chance hands out these pieces."""
    return Drawn(0, pieces(text))


def roll(number: int) -> Drawn:
    """The die shows its face of that number."""
    return Drawn(0, (number,))


def codes(step: Step[State, Move]) -> list[str]:
    """The codes of the news."""
    return [item.code for item in step.news]
