"""The values of a sentence in their written and spoken forms."""

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
"""The written and spoken form of a sign on its own."""
_DIGITS: Final = re.compile(r"[0-9]+")
_TOKEN: Final = re.compile(
    r"\{[0-9]+/[1-9][0-9]*\}|\^[234]|r[234](?![^\W\d_])|[0-9]+(?=r[234])|[^\W_]+|\S"
)


@lru_cache(maxsize=4096)
def typeset(formula: str) -> Math:
    """Mathematics in written and spoken form; sign by sign if it cannot be parsed."""
    try:
        chain = parse_chain(formula)
    except ExprError:
        return _typeset_by_mark(formula)
    # an unusual number such as 05 may be what the sentence is about, so it must stay
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
    """The written and spoken form of a sign on its own."""
    if token.startswith("{") and len(token) > 1:
        fraction = parse(token)
        return show(fraction), speak(fraction)
    return _MARKS.get(token, (token, token))
