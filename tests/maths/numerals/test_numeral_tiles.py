"""What a screen needs: tiles, wells, drawings, words and sums."""

import pytest

from abaculus.maths.numerals import (
    SYSTEMS,
    NumeralFault,
    NumeralPlace,
    Pile,
    Term,
    compose,
    explain,
    extent,
    glyphs,
    read_numeral,
    speak_numeral,
    tokens,
    write_numeral,
)

NAMED = [name for name in SYSTEMS if name != "base"]
W, K, O = "𒁹", "𒌋", "𒑊"  # noqa: E741


def test_blue_cards_have_the_tiles_of_the_rules() -> None:
    trays = {
        "arabic": "٠١٢٣٤٥٦٧٨٩",
        "maya": "𝋠𝋡𝋥",
        "egypt": "𓏺𓎆𓍢",
        "roman": "IVXLC",
        "babylon": "𒁹𒌋𒑊",
        "china": "一二三四五六七八九十百零",
        "binary": "01",
    }
    assert trays == {
        system: "".join(tile.glyph for tile in tokens(system, strict=True)) for system in trays
    }


def test_other_trays_reach_as_far_as_the_system() -> None:
    assert "IVXLCDM" == "".join(tile.glyph for tile in tokens("roman"))
    assert "千" in [tile.glyph for tile in tokens("chinese")]
    assert "0123456789ABCDEF" == "".join(tile.text for tile in tokens("base", 16))


@pytest.mark.parametrize("system", NAMED)
def test_a_tile_alone_is_worth_what_it_says(system: str) -> None:
    for tile in tokens(system):
        found = read_numeral(system, tile.text)
        alone = {"零", "百", "千"} if system == "chinese" else set[str]()
        if tile.text not in alone and tile.value:
            assert not isinstance(found, NumeralFault)
            assert tile.value == found.value


@pytest.mark.parametrize(
    ("system", "names"),
    [
        ("mayan", ["shell", "dot", "bar"]),
        ("egyptian", ["stroke", "arch", "coil"]),
        ("babylonian", ["wedge", "hook", "empty place"]),
        ("binary", ["zero", "one"]),
    ],
)
def test_tiles_have_names(system: str, names: list[str]) -> None:
    assert names == [tile.name for tile in tokens(system)]


def test_every_game_number_fits_the_stock_of_a_printed_set() -> None:
    stock = {
        "egypt": {"𓍢": 2, "𓎆": 9, "𓏺": 9},
        "roman": {"C": 2, "I": 3, "L": 1, "V": 1, "X": 4},
        "babylon": {W: 12, K: 5, O: 1},
        "binary": {"0": 7, "1": 7},
    }
    china = {"一": 3, "二": 3, "十": 1, "百": 1, "零": 1} | dict.fromkeys("三四五六七八九", 2)
    arabic = {"١": 3, "٢": 3} | dict.fromkeys("٠٣٤٥٦٧٨٩", 2)
    for system, signs in (stock | {"china": china, "arabic": arabic}).items():
        written = [write_numeral(system, value) for value in range(1, 241)]
        assert signs == {sign: max(text.count(sign) for text in written) for sign in signs}


@pytest.mark.parametrize(
    ("system", "wells", "text"),
    [
        ("babylon", (W, ""), f"{W} {O}"),
        ("babylon", ("", W), W),
        ("babylon", (W, "", K), f"{W} {O} {K}"),
        ("maya", ("●", "𝋠"), "● 𝋠"),
        ("maya", ("", "●▬"), "●▬"),
        ("maya", ("", ""), ""),
    ],
)
def test_wells_become_one_text(system: str, wells: tuple[str, ...], text: str) -> None:
    assert text == compose(system, wells)


@pytest.mark.parametrize("wells", [("●", ""), ("●", "𝋠𝋠"), ("● ●", "●"), ("●●●●●", "●")])
def test_a_storey_that_is_none_makes_no_text(wells: tuple[str, ...]) -> None:
    assert NumeralFault("syntax") == compose("maya", wells)


def test_what_has_no_places_is_not_composed_of_wells() -> None:
    with pytest.raises(ValueError, match=r"Roman numerals have no storeys or columns\."):
        compose("roman", ("X", "I"))


def test_mayan_storeys_stand_one_under_the_other() -> None:
    top = NumeralPlace((Pile(("𝋨",), 160),), 160)
    low = NumeralPlace((Pile(("𝋤",), 4),), 4)
    assert ((top,), (low,)) == glyphs("mayan", 164)


def test_babylonian_columns_stand_side_by_side() -> None:
    sixties = NumeralPlace((Pile((W * 2,), 120),), 120)
    units = NumeralPlace((Pile((K * 2, K * 2), 40), Pile((W * 2, W * 2), 4)), 44)
    assert ((sixties, units),) == glyphs("babylonian", 164)
    assert NumeralPlace((Pile((O,), 0),), 0) == glyphs("babylonian", 60)[0][1]


def test_hieroglyphs_are_piled_up() -> None:
    piles = (Pile(("𓍢",), 100), Pile(("𓎆𓎆𓎆", "𓎆𓎆𓎆"), 60), Pile(("𓏺𓏺", "𓏺𓏺"), 4))
    assert ((NumeralPlace(piles, 164),),) == glyphs("egyptian", 164)


@pytest.mark.parametrize(
    ("count", "lengths"),
    [(1, [1]), (3, [3]), (4, [2, 2]), (5, [3, 2]), (7, [4, 3]), (8, [4, 4]), (9, [3, 3, 3])],
)
def test_a_pile_has_longer_rows_above(count: int, lengths: list[int]) -> None:
    (pile,) = glyphs("egyptian", count)[0][0].piles
    assert lengths == [len(row) for row in pile.rows]


@pytest.mark.parametrize("system", [*NAMED, "binary"])
def test_a_drawing_has_every_sign_and_the_whole_value(system: str) -> None:
    for value in range(1, min(extent(system)[1], 4000) + 1):
        places = [place for storey in glyphs(system, value) for place in storey]
        drawn = "".join(row for place in places for pile in place.piles for row in pile.rows)
        assert write_numeral(system, value).replace(" ", "") == drawn
        assert value == sum(place.value for place in places)
        assert all(place.value == sum(pile.value for pile in place.piles) for place in places)


@pytest.mark.parametrize("system", [*NAMED, "binary"])
def test_a_sum_has_every_sign_and_the_whole_value(system: str) -> None:
    for value in range(extent(system)[0], min(extent(system)[1], 4000) + 1):
        terms = explain(system, value)
        assert write_numeral(system, value).replace(" ", "") == "".join(t.glyphs for t in terms)
        assert value == sum(term.value for term in terms)
        assert all(term.value == term.count * term.unit for term in terms)


@pytest.mark.parametrize(
    ("system", "value", "terms"),
    [
        ("roman", 19, (Term("X", 10, 1, 10), Term("IX", 9, 1, 9))),
        ("roman", 30, (Term("XXX", 30, 3, 10),)),
        ("mayan", 75, (Term("𝋣", 60, 3, 20), Term("𝋯", 15, 15, 1))),
        ("babylonian", 60, (Term(W, 60, 1, 60), Term(O, 0, 0, 1))),
        ("chinese", 105, (Term("一百", 100, 1, 100), Term("零", 0, 0, 10), Term("五", 5, 5, 1))),
        ("chinese", 10, (Term("十", 10, 1, 10),)),
        ("egyptian", 21, (Term("𓎆𓎆", 20, 2, 10), Term("𓏺", 1, 1, 1))),
        ("binary", 5, (Term("1", 4, 1, 4), Term("0", 0, 0, 2), Term("1", 1, 1, 1))),
    ],
)
def test_a_numeral_is_explained_as_a_sum(system: str, value: int, terms: tuple[Term, ...]) -> None:
    assert terms == explain(system, value)


@pytest.mark.parametrize(
    ("system", "value", "words"),
    [
        ("mayan", 193, "four dots and one bar over three dots and two bars"),
        ("mayan", 100, "one bar over shell"),
        ("babylonian", 164, "two wedges, then four hooks and four wedges"),
        ("babylonian", 60, "one wedge, then empty place"),
        ("egyptian", 164, "one coil, six arches, four strokes"),
        ("roman", 164, "C L X I V"),
        ("chinese", 105, "one hundred zero five"),
        ("arabic-indic", 164, "one six four"),
        ("binary", 5, "one zero one"),
    ],
)
def test_a_screen_reader_says_the_signs(system: str, value: int, words: str) -> None:
    assert words == speak_numeral(system, value)


def test_letters_of_a_base_are_spoken_as_letters() -> None:
    assert "A one" == speak_numeral("base", 161, base=16)
