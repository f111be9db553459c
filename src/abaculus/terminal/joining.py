"""Sitting down at a server's table, before the table is drawn."""

from __future__ import annotations

from abaculus.server.api import Joining, Seated
from abaculus.terminal.addresses import Address
from abaculus.terminal.asking import asked


def sit_down(address: Address, name: str) -> Seated:
    """A chair and the key to it; raises `TurnedAway`, or `Refused` if no server answers."""
    wanted = Joining(code=address.code, table=address.table, name=name)
    return asked(address, "/api/join", Seated, wanted)
