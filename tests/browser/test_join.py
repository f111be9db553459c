"""Who comes to a table, and who comes in vain."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import toys
from tests.browser.calcussimo import chips
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.tables import wait_until_over


def test_a_key_that_opens_nothing_lets_one_look_on(mila: Person, server: LocalServer) -> None:
    table = server.table("pebbles", "here Mila", "bot random", start=True)

    mila.go(f"{table.bare}#{'x' * 24}")
    mila.sees("This table cannot be opened", "This key does not open a seat")
    mila.press("Watch without a seat")

    mila.sees("You are watching")


def test_an_unknown_table_is_reported(mila: Person) -> None:
    mila.go("/t/abcdefghijklmnop")

    mila.sees("This table cannot be opened", "There is no such table.")
    mila.press("All games")
    mila.sees("What shall we play?")


def test_a_link_to_an_unknown_table_is_reported(mila: Person) -> None:
    mila.go("/join/abcdefghijklmnop")

    mila.sees("There is no such table.")


def test_an_address_that_leads_nowhere_leads_home(mila: Person) -> None:
    mila.go("/no/such/page")

    mila.sees("There is nothing here")
    mila.press("All games")
    mila.sees("What shall we play?")


def test_a_wrong_code_is_refused_and_can_be_mended(mila: Person, server: LocalServer) -> None:
    table = server.table("pebbles", "here Noor", "link")
    wrong = "ZZZZZZ" if table.code != "ZZZZZZ" else "YYYYYY"

    mila.go("/join")
    mila.page.get_by_label("The code").fill(wrong)
    mila.press("Sit down")
    mila.sees("No table has this code now.")
    mila.page.get_by_label("The code").fill(table.code.lower())
    mila.press("Sit down")

    mila.sees("Waiting for the host to start")


def test_a_taken_name_is_refused_and_can_be_changed(mila: Person, server: LocalServer) -> None:
    table = server.table("pebbles", "here Noor", "link")

    mila.go(f"/join/{table.table}")
    mila.page.get_by_label("Your name").fill("noor")
    mila.press("Sit down")
    mila.sees(re.compile("already called “noor”"))
    mila.page.get_by_label("Your name").fill("Mila")
    mila.press("Sit down")

    mila.sees("Waiting for the host to start")


def test_a_full_table_can_be_watched(mila: Person, server: LocalServer) -> None:
    table = server.table("pebbles", "here Noor", "link")
    server.join(table.table, "Aya")

    mila.go(f"/join/{table.table}")
    mila.sees("All the seats are taken. You can watch.")
    mila.press("Watch")

    mila.sees("Noor", "Aya")
    expect(mila.button("Sit down at this table")).to_have_count(0)


def test_a_seated_player_continues(mila: Person, server: LocalServer) -> None:
    table = server.table("pebbles", "here Mila", "link")
    mila.go(table.path)
    mila.sees("waiting to start")

    mila.go(f"/join/{table.table}")
    mila.sees("You already have a seat at this table.")
    mila.press("Continue")

    mila.sees("waiting to start")


def test_one_whose_seat_is_freed_can_sit_down_again(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    table = server.table("pebbles", "here Mila", "link")
    mila.go(table.path)
    noor.go(server.join(table.table, "Noor").path)
    noor.sees("Waiting for the host to start")

    mila.press("Free this seat")
    noor.page.get_by_role("textbox", name="Name").fill("Noor")
    noor.press("Sit down at this table")

    noor.sees("Waiting for the host to start")
    mila.sees("Noor")


def test_one_who_is_made_to_leave_has_left(mila: Person, noor: Person, server: LocalServer) -> None:
    table = server.table("pebbles", "here Mila", "link")
    mila.go(table.path)
    noor.go(server.join(table.table, "Noor").path)
    mila.press("Start the game")
    mila.sees("Your turn")

    mila.menu("Let Noor leave the game")
    mila.page.get_by_role("dialog", name="Let Noor leave").get_by_text(
        "Let Noor leave"
    ).last.click()

    wait_until_over(mila, noor)
    noor.sees("Mila wins", "One player left")


def test_a_spectator_sees_the_board_and_no_chips(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    table = server.table(chips.FAMILY, "here Mila", "bot 1", options=chips.SHORT, start=True)
    mila.go(table.path)
    expect(mila.one(".hand [data-piece]").first).to_be_visible()

    noor.go(table.bare)

    noor.sees("You are watching")
    mila.sees("1 spectator")
    expect(noor.one(".hand")).to_have_count(0)
    assert [] == re.findall("r[01]:", noor.received_text())


def test_a_seat_becomes_a_bots_before_the_start(mila: Person, server: LocalServer) -> None:
    table = server.table("pebbles", "here Mila", "link")
    mila.go(table.path)

    mila.press("Put a bot here")
    mila.sees(re.compile("bot, "))
    mila.press("Start the game")
    toys.play_to_the_end(mila)

    wait_until_over(mila)
