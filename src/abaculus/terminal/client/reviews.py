"""Where a finished game is looked back on: in the hall of this process, or at a server."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from msgspec import Struct

from abaculus.i18n.rich import Rich
from abaculus.kernel.messages import Refusal, Refused
from abaculus.server.http.messages import Story, StoryMoment, StoryTurn
from abaculus.server.rooms.review import Stories
from abaculus.server.rooms.room import Room
from abaculus.server.rooms.rooms import Hall
from abaculus.server.workers.pool import TooSlow
from abaculus.terminal.client.addresses import Address
from abaculus.terminal.client.http import asked


class Tale(Struct, frozen=True):
    """A finished game: its turns, and what is told of each seat."""

    turns: tuple[StoryTurn, ...]
    summary: tuple[tuple[Rich, ...], ...]


class Tales(Protocol):
    """Tells finished games; raises `Refused` or `TurnedAway` where it cannot."""

    async def tale(self, table: str) -> Tale:
        """The game at a table."""
        ...

    async def moment(self, table: str, number: int) -> StoryMoment:
        """One turn of it, with the best there was."""
        ...


class LocalTales:
    """Games of this process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._stories = Stories(hall.thinking)

    async def tale(self, table: str) -> Tale:
        """As in `Tales`."""
        told = await self._stories.of(await self._ended(table))
        return Tale(tuple(told.turns.values()), told.summary)

    async def moment(self, table: str, number: int) -> StoryMoment:
        """As in `Tales`."""
        room = await self._ended(table)
        try:
            return await self._stories.moment(room, number)
        except (BrokenProcessPool, TooSlow) as error:
            raise Refused(Refusal("no-thought")) from error

    async def _ended(self, table: str) -> Room:
        """While a game goes on, looking back would tell secrets."""
        room = await self._hall.room(table)
        if room.table.phase != "over":
            raise Refused(Refusal("not-over-yet"))
        return room


class RemoteTales:
    """Games of a running server."""

    def __init__(self, address: Address) -> None:
        self._address = address

    async def tale(self, table: str) -> Tale:
        """As in `Tales`."""
        story = await asyncio.to_thread(asked, self._address, _story(table), Story)
        return Tale(story.turns, story.summary)

    async def moment(self, table: str, number: int) -> StoryMoment:
        """As in `Tales`."""
        path = f"{_story(table)}/{number}"
        return await asyncio.to_thread(asked, self._address, path, StoryMoment)


def _story(table: str) -> str:
    return f"/api/tables/{table}/story"
