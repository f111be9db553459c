"""Screens for tests: what a viewer sees, does and reads at a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec import Struct
from msgspec.structs import astuple

from abaculus.bots.playout import playout
from abaculus.games.calcussimo.kinds import format_chips
from abaculus.games.calcussimo.move_text import format_square
from abaculus.games.calcussimo.moves import FreePlay, Move, Play
from abaculus.games.calcussimo.rules import Calcussimo
from abaculus.games.calcussimo.stage import STAGE
from abaculus.games.calcussimo.state import State
from abaculus.games.calcussimo.tests.tables import GAME
from abaculus.grids import ACROSS, DOWN
from abaculus.i18n import load_translator
from abaculus.kernel.game import Step
from abaculus.kernel.gestures import Gesture, LayGesture, PiecePlacement, TakeGesture
from abaculus.kernel.messages import Refusal, Seat
from abaculus.kernel.options import choose
from abaculus.kernel.records import replay
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import SeededRng
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice, MoveListItem, MoveVerdict, Scene

VOICE = load_translator(load_family("calcussimo"))
NAMES = ("Mila", "Jonas", "Ada", "Ben")


def render(text: Text | None) -> str:
    """What people read."""
    return "" if text is None else VOICE.tell(text.code, text.values, NAMES)


def has_words(
    thing: Scene[Text] | MoveVerdict[Text] | MoveListItem[Text] | Advice[Text] | Text,
) -> bool:
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


def scene(state: State, seat: Seat | None) -> Scene[Text]:
    """What a viewer sees."""
    return STAGE.scene(GAME, GAME.view(state, seat))


def judge_gesture(state: State, seat: Seat, gesture: Gesture) -> MoveVerdict[Text]:
    """What the referee says to a gesture."""
    view = GAME.view(state, seat)
    move = STAGE.move(GAME, view, gesture)
    preview = None if isinstance(move, Refusal) else GAME.preview(state, seat, move)
    return STAGE.verdict(GAME, view, move, preview)


def laid(placed: str, total: int | None = None, seat: Seat = 0) -> LayGesture:
    """Chips as `H4=3 I4=+ L4=?9`: square and kind, a joker with what it is to be."""
    used: dict[str, int] = {}
    placings: list[PiecePlacement] = []
    for word in placed.split():
        square, _, chip = word.partition("=")
        kind = chip[0]
        used[kind] = used.get(kind, 0) + 1
        placings.append(PiecePlacement(f"r{seat}:{kind}:{used[kind]}", square, chip[1:]))
    return LayGesture("lay", tuple(placings), total)


def taken(kinds: str, seat: Seat = 0) -> TakeGesture:
    """Chips chosen for a swap."""
    counts = (kinds[: place + 1].count(kind) for place, kind in enumerate(kinds))
    pieces = (f"r{seat}:{kind}:{count}" for kind, count in zip(kinds, counts, strict=True))
    return TakeGesture("swap", tuple(pieces))


def as_laid(play: Play, seat: Seat) -> LayGesture:
    """The gesture somebody would make for a play."""
    words = [
        f"{format_square(cell)}={chip[0]}{format_chips(chip[1:])}"
        for cell, chip in _new_chips(play)
    ]
    return laid(" ".join(words), play.total, seat)


def _new_chips(play: Play) -> Iterator[tuple[int, str]]:
    if isinstance(play, FreePlay):
        yield from play.laid
        return
    step = DOWN if play.down else ACROSS
    for place, chip in enumerate(play.run):
        if chip[0] != "(":
            yield play.cell + place * step, chip


def random_game(game: Calcussimo, seed: str, **options: object) -> Iterator[Step[State, Move]]:
    """Every step of a random game."""
    chosen = choose(game.info.menu, options)
    yield from replay(game, chosen, playout(game, chosen, SeededRng(seed)))
