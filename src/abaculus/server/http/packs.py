"""Packs over HTTP: check, preview, try, import, export, and keep for practice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from litestar import Request, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody

from abaculus.kernel.bot import Stop
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.http.errors import REFUSALS
from abaculus.server.http.messages import (
    AnswerVerdict,
    PackCheck,
    PackExportReply,
    PackExportRequest,
    PackImportReply,
    PackItemRequest,
    PackKeepReply,
    PackPreview,
    PackText,
    PackTry,
)
from abaculus.server.http.request import address_of, base_url, is_owner
from abaculus.server.limits import RateLimiter
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.share import ShareSwitch, qr_svg

if TYPE_CHECKING:
    from abaculus.questions.practice.syllabus import PackLibrary

T = TypeVar("T")
A = TypeVar("A")
AnyRequest = Request[Any, Any, Any]
_TEXT = 6_000_000
"""Bytes of a request with a pack's text; beyond a pack's own limit, so that errors get words."""
_FILE = 20_500_000
"""Bytes of a file; packed ones may hold pictures, which are not unpacked."""
_SMALL = 100_000
"""Characters of a text that is read in a thread; larger ones go to another process."""
_SECONDS = 20.0
_LIVE = 0.1
"""The weight of a request sent at every pause in typing, while the text is small."""
_AT_ONCE = 2


class PackWorker:
    """Runs authors' work in a thread, or in another process if it may take long."""

    def __init__(self, rooms: RoomRegistry) -> None:
        self._workers = rooms.workers
        self._paces = RateLimiter(rooms.limits.tasks)
        self._gate = asyncio.Semaphore(_AT_ONCE)

    async def enter(self, request: AnyRequest, size: int, weight: float = _LIVE) -> None:
        """Load the tools for the first author; raises `RefusedError` for too many requests."""
        pace = weight + size / 1_000_000
        wait = self._paces.take(address_of(request), time.monotonic(), pace)
        if wait:
            raise RefusedError(Refusal("too-fast", {"seconds": wait}))
        await asyncio.to_thread(_load_tools)

    async def run(self, size: int, work: Callable[[Stop, A], T], ask: A) -> T:
        """The result of the work."""
        if size > _SMALL:
            return await self._workers.ask(work, _SECONDS, ask)
        async with self._gate:
            return await asyncio.to_thread(work, _never, ask)


def pack_routes(
    rooms: RoomRegistry, sharing: ShareSwitch, library: PackLibrary
) -> list[HTTPRouteHandler]:
    """The routes of pack authors; the server keeps only packs handed in for practice."""
    worker = PackWorker(rooms)

    @post("/api/packs/check", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def check(data: JSONBody[PackText], request: AnyRequest) -> PackCheck:
        """Every error in a pack, with line and column."""
        await worker.enter(request, len(data.text))
        from abaculus.server.packs.tools import check_pack

        return await worker.run(len(data.text), check_pack, data)

    @post("/api/packs/preview", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def preview(data: JSONBody[PackItemRequest], request: AnyRequest) -> PackPreview:
        """An item as the learner sees it, with its answer."""
        await worker.enter(request, len(data.text))
        from abaculus.server.packs.tools import preview_item

        return await worker.run(len(data.text), preview_item, data)

    @post("/api/packs/try", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def attempt(data: JSONBody[PackTry], request: AnyRequest) -> AnswerVerdict:
        """The verdict on an answer to an item."""
        await worker.enter(request, len(data.ask.text))
        from abaculus.server.packs.tools import try_answer

        return await worker.run(len(data.ask.text), try_answer, data)

    @post("/api/packs/import", status_code=200, responses=REFUSALS, request_max_body_size=_FILE)
    async def bring(name: FromQuery[str], request: AnyRequest) -> PackImportReply:
        """A file of this or another program as a pack, and what became of each question."""
        data = await request.body()
        await worker.enter(request, len(data), 1)
        from abaculus.server.packs.tools import import_file

        return await worker.run(len(data), import_file, (name[:200], data))

    @post("/api/packs/export", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def export(data: JSONBody[PackExportRequest], request: AnyRequest) -> PackExportReply:
        """A pack as a file for another program."""
        await worker.enter(request, len(data.pack.text), 0.5)
        from abaculus.server.packs.tools import export_file

        return await worker.run(len(data.pack.text), export_file, data)

    @post("/api/packs/keep", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def keep(data: JSONBody[PackText], request: AnyRequest) -> PackKeepReply:
        """Keep a pack for practice by its id; without a licence, for the owner only."""
        await worker.enter(request, len(data.text), 1)
        from abaculus.questions.packs.licences import is_shareable
        from abaculus.server.packs.tools import parse_pack

        found = await worker.run(len(data.text), parse_pack, data)
        is_open = is_shareable(found.pack.pack)
        if not is_open and not is_owner(request):
            raise RefusedError(Refusal("pack-no-licence"))
        pack_id = await asyncio.to_thread(library.keep, found.pack)
        homes = (is_open and sharing.links()) or (base_url(request),)
        links = tuple(f"{home}/practice?pack={pack_id}" for home in homes)
        return PackKeepReply(
            id=pack_id,
            title=found.pack.pack.title,
            items=len(found.pack.items),
            left_out=found.left_out,
            shareable=is_open,
            links=links,
            qr=qr_svg(links[0]) if is_open and sharing.is_on else "",
        )

    return [check, preview, attempt, bring, export, keep]


def _load_tools() -> None:
    import_module("abaculus.server.packs.tools")


def _never() -> bool:
    """Work in a thread is never stopped."""
    return False
