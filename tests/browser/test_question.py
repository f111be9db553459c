"""A question at the table: answered by keypad, by keyboard, by choice; wrong, malformed, passed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.questions import (
    CARD,
    FIELD,
    ONE,
    THREE,
    put_away,
    sit,
    start_game,
    type_on_keypad,
    verdict,
)
from tests.browser.server import LocalServer
from tests.browser.test_accessibility import faults


def test_right_keypad_answer_brings_a_token_and_continues(
    phone: Person, server: LocalServer
) -> None:
    asked = start_game(*ONE)
    sit(phone, server, asked)
    assert [] == faults(phone)

    type_on_keypad(phone, asked.right)
    phone.sees("You wrote")
    phone.press("Answer")

    verdict(phone, "right")
    phone.sees("0 + 1 = 1")
    assert [] == faults(phone)
    put_away(phone)
    expect(phone.button(re.compile("Roll")).first).to_be_visible()


def test_wrong_keyboard_answer_shows_the_solution(mila: Person, server: LocalServer) -> None:
    asked = start_game(*ONE)
    sit(mila, server, asked)
    expect(mila.one(FIELD)).to_be_focused()

    mila.keys(*asked.wrong, "Enter")

    verdict(mila, "wrong")
    mila.sees("The answer is")
    expect(mila.one(".on button")).to_be_focused()
    mila.keys("Enter")
    expect(mila.one(CARD)).to_have_count(0)


def test_a_choice_is_made_by_its_number(mila: Person, server: LocalServer) -> None:
    asked = start_game(*ONE, keypad="choice", answer_mode="choice")
    sit(mila, server, asked)

    mila.keys(str(int(asked.right) + 1), "Enter")

    verdict(mila, "right")


def test_unreadable_answer_is_explained_and_costs_nothing(
    mila: Person, server: LocalServer
) -> None:
    asked = start_game(*ONE)
    sit(mila, server, asked)

    mila.keys("2", "+", "Enter")
    mila.sees("It costs nothing. The clock keeps running.")
    expect(mila.one(FIELD)).to_be_focused()
    mila.keys(*asked.right, "Enter")

    verdict(mila, "right")


def test_a_question_can_be_let_pass(mila: Person, server: LocalServer) -> None:
    sit(mila, server, start_game(*ONE))

    mila.press("Pass")

    verdict(mila, "wrong")
    mila.sees("Passed.", "The answer is")


def test_three_questions_are_reported_together(mila: Person, server: LocalServer) -> None:
    asked = start_game(*THREE)
    sit(mila, server, asked)

    for place in range(3):
        expect(mila.one(CARD)).to_be_visible()
        mila.press("Pass")
        if mila.page.get_by_role("dialog").count():
            mila.page.get_by_role("dialog").get_by_role("button", name="Pass").click()
        mila.wait_until_settled()
        assert (place == 2) == (mila.one(".several").count() == 1)

    expect(mila.one(".several [data-verdict]")).to_have_count(3)
    put_away(mila)


def test_a_scratch_pad_is_drawn_on_and_stays_after_a_reload(
    mila: Person, server: LocalServer
) -> None:
    sit(mila, server, start_game(*ONE))
    mila.press("Scratch pad")
    pad = mila.page.get_by_role("img", name="Scratch pad")
    box = pad.bounding_box()
    assert box is not None
    mouse = mila.page.mouse
    mouse.move(box["x"] + 20, box["y"] + 60)
    mouse.down()
    mouse.move(box["x"] + 90, box["y"] + 90)
    mouse.up()
    expect(pad.locator("path")).to_have_count(1)
    mila.keys("7")

    mila.page.reload()
    expect(mila.one(FIELD)).to_have_value("7")
    mila.press("Scratch pad")

    expect(pad.locator("path")).to_have_count(1)
    mila.press("Wipe it clean")
    expect(pad.locator("path")).to_have_count(0)


def test_when_the_game_ends_inside_a_question_it_is_void(mila: Person, server: LocalServer) -> None:
    asked = start_game(*ONE, variant="solo-time", minutes=1, late=55_000)
    place = server.open_record(asked.record)
    mila.go(place.path)
    mila.press("Continue")

    mila.sees("Time is up.")
    expect(mila.one(CARD)).to_have_count(0)
    expect(mila.one("[data-verdict]")).to_have_count(0)
    review = server.get(f"/tables/{place.table}/review")
    assert [0] == [seat["score"] for seat in review["seats"]]
    assert [[]] == review["summary"]
