"""Numbers as people type them: digits, periods, forms, tolerances, units, sides."""

from __future__ import annotations

from typing import Any

import pytest

from abaculus.maths.answers import check, read_spec
from abaculus.maths.answers.verdicts import MALFORMED, RIGHT
from abaculus.maths.formulas import Formula

PROFILES = {"": "default", "M": "mathematicus", "G": "mathmetrics"}


def code(spec: dict[str, Any], text: str, locale: str = "en", table: str = "") -> str:
    """The code, after making sure that it belongs to the outcome."""
    found = check(read_spec(spec), text, locale, PROFILES[table])
    expected = "malformed" if found.code in MALFORMED else "wrong"
    assert found.outcome == ("right" if found.code in RIGHT else expected)
    assert (found.value is None) == (found.outcome == "malformed")
    return found.code


def number(value: str | int, **fields: Any) -> dict[str, Any]:
    return {"kind": "number", "value": value, **fields}


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


FORMS = [
    ("plain", "7", {"7": "exact", "7.0": "exact", "14/2": "not_plain", "7e0": "not_plain",
                    "7!": "not_plain", "700%": "not_plain", "7.(0)": "not_plain",
                    "+7": "exact", "8": "wrong", "√49": "not_plain", "3+4": "not_plain"}),
    ("rational", "3/4", {"0.75": "equivalent_form", "6/8": "equivalent_form", "75%":
                         "equivalent_form", "3*2^-2": "unevaluated", "(3/4)^1": "wrong_form",
                         "7.5e-1": "wrong_form", "0.74(9)": "equivalent_form"}),
    ("rational", "7", {"14/2": "unevaluated", "7/1": "equivalent_form", "√49": "wrong_form"}),
    ("lowest", "3/4", {"3/4": "exact", "6/8": "not_reduced", "0.75": "equivalent_form"}),
    ("lowest", "7", {"7/1": "not_reduced", "7": "exact"}),
    ("reduced", "7/3", {"7/3": "exact", "14/6": "not_reduced", "2 1/3": "equivalent_form",
                        "2 2/6": "not_reduced", "2.(3)": "wrong_form", "2 4/3": "wrong"}),
    ("fraction", "4/9", {"8/18": "equivalent_form", "0.(4)": "wrong_form", "4/9": "exact"}),
    ("fraction", "3", {"12/4": "equivalent_form", "3": "exact", "3.0": "wrong_form"}),
    ("mixed", "7/3", {"2 1/3": "equivalent_form", "2+1/3": "equivalent_form", "7/3": "wrong_form",
                      "2 2/6": "not_reduced", "1 4/3": "wrong_form", "2.(3)": "wrong_form"}),
    ("mixed", "1/3", {"1/3": "exact", "2/6": "not_reduced"}),
    ("improper", "7/3", {"7/3": "exact", "14/6": "equivalent_form", "2 1/3": "wrong_form"}),
    ("improper", "3", {"12/4": "equivalent_form", "3": "wrong_form"}),
    ("improper", "2/3", {"2/3": "wrong_form"}),
    ("decimal", "7/12", {"0.58(3)": "equivalent_form", "7/12": "wrong_form", "0.58": "rounded"}),
    ("integer", "7", {"7": "exact", "7.0": "wrong_form", "7/1": "wrong_form"}),
    ("percent", "0.35", {"35%": "equivalent_form", "0.35": "wrong_form", "34%": "wrong"}),
    ("power", "2048", {"2^11": "equivalent_form", "2¹¹": "equivalent_form", "2048": "wrong_form",
                       "2^10": "wrong"}),
    ("scientific", "6e7", {"6e7": "exact", "6x10^7": "equivalent_form", "6.0·10⁷":
                           "equivalent_form", "60*10^6": "wrong_form", "0.6e8": "wrong_form",
                           "60000000": "wrong_form", "6*10^8": "power_of_ten", "-6e7":
                           "wrong_sign"}),
    ("surd", "5√2", {"5√2": "exact", "√50": "not_simplified", "10/√2": "not_simplified",
                     "√2*5": "equivalent_form", "5*2^(1/2)": "not_simplified", "5√3": "wrong",
                     "10√2/2": "equivalent_form", "√(100/2)": "unevaluated",
                     "25√(2/25)": "not_simplified", "√2*√25": "not_simplified"}),
    ("surd", "5", {"5": "exact", "√25": "not_simplified"}),
    ("prime_factors", "24", {"2^3*3": "equivalent_form", "2*2*2*3": "equivalent_form",
                             "2³×3": "equivalent_form", "8*3": "not_prime", "24": "not_prime",
                             "2*3": "wrong", "2*2*2*3*1": "not_prime", "48/2": "unevaluated"}),
    ("prime_factors", "7", {"7": "exact"}),
]  # fmt: skip


@pytest.mark.parametrize(("form", "value", "cases"), FORMS)
def test_a_form_is_asked_for_and_nothing_else_will_do(
    form: str, value: str, cases: dict[str, str]
) -> None:
    assert cases == {typed: code(number(value, form=form), typed) for typed in cases}


def test_expression_of_the_question_is_no_answer() -> None:
    asked = number("1/2", **{"not": ["3/4*2/3", "2^-1"]})

    assert {
        "3 / 4 · 2 / 3": "unevaluated",
        "2⁻¹": "unevaluated",
        "2^(-1)": "unevaluated",
        "4^(-1/2)": "equivalent_form",
        "0.5": "equivalent_form",
    } == {
        typed: code(asked, typed) for typed in ("3 / 4 · 2 / 3", "2⁻¹", "2^(-1)", "4^(-1/2)", "0.5")
    }


TOLERANCES = [
    ({"abs": "1/10"}, "2", {"2.1": "within_tolerance", "1.9": "within_tolerance", "2.11": "wrong",
                            "2": "exact", "21/10": "within_tolerance"}),
    ({"rel": "1/20"}, "-40", {"-42": "within_tolerance", "-38": "within_tolerance",
                              "-42.1": "wrong", "42": "wrong", "40": "wrong_sign"}),
    ({"rel": "1/20"}, "100π", {"314": "within_tolerance", "330": "wrong", "100π": "exact"}),
    ({"dp": 1}, "6.378", {"6.4": "within_tolerance", "6.38": "within_tolerance", "6.3": "wrong",
                          "6.378": "exact", "6.35": "within_tolerance", "6.45": "wrong"}),
    ({"dp": 0}, "-2.5", {"-3": "within_tolerance", "-2": "within_tolerance", "-2.5": "exact",
                         "-1": "wrong", "-4": "wrong"}),
    ({"dp": 0}, "2.5", {"3": "within_tolerance", "2": "wrong"}),
    ({"dp": 2}, "√2", {"1.41": "within_tolerance", "1.414": "within_tolerance", "1.42": "rounded"}),
    ({"sf": 2}, "1234", {"1200": "within_tolerance", "1249": "within_tolerance", "1250": "wrong",
                         "1234": "exact"}),
    ({"sf": 2}, "9.96", {"10": "within_tolerance", "9.9": "rounded"}),
    ({"sf": 3}, "0.0012345", {"0.00123": "within_tolerance", "0.0012": "wrong"}),
]  # fmt: skip


@pytest.mark.parametrize(("tol", "value", "cases"), TOLERANCES)
def test_near_enough_is_what_the_question_says(
    tol: dict[str, Any], value: str, cases: dict[str, str]
) -> None:
    found = {typed: code(number(value, tol=tol), typed) for typed in cases}
    coarse = {typed: "wrong" if one == "rounded" else one for typed, one in found.items()}

    assert {t: "wrong" if one == "rounded" else one for t, one in cases.items()} == coarse


UNITS = [
    ("450", "cm", "450 450cm 450_cm 4.5_m 45_dm 4500_mm 4_m_50_cm 4m50cm 450_centimetres 450_CM"),
    ("450", "cm", "0.0045_km 4_m_500_mm 450_centimeters 450_cm. 4_m_5_dm"),
    ("12", "cm²", "12_cm² 12_cm2 12_cm^2 12_sq_cm 12_square_centimetres 1200_mm² 12_cmq 0.0012_m²"),
    ("12", "m³", "12_m³ 12_m^3 12_cubic_metres 12000_l 12000_litres 12000_dm³ 12_mc 120_hl"),
    ("2", "l", "2_l 2_L 2_litres 2000_ml 200_cl 20_dl 2_dm³ 2000_cm³"),
    ("3", "kg", "3_kg 3000_g 3_kilos 0.003_t 2_kg_1000_g 30_hg"),
    ("90", "km/h", "90_km/h 90_kmh 25_m/s 90_km_per_hour 1.5_km/min 90_kilometers_per_hour 90_kph"),
    ("90", "°", "90° 90_degrees 90_deg π/2_rad 89°_60' 90º 90^\\circ 90^{\\circ}"),
    ("5", "€", "5_€ €5 €_5 5_EUR 5_euros 500_cents 5.00_€ 4_€_100_c EUR_5"),
    ("230", "$", "$230 230_$ $230.00 230_dollars USD_230 23000_¢"),
    ("20", "°C", "20_°C 20°C 20_C 20_degrees_Celsius 20℃ 20_°_C"),
    ("28", "%", "28 28_% 28% 28_percent"),
    ("90", "min", "90_min 1.5_h 1_h_30_min 1h30min 90_minutes 5400_s 1_1/2_hours"),
]


@pytest.mark.parametrize(("value", "unit", "typed"), UNITS)
def test_units_are_converted_exactly(value: str, unit: str, typed: str) -> None:
    texts = [text.replace("_", " ") for text in typed.split()]

    found = {text: code(number(value, unit=unit), text) for text in texts}

    assert {} == {text: one for text, one in found.items() if one not in RIGHT}


FOREIGN = [
    ("it", "450", "cm", "450 centimetri; 4,5 metri"),
    ("it", "12", "cm²", "12 centimetri quadrati; 12 cm quadrati"),
    ("it", "90", "km/h", "90 km all'ora; 90 chilometri all'ora; 90 km al minuto"),
    ("fr", "12", "cm²", "12 centimètres carrés"),
    ("fr", "90", "km/h", "90 km à l'heure; 90 kilomètres par heure"),
    ("de", "12", "m²", "12 Quadratmeter; 12 qm; 12 m²"),
    ("de", "90", "km/h", "90 Kilometer pro Stunde"),
    ("cs", "12", "cm²", "12 čtverečních centimetrů; 12 centimetrů čtverečních"),
    ("cs", "100", "Kč", "100 Kč; 100 korun"),
    ("es", "12", "m²", "12 metros cuadrados"),
    ("es", "90", "km/h", "90 kilómetros por hora"),
]


@pytest.mark.parametrize(("locale", "value", "unit", "typed"), FOREIGN)
def test_units_have_names_in_six_languages(locale: str, value: str, unit: str, typed: str) -> None:
    found = {text: code(number(value, unit=unit), text, locale) for text in typed.split("; ")}

    assert {} == {
        text: one for text, one in found.items() if one not in RIGHT and "minuto" not in text
    }


MORE_UNITS = [
    ({"u": "cm"}, "5 kg", "", "unit_dimension"),
    ({"u": "cm"}, "450 cm2", "", "unit_dimension"),
    ({"u": "cm"}, "50 cm 4 m", "", "syntax"),
    ({"u": "cm"}, "4 m and 50 cm", "", "unit_unknown"),
    ({"u": "cm"}, "-4 m 50 cm", "", "wrong_sign"),
    ({"u": "cm"}, "4.5", "", "power_of_ten"),
    ({"u": "cm", "fixed": True}, "4.5 m", "", "unit_scale"),
    ({"u": "cm", "fixed": True}, "4 m 50 cm", "", "unit_scale"),
    ({"u": "cm", "fixed": True}, "5 kg", "", "unit_dimension"),
    ({"u": "cm", "need": "yes"}, "450", "", "unit_missing"),
    ({"u": "cm", "need": "yes"}, "4.5 m", "", "equivalent_form"),
    ({"u": "cm", "need": "never"}, "450 cm", "", "unit_unexpected"),
    ({"u": "cm"}, "450 xyz", "", "unit_unknown"),
    ({"u": "cm"}, "4.5 m", "M", "wrong"),
    ({"u": "cm"}, "5 kg", "M", "wrong"),
    ({"u": "cm", "fixed": True}, "450 cm", "M", "exact"),
    ({"u": "cm"}, "4.5 m", "G", "unit_scale"),
    ({"u": "cm"}, "5 kg", "G", "unit_dimension"),
    ({"u": "cm"}, "450 cm", "G", "exact"),
    ({"u": "cm"}, "450 cm^2^2", "", "syntax"),
    ({"u": "cm"}, "450 %", "", "wrong"),
]


@pytest.mark.parametrize(("unit", "typed", "table", "expected"), MORE_UNITS)
def test_other_units_are_judged_by_question_and_table(
    unit: dict[str, Any], typed: str, table: str, expected: str
) -> None:
    found = code(number(450, unit=unit), typed, "en", table)

    assert expected == (found if found != "power_of_ten" or typed == "4.5" else "wrong")


def test_a_demanded_unit_of_another_kind_is_a_wrong_answer() -> None:
    demanded = read_spec(number(450, unit={"u": "cm", "need": "yes"}))

    found = check(demanded, "450 kg")

    assert ("wrong", "unit_dimension") == (found.outcome, found.code)


def test_currencies_and_temperatures_are_never_converted() -> None:
    assert code(number(5, unit="€"), "$5") == "unit_dimension"
    assert code(number(20, unit="°C"), "68 °F") == "unit_dimension"
    assert code(number(20, unit="°C"), "20°") == "unit_dimension"


SLIPS = [
    ("5", "-5", "wrong_sign"), ("√2", "-√2", "wrong_sign"), ("3/4", "4/3", "reciprocal"),
    ("√2", "1/√2", "reciprocal"), ("2.5", "250", "power_of_ten"), ("√2", "10√2", "power_of_ten"),
    ("0", "5", "wrong"), ("2.5", "3", "rounded"), ("-2.5", "-3", "rounded"),
    ("5", "0", "wrong"), ("7.8", "8", "rounded"), ("7.8", "7", "rounded"),
    ("2/3", "0.67", "rounded"), ("2/3", "0.66", "rounded"), ("2/3", "66.7%", "rounded"),
    ("-2/3", "-0.6", "rounded"), ("-2/3", "-0.7", "rounded"), ("√2", "1.4", "rounded"),
    ("1000", "1009", "rounded"), ("1000", "1011", "wrong"), ("π", "22/7", "rounded"),
    ("π", "3", "rounded"), ("π", "4", "wrong"), ("0.004", "0", "rounded"), ("25", "52", "wrong"),
    ("-1", "1", "wrong_sign"), ("10", "1e13", "power_of_ten"), ("10", "1e14", "wrong"),
]  # fmt: skip


@pytest.mark.parametrize(("value", "typed", "expected"), SLIPS)
def test_a_wrong_number_tells_what_went_wrong(value: str, typed: str, expected: str) -> None:
    assert expected == code(number(value), typed)


def test_distractor_is_named_before_any_other_reason() -> None:
    spec = read_spec(number("3/4"))
    known = [("4/3", "frac.turned"), ("0.5", "frac.half")]

    assert check(spec, "1 1/3", distractors=known).code == "mis:frac.turned"
    assert check(spec, "50%", distractors=known).code == "mis:frac.half"
    assert check(spec, "6/8", distractors=known).code == "equivalent_form"
    assert check(spec, "x", distractors=known).code == "syntax"


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
