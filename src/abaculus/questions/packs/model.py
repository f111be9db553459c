"""A pack: its author, and its items as written."""

from __future__ import annotations

from typing import Any

import msgspec


class ItemMistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wrong answer, with the misconception that leads to it if that has a name."""

    value: str
    mis: str = ""


class PackItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One question of a pack; with `vars` it stands for many."""

    id: str
    prompt: str
    """Plain text; mathematics between dollar signs, variables in braces."""
    answer: str | dict[str, Any]
    """A number as typed, or a whole specification with its `kind`."""
    level: int | None = None
    grade: str | None = None
    category: str | None = None
    row: str | None = None
    secs: int = 30
    vars: dict[str, str] = {}
    """The values of each variable: `3..9`, or `11|12|15`."""
    where: str = ""
    """The condition that the values must fulfil."""
    distractors: tuple[ItemMistake, ...] = ()
    steps: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()


class PackInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who wrote a pack, for whom, and who may use it."""

    id: str
    title: str
    version: str = "1.0.0"
    lang: str = "en"
    licence: str = ""
    """An SPDX id; without one, the pack stays on the machine where it was written."""
    authors: tuple[str, ...] = ()
    source: str = ""
    engine: str = ">=1"


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as its author wrote it."""

    pack: PackInfo
    items: tuple[PackItem, ...]


class PackFinding(msgspec.Struct, frozen=True):
    """An error or a warning about a pack, and its place."""

    file: str
    line: int
    column: int
    code: str
    """E… for an error, W… for a warning."""
    field: str
    sentence: str

    def __str__(self) -> str:
        """`pack.yaml:9:13 E31 answer: …`."""
        return f"{self.file}:{self.line}:{self.column} {self.code} {self.field}: {self.sentence}"
