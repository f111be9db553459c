"""What browser tests know about Calcussimo: reading its board and laying its chips."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.server import Json, LocalServer
from tests.browser.tables import OVER, is_over, next_player

FAMILY = "calcussimo"
SIDE = 15
COUNTS = {"1": 1, "2": 2, "3": 2, "4": 1, "5": 1, "6": 2, "+": 4, "-": 2, "*": 1, "?": 1}
FEW = json.dumps({"chips": {"id": "few", "counts": COUNTS}})
SHORT: Json = {"chips": FEW, "rack_size": 5, "turn_seconds": 0, "bonus_turn": False}
"""A bag that is empty after about four turns."""
WORDS = {"plus": "+", "minus": "-", "times": "*", "divided by": "/"}
SIGNS = {"+": "+", "−": "-", "×": "*", "÷": "/"}


class Chip(NamedTuple):
    """A chip of the rack and its square; a joker also has a name."""

    square: str
    sign: str
    is_joker: bool


class Play(NamedTuple):
    """A play from a record."""

    first: str
    is_down: bool
    chips: tuple[Chip, ...]


def read_play(text: str) -> Play:
    """`H6v 4-(2)+?3`: chips in brackets are on the board already, a joker's name follows it."""
    head, line = text.split()[:2]
    first, is_down = head[:-1], head[-1] == "v"
    chips: list[Chip] = []
    square, is_there = first, False
    for joker, sign in re.findall(r"(\??)([0-9+\-*/()])", line):
        if sign in "()":
            is_there = sign == "("
            continue
        if not is_there:
            chips.append(Chip(square, sign, bool(joker)))
        square = _next(square, is_down=is_down)
    return Play(first, is_down, tuple(chips))


def _next(square: str, *, is_down: bool) -> str:
    column, row = square[0], int(square[1:])
    return f"{column}{row + 1}" if is_down else f"{chr(ord(column) + 1)}{row}"


# what is seen

MINE = ".pieces .mine"
"""Chips laid and not yet played."""


def rack(person: Person) -> str:
    """The chips on the rack that are not laid, as in a record."""
    shown = person.one(
        ".hand [data-piece]:not([aria-label*=empty]):not([aria-label*='on the board'])"
    )
    ids = shown.evaluate_all("chips => chips.map((chip) => chip.dataset.piece)")
    return "".join(str(one).split(":")[1] for one in ids)


def position(person: Person) -> str:
    """The board as text for the referee's desk, from what a screen reader reads."""
    read = "cells => cells.map((cell) => [cell.dataset.cell, cell.ariaLabel])"
    named = dict(person.one(".board [data-cell]").evaluate_all(read))
    squares = [f"{chr(65 + x)}{y + 1}" for y in range(SIDE) for x in range(SIDE)]
    chips = {square: _chip(named[square]) for square in squares}
    if not any(chips.values()):
        return ""
    text = "".join(chips[square][-1:] or "." for square in squares)
    rows = [text[start : start + SIDE] for start in range(0, SIDE * SIDE, SIDE)]
    jokers = [square for square in squares if chips[square].startswith("?")]
    return f"{'|'.join(rows)};{','.join(jokers) or '-'}"


def _chip(name: str) -> str:
    """The chip in a cell's name; empty: none."""
    last = name.rpartition(", ")[2]
    if last.startswith("used as "):
        return "?" + SIGNS.get(last[-1], last[-1])
    return WORDS.get(last, last if last.isdigit() else "")


def best(server: LocalServer, person: Person, options: Json = SHORT) -> str:
    """The best play from what the person sees; empty: there is none."""
    given = {"rack": rack(person), "position": position(person)}
    given = {name: text for name, text in given.items() if text}
    found = server.post(f"/desk/{FAMILY}/best", {"given": given, "options": options, "top": 1})
    return str(found["moves"][0]["facts"]["move"]) if found["moves"] else ""


# what is done


def lay_by_hand(person: Person, play: str) -> None:
    """Press each chip, then its square."""
    for chip in read_play(play).chips:
        kind = "?" if chip.is_joker else chip.sign
        held = person.one(f".hand [data-piece*=':{kind}:']:not([aria-label*='on the board'])")
        person.touch(held.first)
        person.touch(person.one(f'[data-cell="{chip.square}"]'))
        if chip.is_joker:
            sign = {kind: sign for sign, kind in SIGNS.items()}.get(chip.sign, chip.sign)
            person.touch(person.one(f'[data-face="{sign}"]'))


def lay_by_keys(person: Person, play: str) -> None:
    """Reach the board by Tab, the square by arrows, the direction by Space; type the rest."""
    wanted = read_play(play)
    square = wanted.chips[0].square
    focus_board(person)
    here = str(person.one("[data-cell]:focus").get_attribute("data-cell"))
    right = ord(square[0]) - ord(here[0])
    down = int(square[1:]) - int(here[1:])
    person.keys(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
    person.keys(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
    expect(person.one(f'[data-cell="{square}"]')).to_be_focused()
    way = "down" if wanted.is_down else "right"
    expect(person.one(f'[data-cell="{square}"] .arrow')).to_be_attached()
    if not person.one(f".arrow.{way}").count():
        person.keys("Space")
    expect(person.one(f'[data-cell="{square}"] .arrow.{way}')).to_be_attached()
    for chip in wanted.chips:
        person.keys(*(("?", chip.sign) if chip.is_joker else (chip.sign,)))
    expect(person.one(MINE)).to_have_count(len(wanted.chips))


def focus_board(person: Person) -> None:
    """Press Tab until a cell of the board has the focus."""
    person.page.evaluate("document.activeElement?.blur()")
    for _ in range(40):
        person.keys("Tab")
        if person.one("[data-cell]:focus").count():
            return
    raise AssertionError("Tab does not reach the board")


def commit(person: Person, *, by_keys: bool = False) -> None:
    """Press the main button once the referee says yes, and wait until the chips are played."""
    ready = person.one('[data-prompt="lay"] button:not([aria-disabled])')
    expect(ready).to_be_visible()
    if by_keys:
        person.keys("Enter")
    else:
        person.touch(ready)
    person.wait_until_settled()
    expect(person.one(MINE)).to_have_count(0)


def give_up_turn(person: Person, *, by_keys: bool = False) -> None:
    """Pass."""
    if not person.one('[data-prompt="pass"]').count():
        press(person, person.button("More choices"), by_keys=by_keys)
    press(person, person.one('[data-prompt="pass"] button'), by_keys=by_keys)
    press(person, person.page.get_by_role("dialog").get_by_role("button", name="Pass"), by_keys)
    person.wait_until_settled()


def press(person: Person, button: Locator, by_keys: bool = False) -> None:
    """Press a button by hand, or with Enter once Tab has reached it."""
    if not by_keys:
        person.touch(button)
        return
    for _ in range(40):
        if button.evaluate("button => button === document.activeElement"):
            person.keys("Enter")
            return
        person.keys("Tab")
    raise AssertionError("Tab does not reach the button")


def play_to_the_end(
    server: LocalServer, *people: Person, by_keys: bool = False, options: Json = SHORT
) -> None:
    """Let the player to move make the best play until the game is over."""
    for _ in range(60):
        player = next_player(people)
        if player is None:
            return
        play_once(server, player, by_keys=by_keys, options=options)
    raise AssertionError("the game does not end")


def play_once(
    server: LocalServer, player: Person, *, by_keys: bool = False, options: Json = SHORT
) -> None:
    """Make the best play; if there is none, pass."""
    move = best(server, player, options)
    if not move:
        give_up_turn(player, by_keys=by_keys)
    else:
        (lay_by_keys if by_keys else lay_by_hand)(player, move)
        commit(player, by_keys=by_keys)


def pass_and_play(server: LocalServer, phone: Person) -> set[str]:
    """Play with a shared screen; returns who was behind the curtain, which hides all secrets."""
    seen: set[str] = set()
    for _ in range(60):
        curtain = phone.one("[data-curtain]")
        expect(curtain.or_(phone.one(OVER)).first).to_be_visible()
        if is_over(phone):
            return seen
        seat = str(curtain.get_attribute("data-curtain"))
        assert [] == re.findall("r[01]:", phone.page.content()), "chips behind the curtain"
        phone.touch(curtain.get_by_role("button"))
        expect(phone.one(".hand [data-piece]").first).to_be_visible()
        assert {seat} == set(re.findall("r([01]):", phone.page.content()))
        seen.add(seat)
        play_once(server, phone)
    raise AssertionError("the game does not end")


# fixed openings


def record(
    *events: str, variant: str = "solo", names: tuple[str, ...] = ("Mila",), **options: object
) -> str:
    """A partial game with events such as `0 &1379+/?` or `0 D8h 9+6/2`."""
    lines = ["abaculus record 1", f"game: {FAMILY}", f"variant: {variant}"]
    lines += [f"rules: {FAMILY}/1", f"option players: {len(names)}"]
    lines += [f"option {key}: {value}" for key, value in options.items()]
    lines += [f"seat {seat}: person, {name}" for seat, name in enumerate(names)]
    lines += ["result: unfinished", ""]
    lines += [f"{number} 0 {event}" for number, event in enumerate(events, 1)]
    return "\n".join(lines) + "\n"


def sit(person: Person, server: LocalServer, *events: str, **options: Any) -> None:
    """Continue such an opening, alone."""
    person.go(server.open_record(record(*events, **options)).path)
    person.press("Continue")
    expect(person.one(".hand [data-piece]").first).to_be_visible()
    expect(person.button("Continue")).to_have_count(0)
    person.wait_until_settled()


def lay_at(person: Person, *chips: str) -> None:
    """Lay chips such as `4 H8`, legal or not."""
    for chip in chips:
        kind, square = chip.split()
        person.touch(
            person.one(f".hand [data-piece*=':{kind}:']:not([aria-label*='on the board'])").first
        )
        person.touch(person.one(f'[data-cell="{square}"]'))
