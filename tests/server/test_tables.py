"""What people at a table can do besides playing, over the wire."""

from __future__ import annotations

from pathlib import Path

import pytest

from abaculus.server.lifecycle import GameServer
from tests.server.live_server import (
    BOT,
    FRIEND,
    PERSON,
    asking,
    join,
    new_table,
    serving,
    visiting,
)

pytestmark = pytest.mark.anyio


async def test_a_full_table_takes_nobody_more(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, FRIEND)
        await join(running, host["table"])

        refused = await _join_in_vain(running, host["table"])

    assert (409, "table-full") == refused


async def test_a_table_that_has_begun_takes_nobody_more(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)

        refused = await _join_in_vain(running, host["table"])

    assert (409, "already-begun") == refused


async def test_a_move_is_taken_back_when_the_other_agrees(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, FRIEND)
        friend = await join(running, host["table"])
        async with (
            visiting(running, host["table"], host["token"], 0) as first,
            visiting(running, host["table"], friend["token"], 1) as second,
        ):
            await first.do("start")
            await first.play(0, "a1")
            await second.play(1, "b1")
            asked = await second.do("ask-back", seat=1)
            await first.until(asked["number"])
            agreed = await first.do("answer-back", seat=0, agrees=True)

    assert 1 == asked["table"]["asks_back"]
    assert 1 == len(agreed["scene"]["pieces"])
    assert 1 == agreed["move_list_kept"]


async def test_the_clock_stands_still_in_a_pause(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, variant="morra", start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            paused = await socket.do("pause")
            refused = await socket.play(0, "1:3")
            await socket.say("resync")
            later = await socket.hear("snapshot")
            again = await socket.do("resume")

    assert {False} == {clock["runs"] for clock in paused["clocks"]}
    assert "paused" == refused["code"]
    assert paused["clocks"] == later["clocks"]
    assert {True} == {clock["runs"] for clock in again["clocks"]}


async def test_a_bot_holds_the_seat_of_someone_away_and_hands_it_back(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, FRIEND)
        friend = await join(running, host["table"])
        async with visiting(running, host["table"], host["token"], 0) as first:
            async with visiting(running, host["table"], friend["token"], 1) as second:
                await second.hear("snapshot")
                await first.do("start")
            away = await first.hear("update")
            while not away["table"] or not away["table"]["players"][1]["away"]:
                away = await first.hear("update")
            held = await first.do("hold", seat=1, bot="random")
            mine = await first.play(0, "a1")
            played = await first.until(mine["number"] + 1)
            async with visiting(running, host["table"], friend["token"], 1) as second:
                back = await second.do("hand-back", seat=1)

    assert "random" == held["table"]["players"][1]["stand_in"]
    assert 2 == len(played["scene"]["pieces"])
    assert "" == back["table"]["players"][1]["stand_in"]
    assert back["table"]["players"][1]["away"] is False


async def test_a_person_takes_another_name(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.hear("snapshot")
            renamed = await socket.do("rename", seat=0, name="Émilie")

    assert "Émilie" == renamed["table"]["players"][0]["name"]


async def test_a_rematch_is_a_new_table_with_the_same_people(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, FRIEND)
        friend = await join(running, host["table"], name="Ada")
        async with visiting(running, host["table"], host["token"], 0) as first:
            await first.do("start")
            await first.do("resign", seat=0)
            over = await first.do("rematch")
            again = await first.do("rematch", id="other")
        following = over["table"]["next"]
        async with visiting(running, following, friend["token"], 0) as second:
            snapshot = await second.hear("snapshot")

    assert "Ada" == snapshot["table"]["players"][0]["name"]
    assert [0] == snapshot["table"]["seats"]
    assert "rematch-open" == again["code"]


async def test_bots_alone_play_to_the_end(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, BOT, BOT)
        async with visiting(running, host["table"], host["token"], wants="view") as socket:
            await socket.do("start")
            message = await socket.hear("view")
            while message["awaits"]["type"] != "over":
                message = await socket.hear("view")

    assert message["awaits"]["outcome"]["places"]


async def _join_in_vain(running: GameServer, table: str) -> tuple[int, str]:
    async with asking(running) as client:
        answer = await client.post("/api/join", json={"table": table})
    return answer.status_code, answer.json()["code"]


async def test_all_wrong_options_of_a_new_table_are_reported(database: Path) -> None:
    body = {
        "family": "mathesso",
        "variant": "atto",
        "options": {"hints": "some", "cjv": True, "scoring": "luck"},
        "players": [PERSON, {**PERSON, "options": {"time_factor": "9"}}],
    }
    async with serving(database) as running, asking(running) as client:
        answer = await client.post("/api/tables", json=body)

    problem = answer.json()
    assert (400, "opt-cjv", "cjv") == (answer.status_code, problem["code"], problem["about"])
    assert ["cjv", "scoring", "seat1.time_factor", "hints"] == [
        one["about"] for one in problem["faults"]
    ]
    sentences = ["".join(one["sentence"]) for one in problem["faults"]]
    assert " ".join(sentences) == "".join(problem["sentence"])
