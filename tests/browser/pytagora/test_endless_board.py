"""A table without an edge: pushed, zoomed, written on far away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.pytagora import equalities, equality_input
from tests.browser.pytagora.equalities import FAMILY, MINE, SHORT_BASIC, parse_placement
from tests.browser.pytagora.equality_input import side
from tests.browser.pytagora.openings import JUDGED, sit
from tests.browser.server import LocalServer
from tests.browser.tables import meet, next_of_two


def test_the_table_is_pushed_and_fit_brings_everything_back(
    mila: Person, server: LocalServer
) -> None:
    sit(mila, server, *JUDGED)
    home = equality_input.point(mila, "0,0")
    assert home is not None

    mila.page.mouse.move(home[0], home[1] + 150)
    mila.page.mouse.down()
    mila.page.mouse.move(home[0] + 120, home[1] + 90, steps=4)
    mila.page.mouse.up()
    mila.wait_until_drawn()
    pushed = equality_input.point(mila, "0,0")
    mila.page.mouse.wheel(4000, 0)
    mila.wait_until_drawn()
    gone = equality_input.point(mila, "0,0")
    mila.press("Fit")
    mila.wait_until_drawn()

    assert (home[0] + 120, home[1] - 60) == pytest.approx(pushed, abs=2)
    assert gone is None
    assert all(equality_input.point(mila, f"{x},0") for x in range(5))


def test_the_table_is_seen_larger_and_smaller(mila: Person, server: LocalServer) -> None:
    sit(mila, server, *JUDGED)

    sizes = [side(mila)]
    for button in ("Larger", "Smaller", "Smaller"):
        mila.press(button)
        mila.wait_until_drawn()
        sizes.append(side(mila))
    mila.page.keyboard.down("Control")
    mila.page.mouse.move(*(equality_input.point(mila, "0,0") or (0, 0)))
    mila.page.mouse.wheel(0, -200)
    mila.page.keyboard.up("Control")
    mila.wait_until_drawn()
    sizes.append(side(mila))

    assert sizes[0] == pytest.approx(sizes[2])
    assert sizes[3] < sizes[2] < sizes[1]
    assert sizes[3] < sizes[4]


def test_fingers_push_and_zoom_the_table(phone: Person, server: LocalServer) -> None:
    sit(phone, server, *JUDGED)
    before, home = side(phone), equality_input.point(phone, "0,2")
    assert home is not None

    x, y = home
    equality_input.swipe(phone, [(x, y)], [(x + 60, y - 30)])
    pushed = equality_input.point(phone, "0,2")
    equality_input.swipe(phone, [(x, y), (x + 80, y)], [(x - 40, y), (x + 160, y)])

    assert (x + 60, y - 30) == pytest.approx(pushed, abs=2)
    assert before * 1.5 < side(phone)
    expect(phone.one(MINE)).to_have_count(0)


def test_an_equality_is_written_far_away_and_seen_by_the_other(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    meet(mila, noor, server, FAMILY, variant="basic", options=SHORT_BASIC)
    first, other = next_of_two(mila, noor)
    digit = next(kind for kind in equalities.hand(first) if equalities.hand(first).count(kind) > 1)

    equality_input.lay_by_hand(first, parse_placement(f"h60,40:{digit}={digit}"))
    equality_input.write(first)

    expect(other.one('[data-cell="60,40"]')).to_be_attached()
    other.wait_until_drawn()
    assert {"60,40": digit, "61,40": "=", "62,40": digit} == equalities.table(other)
    assert all(equality_input.point(other, f"{x},40") for x in (60, 61, 62)), "it comes into sight"


def test_nothing_moves_under_the_hands_of_one_who_arranges(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    meet(mila, noor, server, FAMILY, variant="basic", options=SHORT_BASIC)
    first, other = next_of_two(mila, noor)
    digit = next(kind for kind in equalities.hand(first) if equalities.hand(first).count(kind) > 1)
    equality_input.lay_by_hand(other, [equalities.Placed(equalities.hand(other)[0], "0,0")])
    before = equality_input.point(other, "0,0"), side(other)

    equality_input.lay_by_hand(first, parse_placement(f"h60,40:{digit}={digit}"))
    equality_input.write(first)
    expect(other.one('[data-cell="60,40"]')).to_be_attached()
    other.wait_until_drawn()

    assert before == (equality_input.point(other, "0,0"), side(other))
    expect(other.one(MINE)).to_have_count(1)
