"""Practice over HTTP: deal questions, preview answers, judge and explain."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from litestar import Request, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.questions.practice.syllabus import PackLibrary
from abaculus.server.http.errors import REFUSALS
from abaculus.server.http.messages import (
    AnswerPreview,
    AnswerVerdict,
    Hint,
    HintRequest,
    PracticeCard,
    PracticeRequest,
    Solution,
    Syllabus,
    TypedAnswer,
)
from abaculus.server.http.request import address_of, is_owner
from abaculus.server.limits import RateLimiter
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.secret import read_secret

if TYPE_CHECKING:
    from abaculus.questions.practice.desk import PracticeDesk

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
_DEAL = 4.0
"""How many keystrokes a new question counts as."""
_REQUEST = 100_000
_TEXT = 8_192


def practice_routes(rooms: RoomRegistry, packs: PackLibrary) -> list[HTTPRouteHandler]:
    """The routes of practice; generators are loaded and questions made in a thread."""
    asked = RateLimiter(rooms.limits.practice)

    secret = cache(lambda: read_secret(rooms.store.file))

    @cache
    def desk(*, is_owners: bool) -> PracticeDesk:
        from abaculus.questions.practice.desk import PracticeDesk
        from abaculus.server.packs.store import ShareablePacks

        return PracticeDesk(secret(), packs=packs if is_owners else ShareablePacks(packs))

    async def ask_desk(
        request: AnyRequest, answer: Callable[[PracticeDesk], T], weight: float = 1
    ) -> T:
        wait = asked.take(address_of(request), time.monotonic(), weight)
        if wait:
            raise RefusedError(Refusal("too-fast", {"seconds": wait}))
        is_owners = is_owner(request)
        return await asyncio.to_thread(lambda: answer(desk(is_owners=is_owners)))

    @get("/api/practice/syllabus", responses=REFUSALS)
    async def syllabus(request: AnyRequest) -> Syllabus:
        """Everything that can be practised."""
        return await ask_desk(request, lambda desk: desk.syllabus(), _DEAL)

    @post("/api/practice/deal", status_code=200, responses=REFUSALS, request_max_body_size=_REQUEST)
    async def deal(data: JSONBody[PracticeRequest], request: AnyRequest) -> PracticeCard:
        """A question that suits the learner; its answer stays on the server."""
        return await ask_desk(request, lambda desk: desk.deal(data), _DEAL)

    @post("/api/practice/read", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def read(data: JSONBody[TypedAnswer], request: AnyRequest) -> AnswerPreview:
        """How a text is read so far, without a judgement."""
        return await ask_desk(request, lambda desk: desk.read(data))

    @post("/api/practice/answer", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def answer(data: JSONBody[TypedAnswer], request: AnyRequest) -> AnswerVerdict:
        """The verdict on an answer."""
        return await ask_desk(request, lambda desk: desk.judge(data))

    @post("/api/practice/hint", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def hint(data: JSONBody[HintRequest], request: AnyRequest) -> Hint:
        """One rung of help, counted from 1."""
        return await ask_desk(request, lambda desk: desk.hint(data))

    @post(
        "/api/practice/solution", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT
    )
    async def solution(data: JSONBody[HintRequest], request: AnyRequest) -> Solution:
        """The answer and the way to it."""
        return await ask_desk(request, lambda desk: desk.solution(data))

    return [syllabus, deal, read, answer, hint, solution]
