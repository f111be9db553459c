"""Packs over HTTP: check, preview, try, import, export, and keep for practice."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from litestar import Request, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody

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
from abaculus.server.packs.store import PackRepository
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.share import ShareSwitch, qr_svg
from abaculus.server.workers.pack_tasks import use_tool

if TYPE_CHECKING:
    from abaculus.server.packs.tools import ReadyPack

AnyRequest = Request[Any, Any, Any]
_TEXT = 6_000_000
"""Bytes of a request with a pack's text; beyond a pack's own limit, so that errors get words."""
_FILE = 20_500_000
"""Bytes of a file; packed ones may hold pictures, which are not unpacked."""
_SECONDS = 20.0
_LIVE = 0.1
"""The weight of a request sent at every pause in typing, while the text is small."""


class PackWorker:
    """Hands authors' work to the bounded workers."""

    def __init__(self, rooms: RoomRegistry) -> None:
        self._workers = rooms.bounded_workers
        self._paces = RateLimiter(rooms.limits.tasks)

    def enter(self, request: AnyRequest, size: int, weight: float = _LIVE) -> None:
        """Raises `RefusedError` for too many requests."""
        pace = weight + size / 1_000_000
        wait = self._paces.take(address_of(request), time.monotonic(), pace)
        if wait:
            raise RefusedError(Refusal("too-fast", {"seconds": wait}))

    async def run(self, request: AnyRequest, size: int, tool: str, ask: object) -> Any:
        """The result of a tool's work."""
        address = address_of(request)
        return await self._workers.ask(use_tool, _SECONDS, tool, ask, address=address, size=size)


def pack_routes(
    rooms: RoomRegistry, sharing: ShareSwitch, library: PackRepository
) -> list[HTTPRouteHandler]:
    """The routes of pack authors; the server keeps only packs handed in for practice."""
    worker = PackWorker(rooms)

    @post("/api/packs/check", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def check(data: JSONBody[PackText], request: AnyRequest) -> PackCheck:
        """Every error in a pack, with line and column."""
        worker.enter(request, len(data.text))
        reply: PackCheck = await worker.run(request, len(data.text), "check_pack", data)
        return reply

    @post("/api/packs/preview", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def preview(data: JSONBody[PackItemRequest], request: AnyRequest) -> PackPreview:
        """An item as the learner sees it, with its answer."""
        worker.enter(request, len(data.text))
        reply: PackPreview = await worker.run(request, len(data.text), "preview_item", data)
        return reply

    @post("/api/packs/try", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def attempt(data: JSONBody[PackTry], request: AnyRequest) -> AnswerVerdict:
        """The verdict on an answer to an item."""
        worker.enter(request, len(data.ask.text))
        reply: AnswerVerdict = await worker.run(request, len(data.ask.text), "try_answer", data)
        return reply

    @post("/api/packs/import", status_code=200, responses=REFUSALS, request_max_body_size=_FILE)
    async def bring(name: FromQuery[str], request: AnyRequest) -> PackImportReply:
        """A file of this or another program as a pack, and what became of each question."""
        data = await request.body()
        worker.enter(request, len(data), 1)
        reply: PackImportReply = await worker.run(
            request, len(data), "import_file", (name[:200], data)
        )
        return reply

    @post("/api/packs/export", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def export(data: JSONBody[PackExportRequest], request: AnyRequest) -> PackExportReply:
        """A pack as a file for another program."""
        worker.enter(request, len(data.pack.text), 0.5)
        reply: PackExportReply = await worker.run(request, len(data.pack.text), "export_file", data)
        return reply

    @post("/api/packs/keep", status_code=200, responses=REFUSALS, request_max_body_size=_TEXT)
    async def keep(data: JSONBody[PackText], request: AnyRequest) -> PackKeepReply:
        """Keep a pack for practice by its id; without a licence, for the owner only."""
        worker.enter(request, len(data.text), 1)
        found: ReadyPack = await worker.run(request, len(data.text), "prepare_pack", data)
        is_open = found.is_shareable
        if not is_open and not is_owner(request):
            raise RefusedError(Refusal("pack-no-licence"))
        pack_id = await asyncio.to_thread(library.keep_data, found.data)
        homes = (is_open and sharing.links()) or (base_url(request),)
        links = tuple(f"{home}/practice?pack={pack_id}" for home in homes)
        return PackKeepReply(
            id=pack_id,
            title=found.title,
            items=found.items,
            left_out=found.left_out,
            shareable=is_open,
            links=links,
            qr=qr_svg(links[0]) if is_open and sharing.is_on else "",
        )

    return [check, preview, attempt, bring, export, keep]
