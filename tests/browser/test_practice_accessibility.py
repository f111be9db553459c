"""Practice for everybody: read aloud, magnified, on a phone, in the light and in the dark."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import BEAT, Person
from tests.browser.practice import (
    FRACTION,
    KINDS,
    Examiner,
    answer,
    card,
    choose,
    question,
    start,
    verdict,
    write,
)
from tests.browser.server import LocalServer
from tests.browser.test_accessibility import faults
from tests.browser.windows import PATIENCE


def at_start(person: Person, server: LocalServer) -> None:
    person.go("/practice").sees("What would you like to practise?")


def at_topics(person: Person, server: LocalServer) -> None:
    person.go("/practice").page.get_by_text("Topics", exact=True).click()
    person.sees("Fractions")


def at_grades(person: Person, server: LocalServer) -> None:
    person.go("/practice").page.get_by_text("A grade", exact=True).click()
    person.sees("Numbers and data")


def at_levels(person: Person, server: LocalServer) -> None:
    person.go("/practice").page.get_by_text("A level", exact=True).click()
    person.sees("Level 4")


def at_question(person: Person, server: LocalServer) -> None:
    start(person, FRACTION)
    write(person, "3/4")
    person.sees(re.compile("You wrote"))


def at_figure(person: Person, server: LocalServer) -> None:
    start(person, "geo.prism/L3")


def at_choice(person: Person, server: LocalServer) -> None:
    start(person, KINDS["choice"])
    choose(person, 1)


def at_many_keys(person: Person, server: LocalServer) -> None:
    start(person, KINDS["interval"])


def at_wrong(person: Person, server: LocalServer) -> None:
    start(person, FRACTION)
    answer(person, Examiner(server, person).wrong)
    verdict(person, "wrong")
    person.press("Hint")
    person.sees(re.compile("Multiply the numerators"))


def at_solution(person: Person, server: LocalServer) -> None:
    start(person, FRACTION)
    answer(person, Examiner(server, person).right)
    verdict(person, "right")
    person.press("Show me how")
    expect(person.page.get_by_role("region", name="How to do it")).to_be_visible()


def at_summary(person: Person, server: LocalServer) -> None:
    start(person, FRACTION)
    person.press("Show me how")
    person.press("Finish")
    person.sees("Done for now")


def at_progress(person: Person, server: LocalServer) -> None:
    at_summary(person, server)
    person.go("/practice/progress").sees("Fractions")
    person.page.get_by_text("Show what is saved on this device").click()


State = Callable[[Person, LocalServer], None]
SCREENS: tuple[State, ...] = (
    at_start, at_topics, at_grades, at_levels, at_question, at_figure, at_choice, at_many_keys,
    at_wrong, at_solution, at_summary, at_progress,
)  # fmt: skip


def name(state: State) -> str:
    return state.__name__.removeprefix("at_").replace("_", " ")


@pytest.mark.parametrize("state", SCREENS, ids=name)
def test_axe_finds_nothing(mila: Person, server: LocalServer, state: State) -> None:
    state(mila, server)

    light = faults(mila)
    mila.page.emulate_media(color_scheme="dark")
    expect(mila.one("html[data-theme=dark]")).to_be_attached()

    assert ([], []) == (light, faults(mila))


@pytest.mark.parametrize("state", [at_start, at_question, at_choice, at_wrong], ids=name)
def test_axe_finds_nothing_on_a_phone(phone: Person, server: LocalServer, state: State) -> None:
    state(phone, server)

    assert [] == faults(phone)


def test_at_four_times_the_size_nothing_is_cut_off_sideways(
    somebody: Callable[..., Person], server: LocalServer
) -> None:
    mila = somebody(server, width=320, height=256)
    page = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
    wide: dict[str, int] = {}

    for state in SCREENS:
        mila.page.unroute_all()
        state(mila, server)
        wide[name(state)] = mila.page.evaluate(page)
        mila.page.evaluate("localStorage.clear()")

    assert dict.fromkeys(wide, 0) == wide


@pytest.mark.parametrize("kind", KINDS)
def test_on_a_phone_the_page_does_not_scroll_while_one_answers(
    phone: Person, server: LocalServer, kind: str
) -> None:
    start(phone, KINDS[kind])

    # the last font may come late, and the keypad fits itself to it
    below = "document.scrollingElement.scrollHeight - document.documentElement.clientHeight"
    for _ in range(PATIENCE // BEAT):
        if phone.page.evaluate(below) == 0:
            return
        phone.page.wait_for_timeout(BEAT)
    pytest.fail("the page scrolls")


def test_the_question_is_read_as_it_is_spoken(mila: Person, server: LocalServer) -> None:
    start(mila, FRACTION)

    tree = question(mila).aria_snapshot()

    assert card(mila)["prompt"]["spoken"] in tree
