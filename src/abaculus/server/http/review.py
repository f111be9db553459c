"""Reviews of finished games."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.http.errors import REFUSALS
from abaculus.server.http.messages import GameReview, ReviewMoment
from abaculus.server.http.request import address_of
from abaculus.server.http.tables import info_of, require_over
from abaculus.server.limits import RateLimiter
from abaculus.server.rooms.review import ReviewCache
from abaculus.server.rooms.rooms import RoomRegistry


def review_routes(rooms: RoomRegistry) -> list[HTTPRouteHandler]:
    """The routes of reviews, which are made on request; the last few are cached."""
    reviews = ReviewCache(rooms.bounded_workers)
    asked = RateLimiter(rooms.limits.tasks)

    def pace(request: Request[Any, Any, Any]) -> str:
        """The address of the request; raises `RefusedError` for too many of them."""
        address = address_of(request)
        wait = asked.take(address, time.monotonic(), 0.2)
        if wait:
            raise RefusedError(Refusal("too-fast", {"seconds": wait}))
        return address

    @get("/api/tables/{table:str}/review", responses=REFUSALS)
    async def game_review(table: FromPath[str], request: Request[Any, Any, Any]) -> GameReview:
        """A finished game, turn by turn."""
        room = await rooms.room(table)
        require_over(room)
        review = await reviews.of(room, pace(request))
        return GameReview(
            info_of(room),
            tuple(review.turns.values()),
            review.seats,
            review.summary,
            review.practice,
        )

    @get("/api/tables/{table:str}/review/{number:int}", responses=REFUSALS)
    async def moment(
        table: FromPath[str], number: FromPath[int], request: Request[Any, Any, Any]
    ) -> ReviewMoment:
        """One turn, with the best move."""
        room = await rooms.room(table)
        require_over(room)
        return await reviews.moment(room, number, pace(request))

    return [game_review, moment]
