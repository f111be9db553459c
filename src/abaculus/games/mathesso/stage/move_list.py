"""The move list: every move, its result and the reasons for points; never what was covered."""

from __future__ import annotations

from typing import Final

from abaculus.kernel.messages import News, PlayerValue
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem, ScoreRow

_SILENT: Final = ("turned", "order-drew")
"""News visible on the table, to be remembered and not looked up."""
_REASON: Final = "because-"


def entries(news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
    """The items that news adds; reasons belong to the item before them."""
    found: list[MoveListItem[Text]] = []
    for item in news:
        if item.code.startswith(_REASON) and found:
            last = found.pop()
            found.append(MoveListItem(last.text, last.seat, last.points, (*last.rows, _row(item))))
        elif item.code not in _SILENT:
            found.append(_entry(item))
    return tuple(found)


def _row(item: News) -> ScoreRow[Text]:
    return ScoreRow(Text(item.code, item.values), str(item.values["points"]))


def _entry(item: News) -> MoveListItem[Text]:
    """An item; it bears the seat's sign, so its text omits the name."""
    player, points = item.values.get("player"), item.values.get("points")
    if not isinstance(player, PlayerValue):
        return MoveListItem(Text(item.code, item.values))
    gained = points if isinstance(points, int) and item.code == "paired" else None
    return MoveListItem(Text(f"log-{item.code}", item.values), player.seat, gained)
