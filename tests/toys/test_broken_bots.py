"""Laws of bots, each broken by a bot bent just so."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec import Struct
from msgspec.structs import replace

from abaculus.kernel.bot import BotMaker, BotMove
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News
from abaculus.testing import LawBroken, check_game, family_at, laws
from abaculus.testing.law import law_name

NOUGHTS = family_at(Path(__file__).parent / "pebbles").game("noughts")
Mark: Any = NOUGHTS.shapes.move


class Memory(Struct, frozen=True):
    """How much was heard with each look."""

    heard: tuple[int, ...] = ()


class Sound:
    """A bot that keeps every law; the others are bent from it."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._calls = count()

    def start(self) -> Memory:
        return Memory()

    def notice(self, memory: Memory, view: Any, news: tuple[News, ...]) -> Memory:
        return Memory((*memory.heard, len(news)))

    def choose(self, view: Any, memory: Memory, rng: Any, stop: Any) -> BotMove[Any]:
        return BotMove(next(iter(self._game.moves(view.board, view.seat))), 1)


class Blind(Sound):
    """Marks the same square again and again."""

    def choose(self, view: Any, memory: Memory, rng: Any, stop: Any) -> BotMove[Any]:
        return BotMove(Mark(0), 1)


class Hurried(Sound):
    """Marks nothing when it has to stop."""

    def choose(self, view: Any, memory: Memory, rng: Any, stop: Any) -> BotMove[Any]:
        return BotMove(Mark(9), 1) if stop() else super().choose(view, memory, rng, stop)


class Whimsical(Sound):
    """Counts its own choices."""

    def choose(self, view: Any, memory: Memory, rng: Any, stop: Any) -> BotMove[Any]:
        return replace(super().choose(view, memory, rng, stop), seconds=next(self._calls))


class Forgetful(Sound):
    """Keeps its memory to itself."""

    def notice(self, memory: Memory, view: Any, news: tuple[News, ...]) -> Memory:
        return Memory((next(self._calls),))


class Muddled(Sound):
    """Remembers what its memory has no room for."""

    def notice(self, memory: Memory, view: Any, news: tuple[News, ...]) -> Memory:
        return Memory(cast(Any, ("a word",)))


BENT = {
    "bots-move-legally": Blind,
    "hurried-bots-move-legally": Hurried,
    "bots-repeat-themselves": Whimsical,
    "memories-repeat": Forgetful,
    "memories-travel": Muddled,
}


@pytest.mark.parametrize("law", BENT)
def test_a_bent_bot_breaks_its_law(law: str) -> None:
    maker = BotMaker("bent", "pebbles-bot-random", BENT[law])

    with pytest.raises(LawBroken) as broken:
        check_game(NOUGHTS, bots=[maker])

    assert law == broken.value.law


def test_a_sound_bot_breaks_none() -> None:
    maker = BotMaker("sound", "pebbles-bot-random", Sound)

    assert check_game(NOUGHTS, bots=[maker]) > 0


def test_every_law_of_bots_is_seen_to_be_broken() -> None:
    assert set(map(law_name, laws.BOT_LAWS)) == set(BENT)
