"""Logs in a file: nothing acknowledged is lost, and no other file is touched."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from abaculus.i18n import load_translator
from abaculus.kernel.messages import RefusedError
from abaculus.stores import open_store, schema
from abaculus.stores.failures import storage_error
from abaculus.stores.schema import VERSION
from abaculus.stores.store import ConflictError, ExpiryRule, StoredEntry

WRITING = """
import asyncio, sys
from abaculus.stores import open_store

async def one(store, table):
    number = 0
    while True:
        await store.append(table, number, [b"%d" % (number + 1)], f"c{number}", 1)
        number += 1
        print(table, number, flush=True)

async def all():
    store = open_store(sys.argv[1])
    await asyncio.gather(*(one(store, f"t{n}") for n in range(8)))

asyncio.run(all())
"""

FULL_DISK = """
import asyncio, resource, signal, sys
from abaculus.kernel.messages import RefusedError
from abaculus.stores import open_store
from abaculus.i18n import load_translator

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

async def all():
    store = open_store(sys.argv[1])
    await store.append("t", 0, [b"first"], "", 1)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
    results = await asyncio.gather(
        store.append("big", 0, [b"x" * 300_000], "", 2),
        store.append("small", 0, [b"y"], "", 2),
        return_exceptions=True,
    )
    assert isinstance(results[0], RefusedError), results
    print(load_translator().say(results[0].refusal))
    assert results[1] is None, results
    print([entry.text for entry in await store.read("t")])
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await store.append("big", 0, [b"x" * 300_000], "", 3)
    await store.append("t", 1, [b"second"], "", 3)
    print([(log.table, log.entries) for log in await store.summaries()])
    await store.close()

asyncio.run(all())
"""


def refusal(path: Path | str) -> str:
    """The code with which a file is refused; its sentence names the file."""
    with pytest.raises(RefusedError) as raised:
        open_store(path)
    assert str(path) in load_translator().say(raised.value.refusal)
    return raised.value.refusal.code


def keep(path: Path, table: str, after: int, *entries: bytes) -> None:
    async def whole() -> None:
        store = open_store(path)
        try:
            await store.append(table, after, entries, "", 1)
        finally:
            await store.close()

    asyncio.run(whole())


def read_entries(path: Path, table: str) -> list[StoredEntry]:
    async def whole() -> list[StoredEntry]:
        store = open_store(path)
        try:
            return await store.read(table)
        finally:
            await store.close()

    return asyncio.run(whole())


def test_logs_are_there_again_after_opening_the_file_anew(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "games.db"
    keep(path, "t", 0, b"one")
    keep(path, "t", 1, b"two")

    assert [b"one", b"two"] == [line.text for line in read_entries(path, "t")]


def test_a_closed_store_leaves_one_file(tmp_path: Path) -> None:
    keep(tmp_path / "games.db", "t", 0, b"one")
    read_entries(tmp_path / "games.db", "t")

    assert ["games.db"] == [path.name for path in tmp_path.iterdir()]


@pytest.mark.parametrize("acknowledged", [1, 40, 333])
def test_a_killed_process_loses_nothing_it_acknowledged(tmp_path: Path, acknowledged: int) -> None:
    path = tmp_path / "games.db"
    counts: dict[str, int] = {}
    with subprocess.Popen(
        [sys.executable, "-c", WRITING, str(path)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for _ in range(acknowledged):
            table, number = process.stdout.readline().split()
            counts[table] = int(number)
        process.kill()
        # what was acknowledged before the blow counts too; the last line may be cut short
        for line in process.stdout.read().splitlines()[:-1]:
            table, number = line.split()
            counts[table] = int(number)

    found = {table: read_entries(path, table) for table in counts}

    for table, least in counts.items():
        assert len(found[table]) >= least
        whole = [StoredEntry(n + 1, f"c{n}", b"%d" % (n + 1)) for n in range(len(found[table]))]
        assert whole == found[table]


def test_a_full_disk_is_reported_and_harms_nobody_else(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(path)], capture_output=True, text=True, check=False
    )

    assert "" == done.stderr
    sentence, first, summaries = done.stdout.splitlines()
    assert str(path) in sentence
    assert "[b'first']" == first
    assert "[('big', 1), ('t', 2), ('small', 1)]" == summaries


def test_a_busy_file_is_reported_to_all_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "WAIT", 0.05)
    path = tmp_path / "games.db"

    async def whole() -> None:
        store = open_store(path)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        results = await asyncio.gather(
            *(store.append(f"t{n}", 0, [b"x"], "", 1) for n in range(500)), return_exceptions=True
        )
        assert [] == await store.summaries()
        other.execute("ROLLBACK")
        other.close()
        await store.append("t0", 0, [b"x"], "", 1)
        await store.close()

        assert {RefusedError} == {type(one) for one in results}

    asyncio.run(whole())


def test_two_sharing_a_file_see_each_other_and_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def whole() -> list[bytes]:
        one, other = open_store(path), open_store(path)
        await one.append("t", 0, [b"1"], "", 1)
        await other.append("t", 1, [b"2"], "", 2)
        with pytest.raises(ConflictError):
            await one.append("t", 1, [b"mine"], "", 3)
        await one.append("t", 2, [b"3"], "", 4)
        for _ in range(2):
            await other.begin_day(9, (), ExpiryRule(1, 1))
        with pytest.raises(ConflictError):
            await one.append("t", 3, [b"4"], "", 5)
        await one.append("t", 0, [b"anew"], "", 5)
        texts = [line.text for line in await other.read("t")]
        await one.close()
        await other.close()
        return texts

    assert [b"anew"] == asyncio.run(whole())


def test_many_writers_through_two_stores_make_one_sound_log(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def whole() -> list[StoredEntry]:
        stores = open_store(path), open_store(path)

        async def one(n: int) -> None:
            while True:
                number = len(await stores[n % 2].read("t"))
                try:
                    return await stores[n % 2].append("t", number, [b"%d" % n], "", n)
                except ConflictError:
                    continue

        await asyncio.gather(*(one(n) for n in range(20)))
        entries = await stores[0].read("t")
        for store in stores:
            await store.close()
        return entries

    entries = asyncio.run(whole())

    assert list(range(1, 21)) == [entry.number for entry in entries]
    assert {b"%d" % n for n in range(20)} == {entry.text for entry in entries}


def test_an_append_that_nobody_waits_for_any_more_is_carried_out(tmp_path: Path) -> None:
    async def whole() -> list[bytes]:
        store = open_store(tmp_path / "games.db")
        given_up = asyncio.ensure_future(store.append("t", 0, [b"1"], "", 1))
        await asyncio.sleep(0)
        given_up.cancel()
        await store.append("t", 1, [b"2"], "", 1)
        texts = [line.text for line in await store.read("t")]
        await store.close()
        return texts

    assert [b"1", b"2"] == asyncio.run(whole())


@pytest.mark.parametrize("content", [b"Dear diary, " * 1000, b"{}", b"SQLite format 3\0junk" * 99])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)

    code = refusal(path)

    assert code in ("store-foreign", "store-damaged")
    assert content == path.read_bytes()


def test_a_database_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE lines (x)")
    other.close()
    content = path.read_bytes()

    code = refusal(path)

    assert "store-foreign" == code
    assert content == path.read_bytes()


@pytest.mark.parametrize("version", [0, VERSION + 1])
def test_a_file_of_another_version_is_refused(tmp_path: Path, version: int) -> None:
    path = tmp_path / "games.db"
    keep(path, "t", 0, b"one")
    database = sqlite3.connect(path)
    database.execute(f"PRAGMA user_version = {version}")
    database.close()

    assert "store-version" == refusal(path)


def test_a_damaged_file_is_reported_on_use(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    keep(path, "t", 0, *(b"line %d" % n * 50 for n in range(500)))
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xa5" * (len(content) - 4096))

    with pytest.raises(RefusedError) as raised:
        read_entries(path, "t")

    assert "store-damaged" == raised.value.refusal.code
    assert str(path) in load_translator().say(raised.value.refusal)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "store-trouble" == refusal(tmp_path)


def test_a_file_under_a_file_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")

    assert "store-trouble" == refusal(tmp_path / "file" / "games.db")


@pytest.mark.parametrize("address", ["", " ", "postgres://here/games", "mysql:x", "memory:x"])
def test_an_unknown_address_is_refused(address: str) -> None:
    with pytest.raises(RefusedError) as raised:
        open_store(address)

    assert "store-unknown" == raised.value.refusal.code
    assert load_translator().say(raised.value.refusal)


def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    kept = Path(__file__).parents[1] / "kept" / "0.1.0" / "tables.sqlite"
    path = Path(shutil.copy(kept, tmp_path / "games.db"))
    (name, count) = (
        sqlite3.connect(path)
        .execute(
            "SELECT name, count(*) FROM books JOIN lines ON book = books.id GROUP BY name LIMIT 1"
        )
        .fetchone()
    )

    keep(path, name, count, b"one more")
    keep(path, "new", 0, b"one")

    database = sqlite3.connect(path)
    assert (VERSION,) == database.execute("PRAGMA user_version").fetchone()
    assert [(0, None)] == database.execute("SELECT DISTINCT used, aside FROM books").fetchall()
    database.close()
    assert count + 1 == len(read_entries(path, name))


def _lose_folder(path: Path) -> None:
    sqlite3.connect(path.parent / "no" / "games.db")


def _write_read_only(path: Path) -> None:
    with closing(schema.connect(path, "ro")) as database:
        database.execute("DELETE FROM lines")


def _fill_disk(_: Path) -> None:
    with Path("/dev/full").open("wb", buffering=0) as full:
        full.write(b"x")


@pytest.mark.parametrize(
    ("trouble", "code"),
    [
        (_lose_folder, "store-gone"),
        (_write_read_only, "store-read-only"),
        (_fill_disk, "store-full"),
    ],
)
def test_each_failure_has_its_code(
    tmp_path: Path, trouble: Callable[[Path], None], code: str
) -> None:
    path = tmp_path / "games.db"
    keep(path, "t", 0, b"one")
    place = tmp_path / "no" / "games.db" if trouble is _lose_folder else path

    try:
        trouble(path)
        raise AssertionError(path)
    except (sqlite3.Error, OSError) as error:
        failure = storage_error(place, error)

    assert code == failure.code
    assert str(place) in str(failure)


def test_a_file_that_may_not_be_written_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    keep(path, "t", 0, b"one")
    path.chmod(0o400)
    if os.access(path, os.W_OK):
        pytest.skip("root may write to any file")

    assert "store-read-only" == refusal(path)
