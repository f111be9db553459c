"""Texts of a pack for other programs: formulas between `\\(` and `\\)`, signs without escapes."""

from __future__ import annotations

import html
import re
from typing import Final

from abaculus.questions.packs.model import PackItem

FORMULA: Final = re.compile(r"((?:[^$\\]|\\.)*+)(?:\$((?:[^$\\]|\\.)*+)\$|$)", re.DOTALL)
"""Words, and the formula after them."""
_ESCAPED: Final = re.compile(r"\\([$\\{}])")
MARKS: Final = ("level", "grade", "category", "row", "where")
_USUAL_SECONDS: Final = 30


def to_mathjax(text: str) -> str:
    """A text with its formulas in the signs that MathJax knows."""
    pieces: list[str] = []
    for words, formula in FORMULA.findall(text):
        pieces.append(_ESCAPED.sub(r"\1", words))
        if formula:
            pieces.append(rf"\({formula}\)")
    return "".join(pieces)


def to_html(text: str) -> str:
    """A text as HTML."""
    return html.escape(to_mathjax(text), quote=False)


def export_tags(item: PackItem) -> list[str]:
    """The tags, and everything else that other programs keep only as tags."""
    marks = {name: getattr(item, name) for name in MARKS}
    if item.secs != _USUAL_SECONDS:
        marks["secs"] = item.secs
    return [*item.tags, *(f"{name}={value}" for name, value in marks.items() if value)]
