"""The drawings of families: found by name, and harmless wherever they are put."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

import abaculus.games as all_games
from abaculus.catalogue.game_page import pictures
from abaculus.kernel.registry import Family, families
from abaculus.testing import family_at

PEBBLES = Path(__file__).parents[1] / "toys" / "pebbles"
FILES = sorted(Path(all_games.__path__[0]).glob("*/look/*.svg"))
DRAWN = {
    *("svg", "g", "defs", "title", "desc", "symbol", "use", "clipPath", "mask"),
    *("path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"),
    *("linearGradient", "radialGradient", "stop", "pattern"),
}
"""The elements that draw and do nothing else."""


@pytest.fixture(scope="module")
def drawn_toys(tmp_path_factory: pytest.TempPathFactory) -> Family:
    """The toys with a motif and two drawings."""
    folder = tmp_path_factory.mktemp("elsewhere") / "drawn"
    shutil.copytree(PEBBLES, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "look").mkdir()
    for name in ("motif", "die-two", "die-one"):
        (folder / "look" / f"{name}.svg").write_text(f"<svg>{name}</svg>", "utf-8")
    return family_at(folder)


def test_drawings_are_listed_by_name_without_the_motif(drawn_toys: Family) -> None:
    assert {"die-one": "<svg>die-one</svg>", "die-two": "<svg>die-two</svg>"} == pictures(
        drawn_toys
    )


def test_a_family_without_drawings_has_none() -> None:
    assert {} == pictures(family_at(PEBBLES))


def complaint(text: str) -> str:
    """What a drawing does besides being looked at; empty: nothing."""
    for element in ElementTree.fromstring(text).iter():  # noqa: S314 - files of ours
        name = element.tag.rpartition("}")[2]
        if name not in DRAWN:
            return f"<{name}>"
        for key, value in element.attrib.items():
            bare = key.rpartition("}")[2].lower()
            if bare.startswith("on") or (bare == "href" and not value.startswith("#")):
                return f"{key}={value}"
            if re.search(r"url\((?!['\"]?#)|javascript:|data:", value, re.IGNORECASE):
                return f"{key}={value}"
    return ""


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_a_drawing_only_draws(file: Path) -> None:
    assert "" == complaint(file.read_text("utf-8"))


@pytest.mark.parametrize("family", families(), ids=lambda family: family.id)
def test_what_a_program_draws_only_draws(family: Family) -> None:
    assert [] == [name for name, text in family.drawings.items() if complaint(text)]


@pytest.mark.parametrize(
    "inside",
    [
        "<script>1</script>",
        "<foreignObject/>",
        "<style>@import 'x'</style>",
        '<path onclick="1"/>',
        '<use href="https://elsewhere.example/a.svg#b"/>',
        '<rect fill="url(https://elsewhere.example)"/>',
        '<a href="javascript:1"/>',
    ],
)
def test_a_drawing_that_does_more_is_found_out(inside: str) -> None:
    assert complaint(f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>')
