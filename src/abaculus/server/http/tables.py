"""Open tables, join them, and import and export records."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.records import family_name
from abaculus.server.http.errors import REFUSALS, family_words
from abaculus.server.http.messages import Invitation, JoinRequest, NewTable, Peek, SeatGrant
from abaculus.server.http.request import ApiRequest, address_of, base_url, connection_group
from abaculus.server.rooms.presentation import scene_of, table_info, translator_for
from abaculus.server.rooms.room import Room
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.share import ShareSwitch, qr_svg
from abaculus.server.ws.messages import TableInfo
from abaculus.server.ws.presenter import NOBODY
from abaculus.tables.decide import Actor, seats_of
from abaculus.tables.imports import export_record
from abaculus.tables.table import is_free
from abaculus.tables.tokens import digest

AnyRequest = Request[Any, Any, Any]


def info_of(room: Room) -> TableInfo:
    """The table as anyone may know it."""
    info = table_info(
        room.table,
        room.awaits,
        NOBODY,
        present=room.present,
        spectators=room.spectators,
        code=room.code,
        voice=translator_for(room.family, "en"),
    )
    return replace(info, scores=_scores(room))


def _scores(room: Room) -> tuple[int | None, ...]:
    state = room.table.state
    if state is None:
        return ()
    return tuple(seat.score for seat in scene_of(room.family, room.game, state, None).seats)


def _seat_grant(room: Room, token: str) -> SeatGrant:
    seats = seats_of(room.table, Actor(digest(token)))
    return SeatGrant(room.table.id, token, seats, room.code)


def require_over(room: Room) -> None:
    """Raises `RefusedError` during a game, whose record would reveal secrets."""
    if room.table.phase != "over":
        raise RefusedError(Refusal("record-closed"))


def table_routes(rooms: RoomRegistry, sharing: ShareSwitch) -> list[HTTPRouteHandler]:
    """The routes of tables that need no socket."""

    @post("/api/tables", responses=REFUSALS, request_max_body_size=200_000)
    async def open_table(data: JSONBody[NewTable], request: AnyRequest) -> SeatGrant:
        """Open a table; the token is the host's."""
        with family_words(data.family):
            room, token = await rooms.open(
                data.family,
                data.variant,
                data.options,
                data.players,
                start=data.start,
                address=address_of(request),
            )
        return _seat_grant(room, token)

    @post("/api/join", responses=REFUSALS, request_max_body_size=4096)
    async def join(data: JSONBody[JoinRequest], request: AnyRequest) -> SeatGrant:
        """Take a seat by join code or table id."""
        room, token = await rooms.join(
            code=data.code, table=data.table, name=data.name, address=address_of(request)
        )
        return _seat_grant(room, token)

    @get("/api/tables/{table:str}", responses=REFUSALS)
    async def peek(table: FromPath[str]) -> Peek:
        """What anyone who has a table's link may know."""
        room = await rooms.room(table)
        free = sum(map(is_free, room.table.holders)) if room.table.phase == "waiting" else 0
        return Peek(info_of(room), free)

    @get("/api/tables/{table:str}/invitation", responses=REFUSALS)
    async def invitation(table: FromPath[str], request: AnyRequest) -> Invitation:
        """How a friend joins the table."""
        room = await rooms.room(table)
        rooms.renew_code(room)
        homes = sharing.links() or (base_url(request),)
        links = tuple(f"{home}/join/{room.table.id}" for home in homes)
        local_only = connection_group(request).is_local and not sharing.is_on
        return Invitation(room.code, links, qr_svg(links[0]), local_only)

    @get("/api/tables/{table:str}/record", responses=REFUSALS, media_type=MediaType.TEXT)
    async def record(table: FromPath[str]) -> str:
        """The record of a finished game."""
        room = await rooms.room(table)
        require_over(room)
        return export_record(room.table, await room.history.entries())

    @post("/api/records", responses=REFUSALS, request_max_body_size=rooms.limits.record_bytes)
    async def take_in(request: ApiRequest) -> SeatGrant:
        """Open a table from a record, whose text is the body."""
        text = await request.text()
        with family_words(family_name(text)):
            room, token = await rooms.import_game(text, address_of(request))
        return _seat_grant(room, token)

    return [open_table, join, peek, invitation, record, take_in]
