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
    """A jetton that was turned before one's eyes."""

    place: int
    key: str
    turn: int
    """When it was last seen."""
    since: int
    """When it was first seen."""


class JettonMemory(Struct, frozen=True):
    """Every jetton that was ever seen, each once."""

    seen: tuple[SeenJetton, ...] = ()
    turn: int = 0
    """The turn of the latest look."""
    salt: int = 0
    """A number made of all that chance had shown before that turn."""
    fresh: int = 0
    """The same with what it has shown since."""


def add_news(memory: JettonMemory, view: View, news: tuple[News, ...]) -> JettonMemory:
    """The memory after one more look; news tells even of a jetton that was covered at once."""
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
    """Whether a jetton was first seen in the turn of the latest look."""
    return any(look.place == place and look.since == memory.turn for look in memory.seen)


def recall_all(view: View, memory: JettonMemory) -> dict[int, str]:
    """The keys of covered places for somebody who forgets nothing."""
    return {look.place: look.key for look in memory.seen if view.lies[look.place] == COVERED}


def recall_none(view: View, memory: JettonMemory) -> dict[int, str]:
    """The same for somebody who remembers nothing."""
    return {}


def recall_some(half_life: int, view: View, memory: JettonMemory) -> dict[int, str]:
    """What comes to mind in this turn, drawn anew for each turn and kept within it.

    A turn has several decisions and a bot nothing to note its lapses in, so they come from
    what chance has shown so far: whoever has followed the game could work them out.
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
    """In how many of 2^30 cases something seen so many turns ago comes to mind."""
    return 2 ** (-age / half_life) * _FINE
