"""The values of a sentence as people read and hear them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from abaculus.i18n.rich import Math
from abaculus.maths import ExprError, is_plain, parse, parse_chain, show, speak, write
from abaculus.maths.show import layout_board, write_mathml, write_speech, write_text

_MARKS: Final = {
    "+": ("+", "plus"),
    "-": ("−", "minus"),
    "*": ("×", "times"),
    "/": ("÷", "divided by"),
    "=": ("=", "equals"),
    "(": ("(", "open bracket"),
    ")": (")", "close bracket"),
    ",": (",", "comma"),
    "~": ("‾", "period bar"),
    "^2": ("²", "squared"),
    "^3": ("³", "cubed"),
    "^4": ("⁴", "to the fourth power"),
    "r2": ("√", "square root"),
    "r3": ("∛", "cube root"),
    "r4": ("∜", "fourth root"),
}
"""How a mark is shown and said where it stands alone."""
_DIGITS: Final = re.compile(r"[0-9]+")
_TOKEN: Final = re.compile(
    r"\{[0-9]+/[1-9][0-9]*\}|\^[234]|r[234](?![^\W\d_])|[0-9]+(?=r[234])|[^\W_]+|\S"
)


@lru_cache(maxsize=4096)
def typeset(formula: str) -> Math:
    """Mathematics to be read and heard; sign by sign where it is not written as such."""
    try:
        chain = parse_chain(formula)
    except ExprError:
        return _typeset_by_mark(formula)
    # a number written in a way that is no good, such as 05, may be what the sentence is about
    if _DIGITS.findall(write(chain)) != _DIGITS.findall(formula):
        return _typeset_by_mark(formula)
    laid_out = layout_board(chain)
    mathml = "" if is_plain(chain) else write_mathml(laid_out)
    return Math(write_text(laid_out), write_speech(laid_out), mathml)


def _typeset_by_mark(formula: str) -> Math:
    tokens: list[str] = _TOKEN.findall(formula)
    shown = _TOKEN.sub(lambda token: _typeset_mark(token[0])[0], formula)
    return Math(shown, " ".join(_typeset_mark(token)[1] for token in tokens))


def _typeset_mark(token: str) -> tuple[str, str]:
    """How a mark without its calculation is shown and said."""
    if token.startswith("{") and len(token) > 1:
        fraction = parse(token)
        return show(fraction), speak(fraction)
    return _MARKS.get(token, (token, token))
