"""A table in this process, from its opening or where it was left, until the screen is closed."""

from __future__ import annotations

import asyncio
from enum import Enum
from pathlib import Path

from msgspec import Struct

from abaculus.kernel.messages import Refusal, Refused
from abaculus.kernel.registry import family
from abaculus.server.rooms.rooms import Hall
from abaculus.stores import MEMORY, open_store
from abaculus.tables.table import Wanted
from abaculus.terminal.app import TableApp
from abaculus.terminal.client.backends import LocalDoor
from abaculus.terminal.client.tokens import DoorKeys, data_folder
from abaculus.terminal.input.seat_args import company

_FILE = "screen.sqlite"


class Wish(Struct, frozen=True):
    """What was asked for on the command line."""

    family: str
    variant: str = ""
    options: dict[str, str] = {}
    seats: str | None = None
    resume: bool = False
    any_family: bool = False
    """Whether --resume takes a game of any family."""
    database: str | None = None


class Ended(Enum):
    """How the screen was left."""

    OVER = "over"
    KEPT = "kept"
    LOST = "lost"


def play_here(wish: Wish) -> Ended:
    """Plays until the person quits; raises `Refused` for what cannot be."""
    return asyncio.run(_play(wish))


async def _play(wish: Wish) -> Ended:
    folder = data_folder()
    in_memory = wish.database == MEMORY
    if wish.database is None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    keys = None if in_memory else DoorKeys(_beside(wish.database, folder))
    hall = Hall(open_store(wish.database or folder / _FILE))
    try:
        table, token = await (_left(hall, wish, keys) if wish.resume else _opened(hall, wish))
        app = TableApp(LocalDoor(hall, token, keys), table)
        await app.run_async()
        room = await hall.room(app.table)
        if room.table.phase == "over":
            return Ended.OVER
        return Ended.LOST if in_memory else Ended.KEPT
    finally:
        await hall.end()


def _beside(database: str | None, folder: Path) -> Path:
    """Where the keys to a database's tables lie."""
    return folder if database is None else Path(f"{database}.keys")


async def _opened(hall: Hall, wish: Wish) -> tuple[str, str]:
    house = family(wish.family)
    game = house.game(wish.variant or None)
    options = dict(wish.options)
    chairs = company(house, game, wish.seats, options.pop("players", None))
    general: dict[str, str | int | bool] = {}
    for key, value in options.items():
        seat, dot, own = key.partition(".")
        number = seat.removeprefix("seat")
        if dot and number.isdigit() and int(number) < len(chairs):
            chairs = _with_option(chairs, int(number), own, value)
        else:
            general[key] = value
    room, token = await hall.open(house.id, game.info.id, general, chairs, start=True)
    return room.table.id, token


def _with_option(chairs: tuple[Wanted, ...], seat: int, key: str, value: str) -> tuple[Wanted, ...]:
    old = chairs[seat]
    new = Wanted(old.kind, old.name, old.bot, {**old.options, key: value})
    return (*chairs[:seat], new, *chairs[seat + 1 :])


async def _left(hall: Hall, wish: Wish, keys: DoorKeys | None) -> tuple[str, str]:
    """The last table that is not over."""
    for key in reversed(keys.all() if keys else ()):
        if key.server:
            continue
        try:
            room = await hall.room(key.table)
        except Refused:
            continue
        fits = wish.any_family or room.table.family == wish.family
        if fits and room.table.phase != "over":
            return key.table, key.token
    raise Refused(Refusal("nothing-to-resume"))
