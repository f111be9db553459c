"""Several at one screen, the reading of a question, its calculator, and the look back at it."""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import expect

from tests.browser.mathematicus.heptagon_play import FAMILY, FIELD, OPTIONS, Hands
from tests.browser.mathematicus.transcripts import record_game
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.test_accessibility import faults

_SQUARES: Final = json.loads(OPTIONS["board"])
_SQUARES["squares"][1]["role"] = "chance"
_CARDS: Final = [{"id": "C30", "heading": "heading-von-neumann", "effect": "calculator"}]
CALCULATOR: Final = {
    **OPTIONS,
    "board": json.dumps(_SQUARES),
    "chance": json.dumps({"cards": _CARDS}),
}
"""Square 1 brings the card that lends a calculator."""


def test_shared_screen_gives_each_player_buttons_and_keys(
    mila: Person, server: LocalServer
) -> None:
    options = {**OPTIONS, "window_s": 0}
    players = [f"here {name}" for name in ("Mila", "Jonas", "Sofia")]
    table = server.table(FAMILY, *players, variant="intermediate", options=options, start=True)
    mila.go(table.path)
    hands, offers = Hands(mila), mila.one("[data-offer]")
    hands.roll()
    hands.go()
    expect(offers).to_have_count(2)
    expect(mila.one("[data-curtain]")).to_have_count(0)
    assert [] == faults(mila)
    first, second = (int(one.get_attribute("data-offer") or "") for one in offers.all())

    mila.keys("n", "c")
    expect(offers).to_have_count(2)
    mila.keys(str(first + 1), "n")
    expect(offers).to_have_count(1)
    expect(mila.one("[data-doings]")).to_contain_text("does not challenge")
    mila.keys(str(second + 1), "c")

    expect(mila.one("section.question")).to_be_visible()
    expect(offers).to_have_count(0)


def test_proposal_is_answered_by_each_at_a_shared_screen(
    phone: Person, server: LocalServer
) -> None:
    players = [f"here {name}" for name in ("Mila", "Jonas", "Sofia")]
    table = server.table(FAMILY, *players, variant="basic", options=OPTIONS, start=True)
    phone.go(table.path)
    phone.press("More choices")
    phone.press("Propose a level or the end")
    phone.touch(phone.one('[data-face="L:1=2"]'))
    phone.press("Propose it")
    expect(phone.one("[data-proposal]")).to_contain_text("proposes level 2 for Mila.")
    offers = phone.one("[data-offer]")
    expect(offers).to_have_count(2)
    assert [] == faults(phone)

    for left in (1, 0):
        phone.touch(phone.one("[data-offer] [data-prompt=vote-yes] button").first)
        expect(offers).to_have_count(left)

    expect(phone.one("[data-proposal]")).to_have_count(0)


def test_question_is_read_then_answered_with_calculator_by_keys(
    mila: Person, server: LocalServer
) -> None:
    record = record_game("R4", "1", "F", "E", "R4", "1", "F", "J:C30", options=CALCULATOR)
    mila.go(server.open_record(record).path)
    mila.press("Continue")
    expect(mila.one("[data-prompt=go] button")).to_be_focused()
    expect(mila.one(FIELD)).to_have_count(0)
    mila.keys("Enter")
    expect(mila.one(FIELD)).to_be_focused()

    mila.touch(mila.one("[data-aid=calculator] button"))
    mila.touch(mila.one('[data-calculator-key="7"]'))
    mila.keys("/", "4", "*", "4", "Backspace", "2", "=")
    expect(mila.one("[data-instrument] output")).to_have_text("3.5")
    expect(mila.one(FIELD)).to_have_value("")
    assert [] == faults(mila)
    mila.one(FIELD).focus()
    mila.keys("g")
    mila.sees("Give up? That counts as a wrong answer.")
    mila.keys("Escape")
    mila.keys("7", "Enter")

    expect(mila.one("[data-verdict=right]")).to_be_visible()


def test_looking_back_shows_question_answer_and_what_is_right(
    mila: Person, server: LocalServer
) -> None:
    record = record_game(
        "R4", "1", "F", "GO", "A:6", "R4", "1", "F", "GO", "A:7", "E", options=OPTIONS
    )
    table = server.open_record(record)
    mila.go(table.path)
    mila.press("Continue")
    mila.menu("Give up")
    mila.page.get_by_role("dialog").get_by_role("button", name="Give up", exact=True).last.click()
    expect(mila.one("[data-result]")).to_be_visible()

    mila.go(f"/replay/{table.table}")

    asked = mila.one("[data-asked]")
    expect(asked).to_contain_text("How much is")
    expect(asked).to_contain_text("You wrote 6")
    expect(asked).to_contain_text("The answer is 7")
    mila.press("Next turn")
    expect(asked).to_contain_text("Right")
    assert [] == faults(mila)
