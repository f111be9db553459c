"""`abaculus database`: every answer in plain words, and every file safe."""

from __future__ import annotations

import asyncio
import json
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from abaculus.cli import main
from abaculus.stores import open_server_store, open_store
from abaculus.stores.schema import VERSION

KEPT = Path(__file__).parents[1] / "kept" / "0.1.0" / "tables.sqlite"
PATIENCE = 60
HEADER = 100
"""Bytes in which SQLite notes how the file was last used."""
COMMANDS = ("check", "salvage", "backup", "restore")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Tables of an older version."""
    return Path(shutil.copy(KEPT, tmp_path / "tables.sqlite"))


def run(
    capsys: pytest.CaptureFixture[str], command: str, *arguments: object, database: Path
) -> tuple[int, str, str]:
    """The exit code and what was output."""
    code = main(["database", command, *map(str, arguments), "--database", str(database)])
    output = capsys.readouterr()
    return code, output.out.strip(), output.err.strip()


def spoil(database: Path) -> None:
    """Garbage over a page with entries of several tables."""
    with database.open("rb+") as file:
        file.seek(10 * 4096)
        file.write(b"\xa5" * 4096)


def count_tables(path: Path) -> int:
    async def count() -> int:
        store = open_store(path)
        try:
            return len(await store.summaries())
        finally:
            await store.close()

    return asyncio.run(count())


def test_a_sound_file_is_checked_and_left_alone(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = database.read_bytes()

    code, out, err = run(capsys, "check", database=database)

    assert (0, "") == (code, err)
    assert "is sound" in out
    assert content == database.read_bytes()
    assert [database] == list(database.parent.iterdir())


def test_a_damaged_file_is_checked_salvaged_and_restored(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = count_tables(database)
    run(capsys, "backup", tmp_path / "backup", database=database)
    spoil(database)
    damaged = database.read_bytes()

    code, out, _ = run(capsys, "check", "--json", database=database)
    faults = json.loads(out)["damaged"]
    assert (1, False) == (code, json.loads(out)["sound"])
    code, out, _ = run(capsys, "salvage", tmp_path / "part", "--json", database=database)
    report = json.loads(out)
    assert (0, whole - len(report["damaged"])) == (code, report["whole"])
    assert {one["table"] for one in faults} == {one["table"] for one in report["damaged"]}
    code, out, _ = run(
        capsys, "salvage", tmp_path / "all", "--backup", tmp_path / "backup", database=database
    )
    assert (0, whole) == (code, count_tables(tmp_path / "all"))
    assert "nothing was lost" in out
    code, out, _ = run(capsys, "restore", tmp_path / "backup", database=database)
    assert (0, whole) == (code, count_tables(database))
    assert damaged[HEADER:] == Path(f"{database}.replaced-1").read_bytes()[HEADER:]
    assert f"{database}.replaced-1" in out


def test_a_lost_table_is_named(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(database)

    _, checked, _ = run(capsys, "check", database=database)
    code, saved, _ = run(capsys, "salvage", tmp_path / "part", database=database)

    assert 0 == code
    assert "SQLite: " in checked
    for line in saved.splitlines()[:-1]:
        assert line.partition(":")[0] in checked


@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_not_a_database_is_refused(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "diary").write_text("Dear diary, " * 999)
    sqlite3.connect(tmp_path / "other").execute("CREATE TABLE x (y)").connection.close()
    good = Path(shutil.copy(KEPT, tmp_path / "good"))
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}

    for name in ("diary", "other", "nothing", "a/b/c", ".", "memory:", "\0", "http://x", ""):
        given = tmp_path / name if name in ("diary", "other", "nothing", "a/b/c", ".") else name
        if command == "restore":
            arguments = ["database", command, str(given), "--database", str(good)]
        else:
            target = [] if command == "check" else [str(tmp_path / "target")]
            arguments = ["database", command, *target, "--database", str(given)]
        code = main(arguments)
        output = capsys.readouterr()

        assert 0 != code, name
        assert "" == output.out
        assert 1 == output.err.count("\n"), output.err

    now = {f.name: f.read_bytes() for f in tmp_path.iterdir() if not f.name.endswith(".lock")}
    assert before == now


@pytest.mark.parametrize("command", COMMANDS)
def test_a_newer_file_is_refused_in_plain_words(
    command: str, database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    newer = Path(shutil.copy(database, tmp_path / "newer"))
    changed = sqlite3.connect(newer)
    changed.execute(f"PRAGMA user_version = {VERSION + 1}")
    changed.close()

    if command == "restore":
        code, _, err = run(capsys, command, newer, database=database)
    else:
        target = () if command == "check" else (tmp_path / "target",)
        code, _, err = run(capsys, command, *target, database=newer)

    assert 1 == code
    assert f"(its format is {VERSION + 1})" in err


@pytest.mark.parametrize("command", ["salvage", "backup"])
def test_an_existing_target_stays_as_it_is(
    command: str, database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "precious").write_text("x")

    code, _, err = run(capsys, command, tmp_path / "precious", database=database)

    assert 1 == code
    assert "already there" in err
    assert "x" == (tmp_path / "precious").read_text()


@pytest.mark.parametrize(("command", "expected"), [("backup", 0), ("restore", 1), ("salvage", 1)])
def test_only_backups_are_made_while_a_server_runs(
    command: str, expected: int, database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(database, tmp_path / "copy")
    target = tmp_path / ("copy" if command == "restore" else "target")

    store = open_server_store(database)
    try:
        code, _, err = run(capsys, command, target, database=database)
    finally:
        asyncio.run(store.close())

    assert expected == code
    assert (expected == 1) == ("already uses" in err)


def serve(database: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [
            sys.executable, "-m", "abaculus", "serve", "--host", "127.0.0.1", "--port", "0",
            "--database", str(database),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip


def test_a_second_server_says_so_and_stops(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with serve(path) as first:
        assert first.stdout is not None
        assert "http://" in first.stdout.readline()
        with serve(path) as second:
            out, err = second.communicate(timeout=PATIENCE)
        home = subprocess.run(
            [sys.executable, "-m", "abaculus", "--no-browser", "--database", str(path)],
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        first.kill()
        first.wait(PATIENCE)
    with serve(path) as third:
        assert third.stdout is not None
        assert "http://" in third.stdout.readline()
        third.send_signal(signal.SIGTERM)
        assert 0 == third.wait(PATIENCE)

    assert (1, "") == (second.returncode, out)
    assert str(path) in err
    assert 1 == err.count("\n")
    assert (1, err) == (home.returncode, home.stderr)
