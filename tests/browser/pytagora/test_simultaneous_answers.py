"""Several who answer at once at one screen: nobody sees what another does, and nothing jumps."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.pytagora import openings
from tests.browser.pytagora.equalities import FAMILY
from tests.browser.server import LocalServer

ASKED = ("deal:1:0122344567", "deal:2:0123456789", "factors:38")
PLACES = """() => [...document.querySelectorAll('[data-little] button, [data-cell]')].map((one) => {
    const { x, y } = one.getBoundingClientRect();
    return [Math.round(x), Math.round(y)];
})"""


def lay(person: Person, *pieces: str) -> None:
    """Lays pieces of the hand as an answer."""
    for piece in pieces:
        person.touch(person.one(f'.big[data-piece="{piece}"]'))
        expect(person.one(f'.big[data-piece="{piece}"]')).to_have_attribute("aria-pressed", "true")


def answer(person: Person, *pieces: str) -> None:
    """Lays an answer and says so."""
    lay(person, *pieces)
    person.touch(person.one("[data-prompt=answer][aria-disabled=false]"))
    person.wait_until_settled()


def test_first_of_a_shared_screen_starts_behind_a_curtain_too(
    phone: Person, server: LocalServer
) -> None:
    table = server.table(FAMILY, "here Mila", "here Noor", variant="tables", start=True)

    phone.go(table.path)

    expect(phone.one("[data-curtain='0']")).to_be_visible()
    assert 0 == phone.one("[data-piece]").count()


def test_a_player_who_is_alone_at_a_screen_needs_no_curtain(
    phone: Person, server: LocalServer
) -> None:
    table = server.table(FAMILY, "here Mila", "bot 1", variant="tables", start=True)

    phone.go(table.path)

    expect(phone.one("[data-little] [data-piece]").first).to_be_visible()
    assert 0 == phone.one("[data-curtain]").count()


def test_next_question_is_answered_before_passing_the_screen(
    phone: Person, server: LocalServer
) -> None:
    openings.sit(phone, server, *ASKED, variant="tables")

    answer(phone, "s0:2:1", "s0:4:1")
    phone.touch(phone.one("[data-curtain='1'] button"))
    answer(phone, "s1:2:1", "s1:4:1")

    expect(phone.one("[data-prompt=skip]")).to_be_visible()
    assert 0 == phone.one("[data-curtain]").count()


def test_nothing_moves_while_an_answer_is_laid(phone: Person, server: LocalServer) -> None:
    openings.sit(phone, server, *ASKED, variant="tables")
    before = phone.page.evaluate(PLACES)

    lay(phone, "s0:2:1", "s0:4:1")

    expect(phone.one("[data-prompt=answer][aria-disabled=false]")).to_be_visible()
    assert before == phone.page.evaluate(PLACES)
