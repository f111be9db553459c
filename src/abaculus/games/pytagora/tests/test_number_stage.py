"""The Number on a screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from abaculus.games.pytagora.number.adviser import ADVISER
from abaculus.games.pytagora.number.rules import NUMBER
from abaculus.games.pytagora.number.stage import STAGE
from abaculus.games.pytagora.number.state import State
from abaculus.games.pytagora.tests.number_tables import (
    VOICE,
    after,
    die,
    drawn,
    move,
    opening,
    render,
    rolled,
    seen,
    step,
    table,
)
from abaculus.kernel.events import Left
from abaculus.kernel.gestures import LayGesture, PiecePlacement, PressGesture, TakeGesture
from abaculus.kernel.messages import Refusal, Seat, news_for
from abaculus.kernel.prompts import Button, Cards, Put
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Scene
from abaculus.testing import check_stage

LOOK = Path(__file__).parents[1] / "look"


def scene(state: State, seat: Seat | None = 0) -> Scene[Text]:
    return STAGE.scene(NUMBER, seen(state, seat))


def on(picture: Scene[Text], cell: str) -> tuple[str, str]:
    """The id and the sign of the piece on a cell."""
    return next((one.id, one.face.sign) for one in picture.pieces if one.cell == cell)


def asked(state: State, seat: Seat | None = 0) -> str:
    return render(scene(state, seat).ask)


def test_the_screen_is_made_for_little_ones() -> None:
    picture = scene(table("17", "25"))

    assert ("little", "puzzle") == (picture.manner, picture.cut)


def test_the_board_has_the_number_the_die_and_the_open_place() -> None:
    board = scene(table("17", "25")).zones[0]

    assert ("number", "die", "place") == tuple(cell.id for cell in board.cells)


def test_a_piece_keeps_its_id_from_the_hand_to_the_number() -> None:
    state = rolled(table("177", "25"), "+1")

    before = scene(state)
    later = scene(after(state, "put:7"))

    held = [piece.id for piece in before.pieces if piece.face.sign == "7"]
    number, _ = on(later, "number")
    assert number in held
    assert {piece.id for piece in later.pieces} < {piece.id for piece in before.pieces}


def test_a_piece_drawn_later_gets_an_id_of_its_own() -> None:
    state = after(rolled(table("17", "2", number="6"), "+1"), "put:7", "roll", die("+1"))
    state = after(state, drawn("0"), "roll", die("+1"), drawn("7"))

    picture = scene(state)

    ids = [piece.id for piece in picture.pieces]
    assert len(ids) == len(set(ids))
    assert ["s0:7:2"] == [piece.id for piece in picture.pieces if "fresh" in piece.tags]


@pytest.mark.parametrize(
    ("face", "sentence"),
    [
        ("+1", "Put the next number"),
        ("-1", "Put the number before"),
        (">", "Put a bigger number"),
        ("<", "Put a smaller number"),
        ("=", "Put the same number"),
    ],
)
def test_the_asking_says_what_to_put(face: str, sentence: str) -> None:
    assert sentence == asked(rolled(table("5678", "2"), face))


def test_no_asking_has_more_than_five_words() -> None:
    state = table("1789", "2")
    states = [
        opening(),
        after(opening(), drawn("01234"), drawn("56789")),
        state,
        after(state, "roll"),
        *(rolled(state, face) for face in ("free", "+1", ">", "<", "=")),
        rolled(table("12", "2"), ">"),
        after(rolled(table("12", "2"), ">"), drawn("7")),
        after(rolled(state, ">"), "put:7"),
        after(rolled(table("7", "2"), "+1"), "put:7"),
        after(rolled(table("7"), "+1"), "put:7"),
        after(state, Left(0, 0)),
    ]

    texts = [
        asked(one, seat) for one in states for seat in (0, 1, None) if seat != 1 or one.hands[1:]
    ]

    assert [] == [text for text in texts if len(text.split()) > 5]


def test_the_die_itself_can_be_pressed_to_roll_it() -> None:
    (button,) = scene(table("17", "2")).prompts

    assert isinstance(button, Button)
    assert ("roll", "die", "die", True) == (
        button.move,
        button.icon,
        button.die,
        button.is_main,
    )


def test_every_piece_that_fits_can_be_put_and_no_other() -> None:
    (put,) = scene(rolled(table("1779", "2"), ">")).prompts

    assert isinstance(put, Put)
    assert [("s0:7:1", "put:7"), ("s0:7:2", "put:7"), ("s0:9:1", "put:9")] == [
        (choice.piece, choice.move) for choice in put.choices
    ]
    assert {"place"} == {choice.cell for choice in put.choices}
    assert "7 is bigger than 6." == render(put.choices[0].meaning)


def test_stopping_is_offered_only_where_it_is_allowed() -> None:
    state = rolled(table("1789", "2"), ">")

    first = [one.id for one in scene(state).prompts]
    second = scene(after(state, "put:7")).prompts

    assert ["put"] == first
    assert isinstance(second[1], Button)
    assert ("done", "done") == (second[1].move, second[1].icon)


def test_the_free_face_offers_the_five_others_as_cards() -> None:
    (cards,) = scene(rolled(table("17", "2"), "free")).prompts

    assert isinstance(cards, Cards)
    assert ["face:+1", "face:-1", "face:>", "face:<", "face:="] == [
        card.move for card in cards.cards
    ]
    assert all((LOOK / f"{card.picture}.svg").is_file() for card in cards.cards)


@pytest.mark.parametrize("face", ["+1", "-1", ">", "<", "=", "free"])
def test_every_face_of_the_die_is_drawn(face: str) -> None:
    (lying,) = scene(rolled(table("0123456789", "2"), face)).dice

    drawing = (LOOK / f"{lying.picture}.svg").read_text("utf-8")
    assert ("sky", 1) == (lying.role, lying.throw)
    assert 'viewBox="0 0 100 100"' in drawing
    assert "currentColor" in drawing


def test_the_die_shows_nothing_before_it_is_thrown() -> None:
    (lying,) = scene(table("17", "2")).dice

    assert "" == lying.picture


def test_the_seats_show_how_many_pieces_they_hold() -> None:
    seats = scene(table("17", "256")).seats

    assert [2, 3] == [seat.held for seat in seats]


def test_alone_the_turns_are_counted() -> None:
    (seat,) = scene(table("17")).seats

    assert ["1 turn"] == [render(fact) for fact in seat.facts]


def test_hidden_hands_are_not_drawn() -> None:
    picture = scene(table("17", "25", options={"hidden_racks": True}), 1)

    assert ["board", "rack1"] == [zone.id for zone in picture.zones]
    assert {"6", "2", "5"} == {piece.face.sign for piece in picture.pieces}


def test_spectators_are_offered_nothing() -> None:
    state = rolled(table("17", "2"), ">")

    assert ((), ()) == (scene(state, 1).prompts, scene(state, None).prompts)
    assert "It is Mila’s turn" == asked(state, 1)


def test_the_verdict_says_why_as_mathematics() -> None:
    state = rolled(table("179", "2"), "+1")
    view = seen(state, 0)

    yes = STAGE.verdict(NUMBER, view, move("put:7"), NUMBER.preview(state, 0, move("put:7")))
    no = STAGE.verdict(NUMBER, view, move("put:9"), NUMBER.preview(state, 0, move("put:9")))

    assert ("yes", "After 6 comes 7.") == (yes.says, render(yes.sentence))
    assert ("no", "One more than 6 is 7, not 9.", "11.3") == (
        no.says,
        render(no.sentence),
        no.rule,
    )


def test_only_what_is_pressed_is_a_move() -> None:
    view = seen(rolled(table("179", "2"), "+1"), 0)
    laid = LayGesture("put", (PiecePlacement("s0:7:1", "place"),))

    assert move("put:7") == STAGE.move(NUMBER, view, PressGesture("put:7"))
    assert isinstance(STAGE.move(NUMBER, view, laid), Refusal)
    assert isinstance(STAGE.move(NUMBER, view, TakeGesture("put", ())), Refusal)


def test_the_log_tells_of_a_seat_without_its_name() -> None:
    done = step(rolled(table("179", "2"), "+1"), "put:7")

    (entry,) = STAGE.entries(NUMBER, news_for(done.news, 1))

    assert (0, "puts 7 on 6") == (entry.seat, render(entry.text))


def test_hints_lead_to_the_longest_chain_rung_by_rung() -> None:
    view = seen(rolled(table("1789", "2"), ">"), 0)

    rungs = ADVISER.hint(NUMBER, view, 4, lambda: False)

    assert [
        "Which numbers are bigger than 6?",
        "These fit: 7 8 9.",
        "You can put down 3 pieces, one after the other.",
        "Put 7 8 9, in this order.",
    ] == [render(rung) for rung in rungs]
    assert rungs[:2] == ADVISER.hint(NUMBER, view, 2, lambda: False)


def test_the_best_face_is_the_one_with_the_longest_chain() -> None:
    view = seen(rolled(table("1789", "2"), "free"), 0)

    best = ADVISER.best(NUMBER, view, lambda: False)

    assert best is not None
    assert ("face:+1", "You can put down 7 8 9, one after the other.") == (
        best.move,
        render(best.sentence),
    )


def test_nothing_is_advised_to_others() -> None:
    view = seen(rolled(table("1789", "2"), ">"), 1)

    assert None is ADVISER.best(NUMBER, view, lambda: False)
    assert () == ADVISER.hint(NUMBER, view, 4, lambda: False)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_the_stage_keeps_every_law(seed: int) -> None:
    assert 0 < check_stage(NUMBER, STAGE, VOICE, adviser=ADVISER, seed=seed, games=3)
