"""Practice for everybody: read aloud, magnified, on a phone, in the light and in the dark."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
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
from tests.browser.server import House
from tests.browser.test_accessibility import faults


def at_start(person: Person, house: House) -> None:
    person.go("/practice").sees("What would you like to practise?")


def at_topics(person: Person, house: House) -> None:
    person.go("/practice").page.get_by_text("Topics", exact=True).click()
    person.sees("Fractions")


def at_grades(person: Person, house: House) -> None:
    person.go("/practice").page.get_by_text("A grade", exact=True).click()
    person.sees("Numbers and data")


def at_levels(person: Person, house: House) -> None:
    person.go("/practice").page.get_by_text("A level", exact=True).click()
    person.sees("Level 4")


def at_question(person: Person, house: House) -> None:
    start(person, FRACTION)
    write(person, "3/4")
    person.sees(re.compile("You wrote"))


def at_figure(person: Person, house: House) -> None:
    start(person, "geo.prism/L3")


def at_choice(person: Person, house: House) -> None:
    start(person, KINDS["choice"])
    choose(person, 1)


def at_many_keys(person: Person, house: House) -> None:
    start(person, KINDS["interval"])


def at_wrong(person: Person, house: House) -> None:
    start(person, FRACTION)
    answer(person, Examiner(house, person).wrong)
    verdict(person, "wrong")
    person.press("Hint")
    person.sees(re.compile("Multiply the numerators"))


def at_solution(person: Person, house: House) -> None:
    start(person, FRACTION)
    answer(person, Examiner(house, person).right)
    verdict(person, "right")
    person.press("Show me how")
    expect(person.page.get_by_role("region", name="How to do it")).to_be_visible()


def at_summary(person: Person, house: House) -> None:
    start(person, FRACTION)
    person.press("Show me how")
    person.press("Finish")
    person.sees("Done for now")


def at_progress(person: Person, house: House) -> None:
    at_summary(person, house)
    person.go("/practice/progress").sees("Fractions")
    person.page.get_by_text("Show what is saved on this device").click()


State = Callable[[Person, House], None]
SCREENS: tuple[State, ...] = (
    at_start, at_topics, at_grades, at_levels, at_question, at_figure, at_choice, at_many_keys,
    at_wrong, at_solution, at_summary, at_progress,
)  # fmt: skip


def name(state: State) -> str:
    return state.__name__.removeprefix("at_").replace("_", " ")


@pytest.mark.parametrize("state", SCREENS, ids=name)
def test_axe_finds_nothing(mila: Person, house: House, state: State) -> None:
    state(mila, house)

    light = faults(mila)
    mila.page.emulate_media(color_scheme="dark")
    expect(mila.one("html[data-theme=dark]")).to_be_attached()

    assert ([], []) == (light, faults(mila))


@pytest.mark.parametrize("state", [at_start, at_question, at_choice, at_wrong], ids=name)
def test_axe_finds_nothing_on_a_phone(phone: Person, house: House, state: State) -> None:
    state(phone, house)

    assert [] == faults(phone)


def test_at_four_times_the_size_nothing_is_cut_off_sideways(
    somebody: Callable[..., Person], house: House
) -> None:
    mila = somebody(house, width=320, height=256)
    page = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
    wide: dict[str, int] = {}

    for state in SCREENS:
        mila.page.unroute_all()
        state(mila, house)
        wide[name(state)] = mila.page.evaluate(page)
        mila.page.evaluate("localStorage.clear()")

    assert dict.fromkeys(wide, 0) == wide


@pytest.mark.parametrize("kind", KINDS)
def test_on_a_phone_the_page_does_not_scroll_while_one_answers(
    phone: Person, house: House, kind: str
) -> None:
    start(phone, KINDS[kind])

    below = "document.scrollingElement.scrollHeight - document.documentElement.clientHeight"
    phone.page.evaluate("document.fonts.ready")
    phone.drawn()
    assert 0 == phone.page.evaluate(below)


def test_the_question_is_read_as_it_is_spoken(mila: Person, house: House) -> None:
    start(mila, FRACTION)

    tree = question(mila).aria_snapshot()

    assert card(mila)["prompt"]["spoken"] in tree
