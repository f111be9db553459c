"""An answer spec for a number, and the code of what is typed for it."""

from __future__ import annotations

from typing import Any

from abaculus.maths.answers import check, read_spec
from abaculus.maths.answers.verdicts import MALFORMED, RIGHT

PROFILES = {"": "default", "M": "mathematicus", "G": "mathmetrics"}


def code(spec: dict[str, Any], text: str, locale: str = "en", table: str = "") -> str:
    """The code, after making sure that it belongs to the outcome."""
    found = check(read_spec(spec), text, locale, PROFILES[table])
    expected = "malformed" if found.code in MALFORMED else "wrong"
    assert found.outcome == ("right" if found.code in RIGHT else expected)
    assert (found.value is None) == (found.outcome == "malformed")
    return found.code


def number(value: str | int, **fields: Any) -> dict[str, Any]:
    return {"kind": "number", "value": value, **fields}
