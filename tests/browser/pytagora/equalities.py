"""What people see of equalities on the table, and lines they could write."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import NamedTuple

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
