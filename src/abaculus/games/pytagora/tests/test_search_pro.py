"""The search of Pro: what it must come upon, piece by piece."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.equality.judge import judge
from abaculus.games.pytagora.equality.notation import parse_play
from abaculus.games.pytagora.equality.terms import Board, Continue, LineJudgement
from abaculus.games.pytagora.kinds import COMMON, in_order
from abaculus.games.pytagora.material import terms_of
from abaculus.games.pytagora.positions import parse_hand, parse_position
from abaculus.games.pytagora.search import best_lines
from abaculus.kernel.messages import Refusal

PRO = terms_of("pro")


def judged_with_its_pieces(line: str, more: str = "") -> tuple[tuple[str, ...], LineJudgement]:
    """A line on an empty table from a hand that has just its pieces, and perhaps some more."""
    play = parse_play(f"h0,0:{line}")
    extra = parse_hand(PRO, more)
    assert not isinstance(play, Refusal | Continue)
    assert not isinstance(extra, Refusal)
    hand = in_order((*(piece for piece in play.pieces if piece not in COMMON), *extra))
    judged = judge(PRO, Board(), play, None, hand)
    assert isinstance(judged, LineJudgement)
    return hand, judged


@pytest.mark.parametrize(
    "line",
    [
        "{1/3}=0,~3",
        "0,25*4=1",
        "9=3*3",
        "r3(1-9)=3-5",
        "(3-5)^2=4",
        "r2(9+7)=4",
        "12=r2144",
        "{1/2}^2={1/4}",
        "r481=3",
        "2^4=16",
        "{3/4}=1-{1/4}",
        "5/(2+3)=1",
    ],
)
def test_a_line_of_the_whole_hand_is_found(line: str) -> None:
    hand, judged = judged_with_its_pieces(line)

    found = best_lines(PRO, Board(), hand, None)

    assert judged.points <= found.points[0] <= found.bound
    assert not found.complete


def test_dear_leftover_piece_does_not_hide_the_best_line() -> None:
    hand, judged = judged_with_its_pieces("{1/3}=0,~3", more="^4r4")

    found = best_lines(PRO, Board(), hand, None)

    assert judged.points <= found.points[0] <= found.bound


def test_a_closing_bracket_of_the_table_is_no_part_of_a_term() -> None:
    table = parse_position(PRO, "h0,0:2*(1+2)=6")
    hand = parse_hand(PRO, "1122+")
    assert isinstance(table, Board)
    assert not isinstance(hand, Refusal)

    found = best_lines(PRO, table, hand, None, top=5)

    for play, points in zip(found.plays, found.points, strict=True):
        judged = judge(PRO, table, play, None, hand)
        assert isinstance(judged, LineJudgement)
        assert points == judged.points


def test_what_is_done_proves_nothing_about_the_rest() -> None:
    hand, _ = judged_with_its_pieces("r2(9+7)=4")
    whole = best_lines(PRO, Board(), hand, None, work=1)

    found = best_lines(PRO, Board(), hand, None)

    assert found.bound == whole.bound
