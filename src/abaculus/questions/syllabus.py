"""The rows of the syllabus: the topics of each grade in three categories."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

GRADES: Final = ("R", *(str(grade) for grade in range(1, 13)))
CATEGORIES: Final = ("E", "N", "G")
_FILE: Final = Path(__file__).parent / "data" / "syllabus.toml"


class SyllabusRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One topic of a grade and category; the preset of the same name makes its questions."""

    topic: str
    type: str
    load: int
    ccss: str = ""
    caps: str = ""


@cache
def syllabus() -> Mapping[str, SyllabusRow]:
    """All rows by their ids: `7N2` is grade 7, category N, row 2."""
    return msgspec.convert(tomllib.loads(_FILE.read_text("utf-8")), dict[str, SyllabusRow])


def rows_of(grade: str, category: str) -> tuple[str, ...]:
    """The ids of the rows of a grade and category."""
    return tuple(name for name in syllabus() if name[:-2] == grade and name[-2] == category)
