"""What every viewer sees in every phase of the games of equalities."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.pytagora.compose import phases
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.tests.stage_tables import (
    FOLDER,
    PICTURE,
    has_words,
    render,
    scene,
    table,
)
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.prompts import Button, Cards, Choose, Lay, Point, Prompt
from abaculus.kernel.scene_parts import Plane, Text

SIX = "h0,0:6+1=7"
OVER = phases.Ended(Outcome("end-target", ((0,), (1,)), (45, 30)))


def of_kind(state: State, kind: type, seat: int | None = 0) -> Prompt[Text]:
    return next(one for one in scene(state, seat).prompts if isinstance(one, kind))


def prompt_ids(state: State, seat: int | None = 0) -> list[str]:
    return [prompt.id for prompt in scene(state, seat).prompts]


def test_board_is_endless_and_its_pieces_are_cut_as_puzzles() -> None:
    shown = scene(table("17", "2", position=SIX))

    assert shown.zones[0].plane == Plane(500)
    assert shown.zones[0].cells == ()
    assert shown.cut == "puzzle"
    assert [(one.id, one.cell, one.face.sign) for one in shown.pieces[:2]] == [
        ("b:0,0", "0,0", "6"),
        ("b:1,0", "1,0", "+"),
    ]


def test_every_equality_is_a_band_in_the_colour_of_its_author() -> None:
    shown = scene(table("17", "2", position=PICTURE, last=(4,)))

    bands = [(band.first, band.last, band.seat, band.tags) for band in shown.bands]

    assert bands == [
        ("0,0", "6,0", 0, ()),
        ("1,-1", "1,3", 1, ()),
        ("0,3", "7,3", 0, ()),
        ("4,0", "4,4", 1, ("last",)),
    ]


def test_crossed_pieces_and_the_last_line_have_tags() -> None:
    shown = scene(table("17", "2", position=PICTURE, last=(4,)))

    tags = {one.cell: (one.tags, one.seat) for one in shown.pieces if one.id.startswith("b:")}

    assert tags["4,0"] == (("crossed", "last"), 1)
    assert tags["4,1"] == (("last",), 1)
    assert tags["1,0"] == (("crossed",), None)
    assert tags["0,0"] == ((), None)


def test_hands_are_open_and_your_own_comes_first() -> None:
    shown = scene(table("17", "2+", position=SIX), 1)

    racks = [(zone.id, render(zone.name)) for zone in shown.zones if zone.kind == "rack"]
    held = [one.id for one in shown.pieces if one.cell.startswith("rack")]

    assert racks == [("rack1", "Your pieces"), ("rack0", "Mila’s pieces")]
    assert held == ["r1:2:1", "r1:+:1", "r0:1:1", "r0:7:1"]


def test_hidden_hands_stay_hidden_but_for_the_thief() -> None:
    state = table("17", "2+", hidden_racks=True, phase=phases.Composing(1, 0))
    theft = table("17", "2+", hidden_racks=True, phase=phases.Stealing(0, 0), face="steal")

    assert [zone.id for zone in scene(state).zones] == ["board", "rack0", "stock"]
    assert [zone.id for zone in scene(theft).zones] == ["board", "rack0", "rack1", "stock"]
    assert [zone.id for zone in scene(theft, None).zones] == ["board", "stock"]


def test_the_stock_is_for_everyone() -> None:
    basic, pro = table("17", "2", position=SIX), table("1(", "2", mode="pro")

    piles = [
        [(one.id, one.face.sign, one.face.role, one.many) for one in scene(state).pieces[-count:]]
        for state, count in ((basic, 1), (pro, 2))
    ]

    assert piles == [
        [("s:=", "=", "common", 18)],
        [("s:=", "=", "common", 19), ("s:)", ")", "common", 9)],
    ]


def test_an_empty_stock_lends_unless_the_table_is_strict() -> None:
    lines = ";".join(f"h0,{2 * row}:{row % 10}={row % 10}" for row in range(19))

    lending, strict = (
        scene(table("17", "2", position=lines, strict_supply=is_strict)).pieces[-1]
        for is_strict in (False, True)
    )

    assert (lending.many, strict.many) == (1, 0)


def test_fresh_pieces_are_marked() -> None:
    state = replace(table("177", "2"), fresh=("7",), fresh_seat=0)

    tags = [one.tags for one in scene(state).pieces if one.cell.startswith("rack0")]

    assert tags == [(), ("fresh",), ()]


def test_standings_tell_points_goal_and_pieces() -> None:
    shown = scene(table("17", "2", scores=(15, 6)))

    assert [(one.score, one.goal, [render(fact) for fact in one.facts]) for one in shown.seats] == [
        (15, 41, ["2 pieces"]),
        (6, 41, ["1 piece"]),
    ]
    assert [render(tag) for tag in shown.tags] == ["Round 1", "116 pieces in the bag"]


def test_basic_has_no_die_and_counts_its_rounds() -> None:
    shown = scene(table("17", "2", mode="basic"))

    assert shown.dice == ()
    assert render(shown.tags[0]) == "Round 1 of 4"
    assert shown.seats[0].goal is None


@pytest.mark.parametrize(
    ("phase", "face", "picture", "name"),
    [
        (phases.Rolling(0, 0), "", "", "The blue die"),
        (phases.Facing(0, 0), "", "die-choose", "Choose a face"),
        (phases.Composing(0, 0), "double", "die-double", "One piece counts double"),
        (phases.Stealing(0, 0), "steal", "die-steal", "Take a piece from someone"),
        (phases.Drawing(0, 3, "any", "compose", 0), "plus3", "die-plus3", "Three more pieces"),
        (phases.Drawing(0, 3, "any", "refill", 0), "double", "", "The blue die"),
    ],
)
def test_the_die_lies_as_it_fell(phase: phases.Phase, face: str, picture: str, name: str) -> None:
    die = scene(table("17", "2", position=SIX, phase=phase, face=face)).dice[0]

    assert (die.picture, render(die.name), die.role) == (picture, name, "blue")
    assert not picture or (FOLDER / "look" / f"{picture}.svg").is_file()
    assert has_words(die)


def test_the_die_says_what_it_means_to_whom() -> None:
    state = table("17", "2", position=SIX, face="double")

    own, other = (render(scene(state, seat).dice[0].detail) for seat in (0, 1))

    assert own == "Your roll. Your best new piece counts twice."
    assert other == "The new piece with the most points counts twice."


def test_rolling_is_the_main_thing_and_pressing_the_die_does_it() -> None:
    roll = of_kind(table("17", "2", phase=phases.Rolling(0, 0)), Button)

    assert isinstance(roll, Button)
    assert (roll.move, roll.is_main, roll.icon, roll.die) == ("roll", True, "die", "die")


def test_faces_to_choose_from_say_why_one_cannot_be_taken() -> None:
    cards = of_kind(table("17", "2", phase=phases.Facing(0, 0)), Cards)
    alone = of_kind(table("17", position=SIX, phase=phases.Facing(0, 0)), Cards)

    assert isinstance(cards, Cards)
    assert isinstance(alone, Cards)
    assert [card.id for card in cards.cards] == ["cont", "plus3", "double", "two", "steal"]
    assert [card.id for card in cards.cards if card.why_not] == ["cont"]
    assert [card.id for card in alone.cards if card.why_not] == ["steal"]
    assert all((FOLDER / "look" / f"{card.picture}.svg").is_file() for card in cards.cards)


def test_a_thief_points_at_pieces_of_the_others() -> None:
    state = table("17", "2+", "5", phase=phases.Stealing(0, 0), face="steal")

    steal = of_kind(state, Point)

    assert isinstance(steal, Point)
    assert [(one.id, one.move) for one in steal.targets] == [
        ("r1:2:1", "steal:2:2"),
        ("r1:+:1", "steal:2:+"),
        ("r2:5:1", "steal:3:5"),
    ]
    assert render(steal.targets[1].meaning) == "+ from Jonas"


def test_a_player_who_is_to_write_may_write_buy_or_pass() -> None:
    state = table("17", "2", position=SIX)

    lay, buy = of_kind(state, Lay), of_kind(state, Choose)

    assert prompt_ids(state) == ["lay", "buy", "pass"]
    assert isinstance(lay, Lay)
    assert (lay.pieces, lay.stock, lay.after, lay.ahead) == (
        ("r0:1:1", "r0:7:1", "s:="),
        "stock",
        "",
        False,
    )
    assert isinstance(buy, Choose)
    assert [len(group.faces) for group in buy.groups] == [10, 4]


def test_to_continue_one_begins_behind_an_equality_that_has_room() -> None:
    lay = of_kind(table("17", "2", position="h0,0:6+1=7;v4,0:7=7", face="cont"), Lay)

    assert isinstance(lay, Lay)
    assert lay.after == "4,2"


def test_second_line_is_optional_after_a_single_purchase() -> None:
    bought = table("17", "2", phase=phases.Composing(0, 0, bought=True))
    second = table("17", "2", position=SIX, phase=phases.Composing(0, 0, second=True), face="two")

    assert prompt_ids(bought) == ["lay", "pass"]
    assert prompt_ids(second) == ["lay", "done"]


def test_a_player_who_is_not_in_turn_may_arrange_ahead() -> None:
    state = table("17", "2", position=SIX)

    lay = of_kind(state, Lay, 1)

    assert isinstance(lay, Lay)
    assert lay.ahead
    assert prompt_ids(state, 1) == ["lay"]
    assert prompt_ids(state, None) == []


def test_more_pieces_are_offered_where_the_table_asks() -> None:
    state = table("17", "2", phase=phases.Asking(0, 0, "symbol"), topup="ask")

    assert prompt_ids(state) == ["more", "done"]
    assert render(scene(state).ask) == "You have fewer than three symbols. Draw one more?"


@pytest.mark.parametrize(
    "phase",
    [
        phases.Dealing(0),
        phases.Lots((0, 1)),
        phases.Rolling(0, 0),
        phases.Rolling(0, 0, thrown=True),
        phases.Facing(0, 0),
        phases.Stealing(0, 0),
        phases.Composing(0, 0),
        phases.Composing(0, 0, second=True),
        phases.Drawing(0, 3, "any", "compose", 0),
        phases.Drawing(0, 3, "any", "refill", 0),
        phases.Asking(0, 0, "number"),
        OVER,
    ],
)
@pytest.mark.parametrize("face", ["", "cont", "plus3", "double", "two", "steal"])
def test_every_phase_has_words_and_a_rule_for_everyone(phase: phases.Phase, face: str) -> None:
    rules = (FOLDER / "RULES.md").read_text("utf-8")
    state = table("17", "2", position=SIX, phase=phase, face=face)

    for seat in (0, 1, None):
        shown = scene(state, seat)

        assert has_words(shown)
        assert f"\n{shown.rule} " in rules


def test_pro_pieces_look_as_they_are_printed() -> None:
    shown = scene(table("0,~^2r3{3/4}(", "2", mode="pro"))

    faces = [(one.face.sign, one.face.role) for one in shown.pieces if "rack0" in one.cell]
    spoken = [render(one.face.spoken) for one in shown.pieces if "rack0" in one.cell]

    assert faces == [
        ("0", "number"),
        ("(", "sign"),
        (",", "sign"),
        ("‾", "sign"),
        ("²", "sign"),
        ("∛", "sign"),
        ("¾", "number"),
    ]
    assert spoken == ["0", "open bracket", "comma", "period bar", "squared", "cube root", "3/4"]
