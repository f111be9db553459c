"""The front door: a table, the referee and questions, from Python."""

from __future__ import annotations

import doctest
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import abaculus
from abaculus import table as table_module
from abaculus.bots import RandomBot
from abaculus.kernel.awaits import Chance
from abaculus.kernel.bot import BotMove, Stop
from abaculus.kernel.chance import sample
from abaculus.kernel.events import Drawn
from abaculus.kernel.game import SeatView
from abaculus.kernel.messages import News
from abaculus.kernel.registry import families
from abaculus.kernel.rng import GameRng, SeededRng

GAMES = [f"{one.id}/{variant}" for one in abaculus.games() for variant in one.variants]


def test_the_session_in_the_docstring_is_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    found = doctest.testmod(table_module)

    assert found.attempted > 10
    assert found.failed == 0


@pytest.mark.parametrize("name", GAMES)
def test_any_game_can_be_played_shown_and_recorded(name: str) -> None:
    table = abaculus.Table(name, seed=1)
    bot = RandomBot(table.game)

    for _ in range(25):
        if table.is_over:
            break
        if table.to_move is None:
            table.wait()
        else:
            table.play_bot(bot)

    scene = table.family.stage(table.game).scene(table.game, table.view(0))
    for thing in (table, table.state, table.view(0), table.options, scene, table.record()):
        assert len(repr(thing)) < 120
        assert "\n" not in repr(thing)
    assert len(str(table).splitlines()) > 2
    assert abaculus.Record.parse(str(table.record())) == table.record()
    assert abaculus.Table.from_record(table.record(), chance="manual").state == table.state


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_an_attribute(name: str) -> None:
    options = abaculus.Table(name, seed=1).options

    assert all(getattr(options, key) == value for key, value in options.chosen.items())


def test_an_option_may_be_called_like_an_argument() -> None:
    with pytest.raises(abaculus.OptionError, match="chance"):
        abaculus.Table("mathematicus", options={"chance": " "})


def test_the_same_seed_gives_the_same_game() -> None:
    first, again, other = (abaculus.Table("calcussimo", seed=seed) for seed in (5, 5, 6))

    assert first.events == again.events
    assert first.events != other.events


def test_without_a_seed_chance_comes_from_the_system() -> None:
    tables = {repr(abaculus.Table("calcussimo").events) for _ in range(4)}

    assert len(tables) > 1


def test_undo_forgets_the_move_and_its_draws() -> None:
    table = abaculus.Table("calcussimo", seed=5)
    before = table.events, table.state
    first = table.play_bot("1")

    table.undo()

    assert (table.events, table.state) == before
    assert table.play(first.move) == first
    with pytest.raises(abaculus.IllegalMoveError, match="undone"):
        abaculus.Table("calcussimo", seed=5).undo()


def test_manual_chance_waits_for_its_result() -> None:
    table = abaculus.Table("calcussimo", chance="manual")

    awaits = table.awaits
    assert isinstance(awaits, Chance)
    assert repr(table) == "<Table calcussimo: chance to act>"
    assert (table.to_move, table.legal_moves()) == (None, ())
    with pytest.raises(abaculus.IllegalMoveError, match="Chance acts first"):
        table.play("pass")
    with pytest.raises(abaculus.IllegalMoveError, match="cannot be drawn here"):
        table.draw("nothing")
    result = sample(awaits.draw, SeededRng(1))
    table.draw(result)
    assert table.events == (Drawn(0, result),)


def test_unreadable_moves_differ_from_illegal_ones() -> None:
    table = abaculus.Table("calcussimo", seed=5)

    with pytest.raises(abaculus.InvalidMoveError):
        table.play("no move at all")
    with pytest.raises(abaculus.IllegalMoveError):
        table.play("A1h 1+1")


def test_a_game_that_is_over_refuses_moves() -> None:
    table = abaculus.Table("pytagora/number", seed=1)
    while not table.is_over:
        table.play_bot("1")

    assert "over" in repr(table)
    assert table.outcome == table.record().outcome
    with pytest.raises(abaculus.GameOverError, match=r"The game is over\."):
        table.play("roll")


def test_options_are_checked_and_refused_in_words() -> None:
    options = abaculus.Table("pytagora", target=50).options
    assert (options.target, options.hidden_racks) == (50, False)
    assert repr(options).startswith("Options(players=2, target=50, hidden_racks=False")
    assert "target" in dir(options)
    assert pickle.loads(pickle.dumps(options)) == options  # noqa: S301 - our own bytes
    with pytest.raises(AttributeError, match="no option 'targt'"):
        _ = options.targt
    with pytest.raises(abaculus.OptionError, match="target"):
        abaculus.Table("pytagora", target=-1)
    with pytest.raises(abaculus.OptionError, match="targt"):
        abaculus.Table("pytagora", targt=50)
    with pytest.raises(abaculus.UnknownGameError, match="chess"):
        abaculus.Table("chess")
    with pytest.raises(abaculus.UnknownGameError, match="blitz"):
        abaculus.Table("pytagora/blitz")


def test_seats_have_options_of_their_own() -> None:
    table = abaculus.Table("pytagora", seats=[{}, {"time_factor": "2"}], names=["Ada", "Bob"])

    assert [seat["time_factor"] for seat in table.options.seats] == ["1", "2"]
    assert [player.name for player in table.record().players] == ["Ada", "Bob"]


class WatchfulBot(RandomBot):
    """Counts how often it was shown the table."""

    def start(self) -> Any:
        return 0

    def notice(self, memory: Any, view: SeatView, news: tuple[News, ...]) -> Any:
        return memory + 1

    def choose(self, view: SeatView, memory: Any, rng: GameRng, stop: Stop) -> BotMove[Any]:
        self.seen = memory
        return super().choose(view, None, rng, stop)


def test_bots_remember_what_they_were_shown() -> None:
    table = abaculus.Table("mathesso", seed=4)
    bot = WatchfulBot(table.game)
    for _ in range(5):
        looks = len(table.events)
        table.play_bot(bot)
        assert bot.seen == looks
    table.undo()
    table.undo()

    assert table.bot_move(bot) in table.legal_moves()
    assert bot.seen == len(table.events)


def test_a_record_says_who_played() -> None:
    table = abaculus.Table("pytagora/number", seed=1, names=["Ada"])
    seat = table.to_move
    table.play_bot(2)

    kinds = [player.kind for player in table.record().players]

    assert [kind == "bot 2" for kind in kinds] == [number == seat for number in range(len(kinds))]


def test_time_passes_when_it_is_let() -> None:
    table = abaculus.Table("pytagora", seed=1, turn_seconds=60)
    before = len(table.events)

    assert table.wait(10) == ()
    assert len(table.events) == before
    assert table.wait()
    assert len(table.events) > before
    with pytest.raises(abaculus.IllegalMoveError, match="No deadline"):
        abaculus.Table("pytagora", seed=1).wait()


def test_best_moves_are_legal() -> None:
    for name in ("calcussimo", "pytagora/number", "mathmetrics"):
        table = abaculus.Table(name, seed=3)
        for _ in range(6):
            for found in table.best(2):
                assert found.sentence
                table.play(found.move)
                table.undo()
            table.play_bot("1")


def test_a_spectator_is_not_shown_what_is_hidden() -> None:
    table = abaculus.Table("pytagora", seed=1, hidden_racks=True)

    assert "Your pieces" in table.show(0)
    assert "Your pieces" not in str(table)
    assert str(table) == table.show(None)


def test_games_are_listed_as_a_table() -> None:
    listed = abaculus.games()

    assert [one.id for one in listed] == [family.id for family in families()]
    assert "pytagora      Pytagora" in repr(listed)
    assert all(len(line) < 120 for line in repr(listed).splitlines())


def test_the_referee_judges_a_move() -> None:
    right = abaculus.judge("calcussimo", "D8h 9+6/2")
    wrong = abaculus.judge("calcussimo", "7/2")

    assert repr(right) == "Judgement(legal=True, points=48)"
    assert right.reasons
    assert right.facts == {"legal": True, "move": "D8h 9+6/2", "points": 48}
    assert not wrong
    assert (wrong.points, wrong.code) == (None, "E-RESULT")
    assert "7 ÷ 2" in wrong.sentence


def test_the_referee_says_which_texts_it_takes() -> None:
    with pytest.raises(TypeError, match=r"'rak' is not a text of this game; it takes .*rack"):
        abaculus.judge("calcussimo", "7/2", rak="7")


def test_the_referee_finds_the_best_moves() -> None:
    found = abaculus.best("calcussimo", rack="2369+*/", n=2)

    assert len(found) == 2
    assert found[0].points >= found[1].points > 0
    assert abaculus.judge("calcussimo", found[0].move, rack="2369+*/").points == found[0].points


def test_a_question_is_asked_and_checked() -> None:
    question = abaculus.ask(grade=5, seed=1)

    assert question.grade == "5"
    assert abaculus.ask(grade=5, seed=1) == question
    assert abaculus.question(question.qid).qid == question.qid
    assert repr(question) == f"<Question {question.qid}>"
    assert abaculus.ask(level=2).level == 2
    assert abaculus.ask(topic="frac").topic == "frac"


def test_an_answer_gets_a_verdict() -> None:
    question = abaculus.question("frac.mul@1/L3#0f3k9c2m")

    assert str(question) == "Work out 2/3 × 3/4. Give the answer in its simplest form."
    assert repr(question.check("0.5")) == "Verdict('right', 'equivalent_form')"
    assert question.check("5/7").outcome == "wrong"


@pytest.mark.parametrize(
    "name", ["nonsense", "frac.nothing@1/L3#0f3k9c2m", "frac.mul@9/L3#0f3k9c2m"]
)
def test_an_unknown_question_is_refused(name: str) -> None:
    with pytest.raises(abaculus.QuestionError):
        abaculus.question(name)
    with pytest.raises(abaculus.QuestionError):
        abaculus.ask(topic="nothing of the kind")


def test_the_package_loads_nothing_before_it_is_used() -> None:
    code = (
        "import abaculus, sys; "
        "print([name for name in sys.modules if name.startswith(('abaculus.', 'msgspec'))])"
    )

    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert out.stdout.strip() == "[]"
    assert set(abaculus.__all__) <= set(dir(abaculus))
    assert all(getattr(abaculus, name) is not None for name in abaculus.__all__)


def reach_a_line() -> abaculus.Table:
    table = abaculus.Table("pytagora", players=2, seed=105)
    table.play("roll")
    table.play("face:double")
    return table


def test_best_says_whether_it_is_proved() -> None:
    table = reach_a_line()

    assert [True, None] == [move.proved for move in table.best(n=2)]
    assert table.best(n=1, limit=3600) == table.best(n=1)


def test_a_search_without_time_finds_nothing_or_proves_nothing() -> None:
    table = reach_a_line()
    cut = abaculus.best("calcussimo", rack="2369+*/", n=1, limit=0)

    assert () == table.best(limit=0)
    assert [False] == [move.proved for move in cut]
    assert cut != abaculus.best("calcussimo", rack="2369+*/", n=1)
    with pytest.raises(abaculus.RefusedError, match="within the time limit"):
        abaculus.best("pytagora", rack="2234678+*/", limit=0)


@pytest.mark.parametrize("name", GAMES)
def test_best_obeys_its_limit_in_every_game(name: str) -> None:
    table = abaculus.Table(name, seed=1)
    while table.to_move is None:
        table.wait()

    for move in table.best(n=1, limit=0):
        assert move.proved is not True or table.best(n=1)[0] == move


def test_a_refused_position_is_refused_in_its_own_words() -> None:
    with pytest.raises(abaculus.RefusedError) as refused:
        abaculus.best("pytagora", rack="nonsense", limit=0)

    assert "best-no-time" != refused.value.code


def test_all_wrong_options_are_reported_at_once() -> None:
    with pytest.raises(abaculus.OptionError) as refused:
        abaculus.Table("mathesso/atto", scoring="luck", hints="some", cjv=True)

    codes = [one.code for one in refused.value.refusals]
    assert ["opt-cjv", "opt-scoring", "opt-hints"] == codes
    assert "opt-cjv" == refused.value.code
    assert 3 == str(refused.value).count(". ") + 1
