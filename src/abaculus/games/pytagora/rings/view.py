"""What a seat may know of a state of a ring game, and states that fit a view (5.1)."""

from __future__ import annotations

from abaculus.games.pytagora.digits import (
    Counts,
    bag_without,
    deal_hidden_hands,
    hand_of,
    hide_hands,
    random_digits,
)
from abaculus.games.pytagora.kinds import HIDDEN
from abaculus.games.pytagora.rings.ring import Arc, laid_places
from abaculus.games.pytagora.rings.state import (
    Attaching,
    Attachment,
    Drawing,
    Ended,
    FreshPiece,
    Phase,
    Rules,
    State,
)
from abaculus.games.pytagora.rings.turns import fitting_moves
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import GameRng


class View(BriefStruct, frozen=True):
    """A state as one seat sees it."""

    seat: Seat | None
    """The viewing seat; None: a spectator."""
    rules: Rules
    phase: Phase
    arcs: tuple[Arc, ...]
    held: int
    """How many pieces are in the bag."""
    bag: Counts | None
    """How many of each digit; None: the viewer may not know."""
    hands: tuple[str, ...]
    """Each hand: the digits the viewer may know, otherwise one `_` per piece."""
    laid: tuple[Attachment, ...]
    turns: int
    fresh: FreshPiece | None
    """The piece drawn last, where the viewer may know it."""
    gone: tuple[Seat, ...]


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know; after the end everyone sees all hands."""
    is_open = not state.rules.hidden or isinstance(state.phase, Ended)
    fresh = state.fresh
    return View(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        arcs=state.arcs,
        held=sum(state.bag),
        bag=state.bag if is_open else None,
        hands=hide_hands(state.hands, seat, is_open),
        laid=state.laid,
        turns=state.turns,
        fresh=fresh if is_open or (fresh is not None and fresh.seat == seat) else None,
        gone=state.gone,
    )


def unseen(seen: View) -> Counts:
    """How many pieces of each digit are in the bag or in hands the viewer cannot see."""
    on_table = "".join(
        ring.order[place]
        for ring, arc in zip(seen.rules.rings, seen.arcs, strict=True)
        for place in laid_places(ring, arc)
    )
    known = "".join(seen.hands).replace(HIDDEN, "")
    return bag_without(seen.rules.bag, on_table + known)


def imagine(seen: View, rng: GameRng) -> State:
    """A random state that fits the view: a seat that must attach can, and a seat that must draw
    cannot attach.
    """
    pool = unseen(seen)
    hands = list(seen.hands)
    phase = seen.phase
    if isinstance(phase, Attaching | Drawing) and HIDDEN in hands[phase.seat]:
        pool, hands[phase.seat] = _acting_hand(seen, phase, pool, rng)
    hands, pool = deal_hidden_hands(hands, pool, rng)
    return State(
        rules=seen.rules,
        phase=phase,
        arcs=seen.arcs,
        bag=pool,
        hands=tuple(hands),
        laid=seen.laid,
        turns=seen.turns,
        fresh=seen.fresh,
        gone=seen.gone,
    )


def _acting_hand(
    seen: View, phase: Attaching | Drawing, pool: Counts, rng: GameRng
) -> tuple[Counts, str]:
    """A random hand of the active seat, and what it leaves of the unseen pieces."""
    many = len(seen.hands[phase.seat])
    fits = {move.digit for move in fitting_moves(seen.rules, seen.arcs, "0123456789")}
    fitting = tuple(count * (str(digit) in fits) for digit, count in enumerate(pool))
    others = tuple(count - fitting[digit] for digit, count in enumerate(pool))
    if isinstance(phase, Drawing):
        hand = random_digits(others, many, rng)
    else:
        hand = random_digits(fitting, 1, rng)
        hand += random_digits(others if phase.drawn else bag_without(pool, hand), many - 1, rng)
    return bag_without(pool, hand), hand_of(hand)
