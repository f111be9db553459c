"""A pack as one line of text, as a table stores it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from abaculus.errors import PackError
from abaculus.kernel.messages import Refusal
from abaculus.questions.packs.canonical import encode_canonical
from abaculus.questions.packs.validate import ValidationReport, check_text

ENDINGS: Final = (".yaml", ".yml", ".json", ".csv")
LONGEST: Final = 300_000
"""The most characters of a pack at a table: every record of a game contains it."""
_COLUMNS: Final = ("prompt", "answer")


@lru_cache(maxsize=16)
def normalise_pack(text: str) -> str:
    """The canonical JSON of a pack in any of its formats.

    Raises `PackError` with line and reason.
    """
    if len(text) > LONGEST:
        raise PackError(Refusal("pack-too-long", {"most": LONGEST}))
    report = check_text(f"pack.{_guess_format(text)}", text.encode("utf-8", "surrogatepass"))
    if report.pack is not None:
        return encode_canonical(report.pack).decode()
    raise PackError(build_refusal(report))


def build_refusal(report: ValidationReport) -> Refusal:
    """Why a pack is refused: the first of its errors."""
    first = report.errors[0]
    return Refusal(
        "pack-unsound",
        {"line": first.line, "column": first.column, "reason": first.sentence},
    )


def _guess_format(text: str) -> str:
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith("{"):
        return "json"
    header = start.partition("\n")[0].lower()
    return "csv" if all(column in header for column in _COLUMNS) else "yaml"
