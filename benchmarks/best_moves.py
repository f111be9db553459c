"""The exact best play of a turn, beside enumeration of all plays, by jokers on the rack."""

from __future__ import annotations

import random
import statistics
from functools import partial

from abaculus.games.calcussimo import search
from abaculus.games.calcussimo.options import menu, rules
from abaculus.games.calcussimo.play_search import search_rules
from abaculus.kernel.options import choose
from benchmarks.stopwatch import milliseconds

_POSITIONS = 60
_LISTED = 12
"""How many positions are also enumerated, which is slow."""
_RACK = 7


def _position(chance: random.Random, jokers: int) -> tuple[str, str]:
    """A board after 10 to 14 random plays, and a rack drawn from the chips left."""
    table = rules(choose(menu("calcussimo"), {}))
    field = search_rules(table.terms)
    plays = chance.randrange(10, 15)
    while True:
        bag = [kind for kind, count in table.chips.counts.items() for _ in range(count)]
        bag = [kind for kind in bag if kind != "?"]
        chance.shuffle(bag)
        board = ["."] * (table.terms.board.side**2)
        rack = [bag.pop() for _ in range(_RACK)]
        for _ in range(plays):
            play = search.sample(field, "".join(board), "".join(rack), chance.randrange)
            if play is None or len(bag) < 2 * _RACK:
                break
            for cell, chip, laid in zip(play.cells, play.chips, play.laid, strict=True):
                board[cell] = chip
                rack.remove(laid)
                rack.append(bag.pop())
        else:
            return "".join(board), "".join(bag[: _RACK - jokers]) + "?" * jokers


def report() -> list[str]:
    """The section of the results."""
    field = search_rules(rules(choose(menu("calcussimo"), {})).terms)
    chance = random.Random(2026)
    lines = [
        "## The exact best play",
        "",
        f"CPU milliseconds, {_POSITIONS} mid-game positions, racks of seven; modules {'compiled' if search.is_compiled() else 'not compiled'}.",
        f"Enumeration lists every legal play of the first {_LISTED} positions; both found the same best score on each.",
        "",
        "| jokers | best: mean | median | worst | enumeration: mean | worst |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for jokers in range(5):
        positions = [_position(chance, jokers) for _ in range(_POSITIONS)]
        best: list[float] = []
        listed: list[float] = []
        for number, (board, rack) in enumerate(positions):
            spent, top = milliseconds(partial(search.best, field, board, rack))
            best.append(spent)
            if number < _LISTED:
                spent, everything = milliseconds(partial(search.plays, field, board, rack))
                listed.append(spent)
                highest = max((play.points for play in everything), default=0)
                if highest != (top[0].points if top else 0):
                    raise AssertionError(f"search and enumeration differ on {board} {rack}")
        lines.append(
            f"| {jokers} | {statistics.mean(best):.2f} | {statistics.median(best):.2f} "
            f"| {max(best):.2f} | {statistics.mean(listed):.0f} | {max(listed):.0f} |"
        )
    return lines
