"""Decks: the pairs of a game, the names of their jettons, and which two match."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from abaculus.games.mathesso.material import MathessoBox, Pair, box, includes_pair
from abaculus.kernel.messages import Refusal, RefusedError

_LONGEST: Final = 4_000


class PairDeck:
    """The pairs of one game, ready to be looked up."""

    def __init__(self, source: MathessoBox, keys: tuple[str, ...]) -> None:
        by_key = {pair.key: pair for pair in source.pairs}
        self.keys = keys
        self.pairs: dict[str, Pair] = {key: by_key[key] for key in keys}
        self.tops: tuple[str, ...] = tuple(top for key in keys for top in by_key[key].tops)
        """The backs of all jettons, in canonical order."""
        self._ranks = {key: rank for rank, key in enumerate(self.pairs)}
        self._relations = {key: _relation(pair) for key, pair in self.pairs.items()}
        self.points = source.points
        self.ruler = source.ruler
        self.kinds: dict[str, tuple[tuple[str, int], ...]] = {
            top: tuple(Counter(self._keys_under(top)).items()) for top in dict.fromkeys(self.tops)
        }
        """For each back the keys possible under it, with their counts."""

    def rank(self, key: str) -> int:
        """The place of a key in canonical order."""
        return self._ranks[key]

    def related(self, key: str) -> int:
        """The group a pair is counted with: its number, -1 for mirrored ones, -2 for factorials."""
        return self._relations[key]

    def _keys_under(self, top: str) -> list[str]:
        return [key for key in self.keys for one in self.pairs[key].tops if one == top]

    @property
    def jettons(self) -> tuple[str, ...]:
        """The names of all jettons, in canonical order."""
        return tuple(
            jetton
            for key, copies in Counter(self.keys).items()
            for jetton in self._named(key, copies)
        )

    def _named(self, key: str, copies: int) -> tuple[str, ...]:
        pair = self.pairs[key]
        if pair.top1 != pair.top2:
            return tuple(f"{key}/{top}" for top in pair.tops)
        return tuple(f"{key}/{pair.top1}#{copy}" for copy in range(1, 2 * copies + 1))


def _relation(pair: Pair) -> int:
    match pair.group:
        case "C":
            return -1
        case "!":
            return -2
        case "Z":
            return int(pair.top1)
        case _:
            return pair.number


@lru_cache(maxsize=256)
def deck(source: str, keys: str) -> PairDeck:
    """The deck of these keys, from this box."""
    return PairDeck(box(source), tuple(keys.split()))


def match(jetton: str, other: str) -> bool:
    """Whether two different jettons match: their keys are equal."""
    return jetton != other and jetton.partition("/")[0] == other.partition("/")[0]


def variant_keys(source: str, name: str, *, cjv: bool, factorial: bool) -> str:
    """The keys of a variant's deck in canonical order."""
    read = box(source)
    variant = read.variants[name]
    parts = {part for part, is_on in (("cjv", cjv), ("factorial", factorial)) if is_on}
    return _format_keys(
        [pair for pair in read.pairs if includes_pair(variant, pair) or pair.part in parts]
    )


def _format_keys(pairs: list[Pair]) -> str:
    return " ".join(pair.key for pair in pairs for _ in range(pair.copies))


def own_keys(source: str, text: str) -> str:
    """The keys of a custom deck, a name or a list, in order; raises `RefusedError`."""
    read = box(source)
    if len(text) > _LONGEST:
        raise _refusal(f"a list of at most {_LONGEST} characters")
    counts = Counter(read.decks.get(text, text).split())
    held = {pair.key: pair.copies for pair in read.pairs}
    for key, count in counts.items():
        if key not in held:
            raise _refusal(f"a list of pairs of the box, such as M3.7 Q3 P5; {key[:20]} is none")
        if count > held[key]:
            raise _refusal(f"a list of pairs of the box; it has {key} only {held[key]} times")
    if not counts:
        raise _refusal("a list of at least one pair, such as M3.7")
    return " ".join(pair.key for pair in read.pairs for _ in range(counts[pair.key]))


def _refusal(allowed: str) -> RefusedError:
    return RefusedError(Refusal("opt-deck", {"key": "deck", "range": allowed}))
