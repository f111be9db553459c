"""Nothing is lost: not by a restart, not by a kill, not by a slow client, not at the end."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from abaculus.server.limits import Limits
from abaculus.stores import open_store
from tests.server.live_server import BOT, PERSON, Elsewhere, asking, new_table, serving, visiting

pytestmark = pytest.mark.anyio
TOYS = Path(__file__).parents[1] / "toys"
SERVER = """
import sys
import abaculus.games
abaculus.games.__path__.append(sys.argv[2])
from abaculus.server.ports import open_socket
from abaculus.server.lifecycle import run
from abaculus.stores import open_store
tell = lambda told: print(told.link, flush=True)
run(lambda: open_store(sys.argv[1]), open_socket("127.0.0.1", 0), tell)
"""


async def test_a_game_continues_after_a_restart(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.play(0, "a1")
            known = (await socket.play(1, "b1"))["number"]

    async with (
        serving(database) as running,
        visiting(running, host["table"], host["token"], 0) as socket,
    ):
        snapshot = await socket.hear("snapshot")
        played = await socket.play(0, "c3")

    assert known == snapshot["number"] == played["after"]
    assert 2 == len(snapshot["move_list"]) == len(snapshot["scene"]["pieces"])


async def test_bot_to_move_moves_after_a_restart_with_nobody_there(database: Path) -> None:
    async with serving(database, pace=3600) as running:
        host = await new_table(running, PERSON, BOT, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            number = (await socket.play(0, "a1"))["number"]

    async with serving(database):
        await _log_reaches(database, host["table"], number + 1)


@pytest.mark.slow
async def test_a_deadline_passes_after_a_restart_without_anybody_there(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(
            running, PERSON, PERSON, variant="morra", options={"seconds": 5}, start=True
        )
        async with visiting(running, host["table"], host["token"], 0) as socket:
            number = (await socket.hear("snapshot"))["number"]

    async with serving(database):
        await _log_reaches(database, host["table"], number + 1)


async def test_a_code_is_good_again_after_a_restart(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, {"kind": "open"})

    async with serving(database) as running, asking(running) as client:
        await client.get(f"/api/tables/{host['table']}/invitation")
        answer = await client.post("/api/join", json={"code": host["code"]})

    assert 201 == answer.status_code


async def test_no_acknowledged_move_is_lost_by_a_kill(database: Path) -> None:
    moves = [(0, "a1"), (1, "b2"), (0, "c3"), (1, "b1")]
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, str(database), str(TOYS)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        link = process.stdout.readline().strip()
        running = Elsewhere(link)
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            acknowledged = [(await socket.play(seat, move))["number"] for seat, move in moves]
            os.kill(process.pid, signal.SIGKILL)

    async with (
        serving(database) as there,
        visiting(there, host["table"], host["token"], 0) as socket,
    ):
        snapshot = await socket.hear("snapshot")

    assert acknowledged[-1] == snapshot["number"]
    assert len(moves) == len(snapshot["scene"]["pieces"])


async def test_a_server_that_is_asked_to_stop_says_goodbye(database: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, str(database), str(TOYS)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        running = Elsewhere(process.stdout.readline().strip())
        host = await new_table(running, PERSON, BOT, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.play(0, "a1")
            process.send_signal(signal.SIGTERM)
            closed = await socket.hear("closed")
        code = process.wait(30)

    assert ("server-stops", True) == (closed["code"], closed["again"])
    assert 0 == code


class Slow:
    """A client that takes one message, and the next ones when it is free."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.is_free = False
        self.is_closed = False

    def send(self, message: bytes) -> bool:
        if self.sent and not self.is_free:
            return False
        self.sent.append(message)
        return True

    def close(self) -> None:
        self.is_closed = True

    def read_on(self, *, is_wanted: bool) -> None:
        raise AssertionError(is_wanted)


async def test_slow_client_gets_one_fresh_snapshot(
    database: Path,
) -> None:
    async with serving(database, limits=Limits(queue=3)) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        room = await running.rooms.room(host["table"])
        slow = Slow()
        connection = running.rooms.connect(room, slow)
        connection.take(b'{"type":"hello"}')
        while not slow.sent:
            await asyncio.sleep(0)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            for seat, move in [(0, "a1"), (1, "b1"), (0, "c1"), (1, "a2"), (0, "b2")]:
                await socket.play(seat, move)
        slow.is_free = True
        connection.pump()
        while len(slow.sent) < 2 or b'"snapshot"' not in slow.sent[-1]:
            await asyncio.sleep(0)
        connection.leave()

    assert 2 == len([message for message in slow.sent if message.startswith(b'{"type":"snapshot"')])
    assert len(slow.sent) <= 3
    assert f'"number":{room.table.number}'.encode() in slow.sent[-1]
    assert slow.is_closed


async def test_a_table_written_by_another_server_is_read_again(database: Path) -> None:
    async with serving(database) as here, serving(database) as there:
        host = await new_table(here, PERSON, PERSON, start=True)
        async with (
            visiting(here, host["table"], host["token"], 0) as one,
            visiting(there, host["table"], host["token"], 0) as other,
        ):
            await one.hear("snapshot")
            await other.hear("snapshot")
            await one.play(0, "a1")

            taken = await other.play(0, "a1")
            played = await other.play(1, "b1")
            while len(played.get("scene", {}).get("pieces", ())) < 2:
                # it had fallen behind, so that only a snapshot shows its move
                played = await other.hear("snapshot")

    assert "refused" == taken["type"]
    assert 2 == len(played["scene"]["pieces"])


async def _log_reaches(database: Path, table: str, number: int) -> None:
    store = open_store(database)
    async with asyncio.timeout(60):
        while len(await store.read(table)) < number:
            await asyncio.sleep(0.05)
    await store.close()
