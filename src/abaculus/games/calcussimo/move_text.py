# hot: compiled with mypyc where possible
"""Moves as text (5.3): strict in writing, lenient in reading; no text raises an error."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, assert_never

from abaculus.games.calcussimo.kinds import KINDS, in_rack_order
from abaculus.games.calcussimo.moves import (
    Accept,
    Agree,
    Dispute,
    FreePlay,
    LinePlay,
    Move,
    Pass,
    Swap,
)
from abaculus.grids import cell_at, x_of, y_of
from abaculus.kernel.messages import Refusal

LONGEST: Final = 400
"""The most characters of a move's text."""

_LENIENT: Final = str.maketrans(
    {"×": "*", "x": "*", "X": "*", "÷": "/", ":": "/"} | dict.fromkeys("−–", "-")
)
_SQUARE: Final = "([A-Za-z])([0-9]{1,2})"
_LINE: Final = re.compile(_SQUARE + r"\s*([hvHV])\s*(.*)", re.DOTALL)
_PLACED: Final = re.compile(_SQUARE + r"=(\?.?|.)", re.DOTALL)
_RUN: Final = re.compile(r"\?[-+*/0-9]?|[-+*/0-9]|\([-+*/0-9]+\)")
_CHIP: Final = re.compile(r"\?[-+*/0-9]?|[-+*/0-9]")
TOTAL_DIGITS: Final = 100
"""The most digits of an announced total."""


def format_square(cell: int) -> str:
    """The name of a square, such as `H8`; beyond column Z, its column and row."""
    x, y = x_of(cell), y_of(cell)
    return f"{chr(65 + x)}{y + 1}" if 0 <= x < 26 else f"{x + 1}/{y + 1}"


def parse_square(text: str) -> int | None:
    """The cell with that name, on any board; None if it is not the name of a square."""
    found = re.fullmatch(_SQUARE, text)
    return _cell(found[1], found[2]) if found else None


def _cell(column: str, row: str) -> int:
    return cell_at(ord(column.upper()) - 65, int(row) - 1)


def normalise_chips(chips: str) -> str:
    """Typed chips in standard signs, without blanks."""
    return "".join(chips.translate(_LENIENT).split())


def parse_refusal(text: str) -> Refusal:
    """The refusal of a text that is not a move."""
    shown = text[:60].encode("utf-8", "replace").decode()
    return Refusal("E-PARSE", {"text": shown})


def parse_move(text: str) -> Move | Refusal:
    """Parse a move without looking at a board."""
    bare = text.strip()
    if len(text) > LONGEST:
        return parse_refusal(text)
    if bare.startswith("~"):
        chips = normalise_chips(bare[1:])
        return Swap(in_rack_order(chips)) if set(chips) <= set(KINDS) else parse_refusal(text)
    word = _WORDS.get(normalise_chips(bare).lower())
    if word is not None:
        return word
    line = _LINE.match(bare)
    if line is None and not bare.startswith("@"):
        return parse_refusal(text)
    body, mark, claim = bare.partition("#")
    total = None
    if mark:
        total = _total(claim.strip())
        if total is None:
            return Refusal("E-CLAIM")
    play = _parse_free(body[1:], total) if line is None else _parse_line(body, total)
    return play or parse_refusal(text)


_WORDS: Final[dict[str, Move]] = {
    ".": Pass(),
    "!": Dispute(),
    "ok": Accept(),
    "=": Agree(),
    "=-": Agree(back=True),
}


def _total(claim: str) -> int | None:
    if not (claim.isascii() and claim.isdigit() and len(claim) <= TOTAL_DIGITS):
        return None
    return int(claim) or None


def _parse_line(body: str, total: int | None) -> LinePlay | None:
    found = _LINE.fullmatch(body)
    if found is None:
        return None
    run = parse_run(normalise_chips(found[4]))
    if not run:
        return None
    return LinePlay(_cell(found[1], found[2]), found[3] in "vV", run, total)


def parse_run(text: str) -> tuple[str, ...] | None:
    """The chips of a run one by one, as `LinePlay` holds them; None if the text is not a run."""
    run: list[str] = []
    place = 0
    while place < len(text):
        found = _RUN.match(text, place)
        if found is None:
            return None
        place = found.end()
        part = found[0]
        run += [f"({chip})" for chip in part[1:-1]] if part[0] == "(" else [part]
    return tuple(run)


def _parse_free(body: str, total: int | None) -> FreePlay | None:
    laid: list[tuple[int, str]] = []
    for part in body.split(","):
        found = _PLACED.fullmatch("".join(part.split()))
        chip = normalise_chips(found[3]) if found else ""
        if found is None or not _CHIP.fullmatch(chip):
            return None
        laid.append((_cell(found[1], found[2]), chip))
    return FreePlay(tuple(laid), total)


def format_move(move: Move) -> str:
    """The canonical text of a move."""
    match move:
        case LinePlay(cell, down, run, total):
            return f"{format_square(cell)}{'v' if down else 'h'} {format_run(run)}{_claim(total)}"
        case FreePlay(laid, total):
            chips = ",".join([f"{format_square(cell)}={chip}" for cell, chip in laid])
            return f"@{chips}{_claim(total)}"
        case Swap(chips):
            return f"~{chips}"
        case Pass():
            return "."
        case Dispute():
            return "!"
        case Accept():
            return "ok"
        case Agree(back):
            return "=-" if back else "="
        case _ as never:
            assert_never(never)


def format_run(run: Sequence[str]) -> str:
    """A run as text; adjacent chips of the board share one pair of brackets."""
    return "".join(run).replace(")(", "")


def _claim(total: int | None) -> str:
    return "" if total is None else f" #{total}"
