"""Records as tables and back: a game from a file can be looked at, or played on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from abaculus.kernel.awaits import Over
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import Refusal, Refused
from abaculus.kernel.options import OptionValue
from abaculus.kernel.records import Record, read_headers, read_record, write_record
from abaculus.kernel.registry import family
from abaculus.tables.decision import Decision
from abaculus.tables.fold import fold, record_of
from abaculus.tables.log import Began, Happened, Line, Opened, Paused
from abaculus.tables.names import numbered
from abaculus.tables.table import Chair, Table


def import_record(table_id: str, text: str, host: str, when: int) -> Decision | Refusal:
    """A new table with the game of a record, all on the importer's screen, paused if unfinished."""
    try:
        headers = read_headers(text)
        game = family(headers.family).game(headers.variant)
        record = read_record(game, headers)
        return _written(table_id, _lines(game, record, host, when))
    except Refused as refused:
        return refused.refusal


def export_record(table: Table, lines: Iterable[Line]) -> str:
    """The game of a book as a record's text; raises `Refused` before the start."""
    return write_record(table.game(), record_of(table, lines))


def _lines(game: AnyGame, record: Record, host: str, when: int) -> list[Line]:
    chairs = _chairs(record, host)
    options = dict(record.options.chosen)
    lines: list[Line] = [
        Opened(record.family, record.variant, options, chairs, host, when),
        Began(),
    ]
    state = game.setup(record.options)
    for event in record.events:
        said = game.notation.write(state, event)
        lines.append(Happened(event.at, said.seat, said.text))
        state = game.apply(state, event).state
    if not isinstance(game.awaits(state), Over):
        lines.append(Paused(record.events[-1].at if record.events else 0))
    return lines


def _chairs(record: Record, host: str) -> tuple[Chair, ...]:
    names: list[str] = []
    for sitter in record.sitters:
        names.append(numbered(sitter.name, names))
    return tuple(
        Chair("here", name, key=host, options={key: _spelled(v) for key, v in own.items()})
        for name, own in zip(names, record.options.seats, strict=True)
    )


def _spelled(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _written(table_id: str, lines: list[Line]) -> Decision:
    steps: list[Step[Any, Any]] = []
    table, _ = fold(None, table_id, lines[0])
    for line in lines[1:]:
        table, step = fold(table, table_id, line)
        if step is not None:
            steps.append(step)
    return Decision(tuple(lines), table, tuple(steps))
