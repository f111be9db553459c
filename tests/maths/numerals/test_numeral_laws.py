"""What holds for every text: no more is accepted than the rules list."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abaculus.maths.numerals import (
    SYSTEMS,
    Numeral,
    NumeralFault,
    extent,
    read_numeral,
    tokens,
    write_numeral,
)

CODES = {"syntax", "empty", "too_big", "wrong_form"}
SIGNS = "IVXLCDMivxcↀⅫⅳ٠١٩۲𝋠𝋡𝋳●▬𓍢𓎆𓏺htucni𒁹𒌋𒑊一二两九十百千零〇0123456789abfx().,;:_₂₁₀ -\u200f"
TEXTS = st.text(max_size=20) | st.text(SIGNS, max_size=20)
BASES = st.integers(2, 36)
NAMES = st.sampled_from([name for name in SYSTEMS if name != "base"])


def texts(alphabet: str, longest: int) -> Iterator[str]:
    """All tidy texts up to a length."""
    for length in range(1, longest + 1):
        for signs in product(alphabet, repeat=length):
            text = "".join(signs)
            if text == " ".join(text.split()):
                yield text


def strictly(system: str, text: str) -> int | None:
    found = read_numeral(system, text, strict=True)
    return found.value if isinstance(found, Numeral) else None


def test_short_roman_rows_are_accepted_only_if_canonical() -> None:
    canonical = {write_numeral("roman", value): value for value in range(1, 400)}
    for text in texts("IVXLC", 6):
        assert canonical.get(text) == strictly("roman", text)


def test_short_hieroglyph_rows_are_accepted_only_if_ordered() -> None:
    for text in texts("𓍢𓎆𓏺", 7):
        ordered = re.fullmatch("𓍢*𓎆*𓏺*|𓏺*𓎆*𓍢*", text)
        value = 100 * text.count("𓍢") + 10 * text.count("𓎆") + text.count("𓏺")
        assert (value if ordered else None) == strictly("egypt", text)


def test_short_cuneiform_texts_have_one_or_two_columns() -> None:
    digits = {"𒌋" * tens + "𒁹" * ones: 10 * tens + ones for tens in range(6) for ones in range(10)}
    del digits[""]
    known = digits | {
        f"{left} {right}": 60 * high + low
        for left, high in digits.items()
        for right, low in (*digits.items(), ("𒑊", 0))
    }
    for text in texts("𒁹𒌋𒑊 ", 7):
        assert known.get(text) == strictly("babylon", text)


def test_short_mayan_rows_have_one_or_two_storeys() -> None:
    one = {
        "".join(signs): signs.count("●") + 5 * signs.count("▬")
        for length in range(1, 8)
        for signs in product("●▬", repeat=length)
        if signs.count("●") <= 4 and signs.count("▬") <= 3
    }
    below = one | {"𝋠": 0}
    known = one | {f"{top} {low}": 20 * one[top] + below[low] for top in one for low in below}
    for text in texts("●▬𝋠 ", 7):
        assert known.get(text) == strictly("maya", text)


def test_short_chinese_rows_are_accepted_only_if_listed() -> None:
    figures = "零一二九"
    worth = {"一": 1, "二": 2, "九": 9}
    known: dict[str, int] = {}
    units = [("", 0), *((figure, worth[figure]) for figure in figures[1:])]
    tens = [("十", 10), *((figure + "十", 10 * worth[figure]) for figure in figures[1:])]
    hundreds = [("百", 100), ("两百", 200), ("兩百", 200)]
    hundreds += [(figure + "百", 100 * worth[figure]) for figure in figures[1:]]
    known |= {text: value for text, value in units if text}
    known |= {ten + unit: t + u for ten, t in tens for unit, u in units}
    for hundred, h in hundreds:
        known[hundred] = h
        known |= {hundred + zero + unit: h + u for zero in "零〇" for unit, u in units[1:]}
        known |= {hundred + ten + unit: h + t + u for ten, t in tens for unit, u in units}
    for text in texts("一二九十百零〇两兩", 5):
        assert known.get(text) == strictly("china", text)


def test_short_binary_rows_are_accepted_if_they_begin_with_one() -> None:
    for text in texts("01", 10):
        assert (int(text, 2) if text[0] == "1" else None) == strictly("binary", text)


@settings(deadline=None)
@given(NAMES, TEXTS, st.booleans())
def test_any_text_is_read_or_refused(system: str, text: str, strict: bool) -> None:
    found = read_numeral(system, text, strict=strict)
    least, most = extent(system, strict=strict)
    if isinstance(found, NumeralFault):
        assert found.code in CODES - ({"wrong_form"} if strict else set())
    else:
        assert least <= found.value <= most
        canonical = read_numeral(system, write_numeral(system, found.value), strict=strict)
        assert Numeral(found.value, canonical=True) == canonical


@settings(deadline=None)
@given(NAMES, TEXTS)
def test_what_blue_cards_accept_is_accepted_everywhere(system: str, text: str) -> None:
    found = read_numeral(system, text, strict=True)
    if isinstance(found, Numeral):
        assert found.canonical
        assert found == read_numeral(system, text)


@settings(deadline=None)
@given(BASES, TEXTS)
def test_any_text_is_read_or_refused_in_a_base(base: int, text: str) -> None:
    found = read_numeral("base", text, base=base)
    if isinstance(found, NumeralFault):
        assert found.code in CODES
    else:
        assert found.canonical
        assert 0 <= found.value < 10**40


@settings(deadline=None)
@given(BASES, st.text("0123456789abfzABFZox ", max_size=12))
def test_digits_with_blanks_are_parsed_as_python_without_them(base: int, text: str) -> None:
    try:
        expected = int(text.replace(" ", ""), base)
    except ValueError:
        assert isinstance(read_numeral("base", text, base=base), NumeralFault)
    else:
        assert Numeral(expected, canonical=True) == read_numeral("base", text, base=base)


@settings(deadline=None)
@given(
    BASES,
    st.integers(0, 10**12),
    st.sampled_from(["{}_{}", "({}){}", "({})_{}", "({}) {}", "00{}_{}"]),
    BASES,
)
def test_the_base_that_is_named_must_be_the_one_that_is_asked(
    base: int, value: int, form: str, asked: int
) -> None:
    text = form.format(write_numeral("base", value, base=base), base)
    found = read_numeral("base", text, base=asked)
    right = Numeral(value, canonical=True)
    assert (right if asked == base else NumeralFault("wrong_form")) == found


@settings(deadline=None)
@given(st.text("IVXLCDMivxlcdmⅠⅣⅫⅿ", min_size=1, max_size=12))
def test_roman_numeral_is_canonical_if_equal_but_for_case(text: str) -> None:
    found = read_numeral("roman", text)
    letters = unicodedata.normalize("NFKC", text).upper()
    if isinstance(found, Numeral):
        assert found.canonical == (letters == write_numeral("roman", found.value))
    else:
        assert found.code in ("syntax", "too_big")


@settings(deadline=None)
@given(st.integers(1, 3999).map(lambda value: write_numeral("roman", value)))
def test_signs_of_four_and_nine_may_be_undone_for_the_same_value(text: str) -> None:
    undone = text
    for pair, row in (("IV", "IIII"), ("IX", "VIIII"), ("XL", "XXXX"), ("XC", "LXXXX")):
        undone = undone.replace(pair, row)
    expected = read_numeral("roman", text)
    assert isinstance(expected, Numeral)
    assert Numeral(expected.value, undone == text) == read_numeral("roman", undone)


@settings(deadline=None)
@given(st.integers(1, 10**45), BASES)
def test_numbers_beyond_forty_digits_are_too_big(value: int, base: int) -> None:
    figures = [tile.text for tile in tokens("base", base)]
    text, rest = "", value
    while rest:
        text, rest = figures[rest % base] + text, rest // base
    expected = Numeral(value, canonical=True) if value < 10**40 else NumeralFault("too_big")
    assert expected == read_numeral("base", text, base=base)


@pytest.mark.parametrize(
    ("name", "alias"),
    [
        ("arabic-indic", "arabic"),
        ("mayan", "maya"),
        ("egyptian", "egypt"),
        ("babylonian", "babylon"),
        ("chinese", "china"),
    ],
)
def test_the_names_on_the_cards_mean_the_same_systems(name: str, alias: str) -> None:
    assert tokens(name) == tokens(alias)
    assert [write_numeral(name, value) for value in range(1, 241)] == [
        write_numeral(alias, value) for value in range(1, 241)
    ]


def test_binary_is_base_two() -> None:
    assert tokens("base", 2) == tokens("binary") == tokens("binary", 2)
