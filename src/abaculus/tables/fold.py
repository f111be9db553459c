"""Folds an event log into a table, entry by entry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_never

from msgspec.structs import replace

from abaculus.kernel.awaits import Awaits, Over
from abaculus.kernel.events import Left, Played
from abaculus.kernel.game import EventText, Step
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.options import remember_files
from abaculus.kernel.records import Record, RecordPlayer
from abaculus.tables.log import (
    DoorEntry,
    EventEntry,
    LogEntry,
    OpenEntry,
    OptionsEntry,
    PauseEntry,
    RematchEntry,
    ResumeEntry,
    SeatsEntry,
    StartEntry,
    TakebackAnswerEntry,
    TakebackEntry,
    TakebackRequestEntry,
)
from abaculus.tables.table import Phase, TableState

AnyStep = Step[Any, Any]
_LONGEST_NAME = 40
"""Characters beyond which the value of an option may be a file."""


def fold(
    table: TableState | None, table_id: str, entry: LogEntry
) -> tuple[TableState, AnyStep | None]:
    """The table after one more entry, and the step if the entry was an event of the game.

    Entries are trusted, because they were judged before they were appended. One that cannot
    follow raises `RefusedError`, because then the log is damaged.
    """
    if table is None:
        if not isinstance(entry, OpenEntry):
            raise _damage_error(1)
        return _open_table(table_id, entry), None
    match entry:
        case EventEntry():
            return _apply_event(table, entry)
        case TakebackEntry(stands=stands):
            return _take_back(table, stands), None
        case StartEntry(rules=rules):
            return _start_game(table, rules), None
        case OpenEntry():
            raise _damage_error(table.number + 1)
        case _:
            return _apply_change(table, entry), None


def fold_log(table_id: str, entries: Iterable[LogEntry]) -> TableState:
    """The table of a whole event log; raises `RefusedError` if it is empty or damaged."""
    table: TableState | None = None
    for entry in entries:
        table, _ = fold(table, table_id, entry)
    if table is None:
        raise RefusedError(Refusal("no-table"))
    return table


def current_events(entries: Iterable[LogEntry]) -> tuple[EventEntry, ...]:
    """The events of the game that were not taken back."""
    events: list[EventEntry] = []
    for entry in entries:
        if isinstance(entry, EventEntry):
            events.append(entry)
        elif isinstance(entry, TakebackEntry):
            del events[entry.stands :]
    return tuple(events)


def record_of(table: TableState, entries: Iterable[LogEntry]) -> Record:
    """The game so far as a record; raises `RefusedError` before the start."""
    if table.phase == "waiting":
        raise RefusedError(Refusal("not-begun"))
    game = table.game()
    events: list[Any] = []
    for entry in current_events(entries):
        event = game.notation.read(EventText(entry.seat, entry.text), entry.at)
        if isinstance(event, Refusal):
            raise RefusedError(event)
        events.append(event)
    awaits = game.awaits(table.state)
    return Record(
        family=table.family,
        variant=table.variant,
        rules=table.rules or game.info.rules,
        options=table.agreed(),
        players=tuple(
            RecordPlayer(holder.name, f"bot {holder.bot}" if holder.kind == "bot" else "person")
            for holder in table.holders
        ),
        outcome=awaits.outcome if isinstance(awaits, Over) else None,
        events=tuple(events),
    )


def apply_step(table: TableState, step: AnyStep, awaits: Awaits) -> TableState:
    """The table after a step of its game, which now awaits this."""
    event = step.event
    is_over = isinstance(awaits, Over)
    may_ask: tuple[int, ...] = ()
    gone = table.gone
    if isinstance(event, Played):
        traits = table.game().info.traits
        is_final = traits.is_final or traits.is_memory
        if not is_over and not is_final and table.holders[event.seat].kind != "bot":
            may_ask = (event.seat,)
    elif isinstance(event, Left):
        gone = (*gone, event.seat)
    phase: Phase = "over" if is_over else table.phase
    return replace(
        table,
        phase=phase,
        number=table.number + 1,
        events=table.events + 1,
        at=max(event.at, table.at),
        state=step.state,
        gone=gone,
        asks_back=None,
        answered_back=(),
        may_ask_back=may_ask,
        before=table.state if may_ask else None,
    )


def _open_table(table_id: str, entry: OpenEntry) -> TableState:
    return _trust_files(
        TableState(
            id=table_id,
            family=entry.family,
            variant=entry.variant,
            options=entry.options,
            holders=entry.holders,
            host=entry.host,
            opened=entry.when,
        )
    )


def _trust_files(table: TableState) -> TableState:
    """The table; its files were read before they were appended and are not read again."""
    if any(
        isinstance(value, str) and len(value) > _LONGEST_NAME for value in table.options.values()
    ):
        remember_files(table.game().info.menu, table.options)
    return table


def _start_game(table: TableState, rules: str) -> TableState:
    if table.state is not None:
        raise _damage_error(table.number + 1)
    game = table.game()
    rules = rules or game.info.first_rules
    table = replace(table, rules="" if rules == game.info.rules else rules)
    state = game.setup(table.agreed())
    phase: Phase = "over" if isinstance(game.awaits(state), Over) else "playing"
    return replace(table, phase=phase, number=table.number + 1, state=state)


def _apply_event(table: TableState, entry: EventEntry) -> tuple[TableState, AnyStep]:
    if table.state is None:
        raise _damage_error(table.number + 1)
    game = table.game()
    event = game.notation.read(EventText(entry.seat, entry.text), entry.at)
    if isinstance(event, Refusal):
        raise _damage_error(table.number + 1)
    try:
        step = game.apply(table.state, event)
    except RefusedError as refused:
        raise _damage_error(table.number + 1) from refused
    return apply_step(table, step, game.awaits(step.state)), step


def _take_back(table: TableState, stands: int) -> TableState:
    if table.before is None or stands != table.events - 1:
        raise _damage_error(table.number + 1)
    return replace(
        table,
        number=table.number + 1,
        events=stands,
        state=table.before,
        asks_back=None,
        answered_back=(),
        may_ask_back=(),
        before=None,
    )


def _apply_change(
    table: TableState,
    entry: SeatsEntry
    | OptionsEntry
    | DoorEntry
    | TakebackRequestEntry
    | TakebackAnswerEntry
    | PauseEntry
    | ResumeEntry
    | RematchEntry,
) -> TableState:
    number = table.number + 1
    match entry:
        case SeatsEntry(holders=holders):
            return replace(table, number=number, holders=holders)
        case OptionsEntry(variant=variant, options=options):
            changed = replace(table, number=number, variant=variant, options=options)
            return _trust_files(changed)
        case DoorEntry(locked=locked):
            return replace(table, number=number, locked=locked)
        case TakebackRequestEntry(seat=seat):
            return replace(table, number=number, asks_back=seat, answered_back=())
        case TakebackAnswerEntry(seat=seat, agrees=True):
            return replace(table, number=number, answered_back=(*table.answered_back, seat))
        case TakebackAnswerEntry():
            return replace(table, number=number, asks_back=None, answered_back=())
        case PauseEntry(at=at):
            return replace(table, number=number, phase="paused", at=max(at, table.at))
        case ResumeEntry():
            return replace(table, number=number, phase="playing")
        case RematchEntry(table=following):
            return replace(table, number=number, next=following)
        case _ as never:
            assert_never(never)


def _damage_error(number: int) -> RefusedError:
    return RefusedError(Refusal("book-damaged", {"line": number}))
