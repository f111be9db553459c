"""The bots: legal from what they see, with the memory of their strength, each in its own way."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from abaculus.bots.match import Match, seed_rngs
from abaculus.games.mathesso.bots import BOTS
from abaculus.games.mathesso.moves import Agree, Cover, Extra, Flip, Move
from abaculus.games.mathesso.options import VARIANTS
from abaculus.games.mathesso.rules import Mathesso
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.state import Ended, State
from abaculus.games.mathesso.strategy.memory import JettonMemory, SeenJetton, add_news, recall_some
from abaculus.games.mathesso.tests.tables import L1, L2, OWN, Table
from abaculus.games.mathesso.view import view
from abaculus.kernel.bot import BotMove, BotPause
from abaculus.kernel.options import OptionValue, choose
from abaculus.kernel.rng import SeededRng


def never() -> bool:
    return False


def choice(table: Table, level: int, seat: int = 0, seed: int = 1) -> BotMove[Move]:
    """What a bot chooses that was shown everything that happened at this table."""
    bot = BOTS[level].make(OWN)
    memory = bot.notice(bot.start(), view(table.state, seat), tuple(table.news))
    chosen: BotMove[Move] = bot.choose(view(table.state, seat), memory, SeededRng(seed), never)
    return chosen


def move(table: Table, level: int, seat: int = 0, seed: int = 1) -> Move:
    """What a bot does that was shown everything that happened at this table."""
    return choice(table, level, seat, seed).move


def played(
    variant: str, levels: tuple[int, ...], seed: int, **chosen: OptionValue
) -> tuple[State, list[object]]:
    """A whole game between bots, and its events."""
    game = Mathesso(variant)
    options = choose(game.info.menu, {"players": len(levels), **chosen})
    bots = [BOTS[level].make(game) for level in levels]
    match = Match(game, options, bots, seed_rngs(seed, len(levels)))
    events: list[object] = [step.event for step in match.steps()]
    return match.state, events


@pytest.mark.slow
@pytest.mark.parametrize("variant", [*VARIANTS[:4], "custom"])
@pytest.mark.parametrize("level", range(1, 7))
def test_every_strength_plays_small_variants_to_their_end(variant: str, level: int) -> None:
    state, _ = played(variant, (level, level), 1)

    assert isinstance(state.phase, Ended)
    assert "end-taken" == state.phase.outcome.reason


@pytest.mark.parametrize("variant", ["mikro", "mili", "standart"])
def test_large_variants_come_to_their_end(variant: str) -> None:
    """Fading memory against perfect memory; the laws of games ask the tactician there."""
    state, _ = played(variant, (4, 5), 1)

    assert isinstance(state.phase, Ended)
    assert "end-taken" == state.phase.outcome.reason


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("level", range(7))
def test_every_strength_plays_alone_and_with_two_others(players: int, level: int) -> None:
    state, _ = played("atto", (level,) * players, 2)

    assert isinstance(state.phase, Ended)


@pytest.mark.parametrize("level", range(7))
def test_the_same_seed_gives_the_same_game(level: int) -> None:
    first, second = (played("femto", (level, level), 3)[1] for _ in range(2))

    assert first == second


@pytest.mark.parametrize("level", [2, 5, 6])
def test_extensions_and_odd_options_are_played_too(level: int) -> None:
    chosen: dict[str, OptionValue] = {
        "cjv": True,
        "factorial": True,
        "stall_rounds": 1,
        "min_flips": 2,
        "turn_seconds": 5,
        "zero_rule": "double",
    }

    state, _ = played("pico", (level, level, 1), 4, **chosen)

    assert isinstance(state.phase, Ended)
    assert "end-taken" == state.phase.outcome.reason


@pytest.mark.slow
def test_each_strength_beats_the_one_far_below_it() -> None:
    """Fixed seeds: what is asserted is far below what these games give."""
    for strong, weak in ((1, 0), (2, 1), (5, 2)):
        won = 0
        for seed in range(10):
            seats = (strong, weak) if seed % 2 else (weak, strong)
            state, _ = played("pico", seats, seed)
            assert isinstance(state.phase, Ended)
            scores = state.phase.outcome.scores
            won += scores[seats.index(strong)] > scores[seats.index(weak)]
        assert won >= 7


def test_a_seen_pair_is_taken_by_a_bot_that_remembers_it() -> None:
    table = Table(L1)
    table.play("1:a3 1:b1 1:ok 2:a4 2:b3 2:ok")

    first = move(table, 5)
    assert isinstance(first, Flip)
    table.play(f"1:{first.place}")
    second = move(table, 5)

    assert isinstance(second, Flip)
    assert {"a3", "a4"} == {first.place, second.place}


def test_bot_without_memory_tries_any_fitting_back() -> None:
    table = Table(L1)
    table.play("1:a3 1:b1 1:ok 2:b4 2:a1 2:ok 1:b3")

    found = {move(table, 1, seed=seed) for seed in range(40)}

    assert {Flip("b1"), Flip("b2"), Flip("b4")} == found
    assert {Flip("b4")} == {move(table, 5, seed=seed) for seed in range(40)}


def test_a_bot_knows_no_more_than_it_was_shown() -> None:
    """Two tables differ in faces nobody has turned: the bots cannot tell them apart."""
    other = "M3.7/3 M3.7/7 Q3/3 Q3/3 F5/5 P5/5 P5/5 F5/5"
    tables = [Table(layout) for layout in (L1, other)]
    for table in tables:
        table.play("1:a3 1:. 1:ok")

    for level in range(7):
        first, second = (move(table, level, 1) for table in tables)
        assert first == second


def test_memory_keeps_a_jetton_that_was_covered_at_once() -> None:
    """The last one to decide the order is covered in the same moment."""
    table = Table("M1.2/1 M1.2/2 M1.3/1 M1.3/3 Q1/1 Q1/1 F1/1 F1/1", order="ones")
    table.play("1:a3 2:a1")

    memory = add_news(JettonMemory(), view(table.state, 0), tuple(table.news))

    assert {2: "M1.3", 0: "M1.2"} == {look.place: look.key for look in memory.seen}


def test_a_memory_fades_by_half_in_its_half_life() -> None:
    """Over many tables; the seeds are fixed, so that it holds once for all."""
    table = Table(L1)
    table.play("1:a3 1:. 1:ok")
    shown = view(table.state, 0)
    recalled: Counter[int] = Counter()
    for salt in range(4000):
        for age in (0, 4, 8):
            look = SeenJetton(2, "Q3", shown.turns - age, shown.turns - age)
            memory = JettonMemory((look,), look.turn, salt, salt)
            recalled[age] += 2 in recall_some(4, shown, memory)

    assert 4000 == recalled[0]
    assert abs(recalled[4] - 2000) < 150
    assert abs(recalled[8] - 1000) < 150


def test_memory_is_stable_within_a_turn_and_varies_between() -> None:
    table = Table(L1)
    table.play("1:a1 1:a3")
    seen = add_news(JettonMemory(), view(table.state, 0), tuple(table.news))
    many = len(table.news)
    table.play("1:ok 2:b1 2:b3")
    seen = add_news(seen, view(table.state, 0), tuple(table.news[many:]))
    table.play("2:ok")
    start = view(table.state, 0)
    many = len(table.news)
    table.play("1:b4")
    second = view(table.state, 0)
    recalled: list[dict[int, str]] = []
    for salt in range(100):
        before = replace(seen, fresh=salt)
        after = add_news(before, second, tuple(table.news[many:]))
        recalled.append(recall_some(2, start, before))
        assert recalled[-1] == recall_some(2, second, after)

    assert len({tuple(one) for one in recalled}) > 3


def test_the_extra_move_is_taken_for_a_known_pair() -> None:
    table = Table(L2)
    table.play("1:a1 1:a2 1:ok 2:b1 2:. 2:ok 1:a3 1:a4 1:ok 2:b2 2:. 2:ok")

    assert Extra() == move(table, 5)


def test_extra_move_waits_for_a_known_pair_while_many_remain() -> None:
    table = Table(f"{L2} P5/5 P5/5 F5/5 F5/5 P3/3 P3/3 F3/3 F3/3")
    table.play("1:a1 1:a2 1:ok 2:b3 2:. 2:ok 1:a3 1:a4 1:ok 2:b3 2:. 2:ok")

    assert 0 == table.state.extra
    assert isinstance(move(table, 1), Flip)


def test_a_bot_agrees_when_everyone_else_does() -> None:
    table = Table(L1)
    table.play("2:=")

    assert [Agree()] * 7 == [move(table, level) for level in range(7)]


def test_a_bot_covers_what_was_shown() -> None:
    table = Table(L1)
    table.play("1:a1 1:a3")

    assert [Cover()] * 7 == [move(table, level) for level in range(7)]


def test_marked_jettons_are_turned_first() -> None:
    table = Table(L1, stall_rounds=1)
    table.play("1:a3 1:. 1:ok 2:a4 2:. 2:ok 1:a3 1:. 1:ok 2:a3 2:. 2:ok")
    shown = view(table.state, 0)

    for level in range(7):
        chosen = move(table, level)
        assert isinstance(chosen, Flip)
        assert place_names(shown.rows).places[chosen.place] in shown.marked


@pytest.mark.parametrize("level", range(7))
def test_mismatch_stays_open_until_the_clock_covers_it(level: int) -> None:
    for shown in ("1:a1 1:a3", "1:a1 1:."):
        table = Table(L1, show_seconds=7)
        table.play(shown)

        pause = choice(table, level).pause

        assert pause is not None
        assert pause.seconds > 7
        assert () == pause.seats


def test_a_pair_is_put_aside_without_a_pause() -> None:
    table = Table(L1)
    table.play("1:a1 1:a2")

    assert choice(table, 5).pause is None


def test_player_who_may_step_in_with_an_extra_move_is_given_time() -> None:
    table = Table(L2, show_seconds=4)
    table.play("1:a1 1:a2 1:ok 2:b1 2:. 2:ok 1:a3 1:a4 1:ok")

    assert BotPause(4, (0,)) == choice(table, 5, seat=1).pause

    table.play("1:+ 1:b2 1:. 1:ok")

    assert choice(table, 5, seat=1).pause is None
