"""Every form of a numeral that is accepted, read and refused."""

import pytest

from abaculus.maths.numerals import Numeral, NumeralFault, parse_decimal, read_numeral

H, T, U = "𓍢", "𓎆", "𓏺"
W, K, O = "𒁹", "𒌋", "𒑊"  # noqa: E741

ACCEPTED = [
    *(("roman", "XIX", 19), ("roman", "xix", 19), ("roman", "Xix", 19), ("roman", "ⅩⅠⅩ", 19)),
    *(
        ("roman", "ⅻ", 12),
        ("roman", "ⅭⅮ", 400),
        ("roman", "ＸＩＸ", 19),
        ("roman", "MMMCMXCIX", 3999),
    ),
    *(("mayan", "3.15", 75), ("mayan", "3,15", 75), ("mayan", "3;15", 75), ("mayan", "3:15", 75)),
    *(("mayan", "3 15", 75), ("mayan", "3, 15", 75), ("mayan", "3.05", 65), ("mayan", "15", 15)),
    *(("mayan", "1.0.0", 400), ("mayan", "𝋣𝋯", 75), ("mayan", "𝋣 𝋯", 75), ("mayan", "0", 0)),
    *(("mayan", "●●● ▬▬▬", 75), ("mayan", "● 𝋠", 20), ("mayan", "▬●", 6), ("mayan", "𝋣\n𝋯", 75)),
    *(("babylonian", "3,59", 239), ("babylonian", "3 59", 239), ("babylonian", "3;59", 239)),
    *(("babylonian", "3:59", 239), ("babylonian", "3.59", 239), ("babylonian", "1,0", 60)),
    *(("babylonian", f"{W} {O}", 60), ("babylonian", "1,0,0", 3600), ("babylonian", "59", 59)),
    *(("egyptian", U + H + T, 111), ("egyptian", f"{H} {T}", 110), ("egyptian", "2C 5N 1I", 251)),
    *(("egyptian", "2c5n1i", 251), ("egyptian", "1I 2C", 201), ("egyptian", "h2t5u1", 251)),
    *(("egyptian", "h2 t5", 250), ("egyptian", "2 C 5 N", 250), ("egyptian", "h1t0u0", 100)),
    *(("chinese", "一百零五", 105), ("chinese", "一〇五", 105), ("chinese", "二四零", 240)),
    *(("chinese", "十五", 15), ("chinese", "一十五", 15), ("chinese", "一百十五", 115)),
    *(("chinese", "百五十", 150), ("chinese", "兩千零一十", 2010), ("chinese", "零", 0)),
    *(("chinese", "千零五", 1005), ("chinese", "九九九九", 9999), ("chinese", "五", 5)),
    *(("arabic-indic", "٢٤٠", 240), ("arabic-indic", "۲۴۰", 240), ("arabic-indic", "٠", 0)),
]


@pytest.mark.parametrize(("system", "text", "value"), ACCEPTED)
def test_what_people_type_is_accepted(system: str, text: str, value: int) -> None:
    assert Numeral(value, canonical=True) == read_numeral(system, text)


@pytest.mark.parametrize(
    ("base", "text", "value"),
    [
        *((2, "100100", 36), (2, "0b100100", 36), (2, "0B100100", 36), (2, "100100_2", 36)),
        *((2, "100100₂", 36), (2, "(100100)2", 36), (2, "(100100)₂", 36), (2, "(100100)_2", 36)),
        *((2, "00100100", 36), (2, "10 0100", 36), (2, "(10 0100) 2", 36), (2, "0", 0)),
        *((8, "0o44", 36), (8, "44_8", 36), (16, "0x24", 36), (16, "fF", 255), (16, "(ff)₁₆", 255)),
        *(
            (16, "0b1", 177),
            (36, "0x24", 42844),
            (10, "36", 36),
            (10, "36_10", 36),
            (12, "b_12", 11),
        ),
        *((2, "０ｂ１００", 4), (2, "\u200b101\u200f", 5), (36, "zz_36", 1295)),
    ],
)
def test_a_base_may_be_marked_or_not(base: int, text: str, value: int) -> None:
    assert Numeral(value, canonical=True) == read_numeral("base", text, base=base)


@pytest.mark.parametrize(
    ("system", "text", "value"),
    [
        *(
            ("roman", "XVIIII", 19),
            ("roman", "IIII", 4),
            ("roman", "IC", 99),
            ("roman", "XXXX", 40),
        ),
        *(("roman", "iic", 98), ("roman", "VX", 5), ("roman", "IIX", 8), ("roman", "MIM", 1999)),
        *(
            ("roman", "VIV", 9),
            ("mayan", "0.15", 15),
            ("mayan", "𝋠𝋯", 15),
            ("babylonian", "0,5", 5),
        ),
        *(("egyptian", U * 12, 12), ("egyptian", "12I", 12), ("egyptian", "t10", 100)),
        *(("chinese", "〇五", 5), ("arabic-indic", "٠٥", 5)),
    ],
)
def test_a_value_in_a_wrong_form_is_distinguished(system: str, text: str, value: int) -> None:
    assert Numeral(value, canonical=False) == read_numeral(system, text)
    assert NumeralFault("syntax") == read_numeral(system, text, strict=True)


@pytest.mark.parametrize(
    ("system", "text"),
    [
        *(("roman", "19"), ("egyptian", "240"), ("chinese", "240"), ("arabic-indic", "240")),
        *(("mayan", "198"), ("mayan", "20"), ("babylonian", "60"), ("binary", "36")),
        *(("binary", "36_10"), ("binary", "36₁₀"), ("binary", "0x24"), ("binary", "0o44")),
        *(("binary", "(44)8"), ("chinese", "２４０")),
    ],
)
def test_a_number_of_another_system_is_the_wrong_form(system: str, text: str) -> None:
    assert NumeralFault("wrong_form") == read_numeral(system, text)


def test_a_judge_can_ask_what_western_digits_say() -> None:
    assert [10, 36, None, None, None] == [
        parse_decimal(text) for text in ("10", " 36 ", "0b1", "٣", "")
    ]


@pytest.mark.parametrize(
    ("system", "text"),
    [
        *(
            ("roman", "XIXA"),
            ("roman", "X IX"),
            ("roman", "-X"),
            ("roman", "IIIIIV"),
            ("roman", "㏄"),
        ),
        *(
            ("roman", "ı"),
            ("mayan", "3.25"),
            ("mayan", "3..15"),
            ("mayan", "3.15."),
            ("mayan", "●" * 5),
        ),
        *(("mayan", "▬" * 4), ("mayan", "𝋡●"), ("mayan", "3.𝋡"), ("mayan", "3.015")),
        *(("babylonian", "0"), ("babylonian", O), ("babylonian", "1,60"), ("babylonian", W + K)),
        *(
            ("babylonian", W * 10),
            ("babylonian", K * 6),
            ("babylonian", W + O),
            ("babylonian", O + W),
        ),
        *(("egyptian", "1 2C"), ("egyptian", "2C 3C"), ("egyptian", "C"), ("egyptian", "h1 2C")),
        *(("egyptian", "0I"), ("egyptian", "h100"), ("egyptian", T + "X"), ("egyptian", "2C,5N")),
        *(("chinese", "一百五"), ("chinese", "两"), ("chinese", "十百"), ("chinese", "一百零十五")),
        *(("chinese", "二百零"), ("chinese", "零十"), ("chinese", "两百二"), ("chinese", "一百百")),
        *(
            ("chinese", "九千千"),
            ("chinese", "二百二百"),
            ("chinese", "一百零零五"),
            ("chinese", "百x"),
        ),
        *(("arabic-indic", "٢4٠"), ("arabic-indic", "٢ ٤"), ("arabic-indic", "-٢")),
        *(("binary", "12x"), ("binary", "0b"), ("binary", "(101)"), ("binary", "101_99")),
        *(
            ("binary", "101_1"),
            ("binary", "1.1"),
            ("binary", "1__2"),
            ("binary", "१०"),
            ("binary", "12_2"),
        ),
        *(("binary", "1\x001"), ("roman", "X\x1f"), ("binary", "1\x1f1"), ("binary", "1₂₂₂")),
    ],
)
def test_junk_is_no_numeral(system: str, text: str) -> None:
    assert NumeralFault("syntax") == read_numeral(system, text)


@pytest.mark.parametrize("text", ["", "  ", "\u200b", "\t\n"])
@pytest.mark.parametrize("strict", [False, True])
def test_nothing_is_empty(text: str, strict: bool) -> None:
    assert NumeralFault("empty") == read_numeral("roman", text, strict=strict)


@pytest.mark.parametrize(
    ("system", "text", "strict"),
    [
        *(("roman", "MMMM", False), ("roman", "CD", True), ("egyptian", H * 10, False)),
        *(("mayan", "1" + ".0" * 10, False), ("mayan", "1.0.0", True), ("mayan", "𝋡𝋠𝋠", True)),
        *(("babylonian", "1" + ",0" * 10, False), ("babylonian", "1,0,0", True)),
        *(("chinese", "一二三四五", False), ("chinese", "一千", True)),
        *(
            ("arabic-indic", "١" * 41, False),
            ("binary", "1" * 134, False),
            ("roman", "I" * 201, False),
        ),
    ],
)
def test_more_than_a_system_holds_is_too_big(system: str, text: str, strict: bool) -> None:
    assert NumeralFault("too_big") == read_numeral(system, text, strict=strict)


@pytest.mark.parametrize(
    ("system", "text", "value"),
    [
        *(
            ("arabic", "۲۴۰", 240),
            ("maya", "𝋬𝋠", 240),
            ("maya", "12.0", 240),
            ("maya", "▬▬●● 𝋠", 240),
        ),
        *(("egypt", U * 2 + T + H, 112), ("egypt", "h1t2u3", 123), ("egypt", "h1t0u3", 103)),
        *(("babylon", "3,59", 239), ("babylon", f"{W} {O}", 60), ("china", "一百〇五", 105)),
        *(("china", "百零五", 105), ("china", "一百十五", 115), ("china", "百十五", 115)),
        *(("china", "一十五", 15), ("china", "两百", 200), ("china", "兩百四十", 240)),
        *(("binary", "100100", 36), ("roman", "CXCIX", 199), ("babylon", W, 1)),
    ],
)
def test_blue_cards_accept_the_forms_of_the_rules(system: str, text: str, value: int) -> None:
    assert Numeral(value, canonical=True) == read_numeral(system, text, strict=True)


@pytest.mark.parametrize(
    ("system", "text"),
    [
        *(("arabic", "٠٥"), ("arabic", "٠"), ("arabic", "240"), ("maya", "0.5"), ("maya", "𝋠𝋥")),
        *(("maya", "𝋠"), ("maya", "3,15"), ("maya", "3.05"), ("maya", "3 15"), ("maya", "20")),
        *(("egypt", T + H + U), ("egypt", U * 10), ("egypt", "2C 5N 1I"), ("egypt", "H1")),
        *(("egypt", "t1h1"), ("egypt", "h1t12"), ("egypt", f"{H} {T}"), ("egypt", "h0")),
        *(("roman", "IIII"), ("roman", "XXXX"), ("roman", "IC"), ("roman", "xix"), ("roman", "Ⅻ")),
        *(("babylon", "3.59"), ("babylon", "3, 59"), ("babylon", "0,5"), ("babylon", "3,05")),
        *(
            ("china", "一百五"),
            ("china", "一〇五"),
            ("china", "零"),
            ("china", "两"),
            ("china", "两十"),
        ),
        *(
            ("binary", "0100"),
            ("binary", "0b100"),
            ("binary", "1 0"),
            ("binary", "36"),
            ("binary", "0"),
        ),
        *(("binary", "１０"), ("binary", "100₂")),
    ],
)
def test_blue_cards_accept_nothing_else(system: str, text: str) -> None:
    assert NumeralFault("syntax") == read_numeral(system, text, strict=True)


def test_sixty_is_no_lone_wedge() -> None:
    assert Numeral(1, canonical=True) == read_numeral("babylon", W, strict=True)


def test_strictly_a_base_has_capital_letters() -> None:
    assert Numeral(255, canonical=True) == read_numeral("base", "FF", base=16, strict=True)
    assert NumeralFault("syntax") == read_numeral("base", "ff", base=16, strict=True)
