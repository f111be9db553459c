"""What a painted board shows and tells: destinations, rules of spaces, ways, small screens."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.mathmetrics.board_play import BOARD, PAWN, ROW, SPACE
from tests.browser.person import Person
from tests.browser.questions import start_game
from tests.browser.server import LocalServer
from tests.browser.test_accessibility import faults

CHOOSING = ("@O05", "r", "6")
"""Six steps from O05: along the circle to O11, or inwards to I04."""


def sit(person: Person, server: LocalServer, *steps: str) -> None:
    """Goes on with a game that was played so far on the board that comes with it."""
    person.go(server.open_record(start_game(*steps).record).path)
    person.press("Continue")
    expect(person.one(SPACE)).to_have_count(72)
    expect(person.button("Continue")).to_have_count(0)


def goals(person: Person) -> dict[str, str]:
    """What a reader finds out about each destination."""
    found: list[tuple[str, str]] = person.one(f"{SPACE}[aria-pressed]").evaluate_all(
        "all => all.map((one) => [one.dataset.cell, one.getAttribute('aria-label')])"
    )
    return dict(found)


def test_destinations_are_numbered_on_the_board_and_in_the_list(
    mila: Person, server: LocalServer
) -> None:
    sit(mila, server, *CHOOSING)

    assert ["I04", "O11"] == sorted(goals(mila))
    assert "choice 1" in goals(mila)["O11"]
    assert "Pause" in goals(mila)["O11"]
    expect(mila.one(ROW)).to_have_count(2)
    expect(mila.one(ROW).first).to_contain_text("Pause")
    expect(mila.one(ROW).last).to_contain_text("At least 2 of 3 right: all your tokens double.")
    expect(mila.one(f"{BOARD} .way")).to_have_count(2)
    assert [] == faults(mila)


def test_choosing_by_list_keys_or_board_is_the_same(mila: Person, server: LocalServer) -> None:
    sit(mila, server, *CHOOSING)
    there, inside = mila.one('[data-cell="O11"]'), mila.one('[data-cell="I04"]')

    mila.one(ROW).first.click()
    expect(there).to_have_attribute("aria-pressed", "true")
    expect(mila.button("Move to Pause")).to_be_visible()
    mila.keys("2")
    expect(inside).to_have_attribute("aria-pressed", "true")
    expect(mila.one(ROW).last).to_have_attribute("aria-pressed", "true")
    expect(mila.button("Move to All three")).to_be_visible()
    there.click()
    expect(mila.one(ROW).first).to_have_attribute("aria-pressed", "true")
    mila.one(ROW).first.focus()
    mila.keys("ArrowDown")
    expect(mila.one(ROW).last).to_be_focused()
    expect(inside).to_have_attribute("aria-pressed", "true")
    mila.one(ROW).first.click()
    mila.press("Move to Pause")

    expect(mila.one(PAWN)).to_have_attribute("data-at", "O11")
    expect(mila.one(ROW)).to_have_count(0)


def test_a_space_tells_its_rule_when_it_is_touched_or_reached(
    mila: Person, server: LocalServer
) -> None:
    sit(mila, server, "@O05")
    note = mila.one("[data-note]")

    mila.one('[data-cell="I09"]').click()
    expect(note).to_contain_text("Black hole")
    expect(note).to_contain_text("double all your tokens, or lose them")
    mila.one('[data-cell="I08"]').click()
    expect(note).to_contain_text("Right: 2 Gauss tokens. Wrong: lose 1.")
    mila.keys("ArrowUp")
    reached = mila.one(f"{SPACE}:focus")
    expect(note).to_have_attribute("data-note", str(reached.get_attribute("data-cell")))


def test_every_space_has_a_name_and_a_rule_of_its_own(mila: Person, server: LocalServer) -> None:
    sit(mila, server, "@O05")
    labels: list[str] = mila.one(SPACE).evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label'))"
    )

    assert 72 == len({label.split(":")[0] for label in labels})
    assert all(re.match(r"(Outer circle|Inner circle|Radian) \d+", label) for label in labels)
    assert all(label.endswith(".") for label in labels)


def test_seats_show_pegs_to_the_goal_and_on_phones_counts(
    mila: Person, phone: Person, server: LocalServer
) -> None:
    for person, pegs in ((mila, 12), (phone, 0)):
        sit(person, server, "@O05")
        expect(person.one(".seat [data-tally]")).to_have_count(3)
        expect(person.one(".seat .pegs > i")).to_have_count(pegs)
        expect(person.one(".seat [data-tally=G]")).to_contain_text("Gauss: 0 of 4")


def test_on_a_phone_the_board_fits_and_rows_can_be_hit(phone: Person, server: LocalServer) -> None:
    sit(phone, server, *CHOOSING)
    board = phone.one(f"{BOARD} svg").first.bounding_box()
    rows = [row.bounding_box() for row in phone.one(ROW).all()]

    assert board is not None
    assert 0 <= board["x"]
    assert board["x"] + board["width"] <= 390
    assert 340 <= board["width"]
    assert all(row is not None and row["height"] >= 66 for row in rows)
    assert [] == faults(phone)


def test_a_finger_beside_a_small_destination_means_it(phone: Person, server: LocalServer) -> None:
    sit(phone, server, *CHOOSING)
    box = phone.one('[data-cell="O11"]').bounding_box()
    assert box is not None

    phone.page.touchscreen.tap(box["x"] - 6, box["y"] + box["height"] / 2)

    expect(phone.one('[data-cell="O11"]')).to_have_attribute("aria-pressed", "true")


def test_the_die_rolls_and_the_piece_goes_where_it_must(mila: Person, server: LocalServer) -> None:
    sit(mila, server, "@O08")
    die = mila.one(f"{BOARD} [data-die]")
    expect(die).to_have_attribute("aria-label", "Roll")

    die.click()

    expect(mila.one(f"{BOARD} .caption")).to_have_text(re.compile(r"You rolled [1-6]"))
    expect(mila.one(f"{BOARD} [data-die] circle").first).to_be_attached()
