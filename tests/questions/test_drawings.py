"""Figures as SVG: small, safe, described, and within their frame."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from abaculus.questions import engine
from abaculus.questions.drawings import Drawing
from abaculus.questions.figures import (
    Item,
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
from tests.questions.sampling import made

ITEMS: list[Item] = [
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


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: str(item[0]))
def test_every_kind_of_part_is_drawn(item: Item) -> None:
    drawn = Drawing().svg(figure(100, 100, [item], "words.word.red"))
    root = ElementTree.fromstring(drawn)  # noqa: S314 - our own text
    assert root.attrib["aria-label"]
    assert len(root) >= 1


def test_a_clock_shows_its_time() -> None:
    face = Drawing().svg(figure(100, 100, [dial((50, 50), 40, 3, 0)], "words.word.red"))
    assert 'd="M50 50L68 50"' in face, "the short hand points to the right"
    assert 'd="M50 50L50 22.8"' in face, "the long hand points up"


def test_hatching_is_there_only_where_it_is_used() -> None:
    plain = Drawing().svg(figure(100, 100, [circle((50, 50), 20)], "words.word.red"))
    hatched = Drawing().svg(figure(100, 100, [circle((50, 50), 20, "second")], "words.word.red"))
    assert "pattern" not in plain
    assert "pattern" in hatched


@pytest.mark.parametrize("name", engine.names())
def test_figures_of_questions_are_small_and_safe(name: str) -> None:
    for preset in engine.generator(name).presets:
        for question in made(name, preset)[:6]:
            if question.figure is None:
                continue
            drawn = Drawing().svg(question.figure)
            assert len(drawn.encode()) <= 8_000, question.qid
            for banned in ("<script", "href", "<image", "http://www.w3.org/1999"):
                assert banned not in drawn
            ElementTree.fromstring(drawn)  # noqa: S314 - our own text
