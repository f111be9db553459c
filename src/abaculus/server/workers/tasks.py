"""What is thought in other processes: bots' moves, hints, best moves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from abaculus.kernel.desk import Reply
from abaculus.kernel.events import Event
from abaculus.kernel.game import AnyBot, BotMove, Stop
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.options import Options
from abaculus.kernel.records import replay
from abaculus.kernel.registry import family
from abaculus.kernel.review import GameHistory, ReviewRequest, review_turn
from abaculus.kernel.rng import SecureRng
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.stage import Review


class NoMemory:
    """The memory of a bot that has seen nothing yet."""


def choose_move(
    stop: Stop,
    house: str,
    variant: str,
    bot: str,
    memory: Any,
    looks: list[tuple[Any, tuple[News, ...]]],
    view: Any,
) -> tuple[BotMove[Any], Any]:
    """A bot's choice, and its memory after the looks it had since it was last asked."""
    mind = _bot(house, variant, bot)
    if isinstance(memory, NoMemory):
        memory = mind.start()
    for seen, news in looks:
        memory = mind.notice(memory, seen, news)
    return mind.choose(view, memory, SecureRng(), stop), memory


@cache
def _bot(house: str, variant: str, bot: str) -> AnyBot:
    there = family(house)
    return there.bot(bot).make(there.game(variant))


def hint(
    stop: Stop, house: str, variant: str, view: Any, rung: int
) -> tuple[tuple[Text, ...], bool]:
    """What the adviser says up to a rung, and whether there is more; nothing if there is none."""
    there = family(house)
    if there.adviser is None:
        return (), False
    game = there.game(variant)
    texts = there.adviser.hint(game, view, rung, stop)
    return texts, there.adviser.hint(game, view, rung + 1, stop) != texts


def analyse_turn(stop: Stop, house: str, variant: str, asked: ReviewRequest) -> Review | None:
    """A turn of a finished game looked back on."""
    there = family(house)
    return review_turn(there, there.game(variant), asked, stop)


def summarise_game(
    stop: Stop, house: str, variant: str, options: Options, events: tuple[Event[Any], ...]
) -> tuple[tuple[Text, ...], ...]:
    """What is told of each seat of a finished game."""
    there = family(house)
    game = there.game(variant)
    steps = tuple(replay(game, options, events))
    return GameHistory(there, game, game.setup(options), steps).summary()


def find_best(
    stop: Stop, house: str, variant: str, options: Options, given: Mapping[str, str], top: int
) -> tuple[Reply, ...] | Refusal:
    """What the desk answers to `best`."""
    there = family(house)
    return there.desk.best(there.game(variant), options, given, top)
