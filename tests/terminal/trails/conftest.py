"""Only the toy on a table without edges is loaded here."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.toys.fixtures import toys

TRAILS = Path(__file__).parents[2] / "toys" / "trails"

__all__ = ["games_folder", "toys"]


@pytest.fixture(scope="session")
def games_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("endless")
    shutil.copytree(TRAILS, folder / "trails", ignore=shutil.ignore_patterns("__pycache__"))
    return folder
