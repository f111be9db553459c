"""The move list: every equality with its points, and what else happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from abaculus.kernel.messages import FormulaValue, News, PlayerValue, Seat, Value
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem, ScoreRow

_WRITTEN: Final = ("compose-wrote", "compose-continued")
_SILENT: Final = ("compose-drew", "compose-drew-own", "compose-drew-some", "compose-lots")
"""News that is not worth an item."""
_NAMELESS: Final = (
    "compose-starts",
    "compose-rolled",
    "compose-rolled-again",
    "compose-chose",
    "compose-stole",
    "compose-stole-something",
    "compose-bought",
    "compose-bought-some",
    "compose-passed",
    "compose-one-line",
    "compose-put-back",
    "compose-time-out",
    "compose-extra-turn",
    "compose-left",
    "compose-won",
)
"""News about one seat; its item bears the seat's sign, so the text omits the name."""
_PRICE: Final = "price"


def entries(news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
    """The items that news adds to the move list, at most one each."""
    return tuple(_entries(news))


def _entries(news: tuple[News, ...]) -> Iterator[MoveListItem[Text]]:
    for place, item in enumerate(news):
        values = item.values
        if item.code in _WRITTEN:
            reasons = tuple(_reasons(news[place + 1 :]))
            text = Text(f"log-{item.code}", {**values, "count": _crossings(reasons)})
            yield MoveListItem(
                text, _seat(values), _number(values, "points"), tuple(_rows(reasons))
            )
        elif item.code in _NAMELESS:
            price = _number(values, _PRICE)
            points = None if price is None else -price
            yield MoveListItem(Text(f"log-{item.code}", values), _seat(values), points)
        elif item.code not in _SILENT and not item.code.startswith("because-"):
            yield MoveListItem(Text(item.code, values))


def _reasons(news: tuple[News, ...]) -> Iterator[News]:
    """The reasons for a line's points, which directly follow it."""
    for item in news:
        if not item.code.startswith("because-"):
            return
        yield item


def _crossings(reasons: tuple[News, ...]) -> int:
    found = [item for item in reasons if item.code == "because-crossings"]
    return (_number(found[0].values, "count") or 0) if found else 0


def _rows(reasons: tuple[News, ...]) -> Iterator[ScoreRow[Text]]:
    """The pieces in one row, then every bonus."""
    pieces = [item for item in reasons if item.code == "because-piece"]
    points = [number for item in pieces if (number := _number(item.values, "points"))]
    yield ScoreRow(
        Text("row-pieces", {"sum": FormulaValue("+".join(map(str, points)))}), str(sum(points))
    )
    for item in reasons:
        worth = item.values.get("points")
        match item.code:
            case "because-crossings":
                many = _number(item.values, "count") or 0
                odd = FormulaValue("+".join(str(2 * number + 1) for number in range(many)))
                yield ScoreRow(Text("row-crossings", {"count": many, "sum": odd}), f"+ {worth}")
            case "because-double":
                yield ScoreRow(Text("row-double", item.values), f"+ {worth}")
            case "because-emptied":
                yield ScoreRow(Text("row-emptied"), f"+ {worth}")
            case "because-total":
                yield ScoreRow(Text("row-points"), str(worth))
            case _:
                pass


def _seat(values: dict[str, Value]) -> Seat | None:
    player = values.get("player")
    return player.seat if isinstance(player, PlayerValue) else None


def _number(values: dict[str, Value], key: str) -> int | None:
    number = values.get(key)
    return number if isinstance(number, int) else None
