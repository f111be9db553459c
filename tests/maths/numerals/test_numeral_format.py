"""Numbers written in every system, against the table of the game and against other ways."""

import pytest

from abaculus.maths.numerals import (
    SYSTEMS,
    Numeral,
    extent,
    read_numeral,
    token_form,
    write_numeral,
)

BLUE = ("arabic", "maya", "egypt", "roman", "babylon", "china", "binary")
H, T, U = "𓍢", "𓎆", "𓏺"
W, K, O = "𒁹", "𒌋", "𒑊"  # noqa: E741

TABLE = {
    1: ("١", "𝋡", U, "I", W, "一", "1"),
    4: ("٤", "𝋤", U * 4, "IV", W * 4, "四", "100"),
    9: ("٩", "𝋩", U * 9, "IX", W * 9, "九", "1001"),
    10: ("١٠", "𝋪", T, "X", K, "十", "1010"),
    19: ("١٩", "𝋳", T + U * 9, "XIX", K + W * 9, "十九", "10011"),
    20: ("٢٠", "𝋡 𝋠", T * 2, "XX", K * 2, "二十", "10100"),
    49: ("٤٩", "𝋢 𝋩", T * 4 + U * 9, "XLIX", K * 4 + W * 9, "四十九", "110001"),
    60: ("٦٠", "𝋣 𝋠", T * 6, "LX", f"{W} {O}", "六十", "111100"),
    61: ("٦١", "𝋣 𝋡", T * 6 + U, "LXI", f"{W} {W}", "六十一", "111101"),
    100: ("١٠٠", "𝋥 𝋠", H, "C", f"{W} {K * 4}", "一百", "1100100"),
    105: ("١٠٥", "𝋥 𝋥", H + U * 5, "CV", f"{W} {K * 4}{W * 5}", "一百零五", "1101001"),
    110: ("١١٠", "𝋥 𝋪", H + T, "CX", f"{W} {K * 5}", "一百一十", "1101110"),
    115: ("١١٥", "𝋥 𝋯", H + T + U * 5, "CXV", f"{W} {K * 5}{W * 5}", "一百一十五", "1110011"),
    120: ("١٢٠", "𝋦 𝋠", H + T * 2, "CXX", f"{W * 2} {O}", "一百二十", "1111000"),
    199: (
        "١٩٩",
        "𝋩 𝋳",
        H + T * 9 + U * 9,
        "CXCIX",
        f"{W * 3} {K}{W * 9}",
        "一百九十九",
        "11000111",
    ),
    200: ("٢٠٠", "𝋪 𝋠", H * 2, "CC", f"{W * 3} {K * 2}", "二百", "11001000"),
    240: ("٢٤٠", "𝋬 𝋠", H * 2 + T * 4, "CCXL", f"{W * 4} {O}", "二百四十", "11110000"),
}
ROWS = [
    pytest.param(system, value, text, id=f"{system}-{value}")
    for value, texts in TABLE.items()
    for system, text in zip(BLUE, texts, strict=True)
]


@pytest.mark.parametrize(("system", "value", "text"), ROWS)
def test_game_table_is_written_and_parsed_strictly(system: str, value: int, text: str) -> None:
    assert text == write_numeral(system, value)
    assert Numeral(value, canonical=True) == read_numeral(system, text, strict=True)


def greedy_roman(value: int) -> str:
    letters = "I" * value
    for few, much in (
        *(("IIIII", "V"), ("VV", "X"), ("XXXXX", "L"), ("LL", "C"), ("CCCCC", "D"), ("DD", "M")),
        *(("DCCCC", "CM"), ("CCCC", "CD"), ("LXXXX", "XC"), ("XXXX", "XL")),
        *(("VIIII", "IX"), ("IIII", "IV")),
    ):
        letters = letters.replace(few, much)
    return letters


def hand_chinese(value: int) -> str:
    text = "".join(
        figure if figure == "零" else figure + unit
        for figure, unit in zip(
            ("零一二三四五六七八九"[int(digit)] for digit in f"{value:04}"), "千百十个", strict=True
        )
    )
    while "零零" in text:
        text = text.replace("零零", "零")
    text = text.strip("零").removesuffix("个")
    return (text[1:] if text.startswith("一十") else text) or "零"


def by_repeated_division(value: int, base: int) -> list[int]:
    return (
        [value % base]
        if value < base
        else [*by_repeated_division(value // base, base), value % base]
    )


def test_roman_numerals_are_tallies_bundled_up() -> None:
    for value in range(1, 4000):
        assert greedy_roman(value) == write_numeral("roman", value)


def test_chinese_numerals_are_decimal_digits_with_units() -> None:
    assert [hand_chinese(value) for value in range(10_000)] == [
        write_numeral("chinese", value) for value in range(10_000)
    ]


def test_egyptian_numerals_have_as_many_signs_as_digits_say() -> None:
    for value in range(1, 1000):
        hundreds, tens, ones = map(int, f"{value:03}")
        assert H * hundreds + T * tens + U * ones == write_numeral("egyptian", value)


def test_mayan_and_babylonian_numerals_are_base_20_and_base_60() -> None:
    for value in (*range(1, 8001), 20**10 - 1):
        storeys = [chr(0x1D2E0 + digit) for digit in by_repeated_division(value, 20)]
        assert " ".join(storeys) == write_numeral("mayan", value)
    for value in (*range(1, 8001), 60**10 - 1):
        columns = [
            K * int(f"{digit:02}"[0]) + W * int(f"{digit:02}"[1]) if digit else O
            for digit in by_repeated_division(value, 60)
        ]
        assert " ".join(columns) == write_numeral("babylonian", value)


@pytest.mark.parametrize("base", range(2, 37))
def test_a_text_in_a_base_is_the_one_python_reads(base: int) -> None:
    for value in (*range(1000), 10**40 - 1):
        text = write_numeral("base", value, base=base)
        assert (value, text.upper()) == (int(text, base), text)


def test_eastern_arabic_digits_match_the_decimal_ones() -> None:
    for value in (*range(1000), 10**40 - 1):
        text = write_numeral("arabic-indic", value)
        assert str(value) == "".join(str(ord(digit) - 0x0660) for digit in text)


@pytest.mark.parametrize("system", [name for name in SYSTEMS if name != "base"])
def test_every_number_of_a_system_comes_back(system: str) -> None:
    least, most = extent(system)
    _, strict_most = extent(system, strict=True)
    for value in (*range(least, min(most, 10_000) + 1), most):
        for text in (write_numeral(system, value), token_form(system, value)):
            assert Numeral(value, canonical=True) == read_numeral(system, text)
            if 1 <= value <= strict_most:
                assert Numeral(value, canonical=True) == read_numeral(system, text, strict=True)


@pytest.mark.parametrize("base", range(2, 37))
def test_every_number_of_a_base_comes_back(base: int) -> None:
    for value in (*range(300), 10**40 - 1):
        text = write_numeral("base", value, base=base)
        assert Numeral(value, canonical=True) == read_numeral("base", text, base=base)
        if value:
            strict = read_numeral("base", text, base=base, strict=True)
            assert Numeral(value, canonical=True) == strict


@pytest.mark.parametrize(
    ("system", "value", "text"),
    [
        *(("maya", 240, "12.0"), ("maya", 19, "19"), ("babylon", 239, "3,59")),
        *(("babylon", 4, "4"), ("egypt", 123, "h1t2u3"), ("egypt", 240, "h2t4")),
        *(("roman", 19, "XIX"), ("binary", 36, "100100"), ("china", 105, "一百零五")),
        ("arabic", 164, "١٦٤"),
    ],
)
def test_the_log_has_a_short_form(system: str, value: int, text: str) -> None:
    assert text == token_form(system, value)


@pytest.mark.parametrize(
    ("system", "value", "sentence"),
    [
        ("roman", 0, "Roman numerals go from 1 to 3999."),
        ("roman", 4000, "Roman numerals go from 1 to 3999."),
        ("egypt", 1000, "Egyptian numerals go from 1 to 999."),
        ("china", 10_000, "Chinese numerals go from 0 to 9999."),
        ("babylon", 0, "Babylonian numerals go from 1 to 604661759999999999."),
        ("maya", -1, "Mayan numerals go from 0 to 10239999999999."),
        ("binary", -1, f"Binary numerals go from 0 to {10**40 - 1}."),
        ("arabic", 10**40, f"Eastern Arabic numerals go from 0 to {10**40 - 1}."),
        ("klingon", 1, "There is no numeral system called 'klingon'."),
        ("base", 1, "This needs a base from 2 to 36."),
    ],
)
def test_what_cannot_be_written_is_refused_in_plain_words(
    system: str, value: int, sentence: str
) -> None:
    with pytest.raises(ValueError) as refusal:  # noqa: PT011
        write_numeral(system, value)
    assert sentence == str(refusal.value)


@pytest.mark.parametrize(
    ("system", "base"), [("base", 1), ("base", 37), ("roman", 10), ("binary", 3)]
)
def test_a_base_that_makes_no_sense_is_refused(system: str, base: int) -> None:
    with pytest.raises(ValueError, match="base"):
        read_numeral(system, "1", base=base)
