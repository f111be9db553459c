"""Every line of a hand, found by trying everything: slow, plain, sharing nothing with the search.

Members are worked out by an evaluator of its own; whatever is true is shown to the judge.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from abaculus.games.pytagora.equality.judge import judge
from abaculus.games.pytagora.equality.terms import Board, Continue, LineTerms, Play, Write
from abaculus.grids import cell_at, x_of, y_of
from abaculus.kernel.messages import Refusal

_SIGNS = ("+", "-", "*", "/")


@lru_cache(maxsize=400_000)
def worth(member: tuple[str, ...]) -> Fraction | None:
    """What a member of digits and four signs is worth; None if it is none."""
    text = "".join(member)
    if not text:
        return None
    for sign in ("+", "-"):
        # the last + or − of a member is worked out last
        place = max(text.rfind("+"), text.rfind("-"))
        if place >= 0 and text[place] == sign:
            left, right = worth(member[:place]), worth(member[place + 1 :])
            if not place and sign == "-":
                left = Fraction(0)
            if left is None or right is None:
                return None
            return left + right if sign == "+" else left - right
    place = max(text.rfind("*"), text.rfind("/"))
    if place >= 0:
        left, right = worth(member[:place]), worth(member[place + 1 :])
        if not left or not right:
            return None
        return left * right if text[place] == "*" else left / right
    return None if len(text) > 1 and text[0] == "0" else Fraction(int(text))


def fills(fixed: tuple[str, ...], hand: tuple[str, ...], equals: int) -> Iterator[tuple[str, ...]]:
    """All ways to fill the free cells from a hand and so many =, with exactly so many = at last."""

    def go_on(
        at: int, line: tuple[str, ...], left: tuple[str, ...], more: int
    ) -> Iterator[tuple[str, ...]]:
        if at == len(fixed):
            if not more:
                yield line
            return
        if fixed[at]:
            yield from go_on(at + 1, (*line, fixed[at]), left, more - (fixed[at] == "="))
            return
        for kind in sorted(set(left)):
            if kind in _SIGNS and line and line[-1] in _SIGNS:
                continue
            rest = list(left)
            rest.remove(kind)
            yield from go_on(at + 1, (*line, kind), tuple(rest), more)
        if more:
            yield from go_on(at + 1, (*line, "="), left, more - 1)

    yield from go_on(0, (), hand, equals)


def is_true(line: tuple[str, ...]) -> bool:
    """Whether both sides of a line are worth the same."""
    if line.count("=") != 1:
        return False
    place = line.index("=")
    left = worth(line[:place])
    return left is not None and left == worth(line[place + 1 :])


def best_by_trying(terms: LineTerms, table: Board, hand: tuple[str, ...], face: str | None) -> int:
    """The most points of any line, -1 if there is none."""
    best = -1
    for play in continued(terms, table, hand) if face == "cont" else lines(table, hand):
        judged = judge(terms, table, play, face, hand)
        if not isinstance(judged, Refusal):
            best = max(best, judged.points)
    return best


def lines(table: Board, hand: tuple[str, ...]) -> Iterator[Play]:
    """True lines that cross something, and one of each other kind below the table."""
    seen: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    for x, y, down, long in stretches(table, len(hand)):
        cells = [(x, y + i) if down else (x + i, y) for i in range(long)]
        fixed = tuple(table.pieces.get(cell_at(*cell), "") for cell in cells)
        if fixed.count("") == long or fixed.count("") > len(hand) + 1:
            continue
        if fixed not in seen:
            seen[fixed] = [line for line in fills(fixed, hand, 1) if is_true(line)]
        for line in seen[fixed]:
            yield Write(x, y, down, line, tuple(piece != "" for piece in fixed))
    left = min((x_of(cell) for cell in table.pieces), default=0)
    below = max((y_of(cell) for cell in table.pieces), default=-2) + 2
    for long in range(3, len(hand) + 2):
        for line in fills(("",) * long, hand, 1):
            if is_true(line):
                yield Write(left, below, False, line, (False,) * long)


def stretches(table: Board, held: int) -> Iterator[tuple[int, int, bool, int]]:
    """Every place near the table, either way, for lines of every length."""
    xs = [x_of(cell) for cell in table.pieces] or [0]
    ys = [y_of(cell) for cell in table.pieces] or [0]
    for x in range(min(xs) - held - 2, max(xs) + 1):
        for y in range(min(ys) - held - 2, max(ys) + 1):
            for long in range(3, held + 6):
                yield x, y, False, long
                yield x, y, True, long


def continued(terms: LineTerms, table: Board, hand: tuple[str, ...]) -> Iterator[Play]:
    """True continuations of every equality."""
    for number, equality in enumerate(table.equalities, 1):
        cell, step = equality.cells[-1] + equality.step, equality.step
        value = worth(equality.pieces[: equality.pieces.index("=")])
        for long in range(1, len(hand) + 4):
            fixed = tuple(table.pieces.get(cell + step * (i + 1), "") for i in range(long))
            if fixed.count("") > len(hand):
                continue
            for member in fills(fixed, hand, 0):
                if worth(member) == value:
                    crossed = (False, *(piece != "" for piece in fixed))
                    yield Continue(number, ("=", *member), crossed)
