"""Every row of the syllabus is served by one preset, with its type and load."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from abaculus.questions.answers import Answer
from abaculus.questions.selection import Place, places
from abaculus.questions.syllabus import CATEGORIES, GRADES, rows_of, syllabus
from tests.questions.samples import make_questions

TYPES: dict[str, tuple[str, dict[str, Any]]] = {
    "INT": ("number", {"form": "plain"}),
    "RAT": ("number", {"form": "rational"}),
    "RAT:simplest": ("number", {"form": "lowest"}),
    "RAT:fraction": ("number", {"form": "fraction"}),
    "DEC:1": ("number", {"form": "plain"}),
    "DEC:2": ("number", {"form": "plain"}),
    "DEC:3": ("number", {"form": "plain"}),
    "TIME": ("time", {"clock": 24}),
    "TIME:12": ("time", {"clock": 12}),
    "MC": ("choice", {}),
    "SET": ("set", {}),
    "PAIR": ("point", {}),
    "RATIO": ("ratio", {"form": "reduced", "colon": True}),
    "POLY": ("expr", {"form": "expanded"}),
    "SCI": ("number", {"form": "scientific"}),
}
MIXED = {"1E1", "1E3", "3E3", "4G3", "4G5", "4G7", "6G5", "11N1", "11N5", "11G2", "12E2"}
"""Rows that also ask for something whose answer has another type."""

SERVED = {place.preset.name: place for place in places() if place.preset.is_row}


def test_there_are_184_rows_in_39_places() -> None:
    assert 184 == len(syllabus())
    sizes = {
        (grade, category): len(rows_of(grade, category))
        for grade in GRADES
        for category in CATEGORIES
    }
    assert 39 == len(sizes)
    assert 3 <= min(sizes.values())
    assert {"E": 57, "N": 60, "G": 67} == Counter(name[-2] for name in syllabus())


def test_every_row_has_one_preset_and_every_such_preset_is_a_row() -> None:
    named = Counter(place.preset.name for place in places() if place.preset.is_row)
    assert [] == sorted(set(syllabus()) - set(named)), "rows without a preset"
    assert [] == sorted(set(named) - set(syllabus())), "presets without a row"
    assert {1} == set(named.values())


@pytest.mark.parametrize("name", syllabus())
def test_a_row_keeps_its_type_and_load(name: str) -> None:
    row, place = syllabus()[name], SERVED[name]
    assert row.load == place.preset.load
    fitting = [fits(question.answer, row.type) for question in make_questions(place.gen, name)]
    if name in MIXED:
        assert any(fitting)
    else:
        assert all(fitting)


def fits(answer: Answer, kind: str) -> bool:
    """Whether an answer is judged as a type of the syllabus says."""
    expected, fields = TYPES[kind]
    return expected == answer.kind and fields.items() <= answer.fields.items()


def test_a_place_knows_its_grade_and_category() -> None:
    place: Place = SERVED["7N2"]
    assert ("7", "N") == (place.preset.grade, place.preset.category)
