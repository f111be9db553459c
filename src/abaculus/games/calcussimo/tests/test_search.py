"""The search in lines agrees with the rules taken literally."""

import re
from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from abaculus.games.calcussimo import search
from abaculus.games.calcussimo.search import FoundPlay, SearchRules
from abaculus.games.calcussimo.tests.oracle import Plain, Play, grown

RULES = ("both", "scored", "face")
STEPS = ("free", "exact", "natural")
UPPER = [
    "...............", ".P.G.Y...Y.G.P.", "...............", ".G.B.G.G.G.B.G.", "...............",
    ".Y.G.B.G.B.G.Y.", "...............", "...G.G.L.G.G...",
]  # fmt: skip
DEFAULT = "".join(UPPER + UPPER[-2::-1])
KINDS = "123456789+-*/"
E = ("D8h 9+6/2", "H6v 4-(2)+3", "F6h 3*(4)-1", "D10h 4+6-(3)+5", "J6v (1)*7+(5)")
W = ("D8h 9+6/2", "D8v (9)+1+2", "B12h 3+(2)")
K = ("H6v 4-2", "H6h (4)+1", "J6v (1)+2+3+4", "H12h 3*(4)", "H10v 5+(3)")


def seeded(seed: int | str) -> Random:
    return Random(seed)  # noqa: S311


def default(rule: str = "both", steps: str = "free", *, number: bool = False) -> SearchRules:
    return SearchRules(15, DEFAULT, "123456789+-/", 7, rule, steps, number)


def read(text: str) -> Play:
    """A move in notation as squares, announced chips and laid chips."""
    where, run = text.split()
    at = int(where[1:-1]) * 15 - 15 + ord(where[0]) - ord("A")
    cells, chips, laid = list[int](), "", ""
    is_old = False
    for mark, chip in re.findall(r"(\??)([^?])", run):
        if chip in "()":
            is_old = chip == "("
            continue
        if not is_old:
            cells.append(at)
            chips += chip
            laid += mark or chip
        at += 1 if where[-1] == "h" else 15
    return tuple(cells), chips, laid


def after(moves: tuple[str, ...]) -> str:
    board = ["."] * 225
    for move in moves:
        cells, chips, _ = read(move)
        for cell, chip in zip(cells, chips, strict=True):
            board[cell] = chip
    return "".join(board)


def by_play(found: list[FoundPlay]) -> dict[Play, int]:
    plays = {(play.cells, play.chips, play.laid): play.points for play in found}
    assert len(plays) == len(found)
    return plays


def points(ground: SearchRules, before: tuple[str, ...], move: str) -> int:
    """What the search gives for a move, 0 if it does not know it."""
    play = read(move)
    return by_play(search.plays(ground, after(before), play[2])).get(play, 0)


@pytest.mark.parametrize(
    ("before", "move", "expected"),
    [
        ((), E[0], 48),
        (E[:1], E[1], 12),
        (E[:2], E[2], 33),
        (E[:3], E[3], 38),
        (E[:4], E[4], 19),
        ((), "F8h 6/2+9", 48),
        (E[:3], "D10h 6+4-(3)+5", 36),
        (E, "D8h (9+6/2)+(7)", 19),
        (E, "F6v (3)*(6)-(6)", 12),
        (E[:3], "B6h 5+2+(3*4-1)", 40),
        (W, "B10v 5+(3)-1", 42),
        (K, "G9h 6+2(+)1", 19),
        ((), "H8h 7-2", 6),
        ((), "D8h ?9+6/2", 30),
        ((), "G8h 3+4", 14),
        ((), "H8h 9/3", 0),
        ((), "F8h 3-5", 0),
        ((), "A8h 1+2", 0),
        (E[:1], "D8h (9+6/2)*3", 27),
        ((E[0], "D8h (9+6/2)*3"), "D8h (9+6/2*3)*2", 0),
        (E[:1], "E7v 3(+)4", 7),
        (E[:1], "D9h 1+2", 0),
        (E[:1], "A1h 1+2", 0),
    ],
)
def test_worked_examples_of_the_rules_score_as_printed(
    before: tuple[str, ...], move: str, expected: int
) -> None:
    assert expected == points(default(), before, move)


def test_spoilt_result_counts_its_face_under_the_face_rule() -> None:
    assert points(default("face"), (), "H8h 9/3") == 6


def test_centre_may_be_reserved_for_a_number() -> None:
    assert points(default(number=True), (), "G8h 3+4") == 0
    assert points(default(number=True), (), "H8h 3+4") == 22


def test_joker_is_never_a_multiplication() -> None:
    found = search.plays(default(), after(E[:1]), "3??")

    assert not any("*" in play.chips for play in found)


class Position:
    """A random board of some size, options and rack, for the search and for the oracle."""

    def __init__(self, seed: str, rule: str, steps: str, held: int, most_jokers: int) -> None:
        chance = seeded(seed)
        kinds = "0" * chance.choice((0, 0, 1)) + KINDS
        side = chance.choice((7, 9))
        squares = chance.choices(".GBYP", (5, 2, 1, 1, 1), k=side * side)
        squares[side * side // 2] = "L"
        premiums, jokers = "".join(squares), kinds.replace("*", "")
        number = chance.random() < 0.3
        self.plain = Plain(side, premiums, jokers, rule, steps, number)
        self.ground = SearchRules(side, premiums, jokers, 7, rule, steps, number)
        is_fair = chance.random() < 0.6
        self.board = grown(self.plain, chance.choice((0, 2, 4, 6)), kinds + "*/", chance, is_fair)
        self.jokers = chance.randrange(most_jokers + 1)
        chips = chance.choices(kinds + "+-*/", k=held - self.jokers)
        self.rack = "".join(chips) + "?" * self.jokers
        worth = {kind: chance.randrange(-60, 60) for kind in kinds + "?"}
        self.keep: Callable[[str], int] = lambda kept: (
            sum(worth[chip] for chip in kept) + (90 if not kept else 0)
        )

    def kept(self, laid: str) -> int:
        chips = list(self.rack)
        for chip in laid:
            chips.remove(chip)
        return self.keep("".join(sorted(chips, key="0123456789+-*/?".index)))


@pytest.mark.slow
@pytest.mark.parametrize(("rule", "steps"), list(product(RULES, STEPS)))
def test_small_racks_give_exactly_the_plays_of_the_oracle(rule: str, steps: str) -> None:
    for seed in range(10):
        at = Position(f"{rule} {steps} {seed}", rule, steps, 4, 2)

        expected = at.plain.plays(at.board, at.rack)
        found = search.plays(at.ground, at.board, at.rack)

        assert expected == by_play(found), (seed, at.board, at.rack)
        assert bool(expected) == search.has_play(at.ground, at.board, at.rack)
        for top in (1, 4, 40):
            best = search.best(at.ground, at.board, at.rack, top)
            assert sorted(expected.values(), reverse=True)[:top] == [play.rank for play in best]
            assert by_play(best).items() <= expected.items()


@pytest.mark.slow
@pytest.mark.parametrize(("rule", "steps"), list(product(RULES, STEPS)))
def test_full_racks_give_the_best_of_all_plays(rule: str, steps: str) -> None:
    for seed in range(10):
        at = Position(f"full {rule} {steps} {seed}", rule, steps, 7, 2)

        found = search.plays(at.ground, at.board, at.rack)
        plays = by_play(found)
        ranks = sorted((play.points + at.kept(play.laid) for play in found), reverse=True)

        for top in (1, 7):
            best = search.best(at.ground, at.board, at.rack, top)
            assert sorted(plays.values(), reverse=True)[:top] == [play.points for play in best]
            assert by_play(best).items() <= plays.items()
            best = search.best(at.ground, at.board, at.rack, top, at.keep)
            assert ranks[:top] == [play.rank for play in best]
            assert all(play.rank == play.points + at.kept(play.laid) for play in best)


@pytest.mark.parametrize(("jokers", "seed"), [(3, 1), (3, 2), (4, 3)])
def test_many_jokers_give_the_best_of_all_plays(jokers: int, seed: int) -> None:
    at = Position(f"jokers {seed}", "both", "free", 7, 0)
    rack = at.rack[jokers:] + "?" * jokers

    plays = by_play(search.plays(at.ground, at.board, rack))
    best = search.best(at.ground, at.board, rack, 3)

    assert sorted(plays.values(), reverse=True)[:3] == [play.points for play in best]
    assert best[0].points == search.best(at.ground, at.board, rack)[0].points


def test_best_play_of_a_default_mid_game_is_the_best_of_all() -> None:
    for rack in ("1379+/?", "24688+-", "5599**/"):
        for before in ((), E[:2], E, W, K):
            found = search.plays(default(), after(before), rack)

            best = search.best(default(), after(before), rack)

            assert max(play.points for play in found) == best[0].points


def small(premiums: dict[int, str], chips: dict[int, str]) -> tuple[Plain, SearchRules, str]:
    """A board of seven by seven for the oracle and for the search, and the chips on it."""
    squares = "".join({24: "L", **premiums}.get(cell, ".") for cell in range(49))
    board = "".join(chips.get(cell, ".") for cell in range(49))
    plain = Plain(7, squares, "123456789+-/", "both", "free", False)
    return plain, SearchRules(7, squares, "123456789+-/", 7, "both", "free", False), board


@pytest.mark.parametrize(("column", "expected"), [("9+91-1", 18 * 3 + 13), ("1+11-1", 13 * 3 + 2)])
def test_premium_under_shared_sign_goes_to_better_calculation(column: str, expected: int) -> None:
    chips = dict[int, str](zip((3, 10, 17, 31, 38, 45, 23, 25), column + "85", strict=True))
    plain, ground, board = small({24: "P"}, chips)

    found = by_play(search.plays(ground, board, "+"))

    assert found == {((24,), "+", "+"): expected}
    assert found == plain.plays(board, "+")


def test_crossing_with_two_multiplications_is_no_play() -> None:
    chips = dict[int, str](zip((3, 10, 17, 31, 38, 45), "2*31*4", strict=True))
    plain, ground, board = small({}, chips)

    found = by_play(search.plays(ground, board, "1+2"))

    assert plain.plays(board, "1+2") == found
    assert not any(24 in cells for cells, _, _ in found)


def test_joker_replaces_a_number_that_a_premium_needs_elsewhere() -> None:
    _, ground, board = small({26: "G"}, {})

    best = search.best(ground, board, "9?*")

    assert best[0].points == 9 * 18 * 2
    assert best[0].laid == "?*9"


def test_every_play_can_be_sampled_and_nothing_else() -> None:
    ground, board, rack = default(), after(E), "9-*"
    plays = by_play(search.plays(ground, board, rack))
    chance = seeded(7)

    drawn = [search.sample(ground, board, rack, chance.randrange) for _ in range(40 * len(plays))]

    assert plays == {(p.cells, p.chips, p.laid): p.points for p in drawn if p}
    assert None not in drawn


def test_nothing_is_sampled_where_nothing_can_be_played() -> None:
    chance = seeded(1)

    for rack in ("++--*//", "7", "", "+"):
        assert search.sample(default(), after(E[:1]), rack, chance.randrange) is None
        assert not search.has_play(default(), after(E[:1]), rack)
        assert search.best(default(), after(E[:1]), rack) == []


def test_sampling_finds_the_only_play() -> None:
    ground, board = default(steps="natural"), after((*E, "L10v 8+1"))
    plays = by_play(search.plays(ground, board, "+"))

    found = search.sample(ground, board, "+", seeded(3).randrange)

    assert found is not None
    assert plays[found.cells, found.chips, found.laid] == found.points


def test_searching_again_changes_nothing() -> None:
    ground = default()
    first = search.best(ground, after(K), "1379+/?", 20)

    search.best(ground, after(E), "55+")
    again = search.best(ground, after(K), "1379+/?", 20)

    assert [vars_of(play) for play in first] == [vars_of(play) for play in again]


def vars_of(play: FoundPlay) -> tuple[int, int, Play]:
    return play.points, play.rank, (play.cells, play.chips, play.laid)


def test_board_of_wrong_size_is_refused() -> None:
    with pytest.raises(ValueError, match="225 squares are needed, not 3"):
        search.best(default(), "1+2", "3+")
