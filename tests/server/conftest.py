"""The server is tested with every game and with the toys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import abaculus.games as all_games
from abaculus.kernel import registry

TOYS = Path(__file__).parents[1] / "toys"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def toys_too(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(all_games, "__path__", [*all_games.__path__, str(TOYS)])
    _forget()
    yield
    _forget()


def _forget() -> None:
    registry.family_names.cache_clear()
    registry.load_family.cache_clear()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"
