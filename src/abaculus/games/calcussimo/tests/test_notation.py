import pytest
from hypothesis import given
from hypothesis import strategies as st

from abaculus.games.calcussimo import moves
from abaculus.games.calcussimo.kinds import KINDS, in_rack_order
from abaculus.games.calcussimo.move_text import format_move, format_square, parse_move, parse_square
from abaculus.grids import cell_at
from abaculus.kernel.messages import Refusal

CELLS = st.builds(cell_at, st.integers(0, 20), st.integers(0, 20))
PLAIN = "0123456789+-*/"
NEW = st.sampled_from([*PLAIN, *(f"?{chip}" for chip in PLAIN)])
OLD = st.sampled_from([f"({chip})" for chip in PLAIN])
TOTALS = st.none() | st.integers(1, 10**40)
MOVES: st.SearchStrategy[moves.Move] = st.one_of(
    st.builds(
        moves.LinePlay,
        CELLS,
        st.booleans(),
        st.lists(NEW | OLD, min_size=1, max_size=21).map(tuple),
        TOTALS,
    ),
    st.builds(
        moves.FreePlay, st.lists(st.tuples(CELLS, NEW), min_size=1, max_size=9).map(tuple), TOTALS
    ),
    st.builds(moves.Swap, st.text(KINDS, max_size=9).map(in_rack_order)),
    st.sampled_from(
        [moves.Pass(), moves.Dispute(), moves.Accept(), moves.Agree(), moves.Agree(back=True)]
    ),
)


@given(MOVES)
def test_every_move_is_read_as_it_was_written(move: moves.Move) -> None:
    assert parse_move(format_move(move)) == move


@given(
    st.text()
    | st.text("@ABHOh123456789v+-*/?()=,#~.% ×÷−", max_size=30)
    | st.text().map(lambda text: "H8h " + text)
)
def test_any_text_is_a_move_or_refused(text: str) -> None:
    read = parse_move(text)

    if isinstance(read, Refusal):
        assert read.code in {"E-PARSE", "E-CLAIM"}
    else:
        assert parse_move(format_move(read)) == read


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("H6v 4-(2)+3", "H6v 4-(2)+3"),
        ("h6V 4 - ( 2 ) + 3", "H6v 4-(2)+3"),
        ("  h06v   4−(2)+3 ", "H6v 4-(2)+3"),
        ("H6v 4–(2)", "H6v 4-(2)"),
        ("f6h 3×(4)-1", "F6h 3*(4)-1"),
        ("f6h 3x(4)-1", "F6h 3*(4)-1"),
        ("f6h 3X(4)÷1:1", "F6h 3*(4)/1/1"),
        ("D8h (9)(+)(6/2)*3", "D8h (9+6/2)*3"),
        ("D8h ?9+6?/2#48", "D8h ?9+6?/2 #48"),
        ("D8h 9+6/2 # 048", "D8h 9+6/2 #48"),
        ("@f8=6, g8 = × , h8=?÷ #7", "@F8=6,G8=*,H8=?/ #7"),
        ("~ ?/×1", "~1*/?"),
        ("~", "~"),
        (" OK ", "ok"),
        ("= −", "=-"),
        ("=", "="),
        (".", "."),
        ("!", "!"),
        ("U21v 1+2", "U21v 1+2"),
        ("D8h ?+6", "D8h ?+6"),
        ("D8h 6?(2)", "D8h 6?(2)"),
    ],
)
def test_reading_is_lenient_and_writing_strict(text: str, written: str) -> None:
    move = parse_move(text)

    assert not isinstance(move, Refusal)
    assert format_move(move) == written


def test_joker_and_board_chips_are_distinguished() -> None:
    move = parse_move("H6v 4?-(2+3)?")

    assert move == moves.LinePlay(cell_at(7, 5), True, ("4", "?-", "(2)", "(+)", "(3)", "?"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "H6",
        "H6v",
        "H6v ",
        "H6d 4+2",
        "66v 4+2",
        "H100v 4+2",
        "H6v 4+(2",
        "H6v 4+2)",
        "H6v 4+()2",
        "H6v 4+((2))",
        "H6v (?5)+2",
        "H6v 4&2",
        "H6v 4\x002",
        "H6v ４+2",
        "@",
        "@F8",
        "@F8=",
        "@F8=66",
        "@F8=(6)",
        "@F8=6,",
        "@F8=6;G8=+",
        "~a",
        "%",
        "#5",
        "..",
        "H6v " + "1+" * 500,
        "~" + "1" * 500,
    ],
)
def test_text_that_is_no_move_is_refused_with_its_beginning(text: str) -> None:
    assert parse_move(text) == Refusal("E-PARSE", {"text": text[:60]})


@pytest.mark.parametrize(
    "text",
    [
        "H6v 4-(2)+3 #0",
        "H6v 4-(2)+3 #-1",
        "H6v 4-(2)+3 #",
        "H6v 4-(2)+3 #1.5",
        "H6v 4-(2)+3 #²",
        "H6v 4-(2)+3 #1#2",
        "H6v nonsense #0",
        "@F8=6 #ten",
        "H6v 4 #" + "9" * 200,
    ],
)
def test_total_that_is_no_whole_number_from_one_up_is_refused(text: str) -> None:
    assert parse_move(text) == Refusal("E-CLAIM")


@given(CELLS)
def test_squares_are_read_as_they_were_written(cell: int) -> None:
    assert parse_square(format_square(cell)) == cell


@pytest.mark.parametrize("name", ["", "8H", "H", "H-1", "HH8", "H8 ", "Ä1"])
def test_name_that_is_no_square_is_not_read(name: str) -> None:
    assert parse_square(name) is None
