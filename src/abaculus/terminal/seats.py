"""Who is to act on a screen that several people share, and when a curtain must hide it."""

from __future__ import annotations

from msgspec import Struct

from abaculus.kernel.said import Seat
from abaculus.server.messages import TableInfo


class Eyes(Struct, frozen=True):
    """Through whose eyes to look now."""

    seat: Seat | None
    curtain: bool = False
    """Ask first whether it is really them; until then nobody's eyes are used."""


def eyes_for(table: TableInfo, now: Seat | None) -> Eyes:
    """Whose turn it is to look: whoever of this screen is waited for, else as before."""
    own = table.seats
    must = [seat for seat in own if seat in table.must]
    waited = must or [seat for seat in own if seat in table.may and not table.must]
    shares_secrets = table.secret and len(own) > 1
    if now in waited or (not waited and now in own):
        return Eyes(now)
    if waited:
        return Eyes(waited[0], curtain=shares_secrets)
    return Eyes(None if shares_secrets or not own else own[0])
