"""The move list: every move with its mathematics and points, and what else happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from abaculus.games.calcussimo.move_text import parse_move
from abaculus.games.calcussimo.moves import FreePlay, LinePlay
from abaculus.games.calcussimo.stage.faces import MARKS
from abaculus.games.calcussimo.stage.runs import main_run
from abaculus.kernel.messages import News, PlayerValue, Seat, Value
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem, ScoreRow

_SILENT: Final = ("drew", "drew-own", "announced", "start-again")
"""News that is not worth an item, or that the item before already covers."""
_COLOURS: Final = {
    "because-green": "G",
    "because-blue": "B",
    "because-yellow": "Y",
    "because-purple": "P",
    "because-logo": "L",
}
_NAMELESS: Final = (
    "start-drew",
    "starts",
    "counted",
    "turn-lost",
    "swapped",
    "passed",
    "time-out",
    "time-warning",
    "second-turn",
    "disputed",
    "upheld",
    "agreed",
    "agreed-back",
    "leaving",
    "left",
    "deduction",
)
"""News about one seat; its item bears the seat's sign, so the text omits the name."""


def entries(news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
    """The items that news adds to the move list, at most one each."""
    return tuple(_entries(news))


def _entries(news: tuple[News, ...]) -> Iterator[MoveListItem[Text]]:
    for place, item in enumerate(news):
        values = item.values
        if item.code == "played":
            rows = tuple(_rows(news[place + 1 :]))
            yield MoveListItem(
                _play("log-played", values), _seat(values), _number(values, "points"), rows
            )
        elif item.code == "laid":
            yield MoveListItem(_total_text(values, news[place + 1 :]), _seat(values))
        elif item.code == "swapped-own":
            yield MoveListItem(Text("log-swapped-own", values), item.only[0] if item.only else None)
        elif item.code in _NAMELESS:
            yield MoveListItem(Text(f"log-{item.code}", values), _seat(values), _points(item))
        elif item.code not in _SILENT and not item.code.startswith(("because-", "counted-low")):
            yield MoveListItem(Text(item.code, values))


def _rows(news: tuple[News, ...]) -> Iterator[ScoreRow[Text]]:
    """The reasons after a play."""
    for item in news:
        values = item.values
        square = values.get("square")
        cells = (square,) if isinstance(square, str) else ()
        if item.code in _COLOURS:
            colour = _COLOURS[item.code]
            code = "log-number" if colour in "GB" else "log-whole"
            yield ScoreRow(
                Text(code, values), str(values["result"]), mark=MARKS[colour], cells=cells
            )
        elif item.code == "because-calculation":
            yield ScoreRow(Text("row-sum", {"sum": values["run"]}), str(values["result"]))
        elif item.code == "because-sum":
            yield ScoreRow(Text("row-sum", values), str(values["points"]))
        elif item.code in ("because-face", "counted-low"):
            yield ScoreRow(Text(item.code, values))
        elif item.code != "because-total":
            return


def _play(code: str, values: dict[str, Value], **more: Value) -> Text:
    move = parse_move(str(values["move"]))
    if isinstance(move, LinePlay):
        return Text(code, {"run": main_run(move), **more})
    count = len(move.laid) if isinstance(move, FreePlay) else 0
    return Text(f"{code}-freely", {"count": count, **more})


def _total_text(values: dict[str, Value], news: tuple[News, ...]) -> Text:
    total = next((item.values["total"] for item in news if item.code == "announced"), 0)
    return _play("log-laid", values, total=total)


def _seat(values: dict[str, Value]) -> Seat | None:
    player = values.get("player")
    return player.seat if isinstance(player, PlayerValue) else None


def _number(values: dict[str, Value], key: str) -> int | None:
    number = values.get(key)
    return number if isinstance(number, int) else None


def _points(item: News) -> int | None:
    points = _number(item.values, "points")
    return -points if item.code == "deduction" and points is not None else points
