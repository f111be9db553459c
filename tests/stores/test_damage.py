"""Garbage in the file: only the tables it hits suffer, and all others are saved."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

import abaculus
from abaculus.kernel.messages import RefusedError
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.stores import open_store
from abaculus.stores.backup import back_up
from abaculus.stores.check import check
from abaculus.stores.pages import DatabasePages
from abaculus.stores.salvage import salvage
from abaculus.stores.store import StoredEntry
from abaculus.tables.decide import Decision
from abaculus.tables.imports import import_record
from abaculus.tables.log import encode_entry

TABLES = 25
PAGE = 4096
SHORT = 6000
"""Records up to this length, so that the file stays small."""
Logs = dict[str, list[StoredEntry]]
GamesFile = tuple[Path, Logs]


def _record_entries() -> dict[str, list[bytes]]:
    """The logs of 25 tables."""
    files = Path(str(abaculus.__file__)).parent.glob("games/*/records/*.txt")
    texts = (file.read_text("utf-8") for file in sorted(files))
    short = [text for text in texts if len(text) < SHORT]
    logs: dict[str, list[bytes]] = {}
    for number in range(TABLES):
        name = f"table-{number:04}"
        made = import_record(name, short[number * len(short) // TABLES], "d", 1)
        assert isinstance(made, Decision)
        logs[name] = [encode_entry(entry) for entry in made.entries]
    return logs


async def _read_all(path: Path, names: list[str]) -> Logs:
    store = open_store(path)
    try:
        return {name: await store.read(name) for name in names}
    finally:
        await store.close()


@pytest.fixture(scope="module")
def games_file(tmp_path_factory: pytest.TempPathFactory) -> GamesFile:
    """A file of 25 tables whose entries came in any order, and what is in it."""
    path = tmp_path_factory.mktemp("games") / "games.db"
    left = _record_entries()
    names = list(left)
    numbers = dict.fromkeys(names, 0)

    async def write() -> None:
        store = open_store(path)
        chance = random.Random(1)  # noqa: S311 - repeatable on purpose
        pending: list[asyncio.Future[None]] = []
        while any(left.values()):
            name = chance.choice([name for name in names if left[name]])
            number = numbers[name]
            entry = [left[name].pop(0)]
            pending.append(
                asyncio.ensure_future(store.append(name, number, entry, f"c{number}", number))
            )
            numbers[name] += 1
        await asyncio.gather(*pending)
        await store.close()

    asyncio.run(write())
    return path, asyncio.run(_read_all(path, names))


def pages_of(path: Path) -> int:
    return path.stat().st_size // PAGE


def tables_on(path: Path, page: int) -> tuple[set[str], set[str]]:
    """The tables with an entry on that page, and those with their name on it."""
    ids = dict(sqlite3.connect(path).execute("SELECT id, name FROM books").fetchall())
    found = DatabasePages(path)
    content = path.read_bytes()[(page - 1) * PAGE : page * PAGE]
    rows = list(found._rows_of(content, 100 if page == 1 else 0))  # pyright: ignore[reportPrivateUsage]
    entries = {ids[row[1][1]] for row in rows if len(row[1]) == 6 and isinstance(row[1][1], int)}
    return entries, {ids[row[0]] for row in rows if len(row[1]) in (3, 5) and row[0] in ids}


def spoil(source: Path, target: Path, *pages: int, junk: bytes = b"") -> Path:
    """A copy with garbage over some pages."""
    shutil.copy(source, target)
    chance = random.Random(pages[0])  # noqa: S311 - repeatable on purpose
    with target.open("rb+") as file:
        for page in pages:
            file.seek((page - 1) * PAGE)
            file.write(junk or chance.randbytes(PAGE))
    return target


def test_rows_are_found_without_sqlite(games_file: GamesFile) -> None:
    path, logs = games_file
    entries = [columns for _, columns in DatabasePages(path).rows() if len(columns) == 6]

    assert sum(map(len, logs.values())) == len(entries)


@pytest.mark.parametrize("junk", [b"", bytes(PAGE), b"\xff" * PAGE])
def test_salvage_saves_every_table_not_hit(
    games_file: GamesFile, tmp_path: Path, junk: bytes
) -> None:
    path, logs = games_file
    worst = 0
    # the first pages lead to all others
    for page in (*range(1, 6), *range(6, pages_of(path) + 1, 9)):
        hit, _ = tables_on(path, page)
        worst = max(worst, len(hit))
        broken = spoil(path, tmp_path / f"broken-{page}", page, junk=junk)
        content = broken.read_bytes()

        report = salvage(broken, tmp_path / f"saved-{page}")

        found = asyncio.run(_read_all(tmp_path / f"saved-{page}", list(logs)))
        whole = {name for name in logs if found[name] == logs[name]}
        assert set(logs) - hit <= whole, page
        assert hit == {log.table for log in report.damaged}, page
        assert TABLES - len(hit) == report.whole
        for log in report.damaged:
            assert logs[log.table][: log.saved] == found[log.table]
            assert len(logs[log.table]) == log.of
        assert content == broken.read_bytes()

    assert worst >= 14


def test_a_backup_fills_the_gaps(games_file: GamesFile, tmp_path: Path) -> None:
    path, logs = games_file
    back_up(path, tmp_path / "backup")
    page = max(range(2, pages_of(path)), key=lambda page: len(tables_on(path, page)[0]))
    broken = spoil(path, tmp_path / "broken", page)

    report = salvage(broken, tmp_path / "saved", [tmp_path / "backup"])

    assert (TABLES, ()) == (report.whole, report.damaged)
    assert logs == asyncio.run(_read_all(tmp_path / "saved", list(logs)))


def test_what_is_in_the_journal_is_salvaged_too(games_file: GamesFile, tmp_path: Path) -> None:
    _, logs = games_file
    path = tmp_path / "games.db"

    async def write() -> None:
        store = open_store(path)
        for name, entries in logs.items():
            await store.append(name, 0, [entry.text for entry in entries], "", 1)
        for file in ("games.db", "games.db-wal"):
            shutil.copy(tmp_path / file, tmp_path / f"crashed{file.removeprefix('games')}")
        await store.close()

    asyncio.run(write())
    assert (tmp_path / "crashed.db").stat().st_size < (tmp_path / "crashed.db-wal").stat().st_size

    report = salvage(tmp_path / "crashed.db", tmp_path / "saved")

    assert (TABLES, ()) == (report.whole, report.damaged)


def test_a_server_reads_every_table_not_hit(games_file: GamesFile, tmp_path: Path) -> None:
    path, logs = games_file

    async def open_all(broken: Path) -> dict[str, str]:
        store = open_store(broken)
        rooms = RoomRegistry(store)
        await rooms._wake()  # pyright: ignore[reportPrivateUsage]
        found: dict[str, str] = {}
        for name in logs:
            try:
                found[name] = str((await rooms.room(name)).table.number)
            except RefusedError as refused:
                found[name] = refused.code
        rooms.rest()
        await store.close()
        return found

    whole = {name: str(len(entries)) for name, entries in logs.items()}
    leaves = [page for page in range(1, pages_of(path) + 1) if tables_on(path, page)[0]]
    for page in leaves[::5]:
        hit, _ = tables_on(path, page)
        broken = spoil(path, tmp_path / f"broken-{page}", page)

        found = asyncio.run(open_all(broken))

        assert {name: whole[name] for name in whole if name not in hit} == {
            name: found[name] for name in whole if name not in hit
        }
        assert {"store-damaged"} == {found[name] for name in hit}
        assert hit == {fault.table for fault in check(broken).faults}


def test_a_damaged_index_hides_no_table(games_file: GamesFile, tmp_path: Path) -> None:
    path, logs = games_file
    data = path.read_bytes()
    leaf = next(n for n in range(2, pages_of(path)) if data[n * PAGE] == 0x0A and n > 5)
    broken = spoil(path, tmp_path / "broken", leaf + 1)

    report = check(broken)

    assert report.findings
    assert () == report.faults
    assert logs == asyncio.run(_read_all(broken, list(logs)))


def test_a_sound_file_is_called_sound(games_file: GamesFile) -> None:
    report = check(games_file[0])

    assert report.is_sound
    assert TABLES == report.logs
