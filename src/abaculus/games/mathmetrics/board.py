"""The board: two circles and the radians between them, as checked data, and where rolls lead.

A position is written as in the specification: `O17`, `I05`, and with the direction of the next move
`O08.in`, `O08.on`, `R2a.in`, `R2a.out`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from abaculus.games.mathmetrics.keys import CATEGORIES, SYMBOLS, Key, key
from abaculus.kernel.data_files import decode_data
from abaculus.kernel.messages import Refusal, RefusedError

BOARD: Final = "mm-72"
"""The built-in board."""

Ring: TypeAlias = Literal["outer", "inner", "radian"]

_LONGEST: Final = 20_000
_OUTER: Final = (12, 60)
_INNER: Final = (6, 30)
_RADIANS: Final = (1, 12)
_SPACES: Final = (0, 4)
_FACES: Final = range(1, 7)


class Radian(Struct, frozen=True, forbid_unknown_fields=True):
    """A spoke: the numbers of the spaces it joins, and its own symbols from outside to inside."""

    outer: int
    inner: int
    spaces: tuple[str, ...]


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A board as a file holds it."""

    id: str
    outer: tuple[str, ...]
    inner: tuple[str, ...]
    radians: tuple[Radian, ...]


class Space(Struct, frozen=True):
    """One space."""

    id: str
    symbol: str
    ring: Ring
    radian: int | None = None
    """The number of its radian from 0, for a space on one and for a junction."""
    on: str = ""
    """The next space clockwise; empty on a radian."""
    inward: str = ""
    """The next space towards the inner circle along the radian."""
    outward: str = ""
    """The next space towards the outer circle along the radian."""

    @property
    def is_junction(self) -> bool:
        """Whether a radian begins here."""
        return self.radian is not None and self.ring != "radian"


class Route(Struct, frozen=True, array_like=True):
    """Where a roll can lead."""

    to: str
    """The position reached."""
    path: tuple[str, ...]
    """The spaces passed, including the last one."""


Routes: TypeAlias = tuple[Route, ...]


class CircleBoard(Struct, frozen=True):
    """A board ready for play."""

    layout: BoardFile
    spaces: dict[str, Space]
    """By name, outer circle first, then the inner one, then the radians."""
    ways: dict[str, tuple[Routes, ...]]
    """For each position the routes of 0 to 6 steps; the first stays on the circle throughout."""
    sole: dict[str, str]
    """The space of each position."""


def space_of(position: str) -> str:
    """The space of a position."""
    return position.partition(".")[0]


def destinations(board: CircleBoard, position: str, steps: int) -> Routes:
    """Every route of this many steps, the one along the circle first."""
    return board.ways[position][steps]


def positions(board: CircleBoard) -> tuple[str, ...]:
    """Every position."""
    return tuple(board.ways)


@lru_cache(maxsize=32)
def board(text: str) -> CircleBoard:
    """The board with that name or from that data file, for any key; raises `RefusedError`."""
    layout = _parse_layout(text)
    spaces = {space.id: space for space in _spaces(layout)}
    states = [state for space in spaces.values() for state in _states(space)]
    ways = {
        state: ((), *(tuple(_walks(spaces, state, steps)) for steps in _FACES)) for state in states
    }
    return CircleBoard(layout, spaces, ways, {state: space_of(state) for state in states})


def check_fit(text: str, key_text: str) -> None:
    """Raise `RefusedError` if a board and a key do not fit together."""
    found = {space.symbol for space in board(text).spaces.values()}
    table = key(key_text)
    missing = sorted(found - set(table))
    if missing:
        raise _refusal(f"the key does not say what {missing[0]} means")
    for category in CATEGORIES:
        if not any(_gives(table, symbol, category) for symbol in found):
            raise _refusal(f"no space gives a token of {category}")


def _gives(table: Key, symbol: str, category: str) -> bool:
    asked = table[symbol].asks
    return table[symbol].gain > 0 and (category in asked or asked == "?")


def _refusal(which: str) -> RefusedError:
    return RefusedError(Refusal("E_BOARD", {"key": "board", "range": which}))


def _parse_layout(text: str) -> BoardFile:
    if text == BOARD:
        text = (Path(__file__).parent / "data" / f"{BOARD}.json").read_text("utf-8")
    layout = decode_data(text, BoardFile, _LONGEST, _refusal)
    problem = next(_problems(layout), None)
    if problem is not None:
        raise _refusal(problem)
    return layout


def _problems(layout: BoardFile) -> Iterator[str]:
    """What is wrong with a board, and where."""
    for name, symbols, (low, high) in (
        ("outer circle", layout.outer, _OUTER),
        ("inner circle", layout.inner, _INNER),
    ):
        if not low <= len(symbols) <= high:
            yield f"the {name} has {len(symbols)} spaces, not {low} to {high}"
        yield from _bad_symbols(f"the {name}", symbols)
    low, high = _RADIANS
    if not low <= len(layout.radians) <= high:
        yield f"there are {len(layout.radians)} radians, not {low} to {high}"
    for number, radian in enumerate(layout.radians, 1):
        low, high = _SPACES
        if len(radian.spaces) > high:
            yield f"radian {number} has {len(radian.spaces)} spaces, not {low} to {high}"
        yield from _bad_symbols(f"radian {number}", radian.spaces)
        if not 1 <= radian.outer <= len(layout.outer):
            yield f"radian {number} begins at space {radian.outer}, which the outer circle has not"
        if not 1 <= radian.inner <= len(layout.inner):
            yield f"radian {number} ends at space {radian.inner}, which the inner circle has not"
        for other, earlier in enumerate(layout.radians[: number - 1], 1):
            if earlier.outer == radian.outer or earlier.inner == radian.inner:
                yield f"radians {other} and {number} meet on one space"


def _bad_symbols(where: str, symbols: tuple[str, ...]) -> Iterator[str]:
    for number, symbol in enumerate(symbols, 1):
        if not symbol:
            yield f"space {number} of {where} has no symbol"
        elif symbol not in SYMBOLS:
            yield f"space {number} of {where} has a symbol “{symbol[:20]}”, which no key has"


def _spaces(layout: BoardFile) -> Iterator[Space]:
    outer = [f"O{number:02}" for number in range(1, len(layout.outer) + 1)]
    inner = [f"I{number:02}" for number in range(1, len(layout.inner) + 1)]
    lines = [
        [
            outer[radian.outer - 1],
            *(f"R{number}{'abcd'[place]}" for place in range(len(radian.spaces))),
            inner[radian.inner - 1],
        ]
        for number, radian in enumerate(layout.radians, 1)
    ]
    starts = {line[0]: number for number, line in enumerate(lines)}
    ends = {line[-1]: number for number, line in enumerate(lines)}
    for place, name in enumerate(outer):
        radian = starts.get(name)
        inward = "" if radian is None else lines[radian][1]
        on = outer[(place + 1) % len(outer)]
        yield Space(name, layout.outer[place], "outer", radian, on, inward=inward)
    for place, name in enumerate(inner):
        radian = ends.get(name)
        outward = "" if radian is None else lines[radian][-2]
        on = inner[(place + 1) % len(inner)]
        yield Space(name, layout.inner[place], "inner", radian, on, outward=outward)
    for number, (line, radian_of) in enumerate(zip(lines, layout.radians, strict=True)):
        for place, symbol in enumerate(radian_of.spaces, 1):
            yield Space(
                *(line[place], symbol, "radian", number, ""),
                inward=line[place + 1],
                outward=line[place - 1],
            )


def _states(space: Space) -> tuple[str, ...]:
    """The positions possible on a space."""
    if space.ring == "radian":
        return f"{space.id}.in", f"{space.id}.out"
    if space.ring == "outer" and space.is_junction:
        return space.id, f"{space.id}.in", f"{space.id}.on"
    return (space.id,)


class _Foot(Struct, frozen=True):
    """A piece in mid-walk: its space, and whether it came along a radian."""

    space: Space
    came: Literal["circle", "in", "out"]


def _walks(spaces: dict[str, Space], state: str, steps: int) -> Iterator[Route]:
    """The walks of this many steps, each position reached once."""
    name, _, facing = state.partition(".")
    seen: set[str] = set()
    for path, foot in _onward(spaces, _first(spaces[name], facing), steps):
        to = _landing_position(foot)
        if to not in seen:
            seen.add(to)
            yield Route(to, path)


def _first(space: Space, facing: str) -> tuple[tuple[str, Literal["circle", "in", "out"]], ...]:
    """The first step of a move."""
    match facing:
        case "in":
            return ((space.inward, "in"),)
        case "out":
            return ((space.outward, "out"),)
        case "on":
            return ((space.on, "circle"),)
        case _:
            return _either(space)


def _either(space: Space) -> tuple[tuple[str, Literal["circle", "in", "out"]], ...]:
    """The next spaces along the circle, and along a radian where one begins."""
    on: tuple[str, Literal["circle", "in", "out"]] = (space.on, "circle")
    if space.inward:
        return on, (space.inward, "in")
    return (on, (space.outward, "out")) if space.outward else (on,)


def _next(foot: _Foot) -> tuple[tuple[str, Literal["circle", "in", "out"]], ...]:
    """A step in mid-move: a piece that comes from a radian continues along the circle."""
    space = foot.space
    if space.ring == "radian":
        return _first(space, foot.came)
    return _either(space) if foot.came == "circle" else _first(space, "on")


def _onward(
    spaces: dict[str, Space],
    choices: tuple[tuple[str, Literal["circle", "in", "out"]], ...],
    steps: int,
) -> Iterator[tuple[tuple[str, ...], _Foot]]:
    for name, came in choices:
        foot = _Foot(spaces[name], came)
        if steps == 1:
            yield (name,), foot
        else:
            for path, end in _onward(spaces, _next(foot), steps - 1):
                yield (name, *path), end


def _landing_position(foot: _Foot) -> str:
    """The position of a piece that stops here."""
    space = foot.space
    if space.ring == "radian":
        return f"{space.id}.{foot.came}"
    if space.ring == "outer" and space.is_junction:
        return f"{space.id}.in" if foot.came == "circle" else f"{space.id}.on"
    return space.id
