"""Numbers as people type them: digits, periods, separators, words, and what is not one."""

from __future__ import annotations

import pytest

from abaculus.maths.answers import check, read_spec
from abaculus.maths.answers.verdicts import RIGHT
from abaculus.maths.formulas import Formula
from tests.maths.answers.number_cases import code, number

READ = [
    ("5", "en", "5 +5 05 5. 5.0 5,0 =5 x=5 (5) ٥ ５ 5/1 5^1 √25 $5$ «5» '5' 5e0 \\text{5}"),
    ("-5", "en", "-5 −5 –5 —5 ‐5 ﹣5 (-5) -5.0 -(5) ∛-125"),
    ("1234567", "en", "1,234,567 1'234'567 1’234’567 1_234_567 1.234.567 1234567.0 1.234567e6"),
    ("1234567", "it", "1.234.567 1,234,567 1'234'567 1234567,0"),
    ("1234567", "en-IN", "12,34,567 1,234,567"),
    ("1234567", "de-CH", "1'234'567 1’234’567"),
    ("1234.5", "en", "1,234.5 1.234,5 1'234.5 1234.50 1234,5"),
    ("1234.5", "it", "1.234,5 1,234.5 1234,5 1234.5"),
    ("0.123", "en", "0.123 .123 0,123 12.3% 123‰ 1.23e-1 1.23*10^-1 1.23·10⁻¹ 123/1000"),
    ("0.123", "it", "0,123 ,123 0.123"),
    ("1/3", "en", "0.(3) 0.[3] 0.{3} 0.3̅ 0.3̄ 0.3̇ 0.333... 0.3… 0.3r .(3) 0.\\overline{3} 33.(3)%"),
    ("1/3", "it", "0,(3) 0,333... 0,3̅ 0.(3) 0,33(3)"),
    ("1/6", "en", "0.1(6) 0.1666... 0.16... 0.16̇ 0.16̅ 0.16r"),
    ("41/333", "en", "0.(123) 0.123... 0.1̇23̇ 0.1̅2̅3̅ 0.123123..."),
    ("2 3/4", "en", "11/4 2¾ 2+3/4 2.75 275% \\frac{11}{4} 2\\frac34 \\frac{22}8"),
    ("-7/3", "en", "-2⅓ -7/3 -2.(3) -2-1/3 7/-3 −\\frac73"),
    ("5√2", "en", "√50 5*√2 10/√2 √2·5 √25√2 50^(1/2) 50^0.5 5\\sqrt{2} \\sqrt[2]{50}"),
    ("5√2", "en", "sqrt50 5sqrt(2)"),
    ("2", "en", "∛8 ³√8 cbrt8 root3(8) root(3;8) ⁴√16 ∜16 \\sqrt[3]{8} 8^(1/3)"),
    ("√2", "en", "2^½ √2 2/√2 √½*2"),
    ("√2-1", "en", "√(3-2√2) -1+√2 1/(1+√2)"),
    ("2π", "en", "2pi 2π π*2 \\pi*2 6π/3 2\\pi 2PI"),
    ("√2+√3", "en", "√3+√2 √(5+2√6) 1/(√3-√2)"),
    ("2^(1/3)", "en", "∛2 2/∛4 2^(1/3) √(∛4)"),
    ("120", "en", "5! 120 1.2e2 1,2*10^2"),
    ("7000000", "en", "7e6 7E6 7*10^6 7·10⁶ 7x10^6 7×10^6"),
]  # fmt: skip


@pytest.mark.parametrize(("value", "locale", "typed"), READ)
def test_one_value_has_many_spellings(value: str, locale: str, typed: str) -> None:
    refused = {
        text: found
        for text in typed.split()
        if (found := code(number(value), text, locale)) not in RIGHT
    }

    assert {} == refused


WITH_BLANKS = [
    ("2048", "2 048", "en", "exact"),
    ("2048", "2\u00a0048", "fr", "exact"),
    ("2048", "2\u202f048", "fr", "exact"),
    ("2048.5", "2 048,5", "fr", "exact"),
    ("3.141592", "3.141 592", "en", "exact"),
    ("7/2", "3 1/2", "en", "equivalent_form"),
    ("-7/2", "-3 1/2", "en", "equivalent_form"),
    ("7/2", "3 and 1/2", "en", "equivalent_form"),
    ("7/2", "3 e 1/2", "it", "equivalent_form"),
    ("7/2", "3 et 1/2", "fr", "equivalent_form"),
    ("7/2", "3 und 1/2", "de", "equivalent_form"),
    ("7/2", "3 a 1/2", "cs", "equivalent_form"),
    ("2 3/4", "2 150/200", "en", "equivalent_form"),
    ("2250/200", "2 250/200", "en", "exact"),
    ("6e7", "6 e7", "en", "exact"),
    ("5√2", "5 sqrt 2", "en", "exact"),
    ("5√2", "5 rad 2", "it", "exact"),
    ("1/3", "0.3 repeating", "en", "equivalent_form"),
    ("1/3", "0.3 recurring", "en", "equivalent_form"),
    ("1/3", "0,3 periodico", "it", "equivalent_form"),
    ("1/3", "0,3 périodique", "fr", "equivalent_form"),
    ("1/3", "0,3 periodisch", "de", "equivalent_form"),
    ("1/3", "0,3 periodický", "cs", "equivalent_form"),
    ("1/3", "0.333 ...", "en", "equivalent_form"),
    ("1/2", "50 %", "en", "equivalent_form"),
    ("1/2", "50 percent", "en", "equivalent_form"),
    ("1/2", "50 per cento", "it", "equivalent_form"),
    ("42", "forty-two", "en", "exact"),
    ("42", "Forty two", "it", "exact"),
    ("42", "quarantadue", "it", "exact"),
    ("42", "quarante-deux", "fr", "exact"),
    ("42", "zweiundvierzig", "de", "exact"),
    ("42", "čtyřicet dva", "cs", "exact"),
    ("42", "cuarenta y dos", "es", "exact"),
    ("5", "fünf", "de", "exact"),
    ("71", "soixante et onze", "fr", "exact"),
    ("93", "quatre-vingt-treize", "fr", "exact"),
    ("21", "veintiuno", "es", "exact"),
    ("28", "ventotto", "it", "exact"),
    ("100", "one hundred", "en", "exact"),
    ("0", "zero", "en", "exact"),
    ("42", "area = 42", "en", "exact"),
    ("42", "x_1 = 42", "en", "exact"),
    ("42", "f(x) = 42", "en", "exact"),
    ("1/2", "1/2 = 0.5", "en", "equivalent_form"),
    ("1/2", "x = 0.5 = 50 % = 1/2", "en", "exact"),
    ("1/2", "1/2 = 0.6", "en", "inconsistent"),
    ("1/2", "0.6 = 3/5", "en", "inconsistent"),
    ("1/2", "3-2.5 = 0.5", "en", "unevaluated"),
]


@pytest.mark.parametrize(("value", "typed", "locale", "expected"), WITH_BLANKS)
def test_blanks_words_and_sides(value: str, typed: str, locale: str, expected: str) -> None:
    assert expected == code(number(value), typed, locale)


MALFORMED_TEXTS = [
    ("", "empty"),
    ("  \u200b ", "empty"),
    ("=", "empty"),
    ("x=", "empty"),
    ("1" * 201, "too_long"),
    (" " * 201, "too_long"),
    ("5\x00", "syntax"),
    ("4\t2", "syntax"),
    ("5 5", "syntax"),
    ("1,234 567", "syntax"),
    ("1 234'567", "syntax"),
    ("12,34,567", "syntax"),
    ("1,2,3", "syntax"),
    ("1.2.3", "syntax"),
    ("1,234.567,8", "syntax"),
    ("3 . 5", "syntax"),
    ("..5", "syntax"),
    ("3//4", "syntax"),
    ("2**3", "syntax"),
    ("(5", "syntax"),
    ("5)", "syntax"),
    ("(5]", "syntax"),
    ("5+", "syntax"),
    ("√", "syntax"),
    ("√2 3", "syntax"),
    ("(2)3", "syntax"),
    ("root1(8)", "syntax"),
    ("root(2,5;8)", "syntax"),
    ("(1/2)!", "syntax"),
    ("5 < 6", "syntax"),
    ("5 <= 6", "syntax"),
    ("~5", "syntax"),
    ("abc", "syntax"),
    ("\\foo{5}", "syntax"),
    ("\\frac{1}", "syntax"),
    ("0.3....", "syntax"),
    ("5 abc", "unit_unknown"),
    ("5x", "unit_unknown"),
    ("5 cm", "unit_unexpected"),
    ("5°", "unit_unexpected"),
    ("$5", "unit_unexpected"),
    ("5 or 6", "hedged"),
    ("5 oder 6", "hedged"),
    ("5 oppure 6", "hedged"),
    ("5 ou 6", "hedged"),
    ("5 nebo 6", "hedged"),
    ("±5", "hedged"),
    ("2 ± 1", "hedged"),
    ("3+4", "unevaluated"),
    ("3*4", "unevaluated"),
    ("3 x 4", "unevaluated"),
    ("3×4", "unevaluated"),
    ("14/2", "unevaluated"),
    ("14:2", "unevaluated"),
    ("0/5", "unevaluated"),
    ("7/12+0", "unevaluated"),
    ("2+10/9", "unevaluated"),
    ("-2+1/9", "unevaluated"),
    ("2-1/9", "unevaluated"),
    ("2 4/2", "unevaluated"),
    ("0.5/2", "unevaluated"),
    ("2^(1+1)", "unevaluated"),
    ("√(9+16)", "unevaluated"),
    ("--5", "unevaluated"),
    ("3*4+√2", "unevaluated"),
    ("2*3!", "unevaluated"),
    ("3/0", "div0"),
    ("2 1/0", "div0"),
    ("1/(√2-√2)", "div0"),
    ("0^-1", "div0"),
    ("0^0", "div0"),
    ("√-4", "not_real"),
    ("(-4)^(1/2)", "not_real"),
    ("(-2)^√2", "not_real"),
    ("9^9^9^9", "too_big"),
    ("2^-4097", "too_big"),
    ("2^2049", "too_big"),
    ("10^1025", "too_big"),
    ("201!", "too_big"),
    ("1" * 41, "too_big"),
    ("0." + "1" * 40, "too_big"),
    ("1e1233", "too_big"),
    ("1e99999999", "too_big"),
    ("√1000000001", "too_big"),
    ("root13(8)", "too_big"),
    ("root(13;8)", "too_big"),
    ("2^(1/13)", "too_big"),
    ("(1+√2)^65", "too_big"),
    ("(" * 21 + "5" + ")" * 21, "too_big"),
    ("-" * 21 + "5", "too_big"),
    ("√" * 21 + "5", "too_big"),
    ("^".join("1" * 22), "too_big"),
    ("+".join("1" * 51), "too_big"),
]


@pytest.mark.parametrize(("typed", "expected"), MALFORMED_TEXTS)
def test_a_non_answer_says_why(typed: str, expected: str) -> None:
    assert expected == code(number(5), typed)
    assert expected == code(number("√2"), typed)


@pytest.mark.parametrize(
    "typed",
    ["(" * 20 + "5" + ")" * 20, "10^1000", "200!", "1e1232", "√1000000000", "1" * 40, "(1+√2)^64"],
)
def test_the_bounds_themselves_are_allowed(typed: str) -> None:
    assert code(number(7), typed) == "wrong"


STRICT = [
    ("1234.5", "1,234.5", "en", "exact"),
    ("1234.5", "1.234,5", "en", "syntax"),
    ("0.5", "0,5", "en", "syntax"),
    ("0.5", ",5", "en", "syntax"),
    ("5", "5,", "en", "syntax"),
    ("1/3", "0,(3)", "en", "syntax"),
    ("1/3", "0,(3)", "it", "equivalent_form"),
    ("1234567", "1.234.567", "en", "syntax"),
    ("1234567", "1.234.567", "it", "exact"),
    ("2048", "2 048", "en", "exact"),
    ("2048.5", "2 048,5", "en", "syntax"),
    ("2048", "2,048", "en", "exact"),
    ("2.048", "2,048", "en", "separator"),
]


@pytest.mark.parametrize(("value", "typed", "locale", "expected"), STRICT)
def test_a_strict_table_takes_one_convention_only(
    value: str, typed: str, locale: str, expected: str
) -> None:
    assert expected == code(number(value), typed, locale, "M")


EITHER = [
    ("2.048", "2,048", "en", "equivalent_form"),
    ("2048", "2,048", "en", "exact"),
    ("2.048", "2.048", "it", "equivalent_form"),
    ("2048", "2.048", "it", "exact"),
    ("3250", "3.250", "en", "separator"),
    ("1234567", "1,234,567", "en", "exact"),
    ("0.5", "0,5", "en", "exact"),
]


@pytest.mark.parametrize(("value", "typed", "locale", "expected"), EITHER)
def test_a_lenient_table_takes_a_grouping_as_decimals_too(
    value: str, typed: str, locale: str, expected: str
) -> None:
    assert expected == code(number(value), typed, locale, "G")


SHOWN = [
    ("14/24", "en", ("frac", 14, 24)), ("2 1/3", "en", ("mixed", 2, 1, 3)),
    ("2,5", "it", ("dec", 25, 1)), ("0.58(3)", "en", ("per", 0, "58", "3")), ("1,234", "en", 1234),
    ("√50", "en", ("root", 2, 50)), ("∛5", "en", ("root", 3, 5)),
    ("-7/3", "en", ("neg", ("frac", 7, 3))), ("2^11", "en", ("^", 2, 11)),
    ("6e7", "en", ("*", 6, ("^", 10, 7))), ("3π/4", "en", ("frac", ("jux", 3, "π"), 4)),
    ("35%", "en", ("pct", 35)), ("(1+2)*3", "en", ("*", ("+", 1, 2), 3)), ("5!", "en", ("!", 5)),
    ("(2/3)^2", "en", ("^", ("frac", 2, 3), 2)), ("007", "en", 7),
    ("-12.50", "en", ("dec", -1250, 2)),
    ("2-(3-1)", "en", ("+", 2, ("neg", ("+", 3, ("neg", 1))))), ("(-2)^2", "en", ("^", -2, 2)),
]  # fmt: skip


@pytest.mark.parametrize(("typed", "locale", "expected"), SHOWN)
def test_typed_text_shows_how_it_is_read(typed: str, locale: str, expected: Formula) -> None:
    assert expected == check(read_spec(number("1/7")), typed, locale).shown
