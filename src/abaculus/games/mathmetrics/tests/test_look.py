"""The drawings: every symbol in full and small, with the page's own colours, no two alike."""

from __future__ import annotations

import re

from abaculus.games.mathmetrics.keys import SYMBOLS
from abaculus.games.mathmetrics.look.drawings import drawings

NAMES = [symbol.lower().replace("_", "-") for symbol in SYMBOLS]


def test_every_symbol_is_drawn_in_full_and_small() -> None:
    drawn = drawings()

    assert [] == [name for name in NAMES if name not in drawn]
    assert [] == [name for name in NAMES if f"{name}-small" not in drawn]


def test_no_two_symbols_are_alike() -> None:
    drawn = drawings()
    small = {drawn[f"{name}-small"] for name in NAMES}
    full = {drawn[name] for name in NAMES}

    assert (22, 22) == (len(full), len(small))
    assert {"hole", "miss"} == {name for name in NAMES if drawn[name] == drawn[f"{name}-small"]}


def test_small_symbols_write_no_numbers_but_those_of_the_lock() -> None:
    written = {
        name: re.findall(r">([^<>]*\d[^<>]*)</text>", drawings()[f"{name}-small"]) for name in NAMES
    }

    assert {"hold25": ["25"]} == {name: found for name, found in written.items() if found}


def test_a_die_has_as_many_pips_as_its_face_says() -> None:
    drawn = drawings()

    assert [1, 2, 3, 4, 5, 6] == [drawn[f"die-{face}"].count("<circle") for face in range(1, 7)]


def test_symbols_say_by_shape_and_letter_what_they_say_by_colour() -> None:
    drawn = drawings()
    for kind, other in (("e", "n"), ("n", "g"), ("g", "e")):
        for what in ("go", "one", "two", "risk"):
            shown = drawn[f"{kind}-{what}"]
            assert f">{kind.upper()}</text>" in shown
            assert f"--mm-{kind})" in shown
            assert f"--mm-{other})" not in shown


def test_every_part_says_where_it_is_turned_about() -> None:
    loose = [
        name
        for name in NAMES
        if drawings()[name].count('class="part"') != drawings()[name].count("transform-origin:")
    ]

    assert [] == loose
    assert all('class="part"' in drawings()[name] for name in NAMES)


def test_drawings_use_the_colours_of_the_page() -> None:
    colours = {
        colour
        for drawing in drawings().values()
        for colour in re.findall(r'(?:fill|stroke)="(#[0-9A-Fa-f]{3,8})"', drawing)
    }

    assert {"#FFF8E8", "#F3E6CB", "#fff"} == colours, "only what lies on black, and a gleam"


def test_the_ground_knows_the_radians_of_its_own_board_only() -> None:
    drawn, bands = drawings(), re.compile(r"--mm-[eng]-line\)")

    assert 6 == len(bands.findall(drawn["ground"]))
    assert [] == bands.findall(drawn["ground-plain"])
