"""The kind `interval`: brackets or inequalities, joined and merged."""

from __future__ import annotations

import re
from functools import cmp_to_key, lru_cache
from typing import Final

from msgspec import Struct

from abaculus.maths.answers import specs, values
from abaculus.maths.answers.items import AND, OR, Item, item, splits
from abaculus.maths.answers.lists import is_empty
from abaculus.maths.answers.normalise import folded, normal
from abaculus.maths.answers.styles import ENGLISH, Style
from abaculus.maths.answers.values import Value
from abaculus.maths.answers.verdicts import Finding, Malformed, Verdict

_COMPARISON: Final = re.compile(r" ?(<=|>=|=<|=>|!=|<|>|=) ?")
_INFINITE: Final = re.compile(r"([+-]?) ?(?:inf|infinity|infinito|infini|unendlich|nekonecno|oo)")
_ALL: Final = frozenset(
    {"r", "all real numbers", "all reals", "all", "tutti i numeri reali", "tous les reels",
     "alle reellen zahlen", "vsechna realna cisla", "todos los numeros reales", "ir"}
)  # fmt: skip
_BUILDER: Final = re.compile(r"\{ ?[^\W\d_](?: in r)? ?[|:] ?(.*)\}", re.IGNORECASE)
_MOST_PIECES: Final = 20


class Bound(Struct, frozen=True):
    """An end of an interval; no value means that it has none."""

    value: Value | None
    closed: bool


class Piece(Struct, frozen=True):
    """One interval."""

    low: Bound
    high: Bound


_FREE: Final = Bound(None, False)


def _above(one: Bound, other: Bound) -> int:
    """Compares two lower ends."""
    if one.value is None or other.value is None:
        return (one.value is not None) - (other.value is not None)
    return values.compare(one.value, other.value) or other.closed - one.closed


def _beyond(one: Bound, other: Bound) -> int:
    """Compares two upper ends."""
    if one.value is None or other.value is None:
        return (other.value is not None) - (one.value is not None)
    return values.compare(one.value, other.value) or one.closed - other.closed


def _is_empty(piece: Piece) -> bool:
    low, high = piece.low, piece.high
    if low.value is None or high.value is None:
        return False
    order = values.compare(low.value, high.value)
    return order > 0 or (order == 0 and not (low.closed and high.closed))


def _touch(one: Piece, other: Piece) -> bool:
    """Whether the later piece begins before or just where the earlier one ends."""
    end, start = one.high, other.low
    if end.value is None or start.value is None:
        return True
    order = values.compare(start.value, end.value)
    return order < 0 or (order == 0 and (end.closed or start.closed))


def merged(pieces: list[Piece]) -> tuple[Piece, ...]:
    """The same numbers in as few pieces as possible."""
    if len(pieces) > _MOST_PIECES:
        raise Malformed("too_big")
    kept = [piece for piece in pieces if not _is_empty(piece)]
    kept.sort(key=cmp_to_key(lambda one, other: _above(one.low, other.low)))
    found: list[Piece] = []
    for piece in kept:
        if found and _touch(found[-1], piece):
            last = found[-1]
            high = piece.high if _beyond(piece.high, last.high) > 0 else last.high
            found[-1] = Piece(last.low, high)
        else:
            found.append(piece)
    return tuple(found)


def _common(one: list[Piece], other: list[Piece]) -> list[Piece]:
    """What two unions have in common."""
    found: list[Piece] = []
    for a in one:
        for b in other:
            low = a.low if _above(a.low, b.low) >= 0 else b.low
            high = a.high if _beyond(a.high, b.high) <= 0 else b.high
            found.append(Piece(low, high))
    return [piece for piece in found if not _is_empty(piece)]


class _Reader:
    """Reads one text."""

    def __init__(self, style: Style, letter: str) -> None:
        self._style = style
        self._letter = letter
        language = style.language
        self._or = re.compile(rf" ?(?:\bU\b|\b(?:{OR['en']}|{OR[language]})\b) ?")
        self._and = re.compile(rf" (?:{AND['en']}|{AND[language]}) | ?& ?")
        self.is_backwards = False
        """Whether some interval has its ends the wrong way round."""

    def union(self, text: str) -> list[Piece]:
        """All pieces of a text; raises Malformed."""
        if is_empty(text):
            return []
        if folded(text) in _ALL:
            return [Piece(_FREE, _FREE)]
        if found := _BUILDER.fullmatch(text):
            text = found[1].strip()
        text = re.sub(rf"^{re.escape(self._letter)} in ", "", text)
        if folded(text) in _ALL:
            return [Piece(_FREE, _FREE)]
        parts = [part.strip() for part in self._or.split(text)]
        return [piece for part in parts for piece in self._part(part)]

    def _part(self, text: str) -> list[Piece]:
        text = re.sub(rf"^{re.escape(self._letter)} in ", "", text)
        if not text:
            raise Malformed("syntax")
        if is_empty(text):
            return []
        if _COMPARISON.search(text):
            pieces = [Piece(_FREE, _FREE)]
            for chain in self._and.split(text):
                pieces = _common(pieces, self._chain(chain.strip()))
            return pieces
        if text[0] == "{" and text[-1] == "}":
            return [self._single(part.strip()) for part in re.split("[;,]", text[1:-1])]
        return [self._bracketed(text)]

    def _single(self, text: str) -> Piece:
        bound = Bound(item(text, self._style).amounts[0], True)
        return Piece(bound, bound)

    def _chain(self, text: str) -> list[Piece]:
        operands = [part.strip() for part in _COMPARISON.split(text)[::2]]
        signs = [sign.replace("=<", "<=").replace("=>", ">=") for sign in _COMPARISON.findall(text)]
        places = [place for place, part in enumerate(operands) if part == self._letter]
        if len(places) != 1 or not 1 <= len(signs) <= 2 or not all(operands):
            raise Malformed("syntax")
        if len(signs) == 2 and (places != [1] or signs[0][0] != signs[1][0] or "!" in text):
            raise Malformed("syntax")
        pieces = [Piece(_FREE, _FREE)]
        for place, sign in enumerate(signs):
            is_first = places[0] == place
            other = operands[place + 1] if is_first else operands[place]
            pieces = _common(pieces, self._compared(sign if is_first else _turned(sign), other))
        if not pieces:
            self.is_backwards = True
        return pieces

    def _compared(self, sign: str, text: str) -> list[Piece]:
        bound = self._bound(text, closed=sign in ("<=", ">=", "="))
        if bound.value is None:
            if sign not in ("<", ">"):
                raise Malformed("syntax")
            return [Piece(_FREE, _FREE)]
        match sign:
            case "<" | "<=":
                return [Piece(_FREE, bound)]
            case ">" | ">=":
                return [Piece(bound, _FREE)]
            case "=":
                return [Piece(bound, bound)]
            case _:
                return [Piece(_FREE, bound), Piece(bound, _FREE)]

    def _bracketed(self, text: str) -> Piece:
        opening, closing = text[0], text[-1]
        if opening not in "([]" or closing not in ")][" or len(text) < 4:
            raise Malformed("syntax")
        for pieces in splits(text[1:-1].strip(), self._style, blanks=False):
            if len(pieces) == 2:
                low, high = (piece.strip() for piece in pieces)
                return self._piece(low, high, opening == "[", closing == "]")
        raise Malformed("count")

    def _piece(self, low: str, high: str, starts: bool, ends: bool) -> Piece:
        below, above = self._bound(low, closed=starts), self._bound(high, closed=ends)
        if (below.value is None and low.startswith("+")) or (
            above.value is None and high.startswith("-")
        ):
            raise Malformed("syntax")
        if below.value is None and not low.startswith("-"):
            raise Malformed("syntax")
        piece = Piece(below, above)
        if _is_empty(piece):
            self.is_backwards = True
        return piece

    def _bound(self, text: str, *, closed: bool) -> Bound:
        if _INFINITE.fullmatch(folded(text)):
            return Bound(None, closed)
        found: Item = item(text, self._style)
        return Bound(found.amounts[0], closed)


def _turned(sign: str) -> str:
    return {"<": ">", "<=": ">=", ">": "<", ">=": "<="}.get(sign, sign)


@lru_cache(4096)
def _key(spec: specs.Interval) -> tuple[Piece, ...]:
    reader = _Reader(ENGLISH, spec.var)
    try:
        pieces = reader.union(normal(spec.value))
    except Malformed as malformed:
        raise ValueError(f"value: {spec.value!r} is no interval ({malformed.code})") from malformed
    if reader.is_backwards or any(_is_closed_at_infinity(piece) for piece in pieces):
        raise ValueError(f"value: {spec.value!r} has its ends wrong")
    return merged(pieces)


def _is_closed_at_infinity(piece: Piece) -> bool:
    return any(end.value is None and end.closed for end in (piece.low, piece.high))


def check_interval(spec: specs.Interval, text: str, style: Style) -> Verdict:
    """The same numbers, however they are told."""
    wanted = _key(spec)
    text = normal(text)
    reader = _Reader(style, spec.var)
    pieces = reader.union(text)
    typed = merged(pieces)
    value = _written(typed)
    said = _shown(typed)
    if any(_is_closed_at_infinity(piece) for piece in pieces):
        opened = merged([Piece(_opened(piece.low), _opened(piece.high)) for piece in pieces])
        return Finding(
            "endpoint" if _bounds(opened) == _bounds(wanted) else "wrong", value, said
        ).verdict
    if _written(wanted) == value and not (reader.is_backwards and wanted):
        return Finding(
            "exact" if normal(spec.value) == text else "equivalent_form", value, said
        ).verdict
    code = "endpoint" if typed and _bounds(typed) == _bounds(wanted) else "wrong"
    return Finding("order" if reader.is_backwards else code, value, said).verdict


def _opened(bound: Bound) -> Bound:
    return _FREE if bound.value is None else bound


def _bounds(pieces: tuple[Piece, ...]) -> list[str]:
    return [_end(bound) for piece in pieces for bound in (piece.low, piece.high)]


def _end(bound: Bound) -> str:
    return "inf" if bound.value is None else values.written(bound.value)


def _written(pieces: tuple[Piece, ...]) -> str:
    return " U ".join(_told(piece, "-inf", "inf") for piece in pieces) or "{}"


def _told(piece: Piece, least: str, most: str) -> str:
    low = least if piece.low.value is None else _end(piece.low)
    high = most if piece.high.value is None else _end(piece.high)
    return f"{'[' if piece.low.closed else '('}{low}, {high}{']' if piece.high.closed else ')'}"


def _shown(pieces: tuple[Piece, ...]) -> str:
    if not pieces:
        return r"\emptyset"
    told = [_told(piece, r"-\infty", r"\infty") for piece in pieces]
    return r" \cup ".join(told)
