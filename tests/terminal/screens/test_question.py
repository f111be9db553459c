"""Questions and painted boards as lines of text."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.question_card import AnswerPreview
from abaculus.kernel.scene_parts import CellMark, PictureBoard
from abaculus.kernel.scenes import TableQuestion
from abaculus.terminal.client.state import ClientState
from abaculus.terminal.input.state import InputState
from abaculus.terminal.render.board import Overlay
from abaculus.terminal.render.palette import LAMPLIGHT
from abaculus.terminal.render.panels import seats_panel
from abaculus.terminal.render.picture_board import (
    destinations_panel,
    draw_picture_board,
    lay_out_lines,
)
from abaculus.terminal.screens.open_questions import OpenQuestions
from abaculus.terminal.screens.question import question_panel
from tests.terminal import scenes
from tests.terminal.question_scenes import (
    CHOICE,
    LATE,
    answering,
    board,
    destinations,
    judged_question,
    make_text,
    open_question,
    scene,
    state,
)


def asks(seen: ClientState) -> OpenQuestions:
    found = OpenQuestions()
    found.see(seen)
    return found


def numbers(questions: tuple[TableQuestion[RichSentence], ...]) -> list[int]:
    return [one.number for one in questions]


def lines(seen: ClientState, reading: AnswerPreview | None = None, now: float = 0) -> list[str]:
    panel = question_panel(asks(seen), seen, reading, now, LAMPLIGHT)
    return [] if panel is None else panel.plain.split("\n")


# which question


def test_a_question_is_mine_while_a_seat_of_this_screen_is_asked() -> None:
    found = asks(state(open_question(), prompts=(answering(),)))

    assert found.open is not None
    assert found.prompt == answering()
    assert found.others == ()


def test_a_question_of_someone_else_is_only_to_be_read() -> None:
    found = asks(state(open_question(seat=1)))

    assert (found.open, found.prompt, numbers(found.others)) == (None, None, [3])


def test_own_verdict_stays_until_it_is_put_away() -> None:
    found = asks(state(judged_question(open_question())))

    found.see(state(open_question(4, seat=1)))
    before = numbers(found.verdicts), numbers(found.others)
    found.put_away()

    assert before == ([3], [])
    assert (numbers(found.verdicts), numbers(found.others)) == ([], [4])


def test_a_verdict_that_was_put_away_does_not_come_back() -> None:
    found = asks(state(judged_question(open_question())))
    found.put_away()

    found.see(state(judged_question(open_question())))

    assert found.verdicts == ()


def test_open_question_precedes_verdicts_and_three_show_together() -> None:
    found = asks(state(judged_question(open_question(3))))

    found.see(state(open_question(4)))
    during = numbers(found.verdicts)
    found.see(
        state(
            judged_question(open_question(3)),
            judged_question(open_question(4)),
            judged_question(open_question(5)),
        )
    )

    assert during == []
    assert numbers(found.verdicts) == [3, 4, 5]


def test_a_late_answer_says_by_how_much_and_why() -> None:
    found = asks(state(open_question()))
    in_time = found.late(3, 16.5)

    found.lose()
    found.see(state(judged_question(open_question(), LATE)))

    assert in_time is None
    assert found.late(3, 16.5) == (3, True)


def test_a_lost_link_before_a_question_is_not_to_blame() -> None:
    found = OpenQuestions()
    found.lose()
    found.see(state(open_question()))

    found.see(state(judged_question(open_question(), LATE)))

    assert found.late(3, 14.2) == (1, False)


# what is shown


def test_open_question_is_reported_with_stake_time_and_reading() -> None:
    reading = AnswerPreview("read", make_text("3/4"), "")

    shown_lines = lines(state(open_question(), prompts=(answering(),)), reading, now=2.5)

    assert shown_lines == [
        "Gauss · grade 6 · Dividing fractions",
        "Work out 1/2 ÷ 2/3.",
        "12 seconds left",
        "Read as 3/4",
        "Right: +2.",
        "Wrong: −1.",
    ]


def test_choices_are_reported_with_letters() -> None:
    assert lines(state(open_question(card=CHOICE)))[2:4] == ["  a  yes", "  b  no"]


def test_what_cannot_be_read_says_why() -> None:
    reading = AnswerPreview("syntax", None, "A sign too many.")

    assert "A sign too many." in lines(state(open_question()), reading)


def test_someone_elses_question_says_who_thinks() -> None:
    assert lines(state(open_question(seat=1)))[2:] == ["Robo is working it out.", "14 seconds left"]


def test_a_verdict_is_reported_with_the_tokens_and_the_way() -> None:
    assert lines(state(judged_question(open_question())))[2:] == [
        "≠ You wrote 4/3.",
        "Gauss tokens  2 − 1 = 1",
        "Your turn ends.",
        "  Turn the second over. 1/2 × 3/2 = 3/4",
        "The answer is 3/4.",
    ]


def test_a_time_out_is_worded_by_the_table() -> None:
    assert lines(state(judged_question(open_question(), LATE)))[2] == "≠ Time is up."


def test_tallies_and_badge_stand_in_the_seats_panel() -> None:
    shown_lines = seats_panel(state(open_question()), 0, 40, LAMPLIGHT).plain.split("\n")

    assert "grade 6" in shown_lines[1]
    assert shown_lines[2].strip() == "G 2/4"


# the board


def test_spaces_stand_in_lines_by_their_rings() -> None:
    layout = lay_out_lines((board(),), 30)
    seen = scene(prompts=(destinations(),))

    canvas = draw_picture_board(
        seen, (board(),), layout, Overlay(targets=frozenset(["O3", "I2"])), LAMPLIGHT
    )

    assert canvas.text().split("\n") == [
        " O1  e-go      O2  roll  ●■",
        "1O3  g-risk",
        "",
        " I1  hold25   2I2  trio",
    ]


def test_a_way_round_stands_in_columns_with_words_and_marks() -> None:
    cells = tuple(
        replace(cell, mark=CellMark("d4", "blue") if cell.id == "O2" else None)
        for cell in board().cells
    )
    loop = replace(board(), cells=cells, painted=PictureBoard(1000, 1000, loop=True))
    layout = lay_out_lines((loop,), 60, 3)

    canvas = draw_picture_board(scene(), (loop,), layout, Overlay(cursor="O3"), LAMPLIGHT)

    assert canvas.text().split("\n") == [
        " O1                            I1",
        " O2                    d4  ●■  I2",
        "▸O3",
    ]


def test_a_digit_chooses_a_destination_of_a_painted_board_only() -> None:
    hands, plain_hands = InputState(), InputState()

    hands.see(state(prompts=(destinations(),)), {})
    plain_hands.see(scenes.state(), {})

    assert [">O3", ">I2"] == [target.move for target in hands.by_number]
    assert plain_hands.by_number == ()


def test_destinations_are_listed_with_their_digits() -> None:
    panel = destinations_panel((destinations(),), LAMPLIGHT)

    assert panel is not None
    assert panel.plain.split("\n") == [
        " 1  O3  Gauss, a risk. Wrong: one token less.",
        " 2  I2  Three questions",
    ]
