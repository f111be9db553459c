"""The hot modules run compiled where they were compiled, and do the same either way."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import hot

ROOT = Path(__file__).parent.parent
HOT = hot(ROOT)

GAMES = """
from abaculus import SeededRng, choose, families
from abaculus.bots import playout
from abaculus.kernel.codec import encode
for family in families():
    for game in family.games:
        options = choose(game.info.menu, {})
        print(game.info.id, encode(playout(game, options, SeededRng(5))).decode())
for name in NAMES:
    print(__import__(name, fromlist=["x"]).__file__.endswith(".py"))
"""


def _module(path: str) -> str:
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@pytest.mark.parametrize("path", HOT)
def test_a_hot_module_that_was_compiled_is_the_one_that_runs(path: str) -> None:
    source = ROOT / path
    libraries = list(source.parent.glob(f"{source.stem}.*.so"))

    loaded = importlib.import_module(_module(path)).__file__

    assert loaded == str(libraries[0] if libraries else source)


@pytest.mark.skipif(os.environ.get("ABACULUS_PLAIN", "0") == "1", reason="plain on purpose")
def test_hot_modules_are_compiled_where_a_compiler_is_at_hand() -> None:
    has_compiler = any(shutil.which(name) for name in ("cc", "gcc", "clang"))

    compiled = [path for path in HOT if list((ROOT / path).parent.glob("*.so"))]

    assert compiled == (HOT if has_compiler else [])


@pytest.mark.slow
def test_the_plain_source_plays_the_same_games(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__")
    )
    script = GAMES.replace("NAMES", repr([_module(path) for path in HOT]))

    plain, present = (_output(script, source) for source in (tmp_path / "src", ROOT / "src"))

    assert plain[: -len(HOT)] == present[: -len(HOT)]
    assert plain[-len(HOT) :] == ["True"] * len(HOT)


def _output(script: str, source: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()
