"""The referee's keypad: the pieces of the chosen game, taken by touching them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.calcussimo import chips
from tests.browser.mathesso import jetton_play
from tests.browser.person import Person
from tests.browser.pytagora import equalities


def open_desk(person: Person, family: str, game: str = "") -> None:
    """The desk of a family, with one of its games chosen."""
    person.go(f"/referee/{family}")
    if game:
        person.page.get_by_label("Which game").select_option(label=game)
    expect(keys(person).first).to_be_visible()


def keys(person: Person) -> Locator:
    return person.page.get_by_role("group", name="Pieces in your hand").get_by_role("button")


def key_names(person: Person) -> list[str]:
    """The pieces there are keys for; the last two keys take back."""
    all_keys: list[str] = keys(person).evaluate_all("keys => keys.map((key) => key.ariaLabel)")
    return sorted(set(all_keys) - {"Put the last piece back", "Put all pieces back"})


@pytest.mark.parametrize(
    ("family", "game", "digits", "others"),
    [
        (chips.FAMILY, "", "123456789", ["divided by", "joker", "minus", "plus", "times"]),
        (equalities.FAMILY, "Pytagora Basic", "0123456789", ["minus", "plus"]),
        (equalities.FAMILY, "The Number", "0123456789", []),
    ],
)
def test_keypad_has_a_key_for_exactly_the_pieces_of_a_game(
    mila: Person, family: str, game: str, digits: str, others: list[str]
) -> None:
    open_desk(mila, family, game)

    assert [*digits, *others] == key_names(mila)


def test_every_piece_of_the_largest_game_is_taken_with_its_key(phone: Person) -> None:
    open_desk(phone, equalities.FAMILY, "Pytagora Pro")
    taken = (
        "open bracket", "comma", "period bar", "squared", "fourth root",
        "square root", "cube root", "1/2", "3/4", "1/10",
    )  # fmt: skip

    for name in taken:
        phone.touch(keys(phone).and_(phone.page.get_by_label(name, exact=True)))

    hand = phone.one(".rack [data-piece]")
    expect(hand).to_have_count(len(taken))
    shown = hand.evaluate_all("pieces => pieces.map((piece) => piece.ariaLabel)")
    assert sorted(taken) == sorted(shown)


def test_a_key_takes_the_last_piece_back_whole(mila: Person) -> None:
    open_desk(mila, equalities.FAMILY, "Pytagora Pro")
    written = mila.page.get_by_label("Pieces in your hand").get_by_role("textbox")

    written.fill("3{1/10}")
    mila.press("Put the last piece back")

    expect(written).to_have_value("3")


def test_all_keys_are_as_large_as_a_finger(phone: Person) -> None:
    open_desk(phone, equalities.FAMILY, "Pytagora Pro")

    small = keys(phone).evaluate_all(
        """keys => keys.filter((key) => {
            const { width, height } = key.getBoundingClientRect();
            return Math.min(width, height) < 44;
        }).map((key) => key.ariaLabel)"""
    )

    assert [] == small


def test_pairs_are_taken_as_they_look_and_written_as_words(mila: Person) -> None:
    open_desk(mila, jetton_play.FAMILY, "Nano")
    written = mila.page.get_by_label("Pieces in your hand").get_by_role("textbox")

    for look in (re.compile("^21 in two colours"), "21, black on orange, Fibonacci"):
        keys(mila).and_(mila.page.get_by_label(look)).click()

    expect(written).to_have_value("M3.7 F21")
    expect(keys(mila).locator("svg").nth(2)).to_be_visible()
    mila.press("Judge it")
    mila.sees("Worth 8 points.")
    mila.press("Put the last piece back")
    expect(written).to_have_value("M3.7")


def test_where_two_fields_hold_pieces_one_chooses_which(mila: Person) -> None:
    open_desk(mila, jetton_play.FAMILY, "Femto")
    mila.page.get_by_text("What is best?").click()
    key = keys(mila).and_(mila.page.get_by_label("5, black on yellow, a prime"))

    key.click()
    mila.page.get_by_role("radiogroup", name="Where the keys write").get_by_text("Offer").click()
    key.click()
    key.click()

    form = mila.one("form")
    expect(form.get_by_role("textbox", name=re.compile("^Hand"))).to_have_value("P5")
    expect(form.get_by_role("textbox", name=re.compile("^Offer"))).to_have_value("P5 P5")
