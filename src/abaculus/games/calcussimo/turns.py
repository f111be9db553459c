# hot: compiled with mypyc where possible
"""What a seat can do in a turn: play, swap, pass, agree to end (specification 5.4 to 5.6)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from abaculus.games.calcussimo import disputes
from abaculus.games.calcussimo.chance import receive
from abaculus.games.calcussimo.flow import after_refill, finish, idle_turn, refill, refill_size
from abaculus.games.calcussimo.judge import judge
from abaculus.games.calcussimo.kinds import (
    KINDS,
    bag_with,
    format_chips,
    in_rack_order,
    remove_chips,
)
from abaculus.games.calcussimo.move_text import format_move
from abaculus.games.calcussimo.moves import (
    Accept,
    Agree,
    Dispute,
    FreePlay,
    LinePlay,
    Move,
    Pass,
    Play,
    Swap,
)
from abaculus.games.calcussimo.options import Rules
from abaculus.games.calcussimo.placement import ownership_fault
from abaculus.games.calcussimo.play_search import has_play
from abaculus.games.calcussimo.scoring import reason_news
from abaculus.games.calcussimo.state import (
    Disputing,
    LastPlay,
    QueuedMove,
    Refilling,
    State,
    Swapping,
    Turning,
    still_in,
)
from abaculus.games.calcussimo.terms import JudgedPlay
from abaculus.grids import Grid
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat

Action: TypeAlias = LinePlay | FreePlay | Swap | Pass
"""A move a turn can be used for."""
MoveOutcome: TypeAlias = tuple[State, Move]
"""The result of a move, and the move in canonical form."""
TurnOutcome: TypeAlias = tuple[State, Action]

ARITHMETIC = ("E-FORM-", "E-MULTIPLY", "E-ZERO", "E-INTERMEDIATE", "E-RESULT")
"""The faults that cost the turn under the strict referee."""


def play_move(
    state: State, seat: Seat, move: Move, at: int, news: list[News]
) -> MoveOutcome | Refusal:
    """Apply a seat's move in any phase; returns the outcome or why not."""
    phase = state.phase
    if seat in state.gone or seat in state.leaving:
        return Refusal("E-PHASE", {"when": "while you are in the game"})
    if isinstance(phase, Disputing):
        return _answer_play(state, phase, seat, move, at, news)
    if isinstance(move, Accept | Dispute):
        return Refusal("E-DISPUTE-CLOSED")
    if not isinstance(phase, Turning):
        return Refusal("E-PHASE", {"when": "when the chips have been drawn"})
    if isinstance(move, Agree):
        return _agree(state, seat, move, news)
    if seat != phase.seat:
        return Refusal("E-TURN", {"name": PlayerValue(phase.seat)})
    if _is_late(state, phase, at):
        return Refusal("E-TIME")
    return play_turn(state, phase, move, at, news)


def _is_late(state: State, turn: Turning, at: int) -> bool:
    time = state.rules.turn_times[turn.seat]
    return bool(time) and not state.rules.warn_only and at > turn.since + time


def play_turn(
    state: State, turn: Turning, move: Action, at: int, news: list[News]
) -> TurnOutcome | Refusal:
    """Apply the move of the seat whose turn it is."""
    if isinstance(move, Swap):
        return _swap_chips(state, turn, move, news)
    if isinstance(move, Pass):
        news.append(News("passed", {"player": PlayerValue(turn.seat)}))
        return idle_turn(state, turn, at, news), move
    return _lay_play(state, turn, move, at, news)


def _lay_play(
    state: State, turn: Turning, play: Play, at: int, news: list[News]
) -> TurnOutcome | Refusal:
    rules = state.rules
    if play.total is None and rules.claim:
        return Refusal("E-CLAIM")
    honour = rules.referee == "honour"
    judged = judge(rules.terms, state.grid, state.racks[turn.seat], play, forgiving=honour)
    if isinstance(judged, Refusal):
        if rules.referee == "strict" and judged.code.startswith(ARITHMETIC):
            news.append(News(judged.code, judged.values))
            news.append(News("turn-lost", {"player": PlayerValue(turn.seat)}))
            return idle_turn(state, turn, at, news), play
        return judged
    play = judged.play
    if not rules.claim and play.total is not None:
        play = replace(play, total=None)
    state = _place_chips(state, turn.seat, judged)
    if honour:
        total = play.total or 0
        news.append(News("laid", {"player": PlayerValue(turn.seat), "move": format_move(play)}))
        return disputes.announce(state, turn, judged, total, at, news), play
    points = judged.points if play.total is None else min(play.total, judged.points)
    news.append(
        News(
            "played",
            {"player": PlayerValue(turn.seat), "move": format_move(play), "points": points},
        )
    )
    news.extend(reason_news(judged))
    if points < judged.points:
        news.append(News("counted-low", {"announced": points, "points": judged.points}))
    scores = list(state.scores)
    scores[turn.seat] += points
    state = replace(state, scores=tuple(scores), idle=0)
    cleared = not state.racks[turn.seat]
    return refill(state, turn.seat, at, news, cleared=cleared), play


def _place_chips(state: State, seat: Seat, judged: JudgedPlay) -> State:
    """Move chips from the rack to the board; all agreements to end become void."""
    used = "".join("?" if joker else chip for _, chip, joker in judged.placed)
    racks = list(state.racks)
    racks[seat] = remove_chips(racks[seat], used) or ""
    jokers = tuple(cell for cell, _, joker in judged.placed if joker)
    return replace(
        state,
        grid=judged.grid,
        racks=tuple(racks),
        jokers=tuple(sorted(state.jokers + jokers)) if jokers else state.jokers,
        agreed=(),
        last=LastPlay(seat, tuple([cell for cell, _, _ in judged.placed])),
    )


def _swap_chips(state: State, turn: Turning, swap: Swap, news: list[News]) -> TurnOutcome | Refusal:
    rack = state.racks[turn.seat]
    refusal = swap_refusal(state.rules, state.grid, rack, swap, bag_is_empty=not any(state.bag))
    if refusal is not None:
        return refusal
    racks = list(state.racks)
    racks[turn.seat] = remove_chips(rack, swap.chips) or ""
    count = len(swap.chips)
    player = PlayerValue(turn.seat)
    news.append(News("swapped", {"player": player, "count": count}, unless=(turn.seat,)))
    news.append(News("swapped-own", {"chips": format_chips(swap.chips)}, only=(turn.seat,)))
    state = replace(
        state,
        bag=bag_with(state.bag, swap.chips),
        racks=tuple(racks),
        phase=Swapping(turn.seat, count, turn.second),
    )
    return state, Swap(in_rack_order(swap.chips))


def swap_refusal(
    rules: Rules, grid: Grid, rack: str, swap: Swap, *, bag_is_empty: bool
) -> Refusal | None:
    """Why these chips cannot be swapped."""
    count = len(swap.chips)
    if bag_is_empty:
        return Refusal("E-SWAP-BAG")
    if not count:
        return Refusal("E-EMPTY")
    named = [(0, chip, chip == "?") for chip in swap.chips]
    fault = ownership_fault(rules.terms, rack, named)
    if fault is not None:
        return fault
    if 1 < count < len(rack) and not rules.swap_any:
        return Refusal("E-SWAP-COUNT")
    if rules.swap_when_stuck and has_play(rules.terms, grid, rack):
        return Refusal("E-SWAP-STUCK")
    return None


def _agree(state: State, seat: Seat, move: Agree, news: list[News]) -> MoveOutcome | Refusal:
    if move.back:
        if seat not in state.agreed:
            return Refusal("E-PHASE", {"when": "after you have agreed to end"})
        news.append(News("agreed-back", {"player": PlayerValue(seat)}))
        left = tuple(other for other in state.agreed if other != seat)
        return replace(state, agreed=left), move
    if seat in state.agreed:
        return Refusal("E-PHASE", {"when": "once; you have agreed to end already"})
    news.append(News("agreed", {"player": PlayerValue(seat)}))
    state = replace(state, agreed=tuple(sorted((*state.agreed, seat))))
    if set(still_in(state)) == set(state.agreed):
        return finish(state, "end-agreed", news), move
    return state, move


def _answer_play(
    state: State, phase: Disputing, seat: Seat, move: Move, at: int, news: list[News]
) -> MoveOutcome | Refusal:
    if isinstance(move, Accept | Dispute):
        if seat == phase.seat:
            return Refusal("E-DISPUTE-OWN")
        if isinstance(move, Dispute):
            return disputes.dispute(state, phase, seat, at, news), move
        if seat in phase.accepted:
            return Refusal("E-PHASE", {"when": "once; you have accepted the play already"})
        return disputes.accept(state, phase, seat, at, news), move
    if isinstance(move, Agree):
        return Refusal("E-PHASE", {"when": "between plays, not while objections are open"})
    if seat == phase.seat:
        return Refusal("E-PHASE", {"when": "when the time for objections is over"})
    return _close_window(state, phase, seat, move, at, news)


def _close_window(
    state: State,
    phase: Disputing,
    seat: Seat,
    move: Action,
    at: int,
    news: list[News],
) -> MoveOutcome | Refusal:
    """Accept the play by the next seat's move, which is judged now and made after the refill."""
    after = disputes.count_play(state, phase, at, news)
    if not isinstance(after.phase, Refilling):
        return _on_turn(after, seat, move, at, news)
    judged = _on_turn(_refill_any(after, after.phase, at), seat, move, at, [])
    if isinstance(judged, Refusal):
        return judged
    queued = QueuedMove(seat, judged[1])
    return replace(after, phase=replace(after.phase, queued=queued)), judged[1]


def _on_turn(
    state: State, seat: Seat, move: Action, at: int, news: list[News]
) -> TurnOutcome | Refusal:
    if not isinstance(state.phase, Turning):
        return Refusal("E-OVER")
    if state.phase.seat != seat:
        return Refusal("E-TURN", {"name": PlayerValue(state.phase.seat)})
    return play_turn(state, state.phase, move, at, news)


def _refill_any(state: State, phase: Refilling, at: int) -> State:
    """The state as the next seat will see it, whichever chips are drawn."""
    many = refill_size(state, phase.seat)
    bag = "".join(kind * count for kind, count in zip(KINDS, state.bag, strict=True))
    state = receive(state, phase.seat, bag[:many], [])
    return after_refill(state, phase.seat, at, [], cleared=phase.cleared)
