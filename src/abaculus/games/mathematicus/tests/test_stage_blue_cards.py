"""Blue cards on the screen: nine numbers, their dice, what may be used, what lay behind."""

from __future__ import annotations

import pytest

from abaculus.games.mathematicus.look.drawings import drawings
from abaculus.games.mathematicus.stage import STAGE
from abaculus.games.mathematicus.tests.screens import Asked, cards, prompt, render, scene_of
from abaculus.games.mathematicus.tests.transcripts import Table
from abaculus.kernel.gestures import PressGesture, WriteGesture
from abaculus.kernel.messages import Refusal
from abaculus.kernel.prompts import Answer

BLUE = "0:-:1,1,1,1,0:-:0:C30:a/12:-:1,1,0,1,0:-:0:-:b2 3,3,4,8,3:111111:AB 1"


def with_card(card: str, more: str = "") -> Asked:
    table = Asked(BLUE)
    table.play(f"R4=4 F #B:AMYERBCIN:{card} Q:{_number(card)} {more}")
    return table


def _number(card: str) -> int:
    return ["AR", "ME", "MY", "EG", "RO", "BA", "CH", "BI", "NA"].index(card[:2]) + 1


def test_nine_cards_lie_face_down() -> None:
    table = Table(BLUE).play("R4=4 F")

    found = cards(table)

    assert [f"Q:{n}" for n in range(1, 10)] == list(found)
    assert {"back-blue"} == {card.picture for card in found.values()}
    assert "back-blue" in drawings()
    assert ("5", "5", "Number 5") == (
        found["Q:5"].sign,
        found["Q:5"].key,
        render(found["Q:5"].name),
    )
    choice = STAGE.move(table.game, table.game.view(table.state, 0), PressGesture("Q:5"))
    assert choice == table.game.notation.read_move("Q:5")


def test_everyone_sees_who_chooses_a_number() -> None:
    table = Table(BLUE).play("R4=4 F")

    assert "Your blue card is face down. Which number do you choose?" == render(
        scene_of(table, 0).ask
    )
    assert "Ann is choosing a number on a blue card." == render(scene_of(table, 1).ask)
    assert "10.2" == scene_of(table).rule


@pytest.mark.parametrize(
    ("card", "sign", "aids"),
    [
        ("AR1=20,12", "A", ("slide-rule", "legend:arabic-indic")),
        ("ME1=12,20", "M", ("slide-rule",)),
        ("MY2=12", "Y", ("slide-rule", "legend:mayan")),
        ("EG1=12,20", "E", ("slide-rule", "legend:egyptian")),
        ("RO1=20,4", "R", ("slide-rule", "legend:roman")),
        ("BA2=4,20", "B", ("slide-rule", "legend:babylonian")),
        ("CH1=20,4", "C", ("slide-rule", "legend:chinese")),
        ("BI1=1,0,1,1", "I", ("slide-rule", "legend:binary")),
        ("NA1=20,12,4,4", "N", ("slide-rule", "bones")),
    ],
)
def test_a_blue_question_tells_its_type_and_what_may_be_used(
    card: str, sign: str, aids: tuple[str, ...]
) -> None:
    (asked,) = scene_of(with_card(card), 1).asked

    assert ("blue", sign, aids) == (asked.role, asked.sign, asked.aids)


def test_a_calculator_lies_among_the_aids_of_its_user() -> None:
    table = with_card("MY2=12", "J:C30")
    aids = [scene_of(table, seat).asked[0].aids for seat in (0, 1, None)]

    assert ("slide-rule", "calculator", "legend:mayan") == aids[0]
    assert aids[1] == aids[2] == ("slide-rule", "legend:mayan")


@pytest.mark.parametrize(
    ("card", "pictures"),
    [
        ("AR4=12,4,7", ["d12-12", "d4-4", "d12-7"]),
        ("NA1=20,12,4,1", ["d20-20", "d12-12", "d4-4", "d4-1"]),
        ("BI3=0,1", ["binary-0", "binary-1"]),
    ],
)
def test_the_dice_of_a_blue_card_lie_on_the_table(card: str, pictures: list[str]) -> None:
    dice = scene_of(with_card(card), 1).dice

    assert pictures == [die.picture for die in dice]
    assert set(pictures) <= set(drawings())
    assert len(dice) == len({die.id for die in dice})
    assert f"Blue card: {', '.join(die.sign for die in dice)}" == render(dice[0].detail)


def test_the_clock_of_a_blue_card_runs_at_once() -> None:
    (asked,) = scene_of(with_card("BA4=4")).asked

    assert ("answer", 60_000, True) == (asked.clock, asked.limit, asked.is_read)


def test_the_bones_are_laid_before_the_clock_starts() -> None:
    table = with_card("NA2=7,3")
    (asked,) = scene_of(table).asked
    found = prompt(table, "answer-1")
    assert isinstance(found, Answer)
    assert found.start is not None

    assert ("The bones are laid", "GO") == (render(found.start.label), found.start.move)
    assert ("reading", 30_000, False) == (asked.clock, asked.limit, asked.is_read)
    assert "60 seconds from when your bones are laid. You have 30 seconds to lay them." == render(
        asked.stake[0]
    )


def test_blue_and_yellow_questions_are_counted_together() -> None:
    table = with_card("MY2=12", "A! R4=1 F")
    view = table.game.view(table.state, 1)

    assert [2] == [one.number for one in scene_of(table, 1).asked]
    assert Refusal("stale-answer") == STAGE.move(table.game, view, WriteGesture("answer-1", "3"))


def test_verdict_shows_everyone_what_lay_behind_the_numbers() -> None:
    (asked,) = scene_of(with_card("MY2=12", "A!"), 1).asked

    assert ("blue", "Y") == (asked.role, asked.sign)
    assert [
        "Not this time.",
        "What was behind the numbers:",
        "1: Eastern Arabic numerals",
        "2: mental arithmetic",
        "3: Mayan numerals",
        "4: Egyptian numerals",
        "5: Roman numerals",
        "6: Babylonian numerals",
        "7: Chinese numerals",
        "8: binary numbers",
        "9: Napier’s bones",
    ] == [render(row.text) for row in asked.result]


def test_the_log_tells_the_number_and_the_dice() -> None:
    table = with_card("RO4=3,17")

    lines = [render(entry.text) for entry in STAGE.entries(table.game, tuple(table.news))]

    assert ["chooses 5: Roman numerals", "rolls 3, 17 for the blue card"] == lines[-2:]


@pytest.mark.parametrize(
    ("mode", "badge", "facts"),
    [
        ("a", "advanced, level 4", []),
        ("3rcxnAS", "some blue cards, level 3", ["Eastern Arabic numerals", "the slide rule"]),
        (
            "4rcxnAMERCNS",
            "some blue cards, level 4",
            ["without Mayan numerals", "without Babylonian numerals", "without binary numbers"],
        ),
    ],
)
def test_a_seat_tells_with_which_blue_cards_it_plays(
    mode: str, badge: str, facts: list[str]
) -> None:
    standing = scene_of(Table(BLUE.replace(":a/", f":{mode}/"))).seats[0]

    assert (badge, facts) == (render(standing.badge), [render(fact) for fact in standing.facts])


def test_a_square_says_for_whom_it_is_blue() -> None:
    table = Table(BLUE).play("R4=4")
    (walk,) = [one for one in scene_of(table).prompts if one.id == "walk"]
    squares = {cell.id: render(cell.detail) for cell in scene_of(table).zones[0].cells}

    assert "A blue card. Right: you stay" in str([render(one.detail) for one in walk.targets])  # type: ignore[union-attr]
    assert squares["4"].startswith("A question, blue for those who play with blue cards.")
    assert squares["2"].startswith("A question. Right")


def test_signs_forming_no_number_are_reported_while_laid() -> None:
    table = with_card("RO2=4")
    move = table.game.notation.read_move("A:XXXX")
    assert not isinstance(move, Refusal)

    shown = STAGE.verdict(
        table.game,
        table.game.view(table.state, 0),
        move,
        table.game.preview(table.state, 0, move),
    )

    assert ("no", "10.5") == (shown.says, shown.rule)
    assert render(shown.sentence).startswith("These signs are not a number in this system.")
    assert shown.reading is not None
    assert (None, "syntax") == (shown.reading.shown, shown.reading.code)
