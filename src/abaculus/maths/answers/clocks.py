"""The kinds `time` and `duration`."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from msgspec import Struct

from abaculus.maths.answers import specs, values
from abaculus.maths.answers.evaluation import value
from abaculus.maths.answers.forms import fault
from abaculus.maths.answers.normalise import fold, normalise
from abaculus.maths.answers.numbers import rational
from abaculus.maths.answers.parser import Parser
from abaculus.maths.answers.sides import refuse_hedge, sides
from abaculus.maths.answers.styles import AnswerStyle
from abaculus.maths.answers.units import Unit, parse_unit
from abaculus.maths.answers.values import Value
from abaculus.maths.answers.verdicts import CheckResult, MalformedError, Verdict
from abaculus.maths.expr import Expr
from abaculus.maths.formulas.tree import Formula
from abaculus.maths.layout import layout

_DAY: Final = 24 * 60
_HALF: Final = 12 * 60
_NOON: Final = frozenset({"noon", "midday", "mezzogiorno", "midi", "mittag", "poledne", "mediodia"})
_MIDNIGHT: Final = frozenset(
    {"midnight", "mezzanotte", "minuit", "mitternacht", "pulnoc", "medianoche"}
)
_CLOCK: Final = re.compile(
    r"(?:(?:at|ore|alle|le|um|ve?|a las?|a|les) )?([0-9]{1,2})"
    r"(?: ?[:.] ?([0-9]{2})| ?(?:h|heures?|uhr) ?([0-9]{2})?(?: ?min)?)?"
    r"( ?(?:o'clock|uhr|hod|hodin|hours|hrs|h|en punto))?\.?"
    r"(?: ?([ap])\.? ?m\.?)?"
)
_HOURS: Final = re.compile(r"[0-9]{1,2} ?(?:h|uhr|heures?)")
_SECONDS: Final = {"h": 3600, "min": 60, "s": 1}
_COLON: Final = re.compile(r"([0-9]{1,6}):([0-9]{2})(?::([0-9]{2}))?(?: ?(h|min|s))?")
_LINKS: Final = re.compile(
    r"(?<=[^\W\d_])\.?(?:,| ?(?:and|e|et|und|a|y))? (?=[0-9])", re.IGNORECASE
)
_BARE_MARKS: Final = {"'": 60, '"': 1, "m": 60}


def _minutes(text: str) -> tuple[int, bool]:
    """Minutes after midnight, and whether am or pm was given; raises MalformedError."""
    small = fold(text)
    if small in _NOON or small in _MIDNIGHT:
        return (_HALF if small in _NOON else 0), True
    found = _CLOCK.fullmatch(small)
    if found is None:
        raise MalformedError("syntax")
    hours, minutes = int(found[1]), int(found[2] or found[3] or 0)
    says_hours = found[2] or found[3] or found[4] or found[5] or _HOURS.match(small)
    if not says_hours or minutes > 59 or hours > 24 or (hours == 24 and minutes):
        raise MalformedError("syntax")
    if found[5]:
        return _hour_of_day(hours, found[5]) * 60 + minutes, True
    return hours % 24 * 60 + minutes, False


def _hour_of_day(hours: int, half: str) -> int:
    """The hour of the day, given am or pm."""
    if hours > 12:
        if half == "a" or hours == 24:
            raise MalformedError("syntax")
        return hours
    if hours == 0 and half == "p":
        raise MalformedError("syntax")
    return hours % 12 + (12 if half == "p" else 0)


def check_time(spec: specs.Time, text: str, style: AnswerStyle) -> Verdict:
    """Check for the same time of day, or the same position on the dial."""
    try:
        truth = _minutes(normalise(spec.value))[0]
    except MalformedError as malformed:
        raise ValueError(f"value: {spec.value!r} is not a time hh:mm") from malformed
    typed, _ = _minutes(sides(normalise(text))[-1])
    written = f"{typed // 60}:{typed % 60:02}"
    day = _DAY if spec.clock == 24 else _HALF
    if (typed - truth) % day == 0:
        code = "exact" if typed == truth else "equivalent_form"
    else:
        code = "am_pm" if (typed - truth) % _HALF == 0 else "wrong"
    return CheckResult(code, written, ("raw", written)).verdict


class _Length(Struct, frozen=True):
    """A duration as it was written."""

    seconds: Value
    shown: Formula


def check_duration(spec: specs.Duration, text: str, style: AnswerStyle) -> Verdict:
    """Check for the same duration, in any unit."""
    truth = rational(spec.seconds, "seconds")
    bare = _unit_seconds(spec.unit)
    text = normalise(text)
    refuse_hedge(text)
    text = _LINKS.sub(" ", sides(text)[-1])
    typed = _colon(text, spec.colon) or _compound(text, bare, style)
    is_right = values.equal(typed.seconds, truth)
    code = "exact" if is_right else "wrong"
    if not is_right and values.equal(typed.seconds, -truth):
        code = "wrong_sign"
    return CheckResult(code, values.format_value(typed.seconds), _layout_length(typed)).verdict


def _layout_length(typed: _Length) -> Formula:
    """Hours, minutes and whole seconds; any other duration stays as written."""
    seconds = typed.seconds
    if isinstance(seconds, Fraction) and seconds > 0 and seconds.denominator == 1:
        return ("lasting", seconds.numerator)
    return typed.shown


def _unit_seconds(unit: str | None) -> Fraction | None:
    if unit is None:
        return None
    found = parse_unit(normalise(unit), 0)
    if found is None or not _is_time(found[0]):
        raise ValueError(f"unit: {unit!r} is not a unit of time")
    return found[0].size


def _is_time(unit: Unit) -> bool:
    return unit.dimension == (("time", 1),)


def _colon(text: str, colon: str | None) -> _Length | None:
    """`1:30` as hours and minutes, or as minutes and seconds if the question or a unit says so."""
    found = _COLON.fullmatch(text)
    if found is None:
        if ":" in text:
            raise MalformedError("syntax")
        return None
    first, second, third = (int(part) if part else 0 for part in found.groups()[:3])
    is_minutes = found[4] == "min" or (found[4] is None and colon == "m:s")
    if found[3] is None and found[4] is None and colon is None:
        raise MalformedError("syntax")
    if second > 59 or third > 59 or found[4] == "s":
        raise MalformedError("syntax")
    seconds = first * 60 + second
    if found[3] is not None or not is_minutes:
        seconds = seconds * 60 + third
    return _Length(Fraction(seconds), ("raw", found[0]))


def _compound(text: str, bare: Fraction | None, style: AnswerStyle) -> _Length:
    """Numbers with their units, the larger ones first; raises MalformedError."""
    total: Value = Fraction(0)
    last: Fraction | None = None
    parts: list[Formula] = []
    at = 0
    while at < len(text):
        parser = Parser(text, style, at=at)
        tree = parser.expression()
        amount = _evaluate(tree)
        size, end = _size(text, parser, last, bare)
        if last is not None and (size >= last or values.sign(amount) < 0):
            raise MalformedError("syntax")
        total = values.add(total, values.multiply(amount, size))
        name = text[parser.end : end].strip()
        parts.append(("qty", layout(tree), name) if name else layout(tree))
        last, at = size, end
    return _Length(total, parts[0] if len(parts) == 1 else ("and", *parts))


def _evaluate(tree: Expr) -> Value:
    amount = value(tree)
    fault(tree, "any")
    return amount


def _size(
    text: str, parser: Parser, last: Fraction | None, bare: Fraction | None
) -> tuple[Fraction, int]:
    """The seconds in the unit after a number, and where the unit ends."""
    if parser.is_done:
        return _implied_unit(last, bare), len(text)
    if not parser.is_before_word:
        raise MalformedError("syntax")
    at = parser.end
    end = at + 1
    if text[at] in _BARE_MARKS and not text[end : end + 1].isalpha():
        return Fraction(_BARE_MARKS[text[at]]), _skip_blanks(text, end)
    found = parse_unit(text, at)
    if found is None:
        raise MalformedError("unit_unknown" if text[at].isalpha() else "syntax")
    unit, end = found
    if not _is_time(unit):
        raise MalformedError("unit_dimension")
    return unit.size, _skip_blanks(text, end)


def _skip_blanks(text: str, at: int) -> int:
    while at < len(text) and text[at] in " .":
        at += 1
    return at


def _implied_unit(last: Fraction | None, bare: Fraction | None) -> Fraction:
    """The unit of a number without one: the next smaller unit, or the question's."""
    if last is not None:
        if last not in (3600, 60):
            raise MalformedError("unit_missing")
        return last / 60
    if bare is None:
        raise MalformedError("unit_missing")
    return bare
