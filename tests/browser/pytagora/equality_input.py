"""What people do with their pieces to write equalities: by hand, by dragging, by keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.pytagora.equalities import MINE, WRITES, Placed, at

EDGE = 40
"""Nearer to its edge the table scrolls under a carried piece."""
NEAR = 60
"""Pixels from the middle that still count as the middle."""


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
        person.wait_until_drawn()
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
    person.wait_until_drawn()


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
    person.wait_until_settled()
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
    person.wait_until_settled()
