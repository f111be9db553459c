"""What can be done with chips: laid, refused, taken back, swapped, named, announced, disputed."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.calcussimo import chips
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.tables import meet, next_of_two

RACK = "0 &0446+*/"
OPENED = (RACK, "0 H8h 4+4", "0 &12-")
"""After it the board holds 4 + 4 from H8 on, and the rack 0 1 2 6 − × ÷."""
REFUSALS = {
    "not in one line": (("1 H9", "2 I10"), "Lay all your chips in one row or one column"),
    "touching nothing": (
        ("1 B2", "- C2", "2 D2"),
        "Your chips must touch chips already on the board",
    ),
    "two numbers side by side": (("1 K8",), "4 and 1 touch at K8"),
    "two signs side by side": (("- K8", "* L8", "1 M8"), "Two signs touch"),
    "a division by nothing": (("/ K8", "0 L8"), "divides by zero"),
    "a fraction": (("/ H9", "6 H10"), "this is not a whole number"),
    "a result below one": (("- J9", "6 J10"), "this is −2"),
    "a gap": (("- K8", "1 M8"), "the chips of a turn must join up"),
    "only a sign": (("- K8",), "a calculation starts and ends with a number"),
}


@pytest.mark.parametrize("kind", REFUSALS)
def test_a_wrong_laying_is_explained_and_nothing_is_lost(
    mila: Person, server: LocalServer, kind: str
) -> None:
    laid, sentence = REFUSALS[kind]
    chips.sit(mila, server, *OPENED, chips="zero-104")

    chips.lay_at(mila, *laid)

    mila.sees(re.compile(sentence))
    expect(mila.one("[data-prompt=lay] button")).to_have_attribute("aria-disabled", "true")
    expect(mila.one(chips.MINE)).to_have_count(len(laid))
    for _ in laid:
        mila.press("Take back")
    expect(mila.one(chips.MINE)).to_have_count(0)
    assert "0126-*/" == "".join(sorted(chips.rack(mila), key="0126-*/".index))


def test_a_step_below_zero_is_refused_where_the_table_says_so(
    mila: Person, server: LocalServer
) -> None:
    rack = "0 &1378+--"
    chips.sit(mila, server, rack, chips="junior-70", intermediate="natural")

    chips.lay_at(mila, "1 H8", "- I8", "3 J8", "+ K8", "8 L8")

    mila.sees("Not yet: one step is −2", "every step must be whole")


def test_why_opens_the_rule_beside_the_board(mila: Person, server: LocalServer) -> None:
    chips.sit(mila, server, *OPENED, chips="zero-104")
    chips.lay_at(mila, "1 K8")

    mila.press("Show the rule")

    drawer = mila.page.get_by_role("dialog")
    expect(drawer.locator("#rule-3\\.3")).to_be_in_viewport()


def test_a_good_laying_is_counted_before_it_is_made(mila: Person, server: LocalServer) -> None:
    chips.sit(mila, server, "0 &3669+*/")

    chips.lay_at(mila, "9 D8", "+ E8", "6 F8", "/ G8", "3 H8")

    mila.sees("Yes, you can lay this", "9 + 6 ÷ 3 = 11")
    expect(mila.one("[data-prompt=lay]")).to_have_text(re.compile("Lay it for 44 points"))
    chips.commit(mila)
    expect(mila.one(".seat[data-seat='0']")).to_contain_text("44")


def test_a_chip_is_dragged_to_its_square_and_back(mila: Person, server: LocalServer) -> None:
    chips.sit(mila, server, RACK, chips="zero-104")

    mila.one('.hand [data-piece="r0:6:1"]').drag_to(mila.one('[data-cell="H8"]'))
    expect(mila.one(chips.MINE)).to_have_count(1)
    mila.one('[data-cell="H8"]').drag_to(mila.one(".hand [data-place='6']"))

    expect(mila.one(chips.MINE)).to_have_count(0)


def test_a_joker_is_named_and_shows_its_name(mila: Person, server: LocalServer) -> None:
    chips.sit(mila, server, "0 &3669+*?")
    chips.lay_at(mila, "9 F8", "+ G8", "? H8")

    expect(mila.page.get_by_role("dialog", name="What is the joker?")).to_be_visible()
    expect(mila.one('[data-face="×"]')).to_have_count(0)
    mila.one('[data-face="7"]').click()

    mila.sees("9 + 7 = 16")
    chips.commit(mila)
    expect(mila.one('[data-cell="H8"]')).to_have_attribute(
        "aria-label", re.compile("joker, used as 7")
    )


def test_a_joker_put_back_is_a_joker_again(mila: Person, server: LocalServer) -> None:
    chips.sit(mila, server, "0 &3669+*?")
    chips.lay_at(mila, "? H8")

    mila.press("Take it back")

    expect(mila.one(chips.MINE)).to_have_count(0)
    assert "3669+*?" == chips.rack(mila)


def test_chips_are_swapped_one_or_all(mila: Person, server: LocalServer) -> None:
    chips.sit(mila, server, RACK, chips="zero-104")

    mila.press("Swap chips")
    mila.sees("Choose one chip, or all of them")
    for kind in "06":
        mila.one(f'.hand [data-piece="r0:{kind}:1"]').click()
    expect(mila.one("[data-prompt=swap] button[aria-disabled]")).to_have_count(1)
    mila.one('.hand [data-piece="r0:0:1"]').click()
    mila.page.get_by_role("button", name=re.compile("Swap .*end my turn")).click()

    expect(mila.one(".move-list-area")).to_contain_text("swaps 6")


def test_a_pass_is_asked_twice(mila: Person, server: LocalServer) -> None:
    chips.sit(mila, server, RACK, chips="zero-104")

    mila.press("Pass")
    question = mila.page.get_by_role("dialog", name=re.compile("Pass and end your turn"))
    expect(question).to_be_visible()
    mila.press("Keep playing")
    expect(question).to_have_count(0)
    moves = mila.one(".move-list-area").inner_text()
    mila.press("Pass")
    question.get_by_role("button", name="Pass").click()

    assert "passes" not in moves
    expect(mila.one(".move-list-area")).to_contain_text("passes")


def test_a_hint_says_a_little_more_on_each_rung(mila: Person, server: LocalServer) -> None:
    chips.sit(mila, server, "0 &3669+*/")

    mila.press("Hint")
    box = mila.page.get_by_label("A little help")
    expect(box).to_contain_text("Look")
    hints = box.get_by_role("status").locator("p")
    while box.get_by_role("button", name="More help").count():
        rungs = hints.count()
        mila.press("More help")
        expect(hints).to_have_count(rungs + 1)

    expect(box).to_contain_text("You can score")
    expect(box).to_contain_text(re.compile("From .*:"))


def honour_table(
    mila: Person, noor: Person, server: LocalServer, sign: str
) -> tuple[Person, Person]:
    """The one who is to play, and the one who judges; everybody can lay 1, the sign, 1."""
    bag = json.dumps({"chips": {"id": "sure", "counts": {"1": 8, sign: 7, "?": 8}}})
    options = {"chips": bag, "rack_size": 9, "turn_seconds": 0}
    meet(mila, noor, server, chips.FAMILY, variant="honour", options=options)
    return next_of_two(mila, noor)


def announce(person: Person, sign: str, above: int = 0) -> int:
    """Lays 1, the sign, 1 from the logo on, with jokers for what is missing, and says a total.

    It says so much above the true total and returns the true one: 1 + 1 × 2, doubled by the
    logo, but a joker is not doubled.
    """
    held = list(chips.rack(person))
    line = ""
    for kind in ("1", sign, "1"):
        line += kind if kind in held else f"?{kind}"
        held.remove(kind if kind in held else "?")
    true = 4 if line.endswith("?1") else 6
    chips.lay_by_hand(person, f"H8h {line}")
    person.page.get_by_label("Your total").fill(str(true + above))
    person.press(f"Lay it and announce {true + above}")
    expect(person.one(chips.MINE)).to_have_count(0)
    return true


def test_a_wrong_play_is_disputed_and_goes_back(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    player, judge = honour_table(mila, noor, server, "-")

    announce(player, "-")
    judge.sees(re.compile("Is that right"))
    judge.page.reload()
    judge.press("I object")

    judge.sees("takes the chips back")
    player.sees("takes the chips back")
    expect(player.one(".board .pieces [data-piece]")).to_have_count(0)


def test_a_total_that_is_too_high_is_lowered(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    player, judge = honour_table(mila, noor, server, "+")

    true = announce(player, "+", above=3)
    judge.press("I object")

    player.sees(f"scores {true}")


def test_a_true_total_is_accepted_and_counts(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    player, judge = honour_table(mila, noor, server, "+")

    true = announce(player, "+")
    player.page.reload()
    player.sees(f"You announced {true}")
    judge.press("That is right")

    player.sees(f"scores {true}")
