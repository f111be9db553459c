"""The secret of a server: for its owner only, and kept."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from abaculus.server.secret import read_secret
from abaculus.stores.memory import MemoryStore


def test_secret_is_for_its_owner_only_and_the_first_stays(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    first, second = read_secret(file), read_secret(file)

    place = tmp_path / "tables.sqlite.secret"
    assert first == second == place.read_bytes()
    assert 0o600 == stat.S_IMODE(place.stat().st_mode)
    assert [place] == list(tmp_path.iterdir())


def test_a_disk_without_links_keeps_a_secret_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(_self: Path, _target: Path) -> None:
        raise PermissionError(1, "no links here")

    monkeypatch.setattr(Path, "hardlink_to", no_links)
    file = tmp_path / "tables.sqlite"

    assert read_secret(file) == read_secret(file)
    assert [tmp_path / "tables.sqlite.secret"] == list(tmp_path.iterdir())


def test_a_damaged_secret_is_replaced_and_none_is_kept_in_memory(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    (tmp_path / "tables.sqlite.secret").write_bytes(b"short")

    assert 32 == len(read_secret(file))
    assert read_secret(None) != read_secret(MemoryStore().file)
