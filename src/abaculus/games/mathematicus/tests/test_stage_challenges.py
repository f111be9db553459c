"""Challenges, votes and cards alone on the screen."""

from __future__ import annotations

import pytest

from abaculus.games.mathematicus.move_text import parse_move
from abaculus.games.mathematicus.moves import Change
from abaculus.games.mathematicus.options import FIXED
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.games.mathematicus.stage import STAGE
from abaculus.games.mathematicus.stage.side_prompts import side_prompts
from abaculus.games.mathematicus.tests.screens import (
    buttons,
    cards,
    main_button,
    prompt,
    render,
    scene_of,
    sheet,
)
from abaculus.games.mathematicus.tests.transcripts import POS_B, Table
from abaculus.kernel.messages import News, PlayerValue
from abaculus.kernel.options import choose
from abaculus.kernel.prompts import Button, Choose

OWNER = "5:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:101111:AB 1"


def played(buttons: dict[str, str]) -> dict[str, str]:
    """Without what is beside the game."""
    return {label: move for label, move in buttons.items() if move not in ("O", "U:end")}


def test_opponents_may_challenge_in_the_window() -> None:
    table = Table(POS_B).play("R12=10 F")

    assert {"Challenge": "C", "No, let them answer": "C-"} == played(buttons(table, 1))
    assert "Challenge" == main_button(table, 2)
    assert "Challenge Ann, or let them answer." == render(scene_of(table, 1).ask)
    assert (
        "If Ann is wrong, you get a question. Right: you jump to 10 and take Archimedes if there"
        " is one left. You spend the token either way."
    ) == render(scene_of(table, 1).detail)
    assert scene_of(table, 0).detail is None


def test_a_player_who_has_declined_waits_for_the_others() -> None:
    table = Table(POS_B).play("R12=10 F 2:C-")

    assert {} == played(buttons(table, 1))
    assert "Ann may be challenged for square 10." == render(scene_of(table, 1).ask)
    assert "The others may challenge you for square 10." == render(scene_of(table, 0).ask)


def test_everyone_sees_what_the_others_do_about_a_challenge() -> None:
    table = Table(POS_B).play("R12=10 F 2:C-")

    scene = scene_of(table, 2)

    assert ["", "does not challenge", "is choosing"] == [render(one.doing) for one in scene.seats]
    assert "Too late to challenge: Ann answers." == render(scene.then)
    assert scene.together


def test_a_window_and_a_vote_have_their_letters() -> None:
    table = Table(POS_B).play("R12=10 F")
    challenges = [one for one in scene_of(table, 1).prompts if isinstance(one, Button)]
    votes = scene_of(table.play("2:U:end"), 2).prompts

    assert ["c", "n"] == [one.key for one in challenges if one.key]
    assert ["n", "y"] == [one.key for one in votes[:2] if isinstance(one, Button)]


def test_window_clock_hurries_all_but_the_active_player() -> None:
    table = Table(POS_B).play("R12=10 F")

    assert ["", "window", "window", "window"] == [
        scene_of(table, seat).clock for seat in (0, 1, 2, None)
    ]
    assert 5000 == scene_of(table, 1).limit
    assert "" == scene_of(Table(POS_B), 1).clock


def test_tokens_that_nobody_plays_with_any_more_keep_their_place() -> None:
    table = Table("i1 i1").play(
        "1:U:mode.1=b 2:Y 1:U:mode.2=b 2:Y R12=12 P E R12=12 P E R12=12 P E"
    )
    cells = {cell.id for zone in scene_of(table).zones for cell in zone.cells}

    assert set() == {piece.cell for piece in scene_of(table).pieces} - cells


def test_the_active_player_may_fight_for_a_figure() -> None:
    table = Table(OWNER).play("R12=5 F")

    assert "Challenge Bob" == render(cards(table)["C>2"].name)
    assert "C-" == buttons(table)["No, I’ll answer"]


def test_a_medal_pays_for_a_challenge() -> None:
    start = "9:-:1,1,0,1,0:-:0:-:i2/12:-:1,1,0,1,1:-:0:-:i2 3,3,5,8,2:111111:AB 1"
    table = Table(start).play("R12=6 F")

    assert "C*" == buttons(table, 1)["Challenge with a medal"]


def test_a_medal_is_fought_for_on_its_square() -> None:
    start = "9:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,3:-:0:-:i2 3,3,3,8,0:101111:AB 1"
    table = Table(start).play("R12=12 F")

    assert ["C>2", "K4", "K12"] == list(cards(table))
    assert "End my turn" == main_button(table)


def test_a_challenge_may_be_refused_with_a_card() -> None:
    start = "0:-:1,1,1,1,0:-:0:C24:i2/12:-:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:111111:AB 1"
    table = Table(start).play("R12=10 F 2:C")

    assert ["J:C24"] == list(cards(table))
    assert "Bob challenges you. Do you refuse?" == render(scene_of(table).ask)


def test_anything_can_be_proposed_that_is_not_so_already() -> None:
    table = Table("b1 b2")
    offered, rules = sheet(table, "propose"), sheet(table, "propose-rules")

    assert "End the game now" == offered["U:end"]
    assert {"L:1=2", "L:2=1", "L:2=3"} == {move for move in offered if move.startswith("L")}
    assert "Square 3 without the riddle" == rules["U:gimmick=off"]
    assert "U:gimmick=digits" not in rules
    elements = sheet(table, "propose-elements")
    assert "Intermediate, from the next turn, for me" == elements["U:mode.1=i"]


@pytest.mark.parametrize("variant", ["basic", "cards"])
def test_3_every_option_that_a_vote_may_change_is_offered(variant: str) -> None:
    game = Mathematicus(variant)
    known = {option.key for option in game.info.menu.options} - FIXED
    offered: set[str] = set()
    for dealer in ("computer", "rounds", "minutes", "fixed"):
        for end in ("target", "time", "rounds") if variant == "cards" else ("",):
            chosen = {"players": 3, "dealer": dealer} | ({"cards_end": end} if end else {})
            state = game.setup(choose(game.info.menu, chosen))
            for one in side_prompts(state, 0):
                assert isinstance(one, Choose)
                moves = [parse_move(face.sign) for group in one.groups for face in group.faces]
                offered |= {move.key for move in moves if isinstance(move, Change)}

    assert known <= offered
    assert {"tolerance"} | ({"mode"} if variant == "basic" else set()) == offered - known


def test_5_2_a_fixed_dealer_is_proposed_by_name() -> None:
    table = Table("b1 b2").play("1:U:dealer=fixed 2:Y")
    offered = sheet(table, "propose-dealer")

    assert "Bob deals all the time" == offered["U:dealer_seat=2"]
    assert "You deal in turn, by minutes" == offered["U:dealer=minutes"]
    assert "U:dealer_minutes=10" not in offered

    table.play("1:U:dealer_seat=2")

    assert "Yes: Bob deals all the time" in buttons(table, 1)


def test_5_2_one_element_more_or_fewer_is_proposed() -> None:
    table = Table("i2 b2")
    offered = sheet(table, "propose-elements")

    assert "Without the nonagon, for me" == offered["U:mode.1=2rcx"]
    assert "With Roman numerals, for me" == offered["U:mode.1=2rcxnR"]
    assert not [move for move in sheet(table, "propose-elements", 1) if move.endswith("R")]

    table.play("1:U:free_mix=on 2:Y")

    assert "With Roman numerals, for me" == sheet(table, "propose-elements", 1)["U:mode.2=2R"]


def test_a_proposal_is_voted_on() -> None:
    table = Table("b1 b2").play("1:L:2=3")

    assert "Y" == buttons(table, 1)["Yes: level 3 for Bob"]
    assert "Z" == buttons(table, 1)["No"]
    assert "Y" not in buttons(table, 0).values()
    assert "a vote is open" in [render(tag) for tag in scene_of(table).tags]


@pytest.mark.parametrize(
    ("move", "label"),
    [
        ("U:end", "Yes: end the game now"),
        ("U:window_s=10", "Yes: 10 seconds to challenge"),
        ("U:dealer_rounds=3", "Yes: Another dealer after 3 rounds"),
    ],
)
def test_a_vote_says_what_it_is_about(move: str, label: str) -> None:
    table = Table("b1 b2").play(f"1:{move}")

    assert label in buttons(table, 1)


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ("1:L:2=3", "Ann proposes level 3 for Bob."),
        ("1:U:tolerance.1=5", "Ann proposes: 5 extra seconds to answer for Ann."),
        ("1:U:window_s=10", "Ann proposes: 10 seconds to challenge."),
        ("1:U:end", "Ann proposes to end the game now."),
        ("R4=2 F A- 1:O", "Ann objects to the verdict. If everyone agrees, it is changed."),
    ],
)
def test_everyone_sees_what_is_proposed_and_who_agrees(moves: str, sentence: str) -> None:
    scene = scene_of(Table("b1 b2").play(moves), 1)

    assert scene.proposal is not None
    assert sentence == render(scene.proposal.text)
    assert ["agrees", "is choosing"] == [render(one.doing) for one in scene.seats]
    assert {"vote-yes", "vote-no"} <= {*scene.together} & {one.id for one in scene.prompts}


def test_a_verdict_may_be_objected_to() -> None:
    table = Table("b1 b2").play("R4=2 F A-")

    assert "O" == buttons(table, 0)["Object to the verdict"]
    table.play("1:O")
    assert "Yes: change the verdict" in buttons(table, 1)


def test_an_objection_waits_for_the_dealer_alone() -> None:
    table = Table("b1 b2 b1", dealer="rounds").play("R4=2 F GO A:1 V- 1:O")

    assert ["", "is choosing", ""] == [render(one.doing) for one in scene_of(table, 0).seats]


def test_a_human_dealer_says_right_or_wrong() -> None:
    table = Table("b1 b2", dealer="rounds")
    table.play("R4=2 F")
    table.play("A:7")

    assert {"Right": "V+", "Wrong": "V-", "Let the computer decide": "V"}.items() <= buttons(
        table, 1
    ).items()
    assert "Ann says 7. The card says –. Right or wrong?" == render(scene_of(table, 1).ask)
    assert "Bob decides whether Ann is right." == render(scene_of(table, 0).ask)
    assert "dealer" in [render(fact) for fact in scene_of(table).seats[1].facts]


def test_at_most_one_button_is_the_main_one() -> None:
    table = Table(POS_B).play("R12=10 F")
    found = [one for one in scene_of(table, 1).prompts if isinstance(one, Button) and one.is_main]

    assert 1 == len(found)
    assert found[0] == prompt(table, "challenge", 1)


def test_lines_of_the_log_leave_out_the_name_their_sign_tells() -> None:
    table = Table("b1 b1")
    news = (
        News("landed", {"player": PlayerValue(0), "from": 2, "square": 5}),
        News("asked", {"player": PlayerValue(0), "level": 1}),
        News("drew-card", {"player": PlayerValue(1), "card": "C06"}),
        News("agreed"),
    )
    entries = STAGE.entries(table.game, news)

    assert [(0, "2 → 5"), (1, "draws Euler"), (None, "Everyone agrees.")] == [
        (entry.seat, render(entry.text)) for entry in entries
    ]
