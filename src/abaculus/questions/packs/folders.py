"""Finds a pack on disk: one file, or a folder with a file named pack."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from abaculus.questions.packs import limits

NAMES: Final = ("pack.yaml", "pack.yml", "pack.json", "pack.csv")


def read_pack_file(path: Path) -> tuple[str, bytes]:
    """The name and the bytes of a pack, at most one beyond the limit; raises OSError."""
    if path.is_dir():
        path = next((path / name for name in NAMES if (path / name).is_file()), path / NAMES[0])
    with path.open("rb") as file:
        return path.name, file.read(limits.BYTES + 1)
