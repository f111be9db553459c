"""Writes a pack as YAML for its author or as JSON for a program."""

from __future__ import annotations

from typing import Any

import msgspec

from abaculus.questions.packs.canonical import to_plain_values
from abaculus.questions.packs.model import Pack

_WIDTH = 100


def write_json(pack: Pack) -> bytes:
    """Readable JSON with the fields in their usual order."""
    return msgspec.json.format(msgspec.json.encode(to_plain_values(pack)), indent=2) + b"\n"


def write_yaml(pack: Pack) -> bytes:
    """YAML that reads back as the same pack."""
    import yaml

    base: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    dumper = type("_Plain", (base,), {"ignore_aliases": _is_written_out})
    written: bytes = yaml.dump(
        to_plain_values(pack),
        Dumper=dumper,
        encoding="utf-8",
        allow_unicode=True,
        sort_keys=False,
        width=_WIDTH,
    )
    return written


def _is_written_out(_dumper: object, _value: object) -> bool:
    """True: nothing is written as an alias of an earlier value."""
    return True
