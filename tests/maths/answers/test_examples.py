"""The published examples: every row of the question engine, of the syllabus and of the games."""

from __future__ import annotations

from typing import Any

import pytest

from abaculus.maths.answers import check, read_spec

TABLES = {"": "default", "M": "mathematicus", "G": "mathmetrics"}


def verdict(spec: dict[str, Any], text: str, locale: str = "en", profile: str = "default") -> str:
    """Outcome and code in one text."""
    found = check(read_spec(spec), text, locale, profile)
    return f"{found.outcome} {found.code}"


def number(value: str | int, **fields: Any) -> dict[str, Any]:
    return {"kind": "number", "value": value, **fields}


PUBLIC = [
    *[(number("7/12"), typed, "en", "", "right equivalent_form")
      for typed in ("0.58(3)", "14/24", "0.58333...", "58.(3)%")],
    (number("7/12"), "0.58", "en", "", "wrong rounded"),
    (number("7/12"), "7/12+0", "en", "", "malformed unevaluated"),
    (number(2048), "2,048", "en", "", "right exact"),
    (number(2048), "2^11", "en", "", "right equivalent_form"),
    (number(2048), "2 048", "en", "", "right exact"),
    (number(2048), "4096/2", "en", "", "malformed unevaluated"),
    (number("2.048"), "2,048", "en", "", "wrong separator"),
    (number("2.048"), "2,048", "en", "G", "right equivalent_form"),
    (number("3/7", **{"not": ["9/21"]}), "9:21", "en", "", "malformed unevaluated"),
    (number("3/7", **{"not": ["9/21"]}), "6/14", "en", "", "right equivalent_form"),
    *[(number("5√2"), typed, "en", "", "right equivalent_form")
      for typed in ("√50", "10/√2", "5*2^(1/2)")],
    (number("5√2"), "7.07", "en", "", "wrong rounded"),
    *[(number("0.35", **{"as": "percent"}), typed, "en", "", "right equivalent_form")
      for typed in ("35", "35 %", "7/20")],
    (number("0.35", **{"as": "percent"}), "0.35%", "en", "", "wrong power_of_ten"),
    (number(450, unit={"u": "cm", "fixed": True}), "450", "en", "", "right exact"),
    (number(450, unit={"u": "cm", "fixed": True}), "450 cm", "en", "", "right exact"),
    (number(450, unit={"u": "cm", "fixed": True}), "4.5 m", "en", "", "malformed unit_scale"),
    (number(40, tol={"rel": "1/20"}), "42", "en", "", "right within_tolerance"),
    (number(40, tol={"rel": "1/20"}), "38", "en", "", "right within_tolerance"),
    (number(40, tol={"rel": "1/20"}), "42.1", "en", "", "wrong wrong"),
    ({"kind": "interval", "value": "(-inf,4]"}, "x<=4", "fr", "", "right equivalent_form"),
    ({"kind": "interval", "value": "(-inf,4]"}, "]-∞;4]", "fr", "", "right equivalent_form"),
    ({"kind": "interval", "value": "(-inf,4]"}, "x<4", "fr", "", "wrong endpoint"),
    ({"kind": "point", "coords": [2, "-7/2"]}, "(2; -3,5)", "it", "", "right equivalent_form"),
    ({"kind": "numeral", "system": "roman", "value": 19}, "XIX", "en", "", "right exact"),
    ({"kind": "numeral", "system": "roman", "value": 19}, "XVIIII", "en", "",
     "wrong noncanonical_numeral"),
    (number(6), "7^7^7^7", "en", "", "malformed too_big"),
]  # fmt: skip


@pytest.mark.parametrize(("spec", "typed", "locale", "table", "expected"), PUBLIC)
def test_the_published_examples_of_the_engine(
    spec: dict[str, Any], typed: str, locale: str, table: str, expected: str
) -> None:
    assert expected == verdict(spec, typed, locale, TABLES[table])


def of_type(kind: str, truth: str, unit: str) -> dict[str, Any]:
    """The spec that a type name of the syllabus abbreviates."""
    fixed: dict[str, Any] = {"unit": {"u": unit, "fixed": True}} if unit else {}
    name, _, detail = kind.partition(":")
    match name:
        case "INT" | "DEC":
            return number(truth, form="plain", **fixed)
        case "RAT":
            forms = {"": "rational", "simplest": "lowest", "fraction": "fraction"}
            return number(truth, form=forms[detail], **fixed)
        case "TIME":
            return {"kind": "time", "value": truth, "clock": int(detail or 24)}
        case "SET":
            return {"kind": "set", "items": truth.split(";")}
        case "PAIR":
            return {"kind": "point", "coords": truth.split(";")}
        case "RATIO":
            return {"kind": "ratio", "terms": truth.split(":"), "form": "reduced", "colon": True}
        case "POLY":
            return {"kind": "expr", "value": truth, "vars": ["x"], "form": "expanded"}
        case "SCI":
            return number(truth, form="scientific")
        case _:
            return {"kind": "choice", "options": ["rhombus", "kite", "square"], "correct": truth}


SYLLABUS = [
    ("INT", "1500", "1500", "", "right"),
    ("INT", "1500", "1,500", "", "right"),
    ("INT", "1500", "1 500", "", "right"),
    ("INT", "7", "14/2", "", "malformed"),
    ("INT", "-5", "−5", "", "right"),
    ("INT", "12", "12 cm", "cm", "right"),
    ("INT", "12", "12 mm", "cm", "malformed"),
    ("INT", "12", "abc", "", "malformed"),
    ("RAT", "5/6", "10/12", "", "right"),
    ("RAT", "7/2", "3 1/2", "", "right"),
    ("RAT", "3/4", "0,75", "", "right"),
    ("RAT", "1/3", "0.333", "", "wrong"),
    ("RAT:simplest", "3/4", "6/8", "", "wrong"),
    ("DEC:2", "11/4", "2.75", "", "right"),
    ("DEC:2", "3.14", "3.1", "", "wrong"),
    ("DEC:1", "6.4", "6,4", "", "right"),
    ("TIME", "21:20", "9:20 pm", "", "right"),
    ("TIME:12", "3:30", "15:30", "", "right"),
    ("TIME", "7:05", "7:5", "", "malformed"),
    ("MC", "rhombus", "a", "", "right"),
    ("MC", "rhombus", "Kite", "", "wrong"),
    ("SET", "2;3", "3; 2", "", "right"),
    ("SET", "2;3", "x=2 or x=3", "", "right"),
    ("PAIR", "2;5", "(2; 5)", "", "right"),
    ("PAIR", "2;5", "(5; 2)", "", "wrong"),
    ("RATIO", "3:4", "6:8", "", "wrong"),
    ("POLY", "6x-8", "-8 + 6x", "", "right"),
    ("POLY", "6x-8", "2(3x-4)", "", "malformed"),
    ("SCI", "6e7", "6 x 10^7", "", "right"),
    ("SCI", "6e7", "60 x 10^6", "", "wrong"),
    ("DEC:1", "6.4", "6.378", "", "wrong"),
    ("DEC:2", "11/4", "2.754", "", "wrong"),
    ("RAT:fraction", "4/9", "0.444...", "", "wrong"),
    ("RAT:fraction", "4/9", "8/18", "", "right"),
    ("INT", "7", "x = 7", "", "right"),
    ("DEC:3", "1.234", "1,234", "", "right"),
    ("INT", "3250", "3.250", "", "wrong"),
    ("DEC:2", "230", "$230", "$", "right"),
    ("PAIR", "2;5", "y = 5; x = 2", "", "right"),
    ("TIME:12", "3:30", "3:30 am", "", "right"),
]


@pytest.mark.parametrize(("kind", "truth", "typed", "unit", "outcome"), SYLLABUS)
def test_the_cases_of_the_syllabus(
    kind: str, truth: str, typed: str, unit: str, outcome: str
) -> None:
    found = check(read_spec(of_type(kind, truth, unit)), typed, "en", "mathmetrics")

    assert outcome == found.outcome


TABLE_CASES = [
    ("S76", number(240, tol={"rel": "1/20"}), "252", "en", "right"),
    ("S77", number(240, tol={"rel": "1/20"}), "252.1", "en", "wrong"),
    ("S79", number("1/4"), "0.25", "en", "right"),
    ("S80", number(64), "8^2", "en", "right"),
    ("S81", number(64, **{"not": ["8^2"]}), "8^2", "en", "malformed"),
    ("S82", number("1/3"), "0.(3)", "en", "right"),
    ("S83", number("1/3"), "0.3", "en", "wrong"),
    ("S84", number("0.015"), "1.5%", "en", "right"),
    ("S85", number(12), "84/7", "en", "malformed"),
    ("S86", number("1/60"), "1.67%", "en", "right"),
    ("S87", number("52318.74"), "52.318,74", "it", "right"),
    ("S88", number(1234), "12,34", "en", "malformed"),
    ("rounded", number("1/3"), "0.333", "en", "right"),
    ("cut", number("2/3"), "0.666", "en", "right"),
    ("rounded up", number("2/3"), "0.667", "en", "right"),
    ("trailing zero", number("1/999"), "0.00100", "en", "right"),
    ("sign", number("-2/3"), "0.667", "en", "wrong"),
    ("two digits", number("2/3"), "0.67", "en", "wrong"),
    ("whole", number("1000π"), "3142", "en", "wrong"),
    ("irrational", number("√2"), "1.41", "en", "right"),
    ("finite key", number("0.1234"), "0.123", "en", "wrong"),
    ("other unit", number(450, unit="cm"), "4.5 m", "en", "wrong"),
    ("same unit", number(450, unit="cm"), "450 cm", "en", "right"),
    ("missing unit", number(450, unit="cm"), "450", "en", "right"),
    ("letters", number(450, unit="cm"), "450 xyz", "en", "malformed"),
    ("no unit asked", number(450), "450 cm", "en", "malformed"),
    ("by zero", number(3), "3/0", "en", "malformed"),
    ("words", number(3), "three", "en", "malformed"),
]


@pytest.mark.parametrize(("spec", "typed", "locale", "outcome"), [c[1:] for c in TABLE_CASES],
                         ids=[c[0] for c in TABLE_CASES])  # fmt: skip
def test_the_judging_cases_of_the_strict_table(
    spec: dict[str, Any], typed: str, locale: str, outcome: str
) -> None:
    assert outcome == check(read_spec(spec), typed, locale, "mathematicus").outcome


NUMERALS = [
    ("S66", "binary", 36, "100100", "right"),
    ("S67", "maya", 240, "𝋬 𝋠", "right"),
    ("S68", "babylon", 100, "𒁹 𒌋𒌋𒌋𒌋", "right"),
    ("S69", "roman", 199, "CXCIX", "right"),
    ("S70", "china", 105, "一百零五", "right"),
    ("S71", "china", 115, "一百十五", "right"),
    ("S72", "roman", 40, "XXXX", "malformed"),
    ("S73", "egypt", 112, "𓏺𓏺𓎆𓍢", "right"),
]


@pytest.mark.parametrize(("system", "value", "typed", "outcome"), [c[1:] for c in NUMERALS],
                         ids=[c[0] for c in NUMERALS])  # fmt: skip
def test_the_numerals_of_the_blue_cards(system: str, value: int, typed: str, outcome: str) -> None:
    spec = {"kind": "numeral", "system": system, "value": value, "strict": True}

    assert outcome == check(read_spec(spec), typed, "en", "mathematicus").outcome
