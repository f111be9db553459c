"""The words of a figure give everything a question needs of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from abaculus.questions.figures import Figure, FigureItem
from abaculus.questions.renderer import speech
from abaculus.questions.selection import Place, places
from abaculus.questions.svg import FigureRenderer
from abaculus.questions.syllabus import syllabus
from abaculus.questions.views import player_view
from tests.questions.samples import make_questions

FEW: Final = 16
SINGLE: Final = {"disc": "dot|circle", "square": "square", "triangle": "triangle", "star": "star"}


def figures(place: Place) -> Iterator[tuple[Figure, str, str]]:
    """Drawings of a preset, each with the question's words and its own description."""
    for question in make_questions(place.gen, place.preset.name, FEW):
        view = player_view(question)
        if view.figure is not None:
            yield view.figure, view.prompt.spoken, FigureRenderer("en").describe(view.figure)


def numbers(text: str) -> list[int]:
    """The numbers in a text, however their digits are grouped."""
    return [int(one) for one in re.findall(r"\d+", re.sub(r"(?<=\d)[\s,](?=\d{3})", "", text))]


def read(item: FigureItem) -> Iterator[int]:
    """The numbers that can be read off a part of a drawing."""
    match item:
        case ("label", _, formula, *_) | ("dim", _, _, formula, *_) | ("angle", *_, formula):
            yield from numbers(speech("en").value(formula))
        case ("bars", _, _, heights, *_):
            yield from heights
        case ("dice", _, _, pips):
            yield pips
        case ("clock", _, _, hours, minutes):
            yield hours % 12 or 12
            yield minutes // 5 or 12
        case _:
            return


def things(figure: Figure) -> dict[str, list[int]]:
    """How many equal small things there are in each group, by their kind."""
    found: dict[str, list[int]] = {}
    for item in figure.items:
        match item:
            case ("dots", spots, _, kind, *_):
                found.setdefault(kind, []).append(len(spots))
            case _:
                continue
    return found


def is_counted(many: int, kind: str, words: str) -> bool:
    """Whether things are described by their number, by the numbers of rows, or one by one."""
    found = numbers(words)
    named = len(re.findall(rf"\b(?:{SINGLE[kind]})\b", words))
    return many in (sum(found), named, *found)


DRAWN: Final = [
    place for place in places() if place.preset.name in syllabus() and [*figures(place)]
]
"""What is drawn of all that a table asks by grades and categories."""


@pytest.mark.parametrize("place", DRAWN, ids=lambda place: place.name)
def test_numbers_in_a_drawing_are_described(place: Place) -> None:
    missing = [
        (f"{asked} {described}", number)
        for figure, asked, described in figures(place)
        for item in figure.items
        for number in read(item)
        if number not in numbers(f"{asked} {described}")
    ]

    assert [] == missing


@pytest.mark.parametrize("place", DRAWN, ids=lambda place: place.name)
def test_things_in_a_drawing_can_be_counted_in_its_words(place: Place) -> None:
    missing = [
        (described, kind, groups)
        for figure, _, described in figures(place)
        for kind, groups in things(figure).items()
        if sum(groups) > 1
        and not is_counted(sum(groups), kind, described)
        and not all(is_counted(many, kind, described) for many in groups)
    ]

    assert [] == missing


def test_there_is_much_to_be_seen() -> None:
    assert len(DRAWN) > 40
