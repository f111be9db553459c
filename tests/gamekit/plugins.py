"""Plug-ins that are installed during a test: a package and its metadata."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path

import pytest

from abaculus.kernel import registry

ROOT = Path(__file__).parents[2]
JUNIPER = ROOT / "examples" / "juniper" / "juniper"
SMALL = '''
from abaculus.gamekit import State, TurnGame, replace

class Heap(State, frozen=True):
    stones: int = 3

class Small(TurnGame[Heap, int]):
    """Take one or two stones."""
    id, title, rules = "small", "Small", "small/1"

    def start(self, options):
        return Heap()

    def candidates(self, state):
        return range(1, min(2, state.stones) + 1)

    def play(self, state, seat, move):
        return replace(state, stones=state.stones - move)

GAMES = (Small(),)
'''
"""A complete game, for tests to break in one place."""


class PluginFolder:
    """A folder of installed packages."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._modules: list[str] = []

    def add(self, name: str, *files: tuple[str, str], package: str = "") -> None:
        """Install a package of these files under a name; without files, only its metadata."""
        package = package or f"plugin_{name}"
        for file, text in files:
            target = self._folder / package / file
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
        self._describe(name, package)

    def add_copy(self, name: str, source: Path) -> None:
        """Install a copy of a package."""
        shutil.copytree(
            source, self._folder / source.name, ignore=shutil.ignore_patterns("__pycache__")
        )
        self._describe(name, source.name)

    def _describe(self, name: str, package: str) -> None:
        info = self._folder / f"{package}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[{registry.PLUGINS}]\n{name} = {package}\n")
        self._modules.append(package)
        forget_plugins()

    def unload(self) -> None:
        """Forget everything imported from here."""
        for module in list(sys.modules):
            if module.partition(".")[0] in self._modules:
                del sys.modules[module]
        forget_plugins()


def forget_plugins() -> None:
    """Make the registry look again."""
    invalidate_caches()
    registry.scan_plugins.cache_clear()
    registry.family_names.cache_clear()
    registry.load_family.cache_clear()


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PluginFolder]:
    """An empty folder of plug-ins on the path."""
    home = tmp_path / "plugins"
    home.mkdir()
    monkeypatch.setattr(sys, "path", [str(home), *sys.path])
    folder = PluginFolder(home)
    yield folder
    folder.unload()
