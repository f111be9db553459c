"""Fixtures of tests that know only the toy family."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import abaculus.games as all_games
from abaculus.kernel import registry

PEBBLES = Path(__file__).parent / "pebbles"


@pytest.fixture(scope="session")
def games_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    shutil.copytree(PEBBLES, folder / "pebbles", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch, games_folder: Path) -> Iterator[None]:
    others = {name: sys.modules[name] for name in sys.modules if is_game(name)}
    monkeypatch.setattr(all_games, "__path__", [str(games_folder)])
    forget_games()
    yield
    forget_games()
    sys.modules.update(others)


def forget_games() -> None:
    registry.family_names.cache_clear()
    registry.load_family.cache_clear()
    for name in [name for name in sys.modules if is_game(name)]:
        del sys.modules[name]


def is_game(module: str) -> bool:
    return module.startswith("abaculus.games.")
