"""Who may do what: people for their own seats, the host for the table."""

from __future__ import annotations

from msgspec import Struct

from abaculus.kernel.messages import Refusal, Refused, Seat
from abaculus.tables.table import Chair, Table


class Person(Struct, frozen=True):
    """Somebody who asks for something."""

    key: str
    """The digest of the token; empty for an onlooker."""


def seats_of(table: Table, person: Person) -> tuple[Seat, ...]:
    """The seats a person may act for; the host has all those of the own screen."""
    if not person.key:
        return ()
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.key == person.key)


def is_host(table: Table, person: Person) -> bool:
    """Whether the table is theirs."""
    return bool(person.key) and person.key == table.host


def chair_at(table: Table, seat: Seat) -> Chair:
    """The chair of a seat; raises `Refused` if there is none."""
    if not 0 <= seat < len(table.chairs):
        raise Refused(Refusal("no-seat", {"seat": seat}))
    return table.chairs[seat]


def own_chair(table: Table, person: Person, seat: Seat) -> Chair:
    """A person's own chair; raises `Refused` if it is another's."""
    chair = chair_at(table, seat)
    if not person.key or chair.key != person.key:
        raise Refused(Refusal("not-your-seat"))
    return chair


def need_host(table: Table, person: Person) -> None:
    """Raises `Refused` for everybody but the host."""
    if not is_host(table, person):
        raise Refused(Refusal("not-host"))


def need_waiting(table: Table) -> None:
    """Raises `Refused` once the game has begun."""
    if table.phase != "waiting":
        raise Refused(Refusal("already-begun"))


def need_game(table: Table) -> None:
    """Raises `Refused` before the start and after the end; a pause does not matter."""
    if table.phase == "waiting":
        raise Refused(Refusal("not-begun"))
    if table.phase == "over":
        raise Refused(Refusal("game-over"))


def need_play(table: Table) -> None:
    """Raises `Refused` unless the game goes on at this moment."""
    need_game(table)
    if table.phase == "paused":
        raise Refused(Refusal("paused"))
