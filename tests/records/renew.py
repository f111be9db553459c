"""`python -m tests.records.renew`: renew golden games, their digests and the bots' signatures.

A game that is still legal is kept, so that bots may change without touching it;
delete a record to have its game played again by its plan.
"""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec.structs import replace

from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.records import Record, format_record, parse_headers, parse_record
from abaculus.kernel.registry import Family, families
from tests.records.digests import digest
from tests.records.plans import carried_out, plans
from tests.records.signatures import signature_file, signatures


def renew(family: Family) -> list[str]:
    """Write what is missing or out of date for a family; returns the names of changed files."""
    folder = family.folder / "records"
    changed: list[str] = []
    for name, plan in plans(family).items():
        game = family.game(plan.variant)
        file = folder / f"{name}.txt"
        record = _read_game(game, file) or carried_out(family, name, plan)
        text = format_record(game, record)
        changed += _save_text(file, text)
        read = parse_record(game, parse_headers(text))  # its options have another order
        changed += _save_text(file.with_suffix(".digest"), digest(game, read))
    changed += _save_text(signature_file(family), signatures(family))
    return changed


def _read_game(game: AnyGame, file: Path) -> Record | None:
    """The stored game under today's rules; None if they do not allow it."""
    if not file.exists():
        return None
    headers = replace(parse_headers(file.read_text("utf-8")), rules=game.info.rules)
    try:
        return parse_record(game, headers)
    except RefusedError as refused:
        played = refused.refusal.values.get("played")
        if refused.refusal.code != "record-result" or not isinstance(played, str):
            return None
    return parse_record(game, replace(headers, result=played))


def _save_text(file: Path, text: str) -> list[str]:
    if file.exists() and file.read_text("utf-8") == text:
        return []
    file.write_text(text, "utf-8")
    return [file.name]


if __name__ == "__main__":
    for family in families():
        for name in renew(family):
            sys.stdout.write(f"{family.id}: {name}\n")
