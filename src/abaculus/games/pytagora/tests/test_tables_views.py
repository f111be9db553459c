"""Until a turn closes nobody learns another's answer: views, news, previews, screens (5.6)."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.tables.rules import TABLES
from abaculus.games.pytagora.tables.stage import STAGE
from abaculus.games.pytagora.tables.state import Answering
from abaculus.games.pytagora.tests.multiplication_tables import (
    after,
    by,
    drawn,
    move,
    refusal,
    seen,
    step,
    table,
)
from abaculus.kernel.codec import encode
from abaculus.kernel.messages import Seat, news_for
from abaculus.kernel.rng import SeededRng

OTHERS = (1, 2, None)
HIDDEN = {"hidden_racks": True}


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("options", [{}, HIDDEN])
def test_view_of_others_does_not_depend_on_an_answer(
    viewer: Seat | None, options: dict[str, object]
) -> None:
    state = table("249", "2468", "13", options=options)

    right, skipped = after(state, by(0, "ans:24")), after(state, by(0, "skip"))

    assert encode(seen(right, viewer)) == encode(seen(skipped, viewer))
    assert seen(right, viewer) != seen(state, viewer)


def test_others_still_see_the_pieces_of_an_answer_in_the_hand() -> None:
    state = after(table("249", "2468", "13"), by(0, "ans:24"))

    assert "249" == seen(state, 1).hands[0]


def test_the_answer_itself_is_in_nobody_elses_view() -> None:
    state = after(table("49", "68", "13", factors="77"), by(0, "ans:49"))

    assert b'"49"' in encode(seen(state, 0).phase)
    assert [] == [viewer for viewer in OTHERS if b"49" in encode(seen(state, viewer).phase)]


@pytest.mark.parametrize("viewer", OTHERS)
def test_news_to_others_does_not_depend_on_an_answer(viewer: Seat | None) -> None:
    state = table("249", "2468", "13")

    right, skipped = step(state, by(0, "ans:24")), step(state, by(0, "skip"))

    assert news_for(right.news, viewer) == news_for(skipped.news, viewer)
    assert ["tables-ready"] == [item.code for item in news_for(right.news, viewer)]


@pytest.mark.parametrize("viewer", OTHERS)
def test_screen_of_others_does_not_depend_on_an_answer(
    viewer: Seat | None,
) -> None:
    state = table("249", "2468", "13")

    right, skipped = after(state, by(0, "ans:24")), after(state, by(0, "skip"))

    assert STAGE.scene(TABLES, seen(right, viewer)) == STAGE.scene(TABLES, seen(skipped, viewer))


def test_a_preview_never_tells_whether_an_answer_is_right() -> None:
    state = table("2469", "13")

    right, wrong = (TABLES.preview(state, 0, move(text)) for text in ("ans:24", "ans:26"))

    assert right == wrong
    assert (None, ()) == (right.refusal, right.news)
    assert "wrong_product" == refusal(state, by(0, "ans:26")).code


def test_a_verdict_never_tells_whether_an_answer_is_right() -> None:
    state = table("2469", "13")
    view = seen(state, 0)

    right, wrong = (
        STAGE.verdict(TABLES, view, move(text), TABLES.preview(state, 0, move(text)))
        for text in ("ans:24", "ans:26")
    )

    assert (right.says, right.sentence.code, right.confirm, right.rows) == (
        wrong.says,
        wrong.sentence.code,
        wrong.confirm,
        wrong.rows,
    )


def test_a_preview_tells_what_is_missing_in_the_hand() -> None:
    preview = TABLES.preview(table("2469", "13"), 0, move("ans:25"))

    assert preview.refusal is not None
    assert "not_in_rack" == preview.refusal.code


def test_when_the_turn_closes_everyone_hears_every_answer() -> None:
    state = after(table("249", "2468", "13"), by(0, "ans:24"), by(2, "skip"))

    done = step(state, by(1, "ans:24"))

    news = [(item.code, item.values["player"]) for item in news_for(done.news, None)][1:]
    assert ["tables-answered", "tables-answered", "tables-skipped"] == [code for code, _ in news]


def test_hidden_drawn_piece_is_shown_to_its_owner_only() -> None:
    state = table("9", "8", options=HIDDEN)

    done = step(state, by(0, "skip"), by(1, "skip"), drawn("7"))

    assert ("7", "") == (seen(done.state, 0).fresh[0], seen(done.state, 1).fresh[0])
    assert b"7" not in encode(news_for(done.news, 1))
    assert b"7" in encode(news_for(done.news, 0))


def test_with_hidden_racks_each_seat_sees_its_own_hand_only() -> None:
    state = table("24", "79", options=HIDDEN)

    assert (("24", "__"), None) == (seen(state, 0).hands, seen(state, 0).bag)
    assert ("__", "__") == seen(state, None).hands


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("options", [{}, HIDDEN])
def test_an_imagined_answer_is_one_the_imagined_hand_can_give(
    seed: int, options: dict[str, object]
) -> None:
    state = after(table("249", "2468", options=options), by(0, "ans:24"))

    dream = TABLES.imagine(seen(state, 1), SeededRng(seed))

    assert None is TABLES.fault(dream)
    assert isinstance(dream.phase, Answering)
    assert dream.phase.answers[0] in ("24", "")


def test_open_hand_is_imagined_both_answering_and_skipping() -> None:
    state = after(table("249", "2468"), by(0, "skip"))
    view = seen(state, 1)

    phases = [TABLES.imagine(view, SeededRng(seed)).phase for seed in range(20)]

    assert {"24", ""} == {phase.answers[0] for phase in phases if isinstance(phase, Answering)}
