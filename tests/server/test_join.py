"""Right codes always open their tables, guessing is slow, and a host can lock the door."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.server.limits import Limits, Rate
from abaculus.server.rooms.codes import JoinCodeRegistry
from abaculus.server.time_source import SystemTime
from tests.server.live_server import (
    FRIEND,
    PATIENCE,
    PERSON,
    Server,
    asking,
    join,
    new_table,
    serving,
    visiting,
)

pytestmark = pytest.mark.anyio
PUPILS = 30
STRICT = Limits(codes=Rate(0.001, 5), code_wait=0.01)
WRONG = {"code": "BCDFGH"}


async def codes_of(running: Server, count: int) -> list[str]:
    return [(await new_table(running, PERSON, FRIEND))["code"] for _ in range(count)]


async def enter(client: httpx.AsyncClient, code: str) -> int:
    return (await client.post("/api/join", json={"code": code})).status_code


async def test_a_class_behind_one_address_gets_in(database: Path) -> None:
    async with serving(database, limits=STRICT) as running, asking(running) as client:
        codes = await codes_of(running, PUPILS)
        answers = await asyncio.gather(*(enter(client, code) for code in codes))

    assert [201] * PUPILS == answers


async def test_a_class_gets_in_beside_someone_who_guesses(database: Path) -> None:
    async with serving(database, limits=STRICT) as running, asking(running) as client:
        codes = await codes_of(running, PUPILS)
        wrong: list[int] = []

        async def guess() -> None:
            while True:
                wrong.append(await enter(client, WRONG["code"]))

        guessing = asyncio.create_task(guess())
        async with asyncio.timeout(PATIENCE):
            while 429 not in wrong:
                await asyncio.sleep(0)
        answers = await asyncio.gather(*(enter(client, code) for code in codes))
        guessing.cancel()

    assert [201] * PUPILS == answers
    assert {404, 429} == set(wrong)


async def look(codes: JoinCodeRegistry, code: str, address: str) -> str:
    """The table behind a code, or the code of the refusal."""
    try:
        return await codes.table(code, address)
    except RefusedError as refused:
        return refused.refusal.code


async def test_wrong_codes_of_all_addresses_count_together() -> None:
    codes = JoinCodeRegistry(Limits(all_codes=Rate(0.001, 3), code_wait=0.01), SystemTime())
    code = codes.issue("table")

    wrong = [await look(codes, "BCDFGH", f"192.0.2.{number}") for number in range(5)]
    right = await look(codes, code, "192.0.2.99")

    assert ["no-code"] * 3 + ["too-many-codes"] * 2 == wrong
    assert "table" == right


async def test_few_codes_at_once_are_looked_up_after_wrong_ones() -> None:
    codes = JoinCodeRegistry(Limits(codes=Rate(0.001, 1), code_wait=0.05), SystemTime())
    code = codes.issue("table")
    await look(codes, "BCDFGH", "192.0.2.1")

    here = [look(codes, code, "192.0.2.1") for _ in range(70)]
    answers = await asyncio.gather(*here, look(codes, code, "192.0.2.2"))
    later = await look(codes, code, "192.0.2.1")

    # a guess looks like a right code until it is looked up
    assert ["table"] * 64 + ["too-many-codes"] * 6 + ["table"] == answers
    assert "table" == later


async def test_neighbours_in_an_ipv6_network_count_as_one() -> None:
    codes = JoinCodeRegistry(Limits(codes=Rate(0.001, 1), code_wait=0.01), SystemTime())
    addresses = ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "::ffff:192.0.2.1")

    answers = [await look(codes, "BCDFGH", address) for address in addresses]

    assert ["no-code", "too-many-codes", "no-code", "no-code"] == answers


async def test_a_host_locks_and_unlocks_the_door(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        host = await new_table(running, PERSON, FRIEND)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.hear("snapshot")
            locked = await socket.do("lock", locked=True)
            by_link = await client.post("/api/join", json={"table": host["table"]})
            by_code = await client.post("/api/join", json={"code": host["code"]})
            again = await socket.do("lock", locked=True)
            async with visiting(running, host["table"]) as spectator:
                watched = await spectator.hear("snapshot")
            unlocked = await socket.do("lock", locked=False)
            entered = await client.post("/api/join", json={"table": host["table"]})

    assert locked["table"]["locked"]
    assert [409, 409] == [by_link.status_code, by_code.status_code]
    assert "door-locked" == by_code.json()["code"]
    assert "locked the door" in "".join(by_code.json()["sentence"])
    assert "done" == again["type"]
    assert watched["table"]["locked"]
    assert not unlocked["table"]["locked"]
    assert 201 == entered.status_code


async def test_only_the_host_locks_the_door_before_the_start(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, FRIEND)
        friend = await join(running, host["table"])
        async with visiting(running, host["table"], friend["token"], 1) as socket:
            by_friend = await socket.do("lock", locked=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.do("start")
            in_game = await socket.do("lock", locked=True)

    assert ["not-host", "already-begun"] == [by_friend["code"], in_game["code"]]


async def test_a_locked_door_stays_locked_after_a_restart(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, FRIEND)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.do("lock", locked=True)
    async with serving(database) as running, asking(running) as client:
        refused = await client.post("/api/join", json={"table": host["table"]})

    assert "door-locked" == refused.json()["code"]
