"""The bots of the composing games: legal in every phase, repeatable, each level as it says."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.bots.match import Match, seed_rngs
from abaculus.games.pytagora import GAMES
from abaculus.games.pytagora.compose import moves, phases
from abaculus.games.pytagora.compose.bots import BOTS
from abaculus.games.pytagora.compose.rules import Compose
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.compose.strategy.best_turn import best_turn
from abaculus.games.pytagora.compose.strategy.turns import hand_worth
from abaculus.games.pytagora.compose.view import view
from abaculus.games.pytagora.equality.terms import Continue, Write
from abaculus.games.pytagora.tests.compose_tables import GAME, say, table
from abaculus.kernel.awaits import Over
from abaculus.kernel.bot import AnyBot, BotMove, never_stop
from abaculus.kernel.events import Played, TimedOut
from abaculus.kernel.options import choose
from abaculus.kernel.rng import SeededRng

LEVELS = tuple(maker.name for maker in BOTS)
LINES = ("h0,0:4*3=8+4", "v1,-1:2[*]3=6")
HANDS = ("1347/-", "25689+")


def bot(level: str, game: Compose = GAME) -> AnyBot:
    return BOTS[LEVELS.index(level)].make(game)


def move(level: str, state: State, seed: int = 1) -> moves.Move:
    """What a bot of this level does when shown its seat's view, and nothing else."""
    choice: BotMove[moves.Move] = bot(level).choose(
        view(state, 0), None, SeededRng(seed), never_stop
    )
    assert choice.seconds >= 0
    return choice.move


PHASES = {
    "roll": table(HANDS, phase=phases.Rolling(0, 0), lines=LINES, bag="12+"),
    "face": table(HANDS, phase=phases.Facing(0, 0), lines=LINES, bag="12345+-*"),
    "steal": table(HANDS, phase=phases.Stealing(0, 0), face="steal", lines=LINES),
    "compose": table(HANDS, face="double", lines=LINES, bag="12+"),
    "cont": table(HANDS, face="cont", lines=LINES, bag="12+"),
    "two": table(HANDS, face="two", lines=LINES, bag="12+"),
    "second": table(HANDS, phase=phases.Composing(0, 0, second=True), face="two", lines=LINES),
    "stuck": table(("35", "25689+"), face="plus3", bag="12345+-*/"),
    "more": table(("12", "25689+"), phase=phases.Asking(0, 0, "symbol"), bag="+", topup="ask"),
    "hidden": table(HANDS, face="steal", lines=LINES, hidden_racks=True, bag="12+"),
    "hidden theft": table(HANDS, phase=phases.Stealing(0, 0), face="steal", hidden_racks=True),
    "hidden face": table(HANDS, phase=phases.Facing(0, 0), hidden_racks=True, bag="1+"),
    "alone": table(("1347/-",), phase=phases.Facing(0, 0), bag="12+"),
    "connected": table(HANDS, face="plus3", lines=LINES, must_connect=True),
    "bought": table(
        ("35", "2"), phase=phases.Composing(0, 0, bought=True), face="plus3", bag="12+"
    ),
}


def test_five_levels_say_what_they_do() -> None:
    sentences = {say(maker.summary, {}) for maker in BOTS}

    assert LEVELS == ("1", "2", "3", "4", "5")
    assert len(sentences) == 5


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("phase", PHASES)
def test_every_level_knows_a_legal_move_in_every_phase(level: str, phase: str) -> None:
    state = PHASES[phase]

    for seed in range(3):
        chosen = move(level, state, seed)

        assert GAME.check(state, Played(0, 0, chosen)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_rng_lead_to_the_same_move(level: str) -> None:
    for state in PHASES.values():
        assert move(level, state, 7) == move(level, state, 7)


@pytest.mark.parametrize("mode", ["pytagora", "basic", "pro"])
def test_whole_games_are_played_without_a_fault(mode: str) -> None:
    game = Compose(mode)
    options = choose(game.info.menu, {"players": 3} | ({} if mode == "basic" else {"target": 12}))
    match = Match(game, options, [bot(level, game) for level in "123"], seed_rngs(4, 3))

    for step in match.steps():
        assert not isinstance(step.event, TimedOut)

    assert isinstance(game.awaits(match.state), Over)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_every_game_of_the_family_has_its_bots(game: Compose) -> None:
    options = choose(game.info.menu, {"players": 2})
    match = Match(game, options, [bot("1", game), bot("2", game)], seed_rngs(1, 2))

    steps = [step for step, _ in zip(match.steps(), range(40), strict=False)]

    assert steps


@pytest.mark.parametrize(
    ("phase", "kind"),
    [
        ("roll", moves.RollDie),
        ("face", moves.ChooseFace),
        ("steal", moves.Steal),
        ("compose", Write),
        ("cont", Continue),
        ("two", Write),
        ("stuck", moves.Buy),
        ("more", moves.More),
        ("bought", moves.Pass),
    ],
)
def test_the_adviser_has_an_answer_in_every_phase(phase: str, kind: type) -> None:
    state = PHASES[phase]

    advised = best_turn(view(state, 0), never_stop)

    assert advised is not None
    assert isinstance(advised, kind)
    assert GAME.check(state, Played(0, 0, advised)) is None


def test_nobody_is_advised_out_of_turn() -> None:
    state = PHASES["compose"]

    assert best_turn(view(state, 1), never_stop) is None
    assert best_turn(view(state, None), never_stop) is None


def test_with_nothing_for_a_second_line_the_turn_is_done() -> None:
    state = table(("35", "2"), phase=phases.Composing(0, 0, second=True), face="two")

    assert best_turn(view(state, 0), never_stop) == moves.Done()


def test_the_first_of_two_lines_leaves_a_good_second_one() -> None:
    state = table(("1122+", "5"), face="two")

    first = best_turn(view(state, 0), never_stop)

    assert isinstance(first, Write)
    after = GAME.apply(state, Played(0, 0, first)).state
    second = best_turn(view(after, 0), never_stop)
    assert isinstance(second, Write)
    gained = GAME.apply(after, Played(0, 0, second)).state.scores[0]
    assert gained >= 7


def test_a_thief_takes_what_brings_most() -> None:
    state = table(("842", "9/0"), phase=phases.Stealing(0, 0), face="steal")

    stolen = best_turn(view(state, 0), never_stop)

    assert stolen == moves.Steal(1, "/")


def test_an_expert_finds_more_than_a_player_without_the_table() -> None:
    state = replace(PHASES["compose"], face="plus3")

    expert = GAME.apply(state, Played(0, 0, move("4", state))).state.scores[0]
    pupil = GAME.apply(state, Played(0, 0, move("2", state))).state.scores[0]

    assert expert == 14
    assert pupil <= expert


def test_hand_with_numbers_is_worth_more_than_symbols_only() -> None:
    assert hand_worth(("1", "2", "3", "+", "*")) > hand_worth(("+", "+", "-", "*", "*"))
