"""What is thought in other processes: bots' moves, hints, best moves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from abaculus.kernel.desk import Reply
from abaculus.kernel.events import Event
from abaculus.kernel.game import AnyBot, Choice, Stop
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.options import Options
from abaculus.kernel.records import replay
from abaculus.kernel.registry import family
from abaculus.kernel.review import Asked, Past, reviewed
from abaculus.kernel.rng import SecureNature
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.stage import Review


class Unborn:
    """The memory of a bot that has seen nothing yet."""


def choose(
    stop: Stop,
    house: str,
    variant: str,
    bot: str,
    memory: Any,
    looks: list[tuple[Any, tuple[News, ...]]],
    view: Any,
) -> tuple[Choice[Any], Any]:
    """A bot's choice, and its memory after the looks it had since it was last asked."""
    mind = _bot(house, variant, bot)
    if isinstance(memory, Unborn):
        memory = mind.start()
    for seen, news in looks:
        memory = mind.notice(memory, seen, news)
    return mind.choose(view, memory, SecureNature(), stop), memory


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


def look_back(stop: Stop, house: str, variant: str, asked: Asked) -> Review | None:
    """A turn of a finished game looked back on."""
    there = family(house)
    return reviewed(there, there.game(variant), asked, stop)


def sum_up(
    stop: Stop, house: str, variant: str, options: Options, events: tuple[Event[Any], ...]
) -> tuple[tuple[Text, ...], ...]:
    """What is told of each seat of a finished game."""
    there = family(house)
    game = there.game(variant)
    steps = tuple(replay(game, options, events))
    return Past(there, game, game.setup(options), steps).summary()


def desk_best(
    stop: Stop, house: str, variant: str, options: Options, given: Mapping[str, str], top: int
) -> tuple[Reply, ...] | Refusal:
    """What the desk answers to `best`."""
    there = family(house)
    return there.desk.best(there.game(variant), options, given, top)
