"""The conformance cases of the specification, by number; blue cards have a file of their own."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.mathematicus.board import STANDARD, Square, board, is_prime, is_twin
from abaculus.games.mathematicus.chance.deck import cards_in_play, deck
from abaculus.games.mathematicus.elements import Mode, mix_refusal, parse_mode
from abaculus.games.mathematicus.moves import Level, No, Yes
from abaculus.games.mathematicus.phases import QuestionState, Stake, TieRoll
from abaculus.games.mathematicus.questions import face, limit, next_known_card
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.games.mathematicus.skips import remainder
from abaculus.games.mathematicus.supply import first_tokens, on_the_board
from abaculus.games.mathematicus.tests.transcripts import Table, opened, started
from abaculus.kernel.chance import enumerate_results
from abaculus.kernel.draws import Roll
from abaculus.kernel.events import Played
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import OptionValue, choose
from abaculus.maths.answers import check, read_spec

BOARD = board(STANDARD)
SQUARES = BOARD.squares


def elements(modes: str) -> list[str]:
    found = [parse_mode(text) for text in modes.split()]
    return [mode.elements for mode in found if isinstance(mode, Mode)]


def test_s01_squares_of_each_kind_are_counted() -> None:
    tokens = [square.token for square in SQUARES]
    found = [
        sum(square.asks for square in SQUARES),
        sum(square.is_blue for square in SQUARES),
        len(BOARD.places("figure")),
        len(BOARD.places("chance")),
        sum(square.is_penalty for square in SQUARES),
        sum(bool(square.numerals) for square in SQUARES),
        sum(map(is_prime, range(35))),
        sum(map(is_twin, range(35))),
        *(tokens.count(token) for token in ("4", "12", "c", "x")),
    ]

    assert [26, 12, 6, 3, 5, 6, 11, 9, 5, 5, 5, 5] == found


def test_s02_primes_and_twins_on_the_board() -> None:
    assert [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31] == [n for n in range(35) if is_prime(n)]
    assert [3, 5, 7, 11, 13, 17, 19, 29, 31] == [n for n in range(35) if is_twin(n)]
    assert [n for n in range(35) if is_twin(n)] == [n for n in range(35) if BOARD.bearing[n]]


def about(number: int) -> tuple[Square, bool, str]:
    return SQUARES[number], is_twin(number), BOARD.bearing[number]


def test_s03_square_5_is_euclid() -> None:
    square, twin, halves = about(5)

    assert ("E", True, True, "4", True, "A") == (
        square.figure,
        square.asks,
        square.is_blue,
        square.token,
        twin,
        halves,
    )


def test_s04_square_3_is_a_penalty() -> None:
    square, twin, halves = about(3)

    assert (False, True, "x", True, "A") == (
        square.asks,
        square.is_penalty,
        square.token,
        twin,
        halves,
    )


def test_s05_square_13_is_on_both_halves() -> None:
    square, _, halves = about(13)

    assert (True, False, "4", "AB") == (square.asks, square.is_blue, square.token, halves)


def test_s06_square_34_has_eastern_arabic_numerals() -> None:
    square, _, _ = about(34)

    assert ("100010", "arabic", "") == (f"{34:b}", square.numerals, square.token)


@pytest.mark.parametrize(
    ("modes", "supply", "hands"),
    [
        pytest.param(
            "i2 i2 i2", (4, 4, 4, 7, 3, 12, 2), [(1, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1)], id="S07"
        ),
        pytest.param("b1 b1", (3, 3, 0, 0, 3, 6, 0), [(1, 1, 0, 0), (1, 1, 0, 0)], id="S08"),
        pytest.param(
            "2xn 3rcxnASC 4rcxnAMERCNS",
            (4, 4, 4, 7, 3, 12, 2),
            [(1, 1, 0, 1), (1, 1, 1, 1), (1, 1, 1, 1)],
            id="S09",
        ),
    ],
)
def test_what_lies_on_the_board_and_in_the_hands(
    modes: str, supply: tuple[int, ...], hands: list[tuple[int, ...]]
) -> None:
    lying = on_the_board(elements(modes))

    assert supply == (*lying.tokens, sum(lying.figures), len(lying.halves))
    assert hands == [first_tokens(one)[:4] for one in elements(modes)]


def test_s10_the_box_holds_ten_of_each() -> None:
    supplies = [on_the_board(["rcxn"] * players).tokens for players in (2, 3, 4, 5)]

    totals = [
        tuple(supply[kind] + players for kind in (1, 0, 2, 3))
        for players, supply in enumerate(supplies, 2)
    ]

    assert [(5, 5, 5, 10), (7, 7, 7, 10), (9, 9, 9, 10), (10, 10, 10, 10)] == totals


@pytest.mark.parametrize(
    ("modes", "code"),
    [
        pytest.param("2xn 3rcxnASC 4rcxnAMERCNS", "", id="S11"),
        pytest.param("b1 2xA", "X-MIX", id="S12"),
    ],
)
def test_which_elements_go_together(modes: str, code: str) -> None:
    refusals = [mix_refusal(one) for one in elements(modes)]

    assert code == "".join(refusal.code for refusal in refusals if refusal is not None)


@pytest.mark.parametrize(
    ("seats", "rolls", "starter"),
    [
        pytest.param(3, (7, 9, 9, 4, 11), 3, id="S13"),
        pytest.param(4, (8, 12), 2, id="S14"),
    ],
)
def test_starting_player(seats: int, rolls: tuple[int, ...], starter: int) -> None:
    assert starter == opened(rolls, seats)


@pytest.mark.parametrize(
    ("die", "percent"),
    [pytest.param(4, 25.0, id="S15"), pytest.param(12, 8.3, id="S16")],
)
def test_the_chance_of_a_named_score(die: int, percent: float) -> None:
    odds = dict(enumerate_results(Roll((die,))))

    assert percent == round(float(100 * odds[(3,)]), 1)


def test_s29_the_remainder_by_three() -> None:
    assert 0 == remainder((12, 7, 10, 4)) == 127104 % 3


@pytest.mark.parametrize(
    ("key", "answer", "outcome"),
    [
        pytest.param({"value": "1/4"}, "0.25", "right", id="S79"),
        pytest.param({"value": "64"}, "8^2", "right", id="S80"),
        pytest.param({"value": "64", "not": ["8^2"]}, "8^2", "form", id="S81"),
        pytest.param({"value": "1/3"}, "0.(3)", "right", id="S82"),
        pytest.param({"value": "1/3"}, "0.3", "wrong", id="S83"),
        pytest.param({"value": "0.015"}, "1.5%", "right", id="S84"),
        pytest.param({"value": "12"}, "84/7", "form", id="S85"),
        pytest.param({"value": "1/60"}, "1.67%", "right", id="S86"),
        pytest.param({"value": "52318.74", "locale": "it"}, "52.318,74", "right", id="S87"),
        pytest.param({"value": "1234"}, "12,34", "malformed", id="S88"),
    ],
)
def test_how_answers_are_judged(key: dict[str, object], answer: str, outcome: str) -> None:
    spec = {"kind": "number", **{name: one for name, one in key.items() if name != "locale"}}

    verdict = check(read_spec(spec), answer, str(key.get("locale", "en")), "mathematicus")

    marked = "form" if verdict.code in ("unevaluated", "forbidden") else verdict.outcome
    assert outcome == marked


@pytest.mark.parametrize(
    ("is_doubled", "tolerance", "after", "in_time"),
    [
        pytest.param(False, 0, 30_000, True, id="S89"),
        pytest.param(True, 5, 65_001, False, id="S90"),
    ],
)
def test_the_deadline_of_an_answer(
    is_doubled: bool,
    tolerance: int,
    after: int,
    in_time: bool,
) -> None:
    stake = Stake("square", 0)
    question = QuestionState(stake, 0, 1, seconds=30, started=0, is_doubled=is_doubled)

    assert in_time == (after <= limit(question) + 1000 * tolerance)


def test_s91_the_block_is_turned() -> None:
    first = (3, 2, 1)

    drawn = [
        f"{first[asked] if asked < 3 else next_known_card(first, asked, 3)}{face(asked, 3)}"
        for asked in range(7)
    ]

    assert "3a 2a 1a 1b 2b 3b 3a'" == " ".join(drawn)


def voted(level: int, votes: str) -> str:
    """Seat 1 proposes a level for itself, the others vote."""
    table = Table(started("b2 b2 b2" if len(votes) == 2 else "b2 b2"))
    done = table.game.check(table.state, Played(0, 0, Level(0, level)))
    if isinstance(done, Refusal):
        return done.code
    state = table.game.apply(table.state, Played(0, 0, Level(0, level))).state
    for seat, vote in enumerate(votes, 1):
        move = Yes() if vote == "+" else No()
        state = table.game.apply(state, Played(0, seat, move)).state
    return str(state.hands[0].level)


def test_s92_one_no_is_enough() -> None:
    assert "2" == voted(3, "+-")
    assert "3" == voted(3, "++")


def test_s93_levels_change_one_step_at_a_time() -> None:
    assert "X-STEP" == voted(4, "+")


def test_s97_the_elimination() -> None:
    game = Mathematicus("basic")
    start = started("b1 b1 b1 b1")
    state = replace(start, phase=TieRoll((0, 2), (0, 2), (), "end-time"))
    table = Table(state)
    table.game = game

    table.word("#O=5")
    table.word("#O=2")
    first = table.state.turn + 1
    table.play("A+ A-")

    assert (3, "win 3") == (first, table.field("over"))


@pytest.mark.parametrize(
    ("seats", "options", "answers", "points", "result"),
    [
        pytest.param(2, {"target": 3}, "+-+-+", (3, 0), "win 1", id="S98"),
        pytest.param(
            3, {"cards_end": "rounds", "rounds": 2}, "+++--+", (1, 1, 2), "win 3", id="S99"
        ),
    ],
)
def test_cards_alone(
    seats: int, options: dict[str, OptionValue], answers: str, points: tuple[int, ...], result: str
) -> None:
    game = Mathematicus("cards")
    state = game.setup(choose(game.info.menu, {"players": seats, **options}))
    table = Table(state)
    table.game = game
    table.word("#O=12")

    table.play(" ".join(f"A{answer}" for answer in answers))

    assert points == tuple(hand.points for hand in table.state.hands)
    assert result == table.field("over")


@pytest.mark.parametrize(
    ("modes", "left"),
    [
        pytest.param("b1 b1", "C03 C04 C12 C17 C24", id="S107"),
        pytest.param("2xn i3 b2", "C03 C12 C24", id="S108"),
    ],
)
def test_cards_that_stay_in_the_box(modes: str, left: str) -> None:
    dealt = cards_in_play(STANDARD, elements(modes))

    assert left == " ".join(card.id for card in deck(STANDARD).cards if card.id not in dealt)
