"""What is counted in the census is what the rules taken literally allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from abaculus.games.pytagora.compose.phases import Composing
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.equality.terms import Continue, Write
from abaculus.games.pytagora.kinds import DIGITS, KINDS, POWERS, ROOTS, SIGNS, is_number
from abaculus.games.pytagora.tests.oracle import Line, judge
from abaculus.games.pytagora.tests.oracle_sides import House, Worth, Wrong, lettered, value
from abaculus.games.pytagora.tests.stage_games import game_of
from abaculus.grids import x_of, y_of
from abaculus.kernel.events import Played
from abaculus.kernel.registry import load_family
from abaculus.testing.census import possible_events, reach_position, read_positions

POSITIONS = {position.name: position for position in read_positions(load_family("pytagora").folder)}
LISTED = {
    "asked-for-more": "more done",
    "both-ends": "L:4 R:6 time",
    "die-of-choice": "face:plus3 face:double face:two face:steal time",
    "factors": " ".join(f"factors:{a}{b}" for a in DIGITS for b in DIGITS),
    "factors-without-zero": " ".join(f"factors:{a}{b}" for a in DIGITS[1:] for b in DIGITS[1:]),
    "tie-played-on": " ".join(f"factors:{a}{b}" for a in DIGITS for b in DIGITS),
    "number-to-be-drawn": " ".join(f"number:{digit}" for digit in DIGITS),
    "face-of-choice": "face:+1 face:-1 face:> face:< face:=",
    "higher-and-on": "put:4 put:6 time",
    "nothing-fits": "draw:1:1 draw:1:2 draw:1:4 draw:1:5 draw:1:6 draw:1:8 draw:1:9",
    "put-what-was-drawn": "draw:1:0 draw:1:1 draw:1:2 draw:1:3 draw:1:4"
    " draw:1:5 draw:1:7 draw:1:8 draw:1:9",
    "start-by-lot": "start:1 start:2",
    "theft": "steal:2:1 steal:2:2 steal:2:3 steal:2:4 steal:2:+",
    "three-more": "die:cont die:plus3 die:double die:two die:steal die:choose",
    "to-be-continued": "e1:=3 e1:=1+2 e1:=2+1 pass",
    "two-squares": "ER:6 OL:3 EL:2",
    "two-squares-of-three": "EL:2 OL:3 OR:7",
    "two-who-answer-at-once": "ans:24 skip ans:24 skip time time",
}
"""What comes next, read off the rules; of games in which that is little."""


@cache
def reach(name: str) -> tuple[Any, int]:
    position = POSITIONS[name]
    return reach_position(game_of(position.variant), position)


def composing(name: str) -> bool:
    return isinstance(reach(name)[0].phase, Composing)


WRITTEN = [name for name in POSITIONS if composing(name)]


# Short lines, tried one and all


def house_of(state: State) -> House:
    terms = state.rules.terms
    return House(
        mode=terms.mode,
        must_connect=terms.must_connect,
        unary_minus=terms.unary_minus,
        whole_division=terms.whole_division,
        rational_roots=terms.rational_roots,
    )


def worth(family: House, side: tuple[str, ...]) -> Worth | None:
    """What a short side is worth; None if it is none, or a root that is not whole."""
    try:
        found = value(family, lettered(side))
    except Wrong:
        return None
    is_root = side[0] in ROOTS
    return (
        None if is_root and not (isinstance(found, Fraction) and found.denominator == 1) else found
    )


def sides(pieces: set[str]) -> Iterator[tuple[str, ...]]:
    """A number, two digits, a digit with power or root, two numbers and a sign."""
    numbers = [piece for piece in pieces if is_number(piece)]
    digits = [piece for piece in pieces if piece in DIGITS]
    yield from ((number,) for number in numbers)
    yield from ((tens, units) for tens in digits for units in digits)
    yield from ((digit, power) for digit in digits for power in pieces & set(POWERS))
    yield from ((root, digit) for root in pieces & set(ROOTS) for digit in digits)
    for sign in pieces & set(SIGNS):
        yield from ((one, sign, two) for one in numbers for two in numbers)


def equalities(family: House, pieces: Counter[str]) -> Iterator[tuple[str, ...]]:
    """Every short line of these pieces."""
    valued = [(worth(family, side), side) for side in sides(set(pieces))]
    for value_left, left in valued:
        for value_right, right in valued:
            is_true = value_left is not None and value_left == value_right
            if is_true and Counter((*left, *right)) <= pieces:
                yield (*left, "=", *right)


def candidates(
    state: State, family: House, hand: Counter[str]
) -> Iterator[tuple[Line, list[bool]]]:
    """Short lines put aside, and across every piece of the table at each of their places."""
    spots = [(x_of(cell), y_of(cell)) for cell in state.table.pieces]
    below = max((y for _, y in spots), default=-2) + 2
    for line in equalities(family, hand):
        yield (
            (min((x for x, _ in spots), default=0), below, False, lettered(line)),
            [False] * len(line),
        )
    for cell, there in state.table.pieces.items():
        more = hand if there == "=" else hand + Counter([there])
        for line in equalities(family, more):
            for place in (i for i, piece in enumerate(line) if piece == there):
                crossed = [i == place for i in range(len(line))]
                x, y = x_of(cell), y_of(cell)
                yield (x - place, y, False, lettered(line)), crossed
                yield (x, y - place, True, lettered(line)), crossed


def taken_literally(state: State, seat: int) -> set[str]:
    """The short lines a seat may write, written as they are laid."""
    family = house_of(state)
    hand = Counter(state.hands[seat])
    letters = Counter(lettered(state.hands[seat]))
    table: list[Line] = [
        (line.x, line.y, line.down, lettered(line.pieces)) for line in state.table.equalities
    ]
    return {
        format_line(line, crossed)
        for line, crossed in candidates(state, family, hand)
        if isinstance(judge(family, table, line, crossed, hand=letters), int)
    }


def format_line(line: Line, crossed: list[bool]) -> str:
    x, y, down, text = line
    marked = "".join(f"[{a}]" if b else a for a, b in zip(text, crossed, strict=True))
    return f"{'v' if down else 'h'}{x},{y}:{marked}"


@pytest.mark.parametrize("name", [name for name in WRITTEN if name != "to-be-continued"])
def test_census_lines_match_brute_force(name: str) -> None:
    state, now = reach(name)
    events = list(possible_events(game_of(POSITIONS[name].variant), state, now))

    lines = [e.move for e in events if isinstance(e, Played) and isinstance(e.move, Write)]

    laid = [format_line((w.x, w.y, w.down, lettered(w.pieces)), list(w.crossed)) for w in lines]
    assert not any(isinstance(e, Played) and isinstance(e.move, Continue) for e in events)
    assert taken_literally(state, state.phase.seat) == set(laid)
    assert len(laid) == len(set(laid))


@pytest.mark.parametrize("name", WRITTEN)
def test_turn_counts_purchases_one_pass_and_the_clock_too(name: str) -> None:
    state, now = reach(name)
    events = list(possible_events(game_of(POSITIONS[name].variant), state, now))
    in_bag = Counter(left_in_bag(state))
    numbers = sum(1 for kind in in_bag if is_number(kind))
    symbols = len(in_bag) - numbers
    goods = 0 if state.phase.second else (numbers * symbols or numbers + symbols)
    clocks = 1 if state.rules.turn_times[state.phase.seat] else 0

    plays = [e for e in events if isinstance(e, Played) and isinstance(e.move, Write | Continue)]

    assert POSITIONS[name].counts[0] == len(plays) + goods + 1 + clocks


def left_in_bag(state: State) -> Iterator[str]:
    """What was neither dealt nor laid."""
    gone = Counter(piece for hand in state.hands for piece in hand)
    gone += Counter(piece for piece in state.table.pieces.values() if piece != "=")
    whole = Counter(dict(zip(KINDS, state.rules.bag, strict=True)))
    yield from (whole - gone).elements()


# What is little enough to be read off the rules


@pytest.mark.parametrize(("name", "texts"), LISTED.items())
def test_what_comes_next_is_what_the_rules_say(name: str, texts: str) -> None:
    state, now = reach(name)
    game = game_of(POSITIONS[name].variant)

    found = [game.notation.write(state, event).text for event in possible_events(game, state, now)]

    assert sorted(texts.split()) == sorted(found)


def test_each_game_is_in_the_census() -> None:
    counted = {position.variant for position in POSITIONS.values()}

    assert counted == {game.info.id for game in load_family("pytagora").games}
