"""For everyone: read aloud, by keys, magnified, in the light and in the dark."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.calcussimo import chips
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.test_records import END

AXE = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
LAID = ("9 D8", "+ E8", "6 F8", "/ G8", "3 H8")


def faults(person: Person) -> list[str]:
    """What axe finds, with the places."""
    person.page.evaluate(AXE)
    found: Any = person.page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{fault['impact']} {fault['id']}: {[node['html'][:160] for node in fault['nodes'][:3]]}"
        for fault in found["violations"]
    ]


def end(server: LocalServer) -> str:
    text = chips.record(*END, variant="calcussimo", names=("Mila", "Noor"))
    return server.open_record(
        text.replace("unfinished", "end-left; places 0, 1; scores 13 1")
    ).table


def home(person: Person, server: LocalServer) -> None:
    person.go("/").sees("Pebbles")


def home_choosing(person: Person, server: LocalServer) -> None:
    person.go("/").press("How to play")
    person.sees("The rules of which game?")


def new_table(person: Person, server: LocalServer) -> None:
    person.own(server).go(f"/new/{chips.FAMILY}").sees("Who plays?")
    person.press("Friend")
    person.page.get_by_text("All options").click()
    person.sees("Share on this network")


def joining(person: Person, server: LocalServer) -> None:
    person.go("/join").sees("Join a table")


def settings(person: Person, server: LocalServer) -> None:
    person.go("/settings").sees("How it looks")


def rules(person: Person, server: LocalServer) -> None:
    person.go("/rules/pebbles")
    expect(person.page.get_by_label("A position to try").first).to_be_visible()


def referee(person: Person, server: LocalServer) -> None:
    person.go(f"/referee/{chips.FAMILY}")
    person.page.get_by_text("Write it as text").click()
    person.page.get_by_role("textbox", name=re.compile("^Move")).fill("9+6/2")
    person.press("Judge it")
    person.sees(re.compile("is legal: 12 points"))


def nowhere(person: Person, server: LocalServer) -> None:
    person.go("/no/such/page").sees("There is nothing here")


def no_table(person: Person, server: LocalServer) -> None:
    person.go("/t/abcdefghijklmnop").sees("There is no such table.")


def waiting_room(person: Person, server: LocalServer) -> None:
    person.go(server.table("pebbles", "here Mila", "link").path)
    person.sees("waiting to start", "Scan this to join")


def own_turn(person: Person, server: LocalServer) -> None:
    chips.sit(person, server, "0 &3669+*/")


def pause(person: Person, server: LocalServer) -> None:
    person.go(server.open_record(chips.record("0 &3669+*/")).path)
    person.sees("The clocks have stopped.")


def verdict(person: Person, server: LocalServer) -> None:
    chips.sit(person, server, "0 &3669+*/")
    chips.lay_at(person, *LAID)
    person.sees("Yes, you can lay this")


def refusal(person: Person, server: LocalServer) -> None:
    chips.sit(person, server, "0 &3669+*/")
    chips.lay_at(person, "9 H8", "6 I8")
    person.sees(re.compile("Put a sign between"))


def joker(person: Person, server: LocalServer) -> None:
    chips.sit(person, server, "0 &3669+*?")
    chips.lay_at(person, "? H8")
    person.sees("What is the joker?")


def swapping(person: Person, server: LocalServer) -> None:
    chips.sit(person, server, "0 &3669+*/")
    person.press("Swap chips")
    person.one(".hand [data-piece]").first.click()


def menu(person: Person, server: LocalServer) -> None:
    chips.sit(person, server, "0 &3669+*/")
    person.press("Menu")
    person.press("Invite or share")
    person.sees("Scan this to join")


def drawer(person: Person, server: LocalServer) -> None:
    chips.sit(person, server, "0 &3669+*/")
    person.press("Rules")
    expect(person.page.get_by_label("Search the rules")).to_be_visible()


def toy_turn(person: Person, server: LocalServer) -> None:
    person.go(server.table("pebbles", "here Mila", "bot random", start=True).path)
    person.sees("Your turn. Mark an empty square.")


def toy_buttons(person: Person, server: LocalServer) -> None:
    players = ("here Mila", "bot random")
    options = {"seconds": 0}
    table = server.table("pebbles", *players, variant="morra", options=options, start=True)
    person.go(table.path).sees("Throw 3, guess 7")


def curtain(person: Person, server: LocalServer) -> None:
    players = ("here Mila", "here Noor")
    person.go(server.table(chips.FAMILY, *players, start=True).path)
    person.sees(re.compile("Pass the screen to"))


def spectator(person: Person, server: LocalServer) -> None:
    person.go(server.table("pebbles", "here Noor", "bot random", start=True).bare)
    person.sees("You are watching")


def result(person: Person, server: LocalServer) -> None:
    person.go(f"/t/{end(server)}").sees("Mila wins by 12")


def replay(person: Person, server: LocalServer) -> None:
    person.go(f"/replay/{end(server)}").sees("Mila wins by 12")
    expect(person.one("[data-best], .best").first).to_be_visible()


def keys(person: Person, server: LocalServer) -> None:
    chips.sit(person, server, "0 &3669+*/")
    person.keys("F1")
    person.sees("take the last piece back")


SHELL = (home, home_choosing, new_table, joining, settings, rules, referee, nowhere, no_table)
TABLE = (
    waiting_room, own_turn, pause, verdict, refusal, joker, swapping, menu, drawer, toy_turn,
    toy_buttons, curtain, spectator, result, replay, keys,
)  # fmt: skip
NARROW = {
    "shell": (home, new_table, joining, settings, rules, referee, nowhere),
    "table": (waiting_room, verdict, refusal, toy_buttons, replay),
}


def name(state: Callable[[Person, LocalServer], None]) -> str:
    return state.__name__.replace("_", " ")


@pytest.mark.parametrize("state", [*SHELL, *TABLE], ids=name)
def test_axe_finds_nothing_in_the_light_nor_in_the_dark(
    mila: Person, server: LocalServer, state: Callable[[Person, LocalServer], None]
) -> None:
    state(mila, server)

    light = faults(mila)
    mila.page.emulate_media(color_scheme="dark")
    expect(mila.one("html[data-theme=dark]")).to_be_attached()
    dark = faults(mila)

    assert ([], []) == (light, dark)


@pytest.mark.parametrize("state", [new_table, verdict, refusal, replay], ids=name)
def test_axe_finds_nothing_on_a_phone(
    phone: Person, server: LocalServer, state: Callable[[Person, LocalServer], None]
) -> None:
    state(phone, server)

    assert [] == faults(phone)


@pytest.mark.parametrize("group", NARROW)
def test_at_four_times_the_size_nothing_is_cut_off_sideways(
    somebody: Callable[..., Person], server: LocalServer, group: str
) -> None:
    mila = somebody(server, width=320, height=256)
    wide: dict[str, int] = {}

    for state in NARROW[group]:
        state(mila, server)
        page = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
        wide[name(state)] = mila.page.evaluate(page)

    assert dict.fromkeys(wide, 0) == wide


# the keyboard


def test_tab_order_is_prompt_board_hand_buttons_top(mila: Person, server: LocalServer) -> None:
    chips.sit(mila, server, "0 &3669+*/")
    mila.page.evaluate("document.activeElement?.blur()")
    where = """() => {
        const at = document.activeElement;
        const zones = {board: '.board', hand: '.hand', buttons: '.buttons', top: '.top-area'};
        return Object.keys(zones).find((zone) => at.closest(zones[zone])) ?? '';
    }"""

    met: list[str] = []
    for _ in range(30):
        mila.keys("Tab")
        zone = mila.page.evaluate(where)
        if zone and zone not in met:
            met.append(zone)

    assert ["board", "hand", "buttons", "top"] == met


def test_the_focus_can_be_seen_wherever_it_is(mila: Person, server: LocalServer) -> None:
    chips.sit(mila, server, "0 &3669+*/")
    mila.page.evaluate("document.activeElement?.blur()")
    bare = """() => {
        const at = document.activeElement;
        const style = getComputedStyle(at);
        const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
        return outlined || style.boxShadow !== 'none' ? '' : at.outerHTML.slice(0, 200);
    }"""

    unseen: list[str] = []
    for _ in range(12):
        mila.keys("Tab")
        unseen.append(mila.page.evaluate(bare))

    assert [""] * 12 == unseen


def test_a_dialog_keeps_the_focus_and_gives_it_back(mila: Person, server: LocalServer) -> None:
    chips.sit(mila, server, "0 &3669+*/")
    button = mila.one("[data-prompt=pass] button")
    button.focus()

    mila.keys("Enter")
    question = mila.page.get_by_role("dialog")
    expect(question).to_be_visible()
    inside: list[bool] = []
    for _ in range(5):
        mila.keys("Tab")
        inside.append(
            mila.page.evaluate(
                "!document.hasFocus() || document.activeElement === document.body"
                " || !!document.activeElement.closest('dialog')"
            )
        )
    mila.keys("Escape")

    assert [True] * 5 == inside
    expect(question).to_have_count(0)
    expect(button).to_be_focused()


@pytest.mark.parametrize("key", ["?", "F1"])
def test_the_keys_are_listed_on_demand(mila: Person, server: LocalServer, key: str) -> None:
    chips.sit(mila, server, "0 &3669+*/")

    mila.keys(key)

    expect(mila.page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_the_verdict_is_read_aloud(mila: Person, server: LocalServer) -> None:
    chips.sit(mila, server, "0 &3669+*/")

    chips.lay_at(mila, *LAID)

    spoken = mila.page.locator("[aria-live=polite], [role=status], [role=log]")
    expect(spoken.filter(has_text="you can lay this").first).to_be_attached()
