"""GIFT files become packs, and what cannot be taken is named with its line."""

from __future__ import annotations

import pytest

from abaculus.questions.packs.imports import ImportReport, import_pack
from abaculus.questions.packs.model import ItemMistake, PackItem


def import_gift(text: str) -> ImportReport:
    return import_pack(text.encode(), "quiz.gift", kind="gift")


def only(text: str) -> PackItem:
    report = import_gift(text)
    assert report.pack is not None, str(report)
    (item,) = report.pack.items
    return item


def refusal(text: str) -> str:
    report = import_gift(text)
    assert report.pack is None
    return report.refused[0].sentence


def changes(text: str) -> list[str]:
    return [entry.sentence for entry in import_gift(text).changed]


@pytest.mark.parametrize(
    ("braces", "answer"),
    [
        ("{=nine ~ten ~eleven}", {"options": ["nine", "ten", "eleven"], "correct": 0}),
        ("{~%0%nine ~%100%ten}", {"options": ["nine", "ten"], "correct": 1}),
        ("{~nine#too few =ten#yes}", {"options": ["nine", "ten"], "correct": 1}),
        ("{~[html]3 &lt; 5 =\\~7}", {"options": ["3 < 5", "~7"], "correct": 1}),
    ],
)
def test_an_equals_sign_among_tildes_is_a_choice(braces: str, answer: dict[str, object]) -> None:
    assert {"kind": "choice", **answer} == only(f"How many? {braces}").answer


@pytest.mark.parametrize(
    ("braces", "value"),
    [("{T}", True), ("{TRUE}", True), ("{F}", False), ("{false#no#yes}", False)],
)
def test_true_and_false_are_yes_and_no(braces: str, value: bool) -> None:
    assert {"kind": "bool", "value": value} == only(f"17 is prime. {braces}").answer


@pytest.mark.parametrize(
    ("braces", "answer"),
    [
        ("{#12}", "12"),
        ("{#-0.5}", "-0.5"),
        ("{#12:0}", "12"),
        ("{#=12}", "12"),
        ("{#3.14:0.005}", {"kind": "number", "value": "3.14", "tol": {"abs": "0.005"}}),
        ("{#1..4}", {"kind": "number", "value": "2.5", "tol": {"abs": "1.5"}}),
        ("{#5..5}", "5"),
        ("{=1/2 =0.5}", "1/2"),
        ("{=12 =twelve}", "12"),
        ("{=12 cm =12}", {"kind": "number", "value": "12", "unit": "cm"}),
        ("{=3:4}", {"kind": "ratio", "terms": [3, 4]}),
        ("{=07:30}", {"kind": "time", "value": "07:30"}),
        ("{=kite =a kite}", {"kind": "word", "accept": {"en": ["kite", "a kite"]}}),
    ],
)
def test_short_and_numerical_answers_become_what_they_are(braces: str, answer: object) -> None:
    assert answer == only(f"What is it? {braces}").answer


def test_an_answer_inside_the_sentence_leaves_a_gap() -> None:
    item = only("A square has {~3 =4 ~5} equal sides.")

    assert "A square has ____ equal sides." == item.prompt


def test_no_blank_stands_before_the_full_stop_behind_a_gap() -> None:
    assert "Ten tens are ____." == only("Ten tens are {#100}.").prompt


def test_matching_becomes_one_choice_for_each_pair() -> None:
    report = import_gift("Sides? {=triangle -> 3 =square -> 4 = -> 7}")

    assert report.pack is not None
    assert [
        ("Sides? triangle → ?", {"kind": "choice", "options": ["3", "4", "7"], "correct": 0}),
        ("Sides? square → ?", {"kind": "choice", "options": ["3", "4", "7"], "correct": 1}),
    ] == [(item.prompt, item.answer) for item in report.pack.items]
    assert 2 == len(report.changed)


def test_escaped_signs_are_signs() -> None:
    item = only(r"Which of \{1\: 2\} \= \#3 is \~4? {=5}")

    assert r"Which of \{1: 2\} = #3 is ~4?" == item.prompt


def test_a_title_names_the_item_and_repeats_are_numbered() -> None:
    report = import_gift("::Times table:: 3 × 4? {#12}\n\n::Times table:: 3 × 5? {#15}\n\n2? {#2}")

    assert report.pack is not None
    assert ["times-table", "times-table-2", "q-003"] == [item.id for item in report.pack.items]


def test_question_keeps_its_number_after_a_refused_one() -> None:
    report = import_gift("Tell me {}\n\n3 × 5? {#15}")

    assert report.pack is not None
    assert ["q-002"] == [item.id for item in report.pack.items]


def test_categories_and_comments_give_tags_ids_and_levels() -> None:
    text = """$CATEGORY: $course$/top/Numbers/Primes

// [id:p-7] [tag:easy] [tag:level=2] [tag:secs=45]
7 is prime. {T}
"""

    item = only(text)

    assert ("p-7", ("Numbers", "Primes", "easy"), 2, 45) == (
        item.id,
        item.tags,
        item.level,
        item.secs,
    )


def test_general_feedback_becomes_steps() -> None:
    assert ("Take half.", "Then $\\frac{1}{2}$.") == only(
        r"Half of 1? {=1/2 ####Take half.\nThen \\(\\frac\{1\}\{2\}\\).}"
    ).steps


def test_a_misconception_in_the_feedback_is_a_known_mistake() -> None:
    assert (ItemMistake("7", "arith.added_for_times"),) == only(
        "3 × 4? {#=12 =%0%7#arith.added_for_times}"
    ).distractors


def test_other_feedback_is_left_out_and_reported() -> None:
    assert ["what is said to single answers is left out"] == changes("2? {=2 ~3#Too many}")


def test_formats_and_tags_are_taken_off() -> None:
    assert "What is x²?" == only("[html]<p>What is <b>x<sup>2</sup></b>?</p> {#9}").prompt
    assert "Is 3 < 5 > 4?" == only("[plain]Is 3 < 5 > 4? {T}").prompt
    assert "a< b and c>d" == only("a<b and c>d {T}").prompt


def test_money_and_formulas_are_distinguished() -> None:
    assert (
        r"A \$5 book and a \$7 pen: $x^2$" == only("A $5 book and a $7 pen: $$x^2$$ {#12}").prompt
    )


def test_lines_of_a_question_belong_together() -> None:
    assert "One two three?" == only("One\n  two\n// a remark\nthree? {\n=6\n~7\n}").prompt


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Write an essay. {}", "an essay cannot be judged"),
        ("Only a text.", "it has no answer in braces, so it is not a question"),
        ("Open {=1", "the brace of its answer is not closed"),
        ("Two {=1} and {=2}", "it has more than one answer in braces"),
        ("Nested {={1}", r"there is a brace inside its answer: write \{ for the sign itself"),
        ("::Title 2? {=2}", 'the title has no second "::"'),
        ("Half {~%50%a ~%50%b ~c}", "an answer counts in part only"),
        ("Half {=%50%a =b}", "an answer counts in part only"),
        ("Two {=a =b ~c}", "it has more than one right answer to choose"),
        ("None {~a ~b}", "no answer is marked as right"),
        ("Seven {=1 ~2 ~3 ~4 ~5 ~6 ~7}", "7 answers to choose from; a card shows at most 6"),
        ("Same {=a ~a}", "the wrong answer “a” is the same as another one"),
        ("Range {#5..1}", "5 to 1 is an empty range"),
        ("Number {#five}", '"five" is not a number'),
        ("Several {#=1:0 =%50%2:0}", "several numbers with weights"),
        ("Several {#=1 =2}", "it has several different right numbers"),
        ("Either {=4 =5}", 'the answer "4" cannot be judged: several different right numbers'),
        ("Any {=*colour*}", 'an answer has "*" for any text'),
        ('See <img src="a.png"> {=2}', "it has a picture, a sound or a film"),
        ("Formula $$\\begin\\{x\\}$$ {=2}", "the mathematics cannot be read"),
        ("{=2}", "the question has no text"),
    ],
)
def test_what_cannot_be_taken_is_refused_in_plain_words(text: str, reason: str) -> None:
    assert refusal(text).startswith(reason), refusal(text)


def test_a_refusal_names_its_line() -> None:
    report = import_gift("2? {#2}\n\n\nTell me\nmore {}\n")

    assert (4, "Tell me more {}") == (report.refused[0].line, report.refused[0].what)
    assert "line 4, Tell me more {}: an essay cannot be judged" == str(report.refused[0])
