"""The text around an answer: `=`, a name before it, several sides, hedging words."""

from __future__ import annotations

import re
from typing import Final

from abaculus.maths.answers.verdicts import MalformedError

_NAME: Final = re.compile(
    r"[^\W\d_][^\W_]{0,19}(?: [^\W\d_]{1,20}){0,3}(?:_ ?\(?[^\W_]{1,4}\)?)?'?"
)
_CALL: Final = re.compile(r"[a-zA-Z] ?\( ?[a-zA-Z] ?\)")
_HEDGE: Final = re.compile(r"(?<![^\W\d_])(?:or|oder|oppure|ou|nebo|o)(?![^\W\d_])", re.IGNORECASE)
_VALUES: Final = frozenset({"pi", "sqrt", "root", "cbrt", "inf"})


def is_name(text: str) -> bool:
    """Whether a side of an equality is only a name: `x`, `area`, `x_1`, `f(x)`."""
    if text.lower() in _VALUES:
        return False
    return bool(_NAME.fullmatch(text) or _CALL.fullmatch(text))


def sides(text: str) -> list[str]:
    """The sides of an equality without the name before it; raises MalformedError."""
    if "=" not in text:
        return [text]
    parts = [part.strip() for part in text.split("=")]
    if len(parts) > 1 and (not parts[0] or is_name(parts[0])):
        parts = parts[1:]
    if not all(parts):
        raise MalformedError("empty" if not any(parts) else "syntax")
    if any(part[-1] in "<>!" or part[0] in "<>" for part in parts):
        raise MalformedError("syntax")
    return parts


def refuse_hedge(text: str) -> None:
    """Raise MalformedError for two answers to a question that asks for one."""
    if "±" in text or "+-" in text.replace(" ", "") or "+/-" in text or _HEDGE.search(text):
        raise MalformedError("hedged")
