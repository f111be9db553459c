"""Boards and chip sets: the built-in ones, and others that follow the rules of 2.5."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, cast

from msgspec import Struct

from abaculus.games.calcussimo.kinds import KINDS, NUMBERS, SIGNS
from abaculus.kernel.data_files import decode_data
from abaculus.kernel.messages import Refusal, RefusedError

BOARDS: Final = ("calcussimo-15", "plain-15")
CHIP_SETS: Final = ("calcussimo-100", "zero-104", "junior-70")

_COLOURS: Final = ".GBYPL"
_LONGEST: Final = 10_000


class SquareBoard(Struct, frozen=True):
    """A square board and its coloured squares."""

    id: str
    side: int
    premiums: str
    """A letter for each square, row by row: G B number, Y P L calculation, `.` plain."""
    author: str = ""


class ChipSet(Struct, frozen=True):
    """All the chips of a game."""

    id: str
    counts: dict[str, int]
    """How many chips there are of each kind present, in rack order."""


@lru_cache(maxsize=64)
def board(text: str) -> SquareBoard:
    """The board with that name or from that data file; raises `RefusedError`."""
    sheet = _open_data(text, "board", "E-BOARD", BOARDS, ("id", "author", "rows"))
    rows = sheet.get("rows")
    if not isinstance(rows, list):
        raise _refusal("E-BOARD", '"rows" must be a list of the rows of the board')
    rows = cast(list[object], rows)
    side = len(rows)
    if not (9 <= side <= 21 and side % 2):
        raise _refusal("E-BOARD", f"the side must be odd, from 9 to 21; here are {side} rows")
    premiums = "".join(_row(row, place, side) for place, row in enumerate(rows, start=1))
    centre = side * side // 2
    logos = [place for place, colour in enumerate(premiums) if colour == "L"]
    if logos != [centre]:
        wrong = next((place for place in logos if place != centre), centre)
        problem = "the logo L must stand once, on the centre, and nowhere else; look at row"
        raise _refusal("E-BOARD", f"{problem} {wrong // side + 1}")
    return SquareBoard(
        _word(sheet, "id", "E-BOARD"), side, premiums, _word(sheet, "author", "E-BOARD")
    )


def _row(row: object, place: int, side: int) -> str:
    if not isinstance(row, str):
        raise _refusal("E-BOARD", f"row {place} must be a text")
    if len(row) != side:
        problem = f"the board must be square: row {place} has {len(row)} letters, not {side}"
        raise _refusal("E-BOARD", problem)
    for letter in row:
        if letter not in _COLOURS:
            raise _refusal("E-BOARD", f"row {place} holds {letter!r}; only {_COLOURS} are allowed")
    return row


@lru_cache(maxsize=64)
def chips(text: str) -> ChipSet:
    """The chip set with that name or from that data file; raises `RefusedError`."""
    sheet = _open_data(text, "chips", "E-CHIPS", CHIP_SETS, ("id", "counts"))
    given = sheet.get("counts")
    if not isinstance(given, dict):
        raise _refusal("E-CHIPS", '"counts" must tell how many chips there are of each kind')
    given = cast(dict[str, object], given)
    for kind, count in given.items():
        _check_count(kind, count)
    counts = {kind: cast(int, given[kind]) for kind in KINDS if given.get(kind)}
    for name, kinds in (("number 0 to 9", NUMBERS), ("sign + - * /", SIGNS)):
        if not any(kind in counts for kind in kinds):
            raise _refusal("E-CHIPS", f"there must be chips of at least one {name}")
    return ChipSet(_word(sheet, "id", "E-CHIPS"), counts)


def _check_count(kind: str, count: object) -> None:
    if kind not in KINDS:
        problem = f"{kind[:20]!r} is not a kind of chip; the kinds are {' '.join(KINDS)}"
        raise _refusal("E-CHIPS", problem)
    most = 8 if kind == "?" else 99
    if type(count) is not int or not 0 <= count <= most:
        problem = f"the count of {kind!r} must be a whole number from 0 to {most}"
        raise _refusal("E-CHIPS", problem)


def _open_data(
    text: str, key: str, code: str, names: tuple[str, ...], keys: tuple[str, ...]
) -> Mapping[str, object]:
    if text in names:
        text = (Path(__file__).parent / "data" / f"{text}.json").read_text("utf-8")
    elif not text.lstrip().startswith("{"):
        known = ", ".join(names)
        problem = f"{text[:60]!r} is neither one of {known} nor the text of a data file"
        raise _refusal(code, problem)
    sheet = _inner(decode_data(text, object, _LONGEST, partial(_refusal, code)), key, code)
    for found in sheet:
        if found not in keys:
            problem = f"{found[:20]!r} has no meaning here; the keys are {', '.join(keys)}"
            raise _refusal(code, problem)
    return sheet


def _inner(file: object, key: str, code: str) -> Mapping[str, object]:
    if isinstance(file, dict) and list(cast(dict[str, object], file)) == [key]:
        inner = cast(dict[str, object], file)[key]
        if isinstance(inner, dict):
            return cast(dict[str, object], inner)
    raise _refusal(code, f'the file must be of the form {{"{key}": {{...}}}}')


def _word(sheet: Mapping[str, object], key: str, code: str) -> str:
    word = sheet.get(key, "")
    if not isinstance(word, str) or len(word) > 60:
        raise _refusal(code, f'"{key}" must be a text of at most 60 characters')
    return word


def _refusal(code: str, which: str) -> RefusedError:
    key = "board" if code == "E-BOARD" else "chips"
    return RefusedError(Refusal(code, {"key": key, "which": which}))
