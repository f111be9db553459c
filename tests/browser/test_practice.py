"""Practice by finger and by keys: every kind of answer, one question after another."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.person import Person
from tests.browser.practice import (
    FRACTION,
    KINDS,
    SUM,
    Examiner,
    answer,
    field,
    handle,
    only,
    question,
    reach,
    start,
    tap,
    topics,
    verdict,
)
from tests.browser.server import LocalServer

# the keypads


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_answer_can_be_given_wrong_and_then_right(
    mila: Person, server: LocalServer, kind: str
) -> None:
    start(mila, KINDS[kind])
    examiner = Examiner(server, mila)

    answer(mila, examiner.wrong)
    verdict(mila, "wrong")
    mila.press("Try again")
    answer(mila, examiner.right)

    verdict(mila, "right")


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "word"])
def test_every_kind_of_answer_can_be_given_by_finger(
    phone: Person, server: LocalServer, kind: str
) -> None:
    start(phone, KINDS[kind])

    answer(phone, Examiner(server, phone).right)

    verdict(phone, "right")


@pytest.mark.parametrize("kind", KINDS)
def test_all_keys_are_as_large_as_a_finger(phone: Person, server: LocalServer, kind: str) -> None:
    start(phone, KINDS[kind])

    small = phone.one(".keys .key, .choices label, .buttons .btn").evaluate_all(
        """keys => keys.filter((key) => {
            const { width, height } = key.getBoundingClientRect();
            return Math.min(width, height) < 52;
        }).map((key) => key.textContent)"""
    )

    assert [] == small


def test_several_boxes_are_filled_one_by_one(phone: Person) -> None:
    boxes = [{"name": "Length", "keypad": "digits"}, {"name": "Width", "keypad": "fraction"}]
    sent: list[str] = []

    def with_boxes(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "keypad": "digits", "boxes": boxes})

    def noted(route: Route) -> None:
        sent.append(json.loads(route.request.post_data or "{}")["given"])
        route.continue_()

    phone.page.route("**/api/practice/deal", with_boxes)
    phone.page.route("**/api/practice/answer", noted)
    phone.go("/practice").press("Start")
    expect(phone.page.get_by_label("Length")).to_be_visible()

    tap(phone, "12")
    phone.keys("Enter")  # goes to the box that is still empty
    expect(phone.page.get_by_label("Width")).to_be_focused()
    tap(phone, "3")
    phone.press("Answer")
    expect(phone.one("[data-verdict]")).to_be_visible()

    assert ["12;3"] == sent


# one question after another


def test_practice_by_finger_from_the_first_page_to_the_summary(
    phone: Person, server: LocalServer
) -> None:
    phone.go("/").press(re.compile("^Practise"))
    start(phone, FRACTION, go="")
    answer(phone, Examiner(server, phone).wrong)
    verdict(phone, "wrong")
    phone.press("Hint")
    expect(phone.page.get_by_role("list", name="Hints").get_by_role("listitem")).to_have_count(1)
    phone.press("Try again")
    field(phone).clear()
    answer(phone, Examiner(server, phone).right)
    verdict(phone, "right")
    phone.press("Show me how")
    expect(phone.page.get_by_role("region", name="How to do it")).to_be_visible()
    first = handle(phone)
    phone.press("Another like this")
    expect(phone.button("Answer")).to_be_visible()
    phone.press("Show me how")
    phone.sees("The answer is")
    assert first != handle(phone)

    phone.press("Finish")

    phone.sees("Done for now", "You practised 2 questions of one kind.")
    phone.sees("These are worth another look", "Multiplying fractions, level 3")
    phone.press("Practise again: Multiplying fractions")
    expect(question(phone)).to_contain_text("Multiplying fractions")


def test_a_whole_practice_by_keyboard_alone(mila: Person, server: LocalServer) -> None:
    only(mila, FRACTION)
    mila.go("/practice").sees("What would you like to practise?")
    reach(mila, "Start")
    mila.keys("Enter")
    expect(field(mila)).to_be_focused()

    mila.keys("?")
    expect(mila.page.get_by_role("dialog", name="Keys")).to_be_visible()
    mila.keys("Escape")
    mila.keys("h")
    mila.sees(re.compile("Multiply the numerators"))
    expect(field(mila)).to_be_focused()
    answer(mila, Examiner(server, mila).wrong)
    spoken = mila.page.get_by_role("status").filter(has_text="You wrote")
    expect(spoken).to_be_attached()
    expect(field(mila)).to_be_focused()
    answer(mila, Examiner(server, mila).right)
    expect(mila.button("Next question")).to_be_focused()
    mila.keys("Enter")
    expect(field(mila)).to_be_focused()
    expect(field(mila)).to_have_value("")
    reach(mila, "Finish")
    mila.keys("Enter")

    expect(mila.page.get_by_role("heading", name="Done for now")).to_be_focused()


def test_digits_are_typed_wherever_the_focus_is(mila: Person) -> None:
    start(mila, SUM)
    mila.button("Show me how").focus()

    mila.keys("4", "2")

    expect(field(mila)).to_have_value("42")
    expect(field(mila)).to_be_focused()


def test_a_choice_is_made_by_its_number(mila: Person, server: LocalServer) -> None:
    start(mila, KINDS["choice"])

    mila.keys("3")

    expect(mila.page.get_by_role("radio").nth(2)).to_be_checked()
    expect(mila.page.get_by_role("radio").nth(2)).to_be_focused()


def test_an_empty_answer_is_reported_and_costs_nothing(mila: Person, server: LocalServer) -> None:
    start(mila, SUM)

    mila.page.keyboard.press("Enter")
    mila.sees("You have not written anything yet. Type your answer.")
    answer(mila, Examiner(server, mila).right)

    verdict(mila, "right")


def test_what_is_no_answer_is_not_counted(mila: Person) -> None:
    start(mila, FRACTION)

    answer(mila, "3//4")
    verdict(mila, "malformed")

    assert {} == topics(mila)
    expect(field(mila)).to_have_value("3//4")


def test_what_is_typed_is_read_back_and_not_judged(mila: Person, server: LocalServer) -> None:
    start(mila, FRACTION)
    examiner = Examiner(server, mila)

    for given in (examiner.right, examiner.wrong):
        field(mila).fill(given)
        mila.sees(re.compile("You wrote"))

    received = mila.received_text()
    assert '"code":"read"' in received
    assert "outcome" not in received
