"""The kind `interval`: brackets or inequalities, joined and merged."""

from __future__ import annotations

import re
from functools import cmp_to_key, lru_cache
from typing import Final

from msgspec import Struct

from abaculus.maths.answers import specs, values
from abaculus.maths.answers.items import AND, OR, AnswerItem, layout_value, parse_item, splits
from abaculus.maths.answers.lists import is_empty
from abaculus.maths.answers.normalise import fold, normalise
from abaculus.maths.answers.styles import ENGLISH, AnswerStyle
from abaculus.maths.answers.values import Value
from abaculus.maths.answers.verdicts import CheckResult, MalformedError, Verdict
from abaculus.maths.formulas.tree import Formula

_COMPARISON: Final = re.compile(r" ?(<=|>=|=<|=>|!=|<|>|=) ?")
_INFINITE: Final = re.compile(r"([+-]?) ?(?:inf|infinity|infinito|infini|unendlich|nekonecno|oo)")
_ALL: Final = frozenset(
    {"r", "all real numbers", "all reals", "all", "tutti i numeri reali", "tous les reels",
     "alle reellen zahlen", "vsechna realna cisla", "todos los numeros reales", "ir"}
)  # fmt: skip
_BUILDER: Final = re.compile(r"\{ ?[^\W\d_](?: in r)? ?[|:] ?(.*)\}", re.IGNORECASE)
_MOST_PIECES: Final = 20


class Endpoint(Struct, frozen=True):
    """An end of an interval; no value means that it is unbounded."""

    value: Value | None
    closed: bool


class IntervalPiece(Struct, frozen=True):
    """One interval."""

    low: Endpoint
    high: Endpoint


_FREE: Final = Endpoint(None, False)


def _compare_lower(one: Endpoint, other: Endpoint) -> int:
    """Compare two lower ends."""
    if one.value is None or other.value is None:
        return (one.value is not None) - (other.value is not None)
    return values.compare(one.value, other.value) or other.closed - one.closed


def _compare_upper(one: Endpoint, other: Endpoint) -> int:
    """Compare two upper ends."""
    if one.value is None or other.value is None:
        return (other.value is not None) - (one.value is not None)
    return values.compare(one.value, other.value) or one.closed - other.closed


def _is_empty(piece: IntervalPiece) -> bool:
    low, high = piece.low, piece.high
    if low.value is None or high.value is None:
        return False
    order = values.compare(low.value, high.value)
    return order > 0 or (order == 0 and not (low.closed and high.closed))


def _touch(one: IntervalPiece, other: IntervalPiece) -> bool:
    """Whether the later piece begins before or exactly where the earlier one ends."""
    end, start = one.high, other.low
    if end.value is None or start.value is None:
        return True
    order = values.compare(start.value, end.value)
    return order < 0 or (order == 0 and (end.closed or start.closed))


def merge(pieces: list[IntervalPiece]) -> tuple[IntervalPiece, ...]:
    """The same numbers in as few pieces as possible."""
    if len(pieces) > _MOST_PIECES:
        raise MalformedError("too_big")
    kept = [piece for piece in pieces if not _is_empty(piece)]
    kept.sort(key=cmp_to_key(lambda one, other: _compare_lower(one.low, other.low)))
    found: list[IntervalPiece] = []
    for piece in kept:
        if found and _touch(found[-1], piece):
            last = found[-1]
            high = piece.high if _compare_upper(piece.high, last.high) > 0 else last.high
            found[-1] = IntervalPiece(last.low, high)
        else:
            found.append(piece)
    return tuple(found)


def _common(one: list[IntervalPiece], other: list[IntervalPiece]) -> list[IntervalPiece]:
    """The intersection of two unions."""
    found: list[IntervalPiece] = []
    for a in one:
        for b in other:
            low = a.low if _compare_lower(a.low, b.low) >= 0 else b.low
            high = a.high if _compare_upper(a.high, b.high) <= 0 else b.high
            found.append(IntervalPiece(low, high))
    return [piece for piece in found if not _is_empty(piece)]


class _IntervalParser:
    """A parser for one text."""

    def __init__(self, style: AnswerStyle, letter: str) -> None:
        self._style = style
        self._letter = letter
        language = style.language
        self._or = re.compile(rf" ?(?:\bU\b|\b(?:{OR['en']}|{OR[language]})\b) ?")
        self._and = re.compile(rf" (?:{AND['en']}|{AND[language]}) | ?& ?")
        self.is_backwards = False
        """Whether an interval has its ends the wrong way round."""

    def union(self, text: str) -> list[IntervalPiece]:
        """All pieces of a text; raises MalformedError."""
        if is_empty(text):
            return []
        if fold(text) in _ALL:
            return [IntervalPiece(_FREE, _FREE)]
        if found := _BUILDER.fullmatch(text):
            text = found[1].strip()
        text = re.sub(rf"^{re.escape(self._letter)} in ", "", text)
        if fold(text) in _ALL:
            return [IntervalPiece(_FREE, _FREE)]
        parts = [part.strip() for part in self._or.split(text)]
        return [piece for part in parts for piece in self._part(part)]

    def _part(self, text: str) -> list[IntervalPiece]:
        text = re.sub(rf"^{re.escape(self._letter)} in ", "", text)
        if not text:
            raise MalformedError("syntax")
        if is_empty(text):
            return []
        if _COMPARISON.search(text):
            pieces = [IntervalPiece(_FREE, _FREE)]
            for chain in self._and.split(text):
                pieces = _common(pieces, self._chain(chain.strip()))
            return pieces
        if text[0] == "{" and text[-1] == "}":
            return [self._single(part.strip()) for part in re.split("[;,]", text[1:-1])]
        return [self._bracketed(text)]

    def _single(self, text: str) -> IntervalPiece:
        bound = Endpoint(parse_item(text, self._style).amounts[0], True)
        return IntervalPiece(bound, bound)

    def _chain(self, text: str) -> list[IntervalPiece]:
        operands = [part.strip() for part in _COMPARISON.split(text)[::2]]
        signs = [sign.replace("=<", "<=").replace("=>", ">=") for sign in _COMPARISON.findall(text)]
        places = [place for place, part in enumerate(operands) if part == self._letter]
        if len(places) != 1 or not 1 <= len(signs) <= 2 or not all(operands):
            raise MalformedError("syntax")
        if len(signs) == 2 and (places != [1] or signs[0][0] != signs[1][0] or "!" in text):
            raise MalformedError("syntax")
        pieces = [IntervalPiece(_FREE, _FREE)]
        for place, sign in enumerate(signs):
            is_first = places[0] == place
            other = operands[place + 1] if is_first else operands[place]
            pieces = _common(pieces, self._compared(sign if is_first else _reverse(sign), other))
        if not pieces:
            self.is_backwards = True
        return pieces

    def _compared(self, sign: str, text: str) -> list[IntervalPiece]:
        bound = self._bound(text, closed=sign in ("<=", ">=", "="))
        if bound.value is None:
            if sign not in ("<", ">"):
                raise MalformedError("syntax")
            return [IntervalPiece(_FREE, _FREE)]
        match sign:
            case "<" | "<=":
                return [IntervalPiece(_FREE, bound)]
            case ">" | ">=":
                return [IntervalPiece(bound, _FREE)]
            case "=":
                return [IntervalPiece(bound, bound)]
            case _:
                return [IntervalPiece(_FREE, bound), IntervalPiece(bound, _FREE)]

    def _bracketed(self, text: str) -> IntervalPiece:
        opening, closing = text[0], text[-1]
        if opening not in "([]" or closing not in ")][" or len(text) < 4:
            raise MalformedError("syntax")
        for pieces in splits(text[1:-1].strip(), self._style, blanks=False):
            if len(pieces) == 2:
                low, high = (piece.strip() for piece in pieces)
                return self._piece(low, high, opening == "[", closing == "]")
        raise MalformedError("count")

    def _piece(self, low: str, high: str, starts: bool, ends: bool) -> IntervalPiece:
        below, above = self._bound(low, closed=starts), self._bound(high, closed=ends)
        if (below.value is None and low.startswith("+")) or (
            above.value is None and high.startswith("-")
        ):
            raise MalformedError("syntax")
        if below.value is None and not low.startswith("-"):
            raise MalformedError("syntax")
        piece = IntervalPiece(below, above)
        if _is_empty(piece):
            self.is_backwards = True
        return piece

    def _bound(self, text: str, *, closed: bool) -> Endpoint:
        if _INFINITE.fullmatch(fold(text)):
            return Endpoint(None, closed)
        found: AnswerItem = parse_item(text, self._style)
        return Endpoint(found.amounts[0], closed)


def _reverse(sign: str) -> str:
    return {"<": ">", "<=": ">=", ">": "<", ">=": "<="}.get(sign, sign)


@lru_cache(4096)
def _key(spec: specs.Interval) -> tuple[IntervalPiece, ...]:
    reader = _IntervalParser(ENGLISH, spec.var)
    try:
        pieces = reader.union(normalise(spec.value))
    except MalformedError as malformed:
        raise ValueError(
            f"value: {spec.value!r} is not an interval ({malformed.code})"
        ) from malformed
    if reader.is_backwards or any(_is_closed_at_infinity(piece) for piece in pieces):
        raise ValueError(f"value: {spec.value!r} has its ends wrong")
    return merge(pieces)


def _is_closed_at_infinity(piece: IntervalPiece) -> bool:
    return any(end.value is None and end.closed for end in (piece.low, piece.high))


def check_interval(spec: specs.Interval, text: str, style: AnswerStyle) -> Verdict:
    """Check for the same numbers, in any notation."""
    expected = _key(spec)
    text = normalise(text)
    reader = _IntervalParser(style, spec.var)
    pieces = reader.union(text)
    typed = merge(pieces)
    value = _format_pieces(typed)
    shown = _layout_pieces(typed)
    if any(_is_closed_at_infinity(piece) for piece in pieces):
        opened = merge(
            [
                IntervalPiece(_open_infinite(piece.low), _open_infinite(piece.high))
                for piece in pieces
            ]
        )
        return CheckResult(
            "endpoint" if _bounds(opened) == _bounds(expected) else "wrong", value, shown
        ).verdict
    if _format_pieces(expected) == value and not (reader.is_backwards and expected):
        return CheckResult(
            "exact" if normalise(spec.value) == text else "equivalent_form", value, shown
        ).verdict
    code = "endpoint" if typed and _bounds(typed) == _bounds(expected) else "wrong"
    return CheckResult("order" if reader.is_backwards else code, value, shown).verdict


def _open_infinite(bound: Endpoint) -> Endpoint:
    return _FREE if bound.value is None else bound


def _bounds(pieces: tuple[IntervalPiece, ...]) -> list[str]:
    return [_end(bound) for piece in pieces for bound in (piece.low, piece.high)]


def _end(bound: Endpoint) -> str:
    return "inf" if bound.value is None else values.format_value(bound.value)


def _format_pieces(pieces: tuple[IntervalPiece, ...]) -> str:
    return " U ".join(map(_format_piece, pieces)) or "{}"


def _format_piece(piece: IntervalPiece) -> str:
    low = "-inf" if piece.low.value is None else _end(piece.low)
    high = _end(piece.high)
    return f"{'[' if piece.low.closed else '('}{low}, {high}{']' if piece.high.closed else ')'}"


def _layout_pieces(pieces: tuple[IntervalPiece, ...]) -> Formula:
    spans = [_layout_piece(piece) for piece in pieces]
    if not spans:
        return ("raw", "∅")
    return spans[0] if len(spans) == 1 else ("or", *spans)


def _layout_piece(piece: IntervalPiece) -> Formula:
    low, high = piece.low, piece.high
    least: Formula = ("neg", ("inf",)) if low.value is None else layout_value(low.value)
    most: Formula = ("inf",) if high.value is None else layout_value(high.value)
    return ("span", "[" if low.closed else "(", least, most, "]" if high.closed else ")")
