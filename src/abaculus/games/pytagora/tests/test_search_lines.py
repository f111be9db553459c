"""The search: the best line of known positions, of small hands tried in full, and in a hurry."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from abaculus.games.pytagora.equality.judge import judge
from abaculus.games.pytagora.equality.terms import Board, LineTerms
from abaculus.games.pytagora.kinds import KINDS, in_order, parse_pieces
from abaculus.games.pytagora.material import bag_of, pieces, points, terms_of
from abaculus.games.pytagora.positions import parse_position
from abaculus.games.pytagora.search import LineSearchResult, best_lines
from abaculus.games.pytagora.tests.brute_force import best_by_trying
from abaculus.kernel.messages import Refusal

P2 = "h0,0:4*3=8+4;v1,-1:2*3=6"
FOUR = P2 + ";h0,3:16/4=7-3;v4,0:8-1=7"
TABLES = ("", "h0,0:6+1=7", P2, FOUR, "h0,0:7/2=14/4;v0,-2:1*7=7;v5,-1:94=94", "h0,0:5-5=0")
PYTAGORA = terms_of("pytagora")


def position(text: str, terms: LineTerms = PYTAGORA) -> Board:
    table = parse_position(terms, text)
    assert not isinstance(table, Refusal), table
    return table


def hand(text: str) -> tuple[str, ...]:
    found = parse_pieces(text)
    assert not isinstance(found, Refusal), found
    return in_order(found)


def confirmed(
    terms: LineTerms, table: Board, held: tuple[str, ...], face: str | None, found: LineSearchResult
) -> int:
    """The points of the best line, every line found shown to the judge; -1 if there is none."""
    for play, claimed in zip(found.plays, found.points, strict=True):
        judged = judge(terms, table, play, face, held)
        assert not isinstance(judged, Refusal), (play, judged)
        assert judged.points == claimed
    assert found.points == tuple(sorted(found.points, reverse=True))
    return found.points[0] if found.points else -1


def after(calls: int) -> Callable[[], bool]:
    """A stop that comes at the so-manieth question."""
    left = [calls]

    def stop() -> bool:
        left[0] -= 1
        return left[0] < 0

    return stop


@pytest.mark.parametrize(
    ("text", "held", "face", "expected"),
    [
        pytest.param("", "1236*+", None, 5, id="PY-75"),
        pytest.param("h0,0:6+1=7", "922-", None, 5, id="PY-76"),
        pytest.param(FOUR, "951-", None, 8, id="PY-77"),
        pytest.param("h0,0:6+1=7", "213/", "cont", 10, id="PY-78"),
        pytest.param("h0,0:6+1=7", "35+", None, -1, id="PY-79"),
    ],
)
def test_the_best_lines_of_the_specification_are_found(
    text: str, held: str, face: str | None, expected: int
) -> None:
    table = position(text)

    found = best_lines(PYTAGORA, table, hand(held), face)

    assert expected == confirmed(PYTAGORA, table, hand(held), face, found)
    assert found.complete
    assert found.bound == max(expected, 0)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(8))
def test_the_search_agrees_with_trying_everything(batch: int) -> None:
    chance = random.Random(batch)  # noqa: S311
    bag = list("0123456789" * 4 + "++++++---" + "*" * 10 + "/" * 8 + "1122")
    tables = [position(text) for text in TABLES]

    for number in range(28):
        table = tables[(number + batch) % len(tables)]
        held = in_order(chance.sample(bag, chance.choice((3, 4, 4, 4, 5))))
        face = chance.choice((None, "double", "cont", "plus3", "two", "steal"))
        terms = terms_of(
            "pytagora",
            unary_minus=chance.random() < 0.2,
            whole_division=chance.random() < 0.2,
            must_connect=chance.random() < 0.2,
        )
        found = best_lines(terms, table, held, face)

        assert found.complete
        assert best_by_trying(terms, table, held, face) == confirmed(
            terms, table, held, face, found
        ), (TABLES[(number + batch) % len(tables)], "".join(held), face, terms)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "held"), [("", "126+*3"), ("", "2355*/"), ("h0,0:6+1=7", "124-/8"), (P2, "0366+*")]
)
def test_the_search_agrees_on_hands_of_six(text: str, held: str) -> None:
    table = position(text)

    found = best_lines(PYTAGORA, table, hand(held), None)

    expected = best_by_trying(PYTAGORA, table, hand(held), None)
    assert expected == confirmed(PYTAGORA, table, hand(held), None, found)


def test_the_search_agrees_where_every_piece_counts_differently() -> None:
    chance = random.Random(5)  # noqa: S311
    worths = {kind: chance.randint(0, 6) for kind in points()}
    terms = terms_of("pytagora", worths={**worths, "place": 2, "plain": 1})
    bag = list("0123456789" * 3 + "++++----***///")

    for number in range(24):
        table = position(TABLES[number % len(TABLES)])
        held = in_order(chance.sample(bag, chance.randint(3, 4)))
        found = best_lines(terms, table, held, "double")

        expected = best_by_trying(terms, table, held, "double")

        assert expected == confirmed(terms, table, held, "double", found)


def test_basic_is_searched_like_the_others() -> None:
    terms = terms_of("basic")
    table = position("h0,0:6+1=7", terms)

    found = best_lines(terms, table, hand("1122357+--"), "")

    assert found.complete
    assert confirmed(terms, table, hand("1122357+--"), "", found) > 13


def test_a_search_in_a_hurry_owns_up_to_what_it_does_not_know() -> None:
    table, held = position(P2), hand("135778+-")
    whole = best_lines(PYTAGORA, table, held, None)
    hurried = [best_lines(PYTAGORA, table, held, None, stop=after(calls)) for calls in range(8)]

    for found in hurried:
        confirmed(PYTAGORA, table, held, None, found)

        assert found.bound >= whole.points[0]
        assert not found.complete or found.points == whole.points
    assert not hurried[0].complete
    assert whole.complete


def test_thirteen_pieces_give_answer_and_bound_in_limited_work() -> None:
    table, held = position(FOUR), hand("013456789+-*/")

    found = best_lines(PYTAGORA, table, held, None, work=20_000)

    assert not found.complete
    assert 0 < confirmed(PYTAGORA, table, held, None, found) <= found.bound


def test_limited_work_gives_the_same_answer_every_time() -> None:
    table = position(FOUR)

    first, second = (
        best_lines(PYTAGORA, table, hand("0134567+*/"), "double", top=5, work=3_000)
        for _ in range(2)
    )

    assert first == second
    assert not first.complete


def test_several_lines_are_different_and_good() -> None:
    table = position(P2)

    found = best_lines(PYTAGORA, table, hand("1234567+*-"), None, top=12)

    assert len(set(found.plays)) == len(found.plays) == 12
    confirmed(PYTAGORA, table, hand("1234567+*-"), None, found)


def test_only_the_given_pieces_are_crossed() -> None:
    table = position(FOUR)
    anchor = min(table.pieces)

    for anchors in (frozenset[int](), frozenset({anchor})):
        found = best_lines(PYTAGORA, table, hand("11234+-*"), None, top=20, anchors=anchors)

        for play in found.plays:
            cells = {
                cell
                for cell, crossed in zip(
                    judged_cells(table, hand("11234+-*"), play), play.crossed, strict=True
                )
                if crossed
            }
            assert cells <= anchors


def judged_cells(table: Board, held: tuple[str, ...], play: object) -> range:
    judged = judge(PYTAGORA, table, play, None, held)  # type: ignore[arg-type]
    assert not isinstance(judged, Refusal)
    assert judged.equality is not None
    return judged.equality.cells


def test_without_a_free_equals_sign_a_line_must_cross_one() -> None:
    terms = terms_of("pytagora", strict_supply=True)
    table = position("h0,0:6+1=7", terms)

    found = best_lines(terms, table, hand("22334+-"), None, supply=(0, 0), top=5)

    assert found.plays
    for play in found.plays:
        assert play.crossed[play.pieces.index("=")]
    assert best_lines(terms, table, hand("22334+-"), "cont", supply=(0, 0)).plays == ()


def test_pro_lines_are_found_and_never_marked_surely_best() -> None:
    terms = terms_of("pro")
    chance = random.Random(11)  # noqa: S311
    counts = zip(KINDS, bag_of(pieces(), "pro"), strict=True)
    bag = [kind for kind, count in counts for _ in range(count)]
    table = position("h0,0:2^3=8", terms)
    lines = 0

    for number in range(10):
        held = in_order(chance.sample(bag, 12))
        face = ("plus3", "double", "cont")[number % 3]
        found = best_lines(terms, table, held, face, work=12_000)

        best = confirmed(terms, table, held, face, found)

        assert not found.complete
        assert found.bound >= best
        lines += best > 0

    assert lines > 4


@pytest.mark.parametrize(
    ("held", "line"),
    [
        ("9165(+r2", 13),
        ("0,25{1/4}", 14),
        ("2^38", 9),
    ],
)
def test_pro_knows_roots_decimals_powers_and_brackets(held: str, line: int) -> None:
    terms = terms_of("pro")

    found = best_lines(terms, Board(), hand(held), None)

    assert line <= confirmed(terms, Board(), hand(held), None, found)
