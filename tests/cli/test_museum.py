"""The museum by command: instruments and numerals as text and as JSON, nonsense refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from abaculus.cli import main

Capture = pytest.CaptureFixture[str]


def show_lines(capsys: Capture, *arguments: str) -> list[str]:
    assert 0 == main(["museum", *arguments])
    return capsys.readouterr().out.splitlines()


def show_json(capsys: Capture, *arguments: str) -> Any:
    (line,) = show_lines(capsys, *arguments, "--json")
    return json.loads(line)


def test_no_name_lists_what_there_is(capsys: Capture) -> None:
    exhibits = ["slide-rule", "bones", "numerals"]

    assert exhibits == show_json(capsys)["exhibits"]
    assert exhibits == [line.split()[2] for line in show_lines(capsys)]


def test_what_is_proposed_can_be_typed(capsys: Capture) -> None:
    for line in show_lines(capsys):
        assert len(show_lines(capsys, *line.split()[2:])) > 5


def test_bones_are_laid_and_a_row_is_read(capsys: Capture) -> None:
    lines = show_lines(capsys, "bones", "329", "--row", "7")

    assert "→ | 7 | 2 / 1| 1 / 4| 6 / 3|" in lines
    assert [
        "Band 1 from the right: 3, write 3",
        "Band 2 from the right: 6 + 4 = 10, write 0, carry 1",
        "Band 3 from the right: 1 + 1 + 1 = 3, write 3",
        "Band 4 from the right: 2, write 2",
        "329 × 7 = 2303",
    ] == lines[-5:]


def test_bones_alone_tell_no_product(capsys: Capture) -> None:
    assert 21 == len(show_lines(capsys, "bones", "--number", "329"))
    assert "product" not in show_json(capsys, "bones", "329")
    assert 2303 == show_json(capsys, "bones", "329", "--row", "7")["product"]


def test_the_rule_is_set_and_read(capsys: Capture) -> None:
    lines = show_lines(capsys, "slide-rule", "--at", "1.8", "--hair", "3")

    assert (
        "With the 1 of C there, under the hairline: K 160, A 29, B 9, CI 3.35, C 3, D 5.4"
        == (lines[-1])
    )
    assert 14 == len(show_lines(capsys, "slide-rule", "--at", "1,8"))


def test_off_the_end_the_other_end_of_the_slide_is_used(capsys: Capture) -> None:
    found = show_json(capsys, "slide-rule", "--at", "40", "--hair", "5")

    assert (10, "2") == (found["end"], found["read"]["D"])


def test_the_back_of_the_rule_fits_a_small_screen(capsys: Capture) -> None:
    lines = show_lines(capsys, "slide-rule", "--back")

    assert "dodecahedron    12    30      20 20.6457 7.6631 1.1135 1.3090 1.4013 116.57" in lines
    assert max(map(len, lines)) <= 75
    assert 12 == len(show_json(capsys, "slide-rule", "--back")["polygons"])


def test_a_number_is_written_in_seven_ways(capsys: Capture) -> None:
    lines = show_lines(capsys, "numerals", "164")

    assert 7 == len(lines)
    assert "Mayan     𝋨 𝋤          8.4     three dots and one bar over four dots" in lines
    ways = show_json(capsys, "numerals", "164")["numerals"]
    assert ("CLXIV", "h1t6u4") == (ways["roman"]["signs"], ways["egyptian"]["typed"])


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("dragon",), "slide-rule, bones, numerals"),
        (("numerals",), "--help"),
        (("numerals", "0"), "1 to 999"),
        (("numerals", "1000"), "1 to 999"),
        (("numerals", "١٢"), "1 to 999"),
        (("numerals", "9" * 5000), "1 to 999"),
        (("bones", "3.5"), "329"),
        (("bones", "1234567890"), "9 digits"),
        (("bones", "329", "--row", "0"), "row from 1 to 9"),
        (("bones", "329", "--row", "x"), "--help"),
        (("slide-rule", "--at", "0.00"), "above 0"),
        (("slide-rule", "--at", "1e9"), "above 0"),
        (("slide-rule", "--hair", "-2"), "above 0"),
    ],
)
def test_nonsense_is_refused_in_one_line(
    capsys: Capture, arguments: tuple[str, ...], word: str
) -> None:
    assert 2 == main(["museum", *arguments])

    heard = capsys.readouterr()
    assert ("", 1) == (heard.out, heard.err.count("\n"))
    assert word in heard.err
