"""Game families that lie outside the package: for those who write one."""

from __future__ import annotations

from pathlib import Path

import abaculus.games
from abaculus.kernel.discovery import Family


def family_at(folder: Path) -> Family:
    """The family in a folder anywhere, loaded as if it lay among the games."""
    home = str(folder.resolve().parent)
    abaculus.games.__path__.append(home)
    try:
        found = Family(folder.name)
        # these are read when first asked for, and then the folder is out of sight
        _ = found.bots, found.desk, found.stage, found.adviser
    finally:
        abaculus.games.__path__.remove(home)
    return found
