"""Files among the options of a table, read by the bounded workers."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from abaculus.kernel.messages import RefusedError
from abaculus.kernel.options import remember_files, unread_files
from abaculus.kernel.registry import load_family
from abaculus.server.rooms.commands import PlayerCommand, Reply
from abaculus.server.workers import table_tasks
from abaculus.server.workers.pool import WorkerPool
from abaculus.tables.commands import ChangeOptions
from abaculus.tables.decide import is_host

if TYPE_CHECKING:
    from abaculus.server.rooms.room import Room

_SECONDS = 10.0


async def read_files(
    workers: WorkerPool,
    family: str,
    variant: str,
    options: dict[str, str | int | bool],
    address: str = "",
) -> dict[str, str | int | bool]:
    """The options with their files in stored form, which the rules then take at once.

    Only files that take long to read have a reader. Boards, pieces and cards have none: the rules
    refuse a bad one of the 200 kB that a request may have within a few milliseconds.
    Raises `RefusedError`.
    """
    menu = load_family(family).game(variant or None).info.menu
    files = unread_files(menu, options)
    if not files:
        return options
    read = await workers.ask(
        table_tasks.read_files,
        _SECONDS,
        family,
        variant,
        files,
        address=address,
        size=sum(map(len, files.values())),
    )
    remember_files(menu, read)
    return {**options, **read}


def submit_command(
    room: Room, command: PlayerCommand, reply: Reply
) -> Coroutine[Any, Any, None] | None:
    """Submit a command, or return what must be awaited because it has files to be read first."""
    act = command.act
    if isinstance(act, ChangeOptions) and is_host(room.table, command.actor):
        return _submit_options(room, command, act, reply)
    room.submit(command, reply)
    return None


async def _submit_options(
    room: Room, command: PlayerCommand, act: ChangeOptions, reply: Reply
) -> None:
    workers, family = room.context.bounded_workers, room.table.family
    try:
        options = await read_files(workers, family, act.variant, act.options)
    except RefusedError as refused:
        reply(command, refused.refusal)
    except Exception as error:  # noqa: BLE001 - whatever failed, the command is answered
        reply(command, error)
    else:
        room.submit(replace(command, act=replace(act, options=options)), reply)
