import pytest
from msgspec.structs import replace

from abaculus.games.pytagora.equality.judge import judge_bare
from abaculus.games.pytagora.equality.terms import Count, LineJudgement
from abaculus.games.pytagora.tests.line_verdicts import PRO, PYTAGORA, allowed, hand, scored

SUMS = [1, 1, 1, 1, 0, 2, 1, 1, 1, 1, 0]
"""(1+2)*(1+3)"""


def of(text: str) -> list[int]:
    """The points of each piece."""
    return [count.points for count in scored(text, PRO).counts]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4*3=8+4", [1, 2, 1, 0, 1, 1, 1]),
        ("16/4=7-3", [2, 1, 3, 1, 0, 1, 1, 1]),
        ("53=53", [1, 1, 0, 1, 1]),
        ("3+2=5*1", [1, 1, 1, 0, 1, 1, 1]),
        ("6*12=6*12", [1, 1, 1, 1, 0, 1, 1, 1, 1]),
        ("25/25=1", [1, 1, 1, 1, 1, 0, 1]),
        ("r21=1", [1, 1, 0, 1]),
        ("0,25={1/4}", [1, 4, 1, 2, 0, 3]),
        ("456-23=433", [3, 2, 1, 1, 2, 1, 0, 3, 2, 1]),
        ("1234-1=1233", [4, 3, 2, 1, 1, 1, 0, 4, 3, 2, 1]),
    ],
)
def test_printed_examples_piece_by_piece(text: str, expected: list[int]) -> None:
    assert expected == of(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # 6.2: only a number that another member has too loses its places
        ("12+5-5=12", [1, 1, 1, 1, 1, 1, 0, 1, 1]),
        ("12+12=24", [2, 1, 1, 2, 1, 0, 2, 1]),
        ("0,25+0=0,25", [1, 4, 1, 1, 1, 1, 0, 1, 4, 1, 1]),
        ("0,~12=0,~12", [1, 4, 5, 1, 1, 0, 1, 4, 5, 1, 1]),
        # 6.3a: written 1, not worth 1
        ("1*3=3", [1, 1, 1, 0, 1]),
        ("3/1=3", [1, 1, 1, 0, 1]),
        ("1/4={1/4}", [1, 3, 1, 0, 3]),
        ("3*(2-1)=3", [1, 2, 1, 1, 1, 1, 0, 0, 1]),
        ("2*1*3=6", [1, 1, 1, 2, 1, 0, 1]),
        ("1*2*3=6", [1, 1, 1, 2, 1, 0, 1]),
        ("2*3/1=6", [1, 2, 1, 1, 1, 0, 1]),
        # 6.3b: the left operand is everything of the term before the sign
        ("6/6*2=2", [1, 1, 1, 2, 1, 0, 1]),
        ("6*2/6=2", [1, 2, 1, 3, 1, 0, 1]),
        ("6*2/(6*2)=1", [1, 2, 1, 1, 1, 1, 2, 1, 0, 0, 1]),
        ("(13-1)/(13-1)=1", [1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1]),
        ("(1+2)*(1+3)/((1+2)*(1+3))=1", [*SUMS, 1, 1, *SUMS, 0, 0, 1]),
        ("(1+2)*2/(1+2)=2", [1, 1, 1, 1, 0, 2, 1, 3, 1, 1, 1, 1, 0, 0, 1]),
        # 6.3c: the same factors and divisors in any order, in brackets too
        ("12*6=6*12", [1, 1, 1, 1, 0, 1, 1, 1, 1]),
        ("6*2/3=6/3*2", [1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1]),
        ("24/2/3=24/3/2", [1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1]),
        ("6*2=2*6+3-3", [1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1]),
        ("6*2=2*2*3", [1, 2, 1, 0, 1, 2, 1, 2, 1]),
        ("2*(3*4+1)=3*4*2+2", [1, 2, 1, 1, 2, 1, 1, 1, 0, 0, 1, 2, 1, 2, 1, 1, 1]),
        ("2*(3*4+1)=4*3+14", [1, 2, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 2, 1]),
        ("6/2=2*6/4", [1, 3, 1, 0, 1, 2, 1, 3, 1]),
        ("(1+2)*3=3*(2+1)", [1, 1, 1, 1, 0, 2, 1, 0, 1, 2, 1, 1, 1, 1, 0]),
        # twice in one member is no repetition
        ("2*3+2*3=12", [1, 2, 1, 1, 1, 2, 1, 0, 2, 1]),
        # 6.4
        ("1^2=1", [1, 1, 0, 1]),
        ("0^3=0", [1, 1, 0, 1]),
        ("r40=0", [1, 1, 0, 1]),
        ("r29=r29", [1, 1, 0, 1, 1]),
        ("r29+2^2=r29+4", [1, 1, 1, 1, 3, 0, 1, 1, 1, 1]),
        ("2^2=r2(2^2)*2", [1, 1, 0, 3, 1, 1, 1, 0, 2, 1]),
        ("(1+2)^2=(1+2)^2", [1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 0, 1]),
        ("r24^2=4", [3, 1, 3, 0, 1]),
        ("r2r21=1", [3, 1, 1, 0, 1]),
        ("2^4=4^2", [1, 5, 0, 1, 3]),
    ],
)
def test_exceptions_piece_by_piece(text: str, expected: list[int]) -> None:
    assert expected == of(text)


def whys(text: str) -> list[str]:
    return [count.why for count in scored(text, PRO).counts if count.why]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("123=120+3", ["place"] * 4),
        ("53=53", ["same-number"] * 2),
        ("3+2=5*1", ["by-one"]),
        ("25/25=1", ["n-by-n"] * 3),
        ("6*2=2*6", ["same-term"] * 2),
        ("r21=1", ["of-one"]),
        ("2^3=2^3", ["same-root"] * 2),
        ("4*3=8+4", []),
    ],
)
def test_each_exception_says_why(text: str, expected: list[str]) -> None:
    assert expected == whys(text)


def test_digits_know_their_places() -> None:
    places = [count.place for count in scored("120,05=120,05", PRO).counts[:6]]

    assert [2, 1, 0, 0, -1, -2] == places


def test_c_crossings_bring_c_times_c() -> None:
    found = scored("1[2]+[5]=1[7]")

    assert (3, 8 + 9) == (found.crossings, found.points)


def test_crossed_pieces_have_their_own_points_too() -> None:
    crossed = [count for count in scored("1[6]/4=7-3").counts if count.is_crossed]

    assert [Count("6", 1, is_crossed=True)] == crossed


def test_dearest_new_piece_is_doubled_and_never_a_crossed_one() -> None:
    found = judge_bare(PYTAGORA, "16[/]4=14-10", "double")

    assert isinstance(found, LineJudgement)
    assert (0, 2 + 1 + 3 + 1 + 2 + 1 + 1 + 2 + 1 + 1 + 2) == (found.doubled, found.points)


def test_another_face_doubles_nothing() -> None:
    found = judge_bare(PYTAGORA, "16/4=4", "two")

    assert isinstance(found, LineJudgement)
    assert found.doubled is None


def test_only_new_pieces_score_where_a_line_is_continued() -> None:
    found = allowed("e1:=21/3", "h0,0:6+1=7", face="cont")

    assert [("=", 0), ("2", 2), ("1", 1), ("/", 3), ("3", 1)] == [
        (count.kind, count.points) for count in found.counts
    ]


def test_crossed_pieces_bring_nothing_where_a_line_is_continued() -> None:
    found = allowed("e1:=4[+]3", "h0,0:6+1=7;v7,-1:3+3=6", face="cont")

    assert Count("+", 0, "crossed", is_crossed=True) == found.counts[2]
    assert (0, 2) == (found.crossings, found.points)


def test_in_a_chain_every_other_member_counts_as_another() -> None:
    found = allowed("e1:=12", "h0,0:12=10+2=24/2")

    assert [0, 1, 1] == [count.points for count in found.counts]


def test_points_come_from_the_terms() -> None:
    dear = replace(PYTAGORA, points={**PYTAGORA.points, "*": 9, "place": 5, "plain": 0})
    found = judge_bare(dear, "3*12=36")

    assert isinstance(found, LineJudgement)
    assert [1, 9, 6, 1, 0, 6, 1] == [count.points for count in found.counts]


def test_an_exception_never_adds_points() -> None:
    cheap = replace(PYTAGORA, points={**PYTAGORA.points, "*": 0})
    found = judge_bare(cheap, "3*1=3")

    assert isinstance(found, LineJudgement)
    assert [1, 0, 1, 0, 1] == [count.points for count in found.counts]


@pytest.mark.parametrize(
    ("held", "emptied", "points"), [("11257+", True, 11), ("112578+", False, 8)]
)
def test_an_empty_hand_brings_three(held: str, emptied: bool, points: int) -> None:
    found = judge_bare(PYTAGORA, "12+5=17", None, hand(held))

    assert isinstance(found, LineJudgement)
    assert (emptied, points) == (found.emptied, found.points)
