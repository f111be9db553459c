"""How people write equalities: what they see on the table, and what they do with their pieces."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from abaculus.games.pytagora.compose.options import rules
from abaculus.games.pytagora.compose.rules import Compose
from abaculus.games.pytagora.equality.terms import LineTerms, Write
from abaculus.games.pytagora.kinds import in_order, parse_pieces
from abaculus.games.pytagora.positions import parse_position
from abaculus.games.pytagora.search import best_lines
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose
from tests.browser.person import Person
from tests.browser.server import Json
from tests.browser.tables import OVER, is_over, next_player

FAMILY = "pytagora"
GROUPS = {
    "N1": {"1": 12, "2": 12, "3": 12},
    "S1": {"+": 2, "-": 1},
    "N2": {"1": 4, "2": 4, "3": 4},
    "S2": {"*": 1},
    "N3": {"{1/2}": 1},
    "B3": {",": 1},
    "O3": {"(": 1},
    "C0": {")": 9},
    "E0": {"=": 19},
}
FEW = json.dumps({"pieces": {"id": "few", "groups": GROUPS}})
"""Many of three digits and few of all else, so that every hand holds two equal pieces."""
SHORT: Json = {"pieces": FEW, "target": 10}
SHORT_BASIC: Json = {"pieces": FEW, "turns": 2}
EFFORT = 30_000
"""The limit of the search: a good line is good enough."""
LONG = 7
"""The longest line to lay, so that tests stay short."""
FACES = {
    "Continue an equality": "cont",
    "Three more pieces": "plus3",
    "One piece counts double": "double",
    "Two equalities": "two",
    "Take a piece from someone": "steal",
}
WORDS = {
    "plus": "+", "minus": "-", "times": "*", "divided by": "/", "equals": "=",
    "open bracket": "(", "close bracket": ")", "comma": ",", "period bar": "~",
    "squared": "^2", "cubed": "^3", "to the fourth power": "^4",
    "square root": "r2", "cube root": "r3", "fourth root": "r4",
}  # fmt: skip
MINE = ".pieces .mine"
"""Pieces laid and not yet written."""
EDGE = 40
"""Nearer to its edge the table scrolls under a carried piece."""
NEAR = 60
"""Pixels from the middle that still count as the middle."""
WRITES = '[data-prompt="lay"] button'


class Placed(NamedTuple):
    """A piece to lay, and where."""

    kind: str
    cell: str


def at(cell: str) -> tuple[int, int]:
    """Column and row."""
    x, _, y = cell.partition(",")
    return int(x), int(y)


def parse_placement(text: str) -> list[Placed]:
    """`h0,0:6+[1]=7` as pieces to lay; those in brackets are on the table already."""
    head, line = text.split(":", 1)
    x, y = at(head[1:])
    dx, dy = (0, 1) if head[0] == "v" else (1, 0)
    found: list[Placed] = []
    for crossed, new in re.findall(r"\[([^\]]+)\]|((?:\{[^}]+\}|r[234]|\^[234]|.))", line):
        if new:
            found.append(Placed(new, f"{x},{y}"))
        for _ in _pieces(crossed or new):
            x, y = x + dx, y + dy
    return found


def _pieces(text: str) -> tuple[str, ...]:
    found = parse_pieces(text)
    assert not isinstance(found, Refusal), found
    return found


# what is seen


def hand(person: Person) -> tuple[str, ...]:
    """The person's pieces that are not laid."""
    shown = person.one(
        ".hand [data-piece]:not([aria-label*=empty]):not([aria-label*='on the board'])"
    )
    ids = shown.evaluate_all("pieces => pieces.map((piece) => piece.dataset.piece)")
    return in_order(str(one).split(":")[1] for one in ids)


def table(person: Person) -> dict[str, str]:
    """The piece in each cell, from what a screen reader reads."""
    read = "cells => cells.map((cell) => [cell.dataset.cell, cell.ariaLabel])"
    named: list[list[str]] = person.one("[data-plane] [data-cell]").evaluate_all(read)
    return {cell: _kind(name) for cell, name in named if name.count(", ") >= 2}


def _kind(name: str) -> str:
    """The piece in a cell's name: `Column 4, row −2, plus`."""
    piece = name.split(", ")[2]
    return WORDS.get(piece) or (f"{{{piece}}}" if "/" in piece else piece)


def position(lying: dict[str, str]) -> str:
    """The lines as text for the referee: wherever two pieces touch, there is a line."""
    cells = {at(cell): kind for cell, kind in lying.items()}
    return ";".join([*_lines(cells, "h"), *_lines(cells, "v")])


def written_lines(person: Person) -> list[str]:
    """The lines on the table."""
    return [line.partition(":")[2] for line in position(table(person)).split(";") if line]


def _lines(cells: dict[tuple[int, int], str], way: str) -> Iterable[str]:
    dx, dy = (0, 1) if way == "v" else (1, 0)
    for x, y in sorted(cells):
        if (x - dx, y - dy) in cells:
            continue
        run = ""
        at_x, at_y = x, y
        while (at_x, at_y) in cells:
            run += cells[at_x, at_y]
            at_x, at_y = at_x + dx, at_y + dy
        if at_x - x + at_y - y > 1:
            yield f"{way}{x},{y}:{run}"


def face(person: Person) -> str | None:
    """The face of the die; None: there is no die, or it is not rolled."""
    shown = person.one("[data-die] p > b")
    return FACES.get(shown.inner_text()) if shown.count() else None


def terms(variant: str, options: Json) -> LineTerms:
    """The rules of a table."""
    return rules(variant, choose(Compose(variant).info.menu, {"players": 2, **options})).terms


def line(person: Person, variant: str = FAMILY, options: Json = SHORT) -> list[Placed]:
    """A line that the person could write now; empty: none was found."""
    by = terms(variant, options)
    known = parse_position(by, position(table(person)))
    assert not isinstance(known, Refusal), known
    found = best_lines(by, known, hand(person), face(person), top=60, work=EFFORT)
    if not found.plays:
        return []
    shortest = min(found.plays, key=lambda one: len(one.pieces))
    play = next((one for one in found.plays if len(one.pieces) <= LONG), shortest)
    x, y, down = 0, 0, False
    if isinstance(play, Write):
        x, y, down = play.x, play.y, play.down
    else:
        chain = known.equalities[play.number - 1]
        down, long = chain.down, len(chain.pieces)
        x, y = (chain.x, chain.y + long) if down else (chain.x + long, chain.y)
    cells = [(x, y + step) if down else (x + step, y) for step in range(len(play.pieces))]
    laid = zip(play.pieces, play.crossed, cells, strict=True)
    return [Placed(kind, f"{cell[0]},{cell[1]}") for kind, old, cell in laid if not old]


# what is done


def find_piece(person: Person, kind: str) -> Locator:
    """A piece of the hand, or a shared one."""
    if kind in ("=", ")"):
        return person.one(f'.hand [data-pile="s:{kind}"]')
    return person.one(f".hand [data-piece*=':{kind}:']:not([aria-label*='on the board'])").first


def spot(person: Person, cell: str) -> tuple[float, float]:
    """Where the middle of a cell is, visible or not."""
    known, left, top, side = person.page.evaluate(
        """() => {
            const cell = document.querySelector('[data-plane] [data-cell]');
            const box = cell.getBoundingClientRect();
            return [cell.dataset.cell, box.x, box.y, box.width];
        }"""
    )
    (x, y), (from_x, from_y) = at(cell), at(known)
    return left + (x - from_x + 0.5) * side, top + (y - from_y + 0.5) * side


def side(person: Person) -> float:
    """The width of a cell on the screen."""
    box = person.one("[data-plane] [data-cell]").first.bounding_box()
    assert box is not None
    return box["width"]


def point(person: Person, cell: str) -> tuple[float, float] | None:
    """The middle of a cell on the screen; None: it is out of sight or covered."""
    there = spot(person, cell)
    is_bare = """([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return !!seen?.closest('[data-plane]') && !seen.closest('button');
    }"""
    return there if person.page.evaluate(is_bare, list(there)) else None


def bring(person: Person, cells: Sequence[str]) -> None:
    """Scroll and zoom out until all these cells can be touched."""
    for _ in range(20):
        if all(point(person, cell) and is_inside(person, cell) for cell in cells):
            return
        x, y = spot(person, cells[len(cells) // 2])
        to_x, to_y = middle(person)
        if max(abs(to_x - x), abs(to_y - y)) > NEAR:
            push(person, to_x - x, to_y - y)
        else:
            person.press("Smaller")
        person.drawn()
    raise AssertionError(f"{cells} cannot be brought into sight")


def is_inside(person: Person, cell: str) -> bool:
    """Whether a piece can be carried there without scrolling the table, as happens at its edge."""
    x, y = spot(person, cell)
    port = person.one("[data-plane]").bounding_box()
    assert port is not None
    from_left, from_top = x - port["x"], y - port["y"]
    far = min(from_left, from_top, port["width"] - from_left, port["height"] - from_top)
    return far > EDGE


def middle(person: Person) -> tuple[float, float]:
    """The middle of the visible part of the table."""
    port = person.one("[data-plane]").bounding_box()
    assert port is not None
    return port["x"] + port["width"] / 2, port["y"] + port["height"] / 2


def push(person: Person, dx: float, dy: float) -> None:
    """Scroll the table, with a finger as far as one swipe goes, or with the wheel."""
    x, y = middle(person)
    if person.is_phone:
        right, down = (max(-100.0, min(100.0, far)) for far in (dx, dy))
        swipe(person, [(x, y)], [(x + right, y + down)])
    else:
        person.page.mouse.move(x, y)
        person.page.mouse.wheel(-dx, -dy)


def swipe(person: Person, start: list[tuple[float, float]], end: list[tuple[float, float]]) -> None:
    """Swipe with fingers, and rest before lifting: a fling would swallow the next tap."""
    line: Any = person.context.new_cdp_session(person.page)
    for step in (0, 1, 2, 3, 4, 4, 4):
        fingers = [
            {"id": number, "x": x + (to_x - x) * step / 4, "y": y + (to_y - y) * step / 4}
            for number, ((x, y), (to_x, to_y)) in enumerate(zip(start, end, strict=True))
        ]
        kind = "touchMove" if step else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
        person.page.wait_for_timeout(40)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.drawn()


def touch(person: Person, cell: str) -> None:
    """Tap or click on the table."""
    there = point(person, cell)
    assert there is not None, f"{cell} is out of sight"
    if person.is_phone:
        person.page.touchscreen.tap(*there)
    else:
        person.page.mouse.click(*there)


def lay_by_hand(person: Person, pieces: list[Placed]) -> None:
    """Press each piece, then its cell."""
    bring(person, [piece.cell for piece in pieces])
    for number, (kind, cell) in enumerate(pieces, person.one(MINE).count() + 1):
        person.touch(find_piece(person, kind))
        touch(person, cell)
        expect(person.one(MINE)).to_have_count(number)


def lay_by_dragging(person: Person, pieces: list[Placed]) -> None:
    """Drag each piece to its cell."""
    bring(person, [piece.cell for piece in pieces])
    for number, (kind, cell) in enumerate(pieces, 1):
        there = point(person, cell)
        assert there is not None
        find_piece(person, kind).hover()
        carry_to(person, *there)
        expect(person.one(MINE)).to_have_count(number)


def carry_to(person: Person, x: float, y: float) -> None:
    """Drag what is under the mouse in one step: slowly over the edge, the table would scroll."""
    person.page.mouse.down()
    person.page.mouse.move(x, y)
    person.page.mouse.move(x + 1, y)
    person.page.mouse.up()


def lay_by_keys(person: Person, pieces: list[Placed]) -> None:
    """Reach the table by Tab, the cell by arrows, the direction by Space; type the rest."""
    cells = [at(piece.cell) for piece in pieces]
    is_down = len({x for x, _ in cells}) == 1
    focus_table(person)
    x, y = at(str(person.one("[data-cell]:focus").get_attribute("data-cell")))
    right, down = cells[0][0] - x, cells[0][1] - y
    person.keys(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
    person.keys(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
    expect(person.one(f'[data-cell="{pieces[0].cell}"]')).to_be_focused()
    way = "down" if is_down else "right"
    expect(person.one(f'[data-cell="{pieces[0].cell}"] .arrow')).to_be_attached()
    if not person.one(f".arrow.{way}").count():
        person.keys("Space")
    expect(person.one(f'[data-cell="{pieces[0].cell}"] .arrow.{way}')).to_be_attached()
    person.keys(*(piece.kind for piece in pieces))
    expect(person.one(MINE)).to_have_count(len(pieces))


def focus_table(person: Person) -> None:
    """Press Tab until a cell has the focus."""
    person.page.evaluate("document.activeElement?.blur()")
    for _ in range(40):
        person.keys("Tab")
        if person.one("[data-cell]:focus").count():
            return
    raise AssertionError("Tab does not reach the table")


def press(person: Person, button: Locator, *, by_keys: bool) -> None:
    """Press a button by hand, or with Enter once Tab has reached it."""
    expect(button).to_be_visible()
    if not by_keys:
        person.touch(button)
        return
    for _ in range(60):
        if button.evaluate("button => button === document.activeElement"):
            person.keys("Enter")
            return
        person.keys("Tab")
    raise AssertionError("Tab does not reach the button")


def write(person: Person, *, by_keys: bool = False) -> None:
    """Press the main button once the referee says yes, and wait until the line is written."""
    ready = person.one(f"{WRITES}:not([aria-disabled])")
    expect(ready).to_be_visible()
    if by_keys:
        person.keys("Enter")
    else:
        person.touch(ready)
    person.settles()
    expect(person.one(MINE)).to_have_count(0)


def otherwise(person: Person, prompt: str, *, by_keys: bool = False) -> None:
    """Do something other than write: `pass`, `done` or `buy`, wherever its button is."""
    if not person.one(f'[data-prompt="{prompt}"]').count():
        press(person, person.button("More choices"), by_keys=by_keys)
    press(person, person.one(f'[data-prompt="{prompt}"] button'), by_keys=by_keys)


def give_up_turn(person: Person, *, by_keys: bool = False) -> None:
    """Pass, and confirm."""
    otherwise(person, "pass", by_keys=by_keys)
    sure = person.page.get_by_role("dialog").get_by_role("button", name="Pass")
    press(person, sure, by_keys=by_keys)
    person.settles()


# whole turns and games

STATE = """() => [
    ...[...document.querySelectorAll('[data-prompt]')].map((one) => one.dataset.prompt).sort(),
    document.querySelector('.seat.is-turn')?.dataset.seat,
    document.querySelectorAll('.log-area .log > li').length,
    document.querySelector('[data-curtain]')?.dataset.curtain,
    !!document.querySelector('[data-result]'),
].join(' ')"""

Lays = Callable[[Person, list[Placed]], None]


def do_next(
    person: Person,
    variant: str = FAMILY,
    options: Json = SHORT,
    lays: Lays = lay_by_hand,
) -> str:
    """Do what is asked now and wait for all its results; returns what it was."""
    by_keys = lays is lay_by_keys
    asked = str(
        person.one(".buttons .primary, [data-prompt=face]").first.get_attribute("data-prompt")
    )
    if asked == "lay":
        asked = _compose(person, line(person, variant, options), lays)
    elif asked == "face":
        cards = person.one("[data-card]:not([aria-disabled=true])")
        press(person, cards.last, by_keys=by_keys)
    elif asked == "steal":
        press(person, person.one("[data-prompt=steal] button"), by_keys=by_keys)
        piece = person.page.get_by_role("dialog").locator("[data-piece]").first
        press(person, piece, by_keys=by_keys)
    else:
        press(person, person.one(f'[data-prompt="{asked}"] button'), by_keys=by_keys)
    person.settles()
    return asked


def _compose(person: Person, pieces: list[Placed], lays: Lays) -> str:
    by_keys = lays is lay_by_keys
    if pieces:
        lays(person, pieces)
        write(person, by_keys=by_keys)
        return "write"
    if "second" in person.one("[data-verdict]").inner_text():
        otherwise(person, "done", by_keys=by_keys)
        return "done"
    give_up_turn(person, by_keys=by_keys)
    return "pass"


def play_to_the_end(
    *people: Person, variant: str = FAMILY, options: Json = SHORT, lays: Lays = lay_by_hand
) -> list[str]:
    """Let the player to move act until the game is over; returns what was done."""
    done: list[str] = []
    for _ in range(150):
        player = next_player(people)
        if player is None:
            return done
        done.append(do_next(player, variant, options, lays))
    raise AssertionError("the game does not end")


def pass_and_play(
    phone: Person, variant: str = FAMILY, options: Json = SHORT, lays: Lays = lay_by_hand
) -> set[str]:
    """Play with a shared screen; returns whose pieces were shown."""
    seen: set[str] = set()
    for _ in range(150):
        expect(phone.one(f".hand [data-piece], .hand [data-pile], {OVER}").first).to_be_visible()
        if is_over(phone):
            return seen
        seen |= set(
            phone.one(".hand [data-piece]").evaluate_all(
                "pieces => pieces.map((piece) => piece.dataset.piece[1])"
            )
        )
        do_next(phone, variant, options, lays)
    raise AssertionError("the game does not end")
