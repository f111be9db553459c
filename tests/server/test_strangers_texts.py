"""Texts of strangers are never worked on in the server's own process."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import Any

import pytest

from tests.server.live_server import FRIEND, PERSON, asking, new_table, serving, visiting

pytestmark = pytest.mark.anyio
PACK = """\
pack: {id: mine, title: Mine, licence: CC0-1.0}
items:
  - {id: sum, prompt: "{a} + 4", vars: {a: 20..90}, answer: a+4, steps: ["$x$"]}
"""
OWN = {"deck": "custom", "pack": PACK}


def fail(*_args: object, **_more: object) -> Any:
    raise AssertionError("this belongs to a worker")


@pytest.fixture
def empty_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that strangers' texts need fails in this process; workers have their own."""
    monkeypatch.setattr("abaculus.kernel.options._known_files", OrderedDict[object, None]())
    for name in (
        "abaculus.questions.packs.normalise.normalise_pack",
        "abaculus.questions.packs.normalise.check_text",
        "abaculus.tables.imports.parse_record",
        "abaculus.server.workers.desk_tasks.DeskQuery",
        "abaculus.server.workers.table_tasks.seat_refusal",
        "abaculus.questions.packs.instantiate.ask_item",
        "abaculus.questions.practice.dealer.Dealer.deal",
    ):
        monkeypatch.setattr(name, fail)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("desk/calcussimo/judge", {"given": {"move": "D8h 9+6/2"}}),
        ("desk/calcussimo/best", {"given": {"rack": "1379+/?"}}),
        ("desk/calcussimo/show", {"given": {}}),
        ("desk/calcussimo/try", {"given": {"move": "D8h 9+6/2"}}),
        ("games/mathematicus/seat", {"variant": "basic", "options": OWN, "own": {}}),
        ("packs/check", {"text": PACK}),
        ("packs/preview", {"text": PACK}),
        ("packs/try", {"ask": {"text": PACK}, "given": "24"}),
        ("packs/export", {"pack": {"text": PACK}, "to": "json"}),
        ("packs/import?name=a.yaml", PACK),
        ("practice/deal", {}),
    ],
)
@pytest.mark.usefixtures("empty_hands")
async def test_requests_are_answered_by_workers(
    database: Path, path: str, body: dict[str, Any] | str
) -> None:
    async with serving(database) as running, asking(running) as client:
        content: dict[str, Any] = {"content": body} if isinstance(body, str) else {"json": body}
        answer = await client.post(f"/api/{path}", **content)

    assert 200 == answer.status_code, answer.text


@pytest.mark.usefixtures("empty_hands")
async def test_kept_pack_is_practised_by_workers(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        kept = (await client.post("/api/packs/keep", json={"text": PACK})).json()
        card = (await client.post("/api/practice/deal", json={"pack": kept["id"]})).json()
        tries = [
            (await client.post(f"/api/practice/{what}", json={"handle": card["handle"], **more}))
            for what, more in (
                ("read", {"given": "24"}),
                ("answer", {"given": "24"}),
                ("solution", {}),
            )
        ]

    assert [200] * 3 == [one.status_code for one in tries]


@pytest.mark.usefixtures("empty_hands")
async def test_pack_of_a_table_is_read_by_workers(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(
            running, PERSON, PERSON, family="mathematicus", variant="basic", options=OWN, start=True
        )
    async with serving(database) as running:
        room = await running.rooms.room(host["table"])

    assert '"id":"mine"' in str(room.table.options["pack"])


@pytest.mark.usefixtures("empty_hands")
async def test_pack_that_comes_in_the_lobby_is_read_by_workers(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, FRIEND, family="mathematicus", variant="basic")
        room = await running.rooms.room(host["table"])
        async with visiting(running, host["table"], host["token"]) as client:
            await client.do("arrange", variant="basic", options=OWN)
            bad = {"deck": "custom", "pack": "items: ["}
            answer = await client.do("arrange", variant="basic", options=bad)

    assert '"id":"mine"' in str(room.table.options["pack"])
    assert ("refused", "pack-unsound") == (answer["type"], answer["code"])


async def test_record_is_replayed_by_a_worker(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Path(__file__).parents[2] / "src/abaculus/games/calcussimo/records"
    text = next(iter(sorted(record.glob("*.txt")))).read_text()
    monkeypatch.setattr("abaculus.tables.imports.parse_record", fail)
    async with serving(database) as running, asking(running) as client:
        answer = await client.post("/api/records", content=text)
        damaged = await client.post("/api/records", content=text[:-40] + "nonsense")

    assert (201, 400) == (answer.status_code, damaged.status_code), answer.text


async def test_long_game_is_read_and_replayed_by_workers(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"]) as client:
            played = [await client.play(seat, move) for seat, move in ((0, "a1"), (1, "b1"))]
    for name in ("rooms.rooms.LONG_LOG", "rooms.history.LONG_LOG"):
        monkeypatch.setattr(f"abaculus.server.{name}", 2)
    for name in ("rooms.rooms.fold_log", "rooms.history.replay"):
        monkeypatch.setattr(f"abaculus.server.{name}", fail)
    async with (
        serving(database) as running,
        visiting(running, host["table"], host["token"]) as client,
    ):
        snapshot = await client.hear("snapshot")

    assert played[-1]["number"] == snapshot["number"]
