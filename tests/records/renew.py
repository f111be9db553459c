"""`python -m tests.records.renew`: golden games, their fingerprints and the bots' signatures anew.

A record that can still be read is kept as it is, so that bots may change without touching it;
delete a record to have its game played again.
"""

from __future__ import annotations

import sys
from pathlib import Path

from abaculus.kernel.contract import AnyGame
from abaculus.kernel.discovery import Family, families
from abaculus.kernel.records import Record, read_headers, read_record, write_record
from abaculus.kernel.said import Refused

from .digests import digest
from .plans import carried_out, plans
from .signatures import signature_file, signatures


def renew(family: Family) -> list[str]:
    """Writes what is missing or out of date for a family; returns the names of changed files."""
    folder = family.folder / "records"
    changed: list[str] = []
    for name, plan in plans(family).items():
        game = family.game(plan.variant)
        file = folder / f"{name}.txt"
        record = _kept(game, file) or carried_out(family, name, plan)
        changed += _written(file, write_record(game, record))
        changed += _written(file.with_suffix(".digest"), digest(game, record))
    changed += _written(signature_file(family), signatures(family))
    return changed


def _kept(game: AnyGame, file: Path) -> Record | None:
    try:
        return read_record(game, read_headers(file.read_text("utf-8")))
    except (OSError, Refused):
        return None


def _written(file: Path, text: str) -> list[str]:
    if file.exists() and file.read_text("utf-8") == text:
        return []
    file.write_text(text, "utf-8")
    return [file.name]


if __name__ == "__main__":
    for house in families():
        for name in renew(house):
            sys.stdout.write(f"{house.id}: {name}\n")
