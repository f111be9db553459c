"""Positions of every installed game, for fuzzers that need a table."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from abaculus.i18n import load_translator
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose
from abaculus.kernel.registry import Family, families, load_family
from abaculus.kernel.rng import SeededRng
from abaculus.testing.cases import Moment, Subject
from abaculus.testing.laws.options import mixed_choices, setup_or_refusal
from abaculus.testing.play import MANNERS, first_moment, play_on

_DEEPEST: Final = 60
"""The most events before a position."""
_HELD: Final = 40
"""Games that positions are taken from at a time; playing one takes longer than any input."""


class PositionName(NamedTuple):
    """A position by its game, the seed of the play that leads to it, and the number of events."""

    game: str
    seed: int
    events: int

    def __str__(self) -> str:
        return f"{self.game} {self.seed} {self.events}"

    @classmethod
    def parse(cls, text: str) -> PositionName:
        """The position with this name; raises `ValueError` if the text is not a name."""
        game, seed, events = text.split(" ")
        return cls(game, int(seed), int(events))


class PositionPicker:
    """Picks positions, mostly of games that were picked before, so that few are played anew."""

    def __init__(self) -> None:
        self._held: list[PositionName] = []

    def pick(self, rng: Random) -> PositionName:
        """Some position of some game."""
        known = game_names()
        if len(self._held) < len(known):
            self._held.append(PositionName(known[len(self._held)], rng.randrange(6), 0))
        elif rng.random() < 0.001:
            fresh = PositionName(rng.choice(known), rng.randrange(100_000), 0)
            self._held = [*self._held[1 - _HELD :], fresh]
        return rng.choice(self._held)._replace(events=rng.randrange(_DEEPEST))


@lru_cache
def game_names() -> tuple[str, ...]:
    """Every installed game: `family/variant`."""
    return tuple(f"{family.id}/{game.info.id}" for family in families() for game in family.games)


def find_game(name: str) -> tuple[Family, AnyGame]:
    """The family and the game of such a name."""
    family, _, variant = name.partition("/")
    found = load_family(family)
    return found, found.game(variant)


def load_position(name: PositionName) -> Moment:
    """The position of a name; a game that is over sooner gives its last one."""
    moments = _play(name.game, name.seed)
    return moments[max(0, min(name.events, len(moments) - 1))]


@lru_cache(2 * _HELD)
def _play(name: str, seed: int) -> tuple[Moment, ...]:
    family, game = find_game(name)
    rng = SeededRng(f"{name}/{seed}")
    subject = Subject(game, rng, messages=load_translator(family).tell, desk=family.desk(game))
    options = choose(game.info.menu, mixed_choices(game.info.menu, rng) if seed % 3 else {})
    if isinstance(setup_or_refusal(subject, options), Refusal):
        options = choose(game.info.menu, {})
    first = first_moment(subject, options)
    return (first, *islice(play_on(first, MANNERS[seed % 2 * 4]), _DEEPEST))


def find_wording_fault(moment: Moment, refusal: Refusal) -> str:
    """What is wrong with the sentence of a refusal; empty: nothing."""
    return moment.subject.wording_fault(refusal.code, refusal.values) or ""
