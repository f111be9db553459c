"""The form and the precision that a question asks for, and what is wrong with a number."""

from __future__ import annotations

from typing import Any

import pytest

from abaculus.maths.answers import check, read_spec
from tests.maths.answers.number_cases import code, number

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
