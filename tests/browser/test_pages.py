"""Rules, referee, settings and the new table: pages that any family gets."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser import toys
from tests.browser.calcussimo import chips
from tests.browser.person import Person
from tests.browser.server import LocalServer

FAMILIES = (chips.FAMILY, "pebbles")


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_has_rules_that_can_be_searched(mila: Person, family: str) -> None:
    word = {"pebbles": "diagonal"}.get(family, "joker")

    mila.go(f"/rules/{family}")
    sections = mila.page.get_by_role("navigation", name="Sections").get_by_role("link")
    expect(sections.first).to_be_visible()
    all_sections = sections.count()
    mila.page.get_by_role("searchbox").fill(word)

    mila.sees(re.compile("In (one|[0-9]+) section"))
    assert 1 <= sections.count() < all_sections
    mila.page.get_by_role("searchbox").fill("aardvark")
    mila.sees("No rule has this word.")


@pytest.mark.parametrize("family", FAMILIES)
def test_the_boards_among_the_rules_can_be_tried(mila: Person, family: str) -> None:
    mila.go(f"/rules/{family}")
    board = mila.page.get_by_label("A position to try").first
    board.scroll_into_view_if_needed()

    if family == chips.FAMILY:
        board.locator("[data-place][data-piece]").first.click()
        board.locator(".cell.free").first.click()
    else:
        board.locator(".cell.free").first.click()

    expect(board.locator("[data-verdict]")).not_to_contain_text("Lay pieces and see")


def test_a_rule_has_an_address_of_its_own(mila: Person) -> None:
    mila.go(f"/rules/{chips.FAMILY}#rule-3.5")

    expect(mila.one("[id='rule-3.5']")).to_be_in_viewport()


def test_the_referee_judges_a_calculation(mila: Person) -> None:
    mila.go(f"/referee/{chips.FAMILY}")
    mila.page.get_by_text("Write it as text").click()
    mila.page.get_by_role("textbox", name=re.compile("^Move")).fill("9+6/2")
    mila.press("Judge it")
    mila.sees(re.compile("is legal: 12 points"))

    mila.page.get_by_role("textbox", name=re.compile("^Move")).fill("8-2*4")
    mila.press("Judge it")

    mila.sees(re.compile("The answer must be 1, 2, 3"))


def test_the_referee_finds_the_best_and_draws_the_board(mila: Person) -> None:
    mila.go(f"/referee/{chips.FAMILY}")
    mila.page.get_by_text("Write it as text").click()
    mila.choose("Your question", "What is best?")
    mila.page.get_by_role("textbox", name="Rack").fill("3669+*/")
    mila.press("Find the best")

    expect(mila.one(".answer .verdict--yes")).to_have_count(3)
    expect(mila.page.get_by_label("A position to try")).to_be_visible()


def test_the_referee_says_what_is_missing_or_wrong(mila: Person) -> None:
    mila.go("/referee/pebbles")
    judge = mila.button("Judge it")
    expect(judge).to_have_attribute("aria-disabled", "true")
    mila.page.get_by_role("textbox", name="Position").fill("XO")
    mila.page.get_by_role("textbox", name=re.compile("^Move")).fill("b2")
    mila.press("Judge it")

    mila.sees(re.compile("is not a board"))


def test_settings_are_saved(mila: Person, server: LocalServer) -> None:
    mila.go("/settings")
    mila.choose("Light or dark", "Lamplight")
    mila.choose("Size", "Large")
    mila.choose("Main button", "Left")
    mila.page.get_by_role("switch", name="Less motion").click()
    mila.page.get_by_role("switch", name="Stronger lines").click()

    mila.page.reload()

    mila.sees("How it looks")
    chosen = mila.page.evaluate("({ ...document.documentElement.dataset })")
    wanted = {
        "theme": "dark",
        "size": "large",
        "hand": "left",
        "motion": "less",
        "contrast": "more",
    }
    assert wanted == {key: chosen[key] for key in wanted}


def test_the_main_button_goes_to_the_better_hand(mila: Person, server: LocalServer) -> None:
    mila.go("/settings").choose("Main button", "Left")
    chips.sit(mila, server, "0 &3669+*/")

    main = mila.one("[data-prompt=lay] button").bounding_box()
    other = mila.one("[data-prompt=swap] button").bounding_box()

    assert main is not None
    assert other is not None
    assert main["x"] < other["x"]


def test_everything_saved_in_the_browser_can_be_forgotten(
    mila: Person, server: LocalServer
) -> None:
    table = server.table("pebbles", "here Mila", "bot random", start=True)
    mila.go(table.path)
    toys.free(mila, "b2").wait_for()

    mila.go("/settings").press("Forget everything")
    question = mila.page.get_by_role("dialog", name="Forget everything?")
    question.get_by_role("button", name="Forget everything").click()
    mila.sees("Forgotten.")
    mila.go(table.bare)

    mila.sees("You are watching")


def test_a_table_is_set_up_by_keys_alone(mila: Person) -> None:
    mila.go("/new/pebbles")
    mila.sees("Who plays?")

    mila.keys(*["Tab"] * 3)
    for _ in range(60):
        if mila.one("footer button:focus").count():
            break
        mila.keys("Tab")
    mila.keys("Enter")

    mila.sees("Your turn. Mark an empty square.")


def test_seats_change_places(mila: Person) -> None:
    mila.go("/new/pebbles")
    rows = mila.one("ol.seats > li")
    expect(rows).to_have_count(2)

    mila.page.get_by_role("button", name=re.compile("^Move: Bot")).press("ArrowUp")
    mila.sees(re.compile("2 players"))

    expect(rows.first).to_contain_text("Bot")


def test_a_broken_data_file_is_refused_beside_its_option(mila: Person, server: LocalServer) -> None:
    mila.go(f"/new/{chips.FAMILY}")
    mila.page.get_by_text("All options").click()
    file: FilePayload = {
        "name": "bag.json",
        "mimeType": "application/json",
        "buffer": b'{"chips": {}}',
    }
    mila.one("label").filter(has_text="Open a file").nth(1).locator("input").set_input_files(file)
    mila.press("Start the game")

    mila.sees(re.compile("This chip set cannot be used"))


def test_a_wide_range_of_players_is_kept(mila: Person) -> None:
    mila.go(f"/new/{chips.FAMILY}")

    mila.press(re.compile("Remove: Bot"))
    mila.sees("This game needs 2 players. Add someone.")
    mila.press("Person here")

    mila.sees("2 players")
    expect(mila.button("Start the game")).not_to_have_attribute("aria-disabled", "true")
