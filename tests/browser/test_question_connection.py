"""What is sent while a question is open, and what happens when the connection is lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.questions import (
    CARD,
    FIELD,
    ONE,
    TWO,
    put_away,
    sit,
    start_game,
    type_on_keypad,
    verdict,
)
from tests.browser.server import LocalServer

LOST = "Connection lost. What you typed is safe."
UP = "Time is up."
ROLL = "[data-prompt=roll] button"
GIVEN = "987654"
"""A wrong answer that stands nowhere else."""


def test_nobody_is_sent_an_answer_before_the_verdict(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    asked = start_game(*ONE)
    table = sit(mila, server, asked)
    noor.go(f"/t/{table}")
    expect(noor.one(CARD)).to_be_visible()
    noor.sees("Mila is working it out.")
    expect(noor.one(FIELD)).to_have_count(0)
    steps = [line.say.text for line in asked.key.solution.steps if line.say is not None]
    secrets = ["marking", asked.key.same, *steps]
    assert steps

    type_on_keypad(mila, GIVEN)
    mila.sees("You wrote")
    before = mila.received_text(), noor.received_text()
    mila.press("Answer")
    verdict(mila, "wrong")
    verdict(noor, "wrong")
    noor.sees("The answer is")

    assert [] == [secret for text in before for secret in secrets if secret in text]
    assert GIVEN not in before[1], "what is typed is nobody else's business"
    after = noor.received_text()
    assert GIVEN in after
    assert all(step in after for step in steps), "the search finds them once they are shown"
    assert "marking" not in after


def test_the_verdict_waits_to_be_read_before_the_next_seat_plays(
    mila: Person, server: LocalServer
) -> None:
    asked = start_game(*TWO, "@O10", "@O20", *ONE[1:], names=("Mila", "Noor"))
    sit(mila, server, asked)

    mila.keys(*asked.wrong, "Enter")
    verdict(mila, "wrong")
    expect(mila.one('[data-seat="1"].is-turn')).to_be_visible()
    mila.page.reload()
    verdict(mila, "wrong")
    expect(mila.one(ROLL)).to_be_hidden()
    put_away(mila)

    expect(mila.one(ROLL)).to_be_visible()


def test_question_whose_time_is_over_is_reported_with_its_answer(
    mila: Person, server: LocalServer
) -> None:
    sit(mila, server, start_game(*ONE, question_seconds=5))

    verdict(mila, "wrong")

    mila.sees(UP, "The answer is")


def test_lost_connection_keeps_the_question_and_the_input(
    mila: Person, server: LocalServer
) -> None:
    asked = start_game(*ONE)
    sit(mila, server, asked)
    type_on_keypad(mila, asked.right)

    mila.context.set_offline(True)
    mila.sees(LOST)
    mila.press("Answer")
    mila.sees("Waiting for the connection …")
    mila.context.set_offline(False)

    verdict(mila, "right")
    mila.sees_not(LOST)


def test_an_answer_late_by_a_lost_connection_says_why(mila: Person, server: LocalServer) -> None:
    asked = start_game(*ONE, question_seconds=5)
    sit(mila, server, asked)

    mila.context.set_offline(True)
    type_on_keypad(mila, asked.right)
    mila.press("Answer")
    mila.sees(UP)
    mila.context.set_offline(False)

    verdict(mila, "wrong")
    mila.sees("too late: the connection was lost.")
    put_away(mila)
