"""The drawings: one for each face and box of the ruler, no two alike."""

from __future__ import annotations

import re

from abaculus.games.mathesso.look.drawings import drawings
from abaculus.games.mathesso.material import BOX, box
from abaculus.games.mathesso.stage.faces import colour_side

UNDERLINE = re.compile(r'<path d="M[\d.]+ [\d.]+h[\d.]+" stroke="#1A1A1A" stroke-width="3.4"')


def test_every_face_and_every_box_of_the_ruler_is_drawn() -> None:
    read = box(BOX)
    faces = {colour_side(BOX, pair.key, top).picture for pair in read.pairs for top in pair.tops}
    boxes = {f"ruler-{number}" for number in range(1, len(read.ruler) + 1)}

    assert faces | boxes == set(drawings())


def test_no_two_drawings_are_alike() -> None:
    drawn = drawings()

    assert len(drawn) == len(set(drawn.values()))


def test_product_shows_colours_and_shapes_of_both_factors() -> None:
    read, drawn = box(BOX), drawings()["face-m3-7"]

    assert [2, 2] == [drawn.count(read.ruler[factor - 1].colour) for factor in (3, 7)]


def test_a_number_of_one_or_three_digits_is_cut_in_the_middle() -> None:
    halves = [
        drawings()[name].count("<svg x=") for name in ("face-m1-2", "face-m2-5", "face-m10-11")
    ]

    assert [2, 0, 2] == halves


def test_numbers_that_could_be_read_upside_down_are_underlined() -> None:
    read = box(BOX)
    plain = {pair.key: pair for pair in read.pairs if pair.group in "MQPF!"}
    drawn = drawings()

    underlined = {
        pair.number
        for key, pair in plain.items()
        if UNDERLINE.search(drawn[colour_side(BOX, key, pair.top1).picture])
    }

    assert {6, 9, 66, 89, 99} == underlined
