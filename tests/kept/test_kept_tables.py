"""Tables, packs and secrets kept by 0.1.0 open and are played on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from abaculus.kernel.awaits import Turn
from abaculus.kernel.records import parse_headers, parse_record
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import SeededRng
from tests.server.live_server import asking, serving, visiting

KEPT = Path(__file__).parent / "0.1.0"
NOTES: dict[str, Any] = json.loads((KEPT / "tables.json").read_text("utf-8"))
TABLES: dict[str, dict[str, Any]] = NOTES["tables"]
"""The tables by their ids, with the host's token and how each was left."""

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    shutil.copytree(KEPT, tmp_path, dirs_exist_ok=True)
    return tmp_path / "tables.sqlite"


async def test_every_kept_table_opens_as_it_was_left(database: Path) -> None:
    async with serving(database) as running:
        for name, kept in TABLES.items():
            table = (await running.rooms.room(name)).table

            assert kept["game"] == f"{table.family}/{table.variant}"
            if kept["entries"] is not None and kept["phase"] != "playing":
                assert (kept["phase"], kept["entries"]) == (table.phase, table.number)
            else:
                assert table.number >= (kept["entries"] or 0)


async def test_kept_games_are_played_on(database: Path) -> None:
    moved = 0
    async with serving(database) as running:
        for name, kept in TABLES.items():
            room = await running.rooms.room(name)
            if room.table.phase != "playing":
                continue
            game, awaits = room.game, room.game.awaits(room.table.state)
            if not isinstance(awaits, Turn) or 0 not in awaits.must:
                continue
            move = game.sample(room.table.state, 0, SeededRng(1))
            async with visiting(running, name, kept["token"], 0, wants="view") as socket:
                answer = await socket.play(0, game.notation.write_move(move))

            # a question is answered in words, and a sampled answer is a bot's
            assert "refused" != answer["type"] or "only-bots" == answer["code"]
            moved += answer["type"] != "refused"

    assert moved > 5


async def test_records_of_kept_games_are_exported_and_replayed(database: Path) -> None:
    ended = [name for name, kept in TABLES.items() if kept["phase"] == "over"]
    async with serving(database) as running, asking(running) as client:
        for name in ended:
            token = {"Authorization": f"Bearer {TABLES[name]['token']}"}
            text = (await client.get(f"/api/tables/{name}/record", headers=token)).text
            headers = parse_headers(text)
            record = parse_record(load_family(headers.family).game(headers.variant), headers)

            assert record.outcome is not None
            assert TABLES[name]["game"] == f"{record.family}/{record.variant}"

    assert 2 == len(ended)


async def test_a_kept_pack_is_practised(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        answer = await client.post("/api/practice/deal", json={"pack": NOTES["pack"]})

    assert 200 == answer.status_code, answer.text
    assert answer.json()["prompt"]
