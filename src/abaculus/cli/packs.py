"""`abaculus questions pack`: check, import and export packs of questions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from abaculus.cli.inputs import AsJson, file_refusal
from abaculus.cli.output import complain, write, write_json
from abaculus.questions.packs.canonical import pack_id
from abaculus.questions.packs.exports import export_pack
from abaculus.questions.packs.folders import read_pack_file
from abaculus.questions.packs.validate import ValidationReport, check_text

app = App(name="pack", help="Check, import and export packs of your own questions.")


@app.command
def check(
    file: Annotated[str, Parameter(help="A pack: a .yaml, .json or .csv file, or its folder.")],
    /,
    *,
    skip_bad: Annotated[
        bool, Parameter(help="Leave out items with errors, and name them.")
    ] = False,
    json: AsJson = False,
) -> int:
    """Check a pack and show everything that is wrong with it, with line and column."""
    report = check_text(*_read_pack(file), skip_bad=skip_bad)
    if json:
        write_json(_describe(report))
    else:
        for line in _lines(report):
            write(line)
    return 1 if report.pack is None else 0


@app.command(name="import")
def import_(
    file: Annotated[str, Parameter(help="A file from another program.")],
    /,
    *,
    format_: Annotated[
        str | None,
        Parameter(
            name="--format",
            help="gift, moodle, kahoot, quizizz, blooket, columns, anki or apkg; "
            "without it, found from the file.",
        ),
    ] = None,
    out: Annotated[
        str | None, Parameter(help="Where the pack goes, .yaml or .json; without it, it is shown.")
    ] = None,
    json: AsJson = False,
) -> int:
    """Make a pack from questions written for another program."""
    from abaculus.questions.packs.imports import import_pack
    from abaculus.questions.packs.imports.report import LARGEST_ARCHIVE

    try:
        with Path(file).open("rb") as opened:
            data = opened.read(LARGEST_ARCHIVE + 1)
    except (OSError, ValueError) as error:
        raise file_refusal(file, error) from error
    report = import_pack(data, Path(file).name, kind=format_)
    if report.pack is not None and out is not None:
        ending = "json" if out.endswith(".json") else "yaml"
        _save(out, export_pack(report.pack, ending).text)
    if json:
        write_json(report)
    else:
        show = write if out is not None or report.pack is None else complain
        for line in str(report).split("\n"):
            show(line)
        if report.pack is not None and out is None:
            write(export_pack(report.pack, "yaml").text.rstrip("\n"))
    return 1 if report.pack is None else 0


@app.command
def export(
    file: Annotated[str, Parameter(help="A pack: a .yaml, .json or .csv file, or its folder.")],
    /,
    *,
    to: Annotated[Literal["gift", "moodle", "csv", "json", "yaml"], Parameter(help="The format.")],
    out: Annotated[str | None, Parameter(help="Where it goes; without it, it is shown.")] = None,
    json: AsJson = False,
) -> int:
    """Write a pack for another program, and show what does not fit."""
    checked = check_text(*_read_pack(file))
    if checked.pack is None:
        for line in _lines(checked):
            complain(line)
        return 1
    exported = export_pack(checked.pack, to)
    if out is not None:
        _save(out, exported.text)
    if json:
        write_json(exported)
        return 0
    for line in str(exported).split("\n"):
        (complain if out is None else write)(line)
    if out is None:
        write(exported.text.rstrip("\n"))
    return 0


def _save(file: str, text: str) -> None:
    """Write a file; raises `RefusedError`."""
    try:
        Path(file).write_text(text, "utf-8", newline="\n")
    except (OSError, ValueError) as error:
        raise file_refusal(file, error) from error


def _read_pack(file: str) -> tuple[str, bytes]:
    """The name and the bytes of a pack; raises `RefusedError`."""
    try:
        return read_pack_file(Path(file))
    except (OSError, ValueError) as error:
        raise file_refusal(file, error) from error


def _describe(report: ValidationReport) -> dict[str, object]:
    pack = report.pack
    return {
        "sound": pack is not None,
        "pack": None if pack is None else pack.pack,
        "sha256": None if pack is None else pack_id(pack),
        "items": 0 if pack is None else len(pack.items),
        "findings": report.findings,
        "left_out": report.left_out,
    }


def _lines(report: ValidationReport) -> list[str]:
    errors = len(report.errors)
    warnings = len(report.findings) - errors
    counted = f"{errors} {'error' if errors == 1 else 'errors'}, "
    counted += f"{warnings} {'warning' if warnings == 1 else 'warnings'}."
    lines = [str(finding) for finding in report.findings]
    if report.left_out:
        lines.append(f"Left out: {', '.join(report.left_out)}.")
    if report.pack is None:
        return [*lines, f"The pack cannot be used: {counted}"]
    count = len(report.pack.items)
    items = f"{count} {'item' if count == 1 else 'items'}"
    return [*lines, f"“{report.pack.pack.title}”: {items} can be used; {counted}"]
