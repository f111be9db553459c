"""Mathesso on a screen: where things lie, what it says, what can be done."""

from __future__ import annotations

import pytest

from abaculus.catalogue.game_page import pictures
from abaculus.games.mathesso.moves import Flip
from abaculus.games.mathesso.stage import STAGE
from abaculus.games.mathesso.tests.tables import L1, L2, OWN, Table
from abaculus.i18n import load_translator
from abaculus.kernel.gestures import PressGesture, TakeGesture
from abaculus.kernel.prompts import Button, Point
from abaculus.kernel.registry import load_family
from abaculus.kernel.scene_parts import Disc, Text, middle
from abaculus.kernel.scenes import Scene

HOUSE = load_family("mathesso")
VOICE = load_translator(HOUSE)
NAMES = ("Ann", "Bob", "Cy")


def scene_of(table: Table, seat: int | None = 0) -> Scene[Text]:
    return STAGE.scene(OWN, OWN.view(table.state, seat))


def render(text: Text) -> str:
    return VOICE.tell(text.code, text.values, NAMES)


def asked(table: Table, seat: int | None = 0) -> str:
    return render(scene_of(table, seat).ask)


def buttons(table: Table, seat: int = 0) -> list[str]:
    return [one.move for one in scene_of(table, seat).prompts if isinstance(one, Button)]


def targets(table: Table, seat: int = 0) -> list[str]:
    points = [one for one in scene_of(table, seat).prompts if isinstance(one, Point)]
    return [target.move for point in points for target in point.targets]


def test_places_lie_where_they_were_scattered() -> None:
    table = Table(L1)
    board = scene_of(table).zones[0]

    assert [(spot.x // 10, spot.y // 10, spot.angle) for spot in table.state.spots] == [
        (*middle(cell.shape), cell.angle) for cell in board.cells
    ]
    assert all(isinstance(cell.shape, Disc) for cell in board.cells)
    assert board.ground is not None
    assert (750, 300) == (board.ground.width, board.ground.height)


def test_covered_jettons_show_their_backs() -> None:
    scene = scene_of(Table(L1))

    assert ["3", "7", "3", "3", "5", "5", "5", "5"] == [piece.face.sign for piece in scene.pieces]
    assert {"back"} == {piece.face.role for piece in scene.pieces}


def test_a_jetton_that_is_up_shows_its_face() -> None:
    table = Table(L1)
    table.play("1:a1")
    first = scene_of(table).pieces[0]

    assert ("a1", "×21", "product", ("up",)) == (
        *(first.cell, first.face.sign, first.face.role, first.tags),
    )
    assert "21 in two colours, orange and light blue: factors 3 and 7" == render(first.face.spoken)


def test_a_pair_lies_on_the_table_until_it_is_put_aside() -> None:
    table = Table(L1)
    table.play("1:a1 1:a2")
    before = {piece.id: (piece.cell, piece.tags) for piece in scene_of(table).pieces}
    table.play("1:ok")
    after = {piece.id: piece.cell for piece in scene_of(table).pieces}

    assert ("a1", ("up", "won", "last")) == before["jetton-a1"]
    assert ("hand-0-1", "hand-0-1") == (after["jetton-a1"], after["jetton-a2"])


def test_equal_pairs_of_two_players_keep_their_jettons() -> None:
    table = Table("F1/1 P2/2 F1/1 F1/1 P2/2 F1/1")
    table.play("1:a3 1:a4 1:ok 2:a1 2:b2 2:ok")
    where = {piece.id: piece.cell for piece in scene_of(table).pieces}

    assert ["hand-1-1", "hand-0-1", "hand-0-1", "hand-1-1"] == [
        where[f"jetton-{place}"] for place in ("a1", "a3", "a4", "b2")
    ]


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("1:a1 1:a2", "A pair: 3 × 7 = 21."),
        ("1:a3 1:a4", "A pair: 3 × 3 = 9."),
        ("1:a1 1:a3", "21 and 9 are different numbers: not a pair."),
        (
            "1:b1 1:b3",
            "Both are 5, but one is a prime and the other is a Fibonacci number: not a pair.",
        ),
        ("1:a1 1:.", "One jetton: 3 × 7 = 21. Remember it."),
        ("1:b1 1:.", "One jetton: 5. Remember it."),
    ],
)
def test_what_was_turned_is_explained(moves: str, expected: str) -> None:
    table = Table(L1)
    table.play(moves)

    assert expected == asked(table) == asked(table, 1)


@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        (
            "M2.6/2 M3.4/3 M2.6/6 M3.4/4",
            "2 × 6 = 12 and 3 × 4 = 12: the same number in different colours, so not a pair.",
        ),
        (
            "Z21a/21 Z21b/21 Z21a/21 Z21b/21",
            "Two zeros, but not the same: look at the number behind them and at the rim.",
        ),
        ("C12/12 C12/21 P2/2 P2/2", "A pair: the digits are mirrored."),
        ("Z34/34 Z34/34 P2/2 P2/2", "A pair of zeros."),
        ("!3/3 !3/! P2/2 P2/2", "A pair: 3! = 6."),
    ],
)
def test_special_pairs_are_explained(layout: str, expected: str) -> None:
    table = Table(layout)
    table.play("1:a1 1:a2")

    assert expected == asked(table)


def test_only_the_one_in_turn_turns() -> None:
    table = Table(L1)

    assert (8, 0) == (len(targets(table)), len(targets(table, 1)))
    assert "Turn over a jetton." == asked(table)
    assert "It is Ann’s turn." == asked(table, 1)
    assert ["="] == buttons(table, 1)


def test_stopping_is_offered_where_it_is_allowed() -> None:
    table, strict = Table(L1), Table(L1, min_flips=2)
    table.play("1:a1")
    strict.play("1:a1")

    assert ([".", "="], ["="]) == (buttons(table), buttons(strict))
    shown = "Here is 21 in two colours."
    assert f"{shown} Turn over a second jetton, or stop here." == asked(table)
    assert f"{shown} Turn over a second jetton." == asked(strict)
    assert "Ann has turned 21 in two colours." == asked(table, 1)


def test_the_extra_move_is_offered_to_its_owner() -> None:
    table = Table(L2)
    table.play("1:a1 1:a2 1:ok 2:b1 2:. 2:ok 1:a3 1:a4 1:ok")

    assert (["+", "="], ["="]) == (buttons(table, 0), buttons(table, 1))
    facts = [render(fact) for fact in scene_of(table).seats[0].facts]
    assert ["plays first", "2 pairs", "has an extra move"] == facts


def test_only_ones_are_offered_to_find_out_who_starts() -> None:
    table = Table("M1.3/1 Q1/1 M1.5/1 Q1/1 M1.3/3 M1.5/5", order="ones")

    assert ["a1", "a2", "a3", "a4"] == targets(table)
    assert [] == buttons(table)


def test_marked_jettons_alone_can_be_turned() -> None:
    table = Table(L1, stall_rounds=1)
    table.play("1:a1 1:. 1:ok 2:a1 2:. 2:ok 1:a1 1:. 1:ok")
    marked = [piece.cell for piece in scene_of(table, 1).pieces if "marked" in piece.tags]

    assert targets(table, 1) == marked == ["a2", "a3", "a4", "b1", "b2", "b3", "b4"]


def test_learners_are_shown_which_backs_fit() -> None:
    table = Table(L1, hints="targets")
    table.play("1:a1")
    wanted = [piece.cell for piece in scene_of(table).pieces if "wanted" in piece.tags]

    assert ["a2"] == wanted
    expected = "3 × 7 = 21: look for a back with 7. Turn over a second jetton, or stop here."
    assert expected == asked(table)


def test_the_ruler_reads_what_is_up() -> None:
    table = Table(L1)
    table.play("1:a1 1:a3")
    ruler = scene_of(table).ruler

    assert ruler is not None
    assert 11 == len(ruler.boxes)
    assert [
        ("jetton-a1", ("3", "7"), "3 × 7 = 21"),
        ("jetton-a3", ("3", "3"), "3 × 3 = 9"),
    ] == [(one.piece, one.boxes, render(one.text)) for one in ruler.readings]


def test_a_table_may_have_no_ruler() -> None:
    assert scene_of(Table(L1, ruler="hidden")).ruler is None


def test_every_face_and_every_box_of_the_ruler_is_drawn() -> None:
    drawn = pictures(HOUSE)
    for layout in (L1, L2):
        table = Table(layout, memory="open")
        scene = scene_of(table)
        assert scene.ruler is not None
        names = [box.picture for box in scene.ruler.boxes]
        table.play("1:a1 1:a2 1:ok 2:a3 2:. 2:ok 1:b1 1:.")
        faces = [piece.face for piece in scene_of(table).pieces if piece.face.role != "back"]

        assert [] == [name for name in names if name not in drawn]
        assert [] == [face.picture for face in faces if face.picture not in drawn]


def test_points_are_explained_in_rows() -> None:
    table = Table("P2/2 P2/2 M1.2/1 M1.2/2 F2/2 F2/2 P5/5 P5/5", players=1)
    table.play("1:a1 1:a2 1:ok 1:a3 1:a4 1:ok 1:b3 1:b4 1:ok")
    seat = scene_of(table).seats[0]

    assert 7 == seat.score
    assert ["2: M1.2 P2 together, (2 + 1) × 2 = 6.", "5: P5 alone, 1 = 1."] == [
        render(row.text) for row in seat.rows
    ]
    assert [(2, "×2"), (1, "'2")] == [(one.points, one.face.sign) for one in seat.rows[0].strip]


def test_the_screen_tells_what_a_pair_would_be_worth() -> None:
    table = Table("P2/2 P2/2 M1.2/1 M1.2/2 F2/2 F2/2 P5/5 P5/5")
    table.play("1:a1 1:a2 1:ok 2:a3")

    assert ["3 pairs left", "Its pair is worth 5 to you"] == [
        render(tag) for tag in scene_of(table, 0).tags
    ]
    assert ["3 pairs left", "Its pair is worth 2 to you"] == [
        render(tag) for tag in scene_of(table, 1).tags
    ]
    assert ["3 pairs left"] == [render(tag) for tag in scene_of(table, None).tags]


def test_house_rules_and_open_memory_are_labelled() -> None:
    table = Table(L1, scoring="pairs", memory="open")

    assert ["4 pairs left", "House rule: pairs count", "Open memory"] == [
        render(tag) for tag in scene_of(table).tags
    ]


def test_the_log_tells_results_and_reasons() -> None:
    table = Table(L1)
    table.play("1:a1 1:a2 1:ok 2:a3 2:. 2:ok 1:b1 1:b3 1:ok")

    entries = STAGE.entries(OWN, tuple(table.news))

    assert [
        ("There are 8 jettons on the table.", None, None),
        ("starts", 0, None),
        ("takes 21", 0, 2),
        ("one jetton", 1, None),
        ("not a pair", 0, None),
    ] == [(render(entry.text), entry.seat, entry.points) for entry in entries]
    assert ["21: M3.7 alone, 2 = 2."] == [render(row.text) for row in entries[2].rows]


def test_gestures_that_are_no_moves_are_refused() -> None:
    view = OWN.view(Table(L1).state, 0)

    assert "bad-text" == getattr(
        STAGE.move(OWN, view, TakeGesture("turn", ("jetton-a1",))), "code", ""
    )
    assert "a1" == getattr(STAGE.move(OWN, view, PressGesture("a1")), "place", "")


def test_a_refusal_points_at_the_place_and_the_rule() -> None:
    table = Table(L1)
    table.play("1:a1 1:a2 1:ok")
    view = OWN.view(table.state, 1)
    move = Flip("a2")

    verdict = STAGE.verdict(OWN, view, move, OWN.preview(table.state, 1, move))

    assert ("no", "gone", ("a2",), "3.3") == (
        verdict.says,
        verdict.sentence.code,
        verdict.cells,
        verdict.rule,
    )


def test_youngest_see_colours_and_shapes_but_no_number() -> None:
    table = Table(f"{L1} Z21a/21 Z21a/21 C12/12 C12/21 !4/4 !4/!", words="colours")
    sentences: list[str] = []
    for moves in ("1:a1 1:a3 1:ok", "2:b1 2:. 2:ok", "1:a3 1:a4 1:ok", "2:c1 2:c3 2:ok"):
        for move in moves.split():
            table.play(move)
            for seat in (0, 1):
                scene = scene_of(table, seat)
                sentences += [
                    render(piece.face.spoken) for piece in scene.pieces if "up" in piece.tags
                ]
                sentences += (
                    [render(one.text) for one in scene.ruler.readings] if scene.ruler else []
                )
                if any("up" in piece.tags for piece in scene.pieces):
                    sentences.append(render(scene.ask))

    assert [] == [sentence for sentence in sentences if any(map(str.isdigit, sentence))]
    assert "orange triangle and light blue crescent" in sentences
    assert "This one: orange triangle twice, on a circle." in " ".join(sentences)
    assert "They look alike: a pair." in sentences
    assert "They do not look alike: not a pair." in sentences
    assert "One jetton. Remember its colours and shapes." in sentences
