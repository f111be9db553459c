"""Records as tables and back, so that a game from a file can be reviewed or continued."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from abaculus.kernel.awaits import Over
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.options import OptionValue
from abaculus.kernel.records import Record, format_record, parse_headers, parse_record
from abaculus.kernel.registry import load_family
from abaculus.tables.decision import Decision
from abaculus.tables.fold import fold, record_of
from abaculus.tables.log import EventEntry, LogEntry, OpenEntry, PauseEntry, StartEntry
from abaculus.tables.names import number_name
from abaculus.tables.table import SeatHolder, TableState


def import_record(table_id: str, text: str, host: str, when: int) -> Decision | Refusal:
    """Open a table with the game of a record, all seats on one screen, paused if unfinished."""
    try:
        headers = parse_headers(text)
        game = load_family(headers.family).game(headers.variant)
        record = parse_record(game, headers)
        return _build_decision(table_id, _build_entries(game, record, host, when))
    except RefusedError as refused:
        return refused.refusal


def export_record(table: TableState, entries: Iterable[LogEntry]) -> str:
    """The game of an event log as a record's text; raises `RefusedError` before the start."""
    return format_record(table.game(), record_of(table, entries))


def _build_entries(game: AnyGame, record: Record, host: str, when: int) -> list[LogEntry]:
    holders = _build_holders(record, host)
    options = dict(record.options.chosen)
    entries: list[LogEntry] = [
        OpenEntry(record.family, record.variant, options, holders, host, when),
        StartEntry(record.rules),
    ]
    state = game.setup(record.options)
    for event in record.events:
        event_text = game.notation.write(state, event)
        entries.append(EventEntry(event.at, event_text.seat, event_text.text))
        state = game.apply(state, event).state
    if not isinstance(game.awaits(state), Over):
        entries.append(PauseEntry(record.events[-1].at if record.events else 0))
    return entries


def _build_holders(record: Record, host: str) -> tuple[SeatHolder, ...]:
    names: list[str] = []
    for player in record.players:
        names.append(number_name(player.name, names))
    return tuple(
        SeatHolder(
            "here", name, key=host, options={key: _format_option(v) for key, v in own.items()}
        )
        for name, own in zip(names, record.options.seats, strict=True)
    )


def _format_option(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _build_decision(table_id: str, entries: list[LogEntry]) -> Decision:
    steps: list[Step[Any, Any]] = []
    table, _ = fold(None, table_id, entries[0])
    for entry in entries[1:]:
        table, step = fold(table, table_id, entry)
        if step is not None:
            steps.append(step)
    return Decision(tuple(entries), table, tuple(steps))
