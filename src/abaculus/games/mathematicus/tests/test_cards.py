"""Cards alone: points, targets, rounds, time, both directions, many players (5.10)."""

from __future__ import annotations

from urllib.parse import quote

from abaculus.games.mathematicus.clocks import TIME
from abaculus.games.mathematicus.look.drawings import drawings
from abaculus.games.mathematicus.phases import Answering, Ended, TieRoll
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.games.mathematicus.tests.screens import Asked, render, scene_of
from abaculus.games.mathematicus.tests.transcripts import Table
from abaculus.games.mathematicus.view import open_question
from abaculus.kernel.awaits import Turn
from abaculus.kernel.events import TimedOut
from abaculus.kernel.options import OptionValue, choose
from abaculus.questions.delivery.stored_question import decode_question


def table(players: int, **options: OptionValue) -> Table:
    game = Mathematicus("cards")
    made = Table(game.setup(choose(game.info.menu, {"players": players, **options})))
    made.game = game
    return made.play("#O=12")


def test_play_goes_round_in_the_chosen_direction() -> None:
    for direction, expected in (("ccw", [0, 1, 2, 0]), ("cw", [0, 2, 1, 0])):
        made, turns = table(3, cards_direction=direction), [0]

        for answer in ("A+", "A-", "A!"):
            made.play(answer)
            turns.append(made.state.turn)

        assert expected == turns


def test_tie_after_the_rounds_goes_to_elimination() -> None:
    made = table(2, cards_end="rounds", rounds=1).play("A+ A+")
    assert isinstance(made.phase, TieRoll)

    made.play("#O=4 #O=9 A+ A-")

    assert "win 1" == made.field("over")


def test_equal_lowest_rolls_are_rolled_again() -> None:
    made = table(3, cards_end="rounds", rounds=1).play("A+ A+ A+ #O=4 #O=9 #O=4")
    assert isinstance(made.phase, TieRoll)
    assert (0, 2) == made.phase.waiting

    made.play("#O=7 #O=2")

    assert isinstance(made.phase, Answering)
    assert made.state.tie is not None
    assert (2, 0, 1) == made.state.tie.left


def test_elimination_runs_backwards_against_the_direction() -> None:
    made = table(3, cards_end="rounds", rounds=1, cards_direction="cw")

    made.play("A+ A+ A+ #O=4 #O=1 #O=3")

    assert made.state.tie is not None
    assert (1, 0, 2) == made.state.tie.left


def test_victory_is_shared_after_the_last_elimination_round() -> None:
    made = table(2, cards_end="rounds", rounds=1, tie_cap=5).play("A+ A+ #O=4 #O=9")

    made.play("A+ " * 10)

    assert isinstance(made.phase, Ended)
    assert ("end-shared", (0, 1)) == (
        made.phase.outcome.reason,
        made.phase.outcome.places[0],
    )


def test_later_dropouts_place_before_earlier_ones() -> None:
    made = table(4, cards_end="rounds", rounds=1).play("A+ A+ A+ A- #O=1 #O=2 #O=3 A- A+ A-")

    assert isinstance(made.phase, Ended)
    assert ((1,), (2,), (0,), (3,)) == made.phase.outcome.places


def test_leaving_the_elimination_keeps_the_order_of_others() -> None:
    made = table(3, cards_end="rounds", rounds=1).play("A+ A+ A+ #O=1 #O=2 #O=3 A+")
    assert 1 == made.state.turn

    made.play("1:resign A+")

    assert 2 == made.state.turn


def test_when_the_time_is_over_the_question_is_finished() -> None:
    made = table(2, cards_end="time", minutes=1)
    waiting = made.game.awaits(made.state)
    assert isinstance(waiting, Turn)
    assert 60_000 == {one.name: one.at for one in waiting.deadlines}[TIME]

    made.happen(TimedOut(60_000, TIME))
    assert "none" == made.field("over")
    made.play("A+")

    assert "win 1" == made.field("over")


def test_when_the_time_is_over_the_round_may_be_finished() -> None:
    made = table(2, cards_end="time", minutes=1, time_end="round")
    made.happen(TimedOut(60_000, TIME))

    made.play("A+")
    assert "none" == made.field("over")
    made.play("A-")

    assert "win 1" == made.field("over")


def test_no_token_and_no_card_helps() -> None:
    assert "X-ELEMENT" == table(2).play("X").refused


def test_sixty_players_can_play() -> None:
    made = table(60, target=2)

    made.play("A+ " * 61)

    assert "win 1" == made.field("over")


def test_3_cards_that_are_won_are_kept_visible() -> None:
    made = table(2, keep_won_cards=True, **{"seat1.level": 3}).play("A+ A+ A+ A-")
    scene = scene_of(made)

    kept = [[(one.sign, one.many) for one in seat.tallies] for seat in scene.seats]

    assert [[("1", 2)], [("3", 1)]] == kept
    assert "Level 1 cards won" == render(scene.seats[0].tallies[0].name)
    assert scene.seats[0].tallies[0].picture in drawings()


def test_3_cards_kept_say_what_they_asked() -> None:
    game = Mathematicus("cards")
    made = Asked(game.setup(choose(game.info.menu, {"players": 2, "keep_won_cards": True})))
    made.game = game
    made.play("#O=12")
    sheet = open_question(made.state)
    assert sheet is not None
    stored = decode_question(sheet.sheet)
    assert stored.key is not None

    made.play(f"GO A:{quote(stored.key.solution.answer.text)}")

    assert f"Level 1 cards won: {stored.card.title}" == render(
        scene_of(made).seats[0].tallies[0].name
    )


def test_3_cards_are_put_back_unless_they_are_kept() -> None:
    assert () == scene_of(table(2).play("A+")).seats[0].tallies


def test_7_cards_of_an_elimination_are_not_kept() -> None:
    made = table(2, cards_end="rounds", rounds=1, keep_won_cards=True)

    made.play("A+ A+ #O=4 #O=9 A+ A-")

    assert [1, 1] == [sum(one.many for one in seat.tallies) for seat in scene_of(made).seats]
