"""Refusals that both games share."""

from __future__ import annotations

from abaculus.kernel.messages import Refusal, Seat

OVER = Refusal("pebbles-over")
DRAW_FIRST = Refusal("pebbles-draw-first")


def not_your_turn(seat: Seat) -> Refusal:
    """The refusal of a move by a seat that is not to move."""
    return Refusal("pebbles-not-your-turn", {"seat": seat})


def unreadable(text: str) -> Refusal:
    """The refusal of a text that means nothing here."""
    return Refusal("pebbles-unreadable", {"text": text[:40]})
