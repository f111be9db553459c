"""Blue cards at the table: numbers, late draws, clocks, help and mixed tables (2.7, 5.3, 5.5)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from abaculus.games.mathematicus.blue import faces, is_blue
from abaculus.games.mathematicus.blue_deck import OURS, SIDES, TYPES
from abaculus.games.mathematicus.clocks import ANSWER, DECISION, DOUBLE, READING
from abaculus.games.mathematicus.elements import ADVANCED
from abaculus.games.mathematicus.moves import Go, Number
from abaculus.games.mathematicus.phases import Answering, BlueDealing, BluePick, Contest, Stake
from abaculus.games.mathematicus.questions import request_question
from abaculus.games.mathematicus.state import State
from abaculus.games.mathematicus.tests.transcripts import Table
from abaculus.kernel.awaits import Chance, Turn
from abaculus.kernel.chance import enumerate_results
from abaculus.kernel.draws import AskQuestion, Draw, Pick, Roll, Spread
from abaculus.kernel.events import Drawn, Left, Played, TimedOut
from abaculus.questions.delivery.request import decode_request
from abaculus.questions.dice import throws
from abaculus.questions.drafts import DiceQuestion
from abaculus.questions.engine import make
from abaculus.questions.ids import format_seed
from abaculus.questions.selection import templates

ALONE = "0:-:1,1,1,1,0:-:0:-:a/12:-:1,1,0,1,0:-:0:-:b2 3,3,4,8,3:111111:AB 1"
"""Nobody can challenge."""
RIVALS = "0:-:1,1,1,1,0:-:0:-:a/12:-:1,1,1,1,0:-:0:-:4rcxnSAC 3,3,3,8,3:111111:AB 1"


def holding(card: str, mode: str = "a") -> str:
    return f"0:-:1,1,1,1,0:-:0:{card}:{mode}/12:-:1,1,0,1,0:-:0:-:b2 3,3,4,8,3:111111:AB 1"


def drawing(state: State) -> Draw:
    waiting = Table(state).game.awaits(state)
    assert isinstance(waiting, Chance)
    return waiting.draw


def deadlines(table: Table) -> dict[str, int]:
    waiting = table.game.awaits(table.state)
    assert isinstance(waiting, Turn)
    return {one.name: one.at for one in waiting.deadlines}


def open_question(table: Table) -> Answering:
    assert isinstance(table.phase, Answering)
    return table.phase


# the cards


def test_cards_of_the_rules_match_those_of_the_questions() -> None:
    names = {**{die: range(1, many + 1) for die, many in SIDES.items()}, "binary": range(2)}
    known: dict[str, tuple[range, ...]] = {}
    for card, place in templates().items():
        asked = make(place.gen, card, format_seed(0))
        assert isinstance(asked, DiceQuestion)
        known[card] = tuple(sides for _, sides in throws(asked))

    assert known == {card: tuple(names[die] for die in dice) for card, dice in OURS.items()}
    assert {card: place.preset.secs for card, place in templates().items()} == {
        card: kind.seconds for kind in TYPES.values() for card in kind.cards
    }


def test_types_are_ten_of_four_cards_in_letter_order() -> None:
    assert ADVANCED == "".join(TYPES)
    assert {4} == {len(kind.cards) for kind in TYPES.values()}


# naming a number, and what comes of it


def test_blue_square_asks_for_a_number_before_any_draw() -> None:
    table = Table(ALONE).play("R4=4 F")

    assert isinstance(table.phase, BluePick)
    assert None is table.phase.question.blue
    assert [Number(n) for n in range(1, 10)] == [
        move for move in table.game.moves(table.state, 0) if isinstance(move, Number)
    ]


def test_types_template_and_dice_are_drawn_in_that_order() -> None:
    table = Table(ALONE).play("R4=4 F")
    game = table.game

    state = game.apply(table.state, Played(0, 0, Number(3))).state
    assert Spread(tuple(ADVANCED), 9) == drawing(state)
    state = game.apply(state, Drawn(0, tuple("AMYERBCIN"))).state
    assert Pick((("MY1", 1), ("MY2", 1), ("MY3", 1), ("MY4", 1)), 1) == drawing(state)
    state = game.apply(state, Drawn(0, ("MY3",))).state
    assert Roll((12, 4)) == drawing(state)
    state = game.apply(state, Drawn(0, (7, 2))).state

    draw = drawing(state)
    assert isinstance(draw, AskQuestion)
    request = decode_request(draw.request)
    details = (request.blue, request.rolls, request.square, request.profile)
    assert ("MY3", (7, 2), 4, "mathematicus") == details


def test_player_with_some_types_meets_no_other() -> None:
    table = Table(ALONE.replace(":a/", ":4rcxnSAC/")).play("R4=4 F")

    state = table.game.apply(table.state, Played(0, 0, Number(1))).state

    assert Spread(tuple("ACS"), 9) == drawing(state)


def test_every_type_is_as_likely_behind_every_number() -> None:
    for types in ("SAC", "AM", "S"):
        behind_five: dict[str, Fraction] = dict.fromkeys(types, Fraction(0))
        for laid, odds in enumerate_results(Spread(tuple(types), 9)):
            behind_five[str(laid[4])] += odds

        assert dict.fromkeys(types, Fraction(1, len(types))) == behind_five


def test_record_of_a_blue_card_round_trips_line_by_line() -> None:
    table = Table(ALONE).play("R4=4 F")
    game, state = table.game, table.state
    state = game.apply(state, Played(0, 0, Number(8))).state
    lines: list[str] = []
    for result in (tuple("AMYERBCIN"), ("BI2",), (2, 1, 2)):
        event = Drawn(5, result)
        line = game.notation.write(state, event)
        assert event == game.notation.read(line, 5)
        lines.append(line.text)
        state = game.apply(state, event).state

    assert ["#B:AMYERBCIN", "#B:AMYERBCIN:BI2", "#B:AMYERBCIN:BI2=1,0,1"] == lines
    assert (1, 0, 1) == faces(OURS["BI2"], (2, 1, 2))


def test_numbers_are_named_in_their_time_only() -> None:
    assert "X-PHASE" == Table(ALONE).play("Q:5").refused
    assert "X-TURN" == Table(ALONE).play("R4=4 F 2:Q:5").refused
    for wrong in ("Q:0", "Q:10", "Q:99"):
        assert "X-NUMBER" == Table(ALONE).play(f"R4=4 F {wrong}").refused


def test_a_player_who_names_no_number_in_time_has_named_one() -> None:
    state = Table(ALONE).state
    table = Table(replace(state, rules=replace(state.rules, decision=20))).play("R4=4 F")

    table.happen(TimedOut(deadlines(table)[DECISION], DECISION, 0))

    blue = open_question(table).question.blue
    assert blue is not None
    assert 1 == blue.number


# who gets which card


@pytest.mark.parametrize(
    ("mode", "roll", "kind", "level"),
    [
        ("a", "R4=4", "blue", "0"),
        ("a", "R12=5", "blue", "0"),
        ("a", "R4=2", "yellow", "4"),
        ("a2", "R4=2", "yellow", "2"),
        ("3rcxnI", "R4=4", "blue", "0"),
        ("i3", "R4=4", "yellow", "3"),
    ],
)
def test_blue_squares_are_blue_for_those_who_play_so(
    mode: str, roll: str, kind: str, level: str
) -> None:
    table = Table(ALONE.replace(":a/", f":{mode}/")).play(f"{roll} F")
    if kind == "blue":
        table.play("Q:1")

    assert (kind, level) == (table.field("kind"), table.field("level"))


def test_only_what_is_about_a_landing_is_blue_whatever_the_board() -> None:
    state = Table(ALONE).state
    contests: tuple[Contest, ...] = ("square", "ambush", "figure", "medal", "duel", "above", "tie")

    found = [kind for kind in contests if is_blue(state, Stake(kind, 0, 4), 0)]

    assert ["square", "ambush", "figure"] == found


def test_a_question_of_a_chance_card_is_yellow() -> None:
    table = Table(ALONE.replace("0:-:1,1,1,1,0:-:0:-:a", "11:-:1,1,1,1,0:-:0:-:a", 1))

    table.play("R4=3 F #C10")

    assert ("yellow", "4") == (table.field("kind"), table.field("level"))


def test_in_an_ambush_each_side_is_asked_in_its_own_way() -> None:
    table = Table(RIVALS).play("R4=4 F 2:C")
    assert isinstance(table.phase, BluePick)

    table.play("Q:1 A-")
    assert isinstance(table.phase, BluePick)
    assert 1 == table.phase.question.seat
    table.play("2:Q:2")

    blue = open_question(table).question.blue
    assert blue is not None
    assert set("ACS") == set(blue.types)
    assert "4" == table.play("2:A+").field("2.pos")


def test_challenged_player_without_blue_gets_a_yellow_question() -> None:
    start = "5:-:1,1,1,1,0:-:0:-:a/12:A:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:101111:AB 1"
    table = Table(start).play("R12=5 F C>2")
    assert ("yellow", "2") == (table.field("kind"), table.field("level"))

    table.play("2:A-")

    assert "BLUEPICK" == table.field("phase")
    assert "A" == table.play("Q:9 A+").field("1.figs")


def test_the_elimination_is_yellow() -> None:
    start = "29:EA:1,1,0,0,0:-:0:-:a/0:HKG:1,1,0,0,0:-:0:-:a 3,3,0,0,3:000001:- 1"

    table = Table(start).play("R4=1 F Q:1 A+ #O=1 #O=5")

    assert ("yellow", "4") == (table.field("kind"), table.field("level"))


# clocks


@pytest.mark.parametrize(
    ("types", "seconds"),
    [("A", 30), ("M", 30), ("Y", 45), ("E", 45), ("R", 45), ("B", 60), ("C", 45), ("I", 45)],
)
def test_the_clock_runs_as_soon_as_the_dice_have_fallen(types: str, seconds: int) -> None:
    table = Table(ALONE.replace(":a/", f":4rcxn{types}/")).play("R4=4 F")
    table.at = 7000

    table.play("Q:5")

    assert {ANSWER: 7000 + 1000 * seconds} == deadlines(table)
    assert "X-PHASE" == table.play("GO").refused


def test_the_clock_waits_for_the_bones() -> None:
    table = Table(ALONE.replace(":a/", ":4rcxnN/"))
    table.play("R4=4 F")
    table.at = 1000
    table.play("Q:5")
    assert {READING: 31_000} == deadlines(table)

    by_itself = Table(table.state)
    by_itself.happen(TimedOut(31_000, READING, 0))
    table.happen(Played(9000, 0, Go()))

    assert {ANSWER: 91_000} == deadlines(by_itself)
    assert {ANSWER: 69_000} == deadlines(table)


def test_blue_time_is_doubled_and_tolerance_is_not() -> None:
    state = Table(ALONE.replace(":a/", ":4rcxnB/")).state
    hands = (replace(state.hands[0], tolerance=5), *state.hands[1:])
    table = Table(replace(state, hands=hands)).play("R4=4 F Q:1")
    assert {DOUBLE: 60_000, ANSWER: 65_000} == deadlines(table)

    table.play("X")

    assert {ANSWER: 125_000} == deadlines(table)


# kept cards


def test_another_question_is_no_help_with_a_blue_card() -> None:
    table = Table(holding("C31", "4rcxnN")).play("R4=4 F Q:5 J:C31")

    assert ("X-BLUE", "C31") == (table.refused, table.field("1.kept"))


def test_an_easier_question_is_no_help_with_a_blue_card() -> None:
    alone = Table(holding("C28")).play("R4=4 F")
    assert "BLUEPICK" == alone.field("phase")
    assert "X-BLUE" == alone.play("J:C28").refused
    rivals = RIVALS.replace(":0:-:a", ":0:C28:a")
    table = Table(rivals).play("R4=4 F")
    assert "WINDOW" == table.field("phase")

    assert "X-BLUE" == table.play("J:C28").refused


def test_easier_question_helps_advanced_player_on_other_squares() -> None:
    table = Table(holding("C28")).play("R4=2 F J:C28")

    assert ("yellow", "3") == (table.field("kind"), table.field("level"))


def test_a_second_try_names_a_number_anew() -> None:
    table = Table(holding("C25")).play("R4=4 F Q:5 X A- J:C25")
    assert isinstance(table.phase, BluePick)

    table.play("Q:2")

    question = open_question(table).question
    assert (False, "2") == (question.is_doubled, table.field("asked"))
    assert "4" == table.play("A+").field("1.pos")


def test_a_calculator_helps_with_a_blue_card() -> None:
    table = Table(holding("C30")).play("R4=4 F Q:5 J:C30")

    assert open_question(table).question.has_calculator


# leaving, and what is counted


def test_a_blue_card_is_no_yellow_one() -> None:
    table = Table(ALONE).play("R4=4 F Q:5 A+")

    assert (0, 1, ()) == (table.state.asked, table.state.blues, table.state.dealt)
    assert [0] == [one.level for one in table.state.past]


@pytest.mark.parametrize("transcript", ["R4=4 F 2:C", "R4=4 F 2:C Q:1"])
def test_without_the_ambusher_the_blue_card_continues(transcript: str) -> None:
    three = RIVALS.replace(" 3,3,3,8,3", "/20:-:1,1,1,1,0:-:0:-:i2 4,4,4,7,3")
    table = Table(three).play(transcript)
    before = type(table.phase)

    table.happen(Left(0, 1))

    assert before is type(table.phase)
    assert isinstance(table.phase, BluePick | BlueDealing | Answering)
    assert "square" == table.phase.question.stake.kind


def test_player_who_leaves_before_naming_a_number_ends_the_turn() -> None:
    three = RIVALS.replace(" 3,3,3,8,3", "/20:-:1,1,1,1,0:-:0:-:i2 4,4,4,7,3")
    table = Table(three).play("R4=4 F 2:C- 3:C-")

    table.happen(Left(0, 0))

    assert ("2", "START") == (table.field("active"), table.field("phase"))


def test_a_replay_repeats_the_same_request() -> None:
    table = Table(ALONE).play("R4=4 F #B:AMYERBCIN:RO4=3,17 Q:5")
    question = open_question(table).question

    request = decode_request(request_question(table.state, question).request)

    assert ("RO4", (3, 17), 4) == (request.blue, request.rolls, request.square)
