"""The table with its places, and the hands of won pairs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from abaculus.games.mathesso.scatter import place_names, scatter_grid
from abaculus.games.mathesso.state import JettonSpot, Showing, WonPair
from abaculus.games.mathesso.view import View
from abaculus.kernel.messages import PlayerValue, Seat
from abaculus.kernel.scene_parts import Box, Cell, Disc, Ground, Text, Zone

TABLE: Final = "table"
_SCALE: Final = 10
"""A jetton is a thousand wide in the rules and a hundred on the screen."""


def zones(view: View) -> tuple[Zone[Text], ...]:
    """The table, then a hand for each seat."""
    hands = (
        _hand(seat, len(hand_pairs(view, seat)), seat == view.seat)
        for seat in range(view.rules.players)
    )
    return (_table(view.rows, view.spots), *hands)


@lru_cache(maxsize=256)
def _table(rows: str, spots: tuple[JettonSpot, ...]) -> Zone[Text]:
    named = place_names(rows).by_place if spots else []
    ground = scatter_grid(max(1, len(named)))
    cells = tuple(
        Cell(
            name,
            Disc(spot.x // _SCALE, spot.y // _SCALE, 50),
            Text("place", {"place": name}),
            angle=spot.angle,
        )
        for name, spot in zip(named, spots, strict=False)
    )
    size = Ground(ground.width // _SCALE, ground.height // _SCALE)
    return Zone(TABLE, "board", Text("table"), cells, ground=size)


@lru_cache(maxsize=1024)
def _hand(seat: Seat, many: int, is_own: bool) -> Zone[Text]:
    name = Text("hand-own") if is_own else Text("hand-of", {"player": PlayerValue(seat)})
    cells = tuple(
        Cell(
            hand_cell(seat, number),
            Box(100 * number, 0, 100, 100),
            Text("hand-place", {"number": number + 1}),
        )
        for number in range(many)
    )
    return Zone(f"hand-{seat}", "rack", name, cells, seat)


def hand_cell(seat: Seat, number: int) -> str:
    """The place of a seat's pairs."""
    return f"hand-{seat}-{number + 1}"


def hand_pairs(view: View, seat: Seat) -> tuple[WonPair, ...]:
    """A seat's pairs, except one still shown on the table."""
    phase, hand = view.phase, view.hands[seat]
    if isinstance(phase, Showing) and phase.won and phase.seat == seat:
        return hand[:-1]
    return hand
