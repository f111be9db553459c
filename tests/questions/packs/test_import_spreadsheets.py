"""Sheets of Kahoot, Quizizz and Blooket, and plain tables of two columns."""

from __future__ import annotations

import csv
import io

import pytest

from abaculus.questions.packs.imports import ImportReport, import_pack
from abaculus.questions.packs.model import PackItem
from tests.questions.packs.foreign_files import BLOOKET, KAHOOT, QUIZIZZ, workbook


def items(report: ImportReport) -> tuple[PackItem, ...]:
    assert report.pack is not None, str(report)
    return report.pack.items


def as_text(rows: list[list[object]]) -> bytes:
    file = io.StringIO()
    csv.writer(file).writerows(rows)
    return file.getvalue().encode()


@pytest.mark.parametrize("data", [workbook(KAHOOT), as_text(KAHOOT)], ids=["xlsx", "csv"])
def test_kahoot_rows_become_choices_with_an_hourglass(data: bytes) -> None:
    report = import_pack(data, "quiz")

    assert "kahoot" == report.format
    first, second = items(report)
    assert ("What is 6 × 7?", 30) == (first.prompt, first.secs)
    assert {"kind": "choice", "options": ["36", "42", "48", "54"], "correct": 1} == first.answer
    assert 90 == second.secs


def test_several_right_answers_of_kahoot_are_a_set_of_numbers() -> None:
    second = items(import_pack(workbook(KAHOOT), "quiz.xlsx"))[1]

    assert {"kind": "set", "items": [1, 3]} == second.answer
    assert "Which are prime? (1) 2 (2) 9 (3) 11 Write the numbers of all right answers." == (
        second.prompt
    )


def test_the_report_on_a_sheet_names_rows() -> None:
    report = import_pack(workbook(KAHOOT), "quiz.xlsx")

    assert [(6, 'the right answer "4" is not the number of an answer')] == [
        (entry.line, entry.sentence) for entry in report.refused
    ]
    assert (4, "20 seconds became 30") == (report.changed[0].line, report.changed[0].sentence)


@pytest.mark.parametrize(
    ("given", "secs"), [(5, 15), (10, 15), (20, 30), (30, 30), (60, 60), (90, 90), (120, 90)]
)
def test_times_are_rounded_up_to_an_hourglass(given: int, secs: int) -> None:
    rows = [KAHOOT[2], [1, "2 + 2?", 3, 4, "", "", given, 2]]

    assert secs == items(import_pack(workbook(rows), "quiz.xlsx"))[0].secs


def test_quizizz_rows_become_choices_sets_and_numbers() -> None:
    report = import_pack(QUIZIZZ.encode(), "quiz.csv")

    assert "quizizz" == report.format
    choice, several, typed = items(report)
    assert {"kind": "choice", "options": ["72", "81", "90"], "correct": 1} == choice.answer
    assert ("Nine nines",) == choice.steps
    assert {"kind": "set", "items": [1, 3]} == several.answer
    assert "3.5" == typed.answer


def test_quizizz_refuses_what_has_no_right_answer_or_a_picture() -> None:
    report = import_pack(QUIZIZZ.encode(), "quiz.csv")

    assert [
        (5, "an open answer cannot be judged"),
        (6, "a poll has no right answer"),
        (7, "a drawing cannot be judged"),
        (8, "it has a picture"),
        (9, 'questions of the type "Reorder" are not taken'),
    ] == [(entry.line, entry.sentence) for entry in report.refused]


def test_blooket_takes_the_first_of_several_right_answers() -> None:
    report = import_pack(BLOOKET.encode(), "quiz.csv")

    assert "blooket" == report.format
    first, second = items(report)
    assert ("What is 8 + 8?", 90) == (first.prompt, first.secs)
    assert {"kind": "choice", "options": ["2", "5"], "correct": 0} == second.answer
    assert '"4" was right too and is left out' in [entry.sentence for entry in report.changed]


@pytest.mark.parametrize("separator", ["\t", ",", ";"])
def test_two_columns_are_question_and_answer(separator: str) -> None:
    lines = ["Question|Answer", "3 × 4|12", "four equal sides|rhombus", "1 km in metres|1000 m"]

    report = import_pack("\n".join(lines).replace("|", separator).encode(), "cards.csv")

    assert "columns" == report.format
    assert [
        ("3 × 4", "12"),
        ("four equal sides", {"kind": "word", "accept": {"en": ["rhombus"]}}),
        ("1 km in metres", {"kind": "number", "value": "1000", "unit": "m"}),
    ] == [(item.prompt, item.answer) for item in items(report)]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("yes", {"kind": "bool", "value": True}),
        ("$5", {"kind": "number", "value": "5", "unit": "$"}),
        ("3,5", "3.5"),
        ("x^2+2x", {"kind": "expr", "value": "x^2+2x", "vars": ["x"]}),
        ("15:30", {"kind": "time", "value": "15:30"}),
        ("2:3:4", {"kind": "ratio", "terms": [2, 3, 4]}),
    ],
)
def test_answers_are_read_as_what_they_are(typed: str, answer: object) -> None:
    (item,) = items(import_pack(f"What is it?\t{typed}".encode(), "one.tsv"))

    assert answer == item.answer


def test_rows_that_cannot_be_used_are_named() -> None:
    report = import_pack(b"2 + 2\t4\t(easy)\nalone\nwhat\t?!\n", "cards.tsv", kind="columns")

    assert [
        (2, "the row has one column only"),
        (3, 'the answer "?!" cannot be judged: neither number nor word'),
    ] == [(entry.line, entry.sentence) for entry in report.refused]
    assert [(1, "the contents of further columns are left out")] == [
        (entry.line, entry.sentence) for entry in report.changed
    ]


def test_a_sheet_without_its_header_is_refused() -> None:
    report = import_pack(b"a,b\n1,2\n", "quiz.csv", kind="kahoot")

    assert report.pack is None
    assert report.refused[0].sentence.startswith("no header row was found")
