"""What a seat may know of a state of The Number, and states that fit a view (5.1)."""

from __future__ import annotations

from abaculus.games.pytagora.digits import (
    Counts,
    bag_without,
    deal_hidden_hands,
    hand_of,
    hide_hands,
    random_digits,
)
from abaculus.games.pytagora.kinds import DIGITS, HIDDEN
from abaculus.games.pytagora.number.faces import fitting_digits
from abaculus.games.pytagora.number.state import (
    Drawing,
    Ended,
    FreshPiece,
    Phase,
    PilePiece,
    Putting,
    Rules,
    State,
)
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import GameRng


class View(BriefStruct, frozen=True):
    """A state as one seat sees it."""

    seat: Seat | None
    """The viewing seat; None: a spectator."""
    rules: Rules
    phase: Phase
    held: int
    """How many pieces are in the bag."""
    bag: Counts | None
    """How many of each digit; None: the viewer may not know."""
    hands: tuple[str, ...]
    """Each hand: the digits the viewer may know, otherwise one `_` per piece."""
    pile: tuple[PilePiece, ...]
    face: str
    throws: int
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
        held=sum(state.bag),
        bag=state.bag if is_open else None,
        hands=hide_hands(state.hands, seat, is_open),
        pile=state.pile,
        face=state.face,
        throws=state.throws,
        turns=state.turns,
        fresh=fresh if is_open or (fresh is not None and fresh.seat == seat) else None,
        gone=state.gone,
    )


def imagine(seen: View, rng: GameRng) -> State:
    """A random state that fits the view: a seat that must put holds a fitting piece, and a seat
    that must draw does not.
    """
    known = "".join(seen.hands).replace(HIDDEN, "")
    pool = bag_without(seen.rules.bag, known + "".join(laid.digit for laid in seen.pile))
    hands = list(seen.hands)
    phase = seen.phase
    if isinstance(phase, Putting | Drawing) and HIDDEN in hands[phase.seat]:
        hands[phase.seat] = _acting_hand(seen, phase, pool, rng)
        pool = bag_without(pool, hands[phase.seat])
    hands, pool = deal_hidden_hands(hands, pool, rng)
    return State(
        rules=seen.rules,
        phase=phase,
        bag=pool,
        hands=tuple(hands),
        pile=seen.pile,
        face=seen.face,
        throws=seen.throws,
        turns=seen.turns,
        fresh=seen.fresh,
        gone=seen.gone,
    )


def _acting_hand(seen: View, phase: Putting | Drawing, pool: Counts, rng: GameRng) -> str:
    """A random hand of the active seat."""
    many = len(seen.hands[phase.seat])
    digits = fitting_digits(seen.face, seen.pile[-1].digit)
    fits = tuple(count * (digit in digits) for digit, count in zip(DIGITS, pool, strict=True))
    others = tuple(count - fit for count, fit in zip(pool, fits, strict=True))
    if isinstance(phase, Drawing):
        return random_digits(others, many, rng)
    first = random_digits(fits, 1, rng)
    rest = others if phase.drawn else bag_without(pool, first)
    return hand_of(first + random_digits(rest, many - 1, rng))
