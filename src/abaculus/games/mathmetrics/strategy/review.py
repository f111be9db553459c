"""Reviews in what counts: the losses of choices, the luck of dice and answers (12).

Turns count with a target, and tokens where all are counted in the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.board import board
from abaculus.games.mathmetrics.game_end import has_won
from abaculus.games.mathmetrics.keys import CATEGORIES, key
from abaculus.games.mathmetrics.legal_moves import choices
from abaculus.games.mathmetrics.moves import Answer, Blast, Move, Pass, Roll, Seven
from abaculus.games.mathmetrics.state import PlayerState, State
from abaculus.games.mathmetrics.strategy.worth import exact_value
from abaculus.kernel.events import Left
from abaculus.kernel.game import Step
from abaculus.kernel.messages import Seat
from abaculus.kernel.question_source import ChanceAnswer

if TYPE_CHECKING:
    from abaculus.games.mathmetrics.strategy.values import TurnValues


class ChoiceReview(Struct, frozen=True):
    """A review of one choice."""

    state: State
    """The state in which it was made."""
    made: Move
    ranked: tuple[tuple[Move, float], ...]
    """Every choice with the expected turns or tokens, best first."""
    lost: float
    """How much worse the choice made was."""


def review_choice(outlook: TurnValues, state: State, move: Move) -> ChoiceReview | None:
    """Review a choice; None if there was no choice."""
    phase = state.phase
    found = choices(state.rules, phase)
    if isinstance(phase, phases.Ended) or move not in found:
        return None
    best = best_first(outlook, phase, state.players[phase.seat], found)
    return ChoiceReview(state, move, best, abs(dict(best)[move] - best[0][1]))


def best_first(
    outlook: TurnValues, phase: phases.Phase, player: PlayerState, found: Sequence[Move]
) -> tuple[tuple[Move, float], ...]:
    """Choices with the expected turns or tokens, best first."""
    worths = sorted(
        ((one, exact_value(outlook, phase, player, one)) for one in found), key=lambda one: -one[1]
    )
    return tuple((one, worth if outlook.ahead else -worth) for one, worth in worths)


class LuckLedger(Struct):
    """A seat's game in turns or tokens: the gains of dice and answers, the cost of choices."""

    dice: float = 0.0
    answers: float = 0.0
    lost: float = 0.0


Measure: TypeAlias = "Callable[[State], TurnValues]"
"""Returns the values for a turn that begins in this state."""


def ledger(
    measure: Measure, seat: Seat, start: State, steps: Sequence[Step[Any, Any]]
) -> LuckLedger:
    """The worth of a seat's dice, answers and choices over a whole game."""
    found = LuckLedger()
    state, turn, outlook = start, -1, None
    for step in steps:
        after: State = step.state
        if _owner(state) == seat and not isinstance(step.event, Left):
            if outlook is None or turn != state.turn:
                turn, outlook = state.turn, measure(state)
            if _continues(outlook, after, seat):
                brought = _step_gain(outlook, seat, state, after)
                match state.phase:
                    case phases.Rolling():
                        found.dice += brought
                    case phases.Asking() | phases.Marking():
                        found.answers += brought
                    case _:
                        found.lost -= brought
        state = after
    return found


def _owner(state: State) -> Seat | None:
    """The seat whose game the next event decides; None while the order is rolled for."""
    phase = state.phase
    if isinstance(phase, phases.Ended) or not (state.turn or isinstance(phase, phases.Starting)):
        return None
    return phase.seat


def _continues(outlook: TurnValues, state: State, seat: Seat) -> bool:
    """Whether a table tells what became of a seat's turn, and no clock cut it short."""
    if not isinstance(state.phase, phases.Ended) or has_won(state, seat):
        return True
    return outlook.ahead > 0 and state.rules.time_end != "now"


def _step_gain(outlook: TurnValues, seat: Seat, state: State, after: State) -> float:
    """The worth of a step of a seat's turn."""
    had = max(1, state.players[seat].turns)
    return _worth(outlook, after, seat, had) - _worth(outlook, state, seat, had)


def _worth(outlook: TurnValues, state: State, seat: Seat, had: int) -> float:
    """The worth of a state to a seat: many tokens, or few turns, those it has had included.

    `had`: its turns including the one measured; where others miss theirs, or no other seat is left,
    its next one begins at once.
    """
    player = state.players[seat]
    if outlook.ahead and player.turns > had:
        since = outlook.missing if player.turns > had + 1 else outlook.resting
        return since(player.position, player.tokens)
    if outlook.ahead:
        return _expected_loss(outlook, state, player, seat)
    to_go = 0.0 if has_won(state, seat) else -_expected_loss(outlook, state, player, seat)
    return -player.turns - to_go


def _expected_loss(outlook: TurnValues, state: State, player: PlayerState, seat: Seat) -> float:
    """The expected tokens, or turns besides the present one, as a loss."""
    phase = state.phase
    if (
        isinstance(phase, phases.Starting | phases.Choosing | phases.Picking | phases.HoleIn)
        and phase.seat == seat
    ):
        return max(exact_value(outlook, phase, player, one) for one in choices(state.rules, phase))
    found = _phase_value(outlook, state, player, seat)
    return found if outlook.ahead else -found


def _phase_value(outlook: TurnValues, state: State, player: PlayerState, seat: Seat) -> float:
    phase = state.phase
    if isinstance(phase, phases.Ended | phases.Ordering) or phase.seat != seat:
        return _rest_value(outlook, player)
    position, tokens = player.position, player.tokens
    match phase:
        case phases.Bonus(filter=then):
            return outlook.following(position, tokens, then)
        case phases.Rolling():
            return _roll_value(outlook, phase, player)
        case phases.Fetching() | phases.Asking() | phases.Marking():
            return _ask_value(outlook, state, phase, player)
        case _:
            return _begin_value(outlook, player)


def _rest_value(outlook: TurnValues, player: PlayerState) -> float:
    """The value from the beginning of the next turn on."""
    position, tokens = player.position, player.tokens
    if player.miss:
        return outlook.missing(position, tokens)
    if player.held or player.hole or (outlook.ahead and player.turns):
        return outlook.resting(position, tokens)
    return outlook.rolling(position, tokens) + (0 if outlook.ahead else 1)


def _begin_value(outlook: TurnValues, player: PlayerState) -> float:
    """The value from the beginning of the present turn on."""
    position, tokens = player.position, player.tokens
    if player.held or player.hole:
        return outlook.beginning(position, tokens)
    return outlook.rolling(position, tokens)


def _roll_value(outlook: TurnValues, phase: phases.Rolling, player: PlayerState) -> float:
    position, tokens = player.position, player.tokens
    match phase.cause:
        case "seven":
            return outlook.seven(position, tokens)
        case "blast":
            return outlook.blasting(position, tokens)
        case "bonus":
            return outlook.following(position, tokens, phase.filter)
        case _:
            return _begin_value(outlook, player)


def _ask_value(
    outlook: TurnValues,
    state: State,
    phase: phases.Fetching | phases.Asking | phases.Marking,
    player: PlayerState,
) -> float:
    table = board(state.rules.board)
    symbol = key(state.rules.key)[table.spaces[table.sole[player.position]].symbol]
    categories = CATEGORIES if symbol.asks == "ENG" else (phase.category,)
    rights = sum(one.outcome == "right" for one in state.trio)
    return outlook.asking(
        player.position, player.tokens, categories, rights=rights, asked=len(state.trio)
    )


class TurnLedger(Struct, frozen=True):
    """A review of one turn."""

    looks: tuple[ChoiceReview, ...]
    ledger: LuckLedger


def review_turn(
    outlook: TurnValues, seat: Seat, states: Sequence[State], moves: Sequence[Move], after: State
) -> TurnLedger:
    """Review a turn, from the states in which its moves were made and the one it led to."""
    looks: list[ChoiceReview] = []
    found = LuckLedger()
    for state, move, then in zip(states, moves, (*states[1:], after), strict=True):
        if _owner(state) != seat:
            continue
        look = review_choice(outlook, state, move)
        if look is not None:
            looks.append(look)
            found.lost += look.lost
        if not _continues(outlook, then, seat):
            continue
        brought = _step_gain(outlook, seat, state, then) + (0 if look is None else look.lost)
        if isinstance(move, Roll | Seven | Blast):
            found.dice += brought
        elif isinstance(move, Answer | Pass | ChanceAnswer):
            found.answers += brought
    return TurnLedger(tuple(looks), found)
