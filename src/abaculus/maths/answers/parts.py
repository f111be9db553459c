"""The kind `parts`: several boxes, each with its own spec."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from abaculus.maths.answers import specs
from abaculus.maths.answers.normalise import LONGEST
from abaculus.maths.answers.styles import AnswerStyle
from abaculus.maths.answers.verdicts import MalformedError, Verdict

_MOST_PARTS: Final = 12
_LINES: Final = re.compile(r"\r?\n|[;|]")


def check_parts(
    spec: specs.Parts,
    text: str,
    style: AnswerStyle,
    judge: Callable[[specs.AnswerSpec, str, AnswerStyle], Verdict],
) -> Verdict:
    """Check every box; the first that is not right gives the reason."""
    if not 0 < len(spec.parts) <= _MOST_PARTS:
        raise ValueError(f"parts: 1 to {_MOST_PARTS} are needed")
    if len({part.name for part in spec.parts}) < len(spec.parts):
        raise ValueError("parts: every name may stand once")
    boxes = _boxes(spec, text)
    verdicts = [judge(part.spec, boxes[part.name], style) for part in spec.parts]
    readings = [verdict.shown for verdict in verdicts if verdict.shown is not None]
    shown = ("list", *readings) if len(readings) == len(verdicts) else None
    value = "; ".join(verdict.value or "" for verdict in verdicts)
    for outcome in ("malformed", "wrong"):
        for verdict in verdicts:
            if verdict.outcome == outcome:
                return Verdict(outcome, verdict.code, value if outcome == "wrong" else None, shown)
    code = next((verdict.code for verdict in verdicts if verdict.code != "exact"), "exact")
    return Verdict("right", code, value, shown)


def _boxes(spec: specs.Parts, text: str) -> Mapping[str, str]:
    """The text of each box: JSON by name, or texts in order with or without names."""
    if len(text) > LONGEST * len(spec.parts):
        raise MalformedError("too_long")
    names = [part.name for part in spec.parts]
    if text.lstrip().startswith('{"'):
        return _by_name(text, names)
    pieces = [piece.strip() for piece in _LINES.split(text.strip())]
    if pieces == [""]:
        raise MalformedError("empty")
    if len(pieces) != len(names) and "," in text:
        pieces = [piece.strip() for piece in text.split(", ")]
    if len(pieces) != len(names):
        raise MalformedError("count")
    return dict(
        zip(names, (_strip_name(p, n) for p, n in zip(pieces, names, strict=True)), strict=True)
    )


def _by_name(text: str, names: list[str]) -> dict[str, str]:
    try:
        found = msgspec.json.decode(text, type=dict[str, str])
    except msgspec.MsgspecError as error:
        raise MalformedError("syntax") from error
    if set(found) != set(names):
        raise MalformedError("count")
    return found


def _strip_name(piece: str, name: str) -> str:
    found = re.match(rf"{re.escape(name)} ?[=:] ?", piece, re.IGNORECASE)
    return piece[found.end() :] if found else piece
