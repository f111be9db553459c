"""Numerals: digit groups, decimal signs, exponents and periods, as locale and profile read them."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from msgspec import Struct

from abaculus.maths.answers.styles import AnswerStyle
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.maths.expr import Writing, WrittenNumber

MOST_DIGITS: Final = 40
MOST_BITS: Final = 4096
_MOST_EXPONENT: Final = 1232
"""Ten to this power still fits into 4096 bits."""
_DIGITS: Final = re.compile(r"[0-9]+")
_RUN: Final = re.compile(r"(?:[.,][0-9]+)+")
_LOOSE: Final = re.compile(r"[.,](?![.,0-9])")
_GROUP: Final = {sign: re.compile(f"{sign}([0-9]{{3}})(?![0-9])") for sign in " '_"}
_INDIAN_GROUPS: Final = {
    sign: re.compile(f"(?:{sign}[0-9]{{2}})+{sign}[0-9]{{3}}(?![0-9])") for sign in " '_"
}
_DECIMAL_GROUPS: Final = re.compile(r"(?: [0-9]{3})+(?![0-9])")
_BELOW: Final = re.compile(r" ?/ ?([0-9]+)")
_BRACKET: Final = re.compile(r"\(([0-9]+)\)|\[([0-9]+)\]|\{([0-9]+)\}")
_DOTS: Final = re.compile(r" ?\.\.\.(?!\.)")
_WORD: Final = re.compile(
    r" ?(?:p[eé]ri[oó]d[a-zéýáíě]*|repeating|recurring|ricorrente|r)(?![a-zà-ž])", re.IGNORECASE
)
_EXPONENT: Final = re.compile(r" ?[eE]([+-]?[0-9]+)(?![0-9A-Za-z])")
_SPLIT: Final = re.compile(r"[.,]")


class _Parts(Struct, frozen=True):
    """A numeral taken apart: the digits before and after the decimal sign, if there is one."""

    whole: str
    decimals: str | None = None
    other: str | None = None
    """The decimals of the second reading, if both are allowed."""


def parse_numeral(
    text: str, at: int, style: AnswerStyle, *, letters: bool = False
) -> tuple[WrittenNumber, int]:
    """The numeral at a digit or decimal sign, and where it ends; raises MalformedError.

    If letters are in use, `e` and `r` after digits are letters.
    """
    found = _DIGITS.match(text, at)
    first = found[0] if found else ""
    end = found.end() if found else at
    grouped = _groups_end(text, end, first, style) if 0 < len(first) < 4 else end
    parts, end = _read(text, at, end, grouped, first, style)
    if parts.decimals is not None:
        return _with_period(text, end, parts, letters=letters)
    if not letters and (found := _EXPONENT.match(text, end)):
        return _scientific(parts, found[1]), found.end()
    return _number(parts), end


def _groups_end(text: str, at: int, first: str, style: AnswerStyle) -> int:
    """Where groups separated by blanks, ' or _ end."""
    sign = text[at : at + 1]
    if sign == "" or sign not in " '_":
        return at
    if style.is_indian and len(first) < 3 and (found := _INDIAN_GROUPS[sign].match(text, at)):
        return found.end()
    group = _GROUP[sign]
    before = at
    while found := group.match(text, at):
        before, at = at, found.end()
    if sign == " " and before < at and (below := _BELOW.match(text, at)):
        # three digits before the denominator are the fraction of a mixed number
        digits = below[1]
        if len(digits) > MOST_DIGITS or int(text[before + 1 : at]) < int(digits):
            return before
    return at


def _read(
    text: str, start: int, end: int, grouped: int, first: str, style: AnswerStyle
) -> tuple[_Parts, int]:
    if grouped > end:
        whole = re.sub("[ '_]", "", text[start:grouped])
        return _after_groups(text, grouped, whole, style)
    run = _RUN.match(text, end)
    if run is None:
        return _loose(text, end, first, style)
    parts = _split_at_signs(first, run[0], style)
    end = run.end()
    if parts.decimals is None and (_BRACKET.match(text, end) or _DOTS.match(text, end)):
        # only a decimal has a period
        signs = re.sub("[^.,]", "", run[0])
        if len(signs) != 1 or style.profile.separators == "strict":
            raise MalformedError("syntax")
        parts = _Parts(first, run[0][1:])
    if parts.decimals is not None and len(parts.decimals) == 3:
        more = _DECIMAL_GROUPS.match(text, end)
        if more and not _BELOW.match(text, more.end()):
            decimals = parts.decimals + more[0].replace(" ", "")
            return _Parts(parts.whole, decimals), more.end()
    return parts, end


def _after_groups(text: str, at: int, whole: str, style: AnswerStyle) -> tuple[_Parts, int]:
    run = _RUN.match(text, at)
    if run is None:
        return _loose(text, at, whole, style)
    if len(_SPLIT.findall(run[0])) > 1:
        raise MalformedError("syntax")
    if run[0][0] == style.other and style.profile.separators == "strict":
        raise MalformedError("syntax")
    return _Parts(whole, run[0][1:]), run.end()


def _loose(text: str, at: int, whole: str, style: AnswerStyle) -> tuple[_Parts, int]:
    """A decimal sign with digits on one side only, as in `5.` and `0.(3)`."""
    found = _LOOSE.match(text, at)
    if found is None:
        if not whole:
            raise MalformedError("syntax")
        return _Parts(whole), at
    has_period = _BRACKET.match(text, found.end()) is not None
    if not whole and not has_period:
        raise MalformedError("syntax")
    if found[0] == style.other and style.profile.separators == "strict":
        raise MalformedError("syntax")
    return _Parts(whole, "" if has_period else None), found.end()


def _split_at_signs(first: str, run: str, style: AnswerStyle) -> _Parts:
    """Apply the rules for the two signs that can be either decimal or grouping."""
    signs = _SPLIT.findall(run)
    groups = [first, *_SPLIT.split(run)[1:]]
    is_strict = style.profile.separators == "strict"
    if len(signs) == 1:
        return _one_sign(signs[0], groups, style)
    last = signs[-1]
    if len(set(signs)) == 1:
        if not _are_groups(groups, style) or (is_strict and last == style.decimal):
            raise MalformedError("syntax")
        return _Parts("".join(groups))
    if last in signs[:-1] or not _are_groups(groups[:-1], style):
        raise MalformedError("syntax")
    if is_strict and last == style.other:
        raise MalformedError("syntax")
    return _Parts("".join(groups[:-1]), groups[-1])


def _one_sign(sign: str, groups: list[str], style: AnswerStyle) -> _Parts:
    first, second = groups
    if sign == style.decimal:
        return _Parts(first, second)
    if _are_groups(groups, style) and int(first):
        other = second if style.profile.separators == "either" else None
        return _Parts(first + second, None, other)
    if style.profile.separators == "strict":
        raise MalformedError("syntax")
    return _Parts(first, second)


def _are_groups(groups: list[str], style: AnswerStyle) -> bool:
    first, *middle, last = groups
    if not 0 < len(first) < 4 or len(last) != 3:
        return False
    if all(len(group) == 3 for group in middle):
        return True
    return style.is_indian and len(first) < 3 and all(len(group) == 2 for group in middle)


def _with_period(text: str, at: int, parts: _Parts, *, letters: bool) -> tuple[WrittenNumber, int]:
    whole, decimals = parts.whole, parts.decimals or ""
    if found := _BRACKET.match(text, at):
        return _periodic(whole, decimals, found[found.lastindex or 1]), found.end()
    if decimals and (found := _DOTS.match(text, at)):
        return _endless(whole, decimals), found.end()
    if decimals and not letters and (found := _WORD.match(text, at)):
        return _either_period(whole, decimals), found.end()
    if not letters and (found := _EXPONENT.match(text, at)):
        return _scientific(parts, found[1]), found.end()
    return _number(parts), at


def _number(parts: _Parts) -> WrittenNumber:
    whole, decimals = parts.whole, parts.decimals or ""
    _count(whole, decimals)
    value = _decimal(whole, decimals)
    writing: Writing = "dec" if decimals else "int"
    mark = f"{whole or 0}.{decimals}" if decimals else whole
    if parts.other is None:
        return WrittenNumber(value, writing, mark)
    return WrittenNumber(value, writing, mark, value / 1000)


def _decimal(whole: str, decimals: str) -> Fraction:
    if not decimals:
        return Fraction(int(whole))
    return Fraction(int(whole + decimals), 10 ** len(decimals))


def _scientific(parts: _Parts, exponent: str) -> WrittenNumber:
    whole, decimals = parts.whole, parts.decimals or ""
    _count(whole, decimals)
    if len(exponent.lstrip("+-0")) > 4 or abs(int(exponent)) > _MOST_EXPONENT:
        raise MalformedError("too_big")
    mantissa = f"{whole or 0}.{decimals}" if decimals else whole
    value = _decimal(whole, decimals) * Fraction(10) ** int(exponent)
    return WrittenNumber(value, "sci", f"{mantissa}e{int(exponent)}")


def _periodic(whole: str, decimals: str, period: str) -> WrittenNumber:
    _count(whole, decimals + period)
    return WrittenNumber(
        _periodic_value(whole, decimals, period), "period", f"{whole or 0}.{decimals}({period})"
    )


def _periodic_value(whole: str, decimals: str, period: str) -> Fraction:
    before = int(whole + decimals or "0")
    nines = 10 ** len(period) - 1
    return Fraction(before * nines + int(period), 10 ** len(decimals) * nines)


def _endless(whole: str, decimals: str) -> WrittenNumber:
    """Decimals followed by dots: the shortest block that ends them twice repeats for ever."""
    for length in range(1, len(decimals) // 2 + 1):
        block = decimals[-length:]
        if decimals.endswith(block + block):
            return _periodic(whole, _strip_repeats(decimals, block), block)
    return _either_period(whole, decimals)


def _strip_repeats(decimals: str, block: str) -> str:
    while decimals.endswith(block):
        decimals = decimals[: -len(block)]
    return decimals


def _either_period(whole: str, decimals: str) -> WrittenNumber:
    all_of_it = _periodic(whole, "", decimals)
    last = _periodic(whole, decimals[:-1], decimals[-1])
    if len(decimals) == 1:
        return all_of_it
    return WrittenNumber(all_of_it.value, "period", all_of_it.mark, last.value)


def _count(whole: str, decimals: str) -> None:
    if len(whole) + len(decimals) > MOST_DIGITS:
        raise MalformedError("too_big")
