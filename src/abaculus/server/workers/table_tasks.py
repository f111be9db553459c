"""The tasks of tables: files among their options, games from records, long logs."""

from __future__ import annotations

from typing import Any

from abaculus.kernel.bot import Stop
from abaculus.kernel.game import Step
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import OptionValue, choose
from abaculus.kernel.records import replay
from abaculus.kernel.registry import load_family
from abaculus.tables.fold import fold_log, record_of
from abaculus.tables.imports import import_record
from abaculus.tables.log import LogEntry, decode_entry, encode_entry
from abaculus.tables.seat_holders import seat_refusal
from abaculus.tables.table import TableState


def read_files(
    _stop: Stop, family: str, variant: str, files: dict[str, str]
) -> dict[str, OptionValue]:
    """The files in their stored form; raises `RefusedError`."""
    menu = load_family(family).game(variant or None).info.menu
    return {key: choose(menu, {key: text}).chosen[key] for key, text in files.items()}


def check_seat(
    _stop: Stop,
    family: str,
    variant: str,
    options: dict[str, str | int | bool],
    own: dict[str, str],
) -> Refusal | None:
    """Why a seat's choices are not allowed, if they are not; raises `RefusedError`."""
    return seat_refusal(load_family(family).game(variant or None), options, own)


def import_game(
    _stop: Stop, table_id: str, text: str, host: str, when: int
) -> tuple[list[bytes], TableState] | Refusal:
    """A record as the entries of a log and their table."""
    made = import_record(table_id, text, host, when)
    if isinstance(made, Refusal):
        return made
    return [encode_entry(entry) for entry in made.entries], made.table


def fold_table(_stop: Stop, table_id: str, texts: list[bytes]) -> TableState:
    """The table of a long log; raises `RefusedError` if it is damaged."""
    return fold_log(table_id, _decode(texts))


def replay_game(_stop: Stop, table: TableState, texts: list[bytes]) -> tuple[Step[Any, Any], ...]:
    """Every step of a long game, except those taken back."""
    record = record_of(table, _decode(texts))
    return tuple(replay(table.game(), record.options, record.events))


def _decode(texts: list[bytes]) -> tuple[LogEntry, ...]:
    return tuple(decode_entry(text, number) for number, text in enumerate(texts, 1))
