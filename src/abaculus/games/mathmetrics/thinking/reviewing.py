"""Looking back in expected turns: what choices lost, what dice and answers brought (12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from abaculus.games.mathmetrics.board import board
from abaculus.games.mathmetrics.keys import CATEGORIES, key
from abaculus.games.mathmetrics.moves import Answer, Blast, Move, Pass, Roll, Seven
from abaculus.games.mathmetrics.state import (
    Asking,
    Bonus,
    Choosing,
    Ended,
    Fetching,
    Hole,
    HoleIn,
    Marking,
    Ordering,
    Picking,
    Player,
    Ready,
    Rolling,
    Starting,
    State,
)
from abaculus.games.mathmetrics.thinking.choices import choices
from abaculus.games.mathmetrics.thinking.weighing import exactly
from abaculus.kernel.asking import ByChance
from abaculus.kernel.contract import Step
from abaculus.kernel.events import Left
from abaculus.kernel.said import Seat

if TYPE_CHECKING:
    from abaculus.games.mathmetrics.thinking.outlooks import Outlook


class Look(Struct, frozen=True):
    """One choice looked back on."""

    state: State
    """In which it was made."""
    made: Move
    ranked: tuple[tuple[Move, float], ...]
    """Every choice there was with the turns it left to be expected, the best first."""
    lost: float
    """By how many turns the one that was made was worse."""


def look_at(outlook: Outlook, state: State, move: Move) -> Look | None:
    """A choice; None where there was nothing to choose."""
    phase = state.phase
    found = choices(state.rules, phase)
    if isinstance(phase, Ended) or move not in found:
        return None
    player = state.players[phase.seat]
    worths = [(one, -exactly(outlook, phase, player, one)) for one in found]
    ranked = tuple(sorted(worths, key=lambda one: one[1]))
    return Look(state, move, ranked, dict(worths)[move] - ranked[0][1])


class Ledger(Struct):
    """A seat's game in expected turns: what dice and answers saved, what choices cost."""

    dice: float = 0.0
    answers: float = 0.0
    lost: float = 0.0


def ledger(outlook: Outlook, seat: Seat, start: State, steps: Sequence[Step[Any, Any]]) -> Ledger:
    """What a seat's dice, answers and choices were worth over a whole game."""
    found = Ledger()
    state = start
    for step in steps:
        after: State = step.state
        if _owner(state) == seat and not isinstance(step.event, Left) and _goes_on(after, seat):
            saved = _turns(outlook, state, seat) - _turns(outlook, after, seat)
            match state.phase:
                case Rolling():
                    found.dice += saved
                case Asking() | Marking():
                    found.answers += saved
                case _:
                    found.lost -= saved
        state = after
    return found


def _owner(state: State) -> Seat | None:
    """Whose game it decides what happens now; nobody's while the order is rolled for."""
    phase = state.phase
    if isinstance(phase, Ended) or not (state.turn or isinstance(phase, Starting)):
        return None
    return phase.seat


def _goes_on(state: State, seat: Seat) -> bool:
    """Whether a table tells what became of a seat's turn."""
    return not isinstance(state.phase, Ended) or _is_done(state, seat)


def _is_done(state: State, seat: Seat) -> bool:
    return min(state.players[seat].tokens) >= state.rules.target


def _turns(outlook: Outlook, state: State, seat: Seat) -> float:
    """All turns of a seat: those it has had, and those to be expected."""
    player = state.players[seat]
    return player.turns + _to_go(outlook, state, player, seat)


def _to_go(outlook: Outlook, state: State, player: Player, seat: Seat) -> float:
    """The turns to be expected besides the present one."""
    phase = state.phase
    if _is_done(state, seat):
        return 0.0
    if isinstance(phase, Ended) or phase.seat != seat or isinstance(phase, Ordering):
        return _resting(outlook, player)
    position, tokens = player.position, player.tokens
    match phase:
        case Starting() | Choosing() | Picking() | HoleIn():
            best = max(exactly(outlook, phase, player, one) for one in choices(state.rules, phase))
            return -best
        case Ready() | Hole():
            return _resting(outlook, player) - 1
        case Bonus(filter=then):
            return outlook.following(position, tokens, then)
        case Rolling():
            return _rolling(outlook, phase, player)
        case Fetching() | Asking() | Marking():
            return _asking(outlook, state, phase, player)


def _resting(outlook: Outlook, player: Player) -> float:
    """From the beginning of the next turn on."""
    position, tokens = player.position, player.tokens
    if player.held or player.hole:
        return outlook.resting(position, tokens)
    return 1 + player.miss + outlook.rolling(position, tokens)


def _rolling(outlook: Outlook, phase: Rolling, player: Player) -> float:
    position, tokens = player.position, player.tokens
    match phase.cause:
        case "seven":
            return outlook.seven(position, tokens)
        case "blast":
            return outlook.blasting(position, tokens)
        case "bonus":
            return outlook.following(position, tokens, phase.filter)
        case _:
            return _resting(outlook, player) - 1


def _asking(
    outlook: Outlook, state: State, phase: Fetching | Asking | Marking, player: Player
) -> float:
    table = board(state.rules.board)
    symbol = key(state.rules.key)[table.spaces[table.sole[player.position]].symbol]
    categories = CATEGORIES if symbol.asks == "ENG" else (phase.category,)
    rights = sum(one.outcome == "right" for one in state.trio)
    return outlook.asking(
        player.position, player.tokens, categories, rights=rights, asked=len(state.trio)
    )


class Turn(Struct, frozen=True):
    """A turn looked back on."""

    looks: tuple[Look, ...]
    ledger: Ledger


def turn_of(
    outlook: Outlook, seat: Seat, states: Sequence[State], moves: Sequence[Move], after: State
) -> Turn:
    """A turn, from the states in which its moves were made and the one it led to."""
    looks: list[Look] = []
    found = Ledger()
    for state, move, then in zip(states, moves, (*states[1:], after), strict=True):
        if _owner(state) != seat or not _goes_on(then, seat):
            continue
        saved = _turns(outlook, state, seat) - _turns(outlook, then, seat)
        look = look_at(outlook, state, move)
        if look is not None:
            looks.append(look)
            found.lost += look.lost
            saved += look.lost
        if isinstance(move, Roll | Seven | Blast):
            found.dice += saved
        elif isinstance(move, Answer | Pass | ByChance):
            found.answers += saved
    return Turn(tuple(looks), found)
