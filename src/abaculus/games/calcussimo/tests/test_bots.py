"""The bots: legal under every option, the same from the same seed, and as clever as they say."""

from __future__ import annotations

import pytest

from abaculus.bots.match import Match, seed_rngs
from abaculus.games.calcussimo.bots import BOTS, CalcussimoBot
from abaculus.games.calcussimo.judge import judge
from abaculus.games.calcussimo.kinds import remove_chips
from abaculus.games.calcussimo.moves import Accept, Dispute, FreePlay, LinePlay, Move, Pass, Swap
from abaculus.games.calcussimo.play_search import all_plays
from abaculus.games.calcussimo.rules import Calcussimo
from abaculus.games.calcussimo.state import State
from abaculus.games.calcussimo.strategy.candidates import best_line_plays
from abaculus.games.calcussimo.strategy.free_plays import best_candidates
from abaculus.games.calcussimo.strategy.lookahead import Lookahead
from abaculus.games.calcussimo.strategy.rack_value import (
    Prospect,
    leave_value,
    make_keep,
    swap_instead,
)
from abaculus.games.calcussimo.tests.tables import E1_TO_E5, GAME, happen, table, with_board
from abaculus.games.calcussimo.view import view
from abaculus.i18n.translator import load_translator
from abaculus.kernel.awaits import Over
from abaculus.kernel.bot import AnyBot, BotMove, never_stop
from abaculus.kernel.events import TimedOut
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import SeededRng

LEVELS = tuple(maker.name for maker in BOTS)


def bot(level: str, game: Calcussimo = GAME) -> AnyBot:
    """A bot of this level; the seventh with less patience than at a real table."""
    if level == "7":
        return CalcussimoBot(Lookahead(game, rollouts=4).plan, objects=True)
    return BOTS[LEVELS.index(level)].make(game)


def choice(level: str, state: State, seat: int = 0, seed: int = 1) -> BotMove[Move]:
    """What a bot of this level chooses when shown the seat's view, and nothing else."""
    return bot(level).choose(view(state, seat), None, SeededRng(seed), never_stop)


def middle_game(
    *racks: str, placement: str = "line", announce: str = "auto", turn_seconds: int = 120
) -> State:
    """The five examples on the board, and the first rack to move."""
    state = table(
        (*racks, "1234+-/"), placement=placement, announce=announce, turn_seconds=turn_seconds
    )
    return with_board(state, E1_TO_E5)


def points(state: State, rack: str, move: Move) -> int:
    """What a play brings."""
    assert isinstance(move, LinePlay | FreePlay)
    judged = judge(state.rules.terms, state.grid, rack, move)
    assert not isinstance(judged, Refusal)
    return judged.points


def outcome(levels: tuple[str, ...], seed: int, **options: object) -> Over:
    """How a game between these levels ends; any illegal or late move fails the test."""
    game = Calcussimo(str(options.pop("variant", "calcussimo")))
    chosen = choose(game.info.menu, {"players": len(levels), **options})
    match = Match(
        game, chosen, [bot(level, game) for level in levels], seed_rngs(seed, len(levels))
    )
    for step in match.steps():
        assert not isinstance(step.event, TimedOut)
    over = game.awaits(match.state)
    assert isinstance(over, Over)
    return over


def test_seven_levels_say_what_they_do() -> None:
    speaks = load_translator(load_family("calcussimo"))

    sentences = {speaks.tell(maker.summary) for maker in BOTS}

    assert LEVELS == ("1", "2", "3", "4", "5", "6", "7")
    assert len(sentences) == 7


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "zero", "result_rule": "scored", "rack_size": 5},
        {"variant": "junior", "players": 4, "bonus_turn": False},
        {"variant": "honour", "players": 3, "timeout": "warn"},
        {"variant": "playout", "swap_when": "stuck", "swap_count": "any"},
        {"variant": "plain", "intermediate": "exact", "end_mode": "round", "players": 3},
        {"result_rule": "face", "announce": "claim", "turn_seconds": 15},
        {"referee": "strict", "centre_start": "number", "seat0.time_factor": "0"},
        {"placement": "free", "rack_size": 5, "end_mode": "playout", "announce": "claim"},
        {"variant": "solo", "players": 1, "end_mode": "round"},
    ],
)
def test_games_end_without_an_illegal_or_late_move(options: dict[str, object]) -> None:
    players = int(str(options.pop("players", 2)))

    over = outcome(("6", "1", "5", "3")[:players], 7, **options)

    assert len(over.outcome.scores) == players


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_choice(level: str) -> None:
    state = middle_game("2589+-*")

    assert choice(level, state) == choice(level, state)


def test_chance_decides_at_the_lowest_level() -> None:
    state = middle_game("2589+-*")

    assert len({choice("1", state, seed=seed).move for seed in range(8)}) > 1


def test_more_looks_find_better_plays() -> None:
    state = middle_game("2589+-*")
    sums: list[int] = []

    for level in LEVELS[:5]:
        moves = [choice(level, state, seed=seed).move for seed in range(8)]
        sums.append(sum(points(state, "2589+-*", move) for move in moves))

    assert sums == sorted(set(sums))


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_chips_make_no_difference(level: str) -> None:
    one = middle_game("2589+-*", "1166///")
    other = middle_game("2589+-*", "789+++?")

    assert choice(level, one) == choice(level, other)


@pytest.mark.parametrize("rack", ["2589+-*", "1144-/?", "36+++-/"])
def test_level_five_finds_the_most_points_there_are(rack: str) -> None:
    state = middle_game(rack)
    plays = [move for move in GAME.moves(state, 0) if isinstance(move, LinePlay)]

    chosen = choice("5", state).move

    assert max(points(state, rack, play) for play in plays) == points(state, rack, chosen)


@pytest.mark.parametrize(
    ("kept", "worth"),
    [
        ("", 0),
        ("37+*", 20),  # as many numbers as signs, five pips on average, a ×
        ("99", -8),  # two numbers too many, eight pips above
        ("1379+/?", -35),  # two numbers too many, one ÷, one joker
        ("+**//", -124),  # five signs too many, a second × counts nothing, two ÷
    ],
)
def test_kept_chips_promise_what_the_specification_says(kept: str, worth: int) -> None:
    assert worth == leave_value(kept)


def prospect(bag: int, mode: str = "bag", others: int = 1, closing: bool = False) -> Prospect:
    """The outlook on a game with the usual racks."""
    return Prospect(7, mode, True, others, bag, closing)


@pytest.mark.parametrize(
    ("outlook", "kept", "worth"),
    [
        (prospect(40), "37+*", 20),
        (prospect(40), "", 60),
        (prospect(3), "37+*", -30),  # the play takes the last chips: what is kept is deducted
        (prospect(7), "", 0),  # the game ends before the second turn
        (prospect(8), "", 60),
        (prospect(6), "37+*", -30),  # three chips are left, and the other seat takes them
        (prospect(7), "37+*", 20),
        (prospect(7, others=2), "37+*", -30),
        (prospect(7, "round"), "", 60),
        (prospect(3, "round"), "37+*", -30),
        (prospect(0, "round", closing=True), "37+*", -30),
        (prospect(3, "playout"), "37+*", 20),
        (prospect(0, "playout"), "37+*", -30),
        (prospect(0, "playout"), "", 0),
        (prospect(40, others=0), "", 0),  # alone, every turn is the own one
        (prospect(40, others=0), "37+*", 180),  # and chips are all there is to save
    ],
)
def test_chips_promise_nothing_when_no_turn_will_come(
    outlook: Prospect, kept: str, worth: int
) -> None:
    assert worth == outlook.worth(kept)


def test_without_second_turns_clearing_brings_nothing() -> None:
    rules = table(("", ""), bonus_turn=False).rules

    assert make_keep(rules, 1, 40, False)("") == 0


@pytest.mark.parametrize("rack", ["2589+-*", "1144-/?", "36+++-/"])
def test_level_six_counts_points_and_what_is_kept(rack: str) -> None:
    state = middle_game(rack)
    found = [
        (one.points, remove_chips(rack, one.laid) or "")
        for one in all_plays(state.rules.terms, state.grid, rack)
    ]
    ranks = {points + (leave_value(kept) if kept else 60): (points, kept) for points, kept in found}

    chosen = choice("6", state).move

    assert isinstance(chosen, LinePlay)
    judged = judge(state.rules.terms, state.grid, rack, chosen)
    assert not isinstance(judged, Refusal)
    used = "".join("?" if joker else chip for _, chip, joker in judged.placed)
    assert ranks[max(ranks)] == (judged.points, remove_chips(rack, used))


@pytest.mark.parametrize("level", LEVELS)
def test_a_rack_without_a_play_is_swapped(level: str) -> None:
    state = table(("1234567", "1234+-/"), swap_when="stuck")

    assert choice(level, state).move == Swap("1234567")


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_play_and_without_a_bag_one_can_only_pass(level: str) -> None:
    state = table(("1234567", "1234+-/"), bag=0, end_mode="playout")

    assert choice(level, state).move == Pass()


def test_bot_swaps_a_chip_when_the_rack_is_very_bad() -> None:
    rules = table(("", "")).rules

    assert swap_instead(rules, 40, "112233+", 9) == "1"
    assert swap_instead(rules, 40, "112233+", 10) is None
    assert swap_instead(rules, 40, "1379+-/", 9) is None
    assert swap_instead(rules, 0, "112233+", 9) is None


def test_level_six_gives_a_chip_back() -> None:
    state = with_board(table(("1111---", "2345+-/")), ("G8h 1+1",))

    assert choice("6", state).move == Swap("1")


def test_swapping_is_left_alone_where_only_the_stuck_may_swap() -> None:
    rules = table(("", ""), swap_when="stuck").rules

    assert swap_instead(rules, 40, "112233+", 9) is None


@pytest.mark.parametrize("level", LEVELS)
def test_announced_totals_are_true(level: str) -> None:
    state = middle_game("2589+-*", announce="claim")

    chosen = choice(level, state).move

    assert isinstance(chosen, LinePlay)
    assert chosen.total == points(state, "2589+-*", chosen)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("announced", "is_wrong"),
    [
        ("D10h 4+6-(3)+5 #38", False),
        ("D10h 4+6-(3)+5 #30", False),
        ("D10h 4+6-(3)+5 #39", True),
        ("D10h 4-6-(3)+5 #5", True),  # comes to zero
    ],
)
def test_wrong_plays_are_disputed_from_level_three_on(
    level: str, announced: str, is_wrong: bool
) -> None:
    state = with_board(table(("456++--", "2357+-/"), referee="honour"), E1_TO_E5[:3])
    laid = happen(state, announced).state

    answer = choice(level, laid, seat=1)

    assert answer.move == (Dispute() if is_wrong and level > "2" else Accept())
    assert answer.seconds < 5


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_needs_less_time_than_it_has(level: str) -> None:
    hurried = choice(level, middle_game("2589+-*", turn_seconds=15))
    relaxed = choice(level, middle_game("2589+-*", turn_seconds=0))

    assert hurried.seconds < 15
    assert 5 <= relaxed.seconds <= 40


@pytest.mark.parametrize("rack", ["2589+-*", "1144-/?", "36+++-/", "123567+"])
@pytest.mark.parametrize("opening", [True, False])
def test_several_lines_bring_at_least_as_much_as_one(rack: str, opening: bool) -> None:
    state = (
        table((rack, "1234+-/"), placement="free")
        if opening
        else middle_game(rack, placement="free")
    )
    [line] = best_line_plays(state.rules, state.grid, rack, 1)

    [best] = best_candidates(state.rules, state.grid, rack, 1)

    assert best.points == points(state, rack, best.play)
    assert best.points >= line.points


def test_a_second_line_is_found() -> None:
    state = table(("236++", "1234+-/"), placement="free")

    chosen = choice("5", state).move

    assert isinstance(chosen, FreePlay)
    assert points(state, "236++", chosen) >= 43  # what @F8=6,G8=+,H8=2,F9=+,F10=3 brings


def test_levels_below_five_play_in_one_line() -> None:
    state = table(("236++", "1234+-/"), placement="free")

    assert isinstance(choice("4", state).move, LinePlay)


def test_the_best_score_beats_chance() -> None:
    wins = 0
    for seed in range(4):
        places = outcome(("5", "1") if seed % 2 else ("1", "5"), seed).outcome.places
        wins += places[0] == (0 if seed % 2 else 1,)

    assert wins == 4
