"""Take a seat at a server's table, before the table is drawn."""

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
    """Take a seat; raises `ServerRefusalError`, or `RefusedError` if no server answers."""
    request = JoinRequest(code=address.code, table=address.table, name=name)
    return fetch(address, "/api/join", SeatGrant, request)


UNKNOWN_KEY = "unknown-token"


def play_remote(address: Address, name: str = "", *, watch: bool = False) -> str:
    """Play or watch; returns why the server ended it, if it did; raises `ServerRefusalError`."""
    keys = TokenFile(data_folder())
    key = spectator_token(address) if watch else seat_token(address, name, keys)
    app = TableApp(RemoteBackend(address, key.token, keys), key.table)
    asyncio.run(app.run_async())
    if app.closing_code == UNKNOWN_KEY:
        keys.drop(key)
    return app.closing


def seat_token(address: Address, name: str, keys: TokenFile) -> SeatToken:
    """The token this person has already, or a new one for a free seat."""
    known = keys.find(address.server, address.table, address.code)
    if known is not None:
        return known
    seated = join_table(address, name)
    key = SeatToken(address.server, seated.table, seated.token, address.code)
    keys.keep(key)
    return key


def spectator_token(address: Address) -> SeatToken:
    """An empty token; a spectator needs a link that names the table."""
    if not address.table:
        raise RefusedError(Refusal("use-watch"))
    return SeatToken(address.server, address.table, "")
