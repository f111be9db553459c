"""Blue cards at a table: a number is named, dice fall, and each instrument is used once."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import FloatRect, expect

from tests.browser.mathematicus import blue_cards
from tests.browser.numeral_tiles import compose, surface
from tests.browser.person import Person
from tests.browser.questions import put_away, verdict
from tests.browser.server import LocalServer
from tests.browser.test_accessibility import faults
from tests.browser.test_numeral_tiles import EVERYWHERE

FIELD: Final = "section.question .given input"


def box(person: Person, selector: str) -> FloatRect:
    """Where something lies on the screen."""
    found = person.one(selector).first.bounding_box()
    assert found is not None
    return found


def is_apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether neither hides anything of the other."""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def is_fully_visible(person: Person, selector: str) -> bool:
    """Whether all of it is on the screen."""
    seen, window = box(person, selector), person.page.viewport_size
    assert window is not None
    return seen["y"] >= 0 and seen["y"] + seen["height"] <= window["height"]


def test_named_number_brings_its_type_and_dice(phone: Person, server: LocalServer) -> None:
    blue_cards.sit(phone, server, blue_cards.hide_card(mode="rcxnY"))
    expect(phone.one("[data-prompt=blue-pick] li")).to_have_text(
        [f"Number {number}" for number in range(1, 10)], use_inner_text=True
    )
    assert is_fully_visible(phone, "[data-prompt=blue-pick] li:last-child")
    assert [] == faults(phone)

    phone.touch(phone.one("[data-prompt=blue-pick] button").nth(blue_cards.NUMBER - 1))

    expect(phone.one("[data-composing=mayan]")).to_be_visible()
    expect(phone.one("section.question .dice [role=img]").first).to_be_visible()
    assert is_fully_visible(phone, "section.question .main")


def test_composing_at_the_table_never_reveals_the_value(mila: Person, server: LocalServer) -> None:
    card = blue_cards.deal_card("MY4", 11)
    blue_cards.sit(mila, server, card)
    mila.touch(mila.one("[data-aid='legend:mayan'] button"))
    expect(mila.one("[data-instrument]")).to_contain_text("shell")

    surface(mila).locator("[data-well]").last.focus()
    compose(mila, card.right)
    mila.wait_for_verdicts(1)

    assert "198" not in mila.received_text()
    assert "198" not in mila.page.evaluate(EVERYWHERE)
    assert is_apart(box(mila, "[data-instrument]"), box(mila, "[data-composing]"))
    assert is_apart(box(mila, "[data-instrument]"), box(mila, "section.question .main"))
    assert [] == faults(mila)
    mila.press("×2 time")
    mila.wait_until_settled()
    expect(mila.one(".glass svg")).to_have_count(3)
    mila.press("Answer")
    verdict(mila, "right")
    mila.sees("What was behind the numbers:", "5: Mayan numerals")
    mila.press("Table 1–240")
    expect(mila.page.get_by_role("dialog")).to_contain_text("164 in seven ways")
    mila.keys("Escape")
    put_away(mila)


def test_two_results_are_composed_with_a_finger(phone: Person, server: LocalServer) -> None:
    card = blue_cards.deal_card("RO1", 20, 4)
    blue_cards.sit(phone, server, card)

    compose(phone, card.right)
    phone.press("Answer")

    verdict(phone, "right")


def test_bones_are_laid_before_the_clock_and_answered_by_keys(
    mila: Person, server: LocalServer
) -> None:
    blue_cards.sit(mila, server, blue_cards.deal_card("NA3", 3, 3, 4))
    expect(mila.one("[data-lay='0']")).to_be_visible()
    expect(mila.one("[data-prompt=go-bones] button")).to_be_focused()
    assert is_apart(box(mila, "[data-instrument]"), box(mila, "section.question"))
    assert [] == faults(mila)

    mila.keys("3", "0", "4", *["ArrowDown"] * 7, "Enter")
    expect(mila.one(FIELD)).to_be_focused()
    mila.one("[data-box='0']").focus()
    mila.keys(*reversed("2128"))
    expect(mila.one(FIELD)).to_have_value("2128")
    mila.keys("Enter")

    verdict(mila, "right")


def test_bones_are_laid_and_read_with_a_finger(phone: Person, server: LocalServer) -> None:
    blue_cards.sit(phone, server, blue_cards.deal_card("NA3", 3, 3, 4))
    for digit in "304":
        phone.touch(phone.one(f"[data-lay='{digit}']"))
    phone.press("The bones are laid")
    phone.wait_until_settled()

    phone.touch(phone.one("[data-row='7']").first)
    for place, digit in enumerate(reversed("2128")):
        phone.one(f"[data-box='{place}']").fill(digit)
    assert is_fully_visible(phone, "section.question .given")
    assert [] == faults(phone)
    phone.press("Answer")

    verdict(phone, "right")


def test_the_slide_rule_is_worked_and_answered_by_keys_alone(
    mila: Person, server: LocalServer
) -> None:
    blue_cards.sit(mila, server, blue_cards.deal_card("SL1", 18, 3, 4))
    mila.one("[data-aid=slide-rule] button").focus()
    mila.keys("Enter")
    mila.one("[data-part=slide]").focus()
    mila.keys(*"1.8", "h", *"3")
    expect(mila.one("[data-part=glass]")).to_be_focused()
    assert is_apart(box(mila, "[data-instrument]"), box(mila, "section.question"))
    assert [] == faults(mila)

    mila.one(FIELD).focus()
    mila.keys(*"13.5", "Enter")

    verdict(mila, "right")


def test_rule_question_field_and_keys_are_together_on_a_phone(
    phone: Person, server: LocalServer
) -> None:
    blue_cards.sit(phone, server, blue_cards.deal_card("SL1", 18, 3, 4))

    phone.touch(phone.one("[data-aid=slide-rule] button"))
    expect(phone.one("[data-part=slide]")).to_be_visible()

    assert [] == faults(phone)
    parts = ("#prompt", ".stage", FIELD, "[data-key='0']")
    assert [True] * 4 == [is_fully_visible(phone, part) for part in parts]
    for key in "13.5":
        phone.touch(phone.one(f"section.question [data-key='{key}']"))
    phone.press("Answer")
    verdict(phone, "right")
