"""Faces are decided when jettons are turned, with the odds of a deck that was shuffled first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from abaculus.games.mathesso.decks import deck
from abaculus.games.mathesso.material import BOX
from abaculus.games.mathesso.moves import Cover, Flip, Stop
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.state import Backing, Revealing, Showing, Starting, State
from abaculus.games.mathesso.tests.tables import OWN, PLAIN
from abaculus.kernel.awaits import Chance
from abaculus.kernel.chance import enumerate_results, sample
from abaculus.kernel.events import Drawn, Played
from abaculus.kernel.options import choose
from abaculus.kernel.rng import SeededRng

Laid = tuple[tuple[str, str], ...]
"""Back and key of every place."""


def shuffled_first(keys: str) -> dict[Laid, Fraction]:
    """Every layout with its odds when whole jettons are shuffled."""
    jettons = [(top, key) for key in keys.split() for top in deck(BOX, keys).pairs[key].tops]
    orders = list(permutations(jettons))
    return {laid: Fraction(many, len(orders)) for laid, many in Counter(orders).items()}


def backs_lie(keys: str) -> dict[State, Fraction]:
    """Every table on which the backs lie, with its odds; where they lie is left to one throw."""
    state: State = OWN.setup(choose(OWN.info.menu, {**PLAIN, "deck": keys, "players": 2}))
    rng = SeededRng("places")
    while not isinstance(state.phase, Backing):
        awaits = OWN.awaits(state)
        assert isinstance(awaits, Chance)
        state = OWN.apply(state, Drawn(0, sample(awaits.draw, rng))).state
    awaits = OWN.awaits(state)
    assert isinstance(awaits, Chance)
    found: dict[State, Fraction] = {}
    for result, odds in enumerate_results(awaits.draw):
        after = OWN.apply(state, Drawn(0, result)).state
        found[after] = found.get(after, Fraction(0)) + odds
    return found


def turned_one_by_one(state: State, places: list[int]) -> Iterator[tuple[State, Fraction]]:
    """Every way in which these places can turn out, each in a turn of its own."""
    phase = state.phase
    if isinstance(phase, Revealing):
        awaits = OWN.awaits(state)
        assert isinstance(awaits, Chance)
        for result, odds in enumerate_results(awaits.draw):
            after = OWN.apply(state, Drawn(0, result)).state
            yield from ((end, odds * more) for end, more in turned_one_by_one(after, places))
    elif isinstance(phase, Starting):
        if not places:
            yield state, Fraction(1)
            return
        flip = Flip(place_names(state.rows).by_place[places[0]])
        after = OWN.apply(state, Played(0, phase.seat, flip)).state
        yield from turned_one_by_one(after, places[1:])
    else:
        assert not isinstance(phase, Backing)
        seat = getattr(phase, "seat", 0)
        move = Cover() if isinstance(phase, Showing) else Stop()
        yield from turned_one_by_one(OWN.apply(state, Played(0, seat, move)).state, places)


@pytest.mark.parametrize("keys", ["M1.2 Q1", "M1.2 M1.3 Q1", "M1.2 F1 F1", "C12 Z12 Z12"])
@pytest.mark.parametrize("backwards", [False, True])
def test_the_odds_are_those_of_shuffling_first(keys: str, backwards: bool) -> None:
    expected = shuffled_first(keys)
    found: dict[Laid, Fraction] = {}
    for state, odds in backs_lie(keys).items():
        places = list(range(len(state.tops)))
        for end, more in turned_one_by_one(state, places[::-1] if backwards else places):
            laid = tuple(zip(end.tops, end.faces, strict=True))
            found[laid] = found.get(laid, Fraction(0)) + odds * more

    assert expected == found


def test_a_jetton_turned_again_shows_what_it_showed() -> None:
    state = next(iter(backs_lie("M1.2 M1.3 Q1")))
    first = state.tops.index("1")
    for end, _ in turned_one_by_one(state, [first, first, first]):
        (again, odds), *others = turned_one_by_one(end, [first])

        assert (end.faces[first], Fraction(1), 0) == (again.faces[first], odds, len(others))


def test_the_setup_decides_no_face() -> None:
    for state in backs_lie("M1.2 M1.3 Q1"):
        assert ("",) * 6 == state.faces
