"""A table in this process, new or resumed, until the screen is closed."""

from __future__ import annotations

import asyncio
from enum import Enum
from pathlib import Path

from msgspec import Struct

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.registry import load_family
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.stores import MEMORY, open_store
from abaculus.tables.table import SeatRequest
from abaculus.terminal.app import TableApp
from abaculus.terminal.client.backends import LocalBackend
from abaculus.terminal.client.tokens import TokenFile, data_folder
from abaculus.terminal.input.seat_args import parse_seats

_FILE = "screen.sqlite"


class PlayArgs(Struct, frozen=True):
    """The arguments of the command line."""

    family: str
    variant: str = ""
    options: dict[str, str] = {}
    seats: str | None = None
    resume: bool = False
    any_family: bool = False
    """Whether --resume accepts a game of any family."""
    database: str | None = None


class ExitReason(Enum):
    """How the screen was left."""

    OVER = "over"
    KEPT = "kept"
    LOST = "lost"


def play_local(args: PlayArgs) -> ExitReason:
    """Play until the person quits; raises `RefusedError`."""
    return asyncio.run(_play(args))


async def _play(args: PlayArgs) -> ExitReason:
    folder = data_folder()
    in_memory = args.database == MEMORY
    if args.database is None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    keys = None if in_memory else TokenFile(_token_folder(args.database, folder))
    rooms = RoomRegistry(open_store(args.database or folder / _FILE))
    try:
        table, token = await (
            _find_open_table(rooms, args, keys) if args.resume else _open_table(rooms, args)
        )
        app = TableApp(LocalBackend(rooms, token, keys), table)
        await app.run_async()
        room = await rooms.room(app.table)
        if room.table.phase == "over":
            return ExitReason.OVER
        return ExitReason.LOST if in_memory else ExitReason.KEPT
    finally:
        await rooms.end()


def _token_folder(database: str | None, folder: Path) -> Path:
    """The folder of the tokens for a database's tables."""
    return folder if database is None else Path(f"{database}.keys")


async def _open_table(rooms: RoomRegistry, args: PlayArgs) -> tuple[str, str]:
    family = load_family(args.family)
    game = family.game(args.variant or None)
    options = dict(args.options)
    requests = parse_seats(family, game, args.seats, options.pop("players", None))
    general: dict[str, str | int | bool] = {}
    for key, value in options.items():
        seat, dot, own = key.partition(".")
        number = seat.removeprefix("seat")
        if dot and number.isdigit() and int(number) < len(requests):
            requests = _set_option(requests, int(number), own, value)
        else:
            general[key] = value
    room, token = await rooms.open(family.id, game.info.id, general, requests, start=True)
    return room.table.id, token


def _set_option(
    requests: tuple[SeatRequest, ...], seat: int, key: str, value: str
) -> tuple[SeatRequest, ...]:
    old = requests[seat]
    new = SeatRequest(old.kind, old.name, old.bot, {**old.options, key: value})
    return (*requests[:seat], new, *requests[seat + 1 :])


async def _find_open_table(
    rooms: RoomRegistry, args: PlayArgs, keys: TokenFile | None
) -> tuple[str, str]:
    """The last table whose game is not over."""
    for key in reversed(keys.all() if keys else ()):
        if key.server:
            continue
        try:
            room = await rooms.room(key.table)
        except RefusedError:
            continue
        fits = args.any_family or room.table.family == args.family
        if fits and room.table.phase != "over":
            return key.table, key.token
    raise RefusedError(Refusal("nothing-to-resume"))
