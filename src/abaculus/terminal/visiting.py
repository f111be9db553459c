"""A table on a running server, until the screen is closed."""

from __future__ import annotations

import asyncio

from abaculus.kernel.said import Refusal, Refused
from abaculus.terminal.addresses import Address
from abaculus.terminal.app import TableApp
from abaculus.terminal.doorkeys import DoorKey, DoorKeys, data_folder
from abaculus.terminal.doors import RemoteDoor
from abaculus.terminal.joining import sit_down

UNKNOWN = "unknown-token"


def visit(address: Address, name: str = "", *, watch: bool = False) -> str:
    """Plays or looks on; returns why the server ended it, or nothing; raises `TurnedAway`."""
    keys = DoorKeys(data_folder())
    key = onlooker(address) if watch else chair(address, name, keys)
    app = TableApp(RemoteDoor(address, key.token, keys), key.table)
    asyncio.run(app.run_async())
    if app.closing_code == UNKNOWN:
        keys.drop(key)
    return app.closing


def chair(address: Address, name: str, keys: DoorKeys) -> DoorKey:
    """The key this person has already, or a new one for a free chair."""
    known = keys.find(address.server, address.table, address.code)
    if known is not None:
        return known
    seated = sit_down(address, name)
    key = DoorKey(address.server, seated.table, seated.token, address.code)
    keys.keep(key)
    return key


def onlooker(address: Address) -> DoorKey:
    """No key at all; only a link names a table that can be looked at."""
    if not address.table:
        raise Refused(Refusal("use-watch"))
    return DoorKey(address.server, address.table, "")
