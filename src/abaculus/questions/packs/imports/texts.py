"""Texts of other programs as texts of a pack: plain, with mathematics between dollar signs."""

from __future__ import annotations

import html
import re
from typing import Final

from abaculus.questions.packs import limits
from abaculus.questions.packs.imports.report import UnfitItemError

_SHORT: Final = 60
_MOST_FORMULAS: Final = 40
_LONGEST_HTML: Final = 100_000
_PICTURED: Final = "it has a picture, a sound or a film"
_LEFT_OUT: Final = ("script", "style", "head", "title")
_BLOCKS: Final = (
    *("p", "br", "div", "li", "ul", "ol", "table", "tr", "td", "th", "blockquote", "pre", "hr"),
    *("h1", "h2", "h3", "h4", "h5", "h6", "section"),
)
_MEDIA: Final = ("img", "picture", "audio", "video", "object", "embed", "iframe", "svg")
_INLINE: Final = (
    *("a", "b", "i", "u", "s", "em", "strong", "span", "sub", "sup", "small", "big", "code"),
    *("font", "tt", "math", "center"),
)
_RAISED: Final = dict(zip("0123456789+-=()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ", strict=True))
_LOWERED: Final = dict(zip("0123456789+-=()n", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ", strict=True))
_TAGS: Final = "|".join((*_BLOCKS, *_MEDIA, *_LEFT_OUT, *_INLINE))
_TAG: Final = re.compile(
    rf"</?(?:{_TAGS})(?:\s[^<>]{{0,500}}=[^<>]{{0,2000}})?\s*/?>|&(?:[a-z]{{2,8}}|#x?[0-9a-f]{{1,6}});",
    re.IGNORECASE,
)
"""A tag for certain: `a<b and c>d` has none."""
_MARKUP: Final = re.compile(
    r"""<(?P<end>/?)(?P<name>[A-Za-z][A-Za-z0-9]*+)(?:[^<>"']++|"[^"<>]*+"|'[^'<>]*+'|["'])*+>"""
    r"""|<[!?][^<>]*+>"""
)
"""Tags and comments; a hostile page would slow the standard parser, this never looks past a `<`."""
_OPENINGS: Final = re.compile(r"\\\(|\\\[|\$\$?|\[latex\]|\[\$\$?\]")
_CLOSINGS: Final = {
    r"\(": r"\)",
    r"\[": r"\]",
    "$$": "$$",
    "$": "$",
    "[latex]": "[/latex]",
    "[$]": "[/$]",
    "[$$]": "[/$$]",
}
_SURE_MATHS: Final = re.compile(r"[\\^_{]|^[A-Za-z]$")
_LITERALS: Final = str.maketrans({sign: f"\\{sign}" for sign in "\\${}"})
_LIKE_TAG: Final = re.compile(r"<(?=[A-Za-z/!])")
_CONTROLS: Final = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ue000-\uf8ff\ufdd0-\ufdef\ufffe\uffff]"
)


def join_line(text: str) -> str:
    """A text on one line, without the control characters that no pack may have."""
    return " ".join(_CONTROLS.sub(" ", text).split())


def shorten(text: str) -> str:
    """The beginning of a text, on one line."""
    line = join_line(text[: 4 * _SHORT])
    return line if len(line) <= _SHORT else f"{line[: _SHORT - 1]}…"


def format_text(text: str) -> str:
    """A plain text as a pack writes it: one line, mathematics in dollars, nothing else special.

    Raises UnfitItemError if it is too long.
    """
    text = join_line(text)
    if len(text) > limits.TEXT:
        raise UnfitItemError(f"a text is longer than {limits.TEXT} signs")
    pieces: list[str] = []
    end = at = 0
    for _ in range(_MOST_FORMULAS):
        found = _OPENINGS.search(text, at)
        if found is None:
            return "".join([*pieces, _literal(text[end:])])
        at = found.end()
        close = text.find(_CLOSINGS[found[0]], at)
        if close >= 0 and _is_maths(found[0], text[at:close]):
            pieces += [_literal(text[end : found.start()]), f"${text[at:close].strip()}$"]
            end = at = close + len(_CLOSINGS[found[0]])
    raise UnfitItemError("there are too many formulas in it")


def _literal(text: str) -> str:
    """Words with everything escaped that a pack or HTML would treat as special."""
    return _LIKE_TAG.sub("< ", text.translate(_LITERALS))


def _is_maths(opening: str, inner: str) -> bool:
    """Whether the text between two signs is a formula; two prices are not."""
    if not inner.strip() or "$" in inner:
        return False
    return opening != "$" or bool(_SURE_MATHS.search(inner) and inner == inner.strip())


def html_lines(text: str) -> list[str]:
    """The text that a page shows, line by line; raises UnfitItemError if it shows anything else."""
    if len(text) > _LONGEST_HTML:
        pictured = "<img" in text.lower()
        raise UnfitItemError(
            _PICTURED if pictured else f"a text is longer than {_LONGEST_HTML} signs"
        )
    page = _Page()
    page.read(text)
    shown = "".join(page.pieces).split("\n")
    return [line for one in shown if (line := " ".join(one.split()))]


def html_to_text(text: str) -> str:
    """HTML as plain text on one line; raises UnfitItemError if it shows anything but text."""
    return " ".join(html_lines(text))


def strip_tags(text: str, *, is_html: bool | None = None) -> str:
    """A text without its tags, by default only if there are any."""
    if is_html is None:
        is_html = bool(_TAG.search(text))
    return join_line(html_to_text(text) if is_html else text)


def import_text(text: str, *, is_html: bool | None = None) -> str:
    """A text as a pack writes it, without its tags."""
    return format_text(strip_tags(text, is_html=is_html))


class _Page:
    """Collects what a page would show as text."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self._silent = 0
        self._script: dict[str, str] | None = None

    def read(self, page: str) -> None:
        """Read a whole page; raises UnfitItemError if it shows anything but text."""
        end = 0
        for found in _MARKUP.finditer(page):
            self._data(page[end : found.start()])
            end = found.end()
            if found["name"]:
                self._tag(found["name"].lower(), is_start=not found["end"])
        self._data(page[end:])

    def _tag(self, name: str, *, is_start: bool) -> None:
        if name in _MEDIA:
            raise UnfitItemError(_PICTURED)
        if name == "math":
            raise UnfitItemError("its formulas are MathML; only TeX formulas can be read")
        if name in _LEFT_OUT:
            self._silent = max(0, self._silent + (1 if is_start else -1))
        elif name in _BLOCKS:
            self.pieces.append("\n")
        elif name in ("sup", "sub"):
            self._script = (_RAISED if name == "sup" else _LOWERED) if is_start else None

    def _data(self, markup: str) -> None:
        if self._silent or not markup:
            return
        data = html.unescape(markup).replace("\n", " ")
        if self._script is None:
            self.pieces.append(data)
        elif all(sign in self._script for sign in data):
            self.pieces.append("".join(self._script[sign] for sign in data))
        else:
            self.pieces.append(f"{'^' if self._script is _RAISED else '_'}({data})")
