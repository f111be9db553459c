"""The games, their rules and drawings, and what can be chosen for a seat."""

from __future__ import annotations

import time
from functools import cache
from typing import Any, Final

from litestar import Request, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from abaculus.catalogue.game_page import family_cards, pictures
from abaculus.catalogue.rules_page import rules_page
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.registry import load_family
from abaculus.server.http.errors import REFUSALS, format_problem
from abaculus.server.http.messages import FamilyCard, RulesPage, SeatCheck, SeatChoice
from abaculus.server.http.request import address_of
from abaculus.server.limits import RateLimiter
from abaculus.server.rooms.presentation import translator_for
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.workers.table_tasks import check_seat

_OPTIONS: Final = 200_000
_SECONDS: Final = 5.0
_EACH: Final = 2_000
"""Characters of a data file that count as one more request."""


def game_routes(rooms: RoomRegistry) -> list[HTTPRouteHandler]:
    """The routes of game cards and rules, which are built once.

    Building them loads whole families, so it happens in a thread: live play does not wait.
    """
    asked = RateLimiter(rooms.limits.practice)

    @cache
    def cards() -> tuple[FamilyCard, ...]:
        return family_cards()

    @cache
    def rules_of(family: str) -> RulesPage:
        return rules_page(load_family(family))

    @get("/api/games", sync_to_thread=True)
    def games() -> tuple[FamilyCard, ...]:
        """Every family with its variants, options and bots."""
        return cards()

    @get("/api/games/{family:str}/pictures", sync_to_thread=True, responses=REFUSALS)
    def drawings(family: FromPath[str]) -> dict[str, str]:
        """The drawings of a family: SVG text by name."""
        return pictures(load_family(family))

    @get("/api/rules/{family:str}", sync_to_thread=True, responses=REFUSALS)
    def rules(family: FromPath[str]) -> RulesPage:
        """The rules of a family."""
        return rules_of(family)

    @post(
        "/api/games/{family:str}/seat",
        status_code=200,
        responses=REFUSALS,
        request_max_body_size=_OPTIONS,
    )
    async def seat(
        family: FromPath[str], data: JSONBody[SeatChoice], request: Request[Any, Any, Any]
    ) -> SeatCheck:
        """Whether a seat's choices are allowed, before there is a table."""
        size = sum(len(str(value)) for value in data.options.values())
        address = address_of(request)
        wait = asked.take(address, time.monotonic(), 1 + size // _EACH)
        if wait:
            raise RefusedError(Refusal("too-fast", {"seconds": wait}))
        refusal = await rooms.bounded_workers.ask(
            check_seat, _SECONDS, family, data.variant, data.options, data.own, address=address
        )
        if refusal is None:
            return SeatCheck(None)
        voice = translator_for(load_family(family), "en")
        return SeatCheck(format_problem(refusal, voice).sentence)

    return [games, drawings, rules, seat]
