"""The slide rule by keys: slide and hairline move from mark to mark, without showing values."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from fractions import Fraction
from math import log
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from abaculus.maths.instruments.slide_rule import (
    DECADES,
    END,
    ON_SLIDE,
    START,
    Scale,
    digits,
    marks,
    marks_around,
    place,
)
from abaculus.maths.instruments.slide_rule_text import rule_lines
from abaculus.terminal.instruments.slide_rule_back import back_lines
from abaculus.terminal.render.text import say

_SCALES: Final[dict[str, Scale]] = {"k": "K", "a": "A", "b": "B", "i": "CI", "c": "C", "d": "D"}
_SIDES: Final = 8
"""Columns beside the scales."""
_MIDDLE: Final = 0.38, 0.62
"""The parts of the way between two marks that count as about the middle."""
_MOST: Final = 4
"""The most digits of a typed number."""


class RuleAid(Struct, frozen=True):
    """The positions of slide and hairline."""

    shift: Fraction = START
    """Where the 1 of C is; if it is left of the 1 of D, the 10 of C is in use."""
    hair: Fraction = START
    hand: Literal["slide", "hair"] = "slide"
    """What the keys move."""
    slide_by: Scale = "D"
    """An end of the slide moves to marks of the body; marks of the slide move to the hairline."""
    hair_by: Scale = "C"
    typed: str = ""
    missed: Fraction | None = None
    """Where the hairline should be, past the end of the rule."""
    is_back: bool = False

    @property
    def title(self) -> str:
        return say("term-rule-back" if self.is_back else "term-slide-rule")

    def lines(self, width: int) -> Iterator[str]:
        """The rule, then the positions of slide and hairline by its marks."""
        if self.is_back:
            yield from back_lines()
            return
        yield from rule_lines(self.shift, max(40, width - _SIDES), self.hair)
        yield from (
            f"{'▸' if self.hand == hand else ' '} {label}"
            for hand, label in (("slide", self._format_slide()), ("hair", self._format_hair()))
        )

    def keys(self) -> tuple[tuple[str, str], ...]:
        if self.is_back:
            return (("T", say("term-rule-turn")), ("↑ ↓", say("term-aid-scroll")))
        other = say("term-rule-hairline" if self.hand == "slide" else "term-rule-slide")
        return (
            ("← →", say("term-rule-mark")),
            ("H", other),
            ("0–9", say("term-rule-jump")),
            ("K A B I C D", say("term-rule-scale")),
            ("O", say("term-rule-other-end")),
            ("T", say("term-rule-turn")),
        )

    def press(self, key: str, character: str) -> RuleAid | None:
        """The rule after a key; None if the key has no meaning."""
        if character.lower() == "t":
            return replace(self, is_back=not self.is_back, typed="")
        if self.is_back:
            return None
        if character.isascii() and (character.isdigit() or character in (".", ",")):
            return self._type(character.replace(",", ".")) if character else None
        if key == "backspace":
            return self._go_to(self.typed[:-1])
        return replace(self, typed="")._other(key, character.lower())

    def _other(self, key: str, letter: str) -> RuleAid | None:
        if key in ("left", "right"):
            return self._step(-1 if key == "left" else 1)
        if key == "home":
            return RuleAid(hand=self.hand)
        if letter == "h":
            return replace(self, hand="hair" if self.hand == "slide" else "slide")
        if letter == "o":
            return self._other_end()
        return self._by(_SCALES[letter]) if letter in _SCALES else None

    # moving by marks

    def _step(self, way: int) -> RuleAid:
        stops = self._slide_stops() if self.hand == "slide" else self._hair_stops()
        here = self.shift if self.hand == "slide" else self.hair
        at = bisect_right(stops, here) if way > 0 else bisect_left(stops, here) - 1
        there = stops[min(max(at, 0), len(stops) - 1)]
        if self.hand == "slide":
            return replace(self, shift=there, missed=None)
        return replace(self, hair=there, missed=None)

    def _slide_stops(self) -> list[Fraction]:
        places = [place(self.slide_by, mark) for mark in marks(self.slide_by)]
        if self.slide_by in ON_SLIDE:
            return sorted(self.hair / one for one in places)
        return sorted({*places, *(one / END for one in places)})

    def _hair_stops(self) -> list[Fraction]:
        base = self._base(self.hair_by)
        places = (base * place(self.hair_by, mark) for mark in marks(self.hair_by))
        return sorted({START, END, *(one for one in places if START <= one <= END)})

    def _base(self, scale: Scale) -> Fraction:
        return self.shift if scale in ON_SLIDE else START

    def _by(self, scale: Scale) -> RuleAid:
        if self.hand == "hair":
            return replace(self, hair_by=scale)
        # an end of the slide moves over A or D; K has no partner on it
        return replace(self, slide_by="A" if scale == "K" else scale)

    # moving by numbers

    def _type(self, sign: str) -> RuleAid:
        if sign == "." and "." in self.typed:
            return self
        is_full = len(self.typed.replace(".", "")) >= _MOST
        return self._go_to(sign if is_full else self.typed + sign)

    def _go_to(self, typed: str) -> RuleAid:
        held = replace(self, typed=typed)
        value = Fraction(f"0{typed}0" if "." in typed else typed or "0")
        if not value:
            return held
        scale = self.slide_by if self.hand == "slide" else self.hair_by
        at = place(scale, digits(value, 10 ** DECADES[scale])[0])
        if self.hand == "slide":
            return replace(held, shift=self.hair / at if scale in ON_SLIDE else at, missed=None)
        wanted = self._base(scale) * at
        is_off = not START <= wanted <= END
        there = min(max(wanted, START), END)
        return replace(held, hair=there, missed=wanted if is_off else None)

    def _other_end(self) -> RuleAid:
        """Exchange the ends of the slide, and move the hairline to where it should be."""
        way = 1 / END if self.shift > START else END
        moved = replace(self, shift=self.shift * way, missed=None)
        if self.missed is None:
            return moved
        return replace(moved, hair=min(max(self.missed * way, START), END))

    # text

    def _format_slide(self) -> str:
        if self.slide_by in ON_SLIDE:
            under = _format_place(self.slide_by, self.hair / self.shift)
            return say("term-rule-slide-under", place=under)
        is_far = self.shift < START
        own, far = ("B", "100") if self.slide_by == "A" else ("C", "10")
        over = _format_place(self.slide_by, self.shift * END if is_far else self.shift)
        return say("term-rule-slide-at", end=far if is_far else "1", own=own, place=over)

    def _format_hair(self) -> str:
        if self.missed is not None:
            return say("term-rule-off")
        there = _format_place(self.hair_by, self.hair / self._base(self.hair_by))
        return say("term-rule-hair-at", place=there)


def _format_place(scale: Scale, at: Fraction) -> str:
    """A position by its marks: on one, or between two; never the number itself."""
    found = marks_around(scale, at)
    if found is None:
        return say("term-rule-beyond", scale=scale)
    left, right = found
    if left == right:
        return say("term-rule-on", scale=scale, value=format_decimal(left))
    first, last = place(scale, left), place(scale, right)
    part = log(at / first) / log(last / first)
    where = "left" if part < _MIDDLE[0] else "right" if part > _MIDDLE[1] else "middle"
    values = {
        "scale": scale,
        "left": format_decimal(left),
        "right": format_decimal(right),
        "where": where,
    }
    return say("term-rule-between", **values)


def format_decimal(value: Fraction) -> str:
    """The number of a mark as text."""
    return f"{float(value):g}"
