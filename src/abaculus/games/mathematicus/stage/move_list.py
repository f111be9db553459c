"""The move list: rolls, steps, questions, gains and losses."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathematicus.stage.square_texts import text_value
from abaculus.kernel.messages import News, PlayerValue
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem

_SILENT: Final = ("asked", "asked-blue", "clock-started", "gimmick", "penalty", "put-on")
"""News that the screen shows by itself."""


_COUNTED: Final = frozenset(("token", "value"))


def entries(news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
    """The items that news adds; each bears the seat's sign, so its text omits the name."""
    return tuple(_entry(item) for item in news if item.code not in _SILENT)


def _entry(item: News) -> MoveListItem[Text]:
    player = item.values.get("player")
    if not isinstance(player, PlayerValue):
        return MoveListItem(Text(item.code, item.values))
    values = dict(item.values)
    for name in _COUNTED & values.keys():
        values[name] = text_value(str(values[name]))
    return MoveListItem(Text(f"log-{item.code}", values), player.seat)
