"""Sitting down at a server's table, before the table is drawn."""

from __future__ import annotations

import asyncio

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.http.messages import JoinRequest, SeatGrant
from abaculus.terminal.app import TableApp
from abaculus.terminal.client.addresses import Address
from abaculus.terminal.client.backends import RemoteBackend
from abaculus.terminal.client.http import fetch
from abaculus.terminal.client.tokens import SeatToken, TokenFile, data_folder


def join_table(address: Address, name: str) -> SeatGrant:
    """A chair and the key to it; raises `TurnedAway`, or `RefusedError` if no server answers."""
    wanted = JoinRequest(code=address.code, table=address.table, name=name)
    return fetch(address, "/api/join", SeatGrant, wanted)


UNKNOWN_KEY = "unknown-token"


def play_remote(address: Address, name: str = "", *, watch: bool = False) -> str:
    """Plays or looks on; returns why the server ended it, or nothing; raises `TurnedAway`."""
    keys = TokenFile(data_folder())
    key = spectator_token(address) if watch else seat_token(address, name, keys)
    app = TableApp(RemoteBackend(address, key.token, keys), key.table)
    asyncio.run(app.run_async())
    if app.closing_code == UNKNOWN_KEY:
        keys.drop(key)
    return app.closing


def seat_token(address: Address, name: str, keys: TokenFile) -> SeatToken:
    """The key this person has already, or a new one for a free chair."""
    known = keys.find(address.server, address.table, address.code)
    if known is not None:
        return known
    seated = join_table(address, name)
    key = SeatToken(address.server, seated.table, seated.token, address.code)
    keys.keep(key)
    return key


def spectator_token(address: Address) -> SeatToken:
    """No key at all; only a link names a table that can be looked at."""
    if not address.table:
        raise RefusedError(Refusal("use-watch"))
    return SeatToken(address.server, address.table, "")
