"""MathMetrics on a screen: where things lie, what it says, what can be done."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from abaculus.catalogue.game_page import pictures
from abaculus.games.mathmetrics.board import BOARD, board
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.stage import STAGE
from abaculus.games.mathmetrics.tests.tables import Table
from abaculus.i18n import Translator, load_translator
from abaculus.kernel.gestures import PressGesture, TakeGesture
from abaculus.kernel.prompts import Button, Cards, Point, Target
from abaculus.kernel.registry import load_family
from abaculus.kernel.scene_parts import Polygon, Sector, Text, middle
from abaculus.kernel.scenes import Scene

NAMES = ("Ann", "Bob", "Cy")


@cache
def voice() -> Translator:
    return load_translator(load_family("mathmetrics"))


def render(text: Text | None) -> str:
    return "" if text is None else voice().tell(text.code, text.values, NAMES)


def scene_of(table: Table, seat: int | None = 0) -> Scene[Text]:
    return STAGE.scene(table.game, table.game.view(table.state, seat))


def after(before: str, record: str = "") -> Table:
    table = Table(before)
    table.play(record)
    return table


def targets(table: Table, seat: int = 0) -> list[Target[Text]]:
    points = [one for one in scene_of(table, seat).prompts if isinstance(one, Point)]
    return [target for point in points for target in point.targets]


def cards(table: Table) -> Cards[Text]:
    (found,) = (one for one in scene_of(table).prompts if isinstance(one, Cards))
    return found


def test_the_board_has_two_circles_and_six_radians() -> None:
    (zone,) = scene_of(after("O05 E0N0G0")).zones
    shapes = {cell.id: cell.shape for cell in zone.cells}

    assert 72 == len(zone.cells)
    assert 60 == sum(isinstance(shape, Sector) for shape in shapes.values())
    assert 12 == sum(isinstance(shape, Polygon) for shape in shapes.values())
    assert zone.painted is not None
    assert (1000, 1000, "ground") == (
        *(zone.painted.width, zone.painted.height, zone.painted.ground),
    )


def test_spaces_lie_clockwise_from_the_top() -> None:
    (zone,) = scene_of(after("O05 E0N0G0")).zones
    places = {cell.id: middle(cell.shape) for cell in zone.cells}

    assert (500, 59) == places["O01"]
    assert (500, 941) == places["O22"]
    assert (500, 291) == places["I01"]
    assert [(500, 139), (500, 210)] == [places[name] for name in ("R1a", "R1b")]
    east, west = places["O11"][0], places["O33"][0]
    assert west < 500 < east


def test_a_radian_points_from_the_middle_outwards() -> None:
    (zone,) = scene_of(after("O05 E0N0G0")).zones
    angles = {cell.id: cell.angle for cell in zone.cells}

    assert [0, 60, 120, 180, 240, 300] == [angles[f"R{number}a"] for number in range(1, 7)]
    assert angles["R3a"] == angles["R3b"]


def test_radian_space_is_seventy_wide_and_half_as_long() -> None:
    (zone,) = scene_of(after("O05 E0N0G0")).zones
    shape = next(cell.shape for cell in zone.cells if cell.id == "R1a")

    assert Polygon(((465, 104), (535, 104), (535, 175), (465, 175))) == shape


@pytest.mark.parametrize(
    ("space", "name", "detail"),
    [
        ("O01", "Outer circle 1: Einstein, roll on", "Right: roll again. Wrong: your turn ends."),
        (
            "O03",
            "Outer circle 3: Newton +1",
            "Right: 1 Newton token, and roll again. Wrong: your turn ends.",
        ),
        ("I08", "Inner circle 8: Gauss +2 −1", "Right: 2 Gauss tokens. Wrong: lose 1."),
        (
            "R2b",
            "Radian 2, space 2: Newton at risk",
            "Right: nothing. Wrong: lose 1 Newton token.",
        ),
        ("O04", "Outer circle 4: Roll 1, 3, 5", "Roll again. Only 1, 3 or 5 moves you."),
        ("O06", "Outer circle 6: Two rolls", "Roll twice and use one of the two rolls."),
        (
            "O14",
            "Outer circle 14: Your choice",
            "Choose the kind of question. Right: 1 token of that kind.",
        ),
        (
            "I04",
            "Inner circle 4: All three",
            "One question of each kind. At least 2 of 3 right: all your tokens double.",
        ),
        (
            "I06",
            "Inner circle 6: Locked",
            "Your turn ends. Later you leave only with a 2 or a 5.",
        ),
        ("O11", "Outer circle 11: Pause", "Your turn ends, and you miss the next one."),
    ],
)
def test_a_space_says_its_rule(space: str, name: str, detail: str) -> None:
    (zone,) = scene_of(after("O05 E0N0G0")).zones
    cell = next(cell for cell in zone.cells if cell.id == space)

    assert (name, detail) == (render(cell.spoken), render(cell.detail))


def test_a_gentle_game_threatens_with_no_loss() -> None:
    (zone,) = scene_of(after("O05 E0N0G0 gentle=1")).zones
    details = {cell.id: render(cell.detail) for cell in zone.cells}

    assert "Right: 2 Gauss tokens. Wrong: your turn ends." == details["I08"]
    assert "Right: nothing. Wrong: your turn ends." == details["I03"]


def test_printed_key_picture_promises_no_missing_token() -> None:
    (zone,) = scene_of(after("O05 E0N0G0 key=printed")).zones
    drawn = {cell.id: cell.picture for cell in zone.cells}

    assert ("e-one", "n-go") == (drawn["O12"], drawn["O03"])


def test_whatever_a_scene_draws_there_is_a_drawing_of() -> None:
    drawn = pictures(load_family("mathmetrics"))
    tables = [after("O05 E0N0G0", "r:4"), after("O12 E0N0G0", "r:2"), after("I09 E1N0G0 hole")]
    scenes = [scene_of(table) for table in tables]
    named = {cell.picture for scene in scenes for cell in scene.zones[0].cells}
    named |= {die.picture for scene in scenes for die in scene.dice}
    named |= {target.picture for table in tables for target in targets(table)}
    named |= {card.picture for table in tables[1:] for card in cards(table).cards}
    named |= {"ground", "ground-plain"}

    assert set() == named - {""} - set(drawn)


def test_another_board_is_drawn_by_its_own_numbers() -> None:
    layout = msgspec.to_builtins(board(BOARD).layout)
    layout |= {
        "id": "other",
        "outer": layout["outer"][:40],
        "radians": [{"outer": 1, "inner": 1, "spaces": []}, *layout["radians"][1:3]],
    }
    text = msgspec.json.encode(layout).decode()
    table = Table("O05 E0N0G0", board=text)
    (zone,) = scene_of(table).zones
    cells = {cell.id: cell for cell in zone.cells}

    assert 40 + 18 + 4 == len(cells)
    assert zone.painted is not None
    assert "ground-plain" == zone.painted.ground
    assert {"R2a", "R2b", "R3a", "R3b"} == {cell.id for cell in zone.cells if cell.shaded}
    assert 90 == cells["O11"].angle
    assert cells["R2a"].angle not in (60, 63), "straight from junction to junction"


def test_pieces_stand_on_the_space_of_their_position() -> None:
    scene = scene_of(after("O08.in E0N0G0 players=2"))

    assert [("pawn0", "O08", 0), ("pawn1", "O02", 1)] == [
        (piece.id, piece.cell, piece.seat) for piece in scene.pieces
    ]
    assert "Bob’s piece" == render(scene.pieces[1].face.spoken)


@pytest.mark.parametrize(
    ("position", "heading"),
    [("O08.in", "R2a"), ("O08.on", "O09"), ("O08", ""), ("R2a.in", ""), ("I04", ""), ("O05", "")],
)
def test_a_piece_on_a_junction_shows_where_it_must_go(position: str, heading: str) -> None:
    assert heading == scene_of(after(f"{position} E0N0G0")).pieces[0].heading


def test_a_piece_tells_the_way_it_came() -> None:
    scene = scene_of(after("O05 E0N0G0", "r:6 >I04"))

    assert ("O05", "O06", "O07", "O08", "R2a", "R2b", "I04") == scene.pieces[0].path


def test_only_the_last_walker_has_a_path() -> None:
    table = after("O05 E0N0G0 players=2 pos1=O08", "r:1 r:2,2 =/-")

    assert ["O08", "O08"] == [piece.cell for piece in scene_of(table).pieces]
    assert ["pawn0"] == [piece.id for piece in scene_of(table).pieces if piece.path]


def test_the_die_shows_the_last_roll_and_who_rolled() -> None:
    table = after("O04 E0N0G0 players=2", "r:1")
    (own,), (other,) = scene_of(table).dice, scene_of(table, 1).dice

    assert ("die-1", "You rolled 1") == (own.picture, render(own.detail))
    assert "Ann rolled 1" == render(other.detail)


def test_every_throw_has_a_number_of_its_own() -> None:
    table = Table("O03 E0N0G0")
    table.play("r:1")
    (first,) = scene_of(table).dice
    table.play("r:1")
    (second,) = scene_of(table).dice

    assert first.throw != second.throw


def test_two_rolls_lie_side_by_side() -> None:
    choice, seven = after("O05 E0N0G0", "r:1 r:2,5"), after("I09 E1N1G1 hole", "s:3,4")

    assert ["2", "5"] == [die.sign for die in scene_of(choice).dice]
    assert "2 or 5" == render(scene_of(choice).dice[0].detail)
    assert "3 + 4 = 7" == render(scene_of(seven).dice[0].detail)


def test_destinations_name_their_symbol_their_rule_and_their_way() -> None:
    table = after("I02 E0N0G0", "r:6")
    found = targets(table)

    assert "Choose where your 6 steps end." == render(scene_of(table).ask)
    assert [
        (">I08", "Gauss +2 −1", "g-two"),
        (">R3b", "Gauss at risk", "g-risk"),
        (">O09", "Roll 2, 4, 6", "even"),
    ] == sorted(
        ((one.move, render(one.meaning), one.picture) for one in found),
        key=lambda row: (">I08", ">R3b", ">O09").index(row[0]),
    )
    ways = {one.id: one.path for one in found}
    assert ("I02", "I03", "I04", "I05", "I06", "I07", "R3b") == ways["R3b"]


def test_after_two_rolls_a_destination_says_which_it_takes() -> None:
    table = after("O05 E0N0G0", "r:1 r:2,5")
    details = {one.id: render(one.detail) for one in targets(table)}

    assert "Choose one of your two rolls and where it ends." == render(scene_of(table).ask)
    assert details["O08"].startswith("2 steps away. Right:")
    assert details["O11"].startswith("5 steps away. Your turn ends")


def test_a_piece_may_begin_on_any_space_of_the_outer_circle() -> None:
    table = Table("players=2")

    assert [f"@O{number:02}" for number in range(1, 43)] == [one.move for one in targets(table)]
    assert "space 17" == render(targets(table)[16].meaning)
    assert [] == targets(table, 1)


def test_rolling_is_what_the_die_in_the_middle_does_too() -> None:
    scene = scene_of(after("O05 E0N0G0"))
    (button,) = scene.prompts

    assert isinstance(button, Button)
    assert ("r", scene.dice[0].id, True) == (button.move, button.die, button.is_main)


@pytest.mark.parametrize(
    ("before", "record", "label", "ask"),
    [
        ("O05 E0N0G0", "", "Roll", "Roll the die."),
        ("O15.on E0N0G0", "r:1", "Roll again", "Roll again."),
        ("O03 E0N0G0", "r:1", "Roll again", "Roll again. Only 1, 3 or 5 moves you."),
        ("O05 E0N0G0", "r:1", "Roll twice", "Roll twice, then use one of the two rolls."),
        ("I06 E0N0G0 held", "", "Roll", "Roll the die. Only a 2 or a 5 sets you free."),
    ],
)
def test_rolling_says_what_it_is_for(before: str, record: str, label: str, ask: str) -> None:
    scene = scene_of(after(before, record))
    (button,) = scene.prompts

    assert (label, ask) == (render(button.label), render(scene.ask))


def test_a_kind_is_chosen_knowing_what_one_has() -> None:
    found = cards(after("O12 E1N0G2", "r:2"))

    assert [
        ("?E", "Einstein: space and time", "You have 1 of 4."),
        ("?N", "Newton: change and motion", "You have 0 of 4."),
        ("?G", "Gauss: numbers and data", "You have 2 of 4."),
    ] == [(card.move, render(card.name), render(card.detail)) for card in found.cards]


def test_the_black_hole_tells_chances_and_what_is_at_stake() -> None:
    details = {card.move: render(card.detail) for card in cards(after("I09 E3N1G1 hole")).cards}

    assert ["s", "b"] == list(details)
    assert "chance 1 in 6" in details["s"]
    assert "1 or 6 (chance 1 in 3): your 5 tokens become 10." in details["b"]
    assert "2 to 5 (2 in 3): you lose all 5." in details["b"]


def test_a_player_who_has_just_fallen_in_may_wait_or_blast() -> None:
    found = cards(after("I08 E0N0G0", "r:1")).cards

    assert ["w", "b"] == [card.move for card in found]
    assert "You have no tokens to lose." in render(found[1].detail)


def test_seats_count_their_tokens_against_the_goal() -> None:
    standing = scene_of(after("O05 E3N0G2")).seats[0]

    assert [("E", "einstein", 3, 4), ("N", "newton", 0, 4), ("G", "gauss", 2, 4)] == [
        (one.sign, one.role, one.many, one.goal) for one in standing.tallies
    ]
    assert standing.score is None


def test_timed_game_scores_all_tokens_without_a_goal() -> None:
    standing = scene_of(after("O05 E3N0G2 players=2 mode=time")).seats[0]

    assert 5 == standing.score
    assert {None} == {one.goal for one in standing.tallies}


def test_a_seat_says_its_grade_and_the_one_it_plays() -> None:
    options = {"seat0.grade": "8", "seat0.play_grade": "6", "seat1.grade": "R"}
    seats = scene_of(Table("O05 E0N0G0 players=2", **options)).seats

    assert ["grade 8, plays grade 6", "grade R"] == [render(one.badge) for one in seats]


@pytest.mark.parametrize(
    ("before", "record", "fact"),
    [
        ("O10 E0N0G0 players=2", "r:1", "misses the next turn"),
        ("I05 E0N0G0 players=2", "r:1", "locked: needs a 2 or a 5"),
        ("I08 E0N0G0 players=2", "r:1", "in the black hole"),
        ("O05 E0N0G0 players=3", "0!x", "has left"),
    ],
)
def test_a_seat_says_what_is_special_about_it(before: str, record: str, fact: str) -> None:
    standing = scene_of(after(before, record)).seats[0]

    assert [fact] == [render(one) for one in standing.facts]


def test_others_see_whom_they_wait_for_and_can_do_nothing() -> None:
    scene = scene_of(after("O05 E0N0G0 players=2", "r:4"), 1)

    assert "Ann is choosing where 4 steps end." == render(scene.ask)
    assert () == scene.prompts


def test_the_top_tells_the_goal_and_the_turn() -> None:
    tags = [render(one) for one in scene_of(after("O05 E0N0G0 also=30")).tags]

    assert ["First to 4 tokens of each kind", "30 minutes", "turn 1"] == tags


def test_pressed_gesture_is_a_move_and_others_are_refused() -> None:
    table = after("O05 E0N0G0")
    view = table.game.view(table.state, 0)
    read = STAGE.move(table.game, view, PressGesture("r"))
    junk = STAGE.move(table.game, view, TakeGesture("roll", ("roll",)))

    assert table.game.notation.read_move("r") == read
    assert STAGE.verdict(table.game, view, junk, None).says == "no"


def test_the_log_tells_a_roll_and_its_walk_in_one_line() -> None:
    table = after("O10 E0N0G0 players=2", "r:1")
    lines = STAGE.entries(MathMetrics("token"), tuple(table.news))

    assert [
        (0, "rolls 1 and goes to O11: Pause"),
        (0, "will miss the next turn"),
    ] == [(line.seat, render(line.text)) for line in lines]
