"""Practice with packs of one's own, and the packs a server keeps."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from abaculus.questions.packs.canonical import pack_id
from abaculus.questions.packs.model import Pack
from abaculus.questions.packs.validate import check_text
from abaculus.server.packs.store import PackRepository
from tests.server.live_server import asking, serving
from tests.server.practice_client import ask, ask_in_vain

pytestmark = pytest.mark.anyio


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
        card = await ask(client, "deal", pack=name, places=["times"])
        a, b = (int(word) for word in re.findall("[0-9]+", card["prompt"]["text"]))
        handle = card["handle"]
        wrong = await ask(client, "answer", handle=handle, given=str(a + b))
        right = await ask(client, "answer", handle=handle, given=str(a * b))
        hint = await ask(client, "hint", handle=handle, rung=1)
        like = await ask(client, "deal", like=handle, seen=[handle])
        others = [
            await ask(client, "deal", pack=name, seen=[handle], places=[item])
            for item in ("shape", "half")
        ]
        nothing = await ask_in_vain(client, "deal", pack=name, level=4)

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
        handle = (await ask(client, "deal", pack=name))["handle"]
    (database.with_name(f"{database.name}.packs") / f"{name}.json").unlink()
    async with serving(database) as running, asking(running) as client:
        refusal = await ask_in_vain(client, "answer", handle=handle, given="1")

    assert (404, "practice-no-pack") == refusal


@pytest.mark.parametrize("is_on_disk", [True, False])
def test_oldest_packs_go_first_when_there_are_too_many(tmp_path: Path, is_on_disk: bool) -> None:
    file = tmp_path / "tables.sqlite" if is_on_disk else None
    packs = PackRepository(file, most=2)
    pack = our_pack()
    several = [replace(pack, items=pack.items[:count]) for count in (1, 2, 3)]

    ids = [packs.keep(one) for one in several]

    assert ids == [pack_id(one) for one in several]
    assert [None, several[1], several[2]] == [packs.get(name) for name in ids]
    assert packs.get("../../etc/passwd") is None


@pytest.mark.parametrize("is_on_disk", [True, False])
def test_packs_take_limited_bytes(tmp_path: Path, is_on_disk: bool) -> None:
    file = tmp_path / "tables.sqlite" if is_on_disk else None
    packs = PackRepository(file, most_bytes=10)
    pack = our_pack()

    first, second = packs.keep(pack), packs.keep(replace(pack, items=pack.items[:1]))

    assert packs.get(first) is None
    assert packs.get(second) is not None


def test_a_pack_changed_on_disk_is_not_taken_for_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    name = PackRepository(file).keep(our_pack())
    place = tmp_path / "tables.sqlite.packs" / f"{name}.json"
    place.write_bytes(place.read_bytes().replace(b"Maria", b"Mario"))

    assert PackRepository(file).get(name) is None
