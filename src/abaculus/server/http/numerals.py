"""Other numeral systems over HTTP: tables of numerals, and the verdict on a composed one."""

from __future__ import annotations

import asyncio
import time
from functools import cache
from typing import Any, Final

from litestar import Request, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.maths.numerals import COMPOSED, TABLE, Term, explain, extent, write_numeral
from abaculus.server.http.errors import REFUSALS
from abaculus.server.http.messages import AnswerVerdict, NumeralTable, NumeralTry
from abaculus.server.http.request import address_of
from abaculus.server.limits import RateLimiter
from abaculus.server.rooms.rooms import RoomRegistry

_WHOLE: Final = ("roman", "arabic-indic")
"""Systems whose terms are written as values, not as products."""
_TEXT: Final = 4_096


def numeral_routes(rooms: RoomRegistry) -> list[HTTPRouteHandler]:
    """The routes of the numeral tables and of the referee for composed numerals."""
    asked = RateLimiter(rooms.limits.practice)

    @get("/api/numerals", sync_to_thread=False)
    def numerals() -> tuple[NumeralTable, ...]:
        """The numbers from 1 on in every system, with the sum that each numeral writes."""
        return numeral_tables()

    @post("/api/numerals/try", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def attempt(data: JSONBody[NumeralTry], request: Request[Any, Any, Any]) -> AnswerVerdict:
        """The verdict on a composed numeral."""
        wait = asked.take(address_of(request), time.monotonic(), 1)
        if wait:
            raise RefusedError(Refusal("too-fast", {"seconds": wait}))
        return await asyncio.to_thread(check_numeral, data)

    return [numerals, attempt]


@cache
def numeral_tables() -> tuple[NumeralTable, ...]:
    """Every number in every numeral system."""
    return tuple(
        NumeralTable(
            system,
            tuple(write_numeral(system, number) for number in TABLE),
            tuple(format_sum(system, number) for number in TABLE),
        )
        for system in COMPOSED
    )


def format_sum(system: str, number: int) -> str:
    """The sum that a numeral writes: `9 × 20 + 18`."""
    return " + ".join(_format_term(system, term) for term in explain(system, number) if term.value)


def check_numeral(data: NumeralTry) -> AnswerVerdict:
    """The verdict of the strict checker.

    Raises `RefusedError` where nothing can be composed.
    """
    if data.system not in COMPOSED or not 1 <= data.number <= extent(data.system, strict=True)[1]:
        raise RefusedError(Refusal("no-page"))
    from abaculus.questions.delivery.verdicts import MarkScheme, judge

    spec = {"kind": "numeral", "system": data.system, "value": data.number, "strict": True}
    return judge(MarkScheme(spec, "en"), data.given)


def _format_term(system: str, term: Term) -> str:
    if term.unit == 1 or system in _WHOLE:
        return str(term.value)
    return str(term.unit) if term.count == 1 else f"{term.count} × {term.unit}"
