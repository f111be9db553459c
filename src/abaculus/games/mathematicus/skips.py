"""Skipped turns, buying them off, and the gimmick of square 3 (5.4 and 5.8)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathematicus.moves import BuyOff, Move, Remainder, Serve
from abaculus.games.mathematicus.phases import Done, Gimmick, Penalty, Skipping, Starting, TurnOver
from abaculus.games.mathematicus.pieces import discard, kept_card, return_token, with_hand
from abaculus.games.mathematicus.state import D4, D12, State
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat, Value

NO_SKIP = "no-skip"
GIMMICK_TIME = 15_000
_DIVISOR = 3


def _pay(state: State, seat: Seat, price: str, news: list[News]) -> State | Refusal:
    if price == "J":
        card = kept_card(state, seat, NO_SKIP)
        return discard(state, seat, card, news) if card else Refusal("X-CARD")
    kind = D4 if price == "4" else D12
    if not state.hands[seat].tokens[kind]:
        return Refusal("X-NONE")
    news.append(News("bought-off", {"player": PlayerValue(seat), "token": int(price)}))
    return return_token(state, seat, kind)


def _add_skips(state: State, seat: Seat, by: int) -> State:
    hand = state.hands[seat]
    return with_hand(state, seat, replace(hand, skips=hand.skips + by))


def handle_skip(
    state: State, phase: Skipping, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Skip the turn, or buy it back."""
    if isinstance(move, Serve):
        news.append(News("skipped", {"player": PlayerValue(seat)}))
        return replace(_add_skips(state, seat, -1), phase=TurnOver())
    if not isinstance(move, BuyOff):
        return Refusal("X-SKIP")
    paid = _pay(state, seat, move.price, news)
    if isinstance(paid, Refusal):
        return paid
    paid = _add_skips(paid, seat, -1)
    return replace(paid, phase=Skipping() if paid.hands[seat].skips else Starting())


def handle_penalty(
    state: State, phase: Penalty, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Take the skip, or buy it off at once."""
    if isinstance(move, Serve):
        news.append(News("will-skip", {"player": PlayerValue(seat)}))
        return replace(_add_skips(state, seat, 1), phase=Done())
    if not isinstance(move, BuyOff):
        return None
    paid = _pay(state, seat, move.price, news)
    return paid if isinstance(paid, Refusal) else replace(paid, phase=Done())


def digits(rolls: tuple[int, ...]) -> str:
    """The scores written side by side."""
    return "".join(map(str, rolls))


def remainder(rolls: tuple[int, ...]) -> int:
    """The right answer to the gimmick: the remainder of the sum of digits."""
    return sum([int(digit) for digit in digits(rolls)]) % _DIVISOR


def handle_gimmick(
    state: State, phase: Gimmick, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Apply the answer; if it is right, the turn is not skipped."""
    if not isinstance(move, Remainder):
        return None
    return answer_gimmick(state, phase, seat, move.value, news)


def answer_gimmick(
    state: State, phase: Gimmick, seat: Seat, answer: int | None, news: list[News]
) -> State:
    """Judge the remainder named; None: none in time."""
    values: dict[str, Value] = {
        "player": PlayerValue(seat),
        "number": digits(phase.rolls),
        "remainder": remainder(phase.rolls),
    }
    if answer == remainder(phase.rolls):
        news.append(News("gimmick-right", values))
        return replace(state, phase=Done())
    news.append(News("gimmick-wrong", values))
    return replace(state, phase=Penalty())
