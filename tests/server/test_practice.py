"""Practice over HTTP: a whole course, and nothing revealed before its time."""

from __future__ import annotations

import asyncio
import re
import socket
from base64 import urlsafe_b64decode
from pathlib import Path

import httpx
import pytest

from abaculus.questions.renderer import keyboard
from abaculus.server.limits import Limits, Rate
from abaculus.server.ports import open_socket
from abaculus.server.workers.preload import Preloader
from tests.server.live_server import asking, serving
from tests.server.practice_client import LARGE, ask, ask_in_vain, behind, right_text

pytestmark = pytest.mark.anyio


async def test_a_course_from_the_choice_to_the_next_question(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        syllabus = (await client.get("/api/practice/syllabus")).json()
        card = await ask(client, "deal", grade="6", topics=["frac"], places=["frac.div/6G1"])
        handle = card["handle"]
        reading = await ask(client, "read", handle=handle, given="5/")
        read = await ask(client, "read", handle=handle, given="7/12")
        hint = await ask(client, "hint", handle=handle, rung=1)
        wrong = await ask(client, "answer", handle=handle, given="99999")
        right = await ask(
            client, "answer", handle=handle, given=right_text(behind(database, handle))
        )
        solution = await ask(client, "solution", handle=handle)
        again = await ask(client, "deal", like=handle, seen=[handle])

    assert card["place"] in [place["name"] for place in syllabus["places"]]
    assert ("6", "frac") == (card["grade"], card["topic"])
    assert ("syntax", None) == (reading["code"], reading["shown"])
    assert "Look for a sign" in reading["sentence"]
    assert ("read", "7/12") == (read["code"], read["shown"]["text"])
    assert "<mfrac>" in read["shown"]["html"]
    assert 1 == hint["rung"]
    assert "wrong" == wrong["outcome"]
    assert wrong["sentence"].startswith("You wrote 99")
    assert "right" == right["outcome"]
    assert solution["steps"]
    assert card["place"] == again["place"]
    assert card["prompt"] != again["prompt"]


async def test_no_answer_seed_or_steps_are_sent_before_the_solution(database: Path) -> None:
    texts: list[str] = []

    async def note(response: httpx.Response) -> None:
        texts.append((await response.aread()).decode() + str(response.headers))

    async with serving(database) as running, asking(running) as client:
        client.event_hooks["response"].append(note)
        await client.get("/api/practice/syllabus")
        card = await ask(client, "deal", places=[LARGE])
        handle = card["handle"]
        for given in ("", "1", "1/0", "x"):
            await ask(client, "read", handle=handle, given=given)
            await ask(client, "answer", handle=handle, given=given)
        await ask(client, "deal", like=handle, seen=[handle])
        before = list(texts)
        solution = await ask(client, "solution", handle=handle)
    question = behind(database, handle)

    answer = solution["answer"]["text"]
    lines = [line["say"]["text"] for line in solution["steps"] if line["say"]]
    secrets = [answer, answer.replace("\u202f", ""), question.seed, question.qid, *lines]
    shown = re.sub('"handle":"[^"]*"', "", "".join(before))
    assert len(answer) > 5
    assert lines
    assert [] == [one for one in secrets if re.search(rf"(?<![\d.]){re.escape(one)}(?!\d)", shown)]
    assert question.seed.encode() not in urlsafe_b64decode(handle + "=" * (-len(handle) % 4))


async def test_reading_is_the_same_for_right_and_wrong_texts(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        handle = (await ask(client, "deal", places=[LARGE]))["handle"]
        truth = right_text(behind(database, handle)).replace("\u202f", "")
        right = await ask(client, "read", handle=handle, given=f"x = {truth} = {truth}")
        wrong = await ask(client, "read", handle=handle, given="x = 10001 = 10001")

    assert right["shown"]["text"].replace("\u202f", "") == wrong["shown"]["text"].replace(
        "10\u202f001", truth
    )
    assert {key: right[key] for key in ("code", "sentence")} == {
        key: wrong[key] for key in ("code", "sentence")
    }


async def test_choices_hide_which_of_them_is_right(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        card = await ask(client, "deal", places=[LARGE], choose=True)
        given = [str(place) for place in range(len(card["choices"]))]
        judged = [await ask(client, "answer", handle=card["handle"], given=one) for one in given]
        none = await ask(client, "answer", handle=card["handle"], given="9")

    assert ("choice", []) == (card["keypad"], card["keys"])
    assert ["right", "wrong", "wrong", "wrong"] == sorted(one["outcome"] for one in judged)
    assert all(one["mis"] for one in judged if one["outcome"] == "wrong")
    assert "malformed" == none["outcome"]


async def test_questions_with_dice_come_rolled(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        card = await ask(client, "deal", places=["numeral.roman/RO1"])
        question = behind(database, card["handle"])
        given = "; ".join(
            keyboard("en").value(inner.shown) for _, inner in question.answer.fields["parts"]
        )
        judged = await ask(client, "answer", handle=card["handle"], given=given)

    assert question.rolls
    assert "{" not in card["prompt"]["text"]
    assert 2 == len(card["boxes"])
    assert "I" == card["tiles"][0]["typed"]
    assert "right" == judged["outcome"]


async def test_a_restart_keeps_handles_valid(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        card = await ask(client, "deal", places=[LARGE])
    async with serving(database) as running, asking(running) as client:
        solution = await ask(client, "solution", handle=card["handle"])

    assert solution["steps"]


async def test_another_server_knows_nothing_of_a_handle(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        handle = (await ask(client, "deal", places=[LARGE]))["handle"]
    other = database.with_name("other.sqlite")
    async with serving(other) as running, asking(running) as client:
        refusal = await ask_in_vain(client, "solution", handle=handle)

    assert (400, "practice-handle") == refusal


async def test_forged_and_damaged_handles_are_refused(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        handle = (await ask(client, "deal", places=[LARGE]))["handle"]
        forged = [
            "",
            "x",
            "é" * 20,
            handle + "A",
            handle[:-2],
            "A" + handle[1:] if handle[0] != "A" else "B" + handle[1:],
            handle[:-1] + ("A" if handle[-1] != "A" else "B"),
            "A" * 10_000,
        ]
        refusals = [
            await ask_in_vain(client, what, handle=one, **more)
            for one in forged[:-1]
            for what, more in (("read", {"given": "1"}), ("answer", {"given": "1"}), ("hint", {}))
        ]
        long = await ask_in_vain(client, "solution", handle=forged[-1])
        liked = await ask_in_vain(client, "deal", like=forged[1])
        seen = await ask(client, "deal", places=[LARGE], seen=forged[:4])

    assert {(400, "practice-handle")} == set(refusals)
    assert (413, "too-long") == long
    assert (400, "practice-handle") == liked
    assert LARGE == seen["place"]


async def test_what_makes_no_sense_is_refused_in_words(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        handle = (await ask(client, "deal", places=[LARGE]))["handle"]
        refusals = [
            await ask_in_vain(client, "deal", topics=["nothing"]),
            await ask_in_vain(client, "deal", grade="99"),
            await ask_in_vain(client, "deal", wish="unknown"),
            await ask_in_vain(client, "deal", pack="0" * 64),
            await ask_in_vain(client, "hint", handle=handle, rung=99),
            await ask_in_vain(client, "hint", handle=handle, rung=0),
        ]
        bad = await client.post("/api/practice/deal", content=b"{no json")
        strange = await ask(client, "read", handle=handle, given="1", locale="tlh")

    assert [
        (404, "practice-nothing"),
        (404, "practice-nothing"),
        (400, "malformed"),
        (404, "practice-no-pack"),
        (404, "practice-no-hint"),
        (404, "practice-no-hint"),
    ] == refusals
    assert (400, "malformed") == (bad.status_code, bad.json()["code"])
    assert "read" == strange["code"]


async def test_a_question_is_not_asked_again_while_there_is_another(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        cards = [await ask(client, "deal", places=["frac.part_name/g2"])]
        for _ in range(5):
            seen = [card["handle"] for card in cards]
            cards.append(await ask(client, "deal", places=["frac.part_name/g2"], seen=seen))

    assert 6 == len({(card["prompt"]["text"], str(card["figure"])) for card in cards})


async def test_one_address_cannot_ask_without_end(database: Path) -> None:
    limits = Limits(practice=Rate(0.001, 9))
    async with serving(database, limits=limits) as running, asking(running) as client:
        first = await client.post("/api/practice/deal", json={"places": [LARGE]})
        second = await client.post("/api/practice/deal", json={"places": [LARGE]})
        third = await client.post("/api/practice/deal", json={"places": [LARGE]})

    assert [200, 200, 429] == [first.status_code, second.status_code, third.status_code]
    assert "too-fast" == third.json()["code"]
    assert int(third.headers["retry-after"]) > 0


def test_answer_body_does_not_wait_for_a_receipt_of_its_head() -> None:
    with open_socket("127.0.0.1", 0) as listening:
        host, port = listening.getsockname()
        with socket.create_connection((host, port)), listening.accept()[0] as inside:
            assert inside.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


async def test_generators_load_in_the_background_and_stop_at_exit() -> None:
    warming = Preloader(after=600)
    warming.begin()

    await asyncio.to_thread(warming.end)
    eager = Preloader(after=0)
    eager.begin()
    await asyncio.to_thread(eager.wait)

    from abaculus.questions.engine import generator, names

    assert generator.cache_info().currsize >= len(names())
