"""Challenges: who can make one, who may refuse, and the window for them (5.6)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathematicus.blue import is_blue
from abaculus.games.mathematicus.board import board
from abaculus.games.mathematicus.moves import Challenge, Decline, Move, NoChallenge, Use
from abaculus.games.mathematicus.phases import Done, Due, MedalSquare, Refusing, Stake, Window
from abaculus.games.mathematicus.pieces import discard, in_supply, kept_card, return_token
from abaculus.games.mathematicus.state import CHALLENGE, MEDAL, State, still_in
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat, Value

REFUSE = "refuse"
EASIER = "easier"


def has_challenges(state: State, seat: Seat) -> bool:
    """Whether a seat plays with challenges."""
    return "c" in state.hands[seat].elements


def _can_pay(state: State, seat: Seat) -> bool:
    tokens = state.hands[seat].tokens
    return tokens[CHALLENGE] > 0 or tokens[MEDAL] > 0


def open_window(state: State, stake: Stake) -> State:
    """Ask everyone who could act; if there is no one, the question comes at once."""
    waiting = could_act(state, stake)
    return replace(state, phase=Window(stake, waiting) if waiting else Due(stake))


def could_act(state: State, stake: Stake) -> tuple[Seat, ...]:
    """The active player with a challenge or an easier question in hand, and any ambusher."""
    active = stake.seat
    hands = state.hands
    found: list[Seat] = []
    if hands[active].kept and not stake.is_easier and _could_be_easier(state, stake):
        found.append(active)
    if "c" not in hands[active].elements:
        return tuple(found)
    if not found and could_fight_for_figure(state, stake):
        found.append(active)
    seats = still_in(state)
    found += [
        one
        for one in seats
        if one != active and has_challenges(state, one) and _can_pay(state, one)
    ]
    return tuple(found)


def _could_be_easier(state: State, stake: Stake) -> bool:
    """Whether the active player has a question with a level and a card to lower it."""
    return bool(kept_card(state, stake.seat, EASIER)) and not is_blue(state, stake, stake.seat)


def could_fight_for_figure(state: State, stake: Stake) -> bool:
    """Whether the active player could challenge an owner of the square's figure."""
    figure = board(state.rules.board).squares[stake.square].figure
    if not figure or in_supply(state, figure) or not _can_pay(state, stake.seat):
        return False
    return any(_is_owner(state, seat, figure, stake.seat) for seat in still_in(state))


def _is_owner(state: State, seat: Seat, figure: str, but: Seat) -> bool:
    return seat != but and has_challenges(state, seat) and figure in state.hands[seat].figures


def can_fight_for_medal(state: State, seat: Seat) -> bool:
    """Whether a seat could challenge another for a medal."""
    if not has_challenges(state, seat) or not state.hands[seat].tokens[CHALLENGE]:
        return False
    return any(_has_medal(state, other, seat) for other in still_in(state))


def _has_medal(state: State, seat: Seat, but: Seat) -> bool:
    return seat != but and has_challenges(state, seat) and state.hands[seat].tokens[MEDAL] > 0


def close_window(state: State, phase: Window, seats: tuple[Seat, ...]) -> State:
    """Close the window for these seats; after the last one the question comes."""
    left = tuple([seat for seat in phase.open if seat not in seats])
    return replace(state, phase=replace(phase, open=left) if left else Due(phase.stake))


def handle_window(
    state: State, phase: Window, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Handle a challenge, an easier question, or neither."""
    if isinstance(move, NoChallenge):
        return close_window(state, phase, (seat,)) if seat in phase.open else Refusal("X-WINDOW")
    if isinstance(move, Challenge):
        if move.rival is None:
            return _ambush(state, phase, seat, move, news)
        return _figure_challenge(state, phase, seat, move, news)
    if isinstance(move, Use) and seat == phase.stake.seat:
        return _easier(state, phase, seat, move.card, news)
    return None


def _easier(
    state: State, phase: Window, seat: Seat, card: str, news: list[News]
) -> State | Refusal | None:
    if kept_card(state, seat, EASIER) != card:
        return None
    if seat not in phase.open:
        return Refusal("X-WINDOW")
    state = discard(state, seat, card, news)
    stake = replace(phase.stake, is_easier=True)
    others = tuple([one for one in phase.open if one != seat])
    if has_challenges(state, seat) and could_fight_for_figure(state, stake):
        others = (seat, *others)
    return replace(state, phase=Window(stake, others) if others else Due(stake))


def _ambush(
    state: State, phase: Window, seat: Seat, move: Challenge, news: list[News]
) -> State | Refusal:
    active = phase.stake.seat
    if seat not in phase.open and seat in could_act(state, phase.stake):
        return Refusal("X-WINDOW")
    if seat == active:
        return Refusal("X-SELF")
    if not has_challenges(state, seat) or not has_challenges(state, active):
        return Refusal("X-ELEMENT")
    kind = MEDAL if move.by_medal else CHALLENGE
    if not state.hands[seat].tokens[kind]:
        return Refusal("X-NONE")
    news.append(News("ambush", {"player": PlayerValue(seat), "rival": PlayerValue(active)}))
    stake = replace(phase.stake, kind="ambush", rival=seat)
    return _declare(return_token(state, seat, kind), stake, active)


def _declare(state: State, stake: Stake, challenged: Seat) -> State:
    may_refuse = kept_card(state, challenged, REFUSE)
    return replace(state, phase=Refusing(stake) if may_refuse else Due(stake))


def _figure_challenge(
    state: State, phase: Window, seat: Seat, move: Challenge, news: list[News]
) -> State | Refusal:
    stake, rival = phase.stake, move.rival
    assert rival is not None  # noqa: S101 - an ambush names nobody
    if seat != stake.seat:
        return Refusal("X-TURN")
    if seat not in phase.open and seat in could_act(state, stake):
        return Refusal("X-WINDOW")
    figure = board(state.rules.board).squares[stake.square].figure
    if not figure:
        return Refusal("X-NOFIG")
    if in_supply(state, figure):
        return Refusal("X-ONBOARD", {"figure": figure})
    if rival not in still_in(state) or rival == seat or figure not in state.hands[rival].figures:
        return Refusal("X-OWNER", {"figure": figure})
    if not has_challenges(state, seat) or not has_challenges(state, rival):
        return Refusal("X-ELEMENT")
    kind = MEDAL if move.by_medal else CHALLENGE
    if not state.hands[seat].tokens[kind]:
        return Refusal("X-NONE")
    values: dict[str, Value] = {
        "player": PlayerValue(seat),
        "rival": PlayerValue(rival),
        "figure": figure,
    }
    news.append(News("figure-challenge", values))
    fought = replace(stake, kind="figure", rival=rival, figure=figure)
    return _declare(return_token(state, seat, kind), fought, rival)


def medal_challenge(
    state: State, phase: MedalSquare, seat: Seat, move: Challenge, news: list[News]
) -> State | Refusal:
    """Challenge an owner of a medal for one."""
    rival = move.rival
    if move.by_medal:
        return Refusal("X-MEDALPAY")
    if rival is None:
        return Refusal("X-WINDOW")
    if rival not in still_in(state) or not _has_medal(state, rival, seat):
        return Refusal("X-OWNER", {"figure": ""})
    news.append(News("medal-challenge", {"player": PlayerValue(seat), "rival": PlayerValue(rival)}))
    square = state.hands[seat].pos
    stake = Stake("medal", seat, square, phase.came, phase.moved, rival)
    return _declare(return_token(state, seat, CHALLENGE), stake, rival)


def duel_refusal(state: State, seat: Seat, rival: Seat | None, figure: str) -> Refusal | None:
    """Why a card cannot make this duel."""
    if rival is None or not figure:
        return Refusal("X-OWNER", {"figure": figure})
    if figure in state.hands[seat].figures:
        return Refusal("X-DUP", {"figure": figure})
    if rival == seat:
        return Refusal("X-SELF")
    if rival not in still_in(state) or figure not in state.hands[rival].figures:
        return Refusal("X-OWNER", {"figure": figure})
    return (
        None
        if has_challenges(state, seat) and has_challenges(state, rival)
        else Refusal("X-ELEMENT")
    )


def duel(state: State, seat: Seat, rival: Seat, figure: str, news: list[News]) -> State:
    """Start a duel for a figure by card; no pawn moves."""
    values: dict[str, Value] = {
        "player": PlayerValue(seat),
        "rival": PlayerValue(rival),
        "figure": figure,
    }
    news.append(News("figure-challenge", values))
    pos = state.hands[seat].pos
    return _declare(state, Stake("duel", seat, pos, pos, True, rival, figure), rival)


def challenged_seat(stake: Stake) -> Seat:
    """The seat that is challenged."""
    return stake.seat if stake.kind == "ambush" or stake.rival is None else stake.rival


def handle_challenge(
    state: State, phase: Refusing, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Accept the challenge, or refuse it with a card."""
    if isinstance(move, Decline):
        return replace(state, phase=Due(phase.stake))
    if not isinstance(move, Use) or kept_card(state, seat, REFUSE) != move.card:
        return None
    return drop_challenge(discard(state, seat, move.card, news), phase.stake)


def drop_challenge(state: State, stake: Stake) -> State:
    """Drop a challenge; the question of the landing remains, if there is one."""
    if stake.kind in ("ambush", "figure"):
        plain = replace(stake, kind="square", rival=None, figure="", is_second=False)
        return replace(state, phase=Due(plain))
    return replace(state, phase=Done())
