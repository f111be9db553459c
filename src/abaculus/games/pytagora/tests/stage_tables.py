"""Tables and screens for tests of the games that compose equalities."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import astuple

import abaculus.i18n
from abaculus.games.pytagora.compose.options import rules
from abaculus.games.pytagora.compose.phases import Composing, Phase
from abaculus.games.pytagora.compose.rules import Compose
from abaculus.games.pytagora.compose.stage import STAGE
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.equality.notation import parse_play
from abaculus.games.pytagora.equality.terms import Board, Continue, Equality, Write
from abaculus.games.pytagora.kinds import COMMON, bag_without, in_order, parse_pieces
from abaculus.games.pytagora.positions import parse_position
from abaculus.i18n import Translator
from abaculus.i18n.fluent import load_messages
from abaculus.i18n.translator import message_files
from abaculus.kernel.gestures import Gesture, LayGesture, PiecePlacement
from abaculus.kernel.messages import Refusal, Seat
from abaculus.kernel.options import choose
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveVerdict, Scene

FOLDER = Path(__file__).parents[1]
VOICE = Translator(
    *(
        load_messages(file)
        for folder in (FOLDER, Path(abaculus.i18n.__file__).parent)
        for file in message_files(folder)
    )
)
NAMES = ("Mila", "Jonas", "Ada", "Ben")
GAMES = {mode: Compose(mode) for mode in ("pytagora", "basic", "pro")}
GAME = GAMES["pytagora"]

PICTURE = "h0,0:4*3=8+4;v1,-1:2*3=6;h0,3:16/4=7-3;v4,0:8-1=7"
"""The four lines of the specification's picture."""


def table(
    *hands: str,
    position: str = "",
    face: str = "",
    phase: Phase | None = None,
    mode: str = "pytagora",
    scores: tuple[int, ...] = (),
    last: tuple[int, ...] = (),
    **options: object,
) -> State:
    """A table in the middle of a game, seat 0 to write unless a phase says otherwise."""
    chosen = choose(GAMES[mode].info.menu, {"players": len(hands), **options})
    law = rules(mode, chosen)
    lines = parse_position(law.terms, position)
    assert isinstance(lines, Board), lines
    held = tuple(in_order(_pieces(hand)) for hand in hands)
    lying = list(lines.pieces.values())
    used = [piece for piece in lying if piece not in COMMON]
    equals, closing = law.supply
    return State(
        rules=law,
        phase=phase or Composing(0, 0),
        table=_signed(lines, len(hands)),
        bag=bag_without(law.bag, [*used, *(piece for hand in held for piece in hand)]),
        hands=held,
        scores=scores or (0,) * len(hands),
        supply=(equals - lying.count("="), closing - lying.count(")")),
        face=face,
        throws=1 if face else 0,
        gained=(5,) * len(last),
        last=last,
    )


def _pieces(text: str) -> tuple[str, ...]:
    pieces = parse_pieces(text)
    assert not isinstance(pieces, Refusal), pieces
    return pieces


def _signed(lines: Board, players: int) -> Board:
    """The lines with the seats as their authors in turn."""
    written = tuple(
        Equality(line.x, line.y, line.down, line.pieces, number % players, 1)
        for number, line in enumerate(lines.equalities)
    )
    return Board(written, lines.pieces, lines.ways)


def scene(state: State, seat: Seat | None = 0) -> Scene[Text]:
    """What a viewer sees."""
    game = GAMES[state.rules.terms.mode]
    return STAGE.scene(game, game.view(state, seat))


def read(state: State, gesture: Gesture, seat: Seat | None = 0) -> Any | Refusal:
    """The move a gesture means."""
    game = GAMES[state.rules.terms.mode]
    return STAGE.move(game, game.view(state, seat), gesture)


def judge_gesture(state: State, gesture: Gesture, seat: Seat = 0) -> MoveVerdict[Text]:
    """What the referee says to a gesture."""
    game = GAMES[state.rules.terms.mode]
    view = game.view(state, seat)
    move = STAGE.move(game, view, gesture)
    preview = None if isinstance(move, Refusal) else game.preview(state, seat, move)
    return STAGE.verdict(game, view, move, preview)


def laid(text: str, seat: Seat = 0, lines: Board | None = None) -> LayGesture:
    """The gesture somebody would make for a line such as `h0,3:1[6]/4=7-3`."""
    play = parse_play(text)
    assert not isinstance(play, Refusal), play
    used: dict[str, int] = {}
    placings: list[PiecePlacement] = []
    for number, (kind, is_old) in enumerate(zip(play.pieces, play.crossed, strict=True)):
        if is_old:
            continue
        used[kind] = used.get(kind, 0) + 1
        piece = f"s:{kind}" if kind in COMMON else f"r{seat}:{kind}:{used[kind]}"
        placings.append(PiecePlacement(piece, _cell(play, number, lines)))
    return LayGesture("lay", tuple(placings))


def _cell(play: Write | Continue, number: int, lines: Board | None) -> str:
    if isinstance(play, Write):
        x, y = (0, number) if play.down else (number, 0)
        return f"{play.x + x},{play.y + y}"
    assert lines is not None
    line = lines.equalities[play.number - 1]
    number += len(line.pieces)
    return f"{line.x},{line.y + number}" if line.down else f"{line.x + number},{line.y}"


def render(text: Text | None) -> str:
    """What people read."""
    return "" if text is None else VOICE.tell(text.code, text.values, NAMES)


def has_words(thing: object) -> bool:
    """Whether everything in it has a sentence; what has none raises `LookupError`."""
    for text in _texts(thing):
        render(text)
    return True


def _texts(thing: object) -> Iterator[Text]:
    """Every text in a thing, however deep."""
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, Struct):
        yield from _texts(astuple(thing))
    elif isinstance(thing, tuple):
        for part in cast(tuple[object, ...], thing):
            yield from _texts(part)
