"""Refusals and news as codes with values; `i18n` turns them into sentences."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.errors import RefusedError as RefusedError

Seat: TypeAlias = int
"""A place at the table, from 0, clockwise."""


class FormulaValue(Struct, frozen=True, tag="formula"):
    """A value that is mathematics, in compact text such as `3*4-1`; each screen typesets it."""

    text: str


class PlayerValue(Struct, frozen=True, tag="player"):
    """A value that is a player; each screen shows the name."""

    seat: Seat


Value: TypeAlias = str | int | FormulaValue | PlayerValue


class Refusal(Struct, frozen=True):
    """Why something is refused: a code and the values of its sentence."""

    code: str
    values: dict[str, Value] = {}


class News(Struct, frozen=True):
    """Something that happened, and the seats that may hear of it."""

    code: str
    values: dict[str, Value] = {}
    only: tuple[Seat, ...] | None = None
    """The seats that hear it; None: everyone, spectators too."""
    unless: tuple[Seat, ...] = ()
    """The seats that do not hear it, because another item tells them more."""


def news_for(news: tuple[News, ...], seat: Seat | None) -> tuple[News, ...]:
    """The items that a seat (None: a spectator) may hear, in order."""
    for item in news:
        if item.only is not None or item.unless:
            break
    else:
        return news
    return tuple(
        item
        for item in news
        if (item.only is None or seat in item.only) and seat not in item.unless
    )
