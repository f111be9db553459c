"""Looking back on a game of strewn jettons: what lay open, what was missed, as arithmetic."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from abaculus.kernel.registry import load_family
from tests.browser.mathesso.jetton_play import FAMILY, GROUND, faces
from tests.browser.person import Person
from tests.browser.server import LocalServer

KEY = re.compile(r"\b(M\d+\.\d+|[QPF]\d+|Z\d+[ab]?|C\d+)\b")
"""How records name a pair; nobody else should have to."""


@pytest.fixture
def finished_table(server: LocalServer) -> str:
    """A game for points that is over, as a table; its fourth turn has shown two jettons."""
    records = load_family(FAMILY).folder / "records"
    return server.open_record((records / "femto-1.txt").read_text("utf-8")).table


def look(person: Person, table: str, turn: int) -> None:
    person.go(f"/replay/{table}")
    person.page.get_by_role("slider", name="Turn").fill(str(turn))
    person.sees(re.compile(f"Turn {turn} of"))
    expect(person.one("[data-best]")).to_be_visible()


def test_what_was_turned_lies_open_and_is_reported(mila: Person, finished_table: str) -> None:
    look(mila, finished_table, 4)

    assert {"b8", "c4"} == set(faces(mila, "turned"))
    expect(mila.one("[data-open]")).to_contain_text("1 and 4 are different numbers: not a pair.")


def test_a_phone_shows_the_same(phone: Person, finished_table: str) -> None:
    look(phone, finished_table, 4)

    assert {"b8", "c4"} == set(faces(phone, "turned"))
    expect(phone.one("[data-open] > [aria-hidden]")).to_have_count(2)


def test_a_missed_pair_is_turned_where_it_lay(mila: Person, finished_table: str) -> None:
    look(mila, finished_table, 5)

    ghosts = mila.one(f"{GROUND} .ghost")
    expect(ghosts).to_have_count(2)
    expect(mila.one("[data-best]")).to_contain_text("Everyone had seen both")
    assert set(re.findall(r"[a-e]\d", mila.one("[data-best] p").first.inner_text())) == {
        str(ghosts.nth(number).get_attribute("data-cell")) for number in range(2)
    }


def test_pairs_are_named_by_arithmetic_and_not_by_keys(mila: Person, finished_table: str) -> None:
    text = ""
    mila.go(f"/replay/{finished_table}")
    for turn in range(4, 14):
        look(mila, finished_table, turn)
        for summary in mila.one("[data-best] summary").all():
            summary.click()
        text += mila.one("[data-best]").inner_text()
    mila.one("[data-each] summary").click()
    text += mila.one("[data-each]").inner_text()

    assert [] == KEY.findall(text)
    assert re.search(r"\d × \d = \d", text)
    assert re.search(r"could be known in \d+ of \d+ turns", text)
