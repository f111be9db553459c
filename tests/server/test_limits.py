"""Whatever is sent, the answer is a refusal in words, and everybody else plays on."""

from __future__ import annotations

import json
import logging
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from abaculus.server.limits import Limits, Rate
from tests.server.live_server import BOT, PERSON, asking, bare, new_table, serving, visiting

pytestmark = pytest.mark.anyio
JUNK = [
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    '{"type":"nothing"}',
    '{"type":"do"}',
    '{"type":"do","id":"1","act":{"type":"play","seat":"first","gesture":{}}}',
    '{"type":"hello","seat":1e99}',
    "[" * 5000,
    "\x00\ud83d",
]


@pytest.mark.parametrize("text", JUNK)
async def test_junk_is_refused_in_words_and_the_socket_stays_open(
    database: Path, text: str
) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.hear("snapshot")
            await socket.connection.send(text.encode("utf-8", "surrogatepass"))
            refused = await socket.hear("refused")
            played = await socket.play(0, "a1")

    assert "malformed" == refused["code"]
    assert "update" == played["type"]


async def test_a_message_that_is_too_long_is_refused(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.say("hello", token="x" * 20_000)
            refused = await socket.hear("refused")

    assert "too-long" == refused["code"]


async def test_a_huge_message_ends_the_connection(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.hear("snapshot")
            await socket.say("hello", token="x" * 200_000)
            with pytest.raises(ConnectionClosed):
                await socket.hear("nothing")


async def test_too_many_messages_are_refused(database: Path) -> None:
    async with serving(database, limits=Limits(messages=Rate(0.001, 3))) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            for _ in range(4):
                await socket.say("resync")
            refused = await socket.hear("refused")

    assert "too-fast" == refused["code"]


@pytest.mark.parametrize(
    ("act", "code"),
    [
        ({"type": "play", "seat": 1, "gesture": {"type": "press", "move": "a1"}}, "not-your-turn"),
        ({"type": "play", "seat": 9, "gesture": {"type": "press", "move": "a1"}}, "no-seat"),
        ({"type": "play", "seat": -1, "gesture": {"type": "press", "move": "a1"}}, "no-seat"),
        ({"type": "play", "seat": 0, "gesture": {"type": "press", "move": "z9"}}, "unreadable"),
        ({"type": "start"}, "already-begun"),
        ({"type": "resume"}, "not-paused"),
        ({"type": "rematch"}, "not-over"),
        ({"type": "rename", "seat": 0, "name": "\n"}, "name-bad"),
        ({"type": "hold", "seat": 0, "bot": "nobody"}, "no-bot"),
        ({"type": "answer-back", "seat": 0, "agrees": True}, "nobody-asks"),
    ],
)
async def test_what_cannot_be_done_now_is_refused(
    database: Path, act: dict[str, object], code: str
) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.say("do", id="x", act=act)
            refused = await socket.hear("refused")

    assert ("x", True) == (refused["id"], code in refused["code"])
    assert refused["sentence"]


@pytest.mark.parametrize("name", ["", "x" * 65])
async def test_a_command_needs_an_id(database: Path, name: str) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.say("do", id=name, act={"type": "pause"})
            refused = await socket.hear("refused")

    assert "bad-id" == refused["code"]


async def test_codes_cannot_be_guessed_quickly(database: Path) -> None:
    slowly = Limits(codes=Rate(0.001, 10))
    async with serving(database, limits=slowly) as running, asking(running) as client:
        answers = [await client.post("/api/join", json={"code": "BCDFGH"}) for _ in range(11)]

    assert [404] * 10 + [429] == [answer.status_code for answer in answers]
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 1000
    assert Rate(10 / 60, 10) == Limits().codes
    assert "too-many-codes" == answers[-1].json()["code"]


async def test_spectators_are_limited(database: Path) -> None:
    async with serving(database, limits=Limits(spectators=1)) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"]) as first:
            await first.hear("snapshot")
            async with visiting(running, host["table"]) as second:
                closed = await second.hear()

    assert ("closed", "too-many-spectators") == (closed["type"], closed["code"])


async def test_connections_are_limited(database: Path) -> None:
    async with serving(database, limits=Limits(address_connections=1)) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as first:
            await first.hear("snapshot")
            async with bare(running, host["table"]) as second:
                closed = await second.hear()

    assert ("closed", "too-many-connections") == (closed["type"], closed["code"])


async def test_tables_are_limited(database: Path) -> None:
    async with serving(database, limits=Limits(tables=1)) as running, asking(running) as client:
        request = {"family": "pebbles", "players": [PERSON, PERSON]}
        answers = [await client.post("/api/tables", json=request) for _ in range(2)]

    assert [201, 503] == [answer.status_code for answer in answers]


async def test_another_web_page_gets_nothing(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        host = await new_table(running, PERSON, PERSON, start=True)
        foreign = {"Origin": "http://elsewhere.example"}
        answer = await client.post("/api/share", json={"on": True}, headers=foreign)
        pretended = await client.get("/api/games", headers={"Host": "elsewhere.example"})
        link = running.link.replace("http", "ws", 1)
        with pytest.raises(InvalidStatus):
            async with connect(
                f"{link}/api/tables/{host['table']}/play",
                proxy=None,
                additional_headers=foreign,
            ):
                pass

    assert [403, 403] == [answer.status_code, pretended.status_code]


async def test_tokens_are_kept_nowhere(
    database: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    async with serving(database) as running, asking(running) as client:
        host = await new_table(running, PERSON, BOT, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.play(0, "a1")
            await socket.play(0, "a1")
            shown = "".join(socket.heard)
        metrics = (await client.get("/metrics")).text
        shown += (await client.get(f"/api/tables/{host['table']}")).text

    stored = b"".join(path.read_bytes() for path in database.parent.iterdir())
    with sqlite3.connect(database) as reading:
        stored += b"".join(row[0] for row in reading.execute("SELECT text FROM lines"))
    reading.close()
    # the test's own client logs what it sends
    logged = "".join(
        record.getMessage() for record in caplog.records if not record.name.startswith("websockets")
    )
    printed = "".join(capfd.readouterr())
    assert b"pebbles" in stored
    for text in (stored.decode("latin-1"), logged, printed, metrics, shown):
        assert host["token"] not in text


async def test_every_refusal_over_http_has_one_shape(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        answers: list[httpx.Response] = [
            await client.get("/api/nothing"),
            await client.get("/api/tables/nosuchtable"),
            await client.get("/api/rules/nothing"),
            await client.delete("/api/games"),
            await client.post("/api/tables", content=b"{", headers=_JSON),
            await client.post("/api/tables", json={"family": 1, "players": []}),
            await client.post("/api/tables", json={"family": "nothing", "players": []}),
            await client.post("/api/records", content=b"no record"),
            await client.post("/api/records", content=b"\xff\xfe"),
            await client.post("/api/records", content=b"x" * 1_000_001),
            await client.post("/api/desk/pebbles/judge", json={"given": {}}),
            await client.post("/api/join", json={"table": "nosuchtable"}),
        ]

    assert [404, 404, 404, 405, 400, 400, 404, 400, 400, 413] == [
        answer.status_code for answer in answers[:10]
    ]
    for answer in answers[:10]:
        problem = json.loads(answer.content)
        assert problem["code"]
        assert problem["sentence"]


_JSON = {"Content-Type": "application/json"}
