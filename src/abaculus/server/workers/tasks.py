"""The tasks of worker processes: bots' moves, hints, reviews."""

from __future__ import annotations

from functools import cache
from typing import Any

from abaculus.kernel.adviser import Review
from abaculus.kernel.bot import AnyBot, BotMove, Stop
from abaculus.kernel.events import Event
from abaculus.kernel.messages import News
from abaculus.kernel.options import Options
from abaculus.kernel.records import replay
from abaculus.kernel.registry import load_family
from abaculus.kernel.review import GameHistory, ReviewRequest, review_turn
from abaculus.kernel.rng import SecureRng
from abaculus.kernel.scene_parts import Text


class NoMemory:
    """The memory of a bot that has seen nothing yet."""


def choose_move(
    stop: Stop,
    family: str,
    variant: str,
    bot: str,
    memory: Any,
    looks: list[tuple[Any, tuple[News, ...]]],
    view: Any,
) -> tuple[BotMove[Any], Any]:
    """A bot's move, and its memory after what it has seen since its last move."""
    mind = _bot(family, variant, bot)
    if isinstance(memory, NoMemory):
        memory = mind.start()
    for seen, news in looks:
        memory = mind.notice(memory, seen, news)
    return mind.choose(view, memory, SecureRng(), stop), memory


@cache
def _bot(family: str, variant: str, bot: str) -> AnyBot:
    there = load_family(family)
    game = there.game(variant)
    return there.bot(bot, game).make(game)


def hint(
    stop: Stop, family: str, variant: str, view: Any, rung: int
) -> tuple[tuple[Text, ...], bool]:
    """The adviser's hints up to a rung, and whether there are more; none without an adviser."""
    there = load_family(family)
    game = there.game(variant)
    adviser = there.adviser(game)
    if adviser is None:
        return (), False
    texts = adviser.hint(game, view, rung, stop)
    return texts, adviser.hint(game, view, rung + 1, stop) != texts


def analyse_turn(stop: Stop, family: str, variant: str, asked: ReviewRequest) -> Review | None:
    """The review of one turn of a finished game."""
    there = load_family(family)
    return review_turn(there, there.game(variant), asked, stop)


def summarise_game(
    stop: Stop, family: str, variant: str, options: Options, events: tuple[Event[Any], ...]
) -> tuple[tuple[Text, ...], ...]:
    """Remarks on each seat of a finished game."""
    there = load_family(family)
    game = there.game(variant)
    steps = tuple(replay(game, options, events))
    return GameHistory(there, game, game.setup(options), steps).summary()
