"""Numbers in other systems of numerals over HTTP: the table of all, and a number composed."""

from __future__ import annotations

import asyncio
import time
from functools import cache
from typing import Any, Final

from litestar import Request, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from abaculus.kernel.messages import Refusal, Refused
from abaculus.maths.numerals import COMPOSED, TABLE, Term, explain, extent, write_numeral
from abaculus.server.http.errors import REFUSALS
from abaculus.server.http.messages import Judged, NumeralsOf, NumeralTry
from abaculus.server.http.request import address_of
from abaculus.server.limits import Buckets
from abaculus.server.rooms.rooms import Hall

_WHOLE: Final = ("roman", "arabic-indic")
"""Systems whose signs are worth their place as they stand."""
_TEXT: Final = 4_096


def numeral_routes(hall: Hall) -> list[HTTPRouteHandler]:
    """The table of numbers, and the referee for those who try to compose one."""
    asked = Buckets(hall.limits.practice)

    @get("/api/numerals", sync_to_thread=False)
    def numerals() -> tuple[NumeralsOf, ...]:
        """The numbers from 1 on in every system, with the sum that each writes."""
        return table()

    @post("/api/numerals/try", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def attempt(data: JSONBody[NumeralTry], request: Request[Any, Any, Any]) -> Judged:
        """The verdict on a number that somebody composed."""
        wait = asked.take(address_of(request), time.monotonic(), 1)
        if wait:
            raise Refused(Refusal("too-fast", {"seconds": wait}))
        return await asyncio.to_thread(tried, data)

    return [numerals, attempt]


@cache
def table() -> tuple[NumeralsOf, ...]:
    """Every number in every system."""
    return tuple(
        NumeralsOf(
            system,
            tuple(write_numeral(system, number) for number in TABLE),
            tuple(summed(system, number) for number in TABLE),
        )
        for system in COMPOSED
    )


def summed(system: str, number: int) -> str:
    """The sum that a number is written as: `9 × 20 + 18`."""
    return " + ".join(_spelled(system, term) for term in explain(system, number) if term.value)


def tried(data: NumeralTry) -> Judged:
    """What the checker of the strict forms says; raises `Refused` where nothing can be composed."""
    if data.system not in COMPOSED or not 1 <= data.number <= extent(data.system, strict=True)[1]:
        raise Refused(Refusal("no-page"))
    from abaculus.questions.delivery.verdicts import Marking, judge

    spec = {"kind": "numeral", "system": data.system, "value": data.number, "strict": True}
    return judge(Marking(spec, "en"), data.given)


def _spelled(system: str, term: Term) -> str:
    if term.unit == 1 or system in _WHOLE:
        return str(term.value)
    return str(term.unit) if term.count == 1 else f"{term.count} × {term.unit}"
