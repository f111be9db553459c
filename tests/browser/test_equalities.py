"""Pytagora, Basic and Pro: equalities written by hand, by finger and by keys, in every phase."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import equalities
from tests.browser.equalities import FAMILY, MINE, SHORT, SHORT_BASIC, WRITES, placed
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.playing import next_player, over
from tests.browser.test_access import faults

DEAL = ("deal:1:1123669-*/", "deal:2:0022355++*")
"""Mila has more 1s, so she starts."""
WRITING = (*DEAL, "0 roll", "die:double")
WRITTEN = (*WRITING, "0 h0,0:3-1=2", "draw:1:468+")
"""After it Noor is to roll, and 3 − 1 = 2 lies on the table."""
CONTINUING = (*WRITTEN, "1 roll", "die:cont")
PHASES = {
    "before the die": DEAL,
    "with a face to choose": (*DEAL, "0 roll", "die:choose"),
    "with a piece to take": (*DEAL, "0 roll", "die:steal"),
    "with an equality to write": WRITING,
    "with a second one to write": (*DEAL, "0 roll", "die:two", "0 h0,0:3-1=2"),
    "with one to continue": CONTINUING,
}
JUDGED = (*WRITTEN, "1 roll", "die:double")
"""Noor may write; she holds 0 0 2 2 3 5 5 + + and ×."""
REFUSALS = {
    "sides that differ": (
        ("h0,5:3+2=2",),
        ("3 + 2 comes to 5, not 2", "3 + 2 = 2", "until both are worth the same"),
    ),
    "a neighbour": (("h0,1:5=5",), ("Your 5 at 0,1 would lie beside the 3", "Leave a free cell")),
    "a number that grows": (("v0,1:3=2",), ("33 is not 2", "33 = 2", "until both are worth")),
    "a zero in front": (("h0,5:5=05",), ("A number does not begin with 0. Write 5 instead",)),
    "a times nothing": (("h0,5:0*5=0",), ("“0 × 5”: multiplying by 0", "Choose other factors")),
    "two signs side by side": (("h0,5:5+*2=2",), ("after + a number must come, not ×",)),
    "two equals signs": (("h0,5:5=5=2",), ("exactly one =; here are 2",)),
    "one more side": (("h5,0:=2+0",), ("only when the die shows …=C. Write a new one",)),
    "not in a line": (("h0,5:5", "h2,6:5"), ("not in one row or one column", "Move them into")),
}


# whole games


def test_a_game_against_a_bot_is_played_with_the_mouse(mila: Person, house: House) -> None:
    table = house.table(FAMILY, "here Mila", "bot 2", options=SHORT, start=True)

    mila.go(table.path)
    done = equalities.play_to_the_end(mila, lays=equalities.lay_by_dragging)

    over(mila)
    assert {"roll", "write"} <= set(done)
    mila.sees(re.compile("wins by|draw|share"), "Look back", "Play again")


def test_two_people_play_basic_in_two_browsers(mila: Person, noor: Person, house: House) -> None:
    table = house.table(FAMILY, "here Mila", "link", variant="basic", options=SHORT_BASIC)
    mila.go(table.path)
    noor.go(house.joined(table.table, "Noor").path)
    noor.sees("Waiting for the host")
    mila.press("Start the game")

    done = equalities.play_to_the_end(mila, noor, variant="basic", options=SHORT_BASIC)

    over(mila, noor)
    assert 4 == len(done), "two turns each, and no die"


def test_two_people_share_a_phone_and_see_all_pieces(phone: Person, house: House) -> None:
    chairs = ("here Mila", "here Noor")
    table = house.table(FAMILY, *chairs, variant="pro", options=SHORT, start=True)

    phone.go(table.path)
    seen = equalities.pass_and_play(phone, "pro")

    over(phone)
    assert {"0", "1"} == seen


def test_a_whole_game_needs_no_mouse(mila: Person, house: House) -> None:
    table = house.table(FAMILY, "here Mila", "bot 1", options=SHORT, start=True)

    mila.go(table.path)
    equalities.play_to_the_end(mila, lays=equalities.lay_by_keys)

    over(mila)


# the die and what it asks for


def test_the_die_is_rolled_by_pressing_it(mila: Person, house: House) -> None:
    equalities.sit(mila, house, *DEAL)

    mila.one("[data-die] button").click()

    expect(mila.one("[data-die] p > b")).not_to_have_text("The blue die")
    expect(mila.one(".log-area")).to_contain_text("rolls: ")


def test_a_face_is_chosen_and_two_equalities_are_written(mila: Person, house: House) -> None:
    equalities.sit(mila, house, *PHASES["with a face to choose"])

    expect(mila.one("[data-card=cont]")).to_have_attribute("aria-disabled", "true")
    mila.one("[data-card=two]").click()
    equalities.lay_by_hand(mila, placed("h0,0:3-1=2"))
    equalities.write(mila)
    mila.sees("Write a second equality, or stop here.")
    equalities.lay_by_hand(mila, placed("h0,2:6=6"))
    equalities.write(mila)

    assert "3-1=2;6=6" == ";".join(written(mila))
    expect(mila.one(".seat[data-seat='1'].is-turn")).to_be_visible()


def test_a_second_equality_can_be_left_out(phone: Person, house: House) -> None:
    equalities.sit(phone, house, *PHASES["with a second one to write"])

    equalities.otherwise(phone, "done")

    expect(phone.one(".seat[data-seat='1'].is-turn")).to_be_visible()


def test_a_piece_is_taken_from_somebody(phone: Person, house: House) -> None:
    equalities.sit(phone, house, *PHASES["with a piece to take"])
    before = equalities.hand(phone)

    phone.touch(phone.one("[data-prompt=steal] button"))
    phone.touch(phone.page.get_by_role("dialog").locator('[data-piece="r1:5:1"]'))

    expect(phone.one('.hand [data-piece="r0:5:1"]')).to_be_visible()
    assert sorted((*before, "5")) == sorted(equalities.hand(phone))


def test_an_equality_is_continued_behind_its_end(mila: Person, house: House) -> None:
    equalities.sit(mila, house, *CONTINUING)

    equalities.focus_table(mila)
    mila.keys("=", "2")
    expect(mila.one(f"{WRITES}:not([aria-disabled])")).to_be_visible()
    mila.keys("Enter")

    expect(mila.one(MINE)).to_have_count(0)
    assert ["3-1=2=2"] == written(mila)


def test_two_pieces_are_bought(phone: Person, house: House) -> None:
    equalities.sit(phone, house, *WRITING)

    equalities.otherwise(phone, "buy")
    sheet = phone.page.get_by_role("dialog")
    off = sheet.get_by_role("button", name="Buy both for 5 points")
    expect(off).to_have_attribute("aria-disabled", "true")
    phone.touch(sheet.locator('[data-face="7"]'))
    phone.touch(sheet.locator('[data-face="+"]'))
    phone.touch(off)

    expect(phone.one('.hand [data-piece="r0:7:1"]')).to_be_visible()
    expect(phone.one('.hand [data-piece="r0:+:1"]')).to_be_visible()
    expect(phone.one(".seat[data-seat='0']")).to_contain_text("−5")


def test_a_pass_is_asked_twice(phone: Person, house: House) -> None:
    equalities.sit(phone, house, *WRITING)

    equalities.otherwise(phone, "pass")
    question = phone.page.get_by_role("dialog", name="End your turn without an equality?")
    expect(question).to_be_visible()
    phone.press("Keep playing")
    expect(question).to_have_count(0)
    kept = phone.one(".log-area").inner_text()
    equalities.give_up_turn(phone)

    assert "passes" not in kept
    expect(phone.one(".seat[data-seat='1'].is-turn")).to_be_visible()


def test_more_pieces_are_drawn_or_not_where_a_table_asks(mila: Person, house: House) -> None:
    deal = ("deal:1:1111233669", "deal:2:0022355++*", "0 roll", "die:double", "0 pass")
    equalities.sit(mila, house, *deal, topup="ask")

    mila.press("Draw one more symbol")
    expect(mila.one(".hand [data-piece]")).to_have_count(11)
    mila.press("Enough")

    expect(mila.one(".seat[data-seat='1'].is-turn")).to_be_visible()


@pytest.mark.parametrize("phase", PHASES)
def test_the_table_is_there_again_after_loading(mila: Person, house: House, phase: str) -> None:
    equalities.sit(mila, house, *PHASES[phase])
    before = mila.page.evaluate(equalities.STATE), equalities.hand(mila), written(mila)

    mila.page.reload()
    expect(mila.one(".hand [data-piece]").first).to_be_visible()

    after = mila.page.evaluate(equalities.STATE), equalities.hand(mila), written(mila)
    assert before == after


def written(person: Person) -> list[str]:
    """The lines on the table."""
    text = equalities.position(equalities.table(person))
    return [line.partition(":")[2] for line in text.split(";") if line]


# what the referee says


def test_a_true_equality_is_counted_piece_by_piece(mila: Person, house: House) -> None:
    equalities.sit(mila, house, *JUDGED)

    equalities.lay_by_hand(mila, placed("v0,0:[3]+2=5"))

    mila.sees("True: both sides are 5.", "3 + 2 = 5", "1 crossing, at the 3", "+ counts double")
    strip = mila.one(".strip li > b")
    assert ["1", "1", "1", "0", "1"] == strip.all_inner_texts()
    expect(mila.one("[data-prompt=lay]")).to_have_text("Write it for 6 points")
    equalities.write(mila)
    expect(mila.one(".seat[data-seat='1']")).to_contain_text("6")


@pytest.mark.parametrize("kind", REFUSALS)
def test_a_wrong_equality_is_explained_and_nothing_is_lost(
    mila: Person, house: House, kind: str
) -> None:
    lines, sentences = REFUSALS[kind]
    equalities.sit(mila, house, *JUDGED)
    held = equalities.hand(mila)
    pieces = [piece for line in lines for piece in placed(line)]

    equalities.lay_by_hand(mila, pieces)

    expect(mila.one("[data-verdict=no]")).to_be_visible()
    for sentence in sentences:
        expect(mila.one("[data-verdict]")).to_contain_text(sentence)
    expect(mila.one(WRITES)).to_have_attribute("aria-disabled", "true")
    for _ in pieces:
        mila.press("Take back")
    expect(mila.one(MINE)).to_have_count(0)
    assert held == equalities.hand(mila)


def test_half_an_equality_is_no_mistake(mila: Person, house: House) -> None:
    equalities.sit(mila, house, *JUDGED)

    equalities.lay_by_hand(mila, placed("h0,5:5+3"))
    mila.sees("So far 8. Now an = and another side.")
    equalities.lay_by_hand(mila, placed("h3,5:="))

    mila.sees("One side is 8. Now the other.")
    expect(mila.one("[data-verdict=wait]")).to_be_visible()


def test_where_every_equality_must_cross_another_one_aside_is_refused(
    mila: Person, house: House
) -> None:
    equalities.sit(mila, house, *JUDGED, must_connect="on")

    equalities.lay_by_hand(mila, placed("h0,5:5=5"))

    expect(mila.one("[data-verdict=no]")).to_contain_text("cross")


def test_why_opens_the_rule_beside_the_table(mila: Person, house: House) -> None:
    equalities.sit(mila, house, *JUDGED)
    equalities.lay_by_hand(mila, placed("h0,1:5=5"))

    mila.press("Show the rule")

    drawer = mila.page.get_by_role("dialog")
    expect(drawer.locator("#rule-6\\.4")).to_be_in_viewport()


def test_a_piece_is_carried_to_another_cell_and_back(mila: Person, house: House) -> None:
    equalities.sit(mila, house, *JUDGED)
    equalities.lay_by_dragging(mila, placed("h0,3:5"))

    carry(mila, "0,3", "2,4")
    expect(mila.one('[data-cell="2,4"]')).to_have_attribute("aria-label", re.compile("5, yours"))
    carry(mila, "2,4", None)

    expect(mila.one(MINE)).to_have_count(0)
    assert "5" in equalities.hand(mila)


def carry(person: Person, start: str, goal: str | None) -> None:
    """A laid piece from cell to cell, or back to the rack."""
    come, there = equalities.point(person, start), goal and equalities.point(person, goal)
    assert come is not None
    rack = person.one(".hand").bounding_box()
    assert rack is not None
    person.page.mouse.move(*come)
    person.page.mouse.down()
    x, y = there or (rack["x"] + rack["width"] / 2, rack["y"] + rack["height"] / 2)
    person.page.mouse.move(x, y, steps=4)
    person.page.mouse.up()


# the table without an edge


def test_the_table_is_pushed_and_fit_brings_everything_back(mila: Person, house: House) -> None:
    equalities.sit(mila, house, *JUDGED)
    home = equalities.point(mila, "0,0")
    assert home is not None

    mila.page.mouse.move(home[0], home[1] + 150)
    mila.page.mouse.down()
    mila.page.mouse.move(home[0] + 120, home[1] + 90, steps=4)
    mila.page.mouse.up()
    pushed = equalities.point(mila, "0,0")
    mila.page.mouse.wheel(4000, 0)
    equalities.settle(mila)
    gone = equalities.point(mila, "0,0")
    mila.press("Fit")

    assert (home[0] + 120, home[1] - 60) == pytest.approx(pushed, abs=2)
    assert gone is None
    assert all(equalities.point(mila, f"{x},0") for x in range(5))


def test_the_table_is_seen_larger_and_smaller(mila: Person, house: House) -> None:
    equalities.sit(mila, house, *JUDGED)

    sizes = [side(mila)]
    for button in ("Larger", "Smaller", "Smaller"):
        mila.press(button)
        equalities.settle(mila)
        sizes.append(side(mila))
    mila.page.keyboard.down("Control")
    mila.page.mouse.move(*(equalities.point(mila, "0,0") or (0, 0)))
    mila.page.mouse.wheel(0, -200)
    mila.page.keyboard.up("Control")
    equalities.settle(mila)
    sizes.append(side(mila))

    assert sizes[0] == pytest.approx(sizes[2])
    assert sizes[3] < sizes[2] < sizes[1]
    assert sizes[3] < sizes[4]


def side(person: Person) -> float:
    """How wide a cell is on the screen."""
    box = person.one("[data-plane] [data-cell]").first.bounding_box()
    assert box is not None
    return box["width"]


def test_fingers_push_and_zoom_the_table(phone: Person, house: House) -> None:
    equalities.sit(phone, house, *JUDGED)
    before, home = side(phone), equalities.point(phone, "0,2")
    assert home is not None

    x, y = home
    equalities.swipe(phone, [(x, y)], [(x + 60, y - 30)])
    pushed = equalities.point(phone, "0,2")
    equalities.swipe(phone, [(x, y), (x + 80, y)], [(x - 40, y), (x + 160, y)])

    assert (x + 60, y - 30) == pytest.approx(pushed, abs=2)
    assert before * 1.5 < side(phone)
    expect(phone.one(MINE)).to_have_count(0)


def test_an_equality_is_written_far_away_and_seen_by_the_other(
    mila: Person, noor: Person, house: House
) -> None:
    table = house.table(FAMILY, "here Mila", "link", variant="basic", options=SHORT_BASIC)
    mila.go(table.path)
    noor.go(house.joined(table.table, "Noor").path)
    noor.sees("Waiting for the host")
    mila.press("Start the game")
    first = next_player([mila, noor])
    assert first is not None
    other = noor if first is mila else mila
    digit = next(kind for kind in equalities.hand(first) if equalities.hand(first).count(kind) > 1)

    equalities.lay_by_hand(first, placed(f"h60,40:{digit}={digit}"))
    equalities.write(first)

    expect(other.one('[data-cell="60,40"]')).to_be_attached()
    assert {"60,40": digit, "61,40": "=", "62,40": digit} == equalities.table(other)
    assert all(equalities.point(other, f"{x},40") for x in (60, 61, 62)), "it comes into sight"


def test_nothing_moves_under_the_hands_of_one_who_arranges(
    mila: Person, noor: Person, house: House
) -> None:
    table = house.table(FAMILY, "here Mila", "link", variant="basic", options=SHORT_BASIC)
    mila.go(table.path)
    noor.go(house.joined(table.table, "Noor").path)
    noor.sees("Waiting for the host")
    mila.press("Start the game")
    first = next_player([mila, noor])
    assert first is not None
    other = noor if first is mila else mila
    digit = next(kind for kind in equalities.hand(first) if equalities.hand(first).count(kind) > 1)
    equalities.lay_by_hand(other, [equalities.Placed(equalities.hand(other)[0], "0,0")])
    before = equalities.point(other, "0,0"), side(other)

    equalities.lay_by_hand(first, placed(f"h60,40:{digit}={digit}"))
    equalities.write(first)
    expect(other.one('[data-cell="60,40"]')).to_be_attached()
    equalities.settle(other)

    assert before == (equalities.point(other, "0,0"), side(other))
    expect(other.one(MINE)).to_have_count(1)


# what others may know


def test_with_hidden_racks_no_piece_of_a_hand_is_sent_to_the_other(
    mila: Person, noor: Person, house: House
) -> None:
    options = {**SHORT_BASIC, "hidden_racks": True}
    table = house.table(FAMILY, "here Mila", "link", variant="basic", options=options)
    mila.go(table.path)
    noor.go(house.joined(table.table, "Noor").path)
    noor.sees("Waiting for the host")
    mila.press("Start the game")
    for _ in range(2):
        player = next_player([mila, noor])
        assert player is not None
        equalities.do_next(player, "basic", options)
    next_player([mila, noor])

    seen = [person.told() for person in (mila, noor)]

    for seat, name in enumerate(("Mila", "Noor")):
        own, other = seen[seat], seen[1 - seat]
        assert pieces_named(own, seat), "the search finds pieces where they may be"
        assert [] == pieces_named(other, seat)
        draws = re.findall(rf'"name":"{name}"}}," draws ([^"]*)\."', other)
        assert draws, "the search finds draws"
        assert set(draws) <= {"one piece", *(f"{count} pieces" for count in range(2, 13))}
        assert len(draws) == len(re.findall("You draw ", own)), "only one's own draws are told"


def pieces_named(told: str, seat: int) -> list[str]:
    """Every mention of a piece or place of a seat's hand."""
    return re.findall(rf'"r{seat}:[^"]+:\d+"|"rack{seat}', told)


def test_hidden_hands_on_one_screen_hang_behind_a_curtain(phone: Person, house: House) -> None:
    options = {**SHORT_BASIC, "hidden_racks": True}
    chairs = ("here Mila", "here Noor")
    table = house.table(FAMILY, *chairs, variant="basic", options=options, start=True)

    phone.go(table.path)
    seen: set[str] = set()
    for _ in range(2):
        curtain = phone.one("[data-curtain]")
        seat = str(curtain.get_attribute("data-curtain"))
        assert [] == re.findall("r[01]:", phone.page.content()), "pieces behind the curtain"
        phone.touch(curtain.get_by_role("button"))
        expect(phone.one(".hand [data-piece]").first).to_be_visible()
        assert {seat} == set(re.findall("r([01]):", phone.page.content()))
        seen.add(seat)
        equalities.do_next(phone, "basic", options)

    assert {"0", "1"} == seen


def test_open_hands_on_one_screen_need_no_curtain(phone: Person, house: House) -> None:
    chairs = ("here Mila", "here Noor")
    table = house.table(FAMILY, *chairs, variant="basic", options=SHORT_BASIC, start=True)

    phone.go(table.path)
    first = turn(phone)
    for seat in (first, 1 - first):
        expect(phone.one(f'.hand [data-piece^="r{seat}:"]').first).to_be_visible()
        expect(phone.one("[data-curtain]")).to_have_count(0)
        equalities.do_next(phone, "basic", SHORT_BASIC)


def turn(person: Person) -> int:
    """The seat that is to play."""
    return int(str(person.one(".seat.is-turn").get_attribute("data-seat")))


# beside the table


def finished(house: House) -> str:
    """A game that Mila has won by 4."""
    end = (*WRITTEN, "1 roll", "die:double", "1 pass")
    text = equalities.record(*end, target=10)
    text = text.replace("result: unfinished", "result: end-left; places 0, 1; scores 5 0")
    number = text.count("\n", text.index("\n\n")) - 1
    return house.brought(f"{text}{number} 0 1 leave\n").table


def test_a_game_is_looked_back_on_and_the_best_line_is_shown(mila: Person, house: House) -> None:
    table = finished(house)

    mila.go(f"/t/{table}").press("Look back")
    mila.page.get_by_role("slider", name="Turn").fill("2")
    mila.sees(re.compile("Turn 2 of"))

    expect(mila.one("[data-best]")).to_contain_text("uses all your pieces and brings 21 points")
    expect(mila.one(".pieces .ghost").first).to_be_visible()


def test_the_rules_have_a_table_to_try(mila: Person) -> None:
    mila.go(f"/rules/{FAMILY}")
    board = mila.page.get_by_label("A position to try").first
    board.scroll_into_view_if_needed()

    board.locator("[data-place][data-piece]").first.click()
    board.locator("[data-plane]").click(position={"x": 30, "y": 30})

    expect(board.locator("[data-verdict]")).not_to_contain_text("Lay pieces and see")


def test_the_referee_judges_a_line_and_finds_a_better_one(mila: Person) -> None:
    mila.go(f"/referee/{FAMILY}")
    mila.page.get_by_text("Write it as text").click()
    mila.page.get_by_label(re.compile("^Position")).fill("h0,0:4*3=8+4;v1,-1:2*3=6")
    mila.page.get_by_label("Move").fill("h0,3:1[6]/4=7-3")
    mila.press("Judge it")
    mila.sees(re.compile("brings 11 points"))
    mila.page.get_by_label("Move").fill("h0,3:1[6]/4=7-2")
    mila.press("Judge it")
    mila.sees(re.compile("comes to 4"))

    mila.choose("Your question", "What is best?")
    mila.page.get_by_label(re.compile("^Position")).fill("h0,0:6+1=7")
    mila.page.get_by_role("textbox", name="Rack").fill("922-")
    mila.press("Find the best")

    expect(mila.one(".answer .verdict--yes").first).to_contain_text("5 points")
    expect(mila.page.get_by_label("A position to try")).to_be_visible()


# for everybody


def a_true_line(person: Person, house: House) -> None:
    equalities.sit(person, house, *JUDGED)
    equalities.lay_by_hand(person, placed("v0,0:[3]+2=5"))
    expect(person.one("[data-verdict=yes]")).to_be_visible()


def a_wrong_line(person: Person, house: House) -> None:
    equalities.sit(person, house, *JUDGED)
    equalities.lay_by_hand(person, placed("h0,5:3+2=2"))
    expect(person.one("[data-verdict=no]")).to_be_visible()


def faces(person: Person, house: House) -> None:
    equalities.sit(person, house, *PHASES["with a face to choose"])


def taking(person: Person, house: House) -> None:
    equalities.sit(person, house, *PHASES["with a piece to take"])
    person.touch(person.one("[data-prompt=steal] button"))
    expect(person.page.get_by_role("dialog")).to_be_visible()


def buying(person: Person, house: House) -> None:
    equalities.sit(person, house, *WRITING)
    equalities.otherwise(person, "buy")
    expect(person.page.get_by_role("dialog")).to_be_visible()


STATES = (a_true_line, a_wrong_line, faces, taking, buying)


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__.replace("_", " "))
def test_axe_finds_nothing_in_the_light_nor_in_the_dark(
    mila: Person, house: House, state: Callable[[Person, House], None]
) -> None:
    state(mila, house)

    light = faults(mila)
    mila.page.emulate_media(color_scheme="dark")
    expect(mila.one("html[data-theme=dark]")).to_be_attached()

    assert ([], []) == (light, faults(mila))


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__.replace("_", " "))
def test_axe_finds_nothing_on_a_phone(
    phone: Person, house: House, state: Callable[[Person, House], None]
) -> None:
    state(phone, house)

    assert [] == faults(phone)
