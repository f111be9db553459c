"""The rules of a line taken literally, slowly and on their own: the oracle of the referee.

A table is a list of lines, each piece is one letter.
"""

from collections import Counter
from decimal import localcontext
from itertools import pairwise

from abaculus.games.pytagora.tests.oracle_points import worths
from abaculus.games.pytagora.tests.oracle_sides import DIGITS, USED, House, Wrong, same, value

Line = tuple[int, int, bool, str]
"""Column, row, whether downward, letters."""


def check_truth(family: House, text: str) -> None:
    """Raises the first thing wrong with a line or chain as mathematics."""
    sides = [value(family, member) for member in text.split("=")]
    with localcontext() as context:
        context.prec = DIGITS
        if not all(same(a, b) for a, b in pairwise(sides)):
            raise Wrong("not_equal")


def check_pieces(family: House, text: str) -> None:
    if "?" in text:
        raise Wrong("unknown_piece")
    if not set(text) <= USED[family.mode]:
        raise Wrong("piece_not_in_mode")


# The table


def cells(line: Line) -> list[tuple[int, int]]:
    x, y, down, text = line
    return [(x, y + i) if down else (x + i, y) for i in range(len(text))]


def check_place(
    family: House, lines: list[Line], line: Line, crossed: list[bool], old: int
) -> None:
    """Raises the first thing wrong with where a line lies; its first `old` pieces lie there."""
    x, y, down, text = line
    places, text = cells(line)[old:], text[old:]
    if any(abs(a) > 500 or abs(b) > 500 for a, b in places):
        raise Wrong("out_of_table")
    lying = {p: letter for o in lines for p, letter in zip(cells(o), o[3], strict=True)}
    check_content(lying, places, text, crossed)
    for place, is_crossed in zip(places, crossed, strict=True):
        if is_crossed and any(place in cells(other) and other[2] == down for other in lines):
            raise Wrong("crosses_parallel")
    for (a, b), is_crossed in zip(places, crossed, strict=True):
        beside = {(a - 1, b), (a + 1, b)} if down else {(a, b - 1), (a, b + 1)}
        if not is_crossed and beside & lying.keys():
            raise Wrong("touches")
    before = (x, y - 1) if down else (x - 1, y)
    after = (x, places[-1][1] + 1) if down else (places[-1][0] + 1, y)
    if after in lying or (before in lying and not old):
        raise Wrong("runs_on")
    check_use(family, lines, text, crossed, old)


def check_content(
    lying: dict[tuple[int, int], str],
    places: list[tuple[int, int]],
    text: str,
    crossed: list[bool],
) -> None:
    for place, letter, is_crossed in zip(places, text, crossed, strict=True):
        there = lying.get(place)
        if there is not None and there != letter:
            raise Wrong("cell_taken")
        if (there is not None) != is_crossed:
            raise Wrong("crossing_on_empty_cell" if is_crossed else "crossing_not_marked")


def check_use(family: House, lines: list[Line], text: str, crossed: list[bool], old: int) -> None:
    if not fresh(text, crossed):
        raise Wrong("no_new_piece")
    if family.must_connect and lines and not old and not any(crossed):
        raise Wrong("not_connected")


def fresh(text: str, crossed: list[bool]) -> Counter[str]:
    """The pieces that come from the hand."""
    return Counter(x for x, c in zip(text, crossed, strict=True) if not c and x not in "=)")


def check_equals(text: str) -> None:
    if text.count("=") != 1:
        raise Wrong("too_many_equals" if "=" in text else "no_equals")


def judge(
    family: House,
    lines: list[Line],
    line: Line,
    crossed: list[bool],
    face: str | None = None,
    hand: Counter[str] | None = None,
    old: int = 0,
) -> int | str:
    """The points of a line, or the code of the first thing wrong with it."""
    text = line[3]
    try:
        check_line(family, text, old)
        check_place(family, lines, line, crossed, old)
    except Wrong as wrong:
        return wrong.code
    if hand is not None and fresh(text[old:], crossed) - hand:
        return "not_in_rack"
    return points(text, crossed, face, hand, old)


def check_line(family: House, text: str, old: int = 0) -> None:
    """Raises the first thing wrong with a line that is new from a place on, as mathematics."""
    check_pieces(family, text)
    check_equals(text[old:])
    check_truth(family, text)


def points(
    text: str,
    crossed: list[bool],
    face: str | None = None,
    hand: Counter[str] | None = None,
    old: int = 0,
) -> int:
    """What a true line brings; of a chain only what comes after its first `old` pieces."""
    of = worths(text)[old:]
    own = [p for p, is_crossed in zip(of, crossed, strict=True) if not is_crossed]
    total = sum(own) if old else sum(of) + sum(crossed) ** 2
    if face == "double":
        total += max(own, default=0)
    used = fresh(text[old:], crossed)
    return total + 3 if hand is not None and used and used == hand else total
