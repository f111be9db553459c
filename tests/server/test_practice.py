"""Practice over HTTP: a whole course, and nothing told before its time."""

from __future__ import annotations

import asyncio
import re
import socket
import stat
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from abaculus.questions.packs.canonical import pack_id
from abaculus.questions.packs.model import Pack
from abaculus.questions.packs.validate import check_text
from abaculus.questions.practice.dealer import Dealer
from abaculus.questions.question import Question
from abaculus.questions.renderer import keyboard
from abaculus.server.limits import Limits, Rate
from abaculus.server.packs.store import PackRepository
from abaculus.server.ports import open_socket
from abaculus.server.secret import read_secret
from abaculus.server.workers.preload import Preloader
from abaculus.stores.memory import MemoryStore
from tests.server.live_server import asking, serving

pytestmark = pytest.mark.anyio
Json = dict[str, Any]
LARGE = "arith.round/L2"
"""A preset whose answers have five digits at least, so that none stands anywhere by accident."""


async def asked(client: httpx.AsyncClient, what: str, **parts: Any) -> Json:
    answer = await client.post(f"/api/practice/{what}", json=parts)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def refused(client: httpx.AsyncClient, what: str, **parts: Any) -> tuple[int, str]:
    answer = await client.post(f"/api/practice/{what}", json=parts)
    return answer.status_code, answer.json()["code"]


def behind(database: Path, handle: str) -> Question:
    """The question itself, for one who has the secret."""
    return Dealer(read_secret(database)).found(handle).question


def right_text(question: Question) -> str:
    return keyboard("en").value(question.answer.shown)


async def test_a_course_from_the_choice_to_the_next_question(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        syllabus = (await client.get("/api/practice/syllabus")).json()
        card = await asked(client, "deal", grade="6", topics=["frac"], places=["frac.div/6G1"])
        handle = card["handle"]
        reading = await asked(client, "read", handle=handle, given="5/")
        read = await asked(client, "read", handle=handle, given="7/12")
        hint = await asked(client, "hint", handle=handle, rung=1)
        wrong = await asked(client, "answer", handle=handle, given="99999")
        right = await asked(
            client, "answer", handle=handle, given=right_text(behind(database, handle))
        )
        solution = await asked(client, "solution", handle=handle)
        again = await asked(client, "deal", like=handle, seen=[handle])

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
        card = await asked(client, "deal", places=[LARGE])
        handle = card["handle"]
        for given in ("", "1", "1/0", "x"):
            await asked(client, "read", handle=handle, given=given)
            await asked(client, "answer", handle=handle, given=given)
        await asked(client, "deal", like=handle, seen=[handle])
        before = list(texts)
        solution = await asked(client, "solution", handle=handle)
    question = behind(database, handle)

    answer = solution["answer"]["text"]
    lines = [line["say"]["text"] for line in solution["steps"] if line["say"]]
    secrets = [answer, answer.replace("\u202f", ""), question.seed, question.qid, *lines]
    told = re.sub('"handle":"[^"]*"', "", "".join(before))
    assert len(answer) > 5
    assert lines
    assert [] == [one for one in secrets if re.search(rf"(?<![\d.]){re.escape(one)}(?!\d)", told)]
    assert question.seed.encode() not in urlsafe_b64decode(handle + "=" * (-len(handle) % 4))


async def test_reading_is_the_same_for_right_and_wrong_texts(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        handle = (await asked(client, "deal", places=[LARGE]))["handle"]
        truth = right_text(behind(database, handle)).replace("\u202f", "")
        right = await asked(client, "read", handle=handle, given=f"x = {truth} = {truth}")
        wrong = await asked(client, "read", handle=handle, given="x = 10001 = 10001")

    assert right["shown"]["text"].replace("\u202f", "") == wrong["shown"]["text"].replace(
        "10\u202f001", truth
    )
    assert {key: right[key] for key in ("code", "sentence")} == {
        key: wrong[key] for key in ("code", "sentence")
    }


async def test_choices_hide_which_of_them_is_right(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        card = await asked(client, "deal", places=[LARGE], choose=True)
        given = [str(place) for place in range(len(card["choices"]))]
        judged = [await asked(client, "answer", handle=card["handle"], given=one) for one in given]
        none = await asked(client, "answer", handle=card["handle"], given="9")

    assert ("choice", []) == (card["keypad"], card["keys"])
    assert ["right", "wrong", "wrong", "wrong"] == sorted(one["outcome"] for one in judged)
    assert all(one["mis"] for one in judged if one["outcome"] == "wrong")
    assert "malformed" == none["outcome"]


async def test_questions_with_dice_come_rolled(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        card = await asked(client, "deal", places=["numeral.roman/RO1"])
        question = behind(database, card["handle"])
        given = "; ".join(
            keyboard("en").value(inner.shown) for _, inner in question.answer.fields["parts"]
        )
        judged = await asked(client, "answer", handle=card["handle"], given=given)

    assert question.rolls
    assert "{" not in card["prompt"]["text"]
    assert 2 == len(card["boxes"])
    assert "I" == card["tiles"][0]["typed"]
    assert "right" == judged["outcome"]


async def test_a_restart_keeps_handles_valid(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        card = await asked(client, "deal", places=[LARGE])
    async with serving(database) as running, asking(running) as client:
        solution = await asked(client, "solution", handle=card["handle"])

    assert solution["steps"]


async def test_another_server_knows_nothing_of_a_handle(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        handle = (await asked(client, "deal", places=[LARGE]))["handle"]
    other = database.with_name("other.sqlite")
    async with serving(other) as running, asking(running) as client:
        told = await refused(client, "solution", handle=handle)

    assert (400, "practice-handle") == told


async def test_forged_and_damaged_handles_are_refused(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        handle = (await asked(client, "deal", places=[LARGE]))["handle"]
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
        told = [
            await refused(client, what, handle=one, **more)
            for one in forged[:-1]
            for what, more in (("read", {"given": "1"}), ("answer", {"given": "1"}), ("hint", {}))
        ]
        long = await refused(client, "solution", handle=forged[-1])
        liked = await refused(client, "deal", like=forged[1])
        seen = await asked(client, "deal", places=[LARGE], seen=forged[:4])

    assert {(400, "practice-handle")} == set(told)
    assert (413, "too-long") == long
    assert (400, "practice-handle") == liked
    assert LARGE == seen["place"]


async def test_what_makes_no_sense_is_refused_in_words(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        handle = (await asked(client, "deal", places=[LARGE]))["handle"]
        told = [
            await refused(client, "deal", topics=["nothing"]),
            await refused(client, "deal", grade="99"),
            await refused(client, "deal", wish="unknown"),
            await refused(client, "deal", pack="0" * 64),
            await refused(client, "hint", handle=handle, rung=99),
            await refused(client, "hint", handle=handle, rung=0),
        ]
        bad = await client.post("/api/practice/deal", content=b"{no json")
        strange = await asked(client, "read", handle=handle, given="1", locale="tlh")

    assert [
        (404, "practice-nothing"),
        (404, "practice-nothing"),
        (400, "malformed"),
        (404, "practice-no-pack"),
        (404, "practice-no-hint"),
        (404, "practice-no-hint"),
    ] == told
    assert (400, "malformed") == (bad.status_code, bad.json()["code"])
    assert "read" == strange["code"]


async def test_a_question_is_not_asked_again_while_there_is_another(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        cards = [await asked(client, "deal", places=["frac.part_name/g2"])]
        for _ in range(5):
            seen = [card["handle"] for card in cards]
            cards.append(await asked(client, "deal", places=["frac.part_name/g2"], seen=seen))

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


def test_secret_is_for_its_owner_only_and_the_first_stays(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    first, second = read_secret(file), read_secret(file)

    place = tmp_path / "tables.sqlite.secret"
    assert first == second == place.read_bytes()
    assert 0o600 == stat.S_IMODE(place.stat().st_mode)
    assert [place] == list(tmp_path.iterdir())


def test_a_disk_without_links_keeps_a_secret_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(_self: Path, _target: Path) -> None:
        raise PermissionError(1, "no links here")

    monkeypatch.setattr(Path, "hardlink_to", no_links)
    file = tmp_path / "tables.sqlite"

    assert read_secret(file) == read_secret(file)
    assert [tmp_path / "tables.sqlite.secret"] == list(tmp_path.iterdir())


def test_a_damaged_secret_is_replaced_and_none_is_kept_in_memory(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    (tmp_path / "tables.sqlite.secret").write_bytes(b"short")

    assert 32 == len(read_secret(file))
    assert read_secret(None) != read_secret(MemoryStore().file)


async def test_generators_load_in_the_background_and_stop_at_exit() -> None:
    warming = Preloader(after=600)
    warming.begin()

    await asyncio.to_thread(warming.end)
    eager = Preloader(after=0)
    eager.begin()
    await asyncio.to_thread(eager.wait)

    from abaculus.questions.engine import generator, names

    assert generator.cache_info().currsize >= len(names())


PACK = b"""
pack: {id: our.cards, title: Our cards, licence: CC-BY-4.0, authors: [Maria R.]}
items:
  - id: times
    level: 2
    prompt: "What is {a} times {b}?"
    vars: {a: 3..9, b: "11|12|15"}
    answer: "a*b"
    distractors: [{value: "a+b", mis: arith.add_for_mul}]
    steps: ["Tens first.", "$ {a} = {a} $"]
  - id: shape
    prompt: Which shape has four equal sides?
    answer: {kind: word, accept: {en: [rhombus]}}
  - id: half
    prompt: What is $ 1/2 + 1/4 $?
    answer: "3/4"
"""


def our_pack() -> Pack:
    pack = check_text("pack.yaml", PACK).pack
    assert pack is not None
    return pack


async def test_questions_of_a_pack_are_practised_like_any_other(database: Path) -> None:
    name = PackRepository(database).keep(our_pack())
    async with serving(database) as running, asking(running) as client:
        card = await asked(client, "deal", pack=name, places=["times"])
        a, b = (int(word) for word in re.findall("[0-9]+", card["prompt"]["text"]))
        handle = card["handle"]
        wrong = await asked(client, "answer", handle=handle, given=str(a + b))
        right = await asked(client, "answer", handle=handle, given=str(a * b))
        hint = await asked(client, "hint", handle=handle, rung=1)
        like = await asked(client, "deal", like=handle, seen=[handle])
        others = [
            await asked(client, "deal", pack=name, seen=[handle], places=[item])
            for item in ("shape", "half")
        ]
        nothing = await refused(client, "deal", pack=name, level=4)

    assert ("times", "Our cards", 2) == (card["place"], card["title"], card["level"])
    assert "Our cards – Maria R. · CC-BY-4.0" == card["credit"]
    assert ("wrong", "arith.add_for_mul") == (wrong["outcome"], wrong["mis"])
    assert "right" == right["outcome"]
    assert "Tens first." == hint["shown"]["text"]
    assert "times" == like["place"]
    assert card["prompt"] != like["prompt"]
    assert ["text", "fraction"] == [one["keypad"] for one in others]
    assert card["keypad"] == "fraction", "the same for every number of the pack"
    assert (404, "practice-nothing") == nothing


async def test_a_pack_that_is_gone_is_reported(database: Path) -> None:
    packs = PackRepository(database)
    name = packs.keep(our_pack())
    async with serving(database) as running, asking(running) as client:
        handle = (await asked(client, "deal", pack=name))["handle"]
    (database.with_name(f"{database.name}.packs") / f"{name}.json").unlink()
    async with serving(database) as running, asking(running) as client:
        told = await refused(client, "answer", handle=handle, given="1")

    assert (404, "practice-no-pack") == told


@pytest.mark.parametrize("is_on_disk", [True, False])
def test_oldest_packs_go_first_when_there_are_too_many(tmp_path: Path, is_on_disk: bool) -> None:
    file = tmp_path / "tables.sqlite" if is_on_disk else None
    kept = PackRepository(file, most=2)
    pack = our_pack()
    several = [replace(pack, items=pack.items[:count]) for count in (1, 2, 3)]

    ids = [kept.keep(one) for one in several]

    assert ids == [pack_id(one) for one in several]
    assert [None, several[1], several[2]] == [kept.get(name) for name in ids]
    assert kept.get("../../etc/passwd") is None


@pytest.mark.parametrize("is_on_disk", [True, False])
def test_packs_take_limited_bytes(tmp_path: Path, is_on_disk: bool) -> None:
    file = tmp_path / "tables.sqlite" if is_on_disk else None
    kept = PackRepository(file, most_bytes=10)
    pack = our_pack()

    first, second = kept.keep(pack), kept.keep(replace(pack, items=pack.items[:1]))

    assert kept.get(first) is None
    assert kept.get(second) is not None


def test_a_pack_changed_on_disk_is_not_taken_for_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    name = PackRepository(file).keep(our_pack())
    place = tmp_path / "tables.sqlite.packs" / f"{name}.json"
    place.write_bytes(place.read_bytes().replace(b"Maria", b"Mario"))

    assert PackRepository(file).get(name) is None
