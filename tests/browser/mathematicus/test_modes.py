"""Tables of different modes, with a dealer among the players, and with cards alone."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.mathematicus.heptagon_play import FAMILY, OPTIONS, PAWN, SEVENS, Hands
from tests.browser.mathematicus.transcripts import key_of, record_game, sit
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.tables import meet, next_of_two, wait_until_over
from tests.browser.test_accessibility import faults

CARD: Final = "section.question"
HELP: Final = f"{CARD} [data-prompt=double] button"
CALCULATOR: Final = f"{CARD} [data-aid=calculator]"
SOLUTION: Final = re.compile('"solution":{"answer":{"text":"7"')
_LEVELS: Final = {
    "pack": SEVENS["pack"],
    "items": [
        {
            "id": f"level-{level}",
            "level": level,
            "prompt": f"How much is {{=n+{6 + level}}} minus {{n}}?",
            "vars": {"n": "10..99"},
            "answer": f"n+{6 + level}-n",
            "secs": 60,
        }
        for level in (1, 2, 3)
    ],
}
"""The answer is 7 on level 1, 8 on level 2 and 9 on level 3."""
CLASS: Final = ("Mila", "Noor", "Sofia", "Ben", "Ana", "Tom", "Eva", "Ali")


def test_players_are_asked_and_helped_by_their_mode_and_level(
    mila: Person, server: LocalServer
) -> None:
    modes = {f"seat{seat}.mode": mode for seat, mode in enumerate(("2xn", "i3", "b1"))}
    names = CLASS[:3]
    options = {**OPTIONS, "pack": json.dumps(_LEVELS), **modes}
    sit(mila, server, record_game(names=names, variant="intermediate", options=options))
    for seat, badge in enumerate(("with xn, level 2", "level 3", "basic, level 1")):
        expect(mila.one(f'[data-seat="{seat}"] .facts')).to_contain_text(badge)
    hands = Hands(mila)
    for level, key, can_double in ((2, "8", True), (3, "9", True), (1, "7", False)):
        hands.roll()
        hands.go()
        expect(mila.one(CARD)).to_contain_text(f"Level {level}")
        hands.begin()
        expect(mila.one(HELP)).to_have_count(int(can_double))
        mila.touch(mila.one(f'{CARD} [data-key="{key}"]'))
        mila.press("Answer")
        expect(mila.one("[data-verdict=right]")).to_be_visible()
        hands.read()
        hands.end()


def test_dealer_sees_the_key_and_reverses_an_objected_verdict(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    meet(mila, noor, server, FAMILY, variant="basic", options={**OPTIONS, "dealer": "rounds"})
    player, dealer = next_of_two(mila, noor)
    hands = Hands(player)
    hands.roll()
    hands.go()
    pawn = f"{PAWN}[data-piece=pawn{0 if player is mila else 1}]"
    square = player.one(pawn).get_attribute("data-at") or ""
    expect(dealer.one(CARD)).to_contain_text("The answer is 7")
    hands.answer()
    expect(player.one(CALCULATOR)).to_have_count(0)
    expect(dealer.one(CALCULATOR)).to_be_visible()
    dealer.sees("Right or wrong?")
    assert [] == SOLUTION.findall(player.received_text())
    assert SOLUTION.findall(dealer.received_text())
    assert [] == [*faults(player), *faults(dealer)]

    dealer.press("Wrong")
    expect(player.one("[data-verdict=wrong]")).to_be_visible()
    expect(player.one(pawn)).to_have_attribute("data-at", "0")
    player.press("Object to the verdict")
    dealer.sees("objects to the verdict. The dealer decides.")
    dealer.press("It was right")

    expect(player.one(pawn)).to_have_attribute("data-at", square)
    expect(player.one("[data-verdict=right]")).to_be_visible()
    hands.read()
    expect(player.button("End my turn")).to_be_visible()


def test_no_answer_of_mathematicus_is_sent_before_the_verdict(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    record = record_game("R12", "6", "F", names=("Mila", "Ben"), options={})
    key = key_of(record)
    table = sit(mila, server, record)
    noor.go(f"/t/{table}")
    noor.sees("Mila is reading it.")
    steps = [line.say.text for line in key.solution.steps if line.say is not None]
    secrets = ["marking", key.same, key.place, key.solution.answer.html, *steps]
    assert steps

    mila.press("Start")
    noor.sees("Mila is working it out.")
    before = mila.received_text(), noor.received_text()
    mila.press("Give up")
    mila.page.get_by_role("dialog").get_by_role("button", name="Give up").last.click()
    expect(mila.one("[data-verdict=wrong]")).to_be_visible()
    noor.sees("The answer is")

    assert [] == [secret for text in before for secret in secrets if secret in text]
    after = noor.received_text()
    assert all(step in after for step in steps), "the search finds them once they are shown"
    assert "marking" not in after


def test_eight_play_cards_alone_to_the_last_round(mila: Person, server: LocalServer) -> None:
    options = {"deck": "custom", "pack": OPTIONS["pack"], "cards_end": "rounds", "rounds": 1}
    players = [f"here {name}" for name in CLASS]
    table = server.table(FAMILY, *players, variant="cards", options=options, start=True)
    mila.go(table.path)
    hands = Hands(mila)
    for number in range(8):
        expect(mila.one(CARD)).to_be_visible()
        name = CLASS[int(mila.one(".seat.is-turn").get_attribute("data-seat") or "")]
        hands.answer("7" if name == "Sofia" else "8")
        if number < 7:
            verdict = "is right." if name == "Sofia" else "is not right. The answer is 7"
            expect(mila.one("[data-before]")).to_have_text(re.compile(rf"{name} {verdict}"))

    wait_until_over(mila)
    mila.sees("Sofia wins")
