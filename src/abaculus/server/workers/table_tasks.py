"""The tasks of tables: files among their options, and games from records."""

from __future__ import annotations

from abaculus.kernel.bot import Stop
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import OptionValue, choose
from abaculus.kernel.registry import load_family
from abaculus.tables.imports import import_record
from abaculus.tables.log import encode_entry
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
    return [encode_entry(entry) for entry in made.lines], made.table
