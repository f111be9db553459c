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


_REASON = "because"


def add_reason(refusal: Refusal, reason: Refusal) -> Refusal:
    """The refusal with another one as its reason, whose sentence follows."""
    values = {f"{_REASON}.{name}": value for name, value in reason.values.items()}
    return Refusal(refusal.code, {**refusal.values, _REASON: reason.code, **values})


def reason_of(refusal: Refusal) -> Refusal | None:
    """The reason that was added to a refusal; None if none was."""
    code, start = refusal.values.get(_REASON), f"{_REASON}."
    if not isinstance(code, str):
        return None
    named = {name: value for name, value in refusal.values.items() if name.startswith(start)}
    return Refusal(code, {name.removeprefix(start): value for name, value in named.items()})


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
