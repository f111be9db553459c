"""What the backs prove and promise (C40 to C43), and exact play (C44, C45)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from abaculus.games.mathesso.rules import Mathesso
from abaculus.games.mathesso.state import State
from abaculus.games.mathesso.strategy import pools
from abaculus.games.mathesso.strategy.pair_values import PairValues
from abaculus.games.mathesso.strategy.plans import exact_first, turn_candidates
from abaculus.games.mathesso.strategy.solver_positions import SolverPosition, is_solvable
from abaculus.games.mathesso.tests.pair_oracle import plain_exact
from abaculus.games.mathesso.tests.plain_memory import plain_value
from abaculus.games.mathesso.tests.tables import Table
from abaculus.games.mathesso.turns import bag
from abaculus.games.mathesso.view import View, view
from abaculus.kernel.awaits import Chance
from abaculus.kernel.chance import sample
from abaculus.kernel.events import Drawn, Played
from abaculus.kernel.options import OptionValue, choose
from abaculus.kernel.rng import SeededRng


def laid(variant: str, **chosen: OptionValue) -> View:
    """A table of a variant with nothing turned."""
    game = Mathesso(variant)
    state: State = game.setup(choose(game.info.menu, {"order": "seats", **chosen}))
    rng = SeededRng(1)
    while isinstance(awaits := game.awaits(state), Chance):
        state = game.apply(state, Drawn(0, sample(awaits.draw, rng))).state
    return view(state, 0)


def value(deck: str, min_flips: int = 1) -> float:
    """What a table is worth to the first player when nothing was seen."""
    shown = laid("custom", deck=deck, scoring="pairs", min_flips=min_flips)
    position = SolverPosition(shown.rules, pools.TableKnowledge(shown, {}).pool)
    return position.solver.value(position.counts)


def test_c40_backs_with_a_single_key_in_atto() -> None:
    shown = laid("atto")
    table = pools.TableKnowledge(shown, {})

    proved = {shown.tops[place]: key for key, places in table.places.items() for place in places}
    assert {"4": "M1.4", "6": "M1.6"} == proved


@pytest.mark.parametrize(
    ("variant", "cjv", "pairs"),
    [
        pytest.param("nano", False, 2, id="C41"),
        ("mikro", False, 6),
        ("mili", False, 15),
        ("standart", False, 23),
        ("mikro", True, 5),
        ("mili", True, 13),
        ("standart", True, 21),
    ],
)
def test_sure_pairs_of_the_large_variants(variant: str, cjv: bool, pairs: int) -> None:
    table = pools.TableKnowledge(laid(variant, cjv=cjv), {})

    assert pairs == len(list(table.pool.known_pairs()))


def test_c41_the_sure_pairs_of_nano() -> None:
    table = pools.TableKnowledge(laid("nano"), {})

    assert {"P17", "P19"} == set(table.pool.known_pairs())


@pytest.mark.parametrize(
    ("key", "top", "chance"),
    [
        pytest.param("M1.4", "4", Fraction(1, 7), id="C42"),
        pytest.param("M2.3", "2", Fraction(1, 4), id="C43"),
    ],
)
def test_the_best_chance_of_a_hit(key: str, top: str, chance: Fraction) -> None:
    pool = pools.TableKnowledge(laid("atto"), {}).pool
    if top in pool.unseen:
        pool = pool.turned(top, key)

    _, many, of = pool.hit(key, top)

    assert chance == Fraction(many, of)


def test_c44_the_plain_game() -> None:
    values = [plain_value(pairs) for pairs in range(1, 9)]

    expected = "1 0 1/15 2/21 1/105 4/495 191/6435 3028/61425"
    assert [Fraction(text) for text in expected.split()] == values


@pytest.mark.parametrize("known", [1, 2, 3])
def test_in_the_plain_game_a_known_pair_is_taken_at_once(known: int) -> None:
    for pairs in range(13):
        for half in range(pairs + 1):
            taken = 1 - plain_value(pairs, half, known - 1)
            assert taken == plain_value(pairs, half, known)


def test_c45_an_exact_value() -> None:
    assert pytest.approx(1 / 3, abs=1e-12) == value("M1.2 M1.3 Q1")


@pytest.mark.parametrize(
    "deck",
    [
        "M1.2 M1.3 Q1",
        "M1.2 M1.3 M1.5 Q1 P2",
        "Q2 P2 F2 M1.2",
        "Q2 P2 F2 F5",
        "P3 F3 Q3 M1.3 M2.3",
        "P5 F5 P2 F2 M2.5",
    ],
)
@pytest.mark.parametrize("min_flips", [1, 2])
def test_counting_gives_what_telling_every_jetton_apart_gives(deck: str, min_flips: int) -> None:
    assert pytest.approx(plain_exact(deck, min_flips), abs=1e-12) == value(deck, min_flips)


@pytest.mark.slow
def test_atto_is_solved_from_its_first_turn() -> None:
    shown = laid("atto")
    pool = pools.TableKnowledge(shown, {}).pool
    position = SolverPosition(shown.rules, pool)

    assert is_solvable(shown.rules, pool)
    assert pytest.approx(0.150729963, abs=1e-9) == position.solver.value(position.counts)
    assert exact_first(shown, pools.TableKnowledge(shown, {})).top in pool.unseen


def test_tables_with_four_alike_or_with_points_are_not_counted() -> None:
    four = laid("custom", deck="F1 F1 Q1", scoring="pairs")
    points = laid("custom", deck="M1.2 M1.3 Q1", scoring="points")

    assert not is_solvable(four.rules, pools.TableKnowledge(four, {}).pool)
    assert not is_solvable(points.rules, pools.TableKnowledge(points, {}).pool)


@pytest.mark.parametrize("seed", range(5))
def test_what_is_inferred_is_what_chance_can_still_give(seed: int) -> None:
    """In a random game the pool is the bag of every place, and what it proves is certain."""
    game = Mathesso("pico")
    options = choose(game.info.menu, {"order": "seats", "players": 1})
    state: State = game.setup(options)
    rng = SeededRng(seed)
    checked = 0
    for _ in range(120):
        awaits = game.awaits(state)
        if isinstance(awaits, Chance):
            state = game.apply(state, Drawn(0, sample(awaits.draw, rng))).state
            continue
        if state.tops and "^" not in state.lies:
            recalled = {
                place: face
                for place, face in enumerate(state.faces)
                if face and state.lies[place] == "-"
            }
            table = pools.TableKnowledge(view(state, 0), recalled)
            for key, places in table.places.items():
                assert all(bag(state, place)[0][0] == key for place in places)
                assert all(len(bag(state, place)) == 1 for place in places)
            for top, places in table.free.items():
                assert all(dict(bag(state, place)) == table.pool.unseen[top] for place in places)
                assert len(places) == table.pool.left[top]
            checked += 1
        played = Played(0, 0, game.sample(state, 0, rng))
        state = game.apply(state, played).state

    assert checked > 5


def test_combo_is_worth_its_gain_plus_half_of_what_it_denies() -> None:
    table = Table("M3.7/3 M3.7/7 F21/21 F21/21 P5/5 P5/5")
    table.play("1:a1 1:a2 1:ok")
    worths = PairValues(view(table.state, 1))

    assert (6, 2) == (worths.own(0, "F21"), worths.own(1, "F21"))
    assert 2 + 6 / 2 == worths.of(1, "F21")
    assert 6 + 2 / 2 == worths.of(0, "F21")
    assert 1 + 1 / 2 == worths.of(0, "P5")


def test_a_back_promises_what_its_jettons_bring_on_average() -> None:
    """P5 and F5 are half known, of Q5 nothing is: 1.5, 3 and twice 4.5 in 3, of four."""
    table = Table("P5/5 P5/5 F5/5 F5/5 Q5/5 Q5/5")
    table.play("1:a1 1:a3 1:ok")
    shown = view(table.state, 1)

    (found,) = turn_candidates(shown, pools.TableKnowledge(shown, {0: "P5", 2: "F5"}))

    assert "5" == found.top
    assert pytest.approx((1.5 + 3 + 2 * 4.5 / 3) / 4) == found.value
