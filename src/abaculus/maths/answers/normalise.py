"""One spelling for everything people and phones type: signs, glyphs, digits and TeX."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from abaculus.maths.answers.verdicts import MalformedError

LONGEST: Final = 200
_INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe0e\ufe0f\ufeff]"
)
_PLAIN: Final = re.compile(r"[ !\"%&'()*+,\-./0-9:;<=>?@A-Z\[\]^_a-z{|}]*")
_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_ENDS: Final = " \t\r\n\u00a0\u2007\u2009\u202f\u3000"

_RAISED: Final = dict(zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿˣ", "0123456789+-=()nx", strict=True))
_LOWERED: Final = dict(zip("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙₓ", "0123456789+-=()nx", strict=True))
_RAISED_RUN: Final = re.compile(f"[{''.join(_RAISED)}]+(√?)")
_LOWERED_RUN: Final = re.compile(f"[{''.join(_LOWERED)}]+")
_ROOTS: Final = {"√": " sqrt ", "∛": " root3 ", "∜": " root4 "}
_GLYPHS: Final = str.maketrans(
    {
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d\u207b", "-"),
        **dict.fromkeys("×·⋅∙•✕✖⨯∗＊・", "*"),
        **dict.fromkeys("÷⁄∕／", "/"),
        **dict.fromkeys("∶：﹕", ":"),
        **dict.fromkeys("’‘ʼ′´`", "'"),
        **dict.fromkeys("″”“„", '"'),
        **dict.fromkeys("º˚", "°"),
        **dict.fromkeys("≤⩽≦", "<="),
        **dict.fromkeys("≥⩾≧", ">="),
        **dict.fromkeys("∣｜", "|"),
        "≠": "!=",
        "π": "pi",
        "𝜋": "pi",
        "∞": "inf",
        "∪": " U ",
        "∈": " in ",
        "∧": " and ",
        "∨": " or ",
        "…": "...",
        "⋯": "...",
        "٪": "%",
        "٫": ".",
        "٬": ",",
        "、": ",",
        "，": ",",
        "；": ";",
        "。": ".",
        "µ": "μ",
    }
)
_BAR: Final = re.compile("((?:[0-9][\u0305\u0304])+)")
_DOTS: Final = re.compile("([0-9])\u0307(?:([0-9]*)([0-9])\u0307)?")
_QUOTES: Final = (('"', '"'), ("'", "'"), ("«", "»"), ("»", "«"), ("‹", "›"))
_BLANKS: Final = re.compile(r"\s+")

_COMMANDS: Final = {
    "cdot": "*", "times": "*", "div": "/", "pi": " pi ", "left": "", "right": "", "circ": "°",
    "le": "<=", "leq": "<=", "leqslant": "<=", "ge": ">=", "geq": ">=", "geqslant": ">=",
    "lt": "<", "gt": ">", "ne": "!=", "neq": "!=", "infty": " inf ", "cup": " U ", "pm": "±",
    "in": " in ", "emptyset": "∅", "varnothing": "∅", "ldots": "...", "dots": "...",
    "cdots": "...", "colon": ":", "quad": " ", "qquad": " ", "mid": "|", "vert": "|",
    "lbrace": "{", "rbrace": "}", "percent": "%", "euro": "€", "degree": "°", "mathbb": "",
    "land": " and ", "lor": " or ", "displaystyle": "",
}  # fmt: skip
_COMMAND: Final = re.compile(r"\\([A-Za-z]+|.)")
_FRACTIONS: Final = ("frac", "dfrac", "tfrac", "cfrac")
_WRAPPERS: Final = ("text", "mathrm", "mbox", "textrm", "operatorname", "mathit")


def clean(text: str) -> str:
    """The text without invisible characters and outer blanks; raises MalformedError."""
    if len(text) > LONGEST:
        raise MalformedError("too_long")
    text = _INVISIBLE.sub("", text).strip(_ENDS)
    if not text:
        raise MalformedError("empty")
    if _CONTROL.search(text):
        raise MalformedError("syntax")
    return text


def normalise(text: str) -> str:
    """The text in plain characters, with single blanks; raises MalformedError."""
    text = clean(text)
    if not _PLAIN.fullmatch(text):
        text = _respell(text)
    elif "''" in text:
        text = text.replace("''", '"')
    text = _BLANKS.sub(" ", _strip_quotes(text)).strip()
    if not text:
        raise MalformedError("empty")
    return text


def _respell(text: str) -> str:
    text = text.replace("‘‘", '"').replace("′′", '"').replace("''", '"')
    if "\\" in text or "$" in text:
        text = _strip_tex(text)
    text = _RAISED_RUN.sub(_spell_exponent, text)
    text = _LOWERED_RUN.sub(lambda run: "_" + "".join(_LOWERED[sign] for sign in run[0]), text)
    pieces: list[str] = []
    for sign in text:
        pieces.append(sign if sign < "\x80" else _spell_sign(sign, "".join(pieces)))
    text = "".join(pieces).translate(_GLYPHS)
    text = unicodedata.normalize("NFKC", text).translate(_GLYPHS)
    if "\u0305" in text or "\u0304" in text:
        text = _BAR.sub(lambda run: "(" + re.sub("[^0-9]", "", run[0]) + ")", text)
    if "\u0307" in text:
        text = _DOTS.sub(lambda run: "(" + re.sub("[^0-9]", "", run[0]) + ")", text)
    return text


def _spell_exponent(run: re.Match[str]) -> str:
    inside = "".join(_RAISED[sign] for sign in run[0] if sign != "√")
    return f" root{inside} " if run[1] else f"^({inside})"


def _spell_sign(sign: str, before: str) -> str:
    """The plain spelling of a character that is not ASCII, given the text before it."""
    if sign in _ROOTS:
        return _ROOTS[sign]
    if sign.isdecimal():
        return str(unicodedata.decimal(sign))
    parts = unicodedata.normalize("NFKC", sign)
    if "⁄" in parts and len(parts) > 2:
        top, _, bottom = parts.partition("⁄")
        return format_fraction(top, bottom, before)
    return sign


def format_fraction(top: str, bottom: str, before: str) -> str:
    """A stacked fraction on one line; after a digit it is part of a mixed number."""
    last = before.rstrip()[-1:]
    if top.isdecimal() and bottom.isdecimal():
        bound = last in ("^", "/", "*", ":", ")", "]") or last.isalpha()
        return f"({top}/{bottom})" if bound else f" {top}/{bottom} "
    return f"(({top})/({bottom}))"


def _strip_quotes(text: str) -> str:
    for opening, closing in _QUOTES:
        if len(text) > 2 and text[0] == opening and text[-1] == closing:
            return text[1:-1]
    return text


def _strip_tex(text: str) -> str:
    if len(text) > 2 and text[0] == text[-1] == "$":
        text = text.strip("$")
    if "\\" not in text:
        return text
    for opening, closing in ((r"\(", r"\)"), (r"\[", r"\]")):
        text = text.removeprefix(opening).removesuffix(closing) if text[:2] == opening else text
    text = text.replace("^{\\circ}", "°").replace("^\\circ", "°")
    return _TexStripper(text).plain()


class _TexStripper:
    """One pass over TeX; inner braces are handled before outer ones."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0

    def plain(self) -> str:
        """The whole text in plain characters."""
        text = self._until("")
        if self.at < len(self.text):
            raise MalformedError("syntax")
        return text

    def _until(self, end: str) -> str:
        self.depth += 1
        if self.depth > 20:
            raise MalformedError("too_big")
        pieces: list[str] = []
        while self.at < len(self.text) and self.text[self.at] != end:
            pieces.append(self._piece("".join(pieces)))
        self.depth -= 1
        return "".join(pieces)

    def _piece(self, before: str) -> str:
        sign = self.text[self.at]
        if sign != "\\":
            self.at += 1
            if sign == "{" and before.endswith("^"):
                self.at -= 1
                return f"({self._argument()})"
            return sign
        found = _COMMAND.match(self.text, self.at)
        if found is None:
            raise MalformedError("syntax")
        self.at = found.end()
        return self._expand_command(found[1], before)

    def _expand_command(self, command: str, before: str) -> str:
        if command in _FRACTIONS:
            top = self._argument()
            return format_fraction(top, self._argument(), before)
        if command == "sqrt":
            index = self._index()
            return f" {index}({self._argument()}) "
        if command == "overline":
            return f"({self._argument()})"
        if command in _WRAPPERS:
            return f" {self._argument()} "
        if len(command) == 1 and not command.isalpha():
            return " " if command in ",;:! " else command
        if command not in _COMMANDS:
            raise MalformedError("syntax")
        return _COMMANDS[command]

    def _argument(self) -> str:
        while self.at < len(self.text) and self.text[self.at] == " ":
            self.at += 1
        if self.at >= len(self.text):
            raise MalformedError("syntax")
        if self.text[self.at] != "{":
            return self._piece("")
        self.at += 1
        inside = self._until("}")
        if self.at >= len(self.text):
            raise MalformedError("syntax")
        self.at += 1
        return inside.strip()

    def _index(self) -> str:
        if self.at >= len(self.text) or self.text[self.at] != "[":
            return "sqrt"
        end = self.text.find("]", self.at)
        index = self.text[self.at + 1 : end].strip()
        if end < 0 or not index.isdecimal():
            raise MalformedError("syntax")
        self.at = end + 1
        return f"root{index}"


Folder = Callable[[str], str]
_FOLDS: Final = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ı": "i"}


def fold(text: str) -> str:
    """The text in lower case without accents."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.lower())
    return "".join(_FOLDS.get(sign, sign) for sign in apart if not unicodedata.combining(sign))
