"""What practice sends, what outlives trouble, and what is saved."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.practice import (
    FRACTION,
    SUM,
    Examiner,
    answer,
    card,
    field,
    handle,
    only,
    question,
    start,
    stored_practice,
    topics,
    verdict,
    write,
)
from tests.browser.server import Json, LocalServer


def text_about(person: Person) -> str:
    """Everything received about this question; titles in the syllabus are for everybody, and
    a curve is drawn by a tag whose name may be the answer."""
    lines = person.received_text().splitlines()
    text = "\n".join(line for line in lines if '"topics"' not in line).replace(handle(person), "")
    return text.replace("<circle ", "<")


# what is sent


@pytest.mark.parametrize("place", [SUM, "geo.name_shape/L1", "arith.mul/L4"])
def test_the_answer_is_in_no_traffic_before_it_is_sent(
    mila: Person, server: LocalServer, place: str
) -> None:
    start(mila, place)
    examiner = Examiner(server, mila)
    mila.page.keyboard.type("12")
    mila.sees(re.compile("You wrote|cannot be read"))

    before = text_about(mila)
    answer_shown = examiner.answer
    field(mila).fill(examiner.right)
    mila.keys("Enter")
    verdict(mila, "right")
    after = text_about(mila)

    assert "prompt" in before
    assert answer_shown not in before
    assert answer_shown in after


def test_question_sent_has_only_what_the_learner_may_know(mila: Person) -> None:
    start(mila, FRACTION)

    assert {
        "handle", "place", "topic", "title", "level", "grade", "category", "prompt", "figure",
        "keypad", "keys", "tiles", "choices", "boxes", "places", "unit", "secs", "hints", "credit",
    } == set(card(mila))  # fmt: skip


def test_nothing_about_the_learner_is_sent(mila: Person, server: LocalServer) -> None:
    sent: list[Json] = []
    mila.context.on(
        "request",
        lambda request: sent.append(json.loads(request.post_data)) if request.post_data else None,
    )
    start(mila)
    mila.press("Show me how")
    mila.press("Next question")
    expect(mila.button("Answer")).to_be_visible()

    known = {"places", "seen", "choose", "handle", "given", "rung"}

    assert sent
    assert set() == {name for one in sent for name in one} - known


# trouble


def test_a_reload_keeps_the_question_and_what_was_typed(mila: Person, server: LocalServer) -> None:
    start(mila, SUM)
    mila.press("Show me how")
    mila.press("Next question")
    expect(field(mila)).to_be_focused()
    mila.keys("4", "2")
    before = handle(mila)

    mila.page.reload()

    expect(field(mila)).to_have_value("42")
    mila.sees("1 question done")
    assert before == handle(mila)
    field(mila).fill(Examiner(server, mila).right)
    mila.keys("Enter")
    verdict(mila, "right")


def test_without_a_connection_nothing_is_lost(mila: Person, server: LocalServer) -> None:
    start(mila, SUM)
    right = Examiner(server, mila).right
    mila.context.set_offline(True)

    write(mila, right)
    mila.keys("Enter")
    mila.sees("Connection lost. What you typed is safe. Trying again …")
    expect(field(mila)).to_have_value(right)
    mila.context.set_offline(False)

    verdict(mila, "right")
    mila.sees_not("Connection lost. What you typed is safe. Trying again …")


def test_an_unknown_question_is_replaced_by_a_new_one(mila: Person) -> None:
    start(mila, SUM)
    mila.page.evaluate(
        """() => {
            const now = JSON.parse(localStorage['abaculus.practice.now']);
            now.card.handle = 'forgotten';
            localStorage['abaculus.practice.now'] = JSON.stringify(now);
        }"""
    )
    mila.page.reload()
    expect(field(mila)).to_be_focused()

    mila.keys("4", "2", "Enter")

    mila.sees("That question is no longer here. Here is a new one.")
    expect(field(mila)).to_have_value("")
    assert "forgotten" != handle(mila)


def test_damaged_remains_of_a_practice_begin_anew(mila: Person) -> None:
    mila.go("/practice")
    mila.page.evaluate("localStorage['abaculus.practice.now'] = '{\"phase\":\"asking\"}'")

    mila.page.reload()

    mila.sees("What would you like to practise?")


# the hourglass


def test_nothing_happens_when_the_sand_is_through(mila: Person, server: LocalServer) -> None:
    only(mila, SUM)
    mila.context.clock.install()
    mila.go("/practice")
    mila.page.get_by_role("switch", name="Hourglass").click()
    mila.press("Start")
    expect(question(mila)).to_be_visible()
    seconds = int(card(mila)["secs"])

    mila.context.clock.fast_forward((seconds - 5) * 1000)
    expect(mila.one(".glass.low")).to_contain_text("seconds")
    mila.context.clock.fast_forward(20_000)
    mila.sees("Time is up. Take as long as you like.")
    field(mila).fill(Examiner(server, mila).right)
    mila.keys("Enter")

    verdict(mila, "right")


def test_there_is_no_hourglass_unless_it_is_wanted(mila: Person) -> None:
    start(mila, SUM)

    expect(mila.one(".glass")).to_have_count(0)


# what is saved


def test_all_that_is_stored_is_shown_saved_and_deleted(
    mila: Person, server: LocalServer, tmp_path: Path
) -> None:
    start(mila, SUM)
    answer(mila, Examiner(server, mila).right)
    verdict(mila, "right")
    mila.go("/practice/progress").sees("Arithmetic")
    mila.page.get_by_text("Show what is saved on this device").click()
    shown = mila.one("pre").inner_text()
    with mila.page.expect_download() as coming:
        mila.press("Save as a table (CSV)")
    saved = tmp_path / "practice.csv"
    coming.value.save_as(saved)

    mila.press("Delete it all")
    dialog = mila.page.get_by_role("dialog", name="Delete everything saved about your practice?")
    dialog.get_by_role("button", name="Delete it all").click()

    mila.sees(re.compile("There is nothing here yet"))
    assert "arith.mul/L3" in shown
    assert saved.read_text("utf-8").splitlines()[1].split(",")[1:2] == ["arith"]
    assert {} == topics(mila)
    assert "arith" not in json.dumps(stored_practice(mila))


def test_deleting_asks_first(mila: Person, server: LocalServer) -> None:
    start(mila, SUM)
    answer(mila, Examiner(server, mila).right)
    verdict(mila, "right")
    mila.go("/practice/progress").press("Delete it all")

    mila.press("Keep it")

    assert ["arith"] == list(topics(mila))
