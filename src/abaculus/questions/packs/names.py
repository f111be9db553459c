"""Names inside packs: of packs, items and variables; and suggestions for misspelt ones."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

PACK: Final = re.compile(r"[a-z0-9][a-z0-9._-]{0,63}")
ITEM: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
VERSION: Final = re.compile(r"[0-9]{1,4}(?:\.[0-9]{1,4}){0,2}")
_OTHER: Final = re.compile(r"[^a-z0-9._-]++")


def slug(name: str) -> str:
    """A file's name as the id of a pack."""
    stem = name.rsplit("/", 1)[-1].rsplit(".", 1)[0].lower()
    return _OTHER.sub("-", stem).strip("-._")[:64] or "pack"


def suggest_name(name: str, known: Iterable[str]) -> str:
    """“; did you mean …?”, or empty if no known name is similar."""
    near = get_close_matches(name[:40], list(known), 1, 0.7)
    return f"; did you mean “{near[0]}”?" if near else ""
