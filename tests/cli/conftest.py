"""The toys are the only games here."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import abaculus.games
from abaculus.kernel import discovery

TOYS = Path(__file__).parents[1] / "toys"


def forget_games() -> None:
    discovery.family_names.cache_clear()
    discovery.family.cache_clear()
    for name in [name for name in sys.modules if name.startswith("abaculus.games.")]:
        del sys.modules[name]


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    saved = {name: sys.modules[name] for name in sys.modules if name.startswith("abaculus.games.")}
    monkeypatch.setattr(abaculus.games, "__path__", [str(TOYS)])
    forget_games()
    yield
    forget_games()
    sys.modules.update(saved)
