"""How children play the small games: they look at pictures and touch what is lit."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.pytagora.equality_input import press
from tests.browser.server import Json
from tests.browser.tables import OVER, is_over


def box(**digits: int) -> str:
    """A data file with these numbers of each digit: `box(d1=60)`."""
    numbers = {name[1:]: many for name, many in digits.items()}
    groups = {"N1": numbers, "S1": {"+": 1}, "E0": {"=": 19}}
    return json.dumps({"pieces": {"id": "few", "groups": groups}})


ONES = box(d1=60)
"""Nothing but 1s: every deal is the same, and everyone can answer 1 × 1."""
SHORT: dict[str, Json] = {
    "number": {"rack_number": 3, "pieces": box(d1=30, d2=30)},
    "tables": {"turns_tables": 2},
    "square": {},
    "evenodd": {},
}
READY = (
    "[data-prompt=roll], [data-card], .big.fit, [data-prompt=done], [data-prompt=skip],"
    f" [data-prompt=more], {OVER}"
)
RECORD_SPEECH = """
    window.spoken = [];
    Object.defineProperty(window, 'speechSynthesis', {
        value: { speak: (words) => window.spoken.push(words.text), cancel() {} },
    });
"""


def listen(person: Person) -> None:
    """Record everything read aloud, from the next page on."""
    person.context.add_init_script(RECORD_SPEECH)


def read_aloud(person: Person) -> list[str]:
    """What was read aloud on this page."""
    spoken: list[str] = person.page.evaluate("window.spoken")
    return spoken


def find_pieces(person: Person) -> tuple[list[str], list[str]]:
    """The pieces on the boards and in the hand."""
    ids = "pieces => pieces.map((piece) => piece.dataset.piece)"
    lying = person.one("[data-boards] [data-piece]").evaluate_all(ids)
    held = person.one(".big[data-piece]").evaluate_all(ids)
    return lying, held


def do_next(person: Person, *, by_keys: bool = False) -> None:
    """Touch what is lit, and wait until the table has answered."""
    if person.one("[data-prompt=answer], [data-prompt=skip]").count():
        _answer(person, by_keys=by_keys)
    elif person.one(".big.fit").count():
        _put(person, by_keys=by_keys)
    else:
        first = person.one("[data-prompt=roll], [data-card=same], [data-prompt=done]").first
        press(person, first, by_keys=by_keys)
    person.wait_until_settled()


def _put(person: Person, *, by_keys: bool) -> None:
    """Put a piece that fits, on the first of its places."""
    piece = person.one(".big.fit").first
    if by_keys:
        person.keys(str(piece.get_attribute("data-piece")).split(":")[1])
    else:
        person.touch(piece)
    person.wait_until_drawn()
    places = person.one("[data-cell].waits, [data-cell].asks")
    if person.one(".big.held").count() and places.count():
        person.touch(places.first)


def _answer(person: Person, *, by_keys: bool) -> None:
    """Answer the product if its digits are there, otherwise ask for the next one."""
    factors = [
        str(person.one(f'[data-cell="{cell}"]').get_attribute("aria-label")).rpartition(", ")[2]
        for cell in ("first", "second")
    ]
    product = str(int(factors[0]) * int(factors[1]))
    hand = "".join(piece.split(":")[1] for piece in find_pieces(person)[1])
    if any(hand.count(digit) < product.count(digit) for digit in product):
        press(person, person.one("[data-prompt=skip]"), by_keys=by_keys)
        sure = person.page.get_by_role("dialog").get_by_role("button").last
        press(person, sure, by_keys=by_keys)
        return
    for digit in product:
        held = person.one(f'.big[data-piece*=":{digit}:"][aria-pressed=false]').first
        press(person, held, by_keys=by_keys)
    expect(person.one("[data-prompt=answer]")).to_have_attribute("aria-disabled", "false")
    press(person, person.one("[data-prompt=answer]"), by_keys=by_keys)


def play_to_the_end(person: Person, *, by_keys: bool = False) -> None:
    """Touch whatever is lit until there is a star."""
    for _ in range(200):
        expect(person.one(READY).first).to_be_visible()
        if is_over(person):
            return
        do_next(person, by_keys=by_keys)
    raise AssertionError("the game does not end")
