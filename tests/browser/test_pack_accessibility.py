"""Packs for everyone: by keys alone, for a screen reader, and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.pack_author import FILES, PACK, bring, is_sound, report, tool, write
from tests.browser.person import Person
from tests.browser.practice import question
from tests.browser.server import LocalServer
from tests.browser.test_accessibility import faults


def test_a_whole_pack_is_written_and_practised_by_keys(mila: Person, server: LocalServer) -> None:
    mila.go("/packs")

    def to(name: str) -> None:
        for _ in range(60):
            if mila.page.evaluate("document.activeElement?.matches(':focus-visible') ?? false"):
                found = mila.page.evaluate(
                    "document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"
                )
                if name in found:
                    return
            mila.keys("Tab")
        raise AssertionError(f"Tab does not lead to {name}")

    to("Start with the example")
    mila.keys("Enter")
    is_sound(mila, 4)
    to("Text of the pack")
    mila.keys("Control+Home", "End", "Enter")
    mila.page.keyboard.type("nonsense: 1")
    mila.sees("The field “nonsense” is unknown.")
    mila.keys("Tab")
    assert "textarea" != mila.page.evaluate("document.activeElement.localName")
    to("The field “nonsense” is unknown.")
    mila.keys("Enter", "Shift+End", "Delete")
    is_sound(mila, 4)
    mila.keys("Shift+Tab")
    to("Practise this pack")
    mila.keys("Enter")
    to("Practise now")
    mila.keys("Enter")

    expect(question(mila)).to_be_visible()


def writing(person: Person, server: LocalServer) -> None:
    write(person, PACK.replace('"7"', '"3//4"').replace("CC0-1.0", "CC-BY-4.0"))
    person.sees("“3//4” is not a number (second “/”).")


def empty(person: Person, server: LocalServer) -> None:
    person.go("/packs").sees("You have not written anything yet.")


def card(person: Person, server: LocalServer) -> None:
    write(person, PACK)
    is_sound(person, 2)
    if person.is_phone:
        person.page.get_by_text("See the card").click()
    person.page.get_by_text("The learner’s keypad").click()
    person.page.get_by_label("An answer to try").fill("5")
    person.press("Try this answer")
    expect(person.one("[data-verdict=wrong]")).to_be_visible()


def adding(person: Person, server: LocalServer) -> None:
    person.go("/packs").press("Add a question")
    person.choose("What is the answer?", "One of several")


def describing(person: Person, server: LocalServer) -> None:
    write(person, PACK)
    tool(person, "About this pack")
    person.sees("What others may do with your questions.")


def saving(person: Person, server: LocalServer) -> None:
    write(person, PACK.replace('"7"', '"7//"'))
    person.sees("Left out: seven")
    tool(person, "Save or export")


def bringing(person: Person, server: LocalServer) -> None:
    person.go("/packs")
    bring(person, *FILES["GIFT"])
    expect(report(person)).to_contain_text("Not added")


def sharing(person: Person, server: LocalServer) -> None:
    write(person, PACK)
    is_sound(person, 2)
    person.press(re.compile("^Practise this pack"))
    person.sees("Link for your pupils")


STATES = (empty, writing, card, adding, describing, saving, bringing, sharing)


@pytest.mark.long
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_axe_finds_nothing_in_the_light_nor_in_the_dark(
    mila: Person, server: LocalServer, state: Callable[[Person, LocalServer], None]
) -> None:
    state(mila, server)

    light = faults(mila)
    mila.page.emulate_media(color_scheme="dark")
    expect(mila.one("html[data-theme=dark]")).to_be_attached()
    dark = faults(mila)

    assert ([], []) == (light, dark)


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_axe_finds_nothing_on_a_phone_and_nothing_is_cut_off(
    phone: Person, server: LocalServer, state: Callable[[Person, LocalServer], None]
) -> None:
    state(phone, server)

    page = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
    assert ([], 0) == (faults(phone), phone.page.evaluate(page))
