"""The sentences of questions: TOML files with slots, plurals and choices, compiled once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, cast

import msgspec

from abaculus.errors import QuestionError

LOCALE = Path(__file__).parent / "locale"


class Slot(msgspec.Struct, frozen=True):
    """A place for a value."""

    name: str


class Branch(msgspec.Struct, frozen=True):
    """Wordings from which a value selects one: by number, or by name."""

    name: str
    is_plural: bool
    ways: dict[str, Any]


Part: TypeAlias = str | Slot | Branch
Message: TypeAlias = tuple[Part, ...]


class MessageError(QuestionError, ValueError):
    """A sentence that cannot be compiled: a fault of ours, reported with file and name."""


@cache
def load_messages(lang: str, topic: str) -> Mapping[str, Message]:
    """The sentences of a topic by name; nouns have their plural form after a dot."""
    path = LOCALE / lang / f"{topic}.toml"
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    found: dict[str, Message] = {}
    for name, text in _flat(table, ""):
        try:
            found[name] = compile_message(text)
        except ValueError as fault:
            raise MessageError(f"{path.name}: {name}: {fault}") from None
    return found


@cache
def message(lang: str, msgid: str) -> Message:
    """A sentence by its id, in English if the language lacks it; raises KeyError."""
    topic, _, name = msgid.partition(".")
    found = load_messages(lang, topic).get(name)
    if found is None and lang != "en":
        found = load_messages("en", topic).get(name)
    if found is None:
        raise KeyError(msgid)
    return found


def languages() -> tuple[str, ...]:
    """The languages that have sentences."""
    return tuple(sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir()))


def _flat(table: Mapping[str, Any], before: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for name, inside in table.items():
        if isinstance(inside, str):
            found.append((before + name, inside))
        elif isinstance(inside, dict):
            found += _flat(cast("Mapping[str, Any]", inside), f"{before}{name}.")
        else:
            raise MessageError(f"{before}{name} is neither a sentence nor a table")
    return found


def compile_message(text: str) -> Message:
    """A sentence in parts; raises ValueError if its braces are wrong."""
    parts, end = _parts(text, 0, None)
    if end != len(text):
        raise ValueError("a } has no { before it")
    return parts


def _parts(text: str, at: int, counted: str | None) -> tuple[Message, int]:
    parts: list[Part] = []
    plain = ""
    while at < len(text) and text[at] != "}":
        if text[at] == "{":
            if plain:
                parts.append(plain)
                plain = ""
            part, at = _slot(text, at + 1)
            parts.append(part)
        elif text[at] == "#" and counted is not None:
            if plain:
                parts.append(plain)
                plain = ""
            parts.append(Slot(counted))
            at += 1
        else:
            plain += text[at]
            at += 1
    if plain:
        parts.append(plain)
    return tuple(parts), at


def _slot(text: str, at: int) -> tuple[Part, int]:
    end = min((place for sign in ",}" if (place := text.find(sign, at)) >= 0), default=-1)
    if end < 0:
        raise ValueError("a { is never closed")
    name = text[at:end].strip()
    if not name.isidentifier():
        raise ValueError(f"“{name}” is not the name of a slot")
    if text[end] == "}":
        return Slot(name), end + 1
    kind_end = text.find(",", end + 1)
    kind = text[end + 1 : kind_end].strip() if kind_end >= 0 else ""
    if kind not in ("plural", "select"):
        raise ValueError(f"“{kind}” is neither plural nor select")
    ways, at = _ways(text, kind_end + 1, name if kind == "plural" else None)
    if "other" not in ways:
        raise ValueError(f"{name} has no wording for other")
    return Branch(name, kind == "plural", ways), at


def _ways(text: str, at: int, counted: str | None) -> tuple[dict[str, Any], int]:
    ways: dict[str, Any] = {}
    while True:
        while at < len(text) and text[at].isspace():
            at += 1
        if at >= len(text):
            raise ValueError("a { is never closed")
        if text[at] == "}":
            return ways, at + 1
        opened = text.find("{", at)
        if opened < 0:
            raise ValueError("a wording has no {")
        case = text[at:opened].strip()
        ways[case], at = _parts(text, opened + 1, counted)
        if at >= len(text):
            raise ValueError("a { is never closed")
        at += 1
