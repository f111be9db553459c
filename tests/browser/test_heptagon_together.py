"""Several at one screen, the reading of a question, its calculator, and the look back at it."""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import expect

from abaculus.kernel.awaits import Chance, Turn
from abaculus.kernel.discovery import family
from abaculus.kernel.drawing import take
from abaculus.kernel.draws import Ask, Mark
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.nature import SeededNature
from abaculus.kernel.options import choose
from abaculus.kernel.records import Record, Sitter, write_record
from abaculus.kernel.said import Refusal
from abaculus.questions.asking.keeper import KEEPER
from tests.browser.heptagon import FAMILY, FIELD, OPTIONS, Hands
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.test_access import faults

_SQUARES: Final = json.loads(OPTIONS["board"])
_SQUARES["squares"][1]["role"] = "chance"
_CARDS: Final = [{"id": "C30", "heading": "heading-von-neumann", "effect": "calculator"}]
CALCULATOR: Final = {
    **OPTIONS,
    "board": json.dumps(_SQUARES),
    "chance": json.dumps({"cards": _CARDS}),
}
"""Square 1 brings the card that lends a calculator."""


def told(*steps: str, options: dict[str, str]) -> str:
    """A game of one player as far as it was played: moves, and digits for the dice."""
    game, nature = family(FAMILY).game("basic"), SeededNature("told")
    chosen = choose(game.info.menu, {"players": 1, **options})
    state, left = game.setup(chosen), list(steps)
    events: list[Event[object]] = []
    while True:
        awaits = game.awaits(state)
        event: Event[object]
        if isinstance(awaits, Chance) and isinstance(awaits.draw, Ask):
            event = Drawn(0, KEEPER.ask(awaits.draw, nature))
        elif isinstance(awaits, Chance) and isinstance(awaits.draw, Mark):
            event = Drawn(0, KEEPER.mark(awaits.draw, nature))
        elif isinstance(awaits, Chance):
            given = left and left[0].isdecimal()
            event = Drawn(0, (int(left.pop(0)),) if given else take(awaits.draw, nature))
        elif left and isinstance(awaits, Turn):
            move = game.notation.read_move(left.pop(0))
            assert not isinstance(move, Refusal)
            event = Played(0, awaits.must[0], move)
        else:
            break
        events.append(event)
        state = game.apply(state, event).state
    record = Record(
        FAMILY, game.info.id, game.info.rules, chosen, (Sitter("Mila"),), None, tuple(events)
    )
    return write_record(game, record)


def test_each_at_a_shared_screen_has_buttons_and_keys_of_their_own(
    mila: Person, house: House
) -> None:
    options = {**OPTIONS, "window_s": 0}
    chairs = [f"here {name}" for name in ("Mila", "Jonas", "Sofia")]
    table = house.table(FAMILY, *chairs, variant="intermediate", options=options, start=True)
    mila.go(table.path)
    hands, offers = Hands(mila), mila.one("[data-offer]")
    hands.roll()
    hands.go()
    expect(offers).to_have_count(2)
    expect(mila.one("[data-curtain]")).to_have_count(0)
    assert [] == faults(mila)
    first, second = (int(one.get_attribute("data-offer") or "") for one in offers.all())

    mila.keys("n", "c")
    expect(offers).to_have_count(2)
    mila.keys(str(first + 1), "n")
    expect(offers).to_have_count(1)
    expect(mila.one("[data-doings]")).to_contain_text("does not challenge")
    mila.keys(str(second + 1), "c")

    expect(mila.one("section.question")).to_be_visible()
    expect(offers).to_have_count(0)


def test_a_proposal_is_told_and_answered_by_each_at_a_shared_screen(
    phone: Person, house: House
) -> None:
    chairs = [f"here {name}" for name in ("Mila", "Jonas", "Sofia")]
    table = house.table(FAMILY, *chairs, variant="basic", options=OPTIONS, start=True)
    phone.go(table.path)
    phone.press("More choices")
    phone.press("Propose something")
    phone.touch(phone.one('[data-face="L:1=2"]'))
    phone.press("Propose it")
    expect(phone.one("[data-proposal]")).to_contain_text("proposes level 2 for Mila.")
    offers = phone.one("[data-offer]")
    expect(offers).to_have_count(2)
    assert [] == faults(phone)

    for left in (1, 0):
        phone.touch(phone.one("[data-offer] [data-prompt=vote-yes] button").first)
        expect(offers).to_have_count(left)

    expect(phone.one("[data-proposal]")).to_have_count(0)


def test_a_question_is_read_then_answered_with_a_calculator_by_keys_alone(
    mila: Person, house: House
) -> None:
    record = told("R4", "1", "F", "E", "R4", "1", "F", "J:C30", options=CALCULATOR)
    mila.go(house.brought(record).path)
    mila.press("Go on")
    expect(mila.one("[data-prompt=go] button")).to_be_focused()
    expect(mila.one(FIELD)).to_have_count(0)
    mila.keys("Enter")
    expect(mila.one(FIELD)).to_be_focused()

    mila.touch(mila.one("[data-aid=calculator] button"))
    mila.touch(mila.one('[data-calculator-key="7"]'))
    mila.keys("/", "4", "*", "4", "Backspace", "2", "=")
    expect(mila.one("[data-instrument] output")).to_have_text("3.5")
    expect(mila.one(FIELD)).to_have_value("")
    assert [] == faults(mila)
    mila.one(FIELD).focus()
    mila.keys("g")
    mila.sees("Give up? That counts as a wrong answer.")
    mila.keys("Escape")
    mila.keys("7", "Enter")

    expect(mila.one("[data-verdict=right]")).to_be_visible()


def test_looking_back_shows_question_answer_and_what_is_right(mila: Person, house: House) -> None:
    record = told("R4", "1", "F", "GO", "A:6", "R4", "1", "F", "GO", "A:7", "E", options=OPTIONS)
    table = house.brought(record)
    mila.go(table.path)
    mila.press("Go on")
    mila.menu("Give up")
    mila.page.get_by_role("dialog").get_by_role("button", name="Give up", exact=True).last.click()
    expect(mila.one("[data-result]")).to_be_visible()

    mila.go(f"/replay/{table.table}")

    asked = mila.one("[data-asked]")
    expect(asked).to_contain_text("How much is")
    expect(asked).to_contain_text("You wrote 6")
    expect(asked).to_contain_text("The answer is 7")
    mila.press("Next turn")
    expect(asked).to_contain_text("Right")
    assert [] == faults(mila)
