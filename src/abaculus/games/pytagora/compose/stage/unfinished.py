"""Unfinished lines: nothing is wrong so far, but something is missing."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec import Struct

from abaculus.games.pytagora.compose.view import View
from abaculus.games.pytagora.equality.parse import parse_line
from abaculus.games.pytagora.equality.terms import Continue, Play
from abaculus.games.pytagora.refusals import formula, piece_text
from abaculus.kernel.messages import Refusal
from abaculus.kernel.scene_parts import Text
from abaculus.maths import format_mixed_number

_BEGUN: Final = {"no_new_piece": "wait-first", "gap": "wait-gap"}


class UnfinishedLine(Struct, frozen=True):
    """What a line still needs, and the line so far."""

    sentence: Text
    formula: Text | None = None


def unfinished_line(view: View, play: Play | None, refusal: Refusal) -> UnfinishedLine | None:
    """What is still missing if nothing is wrong so far, else None."""
    if play is None:
        code = _BEGUN.get(refusal.code)
        return None if code is None else UnfinishedLine(Text(code))
    sentence = _missing_text(view, play, refusal)
    if sentence is None:
        return None
    return UnfinishedLine(sentence, Text("formula-line", {"line": formula(play.pieces)}))


def _missing_text(view: View, play: Play, refusal: Refusal) -> Text | None:
    why, last = refusal.values.get("why"), play.pieces[-1]
    match refusal.code:
        case "no_equals":
            return _with_value("wait-equals", _worth(view, play.pieces))
        case "empty_member" if isinstance(play, Continue):
            end = view.table.equalities[play.number - 1]
            return _with_value("wait-other-side", _worth(view, _first_member(end.pieces)))
        case "empty_member" if last == "=":
            return _with_value("wait-other-side", _worth(view, play.pieces[:-1]))
        case "empty_member":
            return _with_value("wait-left-side", _worth(view, play.pieces[1:]))
        case "bad_expression" if why == "last" and last != "=":
            return Text("wait-last")
        case "bracket_unbalanced" if why == "open" and _is_last(play, refusal):
            return Text("wait-bracket")
        case "comma_misplaced" | "period_misplaced" if last in (",", "~"):
            return Text("wait-decimals")
        case _:
            return None


def _is_last(play: Play, refusal: Refusal) -> bool:
    """Whether the wrong part extends to the end of the line."""
    return piece_text(play.pieces).endswith(str(refusal.values["near"]))


def _first_member(pieces: tuple[str, ...]) -> tuple[str, ...]:
    return pieces[: pieces.index("=")]


def _worth(view: View, member: tuple[str, ...]) -> Fraction | None:
    """The value of one side; None if it cannot be read or is not a fraction."""
    if "=" in member or not member:
        return None
    reading = parse_line(view.rules.terms, member)
    if isinstance(reading, Refusal):
        return None
    return reading.arithmetic.fraction(reading.values[0])


def _with_value(code: str, value: Fraction | None) -> Text:
    return (
        Text(code)
        if value is None
        else Text(f"{code}-value", {"value": format_mixed_number(value)})
    )
