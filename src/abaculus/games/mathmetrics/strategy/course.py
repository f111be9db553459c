"""A game's course for a solver: where each roll leads, what each landing does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from abaculus.games.mathmetrics.board import board, positions
from abaculus.games.mathmetrics.keys import CATEGORIES, Category, Symbol, key

FACES: Final = (1, 2, 3, 4, 5, 6)


class CircleCourse(Struct, frozen=True, eq=False):
    """What decides a player's own game, besides the player's accuracy.

    `course` returns the same one each time, so it is compared by identity, which is fast.
    """

    positions: tuple[str, ...]
    ways: tuple[tuple[tuple[int, ...], ...], ...]
    """For each position and each face of the die the positions where a move may end."""
    symbols: tuple[Symbol, ...]
    """The symbol of each position's space; in a gentle game without its losses."""
    target: int
    is_gentle: bool
    """Whether a bust keeps the tokens."""


@lru_cache(maxsize=32)
def course(board_text: str, key_text: str, target: int, is_gentle: bool) -> CircleCourse:
    """The course of a game."""
    table, meanings = board(board_text), key(key_text)
    names = positions(table)
    numbers = {name: number for number, name in enumerate(names)}
    symbols = [meanings[table.spaces[table.sole[name]].symbol] for name in names]
    return CircleCourse(
        positions=names,
        ways=tuple(
            tuple(tuple(numbers[way.to] for way in table.ways[name][face]) for face in FACES)
            for name in names
        ),
        symbols=tuple(replace(one, loss=0) if is_gentle else one for one in symbols),
        target=target,
        is_gentle=is_gentle,
    )


def asked_categories(symbol: Symbol) -> tuple[tuple[Category, ...], ...]:
    """The categories a symbol asks about; of several such tuples one is chosen."""
    match symbol.asks:
        case "":
            return ()
        case "?":
            return tuple((category,) for category in CATEGORIES)
        case "ENG":
            return (CATEGORIES,)
        case one:
            return ((one,),)


def chance_of(least: int, chances: Sequence[float]) -> float:
    """The chance that at least this many of some independent events happen."""
    found = [1.0]
    for chance in chances:
        found = [
            chance * before + (1 - chance) * same
            for before, same in zip([0.0, *found], [*found, 0.0], strict=True)
        ]
    return sum(found[least:])
