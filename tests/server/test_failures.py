"""Bad requests are refused in words; a failure of ours has a number that is in the log."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.registry import family_names, load_family
from abaculus.server.assets import Assets
from abaculus.server.http.errors import ErrorHandler, hide_details
from abaculus.server.rooms.rooms import RoomRegistry
from tests.server.live_server import PATIENCE, PERSON, asking, bare, new_table, serving, visiting

pytestmark = pytest.mark.anyio
DEEP = b'{"given":' + b"[" * 100_000
TABLES = "/api/tables"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"


def code_of(answer: httpx.Response) -> tuple[int, str]:
    problem = answer.json()
    assert problem["sentence"]
    return answer.status_code, str(problem["code"])


async def send_raw(port: int, request: bytes, *, is_all: bool) -> bytes:
    """Everything the server answers; `is_all`: the client says that nothing more will come."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    if is_all:
        writer.write_eof()
    async with asyncio.timeout(PATIENCE):
        answer = await reader.read()
    writer.close()
    return answer


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (DEEP, "nested too deeply"),
        (b'{"family":"\xff"}', "not UTF-8"),
        (b'{"family":"\\ud800","players":[]}', ""),
        (b'{"family":NaN}', ""),
        (b'{"family":Infinity}', ""),
        (b'{"family":' + b"9" * 6000 + b"}", ""),
        (b"\x00", ""),
        (b"", ""),
        (b"{} {}", ""),
    ],
)
async def test_what_is_not_json_is_malformed(database: Path, body: bytes, reason: str) -> None:
    async with serving(database) as running, asking(running) as client:
        headers = {"Content-Type": "application/json"}
        answer = await client.post(TABLES, content=body, headers=headers)

    assert (400, "malformed") == code_of(answer)
    assert reason in str(answer.json()["sentence"])


@pytest.mark.parametrize(
    "kind", ["text/plain", "multipart/form-data", "application/x-msgpack", "application/json; ="]
)
async def test_the_kind_of_a_body_does_no_harm(database: Path, kind: str) -> None:
    wanted = json.dumps({"family": "pebbles", "players": [PERSON, PERSON]}).encode()
    async with serving(database) as running, asking(running) as client:
        answer = await client.post(TABLES, content=wanted, headers={"Content-Type": kind})

    assert 201 == answer.status_code


@pytest.mark.parametrize(
    "path",
    ["/%00", "/assets/%00", "/assets/%00.js", f"/assets/{'x' * 300}.js", f"/{'x' * 300}",
     f"/{'x/' * 3000}y", "/%ff%fe", "/%", "/%zz.js", "/..%2f..%2fetc%2fpasswd", "//", "/.", "/..",
     "/api/", "/api/tables/%00", f"/api/tables/{'x' * 300}", f"/api/rules/{'x' * 300}",
     f"/api/tables/x/review/{'9' * 5000}", "/api/tables/x/review/٣", "/schema/%00", "/schema/x"],
)  # fmt: skip
async def test_odd_addresses_are_pages_or_refusals(database: Path, path: str) -> None:
    async with serving(database) as running:
        asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        answer = await send_raw(running.port, asked.encode(), is_all=False)

    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split()[1])
    assert status in (200, 400, 404)
    assert status != 404 or json.loads(body)["sentence"]


@pytest.mark.parametrize("family", family_names())
async def test_a_desk_without_texts_says_what_it_needs(database: Path, family: str) -> None:
    async with serving(database) as running, asking(running) as client:
        answers = [
            await client.post(
                f"/api/desk/{family}/{act}", json={"given": given, "variant": game.info.id}
            )
            for game in load_family(family).games
            for act in ("judge", "show", "try")
            for given in ({}, {"move": ""}, {"nonsense": "x"})
        ]

    assert {200} >= {answer.status_code for answer in answers} - {400}
    assert all(answer.status_code == 200 or answer.json()["sentence"] for answer in answers)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "BREW"])
@pytest.mark.parametrize("path", ["/", "/api/games", TABLES])
async def test_odd_methods_are_refused(database: Path, method: str, path: str) -> None:
    async with serving(database) as running, asking(running) as client:
        answer = await client.request(method, path)

    assert (405, "no-method") == code_of(answer)
    assert answer.headers["allow"]


async def test_a_head_has_no_body(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        page = await client.head("/")
        missing = await client.head("/none.js")
        api = await client.head("/api/games")

    assert [200, 404, 405] == [page.status_code, missing.status_code, api.status_code]
    assert {b""} == {page.content, missing.content, api.content}


@pytest.mark.parametrize(
    "request_bytes",
    [
        POST + b"Content-Length: 999\r\n\r\n{",
        POST + b"Transfer-Encoding: chunked\r\n\r\nff\r\n{",
        POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{",
        POST + b"Content-Length: x\r\n\r\n{}",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x00\xff\r\n\r\n",
    ],
)
async def test_lies_about_a_request_harm_nobody_else(
    database: Path, request_bytes: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(database) as running, asking(running) as client:
        answer = await send_raw(running.port, request_bytes, is_all=True)
        after = await client.get("/health")

    assert not answer.startswith(b"HTTP/1.1 5")
    assert 200 == after.status_code
    assert [] == [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_failure_in_a_route_has_a_number_in_the_log(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*given: Any, **more: Any) -> None:
        raise ZeroDivisionError("a secret of this machine")

    monkeypatch.setattr(RoomRegistry, "room", fail)
    async with serving(database) as running, asking(running) as client:
        answer = await client.get("/api/tables/abcdefgh")

    check_failure(answer, caplog)


async def test_a_failure_outside_the_routes_is_the_same(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: Any) -> None:
        raise ZeroDivisionError("a secret of this machine")

    monkeypatch.setattr(Assets, "_found", fail)
    async with serving(database) as running, asking(running) as client:
        answer = await client.get("/")

    check_failure(answer, caplog)
    assert "nosniff" == answer.headers["x-content-type-options"]


async def test_a_failure_of_the_error_handler_is_the_same(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: Any) -> None:
        raise ZeroDivisionError("a secret of this machine")

    monkeypatch.setattr(ErrorHandler, "_answer", fail)
    async with serving(database) as running, asking(running) as client:
        answer = await client.get("/api/tables/abcdefgh")

    check_failure(answer, caplog)


def check_failure(answer: httpx.Response, caplog: pytest.LogCaptureFixture) -> None:
    assert (500, "trouble") == code_of(answer)
    assert "secret" not in answer.text
    record = [record for record in caplog.records if record.levelno >= logging.ERROR][-1]
    number = record.getMessage().split()[1].rstrip(":")
    assert 8 == len(number)
    assert number in answer.json()["sentence"][0]
    assert "ZeroDivisionError" in caplog.text


async def test_a_failure_at_a_table_has_a_number_too(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: Any) -> None:
        raise ZeroDivisionError

    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.hear("snapshot")
            monkeypatch.setattr("abaculus.server.ws.presenter.preview_gesture", fail)
            gesture = {"type": "press", "move": "a1"}
            await socket.say("try", id=1, seat=0, gesture=gesture)
            refused = await socket.hear("refused")

    (record,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "trouble" == refused["code"]
    assert record.getMessage().split()[1].rstrip(":") in refused["sentence"][0]


async def test_a_failure_to_open_a_table_is_told(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[Exception] = [
        ZeroDivisionError(),
        RefusedError(Refusal("store-trouble", {"file": "/home/mila/x", "reason": "full"})),
    ]

    async def fail(*given: Any, **more: Any) -> None:
        raise faults.pop()

    async with serving(database) as running:
        monkeypatch.setattr(RoomRegistry, "room", fail)
        heard: list[dict[str, Any]] = []
        for _ in range(2):
            async with bare(running, "abcdefgh") as socket:
                heard.append(await socket.hear("closed"))

    number = caplog.records[-1].getMessage().split()[1].rstrip(":")
    assert ["save-trouble", "trouble"] == [closed["code"] for closed in heard]
    assert number in heard[1]["sentence"][0]
    assert "/home/mila" not in str(heard)


async def test_too_long_a_body_is_told_how_long_it_may_be(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        answer = await client.post("/api/owner", json={"token": "x" * 5000})

    assert (413, "too-long") == code_of(answer)
    assert "4096" in answer.json()["sentence"][0]


def test_what_a_store_complains_of_stays_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    shown = hide_details(Refusal("store-trouble", {"file": "/home/mila/x", "reason": "full"}))

    assert "save-trouble" == shown.code
    assert "/home/mila/x" in caplog.text
    assert "/home/mila" not in str(RefusedError(shown))
