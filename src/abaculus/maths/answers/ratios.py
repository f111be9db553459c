"""The kinds `ratio` and `quotrem`."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache
from math import gcd
from typing import Final

from abaculus.maths.answers import specs, values
from abaculus.maths.answers.forms import integer
from abaculus.maths.answers.items import AnswerItem, layout_items, layout_row, parse_item
from abaculus.maths.answers.lists import spec_items
from abaculus.maths.answers.normalise import normalise
from abaculus.maths.answers.numbers import rational
from abaculus.maths.answers.sides import refuse_hedge, sides
from abaculus.maths.answers.styles import AnswerStyle
from abaculus.maths.answers.values import Value
from abaculus.maths.answers.verdicts import CheckResult, MalformedError, Verdict

_TO: Final = re.compile(r" (?:to|zu|a|à|ku|su) |:", re.IGNORECASE)
_REMAINDER: Final = re.compile(
    r" ?\(? ?(?:remainder|rem|reminder|resto|reste|rest|reszta|zbytek|zb|residuo|r)"
    r"(?![^\W\d_])\.? ?[=:]? ?(?=[0-9+-])|, ?|; ?",
    re.IGNORECASE,
)
_QUOTIENT: Final = re.compile(r"(?:q|quotient|quoziente|cociente) ?= ?", re.IGNORECASE)


@lru_cache(4096)
def _terms(spec: specs.Ratio) -> tuple[AnswerItem, ...]:
    expected = spec_items(spec.terms, "terms")
    if len(expected) < 2:
        raise ValueError("terms: two or more are needed")
    if any(values.equal(key.amounts[0], Fraction(0)) for key in expected):
        raise ValueError("terms: none may be zero")
    return expected


def check_ratio(spec: specs.Ratio, text: str, style: AnswerStyle) -> Verdict:
    """Check that the terms are in proportion, and in lowest terms if the question says so."""
    expected = _terms(spec)
    text = normalise(text)
    refuse_hedge(text)
    text = sides(text)[-1]
    pieces = [piece.strip() for piece in _TO.split(text)]
    if len(pieces) == 1 and (pieces := text.split("/")) and len(pieces) == 2:
        if spec.colon:
            raise MalformedError("syntax")
    elif len(pieces) == 1:
        return _bare(spec, text, style)
    typed = [parse_item(piece.strip(), style) for piece in pieces if piece.strip()]
    if len(typed) != len(pieces):
        raise MalformedError("syntax")
    if len(typed) != len(expected):
        raise MalformedError("count")
    code = _ratio_code(spec, typed, expected)
    value = ":".join(one.text for one in typed)
    return CheckResult(code, value, layout_items(":", typed)).verdict


def _bare(spec: specs.Ratio, text: str, style: AnswerStyle) -> Verdict:
    """Judge a single number given for a ratio: the quotient in a wrong form, or just wrong."""
    typed = parse_item(text, style)
    first, second = (key.amounts[0] for key in _terms(spec)[:2])
    is_quotient = len(spec.terms) == 2 and values.equal(
        typed.amounts[0], values.divide(first, second)
    )
    shown = layout_row([typed])
    return CheckResult("wrong_form" if is_quotient else "wrong", typed.text, shown).verdict


def _ratio_code(
    spec: specs.Ratio, typed: list[AnswerItem], expected: tuple[AnswerItem, ...]
) -> str:
    if _are_proportional(typed, expected):
        terms = [integer(one.tree) for one in typed]
        is_reduced = None not in terms and gcd(*(term or 0 for term in terms)) == 1
        if spec.form == "reduced" and not is_reduced:
            return "not_reduced"
        is_same = all(
            values.equal(one.amounts[0], key.amounts[0])
            for one, key in zip(typed, expected, strict=True)
        )
        return "exact" if is_same else "equivalent_form"
    return "order" if _are_proportional(typed[::-1], expected) else "wrong"


def _are_proportional(typed: list[AnswerItem], expected: tuple[AnswerItem, ...]) -> bool:
    """Whether all terms are the same positive multiple of the expected ones."""
    first: Value = typed[0].amounts[0]
    base: Value = expected[0].amounts[0]
    if values.sign(first) * values.sign(base) <= 0:
        return False
    return all(
        values.equal(values.multiply(one.amounts[0], base), values.multiply(key.amounts[0], first))
        for one, key in zip(typed, expected, strict=True)
    )


def check_quotrem(spec: specs.Quotrem, text: str, style: AnswerStyle) -> Verdict:
    """Check a quotient and its remainder."""
    expected = [rational(spec.q, "q"), rational(spec.r, "r")]
    text = normalise(text)
    refuse_hedge(text)
    text = _QUOTIENT.sub("", text) if _QUOTIENT.match(text) else sides_if_plain(text)
    pieces = [piece.strip(" )(") for piece in _REMAINDER.split(text) if piece.strip(" )(")]
    if not pieces:
        raise MalformedError("syntax")
    typed = [parse_item(piece, style) for piece in pieces]
    if len(typed) != 2:
        raise MalformedError("count")
    if any(integer(one.tree) is None for one in typed):
        raise MalformedError("not_plain")
    amounts = [one.amounts[0] for one in typed]
    code = "exact" if amounts == expected else "order" if amounts[::-1] == expected else "wrong"
    value = f"{typed[0].text} r {typed[1].text}"
    return CheckResult(code, value, layout_items("rest", typed)).verdict


def sides_if_plain(text: str) -> str:
    """The text after a leading equals sign."""
    return text.removeprefix("=").strip() or text
