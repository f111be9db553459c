"""Packs over HTTP: an author writes, tries, brings in, gives away, and lets others practise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from abaculus.server.limits import Limits, Rate
from abaculus.server.share import own_addresses
from tests.server.live_server import Elsewhere, asking, owning, serving

pytestmark = pytest.mark.anyio
Json = dict[str, Any]
EXAMPLE = Path(__file__).parents[2] / "web" / "src" / "packs" / "example.yaml"
HEAD = "pack: {id: mine, title: Mine, licence: CC0-1.0}\nitems:\n"
SUM = '  - {id: sum, prompt: "What is {a} + 4?", vars: {a: 20..90}, answer: a+4, steps: ["$x$"]}\n'
TOWN = """\
  - id: town
    prompt: Which is a town?
    answer: {kind: choice, options: [Como, Blue, Seven], correct: 0}
    steps: [Como lies at a lake.]
"""
SEVEN = """\
  - id: seven
    prompt: "What is 3 + 4?"
    answer: "7"
    distractors: [{value: "12", mis: arith.added_for_times}]
    steps: ["$3 + 4 = 7$"]
"""
PACK = HEAD + SEVEN + TOWN


async def ask(client: httpx.AsyncClient, what: str, **parts: Any) -> Json:
    answer = await client.post(f"/api/packs/{what}", json=parts)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def ask_in_vain(client: httpx.AsyncClient, what: str, **parts: Any) -> tuple[int, str]:
    answer = await client.post(f"/api/packs/{what}", json=parts)
    return answer.status_code, answer.json()["code"]


async def bring(client: httpx.AsyncClient, name: str, data: bytes) -> Json:
    answer = await client.post("/api/packs/import", params={"name": name}, content=data)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def deal(client: httpx.AsyncClient, pack: str) -> tuple[int, Json]:
    answer = await client.post("/api/practice/deal", json={"pack": pack})
    return answer.status_code, dict(answer.json())


def places(reply: Json) -> list[tuple[int, int, str]]:
    return [(one["line"], one["column"], one["code"]) for one in reply["findings"]]


async def test_page_example_has_no_mistake_and_no_remark(
    database: Path,
) -> None:
    async with serving(database) as running, asking(running) as client:
        reply = await ask(client, "check", text=EXAMPLE.read_text("utf-8"))

    assert (True, 4, [], True) == (
        reply["sound"],
        reply["items"],
        reply["findings"],
        reply["shareable"],
    )


async def test_every_mistake_is_reported_with_place_and_usable_rest(
    database: Path,
) -> None:
    bad = PACK.replace('answer: "7"', 'answer: "3//4"').replace("title: Mine", "titel: Mine")
    async with serving(database) as running, asking(running) as client:
        header = await ask(client, "check", text=bad)
        item = await ask(client, "check", text=bad.replace("titel", "title"))
        broken = await ask(client, "check", text="pack: {id: [\n")
        table = await ask(client, "check", name="a.csv", text="id,prompt,answr\n1,a,2\n")

    assert [(1, 7, "E21"), (1, 18, "E22"), (5, 13, "E31")] == places(header)
    assert "did you mean “title”?" in header["findings"][1]["sentence"]
    assert (False, 0, []) == (header["sound"], header["items"], header["left_out"])
    assert (False, 1, ["seven"]) == (item["sound"], item["items"], item["left_out"])
    assert ["E14"] == [one["code"] for one in broken["findings"]]
    assert [(1, 11, "E22")] == places(table)


async def test_card_is_that_of_the_item_at_the_cursor(
    database: Path,
) -> None:
    async with serving(database) as running, asking(running) as client:
        above = await ask(client, "preview", text=PACK, line=1)
        first = await ask(client, "preview", text=PACK, line=7)
        second = await ask(client, "preview", text=PACK, line=8)
        named = await ask(client, "preview", text=PACK, item="town")
        placed = await ask(client, "preview", text=PACK, item="#2")
        nobody = await ask(client, "preview", text=PACK, item="nobody")
        empty = await ask(client, "preview", text="items:\n", line=1)

    assert ["seven", "seven", "town"] == [one["item"] for one in (above, first, second)]
    assert second == named == placed
    assert (2, 2, 8) == (named["number"], named["count"], named["line"])
    assert ("", None) == (nobody["item"], nobody["shown"])
    assert 0 == empty["count"]
    shown = first["shown"]
    assert ("Mine", "What is 3 + 4?", "digits") == (
        shown["card"]["title"],
        shown["card"]["prompt"]["text"],
        shown["card"]["keypad"],
    )
    assert ("", "Mine · CC0-1.0") == (shown["card"]["handle"], shown["card"]["credit"])
    assert "7" == shown["answer"]["text"]
    assert "12" == shown["wrong"][0]["shown"]["text"]
    assert shown["wrong"][0]["why"]
    assert "3 + 4 = 7" == shown["steps"][0]["m"]["text"]
    assert {"Como", "Blue", "Seven"} == {one["text"] for one in second["shown"]["card"]["choices"]}


async def test_another_variant_has_other_numbers_and_its_own_answer(database: Path) -> None:
    text = HEAD + SUM
    async with serving(database) as running, asking(running) as client:
        previews = [await ask(client, "preview", text=text, variant=number) for number in range(9)]
        again = await ask(client, "preview", text=text, variant=3)

    prompts = [one["shown"]["card"]["prompt"]["text"] for one in previews]
    assert 71 == previews[0]["variants"]
    assert len(set(prompts)) > 3
    assert previews[3] == again
    for prompt, one in zip(prompts, previews, strict=True):
        assert int(prompt.split()[2]) + 4 == int(one["shown"]["answer"]["text"])


async def test_mistakes_elsewhere_do_not_hide_a_card(database: Path) -> None:
    bad = (HEAD + SEVEN.replace('"7"', '"7//"') + TOWN).replace("CC0-1.0", "mine")
    async with serving(database) as running, asking(running) as client:
        seven = await ask(client, "preview", text=bad, item="#1")
        town = await ask(client, "preview", text=bad, item="#2")
        broken = await ask(client, "preview", text="items: [")

    assert (None, ["E31"]) == (seven["shown"], [one["code"] for one in seven["findings"]])
    assert town["shown"]["card"]["prompt"]["text"] == "Which is a town?"
    assert ["E14"] == [one["code"] for one in broken["findings"]]


async def test_keypad_is_that_of_the_whole_pack_whatever_is_wrong(
    database: Path,
) -> None:
    half = '  - {id: half, prompt: "Half?", answer: "1/2", steps: ["$1/2$"]}\n'
    bad = '  - {id: bad, prompt: "One?", answer: "1", distractors: ["1/0"], steps: ["$1$"]}\n'
    async with serving(database) as running, asking(running) as client:
        reply = await ask(client, "preview", text=HEAD + SEVEN + half + bad, item="seven")
        pack = await ask(client, "keep", text=HEAD + SEVEN + half)
        cards = [(await deal(client, pack["id"]))[1] for _ in range(2)]

    assert ("fraction", ["/"]) == (reply["shown"]["card"]["keypad"], reply["shown"]["card"]["keys"])
    assert {("fraction", "/")} == {(card["keypad"], *card["keys"]) for card in cards}


async def test_an_answer_is_tried_as_a_learner_would_give_it(database: Path) -> None:
    seven = {"text": PACK, "item": "seven"}
    async with serving(database) as running, asking(running) as client:
        right = await ask(client, "try", ask=seven, given="7")
        known = await ask(client, "try", ask=seven, given="12")
        unread = await ask(client, "try", ask=seven, given="7+")
        broken = await ask_in_vain(client, "try", ask={"text": "items: [", "item": "a"}, given="1")
        nobody = await ask_in_vain(client, "try", ask={**seven, "item": "nobody"}, given="1")

    assert ["right", "wrong", "malformed"] == [one["outcome"] for one in (right, known, unread)]
    assert "arith.added_for_times" == known["mis"]
    assert (404, "pack-no-item") == broken == nobody


async def test_a_file_of_another_program_becomes_a_pack_with_a_report(database: Path) -> None:
    gift = b"::a:: What is 2 + 2? {=4 ~5}\n\n::b:: Tell me more {}\n"
    async with serving(database) as running, asking(running) as client:
        reply = await bring(client, "my quiz.txt", gift)
        checked = await ask(client, "check", name=reply["name"], text=reply["text"])

    assert ("gift", "my quiz.yaml", 1) == (reply["format"], reply["name"], reply["taken"])
    assert [(3, "b")] == [(one["line"], one["what"]) for one in reply["refused"]]
    assert checked["sound"]


async def test_our_own_files_open_as_they_are_and_tables_become_yaml(database: Path) -> None:
    noted = b"# a note\n" + PACK.encode()
    async with serving(database) as running, asking(running) as client:
        exported = await ask(client, "export", pack={"text": PACK}, to="json")
        yaml = await bring(client, "class.yaml", noted)
        json = await bring(client, "class.json", exported["text"].encode())
        table = await bring(client, "class.csv", b"id;prompt;answer\nq1;2 + 3?;5\n")
        wrong = await bring(client, "class.csv", b"id;prompt;answer\nq1;2 + 3?;5//\n")

    assert (noted.decode(), "class.yaml", 2) == (yaml["text"], yaml["name"], yaml["taken"])
    assert ("class.yaml", 2) == (json["name"], json["taken"])
    assert ("class.yaml", 1) == (table["name"], table["taken"])
    assert ("class.csv", 0, []) == (wrong["name"], wrong["taken"], wrong["refused"])
    assert "5//" in wrong["text"]


@pytest.mark.parametrize("to", ["yaml", "json", "csv", "gift", "moodle"])
async def test_what_is_exported_can_be_brought_in_again(database: Path, to: str) -> None:
    async with serving(database) as running, asking(running) as client:
        out = await ask(client, "export", pack={"text": PACK, "name": "class.yaml"}, to=to)
        back = await bring(client, out["name"], out["text"].encode())
        checked = await ask(client, "check", name=back["name"], text=back["text"])

    assert ([], 2) == (out["refused"], back["taken"])
    assert (True, 2) == (checked["sound"], checked["items"])


async def test_a_pack_with_mistakes_is_given_away_only_without_them(database: Path) -> None:
    bad = PACK.replace('answer: "7"', "answer: 7//")
    async with serving(database) as running, asking(running) as client:
        whole = await client.post("/api/packs/export", json={"pack": {"text": bad}, "to": "csv"})
        rest = await ask(client, "export", pack={"text": bad, "skip_bad": True}, to="csv")
        pack = await ask(client, "keep", text=bad, skip_bad=True)
        strange = await ask_in_vain(client, "export", pack={"text": PACK}, to="exe")

    assert (409, "pack-unsound") == (whole.status_code, whole.json()["code"])
    assert "line 5, column 13" in "".join(map(str, whole.json()["sentence"]))
    assert "town" in rest["text"]
    assert "seven" not in rest["text"]
    assert (1, ["seven"]) == (pack["items"], pack["left_out"])
    assert (404, "pack-no-format") == strange


HOSTILE = {
    "large": ("a.yaml", b"a" * 5_300_000),
    "deep": ("a.json", b"[" * 200_000),
    "deep yaml": ("a.yaml", b"[" * 100_000),
    "laughing": ("a.yaml", b"a: &a [x,x]\nb: [*a,*a]\n"),
    "foreign": ("a.yaml", "pack: {id: ü}".encode("latin-1")),
    "wide": ("a.yaml", "pack: {id: a}".encode("utf-16")),
    "program": ("a.csv", b"id,prompt\n\x00\x01,b\n"),
    "archive": ("a.xlsx", b"PK\x03\x04" + b"\x00" * 50),
    "document": ("a.xml", b'<?xml version="1.0"?><!DOCTYPE q [<!ENTITY a "b">]><quiz>&a;</quiz>'),
    "picture": ("a.png", b"\x89PNG\r\n\x1a\n" + bytes(range(256))),
    "nothing": ("a.yaml", b""),
}


@pytest.mark.parametrize("name", HOSTILE)
async def test_hostile_files_are_refused_with_a_reason_and_not_kept(
    database: Path, name: str
) -> None:
    async with serving(database) as running, asking(running) as client:
        reply = await bring(client, *HOSTILE[name])

    assert ("", 0) == (reply["text"], reply["taken"])
    assert [True] == [bool(one["sentence"]) for one in reply["refused"]]
    assert not list(database.parent.glob("*.packs/*"))


async def test_a_formula_bomb_is_a_mistake_like_any_other(database: Path) -> None:
    bomb = PACK.replace('answer: "7"', 'answer: "9^9^9^9^9"')
    async with serving(database) as running, asking(running) as client:
        reply = await ask(client, "check", text=bomb)
        refusal = await ask_in_vain(client, "keep", text=bomb)

    assert [5] == [line for line, _, code in places(reply) if code.startswith("E")]
    assert (409, "pack-unsound") == refusal
    assert not list(database.parent.glob("*.packs/*"))


async def test_too_much_is_refused_before_it_is_read(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        text = await ask_in_vain(client, "check", text="a" * 6_100_000)
        file = await client.post("/api/packs/import?name=a.apkg", content=b"a" * 20_600_000)
        long = await ask(client, "check", text="a" * 5_300_000)

    assert (413, "too-long") == text
    assert 413 == file.status_code
    assert ["E11"] == [one["code"] for one in long["findings"]]


async def test_one_address_cannot_ask_without_end(database: Path) -> None:
    limits = Limits(tasks=Rate(0.001, 1.05))
    async with serving(database, limits=limits) as running, asking(running) as client:
        first = await client.post("/api/packs/keep", json={"text": PACK})
        second = await client.post("/api/packs/keep", json={"text": PACK})

    assert [200, 429] == [first.status_code, second.status_code]


# practising


async def test_kept_pack_is_practised_by_link_even_after_a_restart(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        pack = await ask(client, "keep", text=HEAD + SEVEN)
        home = running.link
    async with serving(database) as running, asking(running) as client:
        status, card = await deal(client, pack["id"])
        judged = await client.post(
            "/api/practice/answer", json={"handle": card["handle"], "given": "7"}
        )

    assert ("Mine", 1, True) == (pack["title"], pack["items"], pack["shareable"])
    assert [f"{home}/practice?pack={pack['id']}"] == pack["links"]
    assert (200, "What is 3 + 4?") == (status, card["prompt"]["text"])
    assert "Mine · CC0-1.0" == card["credit"]
    assert "right" == judged.json()["outcome"]


async def test_a_pack_without_a_licence_stays_on_this_machine(database: Path) -> None:
    own = PACK.replace(", licence: CC0-1.0", "")
    async with serving(database) as running, owning(running) as client:
        shared = (await client.post("/api/share", json={"on": True})).json()
        pack = await ask(client, "keep", text=own)
        here = await deal(client, pack["id"])
        door = shared["links"][0].replace(own_addresses()[0], "127.0.0.1")
        async with asking(Elsewhere(door)) as other:
            there = await deal(other, pack["id"])
            answer = await other.post(
                "/api/practice/answer", json={"handle": here[1]["handle"], "given": "7"}
            )
            brought_there = await ask_in_vain(other, "keep", text=own)
            free = await ask(other, "keep", text=PACK)
            lent = await deal(other, free["id"])

    assert (False, "") == (pack["shareable"], pack["qr"])
    assert pack["links"][0].startswith("http://127.0.0.1")
    assert 200 == here[0]
    assert (404, "practice-no-pack") == (there[0], there[1]["code"])
    assert 404 == answer.status_code
    assert (403, "pack-no-licence") == brought_there
    assert 200 == lent[0]
    assert free["links"][0].startswith(shared["links"][0])
    assert "<svg" in free["qr"]
