"""Backups are whole, made amid play, rotated, and put back without losing what was there."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.stores import open_server_store, open_store
from abaculus.stores.backup import back_up, back_up_daily, list_backups, restore
from abaculus.stores.store import Store

DAY = 86_400
NOW = 1_790_000_000.0
HOLDING = """
import sys
from abaculus.stores import open_server_store
store = open_server_store(sys.argv[1])
print("held", flush=True)
sys.stdin.readline()
"""


def keep(path: Path, *entries: bytes) -> None:
    """A file with one log."""

    async def whole() -> None:
        store = open_store(path)
        await store.append("t", 0, entries, "", 1)
        await store.close()

    asyncio.run(whole())


async def texts(path: Path, table: str = "t") -> list[bytes]:
    store = open_store(path)
    try:
        return [entry.text for entry in await store.read(table)]
    finally:
        await store.close()


def code_of(error: pytest.ExceptionInfo[RefusedError]) -> str:
    return error.value.code


def test_a_backup_amid_moves_has_all_acknowledged_before(tmp_path: Path) -> None:
    tables = [f"t{n}" for n in range(6)]
    done = dict.fromkeys(tables, 0)

    async def play(store: Store, table: str, stop: asyncio.Event) -> None:
        while not stop.is_set():
            await store.append(table, done[table], [b"%d" % done[table]], "", 1)
            done[table] += 1

    async def whole() -> None:
        store, stop = open_store(tmp_path / "games.db"), asyncio.Event()
        playing = [asyncio.ensure_future(play(store, table, stop)) for table in tables]
        for number in range(5):
            while min(done.values()) < 20 * (number + 1):
                await asyncio.sleep(0.001)
            before = dict(done)
            copy = tmp_path / f"copy-{number}.db"
            await asyncio.to_thread(back_up, tmp_path / "games.db", copy)
            for table in tables:
                found = await texts(copy, table)
                assert len(found) >= before[table]
                assert [b"%d" % n for n in range(len(found))] == found
        stop.set()
        await asyncio.gather(*playing)
        await store.close()

    asyncio.run(asyncio.wait_for(whole(), 120))


def test_one_backup_a_day_and_the_newest_seven_stay(tmp_path: Path) -> None:
    path, folder = tmp_path / "games.db", tmp_path / "backups"
    keep(path, b"one")

    made = [back_up_daily(path, folder, NOW + hour * 3600) for hour in range(0, 24 * 9, 6)]

    names = [file.name for _, file in list_backups(path, folder)]
    assert 9 == sum(one is not None for one in made)
    assert [f"games-{n:04}" for n in range(3, 10)] == [name[:10] for name in names]
    assert [b"one"] == asyncio.run(texts(folder / names[0]))
    assert set(names) == {file.name for file in folder.iterdir() if file.suffix == ".db"}


def test_rotation_does_not_believe_dates(tmp_path: Path) -> None:
    path, folder = tmp_path / "games.db", tmp_path / "backups"
    keep(path, b"one")
    back_up_daily(path, folder, NOW + 4000 * DAY)

    for day in range(9):
        assert back_up_daily(path, folder, NOW + day * DAY) is not None

    assert list(range(4, 11)) == [number for number, _ in list_backups(path, folder)]


def test_a_damaged_file_drives_out_no_good_backup(tmp_path: Path) -> None:
    path, folder = tmp_path / "games.db", tmp_path / "backups"
    keep(path, *(b"entry %d" % n * 50 for n in range(200)))
    first = back_up_daily(path, folder, NOW)
    with path.open("rb+") as file:
        file.seek(6 * 4096)
        file.write(b"\xa5" * 4096)

    with pytest.raises(RefusedError) as refused:
        back_up_daily(path, folder, NOW + 2 * DAY)

    assert "store-damaged" == code_of(refused)
    assert [first] == list(folder.iterdir())


def test_a_server_makes_the_backup_of_the_day(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def whole(backups: str) -> None:
        store = open_server_store(path, backups)
        await store.append("t", 0, [b"one"], "", 1)
        await store.back_up(NOW)
        await store.close()
        path.unlink()

    asyncio.run(whole("off"))
    assert not (tmp_path / "backups").exists()
    asyncio.run(whole(""))
    asyncio.run(whole(str(tmp_path / "elsewhere")))

    for folder in ("backups", "elsewhere"):
        ((_, made),) = list_backups(path, tmp_path / folder)
        assert [b"one"] == asyncio.run(texts(made))


def test_restoring_keeps_what_was_there(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    keep(path, b"old")
    back_up(path, copy)
    path.unlink()
    keep(path, b"new")

    replaced = [restore(copy, path), restore(copy, path)]

    assert [b"old"] == asyncio.run(texts(path)) == asyncio.run(texts(copy))
    assert [tmp_path / "games.db.replaced-1", tmp_path / "games.db.replaced-2"] == replaced
    assert [b"new"] == asyncio.run(texts(tmp_path / "games.db.replaced-1"))


def test_restoring_where_nothing_was(tmp_path: Path) -> None:
    keep(tmp_path / "copy.db", b"one")

    assert restore(tmp_path / "copy.db", tmp_path / "new" / "games.db") is None
    assert [b"one"] == asyncio.run(texts(tmp_path / "new" / "games.db"))


def test_a_file_that_is_no_longer_readable_is_replaced(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    keep(copy, b"one")
    path.write_bytes(b"\xa5" * 9000)

    replaced = restore(copy, path)

    assert replaced is not None
    assert b"\xa5" * 9000 == replaced.read_bytes()
    assert [b"one"] == asyncio.run(texts(path))


@pytest.mark.parametrize("is_server", [True, False])
def test_a_file_in_use_is_not_replaced(tmp_path: Path, is_server: bool) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    keep(path, b"new")
    keep(copy, b"old")

    async def whole() -> str:
        store = open_store(path, is_alone=is_server)
        try:
            with pytest.raises(RefusedError) as refused:
                restore(copy, path)
        finally:
            await store.close()
        return code_of(refused)

    assert "store-in-use" == asyncio.run(whole())
    assert [b"new"] == asyncio.run(texts(path))


def test_a_bad_backup_replaces_nothing(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    keep(path, b"new")
    keep(copy, *(b"entry %d" % n * 50 for n in range(200)))
    with copy.open("rb+") as file:
        file.seek(6 * 4096)
        file.write(b"\xa5" * 4096)
    (tmp_path / "diary.txt").write_text("Dear diary")
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE x (y)").connection.close()
    codes: list[str] = []
    for name in ("copy.db", "diary.txt", "other.db", "nothing.db", "."):
        with pytest.raises(RefusedError) as refused:
            restore(tmp_path / name, path)
        codes.append(code_of(refused))

    assert [
        "store-damaged", "store-foreign", "store-foreign", "store-missing", "store-missing",
    ] == codes  # fmt: skip
    assert [b"new"] == asyncio.run(texts(path))
    assert not [file for file in tmp_path.iterdir() if "replaced" in file.name]


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    keep(tmp_path / "games.db", b"one")
    (tmp_path / "precious").write_text("x")

    with pytest.raises(RefusedError) as refused:
        back_up(tmp_path / "games.db", tmp_path / "precious")

    assert "file-exists" == code_of(refused)
    assert "x" == (tmp_path / "precious").read_text()


def test_a_second_server_is_refused_until_the_first_dies(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as first:
        assert first.stdout is not None
        assert "held\n" == first.stdout.readline()
        with pytest.raises(RefusedError) as refused:
            open_server_store(path)
        first.kill()

    asyncio.run(open_server_store(path).close())

    assert "store-in-use" == code_of(refused)


def test_a_second_store_of_one_process_is_refused_too(tmp_path: Path) -> None:
    async def whole() -> None:
        first = open_server_store(tmp_path / "games.db")
        with pytest.raises(RefusedError) as refused:
            open_server_store(tmp_path / "games.db")
        await first.close()
        assert "store-in-use" == code_of(refused)
        await open_server_store(tmp_path / "games.db").close()

    asyncio.run(whole())
