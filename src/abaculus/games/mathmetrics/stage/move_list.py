"""The log: who rolled, walked, was asked, won and lost what."""

from __future__ import annotations

from typing import Final

from abaculus.kernel.messages import News, Player
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Entry

_SILENT: Final = ("turn", "asked", "reading")
"""What the screen tells by itself."""


def entries(news: tuple[News, ...]) -> tuple[Entry[Text], ...]:
    """The lines that news adds; a roll and the walk it leads to are one."""
    return tuple(_entry(item) for item in _joined(news) if item.code not in _SILENT)


def _joined(news: tuple[News, ...]) -> list[News]:
    found: list[News] = []
    for item in news:
        if item.code == "moved" and found and found[-1].code == "rolled":
            item = News("rolled-moved", {**found.pop().values, **item.values})
        found.append(item)
    return found


def _entry(item: News) -> Entry[Text]:
    """A line of the log bears the seat's sign, so its text leaves out the name."""
    player = item.values.get("player")
    if not isinstance(player, Player):
        return Entry(Text(item.code, item.values))
    return Entry(Text(f"log-{item.code}", item.values), player.seat)
