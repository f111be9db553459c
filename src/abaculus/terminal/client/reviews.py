"""Sources of reviews: the rooms of this process, or a server."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from msgspec import Struct

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.http.messages import GameReview, ReviewMoment, ReviewTurn
from abaculus.server.rooms.review import ReviewCache
from abaculus.server.rooms.room import Room
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.workers.pool import WorkerTimeoutError
from abaculus.terminal.client.addresses import Address
from abaculus.terminal.client.http import fetch


class ReviewIndex(Struct, frozen=True):
    """A finished game: its turns, and remarks on each seat."""

    turns: tuple[ReviewTurn, ...]
    summary: tuple[tuple[RichSentence, ...], ...]


class ReviewSource(Protocol):
    """Reviews finished games; raises `RefusedError` or `ServerRefusalError` if it cannot."""

    async def review(self, table: str) -> ReviewIndex:
        """The review of the game at a table."""
        ...

    async def moment(self, table: str, number: int) -> ReviewMoment:
        """One turn of it, with the best move."""
        ...


class LocalReviewSource:
    """Games of this process."""

    def __init__(self, rooms: RoomRegistry) -> None:
        self._rooms = rooms
        self._cache = ReviewCache(rooms.bounded_workers)

    async def review(self, table: str) -> ReviewIndex:
        """See `ReviewSource`."""
        review = await self._cache.of(await self._finished_room(table))
        return ReviewIndex(tuple(review.turns.values()), review.summary)

    async def moment(self, table: str, number: int) -> ReviewMoment:
        """See `ReviewSource`."""
        room = await self._finished_room(table)
        try:
            return await self._cache.moment(room, number)
        except (BrokenProcessPool, WorkerTimeoutError) as error:
            raise RefusedError(Refusal("no-thought")) from error

    async def _finished_room(self, table: str) -> Room:
        """The room of a finished game; during a game a review would reveal secrets."""
        room = await self._rooms.room(table)
        if room.table.phase != "over":
            raise RefusedError(Refusal("not-over-yet"))
        return room


class RemoteReviewSource:
    """Games of a running server."""

    def __init__(self, address: Address) -> None:
        self._address = address

    async def review(self, table: str) -> ReviewIndex:
        """See `ReviewSource`."""
        data = await asyncio.to_thread(fetch, self._address, _review_path(table), GameReview)
        return ReviewIndex(data.turns, data.summary)

    async def moment(self, table: str, number: int) -> ReviewMoment:
        """See `ReviewSource`."""
        path = f"{_review_path(table)}/{number}"
        return await asyncio.to_thread(fetch, self._address, path, ReviewMoment)


def _review_path(table: str) -> str:
    return f"/api/tables/{table}/review"
