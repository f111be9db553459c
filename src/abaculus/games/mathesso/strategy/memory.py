"""What a player was shown, and how it fades: seen a turns ago, recalled with 2^(-a/h)."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from msgspec import Struct

from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.state import COVERED
from abaculus.games.mathesso.view import View
from abaculus.kernel.messages import News
from abaculus.kernel.rng import SeededRng

_FINE: Final = 1 << 30


class SeenJetton(Struct, frozen=True, array_like=True):
    """A jetton the player has seen."""

    place: int
    key: str
    turn: int
    """When it was last seen."""
    since: int
    """When it was first seen."""


class JettonMemory(Struct, frozen=True):
    """Every jetton seen, each once."""

    seen: tuple[SeenJetton, ...] = ()
    turn: int = 0
    """The turn in which a jetton was last seen."""
    salt: int = 0
    """A number computed from all that chance had shown before that turn."""
    fresh: int = 0
    """The same with what it has shown since."""


def add_news(memory: JettonMemory, view: View, news: tuple[News, ...]) -> JettonMemory:
    """The memory after more news, even about a jetton covered at once."""
    for item in news:
        if item.code == "turned":
            place = place_names(view.rows).places[str(item.values["place"])]
            memory = _add_jetton(memory, place, str(item.values["key"]), view.turns)
    return memory


def _add_jetton(memory: JettonMemory, place: int, key: str, turn: int) -> JettonMemory:
    since = next((look.since for look in memory.seen if look.place == place), turn)
    others = tuple(look for look in memory.seen if look.place != place)
    return JettonMemory(
        seen=(*others, SeenJetton(place, key, turn, since)),
        turn=turn,
        salt=memory.salt if turn == memory.turn else memory.fresh,
        fresh=crc32(f"{place} {key}".encode(), memory.fresh),
    )


def is_new(memory: JettonMemory, place: int) -> bool:
    """Whether a jetton was first seen in the latest turn of the memory."""
    return any(look.place == place and look.since == memory.turn for look in memory.seen)


def recall_all(view: View, memory: JettonMemory) -> dict[int, str]:
    """The keys of covered places with perfect memory."""
    return {look.place: look.key for look in memory.seen if view.lies[look.place] == COVERED}


def recall_none(view: View, memory: JettonMemory) -> dict[int, str]:
    """The same without any memory."""
    return {}


def recall_some(half_life: int, view: View, memory: JettonMemory) -> dict[int, str]:
    """What is remembered in this turn, drawn anew for each turn and kept within it.

    A turn has several decisions and a bot cannot store its lapses, so they are derived from what
    chance has shown so far: a player who has followed the game could work them out.
    """
    salt = memory.salt if memory.turn == view.turns else memory.fresh
    whims = SeededRng(f"{salt} {view.turns} {view.seat}")
    lapses = [whims.below(_FINE) for _ in view.tops]
    return {
        look.place: look.key
        for look in memory.seen
        if view.lies[look.place] == COVERED
        and lapses[look.place] < recall_weight(view.turns - look.turn, half_life)
    }


def recall_weight(age: int, half_life: int) -> float:
    """In how many of 2^30 cases something seen this many turns ago is remembered."""
    return 2 ** (-age / half_life) * _FINE
