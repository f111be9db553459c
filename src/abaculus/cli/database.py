"""`abaculus database`: check, salvage, back up and restore the file of games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import App, Parameter

from abaculus.cli.inputs import AsJson
from abaculus.cli.output import write, write_json
from abaculus.i18n import Translator, load_translator
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.stores import MEMORY, require_file
from abaculus.stores import backup as backups
from abaculus.stores import check as checks
from abaculus.stores import salvage as salvages

app = App(name="database", help="Check, salvage, back up and restore the file of games.")

Database: TypeAlias = Annotated[
    str | None, Parameter(help="The file that keeps the games; without it, your own.")
]


@app.command
def check(*, database: Database = None, json: AsJson = False) -> int:
    """Read every table in the file, and name those that are damaged; a server may be running."""
    file = _find_database(database)
    report = checks.check(file)
    voice = load_translator()
    if json:
        write_json(
            {
                "sound": report.is_sound,
                "tables": report.logs,
                "damaged": [_describe(fault, voice) for fault in report.faults],
                "unjudged": [_describe(fault, voice) for fault in report.unjudged],
                "sqlite": report.findings,
            }
        )
    else:
        for fault in report.faults + report.unjudged:
            write(f"{fault.table}: {voice.say(fault.reason)}")
        for finding in report.findings:
            write(f"SQLite: {finding}")
        code = "database-sound" if report.is_sound else "database-unsound"
        damaged = len(report.faults)
        write(voice.tell(code, {"file": str(file), "count": report.logs, "damaged": damaged}))
    return 0 if report.is_sound else 1


def _describe(fault: checks.LogFault, voice: Translator) -> dict[str, str]:
    return {"table": fault.table, "code": fault.reason.code, "say": voice.say(fault.reason)}


@app.command
def salvage(
    target: Annotated[str, Parameter(help="The new file.")],
    /,
    *,
    backup: Annotated[
        tuple[str, ...],
        Parameter(name="--backup", help="Fill gaps from this backup; may be repeated."),
    ] = (),
    database: Database = None,
    json: AsJson = False,
) -> int:
    """Write every table that can still be read into a new file; the old one is not touched."""
    older = [_require_path(file) for file in backup]
    report = salvages.salvage(_find_database(database), _require_path(target), older)
    if json:
        write_json({"whole": report.whole, "damaged": report.damaged})
        return 0
    voice = load_translator()
    for log in report.damaged:
        code = "salvage-cut" if log.saved else "salvage-lost"
        name = log.table or voice.tell("salvage-nameless", {})
        write(voice.tell(code, {"table": name, "saved": log.saved, "of": log.of}))
    damaged = len(report.damaged)
    write(voice.tell("salvage-done", {"file": target, "whole": report.whole, "damaged": damaged}))
    return 0


@app.command
def backup(
    target: Annotated[str, Parameter(help="The new file.")],
    /,
    *,
    database: Database = None,
    json: AsJson = False,
) -> int:
    """Copy the games into a new file; a server may be running."""
    backups.back_up(_find_database(database), _require_path(target))
    _report("backup-done", {"file": target}, as_json=json)
    return 0


@app.command
def restore(
    source: Annotated[str, Parameter(help="The backup.")],
    /,
    *,
    database: Database = None,
    json: AsJson = False,
) -> int:
    """Put a backup in the place of the games; the server has to be stopped.

    The file that was there stays beside it under another name.
    """
    file = _find_database(database)
    replaced = backups.restore(_require_path(source), file)
    values = {"file": str(file), "backup": source, "replaced": str(replaced or "")}
    _report("restore-done" if replaced else "restore-new", values, as_json=json)
    return 0


def _report(code: str, values: Mapping[str, str | int], *, as_json: bool) -> None:
    if as_json:
        write_json(values)
    else:
        write(load_translator().tell(code, values))


def _find_database(given: str | None) -> Path:
    if given is None:
        from abaculus.cli.home import own_database

        return own_database()
    return _require_path(given)


def _require_path(given: str) -> Path:
    """A path for a file; raises `RefusedError` if it cannot be one."""
    if given == MEMORY or "\0" in given:
        raise RefusedError(Refusal("store-unknown", {"address": given[:80]}))
    return require_file(given)
