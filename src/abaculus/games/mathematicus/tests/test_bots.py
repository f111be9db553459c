"""The bots: legal in every phase, right as often as their level, each with its own ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest
from msgspec.structs import replace

from abaculus.bots.match import Match, seed_rngs
from abaculus.games.mathematicus.bots import BOTS, MathematicusBot
from abaculus.games.mathematicus.moves import Answer, Judge, Move, Number, Pawn, StopNow, Yes
from abaculus.games.mathematicus.options import VARIANTS
from abaculus.games.mathematicus.phases import Answering, Ended, Starting
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.games.mathematicus.state import AnswerVerdict, State
from abaculus.games.mathematicus.strategy.plans import (
    Plan,
    choose_casually,
    choose_exactly,
    choose_greedily,
    choose_thriftily,
)
from abaculus.games.mathematicus.strategy.playouts import choose_by_trial
from abaculus.games.mathematicus.tests.test_secrets import asked
from abaculus.games.mathematicus.tests.transcripts import POS_B, Table, started
from abaculus.kernel.awaits import Chance, Over, Turn
from abaculus.kernel.bot import AnyBot, BotMove, BotPause
from abaculus.kernel.chance import sample
from abaculus.kernel.events import Drawn, Played
from abaculus.kernel.options import OptionValue, choose
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.kernel.rng import SeededRng
from abaculus.questions.delivery.stored_question import decode_question, encode_question

LEVELS = range(5)
SHORT: dict[str, dict[str, OptionValue]] = {
    "basic": {},
    "intermediate": {},
    "advanced": {"seat1.mode": "4rcxnASC"},
    "cards": {"target": 3},
}
ALONE = "9:E:1,1,0,0,{medals}:-:0:-:b1/0:{rival}:1,1,0,0,0:-:0:-:b1 3,3,0,0,2:{supply}:- 1"


def never() -> bool:
    return False


def at_once() -> bool:
    return True


def chosen(
    state: State, plan: Plan = choose_exactly, seat: int = 0, percent: int = 70, seed: int = 1
) -> BotMove[Move]:
    """What a bot on a seat would do."""
    view = Mathematicus("intermediate").view(state, seat)
    return MathematicusBot(plan, percent).choose(view, None, SeededRng(seed), never)


def played(variant: str, bots: Sequence[AnyBot], seed: int, **options: OptionValue) -> State:
    """The end of a whole game between bots; a match refuses illegal moves."""
    game = Mathematicus(variant)
    menu = choose(game.info.menu, {"players": len(bots), **SHORT[variant], **options})
    match = Match(game, menu, bots, seed_rngs(seed, len(bots)))
    for _ in match.steps():
        pass
    state: State = match.state
    return state


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_level_plays_every_variant_to_its_end(variant: str, level: int) -> None:
    game = Mathematicus(variant)

    players = 2 if level == LEVELS[-1] else 3
    state = played(variant, [BOTS[level].make(game) for _ in range(players)], 1)

    assert isinstance(state.phase, Ended)


def test_bots_play_mixed_tables_dealers_and_odd_options() -> None:
    options: dict[str, OptionValue] = {
        "seat0.mode": "i",
        "seat1.mode": "cx",
        "seat2.mode": "rn",
        "seat3.mode": "b",
        "dealer": "rounds",
        "gimmick": "off",
        "nonagon_rule": "landing",
        "decision_s": 15,
    }

    state = played(
        "basic", [BOTS[level].make(Mathematicus("basic")) for level in (0, 1, 2, 3)], 4, **options
    )

    assert isinstance(state.phase, Ended)


def random_moments(variant: str, seed: int, players: int) -> tuple[Counter[str], list[str]]:
    """A random game in which every bot is asked at every moment: phases, and refused moves."""
    game, rng = Mathematicus(variant), SeededRng(seed)
    bots = [one.make(game) for one in BOTS]
    state = game.setup(choose(game.info.menu, {"players": players, **SHORT[variant]}))
    phases, refused, now = Counter[str](), list[str](), 0
    for number in range(1500):
        waiting = game.awaits(state)
        if isinstance(waiting, Over):
            break
        if isinstance(waiting, Chance):
            state = game.apply(state, Drawn(now, sample(waiting.draw, rng))).state
            continue
        assert isinstance(waiting, Turn)
        phases[type(state.phase).__name__] += 1
        for seat in waiting.must:
            bot = bots[number % len(bots)]
            move = bot.choose(game.view(state, seat), None, rng, at_once).move
            refusal = game.check(state, Played(now, seat, move))
            if refusal is not None:
                refused.append(f"{state.phase} {move} {refusal}")
        seat = waiting.must[rng.below(len(waiting.must))]
        state = game.apply(state, Played(now, seat, game.sample(state, seat, rng))).state
    return phases, refused


@pytest.mark.slow
def test_every_level_is_legal_in_all_phases_of_random_games() -> None:
    seen = Counter[str]()
    for seed in range(12):
        variant = "advanced" if seed % 3 == 0 else "intermediate"
        phases, refused = random_moments(variant, seed, 2 + seed % 4)
        assert [] == refused
        seen += phases

    names = "Starting Rolled After Penalty Gimmick Skipping Window Answering Nonagon Half Choosing"
    assert [] == [name for name in (*names.split(), "BluePick") if not seen[name]]


BLUE = "0:-:1,1,1,1,0:-:0:-:a/12:-:1,1,0,1,0:-:0:-:b2 3,3,4,8,3:111111:AB 1"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_names_any_number_of_a_blue_card(level: int) -> None:
    game, state = Mathematicus("advanced"), Table(BLUE).play("R4=4 F").state
    bot, view = BOTS[level].make(game), game.view(state, 0)

    named = {bot.choose(view, None, SeededRng(seed), at_once).move for seed in range(200)}

    assert {Number(number) for number in range(1, 10)} == named


def test_blue_card_is_harder_than_a_question_of_their_own_level() -> None:
    moves = [
        chosen(Table(BLUE).play(moves).state, percent=70).move for moves in ("R4=2 F", "R4=4 F Q:1")
    ]

    assert [ChanceAnswer(70), ChanceAnswer(65)] == moves


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(level: int) -> None:
    game = Mathematicus("intermediate")

    first, second = (
        played("intermediate", [BOTS[level].make(game), BOTS[0].make(game)], 7) for _ in range(2)
    )

    assert first == second


def series(better: int, worse: int, variant: str, games: int) -> float:
    """How much of the victories the better level has, seats changing."""
    won = 0.0
    for seed in range(games):
        makers = [BOTS[better], BOTS[worse]] if seed % 2 else [BOTS[worse], BOTS[better]]
        state = played(variant, [one.make(Mathematicus(variant)) for one in makers], seed)
        assert isinstance(state.phase, Ended)
        first = state.phase.outcome.places[0]
        seat = 0 if seed % 2 else 1
        won += (seat in first) / len(first)
    return won / games


@pytest.mark.slow
@pytest.mark.parametrize(("worse", "better"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(worse: int, better: int) -> None:
    variant = "basic" if better == LEVELS[-1] else "intermediate"

    assert series(better, worse, variant, 30) > 0.5


def test_with_equal_knowledge_the_race_beats_greed() -> None:
    wins = Counter[bool]()
    for seed in range(24):
        plans = [choose_exactly, choose_greedily] if seed % 2 else [choose_greedily, choose_exactly]
        state = played("intermediate", [MathematicusBot(plan, 70) for plan in 2 * plans], seed)
        assert isinstance(state.phase, Ended)
        wins.update(plans[seat % 2] is choose_exactly for seat in state.phase.outcome.places[0])

    assert wins[True] > 1.5 * wins[False]


def test_answers_come_by_chance_and_in_time() -> None:
    state = asked(started("b2 b2"))
    assert isinstance(state.phase, Answering)

    choices = [chosen(state, percent=85, seed=seed) for seed in range(20)]

    assert {ChanceAnswer(85)} == {choice.move for choice in choices}
    assert len({choice.seconds for choice in choices}) > 3
    assert max(choice.seconds for choice in choices) < state.phase.question.seconds
    assert all(BotPause(choice.seconds) == choice.pause for choice in choices)


def test_a_harder_question_is_answered_less_often() -> None:
    state = asked(started("b2 b2"))
    assert isinstance(state.phase, Answering)
    harder = replace(state, phase=Answering(replace(state.phase.question, level=3)))

    assert ChanceAnswer(70) == chosen(harder, percent=85).move


@pytest.mark.parametrize(
    "plan", [choose_casually, choose_greedily, choose_thriftily, choose_exactly, choose_by_trial]
)
def test_nothing_of_the_key_is_read(plan: Plan) -> None:
    """Two tables that differ in nothing but the key: every bot does the same."""
    state = asked(started("b2 b2"))
    assert isinstance(state.phase, Answering)
    sheet = decode_question(state.phase.question.sheet)
    assert sheet.key is not None
    other = encode_question(
        replace(sheet, key=replace(sheet.key, same="another", place="arith.add/0"))
    )
    elsewhere = replace(
        state, phase=Answering(replace(state.phase.question, sheet=other, name="elsewhere"))
    )

    assert chosen(state, plan) == chosen(elsewhere, plan)


def test_a_bot_that_deals_leaves_the_verdict_to_the_computer() -> None:
    state = asked(started("b2 b2", dealer="fixed"))
    game = Mathematicus("basic")

    judging = game.apply(state, Played(0, 0, Answer("1"))).state

    assert Judge(None) == chosen(judging, seat=1).move


def test_bots_follow_the_votes_of_humans() -> None:
    table = Table(POS_B)
    table.happen(Played(0, 0, StopNow()))

    assert Yes() == chosen(table.state, seat=1).move
    assert Yes() == chosen(table.state, seat=2).move


def test_a_verdict_that_is_objected_to_is_repeated() -> None:
    table = Table(POS_B).play("R12=8 F")
    state = table.state
    table.happen(Played(0, 0, StopNow()))
    vote = table.state.vote
    assert vote is not None
    question = asked(started("b2 b2")).phase
    assert isinstance(question, Answering)
    doubted = replace(
        state,
        vote=replace(vote, kind="verdict", judge=1),
        verdict=AnswerVerdict(question.question, is_right=True),
    )

    assert Judge(True) == chosen(doubted, seat=1).move


def test_a_pawn_is_taken_before_the_first_roll() -> None:
    state = started("b1 b1")

    pawns = {chosen(state, seed=seed).move for seed in range(40)}

    assert {Pawn("T"), Pawn("C"), Pawn("O"), Pawn("D"), Pawn("I")} == pawns


def pawned(state: State) -> State:
    hands = [replace(hand, pawn="TCODI"[seat]) for seat, hand in enumerate(state.hands)]
    return replace(state, hands=tuple(hands))


def position(text: str, transcript: str = "") -> State:
    """A position with pawns, and what was played from it."""
    table = Table(text)
    table.state = pawned(table.state)
    return table.play(transcript).state


def test_bots_start_with_the_weakest() -> None:
    assert ["1", "2", "3", "4", "5"] == [one.name for one in BOTS]
    assert isinstance(started("b1 b1").phase, Starting)
