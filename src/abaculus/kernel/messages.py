"""What the kernel says: refusals and news, as codes with values; `i18n` makes the sentences."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.errors import RefusedError as RefusedError

Seat: TypeAlias = int
"""A place at the table, from 0, clockwise."""


class FormulaValue(Struct, frozen=True, tag="formula"):
    """A value that is mathematics, as text such as `3*4-1`; each screen typesets it."""

    text: str


class PlayerValue(Struct, frozen=True, tag="player"):
    """A value that is a player; each screen puts the name."""

    seat: Seat


Value: TypeAlias = str | int | FormulaValue | PlayerValue


class Refusal(Struct, frozen=True):
    """Why something cannot be done: a code, and the values of its sentence."""

    code: str
    values: dict[str, Value] = {}
    more: tuple[Refusal, ...] = ()
    """Further reasons, reported together with it."""


def split_refusal(refusal: Refusal) -> tuple[Refusal, ...]:
    """Every reason by itself, the first one first."""
    return (Refusal(refusal.code, refusal.values), *refusal.more) if refusal.more else (refusal,)


def join_refusals(refusals: tuple[Refusal, ...]) -> Refusal:
    """One refusal with all these reasons."""
    first, *others = [one for refusal in refusals for one in split_refusal(refusal)]
    return Refusal(first.code, first.values, tuple(others))


class News(Struct, frozen=True):
    """One thing that happened, and who may know it."""

    code: str
    values: dict[str, Value] = {}
    only: tuple[Seat, ...] | None = None
    """The seats that may know it; None: everyone, spectators too."""
    unless: tuple[Seat, ...] = ()
    """Seats that do not get it, because another item tells them more."""


def news_for(news: tuple[News, ...], seat: Seat | None) -> tuple[News, ...]:
    """The items for a seat (None: for spectators), in order."""
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
