"""What a turn promises: known pairs, and backs whose jettons may find their partner (12)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from abaculus.games.mathesso.strategy.pools import Pool


class CandidateTurn(Struct, frozen=True):
    """A way to begin a turn."""

    value: float
    key: str = ""
    """The known pair to take; with a back, the known jetton to turn first."""
    top: str = ""
    """The back to turn first, or to look under second if the first jetton is known."""


def candidates(pool: Pool, worth: Mapping[str, float]) -> list[CandidateTurn]:
    """The turns a greedy player considers, known pairs first."""
    found = [CandidateTurn(worth[key], key=key) for key in pool.known_pairs()]
    found += [CandidateTurn(back_value(pool, worth, top), top=top) for top in pool.unseen]
    return found


def best_value(pool: Pool, worth: Mapping[str, float]) -> float:
    """The worth of the best of them; 0 on an empty table."""
    best = 0.0
    for key, count in pool.known.items():
        if count > 1 and worth[key] > best:
            best = worth[key]
    for top in pool.unseen:
        value = back_value(pool, worth, top)
        if value > best:
            best = value
    return best


def back_value(pool: Pool, worth: Mapping[str, float], top: str) -> float:
    """The average worth of an unseen jetton with this back, with the likeliest second one."""
    left, known, pairs = pool.left, pool.known, pool.pairs
    count = left[top]
    total = 0.0
    for key, many in pool.unseen[top].items():
        if known.get(key):
            total += many * worth[key]
            continue
        other = pairs[key].partner(top)
        chance = (many - 1) / (count - 1) if many > 1 else 0.0
        if other != top and other in left:
            chance = max(chance, pool.unseen[other].get(key, 0) / left[other])
        total += many * worth[key] * chance
    return total / count
