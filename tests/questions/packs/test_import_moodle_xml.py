"""Moodle XML becomes a pack; no document type, nothing fetched."""

from __future__ import annotations

import pytest

from abaculus.questions.packs.imports import ImportReport, import_pack
from abaculus.questions.packs.model import PackItem
from tests.questions.packs.foreign_files import question, quiz

RIGHT = '<answer fraction="100"><text>{}</text>{}</answer>'
WRONG = '<answer fraction="{}"><text>{}</text></answer>'


def import_questions(*questions: str) -> ImportReport:
    return import_pack(quiz(*questions), "quiz.xml")


def only(kind: str, inside: str) -> PackItem:
    report = import_questions(question(kind, inside))
    assert report.pack is not None, str(report)
    (item,) = report.pack.items
    return item


def right(text: str, more: str = "") -> str:
    return RIGHT.format(text, more)


@pytest.mark.parametrize(
    ("kind", "inside", "answer"),
    [
        (
            "multichoice",
            right("nine") + WRONG.format(0, "ten"),
            {"kind": "choice", "options": ["nine", "ten"], "correct": 0},
        ),
        (
            "truefalse",
            right("false") + WRONG.format(0, "true"),
            {"kind": "bool", "value": False},
        ),
        ("shortanswer", right("rhombus"), {"kind": "word", "accept": {"en": ["rhombus"]}}),
        ("shortanswer", right("3/4") + right("0.75"), "3/4"),
        ("shortanswer", right("2") + WRONG.format(0, "*"), "2"),
        ("numerical", right("12", "<tolerance>0</tolerance>"), "12"),
        (
            "numerical",
            right("3.14", "<tolerance>0.01</tolerance>"),
            {"kind": "number", "value": "3.14", "tol": {"abs": "0.01"}},
        ),
        (
            "numerical",
            right("4")
            + "<units><unit><multiplier>1</multiplier><unit_name>cm</unit_name></unit></units>",
            {"kind": "number", "value": "4", "unit": "cm"},
        ),
        (
            "numerical",
            right("4")
            + "<unitgradingtype>1</unitgradingtype>"
            + "<units><unit><multiplier>1</multiplier><unit_name>cm</unit_name></unit></units>",
            {"kind": "number", "value": "4", "unit": {"u": "cm", "need": "yes"}},
        ),
        (
            "multichoiceset",
            right("2") + right("3") + WRONG.format(0, "4"),
            {"kind": "set", "items": [1, 2]},
        ),
    ],
)
def test_each_kind_becomes_an_answer(kind: str, inside: str, answer: object) -> None:
    assert answer == only(kind, inside).answer


def test_tags_and_entities_are_reduced_to_text() -> None:
    text = quiz(
        '<question type="numerical"><name><text>Area</text></name><questiontext format="html">'
        "<text><![CDATA[<p>Is <b>5</b> &lt; x<sup>2</sup>?</p><p>And $$\\frac{1}{2}$$</p>]]></text>"
        '</questiontext><generalfeedback format="html"><text>&lt;p&gt;One&lt;/p&gt;'
        "&lt;p&gt;Two&lt;/p&gt;</text></generalfeedback>"
        '<answer fraction="100"><text>3</text></answer>'
        "<tags><tag><text>area</text></tag></tags></question>"
    )

    report = import_pack(text, "quiz.xml")

    assert report.pack is not None, str(report)
    (item,) = report.pack.items
    assert ("area", "Is 5 < x²? And $\\frac{1}{2}$") == (item.id, item.prompt)
    assert (("One", "Two"), ("area",)) == (item.steps, item.tags)


def test_a_category_tags_the_questions_after_it() -> None:
    category = (
        '<question type="category"><category><text>$course$/top/Numbers</text></category>'
        "</question>"
    )

    report = import_questions(category, question("numerical", right("3")))

    assert report.pack is not None
    assert ("Numbers",) == report.pack.items[0].tags


def test_matching_becomes_one_choice_for_each_pair() -> None:
    pairs = "".join(
        f"<subquestion><text>{left}</text><answer><text>{right}</text></answer></subquestion>"
        for left, right in (("triangle", "3"), ("square", "4"))
    )

    report = import_questions(question("matching", pairs))

    assert report.pack is not None
    assert ["What is it? triangle → ?", "What is it? square → ?"] == [
        item.prompt for item in report.pack.items
    ]


def calculation(formula: str, low: int = 2, high: int = 9, tolerance: str = "0") -> str:
    datasets = "".join(
        f"<dataset_definition><name><text>{name}</text></name>"
        f"<minimum><text>{low}</text></minimum><maximum><text>{high}</text></maximum>"
        "<decimals><text>0</text></decimals></dataset_definition>"
        for name in "ab"
    )
    return (
        '<question type="calculated"><name><text>Sum</text></name><questiontext format="html">'
        "<text>What is {a} and {b}?</text></questiontext>"
        f'<answer fraction="100"><text>{formula}</text><tolerance>{tolerance}</tolerance>'
        f"</answer><dataset_definitions>{datasets}</dataset_definitions></question>"
    )


def test_a_calculated_question_becomes_a_parametric_item() -> None:
    report = import_questions(calculation("{a}*({b}+1)"))

    assert report.pack is not None, str(report)
    (item,) = report.pack.items
    assert ("What is {a} and {b}?", "a*(b+1)", {"a": "2..9", "b": "2..9"}) == (
        item.prompt,
        item.answer,
        item.vars,
    )
    assert ["the values of its variables are combined in every way"] == [
        entry.sentence for entry in report.changed
    ]


@pytest.mark.parametrize(
    ("formula", "reason"),
    [
        ("sin({a})", 'its formula uses "sin", which is not known here'),
        ("{a}+{c}", 'the variable "c" has no values'),
        ("{a} ? 1 : 2", 'its formula cannot be read at " ? 1 : 2"'),
        ("{a}/({b}-{b})", "“a/(b-b)” has no usable value"),
    ],
)
def test_a_formula_beyond_the_grammar_is_refused(formula: str, reason: str) -> None:
    report = import_questions(calculation(formula))

    assert report.refused[0].sentence.startswith(reason), str(report)


@pytest.mark.parametrize(
    ("kind", "inside", "reason"),
    [
        ("essay", "", "an essay cannot be judged"),
        ("description", "", "it is a text, no question"),
        ("stack", "", "a STACK question is a program"),
        ("cloze", "", "a cloze text has several answers in one"),
        ("gapselect", "", 'questions of the kind "gapselect" are not taken'),
        ("multichoice", WRONG.format(50, "a") + WRONG.format(50, "b"), "an answer counts in part"),
        ("shortanswer", right("*ish"), 'an answer has "*" for any text'),
        ("numerical", right("3") + right("4"), "it has several different right numbers"),
        ("truefalse", right("maybe"), "it does not say whether true or false is right"),
        (
            "numerical",
            right("3") + f'<file encoding="base64">{"A" * 280_000}</file>',
            "a file in it is larger than 200 kB",
        ),
    ],
)
def test_what_cannot_be_taken_is_refused(kind: str, inside: str, reason: str) -> None:
    report = import_questions(question(kind, inside))

    assert report.pack is None
    assert (2, "One") == (report.refused[0].line, report.refused[0].what)
    assert report.refused[0].sentence.startswith(reason), str(report)


def test_a_picture_in_the_text_is_refused() -> None:
    text = question("numerical", right("3")).replace("What", '<img src="@@PLUGINFILE@@/a.png">')

    assert "it has a picture, a sound or a film" == import_questions(text).refused[0].sentence


def test_case_flag_unknown_unit_and_small_file_are_reported() -> None:
    units = "<units><unit><multiplier>1</multiplier><unit_name>flurb</unit_name></unit></units>"
    report = import_questions(
        question("shortanswer", "<usecase>1</usecase>" + right("kite")),
        question("numerical", right("3") + units + '<file encoding="base64">AAAA</file>'),
    )

    assert [
        "capital and small letters are not told apart",
        "a file that its text does not show is left out",
        'the unit "flurb" is not known here and left out',
    ] == [entry.sentence for entry in report.changed]


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        (b'<?xml version="1.0"?>\n<!DOCTYPE quiz>\n<quiz/>', 2, "a DOCTYPE is not allowed"),
        (
            b'<?xml version="1.0"?>\n<!DOCTYPE q [<!ENTITY a SYSTEM "file:///etc/passwd">]><quiz/>',
            2,
            "a DOCTYPE is not allowed",
        ),
        (b"<quiz>\n<question>", 2, "this is not valid XML"),
        (b"<quiz>&undefined;</quiz>", 1, "this is not valid XML"),
        (b"<?xml version='1.0'?><html/>", 1, "this XML is not a Moodle quiz"),
        (b"<quiz>" + b"<a>" * 100_000, 1, "elements are nested more than 32 deep"),
        (b"<quiz>" + b"<a/>" * 150_000 + b"</quiz>", 1, "there are more than 120000 elements"),
        (b"<?xml version='1.0' encoding='no-such'?><quiz/>", 0, "this"),
    ],
)
def test_broken_or_hostile_xml_is_refused_with_its_line(
    data: bytes, line: int, reason: str
) -> None:
    report = import_pack(data, "quiz.xml", kind="moodle")

    assert report.pack is None
    assert report.refused[0].sentence.startswith(reason), str(report)
    assert line in (0, report.refused[0].line)
