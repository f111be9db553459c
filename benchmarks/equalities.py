"""Pytagora: the best line beside enumeration, replayed lines, and the live verdict."""

from __future__ import annotations

import random
import statistics
import time
from functools import partial
from typing import TypeAlias

from abaculus.games.pytagora.equality.judge import judge, lay_line
from abaculus.games.pytagora.equality.terms import Board, Hand, LineTerms, Play
from abaculus.games.pytagora.kinds import COMMON, KINDS, hand_without, in_order
from abaculus.games.pytagora.material import bag_of, pieces, terms_of
from abaculus.games.pytagora.search import best_lines, joiner
from abaculus.games.pytagora.tests.brute_force import best_by_trying
from abaculus.kernel.messages import Refusal
from benchmarks.stopwatch import milliseconds, rates

_Position: TypeAlias = tuple[Board, Hand, Play | None]
"""A table, the hand to move and the play that was made."""

_GAMES = 25
_PLAYS = 8
_WORK = 150_000
"""The limit of work for the turns that lead to a position."""
_SMALL = 40
_LONG = 13
_PATIENCE = 2.4
"""Seconds after which a search of a long hand is stopped."""


def _judge_play(terms: LineTerms, table: Board, play: Play, hand: Hand, points: int) -> Board:
    """The table after a play, whose points must be as claimed."""
    judged = judge(terms, table, play, None, hand)
    if isinstance(judged, Refusal) or judged.points != points:
        raise AssertionError(f"search and judge differ: {play} {points} {judged}")
    return lay_line(table, judged, 0, 1)


def _positions(mode: str) -> list[_Position]:
    """Tables of greedy games, each with the hand to move and the play that was made."""
    terms, found = terms_of(mode), list[_Position]()
    for seed in range(_GAMES):
        counts = zip(KINDS, bag_of(pieces(), mode), strict=True)
        bag = [kind for kind, count in counts for _ in range(count)]
        random.Random(seed).shuffle(bag)
        table = Board()
        hands = [in_order(bag.pop() for _ in range(terms.hand_size)) for _ in range(2)]
        for turn in range(_PLAYS):
            hand = hands[turn % 2]
            lines = best_lines(terms, table, hand, None, work=_WORK)
            play = lines.plays[0] if lines.plays else None
            found.append((table, hand, play))
            if play is not None:
                table = _judge_play(terms, table, play, hand, lines.points[0])
                own = zip(play.pieces, play.crossed, strict=True)
                used = [kind for kind, crossed in own if not crossed and kind not in COMMON]
                hand = hand_without(hand, used) or ()
            more = [bag.pop() for _ in range(min(terms.hand_size - len(hand), len(bag)))]
            hands[turn % 2] = in_order([*hand, *more])
    return found


def _row(name: str, spent: list[float], work: list[int], sure: int) -> str:
    spent, work = sorted(spent), sorted(work)
    ninth = len(spent) * 9 // 10
    return (
        f"| {name} | {len(spent)} | {statistics.median(spent):.0f} | {spent[ninth]:.0f} "
        f"| {spent[-1]:.0f} | {statistics.median(work):,.0f} | {work[-1]:,} | {sure} |"
    )


def _is_late(end: float) -> bool:
    return time.perf_counter() > end


def _measure_limit(positions: list[_Position]) -> str:
    """Long hands with a time limit: how long the whole call takes, with or without proof."""
    terms = terms_of("pytagora")
    spent: list[float] = []
    works: list[int] = []
    sure = 0
    for table, hand, _ in positions:
        began = time.perf_counter()
        stop = partial(_is_late, began + _PATIENCE)
        found = best_lines(terms, table, hand, None, stop=stop)
        spent.append((time.perf_counter() - began) * 1000)
        if found.bound < max(found.points, default=0):
            raise AssertionError(f"{found.points} above the bound {found.bound}")
        works.append(found.work)
        sure += found.complete
    name = f"pytagora, {_LONG} pieces, stopped after {_PATIENCE} s, milliseconds of the clock"
    return _row(name, spent, works, sure)


def _measure_search(mode: str, positions: list[_Position], face: str | None, work: int) -> str:
    terms = terms_of(mode)
    spent: list[float] = []
    works: list[int] = []
    sure = 0
    for table, hand, _ in positions:
        time, found = milliseconds(partial(best_lines, terms, table, hand, face, work=work))
        if found.plays and face is None:
            _judge_play(terms, table, found.plays[0], hand, found.points[0])
        spent.append(time)
        works.append(found.work)
        sure += found.complete
    return _row(f"{mode}, {len(positions[0][1])} pieces, {face or 'new line'}", spent, works, sure)


def _longer(positions: list[_Position]) -> list[_Position]:
    chance = random.Random(13)
    digits_and_signs = "0123456789+-*/"
    return [
        (table, in_order([*hand, *chance.choices(digits_and_signs, k=_LONG - len(hand))]), None)
        for table, hand, _ in positions[::4]
        if len(hand) < _LONG
    ]


def _small(positions: list[_Position]) -> list[str]:
    """Hands of five beside enumeration; both must find the same."""
    terms = terms_of("pytagora")
    ours: list[float] = []
    plain: list[float] = []
    for table, hand, _ in positions[:_SMALL]:
        few = in_order(random.Random("".join(hand)).sample(hand, 5))
        time, found = milliseconds(partial(best_lines, terms, table, few, None))
        slow, most = milliseconds(partial(best_by_trying, terms, table, few, None))
        if most != (found.points[0] if found.points else -1):
            raise AssertionError(f"search and enumeration differ on {few}")
        ours.append(time)
        plain.append(slow)
    return [
        f"| search | {statistics.median(ours):.1f} | {max(ours):.0f} |",
        f"| everything tried, shown to the judge if true | {statistics.median(plain):.1f} "
        f"| {max(plain):.0f} |",
    ]


def _replay(positions: list[_Position], number: int) -> int:
    """Check, apply and score every play made."""
    terms = terms_of("pytagora")
    many = 0
    for table, hand, play in positions:
        if play is not None:
            judged = judge(terms, table, play, "double", hand)
            if isinstance(judged, Refusal):
                raise AssertionError(judged)
            lay_line(table, judged, 0, 1)
            many += 1
    return many


def _verdicts(positions: list[_Position], number: int) -> int:
    """Judge each play for a hand that lacks a piece."""
    terms = terms_of("pytagora")
    many = 0
    for table, hand, play in positions:
        if play is not None:
            judge(terms, table, play, None, hand[1:])
            many += 1
    return many


def report() -> list[str]:
    """The section of the results."""
    made = {mode: _positions(mode) for mode in ("pytagora", "basic", "pro")}
    compiled = "compiled" if not joiner.__file__.endswith(".py") else "not compiled"
    speeds = rates(
        {
            "replayed": partial(_replay, made["pytagora"]),
            "verdicts": partial(_verdicts, made["pytagora"]),
        }
    )
    return [
        "## The best equality",
        "",
        f"CPU milliseconds on tables of greedy games; search {compiled}. Every line found was accepted by the judge with the points claimed.",
        "Sure: how many searches ended with a proof that no line brings more; Pro was given limited work; 13 pieces always give an answer and a bound.",
        "",
        "| hand and face | positions | median | nine of ten | worst | work: median | most | sure |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        _measure_search("pytagora", made["pytagora"], None, 1 << 60),
        _measure_search("pytagora", made["pytagora"][_PLAYS // 2 :: 4], "double", 1 << 60),
        _measure_search("pytagora", made["pytagora"][_PLAYS // 2 :: 4], "cont", 1 << 60),
        _measure_search("basic", made["basic"], None, 1 << 60),
        _measure_limit(_longer(made["pytagora"])),
        _measure_search("pro", made["pro"], None, 300_000),
        "",
        f"Hands of five on {_SMALL} of these tables; both found the same points on each.",
        "",
        "| way | median ms | worst |",
        "| --- | --- | --- |",
        *_small(made["pytagora"]),
        "",
        "| what | per CPU second: median of seven rounds (lowest to highest) |",
        "| --- | --- |",
        f"| lines replayed: checked, laid, scored | {speeds['replayed']} |",
        f"| live verdicts on a line that lacks a piece | {speeds['verdicts']} |",
    ]


if __name__ == "__main__":
    print("\n".join(report()))
