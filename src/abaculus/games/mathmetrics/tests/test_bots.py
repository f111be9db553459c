"""The bots: legal in every phase, right as often as their level, each with its own ways."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from abaculus.bots.match import Match, seed_rngs
from abaculus.games.mathmetrics.board import BOARD
from abaculus.games.mathmetrics.bots import BOTS, MathMetricsBot
from abaculus.games.mathmetrics.keys import CATEGORIES, Category
from abaculus.games.mathmetrics.legal_moves import choices
from abaculus.games.mathmetrics.moves import Blast, Choose, Go, Move, Place, Roll, Seven, Wait
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.state import (
    Asking,
    Choosing,
    Destination,
    Ended,
    Hole,
    HoleIn,
    Judgement,
    Phase,
    Picking,
    PlayerState,
    QuestionRecord,
    Ready,
    Starting,
    State,
)
from abaculus.games.mathmetrics.strategy.course import course
from abaculus.games.mathmetrics.strategy.heuristic import LandingHeuristic
from abaculus.games.mathmetrics.strategy.knowledge import percents
from abaculus.games.mathmetrics.strategy.plans import (
    Percents,
    Plan,
    WinPlan,
    choose_casually,
    choose_fast,
    choose_greedily,
    choose_randomly,
    is_for_total,
)
from abaculus.games.mathmetrics.strategy.recursion import harvest
from abaculus.games.mathmetrics.view import view
from abaculus.kernel.bot import BotMove, BotPause
from abaculus.kernel.options import OptionValue, choose
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.kernel.rng import SeededRng
from abaculus.questions.learning.past_answers import estimate_accuracy

RIGHT = (70, 70, 70)
SECONDS = {0: 12, 1: 10, 2: 8, 3: 6, 4: 5}


def never() -> bool:
    return False


def table(variant: str = "token", players: int = 2, **chosen: OptionValue) -> State:
    """A table in the midst of a game: everybody on O10, nobody with tokens."""
    game = MathMetrics(variant)
    state = game.setup(choose(game.info.menu, {"players": players, **chosen}))
    return replace(
        state,
        phase=Ready(0, 0),
        players=(PlayerState("O10", turns=1),) * players,
        order=tuple(range(players)),
        turn=1,
    )


def at(
    phase: Phase,
    position: str = "O10",
    tokens: tuple[int, int, int] = (0, 0, 0),
    variant: str = "token",
    players: int = 2,
) -> State:
    """The same with seat 0 somewhere else."""
    state = table(variant, players)
    return replace(
        state, phase=phase, players=(PlayerState(position, tokens, turns=1), *state.players[1:])
    )


def going(*positions: str) -> Choosing:
    """A choice among positions."""
    return Choosing(0, 0, tuple(Destination(1, to, (to.partition(".")[0],)) for to in positions))


def chosen(
    state: State, plan: Plan = choose_greedily, right: Percents = RIGHT, seed: int = 1
) -> Move:
    return plan(view(state, 0), right, SeededRng(seed), never)


def played(
    variant: str, levels: tuple[int, ...], seed: int, **options: OptionValue
) -> tuple[State, list[object]]:
    """A whole game between bots, and its events."""
    game = MathMetrics(variant)
    menu = choose(game.info.menu, {"players": len(levels), **options})
    bots = [BOTS[level].make(game) for level in levels]
    match = Match(game, menu, bots, seed_rngs(seed, len(levels)))
    events: list[object] = [step.event for step in match.steps()]
    return match.state, events


@pytest.mark.parametrize("level", range(5))
@pytest.mark.parametrize(
    ("variant", "players"), [("token", 2), ("time", 3), ("solo", 1), ("solo-time", 1)]
)
def test_every_level_plays_every_variant_to_its_end(variant: str, players: int, level: int) -> None:
    """A match refuses bots that make an illegal move."""
    short: dict[str, OptionValue] = {"minutes": 10} if "time" in variant else {"target": 1}

    state, _ = played(variant, (level,) * players, 1, **short)

    assert isinstance(state.phase, Ended)


@pytest.mark.parametrize("level", range(5))
def test_odd_options_are_played_too(level: int) -> None:
    options: dict[str, OptionValue] = {
        "target": 1,
        "also_minutes": 15,
        "gentle": True,
        "key": "printed",
        "question_seconds": 5,
        "decision_seconds": 10,
        "time_end": "round",
    }

    state, _ = played("token", (level, 1, 0), 2, **options)

    assert isinstance(state.phase, Ended)


@pytest.mark.parametrize("level", range(4))
def test_the_same_seed_gives_the_same_game(level: int) -> None:
    first, second = (played("token", (level, level), 3, target=1)[1] for _ in range(2))

    assert first == second


@pytest.mark.parametrize(("strong", "weak"), [(1, 0), (2, 1), (3, 1)])
def test_each_level_beats_one_below_it(strong: int, weak: int) -> None:
    """Fixed seeds: what is asserted is far below what these games give."""
    won = 0
    for seed in range(20):
        seats = (strong, weak) if seed % 2 else (weak, strong)
        state, _ = played("token", seats, seed, target=2)
        assert isinstance(state.phase, Ended)
        won += state.phase.outcome.places[0] == (seats.index(strong),)

    assert won >= 13


@pytest.mark.parametrize("level", range(5))
@pytest.mark.parametrize(
    ("phase", "position"),
    [
        (Starting(0, 0), ""),
        (going("O09", "R2a.in"), "O05"),
        (going("I04", "O11"), "O05"),
        (Picking(0, 0), "O14"),
        (HoleIn(0, 0), "I09"),
        (Hole(0, 0), "I09"),
    ],
)
def test_a_bot_takes_one_of_its_choices(level: int, phase: Phase, position: str) -> None:
    state = at(phase, position)
    bot = BOTS[level].make(MathMetrics("token"))

    choice: BotMove[Move] = bot.choose(view(state, 0), None, SeededRng(1), never)

    assert choice.move in choices(state.rules, phase)


def answer(level: int, category: Category, limit: int, seed: int = 1) -> BotMove[Move]:
    asked = view(at(Asking(0, 0, category, 0, limit)), 0)
    bot = BOTS[level].make(MathMetrics("token"))
    choice: BotMove[Move] = bot.choose(asked, None, SeededRng(seed), never)
    return choice


@pytest.mark.parametrize(("level", "percent"), [(0, 50), (1, 65), (2, 80), (3, 90), (4, 95)])
def test_a_bot_answers_by_chance_as_often_rightly_as_its_level(level: int, percent: int) -> None:
    moves = [answer(level, category, 0).move for category in CATEGORIES]

    chances = [move.percent for move in moves if isinstance(move, ChanceAnswer)]

    assert 3 == len(chances)
    assert 3 * percent == sum(chances)


def test_a_pupil_is_better_at_gauss() -> None:
    assert [60, 60, 75] == [
        move.percent
        for category in CATEGORIES
        if isinstance(move := answer(1, category, 0).move, ChanceAnswer)
    ]


@pytest.mark.parametrize("level", range(5))
def test_a_bot_takes_as_long_as_a_person_and_never_too_long(level: int) -> None:
    free = {answer(level, "E", 0, seed).seconds for seed in range(200)}
    bound = {answer(level, "E", 5_000, seed).seconds for seed in range(200)}

    usual = SECONDS[level]
    assert set(range(usual // 2, usual // 2 + usual + 1)) == free
    assert 3 == max(bound)


def test_everyone_can_read_the_question_while_a_bot_thinks() -> None:
    choice = answer(2, "E", 20_000)

    assert BotPause(choice.seconds) == choice.pause


def test_people_can_read_a_verdict_before_the_dice_roll_on() -> None:
    bot = BOTS[2].make(MathMetrics("token"))
    judgement = Judgement(1, 1, "E_GO", (), (0, 0, 0), False, False)
    quiet, fresh = table(), replace(table(), judgement=judgement, turn=2)
    later = replace(fresh, turn=3)

    pauses = [
        bot.choose(view(state, 0), None, SeededRng(1), never).pause
        for state in (quiet, fresh, later)
    ]

    assert [None, BotPause(3), None] == pauses


def test_a_bot_that_is_asked_for_nothing_says_it_is_there() -> None:
    bot = BOTS[2].make(MathMetrics("token"))

    choice: BotMove[Move] = bot.choose(view(table(), 1), None, SeededRng(1), never)

    assert "Here" == type(choice.move).__name__


def thumb(
    tokens: tuple[int, int, int] = (0, 0, 0), *, total: bool = False, gentle: bool = False
) -> LandingHeuristic:
    rules = replace(table().rules, gentle=gentle)
    return LandingHeuristic(rules, tokens, dict.fromkeys(("E", "N", "G"), 0.7), total)


@pytest.mark.parametrize(
    ("position", "tokens", "worth"),
    [
        ("O02", (0, 0, 0), 0.45),
        ("O04", (0, 0, 0), 0.225),
        ("O06", (0, 0, 0), 0.585),
        ("O05", (0, 0, 0), 0.315),
        ("O12", (0, 0, 0), 0.7 * 1.45),
        ("O12", (4, 0, 0), 0.7 * 0.45),
        ("I02", (0, 0, 0), 1.4),
        ("I02", (3, 0, 0), 0.7 - 0.3),
        ("I02", (5, 0, 0), 0.0),
        ("I03", (0, 0, 2), -0.3),
        ("O14", (4, 4, 3), 0.7),
        ("O14", (4, 4, 4), 0.0),
        ("I04", (1, 2, 3), 0.784 * 4),
        ("O11", (0, 0, 0), -0.75),
        ("I06", (0, 0, 0), -1.2),
        ("I09", (0, 0, 0), 0.45),
        ("I09", (1, 1, 1), 0.45 + 1 - 2),
        ("I09", (4, 4, 3), -2.25),
    ],
)
def test_the_rule_of_thumb_is_that_of_the_specification(
    position: str, tokens: tuple[int, int, int], worth: float
) -> None:
    assert thumb(tokens).landing(position) == pytest.approx(worth)


def test_a_gentle_game_has_nothing_to_lose() -> None:
    assert 0.0 == thumb((1, 1, 1), gentle=True).landing("I18")
    assert thumb((1, 1, 1), gentle=True).landing("I09") == pytest.approx(1.45)


def test_where_the_total_counts_no_token_is_one_too_many() -> None:
    assert thumb((9, 9, 9), total=True).landing("I02") == pytest.approx(1.4 - 0.3)
    assert thumb((9, 9, 9), total=True).landing("I04") == pytest.approx(0.784 * 27)


def test_the_captain_takes_what_promises_most() -> None:
    assert Go("I02") == chosen(at(going("I02", "O11")))
    assert Choose("N") == chosen(at(Picking(0, 0), "O14", (2, 1, 3)))
    assert Blast() == chosen(at(HoleIn(0, 0), "I09", (1, 1, 0)))
    assert Wait() == chosen(at(HoleIn(0, 0), "I09", (1, 1, 1)))
    assert Seven() == chosen(at(Hole(0, 0), "I09", (2, 2, 2)))


def test_between_equal_needs_the_better_known_category_is_chosen() -> None:
    assert Choose("G") == chosen(at(Picking(0, 0), "O14"), right=(60, 60, 75))


def test_the_tourist_tries_every_way() -> None:
    state = at(going("I02", "O11"))

    seen = Counter(str(chosen(state, choose_randomly, seed=seed)) for seed in range(50))

    assert 2 == len(seen)


def test_the_pupil_thinks_half_of_the_time() -> None:
    state = at(going("I02", "O11"))

    good = sum(chosen(state, choose_casually, seed=seed) == Go("I02") for seed in range(400))

    assert 260 < good < 340


def test_the_professor_begins_where_the_fewest_turns_are_left() -> None:
    assert Place("O29") == chosen(at(Starting(0, 0), ""), choose_fast)


@pytest.mark.parametrize(("tokens", "move"), [((2, 1, 1), Blast()), ((2, 2, 2), Seven())])
def test_the_professor_knows_when_to_blast(tokens: tuple[int, int, int], move: Move) -> None:
    assert move == chosen(at(Hole(0, 0), "I09", tokens), choose_fast)


@pytest.mark.parametrize(("tokens", "move"), [((0, 0, 0), Seven()), ((4, 4, 3), Blast())])
def test_the_champion_watches_the_others(tokens: tuple[int, int, int], move: Move) -> None:
    state = at(Hole(0, 0), "I09", (2, 2, 2))
    state = replace(state, players=(state.players[0], PlayerState("O30", tokens)))

    assert move == chosen(state, WinPlan())


def test_the_champion_plays_for_speed_when_told_to_hurry() -> None:
    state = at(Hole(0, 0), "I09", (2, 2, 2))
    state = replace(state, players=(state.players[0], PlayerState("O30", (4, 3, 3))))

    hurried = WinPlan()(view(state, 0), RIGHT, SeededRng(1), lambda: True)

    assert chosen(state, choose_fast) == hurried


def test_alone_the_champion_plays_for_speed() -> None:
    state = at(Hole(0, 0), "I09", (2, 2, 2), variant="solo", players=1)

    assert Seven() == chosen(state, WinPlan())


def test_when_time_will_end_the_game_the_total_counts() -> None:
    game = MathMetrics("token")
    early = replace(table(also_minutes=60), phase=Ready(0, 60_000), turn=2)
    late = replace(early, phase=Ready(0, 59 * 60_000), turn=90)
    endless = replace(late, rules=replace(late.rules, minutes=0))

    told = [is_for_total(game.view(state, 0)) for state in (early, late, endless)]

    assert [False, True, False] == told
    assert is_for_total(game.view(table("time"), 0))


@pytest.mark.parametrize(("tokens", "move"), [((1, 0, 1), Blast()), ((3, 3, 3), Seven())])
def test_in_the_last_turn_much_is_not_risked_for_a_roll(
    tokens: tuple[int, int, int], move: Move
) -> None:
    state = replace(at(Hole(0, 0), "I09", tokens, variant="time"), is_time_up=True)

    assert move == chosen(state, choose_fast)


def test_more_turns_bring_more_tokens() -> None:
    run = course(BOARD, "symmetric", 0, False)

    tokens = [harvest(run, RIGHT, turns).rolling("O10", (0, 0, 0)) for turns in (1, 2, 8)]

    assert 0 < tokens[0] < 1 < tokens[1] < 5 < tokens[2]


def test_professor_looks_further_than_captain_for_totals() -> None:
    """The radian leads to a space where everything doubles; at first sight both are alike."""
    state = at(going("O09", "R2a.in"), "O05", (3, 3, 3), variant="time")

    assert Go("R2a") == chosen(state, choose_fast)
    assert Go("O09") == chosen(state, choose_greedily)


def test_professor_goes_where_many_tokens_double() -> None:
    for tokens, best in (((0, 0, 0), Go("I02")), ((5, 5, 5), Go("I04"))):
        assert best == chosen(at(going("I02", "I04"), "I01", tokens, variant="time"), choose_fast)


def past(*outcomes: str, category: Category = "E") -> tuple[QuestionRecord, ...]:
    return tuple(
        QuestionRecord(number, 0, category, "", "", "right" if one == "+" else "wrong", "", 0)
        for number, one in enumerate(outcomes, 1)
    )


def test_few_answers_tell_little() -> None:
    assert 70.0 == estimate_accuracy((), 0)
    assert 60.0 == estimate_accuracy(past("-"), 0)
    assert 85.0 == estimate_accuracy(past(*"++++++"), 0)
    assert 70.0 == estimate_accuracy(past(*"++++++"), 1)


def test_accuracy_is_reported_category_by_category_in_steps() -> None:
    known = (*past(*"+" * 20), *past(*"-" * 20, category="G"))

    assert (90, 55, 30) == percents(known, 0)


def test_a_bot_rolls_when_it_must() -> None:
    choice = MathMetricsBot(choose_greedily, RIGHT, 8).choose(
        view(table(), 0), None, SeededRng(1), never
    )

    assert Roll() == choice.move
