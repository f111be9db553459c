"""Practice over HTTP: deal questions, preview answers, judge and explain."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from litestar import Request, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.questions.practice.sealed_ids import pack_of
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
from abaculus.server.packs.store import PackRepository
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.secret import read_secret
from abaculus.server.workers.pack_tasks import practise

if TYPE_CHECKING:
    from abaculus.questions.practice.desk import PracticeDesk

AnyRequest = Request[Any, Any, Any]
_DEAL = 4.0
"""How many keystrokes a new question counts as."""
_REQUEST = 100_000
_SECONDS = 5.0
_TEXT = 8_192


class PracticeService:
    """Answers learners, in a thread or by the bounded workers.

    The workers deal, because a question is made again for every one seen lately, and they do
    everything with questions of packs. A single question of ours is made in a thread, and so is
    the verdict on an answer: the checker reads no more than 200 characters of it, which takes a
    few milliseconds at worst.
    """

    def __init__(self, rooms: RoomRegistry, packs: PackRepository) -> None:
        self._workers = rooms.bounded_workers
        self._packs = packs
        self._asked = RateLimiter(rooms.limits.practice)
        self._file = rooms.store.file

    @cached_property
    def _secret(self) -> bytes:
        return read_secret(self._file)

    @cached_property
    def _desk(self) -> PracticeDesk:
        from abaculus.questions.practice.desk import PracticeDesk

        return PracticeDesk(self._secret)

    async def syllabus(self, request: AnyRequest) -> Syllabus:
        """Everything that can be practised."""
        self._pace(request, _DEAL)
        return await asyncio.to_thread(lambda: self._desk.syllabus())

    async def deal(self, request: AnyRequest, data: PracticeRequest) -> PracticeCard:
        """A question that suits the learner."""
        self._pace(request, _DEAL)
        like = pack_of(data.like, self._secret) if data.like else ""
        card: PracticeCard = await self._hand_on(request, {data.pack, like}, "deal", data)
        return card

    async def ask_desk(
        self, request: AnyRequest, errand: str, data: TypedAnswer | HintRequest
    ) -> Any:
        """What the desk says about a question."""
        self._pace(request, 1)
        pack = pack_of(data.handle, self._secret)
        if pack:
            return await self._hand_on(request, {pack}, errand, data)
        return await asyncio.to_thread(lambda: getattr(self._desk, errand)(data))

    def _pace(self, request: AnyRequest, weight: float) -> None:
        wait = self._asked.take(address_of(request), time.monotonic(), weight)
        if wait:
            raise RefusedError(Refusal("too-fast", {"seconds": wait}))

    async def _hand_on(
        self, request: AnyRequest, names: Iterable[str], errand: str, data: object
    ) -> Any:
        is_owners = is_owner(request)
        packs = await asyncio.to_thread(self._find_packs, names, is_owners=is_owners)
        return await self._workers.ask(
            practise,
            _SECONDS,
            self._secret,
            packs,
            errand,
            data,
            # a class that practises does not wait for its neighbour's pack
            address=address_of(request) if packs else f"{address_of(request)} practice",
            size=sum(map(len, packs.values())),
        )

    def _find_packs(self, names: Iterable[str], *, is_owners: bool) -> dict[str, bytes]:
        found = {name: self._packs.data(name, is_owners=is_owners) for name in names if name}
        return {name: data for name, data in found.items() if data is not None}


def practice_routes(rooms: RoomRegistry, packs: PackRepository) -> list[HTTPRouteHandler]:
    """The routes of practice."""
    service = PracticeService(rooms, packs)

    @get("/api/practice/syllabus", responses=REFUSALS)
    async def syllabus(request: AnyRequest) -> Syllabus:
        """Everything that can be practised."""
        return await service.syllabus(request)

    @post("/api/practice/deal", status_code=200, responses=REFUSALS, request_max_body_size=_REQUEST)
    async def deal(data: JSONBody[PracticeRequest], request: AnyRequest) -> PracticeCard:
        """A question that suits the learner; its answer stays on the server."""
        return await service.deal(request, data)

    @post("/api/practice/read", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def read(data: JSONBody[TypedAnswer], request: AnyRequest) -> AnswerPreview:
        """How a text is read so far, without a judgement."""
        reply: AnswerPreview = await service.ask_desk(request, "read", data)
        return reply

    @post("/api/practice/answer", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def answer(data: JSONBody[TypedAnswer], request: AnyRequest) -> AnswerVerdict:
        """The verdict on an answer."""
        reply: AnswerVerdict = await service.ask_desk(request, "judge", data)
        return reply

    @post("/api/practice/hint", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def hint(data: JSONBody[HintRequest], request: AnyRequest) -> Hint:
        """One rung of help, counted from 1."""
        reply: Hint = await service.ask_desk(request, "hint", data)
        return reply

    @post(
        "/api/practice/solution", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT
    )
    async def solution(data: JSONBody[HintRequest], request: AnyRequest) -> Solution:
        """The answer and the way to it."""
        reply: Solution = await service.ask_desk(request, "solution", data)
        return reply

    return [syllabus, deal, read, answer, hint, solution]
