"""The conformance cases of the specification, by number (C40 to C45 belong to the bots)."""

from __future__ import annotations

from collections import Counter

import pytest

from abaculus.games.mathesso.decks import PairDeck, deck, match, variant_keys
from abaculus.games.mathesso.material import BOX
from abaculus.games.mathesso.options import rules
from abaculus.games.mathesso.rules import Mathesso
from abaculus.games.mathesso.scatter import ScatterGrid, scatter_grid
from abaculus.games.mathesso.scoring import items
from abaculus.games.mathesso.setup import jettons
from abaculus.games.mathesso.state import Ended, JettonSpot
from abaculus.games.mathesso.tests.tables import L1, L2, L3, Table
from abaculus.games.mathesso.turns import finish
from abaculus.kernel.chance import sample
from abaculus.kernel.draws import Pick, Roll
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.options import OptionValue, choose
from abaculus.kernel.rng import SeededRng


def deck_of(variant: str, *, cjv: bool = False, factorial: bool = False) -> PairDeck:
    return deck(BOX, variant_keys(BOX, variant, cjv=cjv, factorial=factorial))


def group_counts(made: PairDeck, groups: str) -> list[int]:
    return [sum(key.startswith(group) for key in made.keys) for group in groups]


@pytest.mark.parametrize(
    ("variant", "groups", "pairs", "ones"),
    [
        pytest.param("atto", [6, 2, 3, 0, 0], 11, 7, id="C01"),
        pytest.param("femto", [6, 2, 3, 5, 0], 16, 11, id="C02"),
        pytest.param("pico", [15, 3, 6, 7, 0], 31, 16, id="C03"),
        pytest.param("nano", [23, 4, 8, 8, 1], 44, 16, id="C04"),
        pytest.param("mikro", [34, 6, 12, 9, 2], 63, 16, id="C05"),
        pytest.param("mili", [49, 8, 21, 10, 3], 91, 16, id="C06"),
        pytest.param("standart", [55, 11, 30, 11, 3], 110, 16, id="C07"),
    ],
)
def test_decks_of_the_variants(variant: str, groups: list[int], pairs: int, ones: int) -> None:
    made = deck_of(variant)

    assert groups == group_counts(made, "MQPFZ")
    assert pairs == len(made.keys)
    assert 2 * pairs == len(made.tops) == len(made.jettons)
    assert ones == made.tops.count("1")


def test_c08_the_largest_deck() -> None:
    made = deck_of("standart", cjv=True, factorial=True)

    assert [55, 11, 30, 11, 8, 2, 5] == group_counts(made, "MQPFZC!")
    assert (122, 244, 17) == (len(made.keys), len(made.tops), made.tops.count("1"))


def test_c09_the_backs_of_atto() -> None:
    assert {"1": 7, "2": 6, "3": 4, "4": 1, "5": 3, "6": 1} == Counter(deck_of("atto").tops)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        pytest.param("M3.7/3", "M3.7/7", True, id="C10"),
        pytest.param("M3.4/3", "M2.6/6", False, id="C11"),
        pytest.param("P5/5#1", "F5/5#1", False, id="C12"),
        pytest.param("Z21a/21#1", "Z21b/21#1", False, id="C13"),
        pytest.param("C12/12", "C12/21", True, id="C14"),
        pytest.param("F1/1#1", "F1/1#4", True, id="C15"),
    ],
)
def test_which_jettons_match(one: str, other: str, expected: bool) -> None:
    assert expected == match(one, other)


def points(hand: str, *, by_pairs: bool = False, double: bool = False) -> int:
    whole = deck_of("standart", cjv=True, factorial=True)
    return sum(one.points for one in items(whole, hand.split(), by_pairs=by_pairs, double=double))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        pytest.param("F21 M3.7", 8, id="C16"),
        pytest.param("Q4 M2.8", 10, id="C17"),
        pytest.param("M3.7 Z21a", 4, id="C18"),
        pytest.param("F21 M3.7 Z21a", 12, id="C19"),
        pytest.param("C12 C37", 12, id="C20"),
        pytest.param("!4 M3.8 M4.6", 12, id="C21"),
        pytest.param("Q1 F1 F1", 21, id="C22"),
        pytest.param("P37 C37 Z37", 7, id="C23"),
    ],
)
def test_points(hand: str, expected: int) -> None:
    assert expected == points(hand)


def test_c24_pairs_are_counted() -> None:
    assert 3 == points("Q1 P2 M1.2", by_pairs=True)


def test_c25_the_lowest_number_starts() -> None:
    table = Table("M1.3/1 Q1/1 M1.5/1 Q1/1 M1.3/3 M1.5/5", order="ones", players=3)

    assert [] == table.play("1:a1 2:a2 3:a3")

    assert [2, 1, 3] == table.order


TIE = "Q1/1 F1/1 M1.2/1 M1.6/1 Q1/1 F1/1 M1.2/2 M1.6/6"


def test_c26_equal_numbers_turn_again() -> None:
    table = Table(TIE, order="ones", players=3)

    assert [] == table.play("1:a1 2:a2 3:a3")

    assert ("Ordering 1", (0, 1)) == (table.phase, table.state.waiting)


def test_c27_the_second_number_decides_among_equals_only() -> None:
    table = Table(TIE, order="ones", players=3)

    assert [] == table.play("1:a1 2:a2 3:a3 1:a4 2:b1")

    assert [2, 1, 3] == table.order


def test_c28_a_pair_is_taken() -> None:
    table = Table(L1)

    assert [] == table.play("1:a1 1:a2 1:ok")

    assert (["M3.7", ""], "Starting 2") == (table.hands, table.phase)


def test_c29_one_jetton_is_covered_again() -> None:
    table = Table(L1)

    assert [] == table.play("1:a3 1:. 1:ok")

    assert (["", ""], 8, "Starting 2") == (table.hands, len(table.lying("-")), table.phase)


def test_c30_two_jettons_where_two_are_asked_for() -> None:
    table = Table(L1, min_flips=2)

    assert ["must-two"] == table.play("1:a3 1:.")

    assert "Seconding 1" == table.phase


def test_c31_what_one_player_turned_the_next_may_take() -> None:
    table = Table(L1)

    assert [] == table.play("1:b1 1:b3 1:ok 2:b3 2:b4")

    assert (["", "F5"], "Showing 2") == (table.hands, table.phase)


def test_c32_refusals_in_turn() -> None:
    table = Table(L1)

    refused = [
        table.move(int(seat) - 1, text)
        for seat, text in (
            *(["2", "a1"], ["1", "c9"], ("1", "a1"), ("1", "A1 "), ("1", "a2")),
            *(("1", "a3"), ("1", "ok"), ("2", "a2"), ("2", "."), ("2", "7a")),
        )
    ]

    assert [
        *("not-your-turn", "no-such-place", "", "already-up", ""),
        *("show-first", "", "gone", "nothing-up", "bad-text"),
    ] == refused
    assert "Starting 2" == table.phase


def test_c33_the_extra_move() -> None:
    table = Table(L2)

    played = "1:a1 1:a2 1:ok 2:b1 2:. 2:ok 1:a3 1:a4 1:ok 1:+ 1:b1 1:b2 1:ok"
    assert [] == table.play(played)

    assert "C12 C37 P2" == table.hands[0]
    assert 13 == table.scores[0]
    assert (None, True, "Starting 2") == (table.state.extra, table.state.is_spent, table.phase)


def test_c34_no_extra_move_before_it_is_won_nor_within_a_turn() -> None:
    table = Table(L2)

    played = "1:a1 1:a2 1:ok 2:b1 2:. 2:ok 1:+ 1:a3 1:a4 1:ok 2:b3 1:+"
    assert ["no-extra", "extra-busy"] == table.play(played)

    assert (0, "Seconding 2") == (table.state.extra, table.phase)


def test_c35_equal_scores_share_a_place() -> None:
    layout = "C12/12 C12/21 C37/37 C37/73 P2/2 P2/2 M1.2/1 M1.2/2 Q1/1 Q1/1 F1/1 F1/1 P5/5 P5/5"
    table = Table(layout, players=3, scoring="pairs")
    assert [] == table.play("1:a1 1:a2 1:ok 2:a3 2:. 2:ok 3:a5 3:b1 3:ok")

    over = finish(table.state, "end-agreed", []).phase

    assert isinstance(over, Ended)
    assert ((0, 2), (1,)) == over.outcome.places


def test_c36_a_fresh_jetton_after_too_many_idle_turns() -> None:
    table = Table(L1, stall_rounds=1)

    played = "1:a1 1:. 1:ok 2:a1 2:. 2:ok 1:a1 1:. 1:ok 2:a1 2:a2"
    assert ["fresh-needed"] == table.play(played)

    assert (["a2"], "Seconding 2", 2) == (table.lying("^"), table.phase, table.state.idle)


def test_c37_no_mirrored_pairs_in_femto() -> None:
    with pytest.raises(RefusedError) as caught:
        choose(Mathesso("femto").info.menu, {"cjv": True})

    assert "opt-cjv" == caught.value.refusal.code


@pytest.mark.parametrize(
    ("options", "by_pairs", "min_flips"),
    [
        pytest.param({}, True, 2, id="C38"),
        pytest.param({"scoring": "points", "players": 6}, False, 1, id="C39"),
    ],
)
def test_atto(options: dict[str, OptionValue], by_pairs: bool, min_flips: int) -> None:
    table = rules("atto", choose(Mathesso("atto").info.menu, options))

    assert (22, by_pairs, min_flips) == (jettons(table), table.by_pairs, table.min_flips)


def strewn(ground: ScatterGrid, seed: str) -> tuple[JettonSpot, ...]:
    rng = SeededRng(seed)
    cells = range(ground.columns * ground.rows)
    dropped = sample(Pick(tuple((str(cell), 1) for cell in cells), ground.dropped), rng)
    left = ground.cells_left(tuple(map(int, dropped)))
    spots: list[JettonSpot] = []
    for number in range(ground.rows):
        row = ground.row(left, number)
        thrown = sample(Roll(ground.dice(len(row))), rng)
        spots += ground.strewn(row, tuple(map(int, thrown)))
    return tuple(spots)


@pytest.mark.parametrize(
    ("many", "columns", "rows"),
    [pytest.param(22, 6, 4, id="C46"), pytest.param(220, 19, 12, id="C47")],
)
def test_scattered_jettons_lie_apart_and_inside(many: int, columns: int, rows: int) -> None:
    ground = scatter_grid(many)
    spots = strewn(ground, "one")

    assert (columns, rows) == (ground.columns, ground.rows)
    assert many == len(spots)
    assert spots == strewn(ground, "one")
    assert spots != strewn(ground, "another")
    for place, one in enumerate(spots):
        assert 500 <= one.x <= ground.width - 500
        assert 500 <= one.y <= ground.height - 500
        assert -20 <= one.angle <= 20
        for other in spots[:place]:
            assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= 1120**2


def test_a_row_is_shifted_and_each_jetton_thrown_a_little() -> None:
    ground = scatter_grid(8)

    spots = ground.strewn([4, 6], (201, 1, 191, 21, 381, 200, 41))

    assert (750 + 200 - 190, 2250, 0) == (spots[0].x, spots[0].y, spots[0].angle)
    assert (3750 + 200 + 190, 2250 + 9, 20) == (spots[1].x, spots[1].y, spots[1].angle)


def test_c48_ones_decide_who_starts() -> None:
    table = Table(L3, order="ones")

    assert ["need-one"] == table.play("1:a2 1:a3 2:a1")

    drawn = [item.values["number"] for item in table.news if item.code == "order-drew"]
    assert [3, 2] == drawn
    assert ([2, 1], [], "Starting 2") == (table.order, table.lying("^"), table.phase)


def test_c49_a_player_who_leaves_is_out_of_the_draw() -> None:
    table = Table(L3, order="ones", players=3)

    assert [] == table.play("1:b1 2:resign 3:a1")

    drawn = [item.values["number"] for item in table.news if item.code == "order-drew"]
    assert [1, 2] == drawn
    assert ([1, 3], [], "Starting 1") == (table.order, table.lying("^"), table.phase)


def test_c50_the_canonical_order_of_the_extension() -> None:
    expected = (
        "Z12/12#1 Z12/12#2 Z12/12#3 Z12/12#4 Z21b/21#1 Z21b/21#2 Z37/37#1 Z37/37#2 "
        "Z73/73#1 Z73/73#2 C12/12 C12/21 C37/37 C37/73"
    )

    assert expected.split() == list(deck_of("pico", cjv=True).jettons[-14:])
