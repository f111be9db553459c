"""A table where every roll leads to a blue card of one type, with a fixed question."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from abaculus.kernel.rng import SeededRng
from abaculus.server.rooms.room import Room
from abaculus.tables.table import SeatRequest
from tests.terminal.answer_keys import is_asked
from tests.terminal.live_screen import Terminal, at_table

_BOARD: Final = {
    "halves": {"A": [3, 5, 7, 11, 13], "B": [13, 17, 19, 29, 31]},
    "squares": [
        {"theme": "theme-unit", "role": "chance"}
        if number == 0
        else {"theme": "theme-unit", "role": "figure", "figure": "EAHKGT"[number - 10]}
        if number in range(10, 16)
        else {"theme": "theme-unit", "role": "question", "numerals": "maya"}
        for number in range(35)
    ],
}


@asynccontextmanager
async def blue_card(
    kind: str, size: tuple[int, int] = (80, 24)
) -> AsyncGenerator[tuple[Terminal, Room]]:
    """A player alone who has rolled, moved and named a number of a blue card of that type."""
    seat = SeatRequest("here", "Mila", options={"mode": f"rcxn{kind}"})
    async with at_table(
        "mathematicus",
        [seat],
        variant="advanced",
        options={"board": json.dumps(_BOARD)},
        size=size,
        rng=SeededRng(f"blue {kind}"),
    ) as (terminal, room):
        for move in ("R4", "F", "Q:5"):
            number = terminal.state.number
            await terminal.type_move(move)
            await terminal.until_after(number)
        await terminal.until(lambda: is_asked(terminal))
        yield terminal, room
