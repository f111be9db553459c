"""Who may do what: people for their own seats, the host for the table."""

from __future__ import annotations

from msgspec import Struct

from abaculus.kernel.messages import Refusal, RefusedError, Seat
from abaculus.tables.table import SeatHolder, TableState


class Actor(Struct, frozen=True):
    """Someone who gives a command."""

    key: str
    """The digest of the token; empty for a spectator."""


def seats_of(table: TableState, person: Actor) -> tuple[Seat, ...]:
    """The seats a person may act for; the host has all seats on the host's screen."""
    if not person.key:
        return ()
    return tuple(seat for seat, holder in enumerate(table.holders) if holder.key == person.key)


def is_host(table: TableState, person: Actor) -> bool:
    """Whether this person is the host."""
    return bool(person.key) and person.key == table.host


def holder_at(table: TableState, seat: Seat) -> SeatHolder:
    """The holder of a seat; raises `RefusedError` if there is no such seat."""
    if not 0 <= seat < len(table.holders):
        raise RefusedError(Refusal("no-seat", {"seat": seat}))
    return table.holders[seat]


def own_holder(table: TableState, person: Actor, seat: Seat) -> SeatHolder:
    """The holder of a person's own seat; raises `RefusedError` if it is another's."""
    holder = holder_at(table, seat)
    if not person.key or holder.key != person.key:
        raise RefusedError(Refusal("not-your-seat"))
    return holder


def require_host(table: TableState, person: Actor) -> None:
    """Raise `RefusedError` for everyone but the host."""
    if not is_host(table, person):
        raise RefusedError(Refusal("not-host"))


def require_lobby(table: TableState) -> None:
    """Raise `RefusedError` once the game has started."""
    if table.phase != "waiting":
        raise RefusedError(Refusal("already-begun"))


def require_game(table: TableState) -> None:
    """Raise `RefusedError` before the start and after the end; a paused game passes."""
    if table.phase == "waiting":
        raise RefusedError(Refusal("not-begun"))
    if table.phase == "over":
        raise RefusedError(Refusal("game-over"))


def require_running(table: TableState) -> None:
    """Raise `RefusedError` unless the game is running."""
    require_game(table)
    if table.phase == "paused":
        raise RefusedError(Refusal("paused"))
