"""Imports go one way, and nothing outside a game's folder names it."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import abaculus
from abaculus.kernel.registry import family_names

ROOT = Path(__file__).parents[1]
SOURCE = Path(str(abaculus.__file__)).parent
BELOW = {
    "kernel": set[str](),
    "maths": set[str](),
    "i18n": {"kernel", "maths"},
    "questions": {"kernel", "maths", "i18n"},
    "grids": {"kernel", "maths"},
    "bots": {"kernel", "maths"},
    "gamekit": {"kernel", "maths", "i18n", "bots"},
    "games": {"kernel", "maths", "i18n", "questions", "grids", "bots", "gamekit"},
    "catalogue": {"kernel", "maths", "i18n", "bots"},
    "tables": {"kernel", "maths", "i18n", "questions", "bots"},
    "stores": {"kernel", "tables"},
    "links": {"kernel", "tables"},
    "testing": {"kernel", "maths", "i18n", "questions", "bots"},
}
"""For each layer the layers it may import; those not named here are on top and may import all."""
NEIGHBOURS = {
    ("kernel/registry.py", "abaculus.games"),
}
"""The one that looks into the folder of games, without knowing any."""


def modules() -> Iterator[Path]:
    for path in sorted(SOURCE.rglob("*.py")):
        if "tests" not in path.relative_to(SOURCE).parts:
            yield path


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports, relative ones made whole."""
    package = ("abaculus", *path.relative_to(SOURCE).parent.parts)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join((*home, *([node.module] if node.module else [])))
            yield from (f"{base}.{alias.name}" for alias in node.names)


def layer(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "abaculus" and len(parts) > 1 else None


def foreign(path: Path) -> Iterator[str]:
    """What a file imports and must not."""
    here = path.relative_to(SOURCE)
    own = here.parts[0] if len(here.parts) > 1 else ""
    if own not in BELOW:
        return
    for module in imports(path):
        there = layer(module)
        known = there in BELOW or (there is not None and (SOURCE / there).is_dir())
        is_neighbour = (here.as_posix(), module) in NEIGHBOURS
        if known and there != own and there not in BELOW[own] and not is_neighbour:
            yield f"{here} imports {module}"


def test_imports_go_one_way() -> None:
    assert [line for path in modules() for line in foreign(path)] == []


def test_every_layer_is_above_what_it_imports() -> None:
    ranks = list(BELOW)

    assert all(ranks.index(low) < ranks.index(high) for high, lows in BELOW.items() for low in lows)


def test_the_kernel_needs_the_standard_library_and_msgspec_only() -> None:
    allowed = {"abaculus", "msgspec", *sys.stdlib_module_names}

    used = {
        module.split(".")[0]
        for path in sorted((SOURCE / "kernel").glob("*.py"))
        for module in imports(path)
    }

    assert used <= allowed


@pytest.mark.parametrize("name", family_names())
def test_no_game_imports_another(name: str) -> None:
    others = [f"abaculus.games.{other}" for other in family_names() if other != name]

    found = [
        f"{path.name} imports {module}"
        for path in sorted((SOURCE / "games" / name).rglob("*.py"))
        for module in imports(path)
        if any(module == other or module.startswith(f"{other}.") for other in others)
    ]

    assert found == []


def unnamed_places() -> Iterator[Path]:
    """Every file that has to find games instead of knowing them."""
    for path in modules():
        if path.relative_to(SOURCE).parts[0] != "games" or path.parent == SOURCE / "games":
            yield path
    yield from sorted((SOURCE / "i18n").rglob("*.ftl"))
    yield from sorted(
        path
        for path in (ROOT / "web").rglob("*")
        if path.suffix in {".ts", ".js", ".svelte", ".html", ".css"}
        and not {"node_modules", "games"} & set(path.relative_to(ROOT).parts)
    )
    yield from (path for name in ("Makefile", "hatch_build.py") if (path := ROOT / name).is_file())


def is_example(path: Path, line: str) -> bool:
    """Whether a line belongs to the session that the front door shows."""
    return path == SOURCE / "table.py" and line.startswith((">>> ", "<Table ", "<Record "))


@pytest.mark.parametrize("name", family_names())
def test_nothing_outside_its_folder_names_a_game(name: str) -> None:
    word = re.compile(re.escape(name), re.IGNORECASE)

    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in unnamed_places()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if word.search(line) and not is_example(path, line)
    ]

    assert found == []


def test_a_forbidden_import_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    for place in ("kernel", "games", "bots"):
        (tmp_path / place).mkdir()
    (tmp_path / "kernel" / "registry.py").write_text("import abaculus.games")
    (tmp_path / "kernel" / "low.py").write_text("from ..bots import anything")
    (tmp_path / "kernel" / "odd.py").write_text("from abaculus.games.somewhere import Board")

    found = [line for path in modules() for line in foreign(path)]

    assert found == [
        "kernel/low.py imports abaculus.bots.anything",
        "kernel/odd.py imports abaculus.games.somewhere.Board",
    ]
