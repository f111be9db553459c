"""Styled characters by column and row."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style


class Canvas:
    """A rectangle of characters to draw on."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width, self.height = width, height
        self._rows = [[(" ", style)] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, style: Style) -> None:
        """Write over what is there; text outside is cut off."""
        if not 0 <= row < self.height:
            return
        for at, sign in enumerate(_to_single_width(text), column):
            if 0 <= at < self.width:
                self._rows[row][at] = (sign, style)

    def shows_same(self, other: Canvas | None) -> bool:
        """Whether nothing needs to be redrawn."""
        return other is not None and self._rows == other._rows

    def line(self, row: int) -> list[Segment]:
        """One row for the screen."""
        runs = groupby(self._rows[row], key=lambda character: character[1])
        return [Segment("".join(sign for sign, _ in run), style) for style, run in runs]

    def text(self) -> str:
        """The whole as plain text."""
        return "\n".join("".join(sign for sign, _ in row).rstrip() for row in self._rows)


@lru_cache(maxsize=1024)
def _to_single_width(text: str) -> str:
    """The text with every character one column wide, so that columns stay aligned."""
    return "".join(sign if cell_len(sign) == 1 else "�" for sign in text)
