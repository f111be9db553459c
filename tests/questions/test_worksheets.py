"""Sheets to look through: every generator, every kind of drawing, nothing from elsewhere."""

from __future__ import annotations

import re

from abaculus.questions import engine
from abaculus.questions.figure_builder import KINDS
from abaculus.questions.views import CardText
from abaculus.questions.worksheet import render_worksheet, sample_questions, speakable_html

COUNT = 200


def test_two_pages_have_every_generator() -> None:
    both = [*sample_questions(COUNT, "leaf"), *sample_questions(COUNT, "leaf", page=2)]
    assert 2 * COUNT == len({question.qid for question in both})
    assert set(engine.names()) == {question.gen for question in both}


def test_one_page_has_every_kind_of_drawing() -> None:
    figures = [question.figure for question in sample_questions(COUNT, "leaf") if question.figure]
    assert len(figures) > COUNT // 3
    assert set(KINDS) == {item[0] for figure in figures for item in figure.items}


def test_the_same_seed_gives_the_same_sheet() -> None:
    assert sample_questions(9, "leaf") == sample_questions(9, "leaf")
    assert sample_questions(9, "leaf") != sample_questions(9, "tree")


def test_a_sheet_needs_nothing_besides_itself() -> None:
    page = render_worksheet(sample_questions(40, "leaf"), "p { color: red }", dark=True)
    assert 40 == page.count('<li class="card">')
    assert 'data-theme="dark"' in page
    assert {"http://www.w3.org/2000/svg"} == set(re.findall(r'https?://[^"\s)]+', page))
    assert "<script" not in page
    assert "<link" not in page


def test_what_is_seen_and_heard_alike_stands_there_once() -> None:
    assert "ten" == speakable_html(CardText("ten", "ten", "ten"))
    assert 1 == speakable_html(CardText("½", "<math></math>", "one half")).count("one half")
