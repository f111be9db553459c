"""Solved tables are kept in one folder, and those of tests in another."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import platformdirs
import pytest

import abaculus
from abaculus.bots import cache
from abaculus.bots.cache import cache_folder, read_table, save_table

Values: TypeAlias = npt.NDArray[np.float64]
TABLE: Values = np.arange(6.0).reshape(2, 3)
SOURCE = Path(next(iter(abaculus.__path__)))


def test_tables_are_kept_in_the_cache_folder_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(cache.FOLDER)

    assert platformdirs.user_cache_path("abaculus", appauthor=False) / "races" == cache_folder(
        "races"
    )


def test_tests_have_a_folder_of_their_own() -> None:
    users = platformdirs.user_cache_path("abaculus", appauthor=False)

    assert users not in cache_folder("races").parents


def test_nothing_else_knows_the_folder_of_the_user() -> None:
    """So whatever asks for it can be sent elsewhere."""
    knowing = [
        file.relative_to(SOURCE).as_posix()
        for file in SOURCE.rglob("*.py")
        if "user_cache" in file.read_text("utf-8")
    ]

    assert ["bots/cache.py"] == knowing


def test_a_table_that_was_kept_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "new" / "table.npy"

    save_table(file, TABLE, 2)
    found = read_table(file, (2, 3), np.float64)

    assert found is not None
    assert TABLE.tolist() == found.tolist()
    assert ["table.npy"] == [one.name for one in file.parent.iterdir()]


@pytest.mark.parametrize("spoilt", [TABLE[:1], np.full((2, 3), np.nan)])
def test_a_table_of_another_form_is_not_taken(tmp_path: Path, spoilt: Values) -> None:
    save_table(tmp_path / "table.npy", spoilt, 2)

    assert read_table(tmp_path / "table.npy", (2, 3), np.float64) is None


def test_a_table_of_other_numbers_is_not_taken(tmp_path: Path) -> None:
    save_table(tmp_path / "table.npy", TABLE, 2)

    assert read_table(tmp_path / "table.npy", (2, 3), np.float32) is None


@pytest.mark.parametrize("junk", [b"", b"torn", b"\x93NUMPY\x01\x00"])
def test_a_torn_table_is_not_taken(tmp_path: Path, junk: bytes) -> None:
    (tmp_path / "table.npy").write_bytes(junk)

    assert read_table(tmp_path / "table.npy", (2, 3), np.float64) is None


def test_a_folder_that_cannot_be_written_hurts_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    save_table(tmp_path / "file" / "table.npy", TABLE, 2)

    assert ["file"] == [one.name for one in tmp_path.iterdir()]


def test_only_the_latest_tables_are_kept(tmp_path: Path) -> None:
    for name in ("one", "two", "three"):
        save_table(tmp_path / f"{name}.npy", TABLE, 2)

    assert 2 == len(list(tmp_path.iterdir()))
