"""A full disk, a locked file, a lost file: the move waits, and is saved without anyone's help."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest

from abaculus.server.lifecycle import GameServer
from abaculus.server.rooms import appender
from abaculus.stores import schema
from abaculus.stores.sqlite import SqliteStore
from tests.server.live_server import PERSON, Json, Socket, asking, new_table, serving, visiting

pytestmark = pytest.mark.anyio

LOCKING = """
import sqlite3, sys
other = sqlite3.connect(sys.argv[1], isolation_level=None)
other.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.readline()
"""

_FILLER = (
    "INSERT INTO lines (book, number, written, command, text)"
    " SELECT 0, max(id), 0, '', zeroblob(?) FROM lines"
)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "WAIT", 0.05)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = shutil.which("mount")
    made = mount and subprocess.run(
        [mount, "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(place)], check=False
    )
    if not made or made.returncode:
        pytest.skip("only root can mount a disk; the next test fills the file instead")
    yield place
    subprocess.run([shutil.which("umount") or "umount", "-l", str(place)], check=True)


@asynccontextmanager
async def at_table(running: GameServer, table: Json, seat: int = 0) -> AsyncGenerator[Socket]:
    async with visiting(running, table["table"], table["token"], seat) as socket:
        await socket.hear("snapshot")
        yield socket


async def play_through(
    running: GameServer, begin: Callable[[], object], end: Callable[[], object]
) -> tuple[Json, Json]:
    """What a player hears when a move meets trouble, and after the trouble has ended."""
    host = await new_table(running, PERSON, PERSON, start=True)
    async with at_table(running, host) as socket:
        begin()
        act = {"type": "play", "seat": 0, "gesture": {"type": "press", "move": "a1"}}
        await socket.say("do", id="mine", act=act)
        notice = await socket.hear("refused", "update")
        end()
        done = await socket.hear("refused", "update")
        again = await socket.do("play", id="mine", seat=0, gesture=act["gesture"])
    assert "done" == again["type"]
    return notice, done


def writer_of(running: GameServer) -> Callable[..., object]:
    store = running.rooms.store
    assert isinstance(store, SqliteStore)
    return store._writer._database.execute  # pyright: ignore[reportPrivateUsage]


async def test_a_move_waits_for_room_on_a_real_disk(small_disk: Path) -> None:
    filler = small_disk / "filler"

    def fill() -> None:
        with filler.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(512))

    async with serving(small_disk / "tables.sqlite") as running:
        notice, done = await play_through(running, fill, filler.unlink)

    assert ("", "wait-full-host") == (notice["id"], notice["code"])
    assert ("update", "mine") == (done["type"], done["ack"])


async def test_a_move_waits_for_room_in_the_file(database: Path) -> None:
    async with serving(database) as running:
        execute = writer_of(running)
        notice, done = await play_through(
            running,
            lambda: _fill(execute),
            lambda: execute("PRAGMA max_page_count = 100000"),
        )

    assert ("", "wait-full-host") == (notice["id"], notice["code"])
    assert ("update", "mine") == (done["type"], done["ack"])


def _fill(execute: Callable[..., object]) -> None:
    """Use up what is free on the last page, so that the next entry needs one more."""
    execute("PRAGMA max_page_count = 1")
    for size in (512, 64, 8):
        with suppress(sqlite3.OperationalError):
            for _ in range(9999):
                execute(_FILLER, (size,))


async def test_a_move_waits_for_a_file_that_another_locks(database: Path) -> None:
    with ExitStack() as stack:

        def lock() -> None:
            other = stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-c", LOCKING, str(database)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )
            assert other.stdout is not None
            assert "locked\n" == other.stdout.readline()

        async with serving(database) as running:
            # closing its input lets the other program end
            notice, done = await play_through(running, lock, stack.close)

    assert ("", "wait-locked-host") == (notice["id"], notice["code"])
    assert ("update", "mine") == (done["type"], done["ack"])


async def test_a_move_waits_for_a_file_that_was_moved_away(database: Path) -> None:
    elsewhere = database.with_name("elsewhere")
    async with serving(database) as running:
        notice, done = await play_through(
            running, lambda: database.rename(elsewhere), lambda: elsewhere.rename(database)
        )

    assert ("", "wait-gone-host") == (notice["id"], notice["code"])
    assert ("update", "mine") == (done["type"], done["ack"])


async def test_players_and_the_host_are_told_different_things(database: Path) -> None:
    elsewhere = database.with_name("elsewhere")
    async with serving(database) as running, asking(running) as client:
        host = await new_table(running, PERSON, {"kind": "link"})
        joined = await client.post("/api/join", json={"table": host["table"], "name": "Noor"})
        async with (
            at_table(running, host) as one,
            at_table(running, joined.json(), 1) as other,
        ):
            database.rename(elsewhere)
            await other.say("do", id="n", act={"type": "rename", "seat": 1, "name": "Nora"})
            heard = [await socket.hear("refused") for socket in (one, other)]
            elsewhere.rename(database)

    assert ["wait-gone-host", "wait-gone"] == [message["code"] for message in heard]
    assert str(database) not in str(heard)


async def test_a_command_that_cannot_be_saved_is_refused_in_the_end(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appender, "_PATIENCE", 0.6)
    elsewhere = database.with_name("elsewhere")
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with at_table(running, host) as socket:
            database.rename(elsewhere)
            refused = await socket.play(0, "a1")
            elsewhere.rename(database)
            done = await socket.play(0, "a1")

    assert ("refused", "save-gone") == (refused["type"], refused["code"])
    assert "update" == done["type"]


async def test_a_request_says_what_is_wrong_and_names_no_file(database: Path) -> None:
    elsewhere = database.with_name("elsewhere")
    async with serving(database) as running, asking(running) as client:
        host = await new_table(running, PERSON, {"kind": "link"})
        database.rename(elsewhere)
        table = {"family": "pebbles", "players": [PERSON, PERSON]}
        opened = await client.post("/api/tables", json=table)
        joined = await client.post("/api/join", json={"table": host["table"]})
        elsewhere.rename(database)
        later = await client.post("/api/join", json={"table": host["table"]})

    assert [503, 503, 201] == [opened.status_code, joined.status_code, later.status_code]
    assert {"save-gone"} == {opened.json()["code"], joined.json()["code"]}
    assert str(database) not in opened.text + joined.text
