"""Take one or two from a heap; the player who takes the last one wins."""

from __future__ import annotations

from abaculus import gamekit
from abaculus.gamekit import Choices, Seat, TurnGame, replace


class Heap(gamekit.State, frozen=True):
    """What is left."""

    left: int = 6


class Even(TurnGame[Heap, int]):
    """Take one or two of six."""

    id, title, rules = "even", "Even", "even/1"
    longest = 8

    def start(self, options: Choices) -> Heap:
        return Heap()

    def candidates(self, state: Heap) -> range:
        return range(1, min(state.left, 2) + 1)

    def play(self, state: Heap, seat: Seat, move: int) -> Heap:
        return replace(state, left=state.left - move)
