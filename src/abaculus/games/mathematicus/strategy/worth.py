"""The worth of each move to a seat, as far as its outlook sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from abaculus.games.mathematicus import moves, phases
from abaculus.games.mathematicus.board import SIZE, board
from abaculus.games.mathematicus.pieces import in_supply
from abaculus.games.mathematicus.state import State
from abaculus.games.mathematicus.strategy.course import bit
from abaculus.games.mathematicus.strategy.knowledge import estimate_percent
from abaculus.games.mathematicus.strategy.stand import Stand, stand_of
from abaculus.games.mathematicus.strategy.values import RaceOutlook, score_value, turn_value
from abaculus.kernel.messages import Seat

_CARD: Final = 0.3
"""The worth of a kept card, in turns."""
_LEADER: Final = 0.2
"""The preference for taking a figure from a seat, per figure it has."""
_SWAP: Final = 0.2
"""How much better than nothing a swap must be."""
_EASIER: Final = 0.1
"""How much more often a seat is right one level lower."""


class DecisionCase(Struct, frozen=True):
    """A seat that has to decide, and its outlook on the race."""

    state: State
    seat: Seat
    outlook: RaceOutlook

    @property
    def stand(self) -> Stand:
        """The seat's stand."""
        return stand_of(self.state, self.seat)

    def rival_right(self, seat: Seat) -> float:
        """How often a rival is right."""
        return estimate_percent(self.state.past, seat) / 100

    def robbing(self, figure: str, rival: Seat | None) -> float:
        """The extra worth of a figure taken from a rival: the supply could not have given it."""
        if rival is None:
            return 0.0
        is_new = bool(bit(figure) & self.stand.mask)
        lead = _LEADER * len(self.state.hands[rival].figures)
        return (self.outlook.figure if is_new else 0.0) + lead


def worth(case: DecisionCase, move: moves.Move) -> float:
    """What a move in play is worth, compared with the others of the same moment."""
    return _WORTHS[type(case.state.phase)](case, case.state.phase, move)


def _start_worth(case: DecisionCase, phase: phases.Starting, move: moves.Move) -> float:
    outlook, stand = case.outlook, case.stand
    match move:
        case moves.Roll(die=die):
            return outlook.rolling(stand, die)
        case moves.Medal(figure=figure, rival=rival):
            return turn_value(outlook, stand.with_figure(figure)) + case.robbing(figure, rival)
        case moves.Use(score=int(score)):
            return score_value(outlook, stand, score) - _CARD
        case moves.Use(figure=figure):
            paid = stand.with_token("4", -1).with_token("12", -1)
            return turn_value(outlook, paid.with_figure(figure)) - _CARD
        case _:
            return outlook.over(stand)


def _score_worth(case: DecisionCase, phase: phases.Rolled, move: moves.Move) -> float:
    outlook, stand = case.outlook, case.stand
    match move:
        case moves.Walk(forward=forward):
            by = phase.score if forward else -phase.score
            return outlook.landing(stand, (stand.pos + by) % SIZE)
        case moves.Use():
            return outlook.landing(stand, (stand.pos - phase.score) % SIZE) - _CARD
        case _:
            return outlook.after(stand)


def _free_roll(case: DecisionCase, phase: phases.FreeRoll, move: moves.Move) -> float:
    if isinstance(move, moves.Roll):
        return case.outlook.rolling(case.stand, move.die)
    return case.outlook.after(case.stand)


def _after(case: DecisionCase, phase: phases.After | phases.MedalSquare, move: moves.Move) -> float:
    outlook, stand = case.outlook, case.stand
    match move:
        case moves.Extra(die=die):
            return outlook.rolling(stand.with_token(str(die), -1), die)
        case moves.End():
            return outlook.over(stand)
        case moves.Challenge(rival=int(rival)):
            lead = _LEADER * len(case.state.hands[rival].figures)
            return _challenge_worth(case, rival, outlook.after(stand) + outlook.figure + lead)
        case _:
            return outlook.after(stand)


def _challenge_worth(
    case: DecisionCase, rival: Seat, won: float, back: Stand | None = None
) -> float:
    """The worth of a challenge: the rival fails, the seat is right; `back`: where the pawn goes."""
    outlook, lost = case.outlook, back or case.stand
    theirs, mine = case.rival_right(rival), outlook.right
    own_turn = mine * won + (1 - mine) * outlook.over(lost)
    return theirs * outlook.after(lost) + (1 - theirs) * own_turn - outlook.challenge


def _skip(case: DecisionCase, phase: phases.Skipping | phases.Penalty, move: moves.Move) -> float:
    outlook, stand = case.outlook, case.stand
    if isinstance(phase, phases.Penalty):
        free, served = outlook.after, outlook.after(replace(stand, skips=stand.skips + 1))
        if isinstance(move, moves.Serve):
            return served
    else:
        stand = replace(stand, skips=stand.skips - 1)
        if isinstance(move, moves.Serve):
            return outlook.over(stand)

        def free(stand: Stand) -> float:
            return outlook.over(stand) if stand.skips else turn_value(outlook, stand)

    if isinstance(move, moves.BuyOff) and move.price != "J":
        return free(stand.with_token(move.price, -1))
    return free(stand) - _CARD


def _window(case: DecisionCase, phase: phases.Window, move: moves.Move) -> float:
    stake, outlook = phase.stake, case.outlook
    if case.seat != stake.seat:
        return _ambush(case, phase, move)
    came = replace(case.stand, pos=stake.came)
    plain = outlook.landing(came, stake.square)
    match move:
        case moves.Challenge(rival=int(rival), by_medal=by_medal):
            figure = board(case.state.rules.board).squares[stake.square].figure
            there = outlook.ground.reaped(came, stake.square)
            won = outlook.after(there) + case.robbing(figure, rival)
            fee = outlook.figure - outlook.challenge if by_medal else 0.0
            return _challenge_worth(case, rival, won, came) - fee
        case moves.Use():
            gained = outlook.after(outlook.ground.reaped(came, stake.square))
            return plain + _EASIER * (gained - outlook.over(came)) - _CARD
        case _:
            return plain


def _ambush(case: DecisionCase, phase: phases.Window, move: moves.Move) -> float:
    """An ambush pays if the gain, as often as it comes, exceeds the worth of the token."""
    if not isinstance(move, moves.Challenge):
        return 0.0
    stake, outlook, stand = phase.stake, case.outlook, case.stand
    gain = outlook.over(outlook.ground.reaped(stand, stake.square)) - outlook.over(stand)
    chance = (1 - case.rival_right(stake.seat)) * outlook.right
    return chance * gain - (outlook.figure if move.by_medal else outlook.challenge)


def _half(case: DecisionCase, phase: phases.Half, move: moves.Move) -> float:
    if not isinstance(move, moves.TakeHalf):
        return 0.0
    return case.outlook.after(replace(case.stand, half=move.half))


def _nonagon(case: DecisionCase, phase: phases.Nonagon, move: moves.Move) -> float:
    if not isinstance(move, moves.Exchange):
        return 0.0
    stand = replace(case.stand, half="").with_figure(move.figure)
    return case.outlook.after(stand) + case.robbing(move.figure, move.rival)


def _help_worth(
    case: DecisionCase, phase: phases.Refusing | phases.SecondTry | phases.Shield, move: moves.Move
) -> float:
    """A card that helps now is used now."""
    return 1.0 if isinstance(move, moves.Use) else 0.0


def _choice_worth(case: DecisionCase, phase: phases.Choosing, move: moves.Move) -> float:
    outlook, stand = case.outlook, case.stand
    match move:
        case moves.Token(kind=kind):
            if kind in ("c", "x"):
                return outlook.after(stand) - (outlook.challenge if kind == "c" else 0.0)
            return outlook.after(stand.with_token(kind, 1 if phase.what == "token" else -1))
        case moves.Choose(figure=figure, other=other, rival=int()):
            given = stand.without_figure(figure) if in_supply(case.state, figure) else stand
            return outlook.after(given.with_figure(other)) - _SWAP
        case moves.Choose(figure=figure):
            if phase.what == "figure":
                return outlook.after(stand.with_figure(figure))
            return outlook.after(stand.without_figure(figure))
        case moves.Challenge(figure=figure, rival=int(rival)):
            won = outlook.after(stand.with_figure(figure)) + case.robbing(figure, rival)
            return _challenge_worth(case, rival, won) + outlook.challenge
        case _:
            return outlook.after(stand)


_WORTHS: Final[dict[type, Callable[[DecisionCase, Any, moves.Move], float]]] = {
    phases.Skipping: _skip,
    phases.Starting: _start_worth,
    phases.Rolled: _score_worth,
    phases.FreeRoll: _free_roll,
    phases.Penalty: _skip,
    phases.MedalSquare: _after,
    phases.Window: _window,
    phases.Refusing: _help_worth,
    phases.SecondTry: _help_worth,
    phases.Half: _half,
    phases.Nonagon: _nonagon,
    phases.Shield: _help_worth,
    phases.Choosing: _choice_worth,
    phases.After: _after,
}


def is_weighed(state: State) -> bool:
    """Whether the phase offers moves that can be weighed."""
    return type(state.phase) in _WORTHS
