"""Multiplication Tables on a screen."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.tables.adviser import ADVISER
from abaculus.games.pytagora.tables.rules import TABLES
from abaculus.games.pytagora.tables.stage import STAGE
from abaculus.games.pytagora.tables.state import State
from abaculus.games.pytagora.tests.multiplication_tables import (
    VOICE,
    after,
    by,
    drawn,
    factors,
    move,
    opening,
    render,
    seen,
    step,
    table,
)
from abaculus.kernel.events import Left
from abaculus.kernel.gestures import (
    ChooseGesture,
    LayGesture,
    PiecePlacement,
    PressGesture,
    TakeGesture,
)
from abaculus.kernel.messages import Refusal, Seat, news_for
from abaculus.kernel.prompts import Button, Lay
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Scene
from abaculus.testing import check_stage


def scene(state: State, seat: Seat | None = 0) -> Scene[Text]:
    return STAGE.scene(TABLES, seen(state, seat))


def row(picture: Scene[Text], *cells: str) -> str:
    """What lies on some cells, `.` where nothing does."""
    lying = {piece.cell: piece.face.sign for piece in picture.pieces}
    return " ".join(lying.get(cell, ".") for cell in cells)


ASKED = ("first", "times", "second", "equals", "answer-1", "answer-2")


def test_board_shows_the_product_and_two_answer_places() -> None:
    assert "3 × 8 = . ." == row(scene(table("24", "7")), *ASKED)


def test_own_answer_lies_on_the_board_and_not_on_the_rack() -> None:
    state = after(table("2249", "7"), by(0, "ans:24"))

    own, other = scene(state, 0), scene(state, 1)

    assert "3 × 8 = 2 4" == row(own, *ASKED)
    assert "3 × 8 = . ." == row(other, *ASKED)
    assert "2 9 ." == row(own, "rack0-0", "rack0-1", "rack0-2")
    assert "2 2 4 9" == row(other, "rack0-0", "rack0-1", "rack0-2", "rack0-3")


def test_closed_turn_shows_each_answer_after_its_equals_sign() -> None:
    state = after(table("249", "2468", "13"), by(0, "ans:24"), by(1, "ans:24"), by(2, "skip"))

    cells = [f"before-{number}" for number in range(1, 10)]

    assert "3 × 8 = 2 4 = 2 4" == row(scene(state, 2), *cells)
    assert ". . . . . ." == row(scene(state, 2), *ASKED)


def test_the_last_sequence_stays_to_look_at_during_the_next_turn() -> None:
    state = after(table("249", "7"), by(0, "ans:24"), by(1, "skip"), drawn("0"), drawn("1"))
    state = after(state, factors("56"))

    picture = scene(state)

    assert "5 × 6 = . ." == row(picture, *ASKED)
    assert "3 × 8 = 2 4" == row(picture, *(f"before-{number}" for number in range(1, 7)))


def test_piece_keeps_its_id_from_hand_to_answer_to_sequence() -> None:
    state = table("2249", "7")
    answered = after(state, by(0, "ans:24"))
    closed = after(answered, by(1, "skip"))

    ids = [{piece.id for piece in scene(one).pieces} for one in (state, answered, closed)]
    laid = [p.id for p in scene(closed).pieces if p.seat == 0 and p.face.sign != "="]

    assert ids[0] == ids[1] == ids[2]
    assert ["s0:2:1", "s0:4:1"] == laid


def test_a_piece_drawn_later_gets_an_id_of_its_own() -> None:
    state = after(table("249", "7"), by(0, "ans:24"), by(1, "skip"), drawn("2"))

    picture = scene(state)

    ids = [piece.id for piece in picture.pieces]
    assert len(ids) == len(set(ids))
    assert ["s0:2:2"] == [piece.id for piece in picture.pieces if "fresh" in piece.tags]


def test_the_answer_is_laid_with_own_pieces_and_confirmed() -> None:
    lay, skip = scene(table("249", "7")).prompts

    assert isinstance(lay, Lay)
    assert isinstance(skip, Button)
    assert ("That is my answer", "rack0", ("answer-1", "answer-2")) == (
        render(lay.label),
        lay.rack,
        lay.cells,
    )
    assert ("s0:2:1", "s0:4:1", "s0:9:1") == lay.pieces
    assert ("skip", "skip") == (skip.move, skip.icon)


def test_without_a_piece_one_can_only_skip() -> None:
    assert ["skip"] == [one.id for one in scene(table("", "7")).prompts]


def test_a_player_who_has_answered_is_offered_nothing_more() -> None:
    state = after(table("24", "7"), by(0, "ans:24"))

    assert () == scene(state).prompts
    assert "Wait for the others" == render(scene(state).ask)


@pytest.mark.parametrize(
    ("placings", "text"),
    [
        ((PiecePlacement("s0:2:1", "answer-1"), PiecePlacement("s0:4:1", "answer-2")), "ans:24"),
        ((PiecePlacement("s0:2:1", "answer-2"), PiecePlacement("s0:4:1", "answer-1")), "ans:42"),
        ((PiecePlacement("s0:4:1", "answer-2"),), "ans:4"),
        ((PiecePlacement("s0:4:1", "answer-1"),), "ans:4"),
    ],
)
def test_laid_pieces_are_read_from_left_to_right(
    placings: tuple[PiecePlacement, ...], text: str
) -> None:
    view = seen(table("249", "7"), 0)

    assert move(text) == STAGE.move(TABLES, view, LayGesture("answer", placings))


@pytest.mark.parametrize(
    "placings",
    [
        (),
        (PiecePlacement("s1:7:1", "answer-1"),),
        (PiecePlacement("s0:2:1", "first"),),
        (PiecePlacement("s0:2:1", "answer-1"), PiecePlacement("s0:2:1", "answer-2")),
        (PiecePlacement("s0:2:1", "answer-1"), PiecePlacement("s0:4:1", "answer-1")),
    ],
)
def test_what_cannot_be_laid_is_refused(placings: tuple[PiecePlacement, ...]) -> None:
    view = seen(table("249", "7"), 0)

    read = STAGE.move(TABLES, view, LayGesture("answer", placings))

    assert isinstance(read, Refusal)
    assert render(read)


def test_other_gestures_are_refused() -> None:
    view = seen(table("249", "7"), 0)

    assert move("skip") == STAGE.move(TABLES, view, PressGesture("skip"))
    assert isinstance(STAGE.move(TABLES, view, TakeGesture("answer", ())), Refusal)
    assert isinstance(STAGE.move(TABLES, view, ChooseGesture("answer", ())), Refusal)


def test_nothing_laid_is_not_yet_wrong() -> None:
    view = seen(table("249", "7"), 0)

    verdict = STAGE.verdict(TABLES, view, STAGE.move(TABLES, view, LayGesture("answer", ())), None)

    assert ("wait", "Lay your answer first.") == (verdict.says, render(verdict.sentence))


def test_the_asking_is_the_multiplication() -> None:
    assert "What is 3 × 8?" == render(scene(table("24", "7")).ask)


def test_no_asking_has_more_than_five_words() -> None:
    state = table("249", "7", "9", turn=7)
    closed = after(state, by(0, "ans:24"), by(1, "skip"), by(2, "skip"))
    extra = table("249", "7", "9", turn=8, tied=(0, 1), behind=((2,),))
    states = [opening(), state, after(state, by(0, "ans:24")), closed, extra]
    states += [after(closed, drawn("0"), drawn("1"), drawn("2")), after(state, Left(0, 0))]
    states += [after(table("24", turn=7), by(0, "ans:24"), drawn("0"))]

    texts = [render(scene(one, seat).ask) for one in states for seat in (0, None)]
    texts.append(render(scene(extra, 2).ask))

    # a multiplication is heard as one thing
    assert [] == [text for text in texts if len(text.replace(" × ", "×").split()) > 5]


def test_the_turn_and_the_times_signs_left_are_reported() -> None:
    usual = scene(table("24", "7", turn=3)).tags
    extra = scene(table("24", "13", turn=9, tied=(0, 1))).tags

    assert ["Turn 3 of 7", "8 × left"] == [render(tag) for tag in usual]
    assert ["Extra turn 2 of 4", "2 × left"] == [render(tag) for tag in extra]


def test_seats_show_their_piece_count_and_who_is_ready() -> None:
    state = after(table("249", "2468"), by(0, "ans:24"))

    seats = scene(state, 1).seats

    assert [(3, ["is ready"]), (4, [])] == [
        (seat.held, [render(fact) for fact in seat.facts]) for seat in seats
    ]


def test_the_log_tells_the_answers_when_all_are_there() -> None:
    state = table("249", "2468")
    first = step(state, by(0, "ans:24"))
    second = step(first.state, by(1, "skip"))

    assert () == STAGE.entries(TABLES, news_for(first.news, 1))
    assert [(0, "3 × 8 = 24"), (1, "lays nothing")] == [
        (entry.seat, render(entry.text))
        for entry in STAGE.entries(TABLES, news_for(second.news, 1))
    ]


def test_hints_show_the_way_to_the_product_rung_by_rung() -> None:
    view = seen(table("249", "7", factors="83"), 0)

    rungs = ADVISER.hint(TABLES, view, 9, lambda: False)

    assert [
        "8 × 3 and 3 × 8 are the same.",
        "Add 8 again and again: 8 + 8 + 8.",
        "Maybe you know 2 × 8 = 16. Now 16 + 8.",
        "You have the pieces: 8 × 3 = 24.",
    ] == [render(rung) for rung in rungs]
    assert rungs[:1] == ADVISER.hint(TABLES, view, 1, lambda: False)


@pytest.mark.parametrize(("pair", "first"), [("07", "0 times 7 is 0."), ("61", "1 times 6 is 6.")])
def test_easy_products_have_short_ways(pair: str, first: str) -> None:
    view = seen(table("249", "7", factors=pair), 0)

    assert first == render(ADVISER.hint(TABLES, view, 1, lambda: False)[0])


def test_a_player_who_lacks_the_pieces_is_advised_to_skip() -> None:
    best = ADVISER.best(TABLES, seen(table("29", "7"), 0), lambda: False)

    assert best is not None
    assert ("skip", "3 × 8 = 24, but you don’t have the pieces.") == (
        best.move,
        render(best.sentence),
    )


def test_the_best_answer_is_shown_with_its_pieces() -> None:
    best = ADVISER.best(TABLES, seen(table("249", "7"), 0), lambda: False)

    assert best is not None
    assert ("ans:24", [("s0:2:1", "answer-1"), ("s0:4:1", "answer-2")]) == (
        best.move,
        [(piece.id, piece.cell) for piece in best.pieces],
    )


def test_no_advice_after_answering_or_for_spectators() -> None:
    state = after(table("249", "7"), by(0, "ans:24"))

    assert [None, None] == [
        ADVISER.best(TABLES, seen(state, seat), lambda: False) for seat in (0, None)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_the_stage_keeps_every_law(seed: int) -> None:
    assert 0 < check_stage(TABLES, STAGE, VOICE, adviser=ADVISER, seed=seed)
