"""What can never be true of a Mathesso state."""

from __future__ import annotations

from collections import Counter

from abaculus.games.mathesso.state import COVERED, TAKEN, UP, Seconding, Showing, Starting, State
from abaculus.games.mathesso.turns import deck_of


def fault(state: State) -> str | None:
    """The first impossible thing; None for a sound state."""
    if not state.tops:
        return "something was taken from an empty table" if any(state.hands) else None
    return _bad_jettons(state) or _bad_hands(state) or _bad_turn(state)


def _bad_jettons(state: State) -> str | None:
    count = len(state.tops)
    if {count, len(state.faces), len(state.lies), len(state.spots)} != {count}:
        return "places, backs and faces do not fit together"
    if sum(map(int, state.rows.split())) != count:
        return f"{count} jettons lie in rows of {state.rows}"
    table = deck_of(state)
    if Counter(state.tops) != Counter(table.tops):
        return "the backs are not those of the deck"
    decided = Counter(zip(state.tops, state.faces, strict=True))
    for (top, key), many in decided.items():
        most = dict(table.kinds[top]).get(key, 0)
        if key and many > most:
            return f"{key} lies {many} times under {top}, the deck has {most}"
    strange = set(state.lies) - {COVERED, UP, TAKEN}
    if strange:
        return f"jettons lie {strange}"
    bare = [place for place, face in enumerate(state.faces) if not face]
    if any(state.lies[place] != COVERED for place in bare):
        return "a jetton lies open that has no face"
    return None


def _bad_hands(state: State) -> str | None:
    if len(state.hands) != state.rules.players:
        return f"there are {len(state.hands)} hands"
    wins = [won for hand in state.hands for won in hand]
    places = [place for won in wins for place in (won.first, won.second)]
    if sorted(places) != [place for place, lies in enumerate(state.lies) if lies == TAKEN]:
        return f"{places} were won, and the table says {state.lies}"
    for won in wins:
        if {state.faces[won.first], state.faces[won.second]} != {won.key}:
            return f"{won} is not a pair"
    return None


def _bad_turn(state: State) -> str | None:
    phase, up = state.phase, state.lies.count(UP)
    match phase:
        case Starting():
            return f"{up} jettons lie open before a turn" if up else None
        case Seconding(first=first):
            return None if up == 1 and state.lies[first] == UP else "one jetton should lie open"
        case Showing(places=places, won=won):
            expected = 0 if won else len(places)
            return None if up == expected else f"{up} jettons lie open after a turn"
        case _:
            return None
