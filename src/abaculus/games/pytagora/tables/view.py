"""What a seat may know of a state of Multiplication Tables, and states that fit it (5.1, 5.6)."""

from __future__ import annotations

from abaculus.games.pytagora.digits import (
    Counts,
    bag_without,
    deal_hidden_hands,
    hand_without,
    hide_hands,
)
from abaculus.games.pytagora.kinds import HIDDEN
from abaculus.games.pytagora.tables.state import (
    SKIPPED,
    Answering,
    Ended,
    Phase,
    Rules,
    Sequence,
    State,
)
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import GameRng


class View(BriefStruct, frozen=True):
    """A state as one seat sees it.

    Until a turn closes the answers of others are `_`, and their pieces seem to be in their hands.
    """

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
    laid: tuple[Counts, ...]
    fresh: tuple[str, ...]
    """What each seat drew last, where the viewer may know it."""
    turn: int
    sequence: Sequence | None
    before: Sequence | None
    spent: Counts
    tied: tuple[Seat, ...]
    behind: tuple[tuple[Seat, ...], ...]
    gone: tuple[Seat, ...]


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know; after the end everyone sees all hands."""
    is_open = not state.rules.hidden or isinstance(state.phase, Ended)
    return View(
        seat=seat,
        rules=state.rules,
        phase=_phase_for(state.phase, seat),
        held=sum(state.bag),
        bag=state.bag if is_open else None,
        hands=hide_hands(state.hands, seat, is_open),
        laid=state.laid,
        fresh=tuple(
            digit if is_open or owner == seat else "" for owner, digit in enumerate(state.fresh)
        ),
        turn=state.turn,
        sequence=state.sequence,
        before=state.before,
        spent=state.spent,
        tied=state.tied,
        behind=state.behind,
        gone=state.gone,
    )


def _phase_for(phase: Phase, seat: Seat | None) -> Phase:
    if not isinstance(phase, Answering):
        return phase
    answers = tuple(
        answer if answer is None or owner == seat else HIDDEN
        for owner, answer in enumerate(phase.answers)
    )
    return Answering(phase.since, answers)


def own_answer(seen: View) -> str | None:
    """The viewer's answer in this turn, empty for a skip; None: not yet."""
    phase = seen.phase
    if seen.seat is None or not isinstance(phase, Answering):
        return None
    return phase.answers[seen.seat]


def imagine(seen: View, rng: GameRng) -> State:
    """A random state that fits the view: unseen pieces are dealt, hidden answers guessed."""
    known = "".join(seen.hands).replace(HIDDEN, "")
    pool = bag_without(seen.rules.bag, known + (seen.sequence.digits if seen.sequence else ""))
    pool = tuple(count - spent for count, spent in zip(pool, seen.spent, strict=True))
    hands, pool = deal_hidden_hands(seen.hands, pool, rng)
    return State(
        rules=seen.rules,
        phase=_imagined_phase(seen, hands, rng),
        bag=pool,
        hands=tuple(hands),
        laid=seen.laid,
        fresh=seen.fresh,
        turn=seen.turn,
        sequence=seen.sequence,
        before=seen.before,
        spent=seen.spent,
        tied=seen.tied,
        behind=seen.behind,
        gone=seen.gone,
    )


def _imagined_phase(seen: View, hands: list[str], rng: GameRng) -> Phase:
    """The phase with each hidden answer guessed: the product if the hand gives it, or a skip."""
    phase, sequence = seen.phase, seen.sequence
    if not isinstance(phase, Answering) or sequence is None:
        return phase
    answers = list(phase.answers)
    for seat, answer in enumerate(answers):
        if answer == HIDDEN:
            can = hand_without(hands[seat], sequence.product) is not None
            answers[seat] = sequence.product if can and rng.below(2) else SKIPPED
    return Answering(phase.since, tuple(answers))
