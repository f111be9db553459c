"""Figures as SVG: small, safe, described, and within their frame."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from abaculus.questions import engine
from abaculus.questions.figures import (
    Figure,
    FigureItem,
    LazyFigure,
    angle,
    arc,
    axes,
    bars,
    circle,
    dial,
    die,
    dim,
    dots,
    figure,
    grid,
    label,
    line,
    pie,
    plot,
    poly,
    right,
    tiles,
)
from abaculus.questions.question import Question
from abaculus.questions.svg import FigureRenderer, is_sketch
from tests.questions.samples import make_questions

ITEMS: list[FigureItem] = [
    poly(((0, 0), (40, 0), (0, 30))),
    line((0, 0), (40, 30), "mark"),
    circle((50, 50), 20, "second"),
    arc((50, 50), 30, 0, 270, "shape"),
    angle((50, 50), 0, 60, ("deg", 60)),
    right((50, 50), 90),
    dim((0, 50), (100, 50), ("qty", 5, "cm")),
    label((20, 20), "A"),
    grid((0, 0), 3, 2, 10),
    axes((50, 50), 10, (-4, 4, -4, 4)),
    plot((50, 50), 10, ((0, 0), (2, 3))),
    plot((50, 50), 10, ((1, 1),), joined=False),
    bars((20, 0), (80, 60), (3, 5), (("word", "red"), ("word", "blue")), 1),
    pie((50, 50), 30, (1, 2, 3), ("A", "B", "C")),
    dial((50, 50), 40, 7, 20),
    die((10, 10), 40, 5),
    tiles((0, 0), 10, ("#o", ".#")),
    *(dots(((10, 10), (30, 10)), 6, kind) for kind in ("disc", "square", "triangle", "star")),
]
STYLES = Path(__file__).parents[2] / "web" / "src" / "styles" / "base.css"
_XML = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: str(item[0]))
def test_every_kind_of_part_is_drawn(item: FigureItem) -> None:
    drawn = FigureRenderer().svg(figure(100, 100, [item], "words.word.red"))
    root = ElementTree.fromstring(drawn)  # noqa: S314 - our own text
    assert root.attrib["aria-label"]
    assert len(root) >= 1


def test_a_drawing_is_as_large_as_what_is_drawn() -> None:
    drawn = FigureRenderer().svg(
        figure(300, 300, [poly(((40, 50), (90, 50), (90, 120)))], "words.word.red")
    )
    assert 'viewBox="32 42 66 86"' in drawn


def test_arc_extends_as_far_as_its_circle_where_it_passes() -> None:
    drawn = FigureRenderer().svg(figure(300, 300, [arc((50, 50), 40, 45, 135)], "words.word.red"))
    left, top, wide, high = map(int, re.findall(r"-?\d+", drawn.split("viewBox=")[1])[:4])
    assert (13, 2) == (left, top), "its ends are left and right, its highest point is the circle's"
    assert (74, 28) == (wide, high)


def test_words_lie_above_lines_but_numbers_of_axes_below_curves() -> None:
    items = [
        axes((50, 50), 20, (-2, 2, -2, 2)),
        label((20, 20), "A"),
        plot((50, 50), 20, ((0, 0), (2, 1))),
    ]
    drawn = FigureRenderer().svg(figure(100, 100, items, "words.word.red"))
    assert drawn.index(">−2<") < drawn.index("q-mark") < drawn.index(">A<")


def test_what_carries_sizes_says_that_it_is_a_sketch() -> None:
    sizes = figure(100, 100, [dim((0, 50), (100, 50), ("qty", 5, "cm"))], "words.word.red")
    letters = figure(100, 100, [label((20, 20), "A"), angle((50, 50), 0, 60)], "words.word.red")
    assert "Not to scale" in FigureRenderer().svg(sizes)
    assert "Not to scale" not in FigureRenderer().svg(letters)
    assert is_sketch(figure(9, 9, [angle((50, 50), 0, 60, ("deg", 60))], "words.word.red"))


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: str(item[0]))
def test_every_colour_has_a_class_that_the_themes_paint(item: FigureItem) -> None:
    root = ElementTree.fromstring(FigureRenderer().svg(figure(9, 9, [item], "words.word.red")))  # noqa: S314 - our own text
    painted = set(re.findall(r"\.(q-[a-z-]+)", STYLES.read_text("utf-8")))
    for part in root.iter():
        if {"fill", "stroke"} & part.attrib.keys():
            assert set(part.attrib["class"].split()) <= painted


def test_a_clock_shows_its_time() -> None:
    face = FigureRenderer().svg(figure(100, 100, [dial((50, 50), 40, 3, 0)], "words.word.red"))
    assert 'd="M50 50L68 50"' in face, "the short hand points to the right"
    assert 'd="M50 50L50 22.8"' in face, "the long hand points up"


def test_hatching_is_there_only_where_it_is_used() -> None:
    plain = FigureRenderer().svg(figure(100, 100, [circle((50, 50), 20)], "words.word.red"))
    hatched = FigureRenderer().svg(
        figure(100, 100, [circle((50, 50), 20, "second")], "words.word.red")
    )
    assert "pattern" not in plain
    assert "pattern" in hatched


@pytest.mark.parametrize("name", engine.names())
def test_figures_of_questions_are_small_and_safe(name: str) -> None:
    for preset in engine.generator(name).presets:
        for question in make_questions(name, preset)[:6]:
            if question.figure is None:
                continue
            drawn = FigureRenderer().svg(question.figure)
            assert len(drawn.encode()) <= 8_000, question.qid
            for banned in ("<script", "<style", "href", "<image", "http://www.w3.org/1999"):
                assert banned not in drawn
            assert {"url(#q-hatch)"} >= set(re.findall(r"url\([^)]*\)", drawn))
            root = ElementTree.fromstring(drawn)  # noqa: S314 - our own text
            assert FigureRenderer().describe(question.figure) == root.attrib["aria-label"]
            assert {f"{_XML}defs", f"{_XML}g"} >= {part.tag for part in root}, (
                "nothing else is read"
            )


def test_drawing_is_made_on_demand_and_the_same_each_time() -> None:
    question, again = (engine.make("fn.read_graph", "g7", "00000000") for _ in range(2))

    assert isinstance(question, Question)
    assert isinstance(question.draft.figure, LazyFigure)
    assert question == again
    assert question.figure == question.figure
    assert isinstance(question.figure, Figure)
