"""Napier's bones by keys: digits lay bones, a row is shown large, the player adds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from abaculus.maths.instruments.bones import ROWS, draw_bones, row_cells
from abaculus.terminal.render.text import say

MOST: Final = 9
"""The most bones that fit side by side on a small screen."""
_TIMES: Final = "x*×·"


class BonesAid(Struct, frozen=True):
    """The laid bones and the chosen row."""

    bones: tuple[int, ...] = ()
    row: int = 0
    """The chosen row; 0: none."""
    is_taking: bool = False
    """Whether a digit now chooses a row."""

    @property
    def title(self) -> str:
        return say("term-bones")

    def lines(self, width: int) -> Iterator[str]:
        """The bones close together, then the chosen row."""
        if not self.bones:
            yield say("term-bones-none")
            return
        yield from draw_compact(self.bones, self.row)
        if self.row:
            yield from draw_large_row(self.bones, self.row)

    def keys(self) -> tuple[tuple[str, str], ...]:
        digits = say("term-bones-take" if self.is_taking else "term-bones-lay")
        turn = say("term-bones-to-lay" if self.is_taking else "term-bones-to-take")
        return (
            ("0–9", digits),
            ("×", turn),
            ("↑ ↓", say("term-bones-rows")),
            ("Backspace", say("term-bones-back")),
        )

    def press(self, key: str, character: str) -> BonesAid | None:
        """The bones after a key; None if the key has no meaning."""
        if key in ("tab", "enter") or (character and character.lower() in _TIMES):
            return replace(self, is_taking=not self.is_taking and bool(self.bones))
        if key in ("up", "down"):
            way = -1 if key == "up" else 1
            return replace(self, row=min(max(self.row + way, 1), max(ROWS)))
        if key == "backspace":
            return BonesAid(self.bones[:-1], self.row if self.bones[1:] else 0)
        if key == "delete":
            return BonesAid()
        if character.isascii() and character.isdigit():
            return self._digit(int(character))
        return None

    def _digit(self, digit: int) -> BonesAid:
        if self.is_taking:
            return replace(self, row=digit) if digit in ROWS else self
        return replace(self, bones=(*self.bones, digit)[:MOST])


def draw_compact(bones: tuple[int, ...], row: int) -> Iterator[str]:
    """The bones without lines between their squares."""
    edge, head, *rest = draw_bones(bones, row)
    yield head
    yield edge
    yield from rest[1::2]


def draw_large_row(bones: tuple[int, ...], row: int) -> Iterator[str]:
    """A row by itself, each square with its diagonal."""
    cells = row_cells(bones, row)
    edge = f"    +{'------+' * len(cells)}"
    yield edge
    yield "".join(["    |", *(f" {one.tens}  / |" for one in cells)])
    yield "".join([f"  {row} |", *("   /  |" for _ in cells)])
    yield "".join(["    |", *(f"  / {one.units} |" for one in cells)])
    yield edge
