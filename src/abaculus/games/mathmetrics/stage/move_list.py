"""The move list: rolls, walks, questions, gains and losses."""

from __future__ import annotations

from typing import Final

from abaculus.kernel.messages import News, PlayerValue
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem

_SILENT: Final = ("turn", "asked", "reading")
"""News that the screen shows by itself."""


def entries(news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
    """The items that news adds; a roll and the walk it leads to are one."""
    return tuple(_entry(item) for item in _join_rolls(news) if item.code not in _SILENT)


def _join_rolls(news: tuple[News, ...]) -> list[News]:
    found: list[News] = []
    for item in news:
        if item.code == "moved" and found and found[-1].code == "rolled":
            item = News("rolled-moved", {**found.pop().values, **item.values})
        found.append(item)
    return found


def _entry(item: News) -> MoveListItem[Text]:
    """An item; it bears the seat's sign, so its text omits the name."""
    player = item.values.get("player")
    if not isinstance(player, PlayerValue):
        return MoveListItem(Text(item.code, item.values))
    return MoveListItem(Text(f"log-{item.code}", item.values), player.seat)
