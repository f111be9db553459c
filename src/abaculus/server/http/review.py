"""Looking back at a game that is over."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from abaculus.kernel.messages import Refusal, Refused
from abaculus.server.http.errors import REFUSALS
from abaculus.server.http.messages import Story, StoryMoment
from abaculus.server.http.request import address_of
from abaculus.server.http.tables import info_of, need_over
from abaculus.server.limits import Buckets
from abaculus.server.rooms.review import Stories
from abaculus.server.rooms.rooms import Hall


def story_routes(hall: Hall) -> list[HTTPRouteHandler]:
    """Stories are made when asked for, and a few are remembered."""
    stories = Stories(hall.thinking)
    asked = Buckets(hall.limits.thoughts)

    @get("/api/tables/{table:str}/story", responses=REFUSALS)
    async def story(table: FromPath[str]) -> Story:
        """A finished game, turn by turn."""
        room = await hall.room(table)
        need_over(room)
        told = await stories.of(room)
        return Story(
            info_of(room), tuple(told.turns.values()), told.seats, told.summary, told.practice
        )

    @get("/api/tables/{table:str}/story/{number:int}", responses=REFUSALS)
    async def moment(
        table: FromPath[str], number: FromPath[int], request: Request[Any, Any, Any]
    ) -> StoryMoment:
        """One turn, with the best move there was."""
        room = await hall.room(table)
        need_over(room)
        wait = asked.take(address_of(request), time.monotonic(), 0.2)
        if wait:
            raise Refused(Refusal("too-fast", {"seconds": wait}))
        return await stories.moment(room, number)

    return [story, moment]
