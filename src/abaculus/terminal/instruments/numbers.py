"""Other numerals as lines of text: values of signs, the table of numbers, one in all systems."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase
from textwrap import wrap

from msgspec import Struct
from rich.cells import cell_len

from abaculus.maths.numerals import (
    COMPOSED,
    TABLE,
    speak_numeral,
    token_form,
    tokens,
    write_numeral,
)
from abaculus.terminal.render.text import say


class LegendAid(Struct, frozen=True):
    """The signs of a system, with their values and keys."""

    system: str

    @property
    def title(self) -> str:
        return say("term-legend", system=self.system)

    def lines(self, width: int) -> Iterator[str]:
        yield from _align_columns(legend(self.system))
        yield ""
        for code in ("term-legend-law", "term-tiles-typed"):
            yield from wrap(say(code, system=self.system), width)

    def keys(self) -> tuple[tuple[str, str], ...]:
        return ()

    def press(self, key: str, character: str) -> LegendAid | None:
        return None


class NumbersAid(Struct, frozen=True):
    """Every number of the table, in every system."""

    system: str
    """The system shown in its own signs; the others are shown as they are typed."""

    @property
    def title(self) -> str:
        return say("term-numbers", most=TABLE[-1])

    def lines(self, width: int) -> Iterator[str]:
        heads = ("", *(say("term-system", system=one) for one in COMPOSED))
        rows = [(str(number), *(self._form(one, number) for one in COMPOSED)) for number in TABLE]
        yield from _align_columns([heads, *rows], gap=" ")

    def _form(self, system: str, number: int) -> str:
        return (write_numeral if system == self.system else token_form)(system, number)

    def keys(self) -> tuple[tuple[str, str], ...]:
        return (("↑ ↓ PgUp PgDn", say("term-aid-scroll")),)

    def press(self, key: str, character: str) -> NumbersAid | None:
        return None


def legend(system: str) -> list[tuple[str, ...]]:
    """Each sign with its name, value and key."""
    found = tokens(system, strict=True)
    is_lettered = any(not one.text.isascii() for one in found)
    keys = ascii_lowercase if is_lettered else "".join(one.text for one in found)
    return [
        (key, one.glyph, one.name if one.name != one.glyph else "", str(one.value))
        for key, one in zip(keys, found, strict=False)
    ]


def number_lines(number: int) -> Iterator[str]:
    """A number in every system: its signs, their names, their keys."""
    rows: list[tuple[str, ...]] = []
    for system in COMPOSED:
        signs, short = write_numeral(system, number), token_form(system, number)
        name = say("term-system", system=system)
        rows.append((name, signs, short if short != signs else "", speak_numeral(system, number)))
    return _align_columns(rows)


def _align_columns(rows: list[tuple[str, ...]], gap: str = "  ") -> Iterator[str]:
    """Rows with aligned columns, by the width of their characters on a screen."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = zip(row, widths, strict=True)
        yield gap.join(cell + " " * (width - cell_len(cell)) for cell, width in cells).rstrip()
