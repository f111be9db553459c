from pathlib import Path

import pytest

import abaculus.games.pytagora.equality as equality_package
from abaculus.games.pytagora.equality.judge import judge, judge_bare
from abaculus.games.pytagora.equality.notation import LONGEST, format_play, parse_play
from abaculus.games.pytagora.equality.terms import Board, Continue, LineJudgement, LineTerms, Write
from abaculus.games.pytagora.material import terms_of
from abaculus.games.pytagora.tests.line_verdicts import (
    BASIC,
    P2,
    PRO,
    PYTAGORA,
    allowed,
    fault,
    hand,
    play,
    points_or_code,
    refused,
    table,
    verdict,
)
from abaculus.grids import cell_at
from abaculus.i18n.fluent import load_messages
from abaculus.i18n.translator import Translator
from abaculus.kernel.messages import Refusal

ROW = "h0,0:6+1=7"
STRICT = terms_of("pro", strict_supply=True)
WHOLE = terms_of("pro", whole_division=True)
EXACT = terms_of("pro", rational_roots=True)
CONNECTED = terms_of("pytagora", must_connect=True)


def test_a_judged_line_tells_everything_about_itself() -> None:
    found = allowed("h0,3:1[6]/4=7-3", P2, face="double", held="1347/-")

    assert play("h0,3:1[6]/4=7-3") == found.play
    assert found.equality is not None
    assert (0, 3, False, tuple("16/4=7-3")) == (
        found.equality.x,
        found.equality.y,
        found.equality.down,
        found.equality.pieces,
    )
    places = (0, 2, 3, 4, 5, 6, 7)
    assert (
        tuple((cell_at(x, 3), piece) for x, piece in zip(places, "1/4=7-3", strict=True))
        == found.placed
    )
    assert (1, 2, True, 10 + 1 + 3 + 3) == (
        found.crossings,
        found.doubled,
        found.emptied,
        found.points,
    )
    assert found.value == 4


def test_a_judged_continuation_holds_the_whole_chain() -> None:
    found = allowed("e1:=21/3", ROW, face="cont")

    assert found.equality is not None
    assert "6+1=7=21/3" == "".join(found.equality.pieces)
    assert [cell_at(x, 0) for x in range(5, 10)] == [cell for cell, _ in found.placed]


@pytest.mark.parametrize(
    ("text", "position", "face", "expected"),
    [
        ("h0,2:7=7", ROW, "cont", "die_says_continue"),
        ("h0,2:7=7", "", "cont", "nothing_to_continue"),
        ("e1:=7", "", "cont", "nothing_to_continue"),
        ("e1:=7", ROW, "two", "die_says_new"),
        ("e1:=7", ROW, "", "die_says_new"),
        ("e1:=7", ROW, "cont", 1),
        ("e1:=7", ROW, None, 1),
        ("h0,2:7=7", ROW, "plus3", 2),
        ("h0,2:7=7", ROW, "", 2),
        ("e0:=7", ROW, None, "no_such_equality"),
        ("e2:=7", ROW, "cont", "no_such_equality"),
        ("e1:=7", "", None, "no_such_equality"),
        ("e1:7=7", ROW, None, "continuation_form"),
        ("e1:[=]7", ROW, None, "continuation_form"),
        ("e1:=7=7", ROW, None, "too_many_equals"),
        ("e1:=8", ROW, None, "not_equal"),
        ("e1:=", ROW, None, "empty_member"),
    ],
)
def test_what_the_die_and_the_form_of_a_continuation_allow(
    text: str, position: str, face: str | None, expected: int | str
) -> None:
    assert expected == points_or_code(verdict(text, position, PYTAGORA, face))


@pytest.mark.parametrize(
    ("text", "position", "face", "held", "code"),
    [
        # each line has the fault of its code and all later ones of this list
        ("h0,0:7?*(=6", ROW, "cont", "", "die_says_continue"),
        ("e9:(?", ROW, "cont", "", "no_such_equality"),
        ("e1:(?", ROW, "cont", "", "continuation_form"),
        ("h0,0:(?*+6", ROW, None, "", "unknown_piece"),
        ("h0,0:(*+6", ROW, None, "", "piece_not_in_mode"),
        ("h0,0:+6", ROW, None, "", "no_equals"),
        ("h0,0:+6=5", ROW, None, "", "bad_expression"),
        ("h0,0:6=5", ROW, None, "", "not_equal"),
        ("h501,0:5=5", ROW, None, "", "out_of_table"),
        ("h0,0:5=5", ROW, None, "", "cell_taken"),
        ("h0,1:5=5", ROW, None, "", "touches"),
        ("h5,0:5=5", ROW, None, "", "runs_on"),
        ("h6,0:5=5", ROW, None, "", "not_in_rack"),
    ],
)
def test_the_first_failure_is_reported(
    text: str, position: str, face: str | None, held: str, code: str
) -> None:
    assert code == refused(text, position, PYTAGORA, face, held).code


@pytest.mark.parametrize(
    ("text", "held", "values"),
    [
        ("h0,0:7=7", "7", {"piece": "7", "held": 1, "needed": 2}),
        ("h0,0:7*1=7", "77", {"piece": "×", "held": 0, "needed": 1}),
        ("h0,0:7=7", "", {"piece": "7", "held": 0, "needed": 2}),
    ],
)
def test_a_missing_piece_is_reported_with_how_many_are_held(
    text: str, held: str, values: dict[str, str | int]
) -> None:
    assert Refusal("not_in_rack", {**values}) == refused(text, held=held)


@pytest.mark.parametrize(
    ("terms", "supply", "expected"),
    [
        (STRICT, (1, 1), 10),
        (STRICT, (0, 1), "supply_empty"),
        (STRICT, (1, 0), "supply_empty"),
        (STRICT, None, 10),
        (PRO, (0, 0), 10),
    ],
)
def test_common_stock_runs_out_only_at_strict_tables(
    terms: LineTerms, supply: tuple[int, int] | None, expected: int | str
) -> None:
    assert expected == points_or_code(verdict("h0,0:2*(3+4)=14", "", terms, supply=supply))


def test_a_crossed_equals_takes_nothing_from_the_stock() -> None:
    assert 3 == points_or_code(verdict("v3,-1:7[=]7", ROW, STRICT, supply=(0, 0)))


def test_nobody_holds_equals_and_closing_brackets() -> None:
    found = allowed("h0,0:2*(3+4)=14", "", PRO, held="23144*+(")

    assert found.emptied


def test_a_line_without_a_place_is_judged_without_die_and_place() -> None:
    found = judge_bare(PYTAGORA, "[7]=[7]", "cont")

    assert isinstance(found, LineJudgement)
    assert (2 + 4, None, None, ()) == (found.points, found.play, found.equality, found.placed)


def test_a_line_without_a_place_asks_for_the_pieces_of_a_hand() -> None:
    assert "not_in_rack" == points_or_code(judge_bare(PYTAGORA, "7=7", None, hand("7")))


@pytest.mark.parametrize(
    "odd",
    [
        Write(0, 0, False, ("7", "=", "7"), (False,)),
        Write(0, 0, False, (), ()),
        Write(0, 0, False, ("7",) * 2_000, (False,) * 2_000),
        Write(10**30, -(10**30), True, ("7", "=", "7"), (False,) * 3),
        Write(0, 0, False, ("", "=", "77"), (False,) * 3),
        Continue(-1, ("=", "7"), (False, False)),
        Continue(1, (), ()),
        Continue(1, ("=", "7"), ()),
        Continue(1, ("=", "7"), (False,)),
        Continue(10**30, ("=", "7"), (False, False)),
        Continue(1, ("=", *("7",) * 5_000), (False,) * 5_001),
    ],
)
def test_no_play_makes_the_referee_stumble(odd: Write | Continue) -> None:
    now = Board() if isinstance(odd, Write) else table(ROW)

    assert isinstance(judge(PYTAGORA, now, odd, None, ()), Refusal)


# Lines as text


@pytest.mark.parametrize(
    "text", ["h0,3:1[6]/4=7-3", "v1,-1:2[*]3=6", "e1:=21/3", "h-500,500:{1/2}=r2{1/4}", "v0,0:?"]
)
def test_lines_are_written_as_they_are_read(text: str) -> None:
    assert text == format_play(play(text))


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("h0,0:[16]/4=4", "h0,0:[1][6]/4=4"),
        (" V 1 , −1 : 2 × 3 = 6 ", "v1,-1:2*3=6"),
        ("E1:=21:3", "e1:=21/3"),
        ("h00,-0:7=7", "h0,0:7=7"),
    ],
)
def test_lines_are_read_generously(text: str, canonical: str) -> None:
    assert canonical == format_play(play(text))


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", "…"),
        ("x0,0:7=7", "x0,0:7=7"),
        ("h0,0", "h0,0…"),
        ("h0:7=7", ":7=7"),
        ("ha,0:7=7", "a,0:7=7"),
        ("h0,b:7=7", "b:7=7"),
        ("h1234567,0:7=7", "1234567,0:7=7"),
        ("h٣,0:7=7", "٣,0:7=7"),
        ("e:=7", ":=7"),
        ("e-1:=7", "-1:=7"),
        ("h0,0:", "h0,0:…"),
        ("h0,0:7[]=7", "[]=7"),
        ("h0,0:7[ ]=7", "[ ]=7"),
        ("h0,0:7[=7", "[=7"),
        ("h0,0:7]=7", "]=7"),
        ("h0,0:[[7]]=7", "[[7]]=7"),
    ],
)
def test_what_is_no_line_is_shown_from_where_it_goes_wrong(text: str, at: str) -> None:
    assert Refusal("bad_notation", {"text": at}) == parse_play(text)


def test_texts_without_end_are_not_read() -> None:
    long = "7" * LONGEST

    assert isinstance(parse_play(f"h0,0:{long}"), Refusal)
    assert "bad_notation" == fault(f"{long}={long}").code


# Sentences


SPEAKER = Translator(
    load_messages(Path(equality_package.__path__[0]).parent / "locale" / "en" / "refusals.ftl")
)


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (fault("2+3*4=20"), "2 + 3 × 4 is 14, not 20."),
        (fault("7=8"), "7 is not 8. Both sides must be worth the same."),
        (fault("7/2=4-1"), "7 ÷ 2 is 7/2 = 3.5, but 4 − 1 is 3."),
        (fault("6+3=09"), "A number does not start with 0. Write 9 instead of “09”."),
        (refused("h0,0:7=7", held="7"), "You have only one 7, and this needs 2."),
        (refused("h0,0:7=7", held=""), "You don’t have 7."),
        (
            refused("h6,1:9=9", P2),
            "Your 9 at 6,1 would be next to the 4 at 6,0, which belongs to another equality. "
            "Leave an empty cell between them.",
        ),
        (fault("4*3=12", BASIC), "× belongs to level 2. This game uses only digits, + and −."),
        (
            fault("3/(2-2)=1"),
            "“3 ÷ (2 − 2)”: (2 − 2) is 0, and you can’t divide by 0.",
        ),
        (refused("e5:=7", ROW), "There is no equality 5. The table has one, number 1."),
    ],
)
def test_refusals_are_in_plain_words(refusal: Refusal, sentence: str) -> None:
    assert sentence == SPEAKER.say(refusal)


def all_refusals() -> list[Refusal]:
    """A refusal of every code that judging has, of every shade it is worded in."""
    bare = ["4?=4", "4+4", "4=4=4", "=4", "4=", "-4=4", "+4=4", "4+=4", "4+*4=4", "2(3+4)=14"]
    bare += ["04=4", "4,0=4", "4,=4", "~4=4", "0,~9=1", "0,3~3=1", "0,~33=1", "(4=4", "4)=4"]
    bare += ["(4)=4", "2^2^2=4", "4*0=0", "4*(1-1)=0", "0/4=0", "(1-1)/4=0", "4/0=1", "4/(1-1)=1"]
    bare += ["r2(1-2)=1", "4=5", "4+1=6", "6=4+1", "4+1=4+2", "r22=r23", "r2" * 51 + "1=1", "[=4"]
    found = [fault(text) for text in bare]
    found += [fault("4*4=4", BASIC), fault("(4=4", PYTAGORA), fault("7/2=1", WHOLE)]
    found += [fault("r22=1", EXACT)]
    placed = ["h501,0:4=4", "v0,0:4=4", "v0,0:6=6", "h9,9:[4]=4", "h4,0:[7]=7", "h0,1:4=4"]
    placed += ["h5,0:4=4", "h-3,0:4=4", "e5:=7", "e1:7", "e1:=7=7"]
    found += [refused(text, ROW) for text in placed]
    found += [refused("v4,0:[7]=7", "v4,0:7=7"), refused("e1:=7")]
    found += [refused("h0,0:[7]=[7]", "v0,0:7=7;v2,0:7=7")]
    found += [refused("h9,9:4=4", ROW, CONNECTED), refused("h9,9:4=4", ROW, face="cont")]
    found += [refused("e1:=7", ROW, face="two"), refused("e1:=7", face="cont")]
    found += [refused("h9,9:4=4", held=held) for held in ("", "4")]
    found += [refused("h9,9:4+4+4=12", held="4412++")]
    found += [refused("h0,0:4=4", terms=STRICT, supply=(0, 0))]
    found += [refused("h0,0:(1+1)*(1+1)=4", terms=STRICT, supply=(1, 1))]
    return found


CODES = """
bad_notation unknown_piece piece_not_in_mode not_in_rack supply_empty no_equals too_many_equals
empty_member bad_expression leading_zero trailing_zero comma_misplaced period_misplaced
period_not_shortest bracket_unbalanced bracket_pointless stacked_power times_zero zero_divided
divided_by_zero even_root_of_negative root_not_rational division_not_whole too_deep not_equal
cell_taken crossing_not_marked crossing_on_empty_cell crosses_parallel touches runs_on no_new_piece
not_connected out_of_table die_says_continue die_says_new no_such_equality continuation_form
nothing_to_continue
"""


def test_every_judge_code_is_reached_and_has_a_message() -> None:
    refusals = all_refusals()

    sentences = [SPEAKER.say(refusal) for refusal in refusals]

    assert set(CODES.split()) == {refusal.code for refusal in refusals}
    assert all(sentence[-1] in ".:])" for sentence in sentences), sentences
    assert not [sentence for sentence in sentences if "{" in sentence or "$" in sentence]
