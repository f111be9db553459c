"""Decisions before the first move: opening, sitting down, changing seats, starting."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from abaculus.kernel.messages import Refusal, RefusedError, Seat
from abaculus.kernel.options import remote_defaults, restore_secrets
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import GameRng
from abaculus.tables import seat_holders
from abaculus.tables.commands import (
    ArrangeSeats,
    ChangeOptions,
    LeaveSeat,
    LockDoor,
    Remove,
    Rename,
)
from abaculus.tables.decision import Decision, DecisionBuilder
from abaculus.tables.fold import fold
from abaculus.tables.log import (
    DoorEntry,
    OpenEntry,
    OptionsEntry,
    RematchEntry,
    SeatsEntry,
    StartEntry,
)
from abaculus.tables.names import check_name, nickname
from abaculus.tables.permissions import Actor, holder_at, is_host, own_holder, require_lobby
from abaculus.tables.table import SeatHolder, SeatRequest, TableState, is_free


def open_table(
    table_id: str,
    family: str,
    variant: str,
    options: dict[str, str | int | bool],
    seats: Sequence[SeatRequest],
    host: str,
    when: int,
    rng: GameRng,
) -> Decision | Refusal:
    """Open a table; an empty variant means the family's default game."""
    try:
        box = load_family(family)
        game = box.game(variant or None)
        row = seat_holders.make_holders(box, game, host, seats, [None] * len(seats), rng)
        chosen = seat_holders.check_options(game, options, row)
    except RefusedError as refused:
        return refused.refusal
    entry = OpenEntry(family, game.info.id, chosen, row, host, when)
    table, _ = fold(None, table_id, entry)
    return Decision((entry,), table)


def sit(
    table: TableState, name: str, key: str, rng: GameRng, seat: Seat | None = None
) -> Decision | Refusal:
    """Take a seat: the given one, or else one with this name, or else the first free one."""
    try:
        require_lobby(table)
        if not key:
            return Refusal("not-your-seat")
        if any(holder.kind == "link" and holder.key == key for holder in table.holders):
            return Refusal("already-seated")
        if table.locked and key != table.host:
            return Refusal("door-locked")
        place = seat_holders.find_free_seat(table.holders, name, seat)
        others = seat_holders.other_names(table.holders, place)
        given = name.strip() or table.holders[place].name
        own = check_name(given, others) if given else nickname(others, rng)
    except RefusedError as refused:
        return refused.refusal
    holder = replace(table.holders[place], kind="link", name=own, key=key)
    draft = DecisionBuilder(table, rng)
    draft.write(SeatsEntry(seat_holders.replace_holder(table.holders, place, holder)))
    return draft.decision()


def rematch(
    table: TableState, new_id: str, when: int, rng: GameRng
) -> tuple[Decision, Decision] | Refusal:
    """Open a table for the same people, the next seat first, and append its id to the old log."""
    try:
        require_rematch(table)
    except RefusedError as refused:
        return refused.refusal
    row = tuple(replace(holder, stand_in="") for holder in table.holders[1:] + table.holders[:1])
    entry = OpenEntry(table.family, table.variant, table.options, row, table.host, when)
    following, _ = fold(None, new_id, entry)
    draft = DecisionBuilder(table, rng)
    draft.write(RematchEntry(new_id))
    return Decision((entry,), following), draft.decision()


def require_rematch(table: TableState) -> None:
    """Raise `RefusedError` before the end, or if there is a rematch already."""
    if table.phase != "over":
        raise RefusedError(Refusal("not-over"))
    if table.next:
        raise RefusedError(Refusal("rematch-open"))


def rename(draft: DecisionBuilder, person: Actor, command: Rename) -> None:
    """Rename a person's own seat; the host also renames bots and free seats."""
    table = draft.table
    holder = holder_at(table, command.seat)
    if not (is_host(table, person) and (holder.kind == "bot" or is_free(holder))):
        own_holder(table, person, command.seat)
    name = check_name(command.name, seat_holders.other_names(table.holders, command.seat))
    draft.write(
        SeatsEntry(
            seat_holders.replace_holder(table.holders, command.seat, replace(holder, name=name))
        )
    )


def leave_seat(draft: DecisionBuilder, person: Actor, command: LeaveSeat) -> None:
    """Let a person leave their own seat."""
    require_lobby(draft.table)
    holder = own_holder(draft.table, person, command.seat)
    draft.write(
        SeatsEntry(
            seat_holders.replace_holder(
                draft.table.holders, command.seat, seat_holders.vacate(holder)
            )
        )
    )


def clear_seat(draft: DecisionBuilder, command: Remove) -> None:
    """Free a seat for the host."""
    holder = holder_at(draft.table, command.seat)
    draft.write(
        SeatsEntry(
            seat_holders.replace_holder(
                draft.table.holders, command.seat, seat_holders.vacate(holder)
            )
        )
    )


def arrange_seats(draft: DecisionBuilder, command: ArrangeSeats, rng: GameRng) -> None:
    """Arrange the seats as the host wants them."""
    table = draft.table
    require_lobby(table)
    stays = seat_holders.match_holders(table.holders, command.players, command.keeps)
    family, game = table.load_family(), table.game()
    row = seat_holders.make_holders(family, game, table.host, command.players, stays, rng)
    seat_holders.check_options(game, table.options, row)
    draft.write(SeatsEntry(row))


def change_options(draft: DecisionBuilder, command: ChangeOptions) -> None:
    """Change the variant or the options, and fit the seats to them."""
    table = draft.table
    require_lobby(table)
    family = table.load_family()
    game = family.game(command.variant or None)
    row = seat_holders.fit_holders(family, game, table.holders)
    given = restore_secrets(game.info.menu, command.options, table.options)
    options = seat_holders.check_options(game, given, row)
    if row != table.holders:
        draft.write(SeatsEntry(row))
    draft.write(OptionsEntry(game.info.id, options))


def lock_door(draft: DecisionBuilder, command: LockDoor) -> None:
    """Lock the door or unlock it, if that changes anything."""
    require_lobby(draft.table)
    if command.locked != draft.table.locked:
        draft.write(DoorEntry(command.locked))


def start(draft: DecisionBuilder) -> None:
    """Start the game without the free seats."""
    table = draft.table
    require_lobby(table)
    row = tuple(holder for holder in table.holders if not is_free(holder))
    low, _ = table.game().info.menu.players
    if len(row) < low:
        raise RefusedError(Refusal("too-few", {"low": low, "missing": low - len(row)}))
    # the options of the remaining seats may conflict even if those of all seats did not
    options = seat_holders.check_options(table.game(), _start_options(table, row), row)
    if row != table.holders:
        draft.write(SeatsEntry(row))
    if options != table.options:
        draft.write(OptionsEntry(table.variant, options))
    draft.write(StartEntry(table.game().info.rules))
    draft.draw_due()


def _start_options(table: TableState, row: Sequence[SeatHolder]) -> dict[str, str | int | bool]:
    """The host's choices, with the defaults for people on separate devices."""
    if all(holder.kind != "link" for holder in row):
        return table.options
    return remote_defaults(table.game().info.menu) | table.options
