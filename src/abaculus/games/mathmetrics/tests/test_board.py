"""Boards: the one that comes with the game, others, and what is wrong with some."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from abaculus.games.mathmetrics.board import BOARD, board, check_fit, destinations, positions
from abaculus.games.mathmetrics.keys import SYMBOLS, key
from abaculus.games.mathmetrics.tests.tables import Table
from abaculus.kernel.messages import RefusedError


def plain() -> dict[str, Any]:
    """The usual board as plain data."""
    layout: dict[str, Any] = msgspec.to_builtins(board(BOARD).layout)
    return layout


def written(layout: dict[str, Any]) -> str:
    """A board as the text of a file."""
    return msgspec.json.encode(layout).decode()


def small(**changes: Any) -> str:
    """A board of twelve and six spaces with one radian of none."""
    outer = ["E_ONE", "N_ONE", "G_ONE", *["ROLL"] * 9]
    layout = {"outer": outer, "inner": ["E_GO"] * 6}
    radians: list[dict[str, Any]] = [{"outer": 4, "inner": 2, "spaces": []}]
    return written({"id": "small", **layout, "radians": radians, **changes})


TWINS: list[dict[str, Any]] = [
    {"outer": 1, "inner": 1, "spaces": []},
    {"outer": 4, "inner": 2, "spaces": []},
]


def test_the_usual_board_has_its_spaces_and_positions() -> None:
    table = board(BOARD)

    assert (72, 96) == (len(table.spaces), len(positions(table)))


def test_every_symbol_occurs_as_often_as_the_key_says() -> None:
    found = Counter(space.symbol for space in board(BOARD).spaces.values())
    kinds = Counter(name.partition("_")[2] or name for name in found.elements())

    assert set(SYMBOLS) == set(found)
    assert {"GO": 18, "ONE": 6, "TWO": 6, "RISK": 9, "ROLL": 5, "ODD": 4, "EVEN": 4} == {
        kind: kinds[kind] for kind in ("GO", "ONE", "TWO", "RISK", "ROLL", "ODD", "EVEN")
    }


def test_no_outer_space_costs_a_token() -> None:
    outer = [space for space in board(BOARD).spaces.values() if space.ring == "outer"]

    assert 0 == sum(key("symmetric")[space.symbol].loss for space in outer)


def test_a_destination_names_its_path() -> None:
    table = board(BOARD)
    for position in positions(table):
        ends = [table.sole[way.to] for steps in range(1, 7) for way in table.ways[position][steps]]
        counts = [len(table.ways[position][steps]) for steps in range(1, 7)]

        assert len(set(ends)) == len(ends), position
        assert 1 <= min(counts) <= max(counts) <= 3, position


def test_a_path_has_as_many_spaces_as_steps() -> None:
    table = board(BOARD)
    lengths = {
        (steps, len(way.path), way.path[-1] == table.sole[way.to])
        for position in positions(table)
        for steps in range(1, 7)
        for way in table.ways[position][steps]
    }

    assert {(steps, steps, True) for steps in range(1, 7)} == lengths


def test_a_radian_without_spaces_joins_the_junctions() -> None:
    table = board(small())

    assert ["I02"] == [way.to for way in destinations(table, "O04.in", 1)]
    assert ["O06", "I03"] == [way.to for way in destinations(table, "O03", 3)]
    assert ["I03", "O04.on"] == [way.to for way in destinations(table, "I02", 1)]


def test_two_ways_may_end_on_one_space_and_are_distinguished() -> None:
    table = board(small(radians=TWINS))

    assert ["O04.in", "I03", "O04.on"] == [way.to for way in destinations(table, "O01", 3)]


def test_where_two_ways_end_on_one_space_the_player_says_which() -> None:
    table = Table("O01 E0N0G0", board=small(radians=TWINS))
    table.play("r:3")
    with pytest.raises(RefusedError) as refused:
        table.move(0, ">O04")
    table.move(0, ">O04.on")

    assert "E_AMBIGUOUS" == refused.value.refusal.code
    assert "O04.on E0N0G0 BONUS:any t1" == table.describe()


WRONG: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("space", {"outer": ["ROLL"] * 13 + [""] + ["ROLL"] * 6}, "space 14 of the outer circle has"),
    ("symbol", {"inner": ["ROLL"] * 5 + ["NOVA"]}, "space 6 of the inner circle has a symbol"),
    ("few", {"outer": ["ROLL"] * 11}, "the outer circle has 11 spaces, not 12 to 60"),
    ("many", {"inner": ["ROLL"] * 31}, "the inner circle has 31 spaces, not 6 to 30"),
    ("none", {"radians": []}, "there are 0 radians, not 1 to 12"),
    ("long", {"radians": [{"outer": 1, "inner": 1, "spaces": ["ROLL"] * 5}]}, "radian 1 has 5"),
    ("far", {"radians": [{"outer": 99, "inner": 1, "spaces": []}]}, "radian 1 begins at space 99"),
    ("deep", {"radians": [{"outer": 1, "inner": 0, "spaces": []}]}, "radian 1 ends at space 0"),
    ("two", {"radians": [{"outer": 1, "inner": n, "spaces": []} for n in (1, 2)]}, "1 and 2 meet"),
)


@pytest.mark.parametrize(
    ("changes", "why"), [pytest.param(*case[1:], id=case[0]) for case in WRONG]
)
def test_a_faulty_board_is_refused_with_the_place(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(RefusedError) as refused:
        board(written(plain() | changes))

    assert "E_BOARD" == refused.value.refusal.code
    assert why in str(refused.value.refusal.values["range"])


def test_every_category_must_be_obtainable() -> None:
    with pytest.raises(RefusedError) as refused:
        check_fit(small(outer=["E_ONE", "N_ONE", *["ROLL"] * 10]), "symmetric")

    assert "no space gives a token of G" == refused.value.refusal.values["range"]


def test_a_board_needs_a_key_for_all_its_symbols() -> None:
    with pytest.raises(RefusedError) as refused:
        check_fit(BOARD, '{"E_GO": {"asks": "E", "then": "any"}}')

    assert "the key does not say what EVEN means" == refused.value.refusal.values["range"]
