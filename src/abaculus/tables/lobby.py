"""What is decided before the first move: opening, sitting down, rearranging, starting."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from abaculus.kernel.messages import Refusal, Refused, Seat
from abaculus.kernel.options import apart, kept
from abaculus.kernel.registry import family as family_of
from abaculus.kernel.rng import Nature
from abaculus.tables import seat_holders
from abaculus.tables.commands import Arrange, Remove, Rename, Rise, Seating
from abaculus.tables.decision import Decision, Pen
from abaculus.tables.fold import fold
from abaculus.tables.log import Began, Followed, Opened, Rearranged, Reseated
from abaculus.tables.names import nickname, own_name
from abaculus.tables.permissions import (
    Person,
    chair_at,
    is_host,
    need_waiting,
    own_chair,
)
from abaculus.tables.table import Chair, Table, Wanted, is_free


def open_table(
    table_id: str,
    family: str,
    variant: str,
    options: dict[str, str | int | bool],
    chairs: Sequence[Wanted],
    host: str,
    when: int,
    nature: Nature,
) -> Decision | Refusal:
    """A new table; an empty variant is the family's usual game."""
    try:
        house = family_of(family)
        game = house.game(variant or None)
        row = seat_holders.make_chairs(house, host, chairs, [None] * len(chairs), nature)
        chosen = seat_holders.valid_options(game, options, row)
    except Refused as refused:
        return refused.refusal
    line = Opened(family, game.info.id, chosen, row, host, when)
    table, _ = fold(None, table_id, line)
    return Decision((line,), table)


def sit(
    table: Table, name: str, key: str, nature: Nature, seat: Seat | None = None
) -> Decision | Refusal:
    """Somebody sits down: on that seat, else on the chair that bears the name or the first free."""
    try:
        need_waiting(table)
        if not key:
            return Refusal("not-your-seat")
        if any(chair.kind == "link" and chair.key == key for chair in table.chairs):
            return Refusal("already-seated")
        place = seat_holders.free_seat(table.chairs, name, seat)
        others = seat_holders.other_names(table.chairs, place)
        kept = name.strip() or table.chairs[place].name
        own = own_name(kept, others) if kept else nickname(others, nature)
    except Refused as refused:
        return refused.refusal
    chair = replace(table.chairs[place], kind="link", name=own, key=key)
    pen = Pen(table, nature)
    pen.write(Reseated(seat_holders.put(table.chairs, place, chair)))
    return pen.decision()


def rematch(
    table: Table, new_id: str, when: int, nature: Nature
) -> tuple[Decision, Decision] | Refusal:
    """A new table for the same people, the next one first; then the line in the old book."""
    try:
        need_rematch(table)
    except Refused as refused:
        return refused.refusal
    row = tuple(replace(chair, stand_in="") for chair in table.chairs[1:] + table.chairs[:1])
    line = Opened(table.family, table.variant, table.options, row, table.host, when)
    following, _ = fold(None, new_id, line)
    pen = Pen(table, nature)
    pen.write(Followed(new_id))
    return Decision((line,), following), pen.decision()


def need_rematch(table: Table) -> None:
    """Raises `Refused` before the end, and when there is a rematch already."""
    if table.phase != "over":
        raise Refused(Refusal("not-over"))
    if table.next:
        raise Refused(Refusal("rematch-open"))


def rename(pen: Pen, person: Person, command: Rename) -> None:
    """A person's own name; the host also names bots and chairs that are still free."""
    table = pen.table
    chair = chair_at(table, command.seat)
    if not (is_host(table, person) and (chair.kind == "bot" or is_free(chair))):
        own_chair(table, person, command.seat)
    name = own_name(command.name, seat_holders.other_names(table.chairs, command.seat))
    pen.write(Reseated(seat_holders.put(table.chairs, command.seat, replace(chair, name=name))))


def rise(pen: Pen, person: Person, command: Rise) -> None:
    """A person gives the own chair free."""
    need_waiting(pen.table)
    chair = own_chair(pen.table, person, command.seat)
    pen.write(
        Reseated(seat_holders.put(pen.table.chairs, command.seat, seat_holders.emptied(chair)))
    )


def free_chair(pen: Pen, command: Remove) -> None:
    """The host gives somebody's chair free."""
    chair = chair_at(pen.table, command.seat)
    pen.write(
        Reseated(seat_holders.put(pen.table.chairs, command.seat, seat_holders.emptied(chair)))
    )


def reseat(pen: Pen, command: Seating, nature: Nature) -> None:
    """The chairs as the host wants them."""
    table = pen.table
    need_waiting(table)
    stays = seat_holders.staying(table.chairs, command.chairs, command.keeps)
    row = seat_holders.make_chairs(table.house(), table.host, command.chairs, stays, nature)
    seat_holders.valid_options(table.game(), table.options, row)
    pen.write(Reseated(row))


def arrange(pen: Pen, command: Arrange) -> None:
    """Another variant or other options, with the chairs fitted to it."""
    table = pen.table
    need_waiting(table)
    game = table.house().game(command.variant or None)
    row = seat_holders.fitted(game, table.chairs)
    given = kept(game.info.menu, command.options, table.options)
    options = seat_holders.valid_options(game, given, row)
    if row != table.chairs:
        pen.write(Reseated(row))
    pen.write(Rearranged(game.info.id, options))


def start(pen: Pen) -> None:
    """The game begins; chairs still free are left out."""
    table = pen.table
    need_waiting(table)
    row = tuple(chair for chair in table.chairs if not is_free(chair))
    low, _ = table.game().info.menu.players
    if len(row) < low:
        raise Refused(Refusal("too-few", {"low": low, "missing": low - len(row)}))
    # what the remaining chairs chose may clash where all of them together did not
    options = seat_holders.valid_options(table.game(), _settled(table, row), row)
    if row != table.chairs:
        pen.write(Reseated(row))
    if options != table.options:
        pen.write(Rearranged(table.variant, options))
    pen.write(Began())
    pen.draw_due()


def _settled(table: Table, row: Sequence[Chair]) -> dict[str, str | int | bool]:
    """The host's choices, with what is usual where people sit at devices of their own."""
    if all(chair.kind != "link" for chair in row):
        return table.options
    return apart(table.game().info.menu) | table.options
