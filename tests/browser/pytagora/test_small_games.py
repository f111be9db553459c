"""The small games: no reading needed, everything huge, lit, and read aloud."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.pytagora import equality_games, openings, small_game_play
from tests.browser.pytagora.equalities import FAMILY
from tests.browser.pytagora.small_game_play import ONES, SHORT
from tests.browser.server import LocalServer, Place
from tests.browser.tables import meet, wait_until_over
from tests.browser.test_accessibility import faults

NUMBER = ("deal:1:01257", "deal:2:33489", "number:4")
HANDS = ("deal:1:0122344567", "deal:2:0123456789")
PHASES = {
    "a die to roll": ("number", NUMBER),
    "a face to choose": ("number", (*NUMBER, "0 roll", "die:free")),
    "a number to put": ("number", (*NUMBER, "0 roll", "die:>")),
    "more to put, or to stop": ("number", (*NUMBER, "0 roll", "die:>", "0 put:5")),
    "a product to answer": ("tables", (*HANDS, "factors:38")),
    "a square to go round": ("square", HANDS),
    "a piece drawn": ("square", ("deal:1:0001122337", "deal:2:0123456789", "draw:1:6")),
    "two squares": ("evenodd", HANDS),
}
SMALLEST = 44
"""What a small finger can touch, in pixels."""


def sit(person: Person, server: LocalServer, phase: str, **options: object) -> None:
    """Goes on where a small game has come to."""
    variant, events = PHASES[phase]
    openings.sit(person, server, *events, variant=variant, **options)


# whole games


@pytest.mark.parametrize("variant", SHORT)
def test_a_small_game_is_played_by_tapping_what_is_lit(
    phone: Person, server: LocalServer, variant: str
) -> None:
    players = ("here Mila", "bot 1")
    table = server.table(FAMILY, *players, variant=variant, options=SHORT[variant], start=True)

    phone.go(table.path)
    small_game_play.play_to_the_end(phone)

    wait_until_over(phone)
    assert phone.one("[data-result] .star").count() in (1, 2)


def test_a_small_game_needs_no_mouse(mila: Person, server: LocalServer) -> None:
    players = ("here Mila", "bot 1")
    options = {"rack_number": 3, "pieces": ONES}
    table = server.table(FAMILY, *players, variant="number", options=options, start=True)

    mila.go(table.path)
    small_game_play.play_to_the_end(mila, by_keys=True)

    wait_until_over(mila)


def test_two_children_share_a_phone_without_a_curtain(phone: Person, server: LocalServer) -> None:
    players = ("here Mila", "here Noor")
    options = SHORT["number"]
    table = server.table(FAMILY, *players, variant="number", options=options, start=True)

    phone.go(table.path)
    small_game_play.play_to_the_end(phone)

    wait_until_over(phone)
    assert "curtain" not in phone.page.content()


# one thing after the other


@pytest.mark.parametrize("phase", PHASES)
def test_everything_to_touch_is_in_sight_and_large(
    phone: Person, server: LocalServer, phase: str
) -> None:
    sit(phone, server, phase)

    hidden = phone.page.evaluate(
        """(smallest) => [...document.querySelectorAll(
            '[data-prompt]:is(button), [data-card], .big.fit, .cell.asks'
        )].filter((part) => {
            const box = part.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const top = document.elementFromPoint(x, y);
            const isSmall = Math.min(box.width, box.height) < smallest && !part.matches('.cell');
            return isSmall || !(top && (part.contains(top) || top.contains(part)));
        }).map((part) => part.outerHTML.slice(0, 120))""",
        SMALLEST,
    )

    assert [] == hidden


def test_the_number_stays_in_sight_while_a_face_is_chosen(
    phone: Person, server: LocalServer
) -> None:
    sit(phone, server, "a face to choose")

    expect(phone.one('[data-boards] [data-piece="bag:4"]')).to_be_visible()
    phone.touch(phone.one("[data-card=higher]"))

    expect(phone.one(".big.fit")).to_have_count(2)


def test_only_pieces_that_fit_are_lit_and_a_tap_puts_one(
    phone: Person, server: LocalServer
) -> None:
    sit(phone, server, "a number to put")
    lit = phone.one(".big.fit").evaluate_all("all => all.map((one) => one.dataset.piece)")

    phone.touch(phone.one('.big[data-piece="s0:1:1"]'))
    phone.touch(phone.one('.big[data-piece="s0:5:1"]'))

    assert ["s0:5:1", "s0:7:1"] == lit
    expect(phone.one('[data-boards] [data-piece="s0:5:1"]')).to_be_attached()
    expect(phone.one('.big[data-piece="s0:1:1"]')).to_be_attached()
    expect(phone.one("[data-prompt=done]")).to_be_visible()


def test_a_piece_is_dragged_to_the_place_that_asks(mila: Person, server: LocalServer) -> None:
    sit(mila, server, "a number to put")

    mila.one('.big[data-piece="s0:7:1"]').drag_to(mila.one('[data-cell="place"]'))

    expect(mila.one('[data-boards] [data-piece="s0:7:1"]')).to_be_attached()


def test_both_ends_of_the_square_ask(phone: Person, server: LocalServer) -> None:
    sit(phone, server, "a square to go round")

    open_ends = phone.one(".cell.asks").evaluate_all("all => all.map((one) => one.dataset.cell)")
    phone.touch(phone.one('.big.fit[data-piece="r0:4:1"]'))

    assert ["S4", "S6"] == sorted(open_ends)
    expect(phone.one('[data-boards] [data-piece="b:S4"]')).to_be_attached()


def test_a_wrong_product_is_explained_and_stays_in_the_hand(
    phone: Person, server: LocalServer
) -> None:
    small_game_play.listen(phone)
    sit(phone, server, "a product to answer")

    for times, piece in enumerate(("s0:2:1", "s0:6:1"), 1):
        phone.touch(phone.one(f'.big[data-piece="{piece}"]'))
        phone.wait_for_verdicts(times)
    phone.touch(phone.one("[data-prompt=answer][aria-disabled=false]"))
    refused = phone.one("[data-little] [role=status]").first
    expect(refused).to_contain_text("3 × 8 is not 26")
    assert "3 times 8 is not 26" in small_game_play.read_aloud(phone)[-1]
    phone.press("Take all back")
    for piece in ("s0:2:1", "s0:4:1"):
        phone.touch(phone.one(f'.big[data-piece="{piece}"]'))
    phone.touch(phone.one("[data-prompt=answer][aria-disabled=false]"))

    expect(phone.one("[data-curtain='1']")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("phase", PHASES)
def test_the_table_is_there_again_after_loading(
    mila: Person, server: LocalServer, phase: str
) -> None:
    sit(mila, server, phase)
    before = mila.page.evaluate(equality_games.STATE), small_game_play.find_pieces(mila)

    mila.page.reload()
    openings.take_screen(mila, mila.one(".big[data-piece]").first)

    assert before == (mila.page.evaluate(equality_games.STATE), small_game_play.find_pieces(mila))


# the voice


def test_what_to_do_is_read_aloud(phone: Person, server: LocalServer) -> None:
    small_game_play.listen(phone)

    sit(phone, server, "a number to put")
    phone.touch(phone.one('.big[data-piece="s0:5:1"]'))
    expect(phone.one("[data-prompt=done]")).to_be_visible()
    phone.press("Say it again")

    heard = small_game_play.read_aloud(phone)
    assert "Put a bigger number" in heard
    assert heard[-1] == heard[-2] != "Put a bigger number"


def test_the_voice_can_be_switched_off(phone: Person, server: LocalServer) -> None:
    small_game_play.listen(phone)
    phone.go("/settings").choose("Read aloud", "Never")

    sit(phone, server, "a number to put")
    silent = small_game_play.read_aloud(phone)
    phone.press("Say it again")

    assert [] == silent
    assert ["Put a bigger number"] == small_game_play.read_aloud(phone)


# what others may know


def test_an_own_answer_is_there_again_after_loading(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    two_at_a_table(mila, noor, server)
    answer(mila)
    expect(mila.one("[data-prompt=skip]")).to_have_count(0)

    mila.page.reload()
    expect(mila.one(".big")).to_have_count(9)

    expect(mila.one('[data-boards] [data-piece="s0:1:1"]')).to_be_attached()
    expect(mila.one("[data-prompt=skip]")).to_have_count(0)


def test_answers_on_one_screen_are_given_behind_a_curtain(
    phone: Person, server: LocalServer
) -> None:
    openings.sit(phone, server, *PHASES["a product to answer"][1], variant="tables")

    for piece in ("s0:2:1", "s0:4:1"):
        phone.touch(phone.one(f'.big[data-piece="{piece}"]'))
    phone.touch(phone.one("[data-prompt=answer][aria-disabled=false]"))
    expect(phone.one("[data-curtain='1']")).to_be_visible()
    hidden = phone.page.locator("body").text_content() or ""
    phone.press("I am Noor")

    assert "I am Noor" in hidden
    assert "24" not in hidden
    expect(phone.one("[data-prompt=answer]")).to_be_visible()
    expect(phone.one('[data-boards] [data-piece^="s"]')).to_have_count(0)


def two_at_a_table(mila: Person, noor: Person, server: LocalServer, **options: object) -> Place:
    """Mila and Noor are asked for 1 × 1; they hold nothing but 1s."""
    given = {"pieces": ONES, "turns_tables": 2, **options}
    table = meet(mila, noor, server, FAMILY, variant="tables", options=given)
    for person in (mila, noor):
        expect(person.one("[data-prompt=skip]")).to_be_visible()
    return table


def skip(person: Person) -> None:
    person.touch(person.one("[data-prompt=skip]"))
    person.page.get_by_role("dialog").get_by_role("button").last.click()


def answer(person: Person) -> None:
    person.touch(person.one(".big").first)
    person.touch(person.one("[data-prompt=answer][aria-disabled=false]"))


def test_an_answer_looks_like_a_skip_until_all_have_answered(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    sent: dict[str, list[str]] = {}
    after: dict[str, list[str]] = {}
    for does in (answer, skip):
        table = two_at_a_table(mila, noor, server)
        before = noor.update_count()
        does(mila)
        expect(mila.one("[data-prompt=skip]")).to_have_count(0)
        expect(noor.one('.friends [data-seat="0"]:not(.on)')).to_be_attached()
        sent[does.__name__] = messages_since(noor, before, table)
        before = noor.update_count()
        skip(noor)
        expect(noor.one('[data-boards] [data-piece="f2:1"]')).to_be_attached()
        after[does.__name__] = messages_since(noor, before, table)

    assert sent["answer"]
    assert sent["skip"] == sent["answer"]
    assert after["skip"] != after["answer"], "what was answered is shown when all are ready"


def messages_since(person: Person, before: int, table: Place) -> list[str]:
    """The messages since then, without what differs between two tables anyway."""
    own = re.compile(f'{table.table}|{table.code}|"at":\\d+')
    return [own.sub("", one) for one in person.updates_since(before)]


def test_hidden_racks_send_no_piece_before_it_is_laid(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    two_at_a_table(mila, noor, server, hidden_racks=True)

    answer(mila)
    expect(noor.one('.friends [data-seat="0"]:not(.on)')).to_be_attached()
    before = noor.received_text()
    answer(noor)
    expect(noor.one('[data-boards] [data-piece="f2:1"]')).to_be_attached()

    assert [] == re.findall('"s0:1:[0-9]+"', before)
    assert ["s0:1:1"] == sorted(set(re.findall('"(s0:1:[0-9]+)"', noor.received_text())))
    assert re.findall('"s0:1:[0-9]+"', mila.received_text()), (
        "the search finds pieces where they may be"
    )


# for everybody


@pytest.mark.parametrize("phase", PHASES)
def test_axe_finds_nothing(mila: Person, phone: Person, server: LocalServer, phase: str) -> None:
    sit(mila, server, phase)
    sit(phone, server, phase)

    found = [faults(mila), faults(phone)]
    for person in (mila, phone):
        person.page.emulate_media(color_scheme="dark")
        expect(person.one("html[data-theme=dark]")).to_be_attached()
        found.append(faults(person))

    assert [[], [], [], []] == found


@pytest.mark.parametrize("variant", ["The Number", "The Square"])
def test_the_rules_have_a_small_board_to_try(mila: Person, variant: str) -> None:
    mila.go(f"/rules/{FAMILY}")
    chapter = mila.page.locator("section, details").filter(
        has=mila.page.get_by_role("heading", name=re.compile(variant))
    )
    board = chapter.last.get_by_label("A position to try").first
    board.scroll_into_view_if_needed()

    expect(board.locator("[data-cell]").first).to_be_visible()
