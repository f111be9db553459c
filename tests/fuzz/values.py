"""Hostile values, values by a JSON schema, and mutations of good ones."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final, cast

Json = Any
TEXTS: Final = (
    "", " ", "\x00", "a\x00b", "\ud800", "\udfff\ud800", "é" * 50, "x" * 300, "x" * 5000, "../..",
    "%00", "%", "%zz", "-1", "0", "1e400", "NaN", "null", "{}", "\u202e\u200b", "\r\nX: y",
    "😀" * 9, "١٢٣", "²", "⅐", "1" * 5000, "(" * 400, "(" * 3000, "-" * 900, "9^9^9^9", "2**99999",
    "=", "a1", "#1", "#" + "9" * 30, "__class__", "constructor", "\\", "'", '"', "<b>",
    "$x$", "\t", "ſ", "İ",
)  # fmt: skip
NUMBERS: Final = (
    0, -1, 1, 2, 7, 255, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**30, 10**400,
    0.5, -0.0, 1e308, -1e308, 1e-320, 3.0,
)  # fmt: skip
EMPTY: Final[tuple[Json, ...]] = (None, True, False, [], {})
RAW: Final = (
    b"", b"\x00", b"\xff\xfe", b"NaN", b"[NaN]", b"{\"a\":Infinity}", b"1e999999", b"9" * 6000,
    b"{" * 3000, b"[" * 100_000, b'{"a":' * 5000, b'"\\ud800"', b'"\xed\xa0\x80"',
    b"\xef\xbb\xbf{}", b"{}{}", b"{,}", b"tru", b"'a'", b'{"a":1,"a":2}', b"[" * 900 + b"]" * 900,
    b"a=b&c=d", b"--x\r\n\r\n--x--",
)  # fmt: skip


def pick_text(rng: Random) -> str:
    """A hostile text, or a short random one."""
    if rng.random() < 0.7:
        return rng.choice(TEXTS)
    pools = ("abc123+-*/=() ", "0123456789", "αβγ√≤×÷−½", "{}[]:,\"'\\\n")
    return "".join(rng.choices(rng.choice(pools), k=rng.randrange(24)))


def pick_value(rng: Random, depth: int = 2) -> Json:
    """Any JSON value, rather a nasty one."""
    kind = rng.randrange(8 if depth else 6)
    if kind < 2:
        return pick_text(rng)
    if kind < 4:
        return rng.choice(NUMBERS)
    if kind < 6:
        return rng.choice(EMPTY)
    some = range(rng.randrange(4))
    if kind == 6:
        return [pick_value(rng, depth - 1) for _ in some]
    return {pick_text(rng)[:40]: pick_value(rng, depth - 1) for _ in some}


def generate(rng: Random, schema: Json, parts: Json, depth: int = 5) -> Json:
    """A value that a schema allows, with hostile leaves."""
    if "$ref" in schema:
        return generate(rng, parts[schema["$ref"].rpartition("/")[2]], parts, depth)
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return generate(rng, rng.choice(schema[key]), parts, depth)
    if "const" in schema or "enum" in schema:
        return schema["const"] if "const" in schema else rng.choice(schema["enum"])
    if schema.get("type") == "object":
        return _generate_object(rng, schema, parts, depth)
    if schema.get("type") == "array":
        many = rng.randrange(4) if depth else 0
        return [generate(rng, schema.get("items") or {}, parts, depth - 1) for _ in range(many)]
    return _generate_leaf(rng, schema.get("type"))


def _generate_leaf(rng: Random, kind: Json) -> Json:
    match kind:
        case "string":
            return pick_text(rng)
        case "integer":
            return rng.choice([number for number in NUMBERS if isinstance(number, int)])
        case "number":
            return rng.choice(NUMBERS)
        case "boolean":
            return rng.random() < 0.5
        case "null":
            return None
        case _:
            return pick_value(rng)


def _generate_object(rng: Random, schema: Json, parts: Json, depth: int) -> Json:
    known = schema.get("properties", {})
    needed = schema.get("required", ())
    made = {
        name: generate(rng, part, parts, depth - 1)
        for name, part in known.items()
        if name in needed or (depth and rng.random() < 0.5)
    }
    more = schema.get("additionalProperties")
    if isinstance(more, dict) and depth:
        for _ in range(rng.randrange(3)):
            made[pick_text(rng)[:40]] = generate(rng, more, parts, depth - 1)
    return made


def mutate(rng: Random, value: Json) -> Json:
    """The value with one thing changed somewhere in it."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        return _mutate_object(rng, cast(dict[str, Json], value))
    if isinstance(value, list) and value and rng.random() < 0.85:
        return _mutate_list(rng, value)
    if isinstance(value, str) and value and rng.random() < 0.7:
        return mutate_text(rng, value)
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.5:
        return value + rng.choice((-1, 1, 10, -100))
    return pick_value(rng)


def _mutate_list(rng: Random, value: Json) -> Json:
    place = rng.randrange(len(value))
    middle = rng.choice(([], [value[place]] * 2, [mutate(rng, value[place])]))
    return [*value[:place], *middle, *value[place + 1 :]]


def _mutate_object(rng: Random, value: dict[str, Json]) -> Json:
    key = rng.choice(sorted(value))
    changed = dict(value)
    match rng.randrange(6):
        case 0:
            del changed[key]
        case 1:
            changed[pick_text(rng)[:40]] = changed.pop(key)
        case 2:
            changed[pick_text(rng)[:40]] = pick_value(rng)
        case _:
            changed[key] = mutate(rng, changed[key])
    return changed


def mutate_text(rng: Random, text: str) -> str:
    """The text with a few characters changed."""
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text) + 1)
        more = rng.choice((pick_text(rng)[:12], text[at : at + 5], "", rng.choice("0123+-=,;: ")))
        text = text[:at] + more + text[at + rng.randrange(4) :]
    return text


def encode(rng: Random, value: Json) -> bytes:
    """The value as JSON, now and then damaged."""
    data = json.dumps(value, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")
    if rng.random() < 0.9:
        return data
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice((*RAW[:9], b"\xc3", b",", b"]")) + data[at + rng.randrange(3) :]
