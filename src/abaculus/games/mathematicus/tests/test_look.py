"""The drawings and the geometry of the board: all are there, and they say what they should."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from math import isclose, pi, tan
from pathlib import Path
from xml.etree import ElementTree

import pytest

from abaculus.games.mathematicus.board import FIGURES, STANDARD, board, is_prime
from abaculus.games.mathematicus.look import geometry
from abaculus.games.mathematicus.look.drawings import drawings
from abaculus.games.mathematicus.look.solids import faces, solid, turn_solid, upright, visible_faces
from abaculus.games.mathematicus.state import KINDS
from abaculus.i18n.fluent import load_messages

HOME = Path(geometry.__file__).parent.parent
CARDS = [card["id"] for card in json.loads((HOME / "data" / "chance.json").read_bytes())["cards"]]
SQUARES = range(geometry.SQUARES)
TEXT = re.compile(r"<text[^>]*>([^<]+)</text>")
SIZE = re.compile(r'font-size="([\d.]+)"')
COLOUR = re.compile(r"#[0-9A-Fa-f]{3,8}\b")
DRAWN = drawings()


def named(*groups: tuple[str, Iterable[object]]) -> set[str]:
    """Names put together from a beginning and each of its endings."""
    return {f"{first}{last}" for first, endings in groups for last in endings}


def area(points: tuple[tuple[float, float], ...]) -> float:
    """Of a polygon, above zero if its corners go clockwise on a screen."""
    ring = (*points, points[0])
    return sum(x * far_y - far_x * y for (x, y), (far_x, far_y) in pairwise(ring)) / 2


def numbers(name: str) -> list[str]:
    """What is written on a drawing."""
    return TEXT.findall(DRAWN[name])


class TestGeometry:
    def test_growing_numbers_run_counterclockwise_from_lower_right(self) -> None:
        start, top, last = (geometry.corner(number) for number in (0, 3, 6))

        assert start[0] > geometry.CENTRE[0] > last[0]
        assert start[1] == pytest.approx(last[1])
        assert (500, 32) == pytest.approx(top)
        assert area(geometry.heptagon()) < 0

    def test_five_squares_lie_on_each_of_seven_sides(self) -> None:
        corners = [number for number in SQUARES if geometry.is_corner(number)]

        assert [0, 5, 10, 15, 20, 25, 30] == corners

    @pytest.mark.parametrize("number", SQUARES)
    def test_neighbours_have_an_edge_in_common_and_others_none(self, number: int) -> None:
        own = set(geometry.square(number))
        common = {other: len(own & set(geometry.square(other))) for other in SQUARES}
        before, after = (number - 1) % geometry.SQUARES, (number + 1) % geometry.SQUARES

        sharing = {other: many for other, many in common.items() if many and other != number}

        assert {before: 2, after: 2} == sharing

    @pytest.mark.parametrize("number", SQUARES)
    def test_corners_go_clockwise_and_stay_in_the_box(self, number: int) -> None:
        points = geometry.square(number)

        assert (6 if geometry.is_corner(number) else 4) == len(points)
        assert area(points) > 0
        assert all(0 < x < geometry.WIDTH and 0 < y < geometry.HEIGHT for x, y in points)

    def test_the_squares_fill_the_track(self) -> None:
        inner = geometry.heptagon(-geometry.DEPTH)
        track = abs(area(geometry.heptagon())) - abs(area(inner))

        filled = sum(area(geometry.square(number)) for number in SQUARES)

        assert isclose(track, filled, rel_tol=0.002)

    def test_each_square_has_the_area_of_its_kind(self) -> None:
        between = geometry.BREADTH * geometry.DEPTH
        round_a_corner = geometry.DEPTH * (2 * geometry.RUN - geometry.DEPTH * tan(pi / 7))

        for number in SQUARES:
            expected = round_a_corner if geometry.is_corner(number) else between
            assert isclose(expected, area(geometry.square(number)), rel_tol=0.02)

    @pytest.mark.parametrize("number", SQUARES)
    def test_middle_line_runs_through_the_square_to_the_centre(self, number: int) -> None:
        left, top, width, height = geometry.frame(number)

        for depth in (10, 70, geometry.DEPTH - 10):
            x, y = geometry.middle(number, depth)
            assert left <= x <= left + width
            assert top <= y <= top + height

    @pytest.mark.parametrize("number", SQUARES)
    def test_pawns_stand_apart_inside_the_track(self, number: int) -> None:
        places = geometry.pawn_places(number, 5)
        inner = geometry.heptagon(-geometry.DEPTH)

        assert 5 == len(set(places))
        for place in places:
            sides = [area((one, other, place)) for one, other in pairwise((*inner, inner[0]))]
            assert all(side < 0 for side in sides)

    def test_a_pawn_alone_stands_on_the_trail(self) -> None:
        assert [geometry.trail(number) for number in SQUARES] == [
            geometry.pawn_places(number, 1)[0] for number in SQUARES
        ]


class TestSolids:
    @pytest.mark.parametrize(
        ("letter", "corners", "count", "sides"),
        [("T", 4, 4, 3), ("C", 8, 6, 4), ("O", 6, 8, 3), ("D", 20, 12, 5), ("I", 12, 20, 3)],
    )
    def test_a_solid_has_its_corners_and_faces(
        self, letter: str, corners: int, count: int, sides: int
    ) -> None:
        shape = solid(letter)
        found = faces(shape)

        assert (corners, count, {sides}) == (len(shape), len(found), {len(face) for face in found})
        edges = {frozenset(edge) for face in found for edge in pairwise((*face, face[0]))}
        assert 2 == len(shape) - len(edges) + len(found)

    @pytest.mark.parametrize(
        ("name", "visible"),
        [
            *(("pawn-T", 2), ("pawn-C", 3), ("pawn-O", 4), ("pawn-D", 6), ("pawn-I", 10)),
            *(("d4", 2), ("d12", 6), ("d20", 10), ("binary", 3)),
        ],
    )
    def test_only_the_faces_turned_to_the_viewer_are_drawn(self, name: str, visible: int) -> None:
        assert visible == DRAWN[name].count("<path")

    @pytest.mark.parametrize("letter", "COID")
    def test_half_of_the_faces_are_seen_from_anywhere(self, letter: str) -> None:
        shape = solid(letter)

        for spin, tilt in ((11, 7), (23, -31), (-50, 12)):
            assert len(faces(shape)) == 2 * len(visible_faces(turn_solid(shape, spin, tilt, 0)))

    def test_upright_solid_turns_one_face_to_the_viewer(self) -> None:
        front = visible_faces(upright(solid("D")))[-1]

        assert (0, 0, 1) == pytest.approx(front.normal)
        assert max(corner[1] for corner in front.corners) == pytest.approx(front.corners[0][1])

    def test_a_face_turned_to_the_light_is_brighter(self) -> None:
        top, right, left = sorted(
            visible_faces(turn_solid(solid("C"), 38, 28, 0)), key=lambda f: -f.normal[1]
        )

        assert top.light > left.light
        assert top.light > right.light


class TestDrawings:
    def test_everything_that_is_on_the_table_is_drawn(self) -> None:
        expected = named(
            *(("square-", SQUARES), ("pawn-", "TCODI"), ("figure-", FIGURES + "B")),
            *(("d4-", range(1, 5)), ("d12-", range(1, 13)), ("d20-", range(1, 21))),
            *(("binary-", (0, 1)), ("token-", KINDS), ("slot-", FIGURES), ("half-", "AB")),
            *(("card-", CARDS), ("emblem-", CARDS), ("back-", ("yellow", "blue", "chance"))),
            *(("glass-", (15, 30)),),
        )
        small = {f"{name}-small" for name in named(("square-", SQUARES), ("half-", "AB"))}
        letters = {f"figure-{letter}-small" for letter in FIGURES + "B"}
        plain = {f"square-{number}-plain" for number in SQUARES}
        others = {
            "ground",
            "ground-binary",
            "nonagon",
            "skip",
            "chance",
            "d4",
            "d12",
            "d20",
            "binary",
        }

        assert expected | small | letters | plain | others == set(DRAWN)

    def test_outside_the_squares_their_numbers_stand_in_binary(self) -> None:
        assert [f"{number:b}" for number in SQUARES] == numbers("ground-binary")
        assert [] == numbers("ground")

    def test_no_two_drawings_are_alike(self) -> None:
        assert [] == [drawn for drawn, many in Counter(DRAWN.values()).items() if many > 1]

    def test_no_drawing_is_large_or_unsound(self) -> None:
        roots = [ElementTree.fromstring(drawn) for drawn in DRAWN.values()]  # noqa: S314 - ours

        assert {"{http://www.w3.org/2000/svg}svg"} == {root.tag for root in roots}
        assert [] == [name for name, drawn in DRAWN.items() if len(drawn.encode()) >= 8000]

    def test_no_drawing_runs_anything_or_refers_to_anything(self) -> None:
        refers = re.compile(r"<script|href|url\(|\sid=|\son\w+=")

        assert [] == [name for name, drawn in DRAWN.items() if refers.search(drawn)]

    def test_no_colour_is_of_one_theme_only(self) -> None:
        fixed = {colour for drawn in DRAWN.values() for colour in COLOUR.findall(drawn)}

        assert {"#fff", "#000"} == fixed

    @pytest.mark.parametrize("form", ["", "-small", "-plain"])
    def test_a_square_shows_its_number_in_its_own_place(self, form: str) -> None:
        for number in SQUARES:
            name, frame = f"square-{number}{form}", " ".join(map(str, geometry.frame(number)))
            assert str(number) in numbers(name)
            assert f'viewBox="{frame}"' in DRAWN[name]

    def test_primes_are_printed_larger(self) -> None:
        sizes: dict[bool, set[float]] = {True: set(), False: set()}
        for number in SQUARES[1:]:
            first = SIZE.search(DRAWN[f"square-{number}-plain"])
            assert first is not None
            sizes[is_prime(number)].add(float(first.group(1)))

        assert min(sizes[True]) > max(sizes[False])

    def test_the_strip_tells_which_cards_are_asked(self) -> None:
        read = board(STANDARD).squares

        for number, square in enumerate(read):
            drawn = DRAWN[f"square-{number}"]
            strips = tuple(f'stroke="var(--{name}-line)"' in drawn for name in ("yellow", "blue"))
            assert (square.asks, square.asks and square.is_blue) == strips

    def test_a_square_shows_the_token_to_collect(self) -> None:
        for number, square in enumerate(board(STANDARD).squares):
            shown = square.token in ("", "c") or {"4": "4", "12": "12", "x": "×2"}[
                square.token
            ] in numbers(f"square-{number}")
            assert shown

    def test_die_values_are_written_and_six_and_nine_underlined(self) -> None:
        dice = (("d4", range(1, 5)), ("d12", range(1, 13)), ("d20", range(1, 21)))

        for die, values in dice:
            assert [[str(value)] for value in values] == [numbers(f"{die}-{v}") for v in values]
            underlined = [v for v in values if "underline" in DRAWN[f"{die}-{v}"]]
            assert [v for v in (6, 9) if v in values] == underlined

    def test_the_halves_bear_the_numbers_of_the_board(self) -> None:
        halves = board(STANDARD).halves

        assert [*map(str, halves.A)] == numbers("half-A")[1:]
        assert [*map(str, halves.B)] == numbers("half-B")[1:]
        assert {*map(str, (*halves.A, *halves.B)), "A", "B"} == set(numbers("nonagon"))

    def test_a_pawn_takes_the_colour_of_its_seat(self) -> None:
        for letter in "TCODI":
            drawn = DRAWN[f"pawn-{letter}"]
            assert drawn.count("<path") + 1 == drawn.count("color-mix(in srgb,currentColor ")


class TestAccent:
    def test_the_accent_has_both_themes(self) -> None:
        accent = json.loads((HOME / "look" / "accent.json").read_bytes())
        parts = ["accent", "deep", "ink", "soft", "line"]

        assert {"light": parts, "dark": parts} == {name: [*hues] for name, hues in accent.items()}

    def test_the_motif_shows_all_squares_round_an_icosahedron(self) -> None:
        motif = (HOME / "look" / "motif.svg").read_text("utf-8")
        tracks = re.search(r'<g stroke="var\(--wood.*?</g>', motif, re.DOTALL)

        assert tracks is not None
        assert geometry.SQUARES == tracks.group().count("M")
        assert 2 * 10 == motif[tracks.end() :].split("<ellipse")[1].count("<path")


class TestTexts:
    def test_every_square_and_every_mathematician_has_a_text(self) -> None:
        read = load_messages(HOME / "locale" / "en" / "themes.ftl")
        themes = named(("theme-", SQUARES), ("mathematician-", FIGURES + "B"))
        titles = {f"theme-{number}-title" for number in SQUARES}
        by_name = {square.theme for square in board(STANDARD).squares}

        assert themes | titles | by_name == set(read)

    def test_the_name_of_a_theme_is_its_title(self) -> None:
        read = load_messages(HOME / "locale" / "en" / "themes.ftl")

        for number, square in enumerate(board(STANDARD).squares):
            assert read[f"theme-{number}-title"]({}) == read[square.theme]({})
