"""At a real table people get their time to look, whoever has turned the jettons."""

from __future__ import annotations

import asyncio
from typing import Any

from abaculus.games.mathesso.moves import Cover
from abaculus.games.mathesso.notation import SHOW
from abaculus.games.mathesso.state import Showing
from abaculus.kernel.events import Played, TimedOut
from abaculus.kernel.game import Step
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.stores.memory import MemoryStore
from abaculus.tables.table import SeatRequest

PATIENCE = 60


async def first_turn_of_a_bot() -> tuple[Step[Any, Any], ...]:
    """What happens until the person is to play."""
    hall = RoomRegistry(MemoryStore(), pace=0.01)
    players = [SeatRequest("bot", bot="0"), SeatRequest("here", "Mila")]
    options: dict[str, str | int | bool] = {"order": "seats", "show_seconds": 1}
    try:
        room, _ = await hall.open("mathesso", "pico", options, players, start=True)
        async with asyncio.timeout(PATIENCE):
            while True:
                steps = await room.history.steps()
                if steps and getattr(steps[-1].state.phase, "seat", 0) == 1:
                    return steps
                await asyncio.sleep(0.05)
    finally:
        await hall.end()


def test_the_clock_and_not_the_bot_covers_what_did_not_match() -> None:
    *before, last = asyncio.run(first_turn_of_a_bot())

    shown = before[-1].state.phase
    assert isinstance(shown, Showing)
    if shown.won:
        assert isinstance(last.event, Played)
        assert Cover() == last.event.move
    else:
        assert isinstance(last.event, TimedOut)
        assert SHOW == last.event.deadline
