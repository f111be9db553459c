"""Games from the first page to the result, by hand, by keys, on one screen and on two."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import toys
from tests.browser.calcussimo import chips
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.tables import wait_until_over


def test_a_person_plays_a_bot_from_the_first_page_to_the_result(
    mila: Person, server: LocalServer, tmp_path: Path
) -> None:
    bag = tmp_path / "few.json"
    bag.write_text(chips.FEW, "utf-8")

    mila.go("/").press(re.compile("CalcuSSIMO"))
    mila.page.get_by_text("All options").click()
    mila.page.locator("label", has_text="Open a file").nth(1).locator("input").set_input_files(bag)
    mila.choose("Chips on a rack", "5")
    mila.choose("Time for a turn", "No clock")
    mila.page.get_by_role("switch", name="Second turn").click()
    mila.page.get_by_role("radiogroup", name="Level").get_by_text("1", exact=True).click()
    mila.press("Start the game")
    chips.play_to_the_end(server, mila)

    wait_until_over(mila)
    mila.sees(re.compile("wins by|draw"), "Look back", "Play again")


def test_a_whole_game_needs_no_mouse(mila: Person, server: LocalServer) -> None:
    table = server.table(chips.FAMILY, "here Mila", "bot 1", options=chips.SHORT, start=True)

    mila.go(table.path)
    chips.play_to_the_end(server, mila, by_keys=True)

    wait_until_over(mila)


def test_two_people_meet_by_code_and_play_to_the_end(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    table = server.table(chips.FAMILY, "here Mila", "link", options=chips.SHORT)

    mila.go(table.path)
    code = mila.one("[data-code]").inner_text()
    noor.go("/").press(re.compile("Join"))
    noor.page.get_by_label("The code").fill(code)
    noor.page.get_by_label("Your name").fill("Noor")
    noor.press("Sit down")
    noor.sees("Waiting for the host to start")
    mila.sees("Noor")
    mila.press("Start the game")
    chips.play_to_the_end(server, mila, noor)

    wait_until_over(mila, noor)


def test_two_people_meet_by_link_and_play_to_the_end(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    table = server.table("pebbles", "here Mila", "link", variant="noughts")

    mila.go(table.path)
    link = mila.page.get_by_label("Link").input_value()
    noor.go(link)
    noor.sees("Noughts and crosses: sit down with us")
    noor.page.get_by_label("Your name").fill("Noor")
    noor.press("Sit down")
    mila.sees("Noor")
    mila.press("Start the game")
    toys.mark((mila, "b2"), (noor, "a1"), (mila, "a2"), (noor, "b1"), (mila, "c2"))

    wait_until_over(mila, noor)
    mila.sees("Mila wins")
    noor.sees("Mila wins", "Three in a row")


def test_shared_phone_hides_each_players_chips(phone: Person, server: LocalServer) -> None:
    table = server.table(chips.FAMILY, "here Mila", "here Noor", options=chips.SHORT, start=True)

    phone.go(table.path)
    seen = chips.pass_and_play(server, phone)

    wait_until_over(phone)
    assert {"0", "1"} == seen


def test_marks_are_made_with_the_keys(mila: Person, server: LocalServer) -> None:
    table = server.table("pebbles", "here Mila", "here Noor", variant="noughts", start=True)

    mila.go(table.path)
    for square in ("b2", "a1", "a2", "b1", "c2"):
        toys.mark_by_keys(mila, square)

    wait_until_over(mila)
    mila.sees("Mila wins")


@pytest.mark.parametrize("variant", ["noughts", "morra"])
def test_a_toy_game_against_a_bot_comes_to_its_end(
    mila: Person, server: LocalServer, variant: str
) -> None:
    options = {"rounds": 2, "seconds": 0} if variant == "morra" else {}
    players = ("here Mila", "bot random")
    table = server.table("pebbles", *players, variant=variant, options=options, start=True)

    mila.go(table.path)
    toys.play_to_the_end(mila)

    wait_until_over(mila)


def test_hidden_hands_on_one_screen_hang_behind_a_curtain(
    phone: Person, server: LocalServer
) -> None:
    players = ("here Mila", "here Noor")
    options = {"rounds": 1, "seconds": 0}
    table = server.table("pebbles", *players, variant="morra", options=options, start=True)

    phone.go(table.path)
    phone.press("I am Mila")
    phone.press("Throw 3, guess 7")
    expect(phone.one("[data-curtain='1']")).to_be_visible()
    hidden = phone.page.content()
    phone.press("I am Noor")
    phone.press("Throw 4, guess 5")

    wait_until_over(phone)
    assert "guess" not in hidden
    phone.sees("Mila wins")
