"""Sitting down at a server's table, before the table is drawn."""

from __future__ import annotations

import asyncio

from abaculus.kernel.messages import Refusal, Refused
from abaculus.server.http.messages import Joining, Seated
from abaculus.terminal.app import TableApp
from abaculus.terminal.client.addresses import Address
from abaculus.terminal.client.backends import RemoteDoor
from abaculus.terminal.client.http import asked
from abaculus.terminal.client.tokens import DoorKey, DoorKeys, data_folder


def sit_down(address: Address, name: str) -> Seated:
    """A chair and the key to it; raises `TurnedAway`, or `Refused` if no server answers."""
    wanted = Joining(code=address.code, table=address.table, name=name)
    return asked(address, "/api/join", Seated, wanted)


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
