"""What a seat may know of a Mathesso state, and states that fit a view (5.1).

There are no secrets: all seats and spectators see the same. A view omits faces that are covered now
and, except where the rule against stalling marks them, which jettons were turned.
"""

from __future__ import annotations

from collections.abc import Mapping

from abaculus.games.mathesso.decks import deck
from abaculus.games.mathesso.state import (
    COVERED,
    JettonSpot,
    Phase,
    Rules,
    Starting,
    State,
    WonPair,
)
from abaculus.games.mathesso.turns import fresh_places, must_be_fresh
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import GameRng


class View(BriefStruct, frozen=True):
    """A state as anyone sees it."""

    seat: Seat | None
    """The viewing seat; None: a spectator."""
    rules: Rules
    phase: Phase
    hands: tuple[tuple[WonPair, ...], ...]
    rows: str
    spots: tuple[JettonSpot, ...]
    tops: tuple[str, ...]
    faces: tuple[str, ...]
    """The keys of what is face up or taken; with open memory, of all ever turned."""
    lies: str
    marked: tuple[int, ...]
    """The places of which one must be turned first, after too long without anything new."""
    draws: tuple[tuple[int, ...], ...]
    waiting: tuple[Seat, ...]
    order: tuple[Seat, ...]
    turns: int
    extra: Seat | None
    is_spent: bool
    interrupted: Seat | None
    agreed: tuple[Seat, ...]
    gone: tuple[Seat, ...]


def view(state: State, seat: Seat | None) -> View:
    """What a seat may know."""
    is_marked = isinstance(state.phase, Starting) and must_be_fresh(state)
    return View(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        hands=state.hands,
        rows=state.rows,
        spots=state.spots,
        tops=state.tops,
        faces=_open_faces(state),
        lies=state.lies,
        marked=tuple(fresh_places(state)) if is_marked else (),
        draws=state.draws,
        waiting=state.waiting,
        order=state.order,
        turns=state.turns,
        extra=state.extra,
        is_spent=state.is_spent,
        interrupted=state.interrupted,
        agreed=state.agreed,
        gone=state.gone,
    )


def _open_faces(state: State) -> tuple[str, ...]:
    if state.rules.open_memory:
        return state.faces
    shown = ["" if lies == COVERED else face for face, lies in zip(state.faces, state.lies)]  # noqa: B905 - equally long, and looked at often
    return tuple(shown)


def undecided_counts(seen: View, faces: tuple[str, ...]) -> dict[str, dict[str, int]]:
    """For each back how many jettons of each key are left besides these faces."""
    kinds = deck(seen.rules.box, seen.rules.deck).kinds
    left = {top: dict(counts) for top, counts in kinds.items()}
    for top, face in zip(seen.tops, faces, strict=True):
        if face:
            left[top][face] -= 1
    return left


def imagine(seen: View, rng: GameRng, known: Mapping[int, str] | None = None) -> State:
    """A random state that fits the view.

    What is covered counts as never turned, except what a player remembers (`known`: the key at a
    place), and what must have been turned because only other places are marked.
    """
    faces = list(seen.faces)
    for place, key in (known or {}).items():
        faces[place] = key
    idle = 0
    if seen.marked:
        idle = seen.rules.stall_rounds * (seen.rules.players - len(seen.gone))
        left = undecided_counts(seen, tuple(faces))
        fresh = set(seen.marked)
        for place, top in enumerate(seen.tops):
            if not faces[place] and place not in fresh:
                faces[place] = _pick_key(left[top], rng)
    return State(
        rules=seen.rules,
        phase=seen.phase,
        hands=seen.hands,
        rows=seen.rows,
        spots=seen.spots,
        tops=seen.tops,
        faces=tuple(faces),
        lies=seen.lies,
        draws=seen.draws,
        waiting=seen.waiting,
        order=seen.order,
        turns=seen.turns,
        idle=idle,
        is_fresh=False,
        extra=seen.extra,
        is_spent=seen.is_spent,
        interrupted=seen.interrupted,
        agreed=seen.agreed,
        gone=seen.gone,
    )


def _pick_key(left: dict[str, int], rng: GameRng) -> str:
    number = rng.below(sum(left.values()))
    for key, count in left.items():
        if number < count:
            left[key] -= 1
            return key
        number -= count
    raise AssertionError("no jetton with this back is left")
