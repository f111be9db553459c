"""The log: who rolled, walked, was asked, won and lost what."""

from __future__ import annotations

from typing import Final

from abaculus.kernel.messages import News, PlayerValue
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem

_SILENT: Final = ("turn", "asked", "reading")
"""What the screen tells by itself."""


def entries(news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
    """The lines that news adds; a roll and the walk it leads to are one."""
    return tuple(_entry(item) for item in _join_rolls(news) if item.code not in _SILENT)


def _join_rolls(news: tuple[News, ...]) -> list[News]:
    found: list[News] = []
    for item in news:
        if item.code == "moved" and found and found[-1].code == "rolled":
            item = News("rolled-moved", {**found.pop().values, **item.values})
        found.append(item)
    return found


def _entry(item: News) -> MoveListItem[Text]:
    """A line of the log bears the seat's sign, so its text leaves out the name."""
    player = item.values.get("player")
    if not isinstance(player, PlayerValue):
        return MoveListItem(Text(item.code, item.values))
    return MoveListItem(Text(f"log-{item.code}", item.values), player.seat)
