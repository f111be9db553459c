"""Who may do what: people for their own seats, the host for the table."""

from __future__ import annotations

from msgspec import Struct

from abaculus.kernel.messages import Refusal, RefusedError, Seat
from abaculus.tables.table import SeatHolder, TableState


class Actor(Struct, frozen=True):
    """Somebody who asks for something."""

    key: str
    """The digest of the token; empty for an onlooker."""


def seats_of(table: TableState, person: Actor) -> tuple[Seat, ...]:
    """The seats a person may act for; the host has all those of the own screen."""
    if not person.key:
        return ()
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.key == person.key)


def is_host(table: TableState, person: Actor) -> bool:
    """Whether the table is theirs."""
    return bool(person.key) and person.key == table.host


def holder_at(table: TableState, seat: Seat) -> SeatHolder:
    """The chair of a seat; raises `RefusedError` if there is none."""
    if not 0 <= seat < len(table.chairs):
        raise RefusedError(Refusal("no-seat", {"seat": seat}))
    return table.chairs[seat]


def own_holder(table: TableState, person: Actor, seat: Seat) -> SeatHolder:
    """A person's own chair; raises `RefusedError` if it is another's."""
    chair = holder_at(table, seat)
    if not person.key or chair.key != person.key:
        raise RefusedError(Refusal("not-your-seat"))
    return chair


def require_host(table: TableState, person: Actor) -> None:
    """Raises `RefusedError` for everybody but the host."""
    if not is_host(table, person):
        raise RefusedError(Refusal("not-host"))


def require_lobby(table: TableState) -> None:
    """Raises `RefusedError` once the game has begun."""
    if table.phase != "waiting":
        raise RefusedError(Refusal("already-begun"))


def require_game(table: TableState) -> None:
    """Raises `RefusedError` before the start and after the end; a pause does not matter."""
    if table.phase == "waiting":
        raise RefusedError(Refusal("not-begun"))
    if table.phase == "over":
        raise RefusedError(Refusal("game-over"))


def require_running(table: TableState) -> None:
    """Raises `RefusedError` unless the game goes on at this moment."""
    require_game(table)
    if table.phase == "paused":
        raise RefusedError(Refusal("paused"))
