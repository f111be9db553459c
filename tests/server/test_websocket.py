"""Games over the WebSocket: from the first move to the last, whatever the line does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.live_server import (
    BOT,
    FRIEND,
    PERSON,
    Socket,
    asking,
    bare,
    join,
    new_table,
    serving,
    visiting,
)

pytestmark = pytest.mark.anyio
ROW = [(0, "a1"), (1, "a2"), (0, "b1"), (1, "b2"), (0, "c1")]
"""The first player wins."""


async def test_two_sockets_play_a_game_to_its_end(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, FRIEND)
        friend = await join(running, host["table"], name="Ada")
        async with (
            visiting(running, host["table"], host["token"], 0) as first,
            visiting(running, host["table"], friend["token"], 1) as second,
        ):
            sockets = (first, second)
            await first.do("start")
            for seat, move in ROW:
                await sockets[seat].play(seat, move)
            seen = [await socket.hear("update") for socket in sockets if socket is second]
            while seen[-1]["table"] is None or seen[-1]["table"]["phase"] != "over":
                seen.append(await second.hear("update"))

    ending = seen[-1]["table"]["ending"]
    assert [[0], [1]] == ending["places"]
    assert seen[-1]["scene"]["prompts"] == []


async def test_a_friend_joins_by_code_and_everyone_sees_it(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, FRIEND)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            snapshot = await socket.hear("snapshot")
            async with asking(running) as client:
                code = f" {host['code'].lower()} "
                friend = await client.post("/api/join", json={"code": code, "name": "Ada"})
            update = await socket.hear("update")

    assert snapshot["table"]["code"] == host["code"]
    assert [1] == friend.json()["seats"]
    assert "Ada" == update["table"]["players"][1]["name"]
    assert "" == update["table"]["code"]


async def test_each_client_gets_the_update_after_the_line_it_knows(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            known = (await socket.hear("snapshot"))["number"]
            answers = [await socket.play(seat, move) for seat, move in ROW]

    numbers = [(answer["after"], answer["number"]) for answer in answers]
    assert [(known + n, known + n + 1) for n in range(5)] == numbers
    assert all(answer["zones_kept"] and not answer["scene"]["zones"] for answer in answers)


async def test_a_client_that_comes_back_up_to_date_gets_no_snapshot(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            number = (await socket.play(0, "a1"))["number"]

        async with visiting(running, host["table"], host["token"], 0, seen=number) as socket:
            current = await socket.hear()
        async with visiting(running, host["table"], host["token"], 0, seen=number - 1) as socket:
            behind = await socket.hear()

    assert ("update", number, number) == (current["type"], current["after"], current["number"])
    assert current["scene"] is None
    assert ("snapshot", number) == (behind["type"], behind["number"])
    assert 1 == len(behind["move_list"])


async def test_a_client_that_finds_a_gap_asks_again(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.hear("snapshot")
            await socket.play(0, "a1")

            await socket.say("resync")
            snapshot = await socket.hear("snapshot")

    assert 1 == len(snapshot["scene"]["pieces"])
    assert snapshot["scene"]["zones"]


async def test_a_command_sent_twice_is_done_once(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            first = await socket.play(0, "a1", id="x")
            again = await socket.play(0, "a1", id="x")
        async with visiting(running, host["table"], host["token"], 0) as socket:
            later = await socket.play(0, "a1", id="x")
    async with (
        serving(database) as running,
        visiting(running, host["table"], host["token"], 0) as socket,
    ):
        restarted = await socket.play(0, "a1", id="x")

    done = {"type": "done", "id": "x", "number": first["number"]}
    assert [done] * 3 == [again, later, restarted]


async def test_two_people_may_use_the_same_ids(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, FRIEND)
        friend = await join(running, host["table"])
        async with (
            visiting(running, host["table"], host["token"], 0) as first,
            visiting(running, host["table"], friend["token"], 1) as second,
        ):
            await first.do("start")
            await first.play(0, "a1", id="1")

            answer = await second.play(1, "b1", id="1")

    assert "1" == answer["ack"]


async def test_a_bot_answers(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, BOT, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            mine = await socket.play(0, "b2")

            answer = await socket.hear("update")

    assert mine["number"] == answer["after"]
    assert 2 == len(answer["scene"]["pieces"])


async def test_a_spectator_sees_and_cannot_act(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"]) as spectator:
            snapshot = await spectator.hear("snapshot")

            refused = [
                await spectator.play(0, "a1"),
                await spectator.do("pause"),
                await _send_in_vain(spectator, "try", id=1, seat=0, gesture=_press("a1")),
                await _send_in_vain(spectator, "look", seat=0),
                await _send_in_vain(spectator, "hint", id=1, seat=0, rung=1),
                await _send_in_vain(spectator, "say", seat=0, phrase="phrase-hello"),
            ]

    assert [] == snapshot["table"]["seats"]
    assert 1 == snapshot["table"]["spectators"]
    codes = [message["code"] for message in refused]
    assert ["not-your-seat", "not-host", *["not-your-seat"] * 4] == codes
    assert all(message["sentence"] for message in refused)


async def test_a_trial_is_judged_and_nothing_happens(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            number = (await socket.play(0, "a1"))["number"]
            await socket.say("try", id=7, seat=1, gesture=_press("b1"))
            good = await socket.hear("tried")
            await socket.say("try", id=8, seat=1, gesture=_press("a1"))
            bad = await socket.hear("tried")
            await socket.say("resync")
            snapshot = await socket.hear("snapshot")

    assert (7, "yes") == (good["id"], good["verdict"]["says"])
    assert (8, "no") == (bad["id"], bad["verdict"]["says"])
    assert number == snapshot["number"]


async def test_a_hint_comes_from_the_adviser(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.say("hint", id=3, seat=0, rung=1)
            hint = await socket.hear("hinted", "refused")

    assert ("hinted", 3, 1) == (hint["type"], hint["id"], hint["rung"])
    assert hint["texts"]


async def test_a_phrase_is_heard_by_all(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with (
            visiting(running, host["table"], host["token"], 0) as socket,
            visiting(running, host["table"]) as spectator,
        ):
            await spectator.hear("snapshot")
            await socket.say("say", seat=0, phrase="phrase-hello")
            heard = await spectator.hear("heard")
            answer = await _send_in_vain(socket, "say", seat=0, phrase="anything else")

    assert {"type": "heard", "seat": 0, "phrase": "phrase-hello"} == heard
    assert "no-phrase" == answer["code"]


async def test_a_program_sees_the_bare_view(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0, wants="view") as socket:
            before = await socket.hear("view")
            after = await socket.play(0, "a1")

    assert {"crosses": 0, "rings": 0, "gone": None} == before["view"]["board"]
    assert {"crosses": 1, "rings": 0, "gone": None} == after["view"]["board"]
    assert [1] == after["awaits"]["must"]
    assert before["number"] == after["after"]


async def test_a_client_that_skips_hello_is_refused(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with bare(running, host["table"]) as socket:
            answer = await _send_in_vain(socket, "resync")

    assert "hello-first" == answer["code"]


@pytest.mark.parametrize("token", ["wrong", "x" * 500, "\ud83d\ude00"])
async def test_a_wrong_token_opens_nothing(database: Path, token: str) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], token, 0) as socket:
            answer = await socket.hear()

    assert ("closed", "unknown-token", False) == (answer["type"], answer["code"], answer["again"])


async def test_an_unknown_table_is_reported_in_words(database: Path) -> None:
    async with serving(database) as running, bare(running, "nosuchtable") as socket:
        answer = await socket.hear()

    assert ("closed", "no-table") == (answer["type"], answer["code"])


async def _send_in_vain(socket: Socket, kind: str, **parts: object) -> dict[str, object]:
    await socket.say(kind, **parts)
    return await socket.hear("refused")


def _press(move: str) -> dict[str, str]:
    return {"type": "press", "move": move}


async def test_simultaneous_moves_are_secret_from_the_first_on(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, variant="morra", start=True)
        async with visiting(running, host["table"], host["token"], None) as socket:
            snapshot = await socket.hear("snapshot")

    assert [0, 1] == snapshot["table"]["must"]
    assert snapshot["table"]["secret"]
