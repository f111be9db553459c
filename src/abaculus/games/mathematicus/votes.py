"""Proposals voted on beside play, and objections to a verdict (5.2, 5.5, D73)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from abaculus.games.mathematicus import dealer, moves
from abaculus.games.mathematicus.clocks import time_limit, voters
from abaculus.games.mathematicus.elements import Mode, mix_refusal, parse_mode
from abaculus.games.mathematicus.game_end import end_by_score
from abaculus.games.mathematicus.options import FIXED, menu, with_option
from abaculus.games.mathematicus.phases import Marking, Settling
from abaculus.games.mathematicus.pieces import with_hand
from abaculus.games.mathematicus.questions import OBJECTION
from abaculus.games.mathematicus.state import State, Vote, still_in
from abaculus.kernel.messages import News, PlayerValue, Refusal, RefusedError, Seat, Value
from abaculus.kernel.options import OptionValue, choose

LEVELS = (1, 4)

Leave = Callable[[State, Seat, int, list[News]], State]
"""Removes a seat from the game."""


def handle_side_move(
    state: State, seat: Seat, move: moves.Move, at: int, news: list[News], leave: Leave
) -> State | Refusal | None:
    """Proposals, votes and objections; None: the move is none of these."""
    if isinstance(move, moves.Yes | moves.No):
        return _vote(state, seat, isinstance(move, moves.Yes), at, news, leave)
    if isinstance(move, moves.Objection):
        return _object(state, seat, at, news, leave)
    if isinstance(move, moves.Judge) and state.vote is not None and state.vote.judge is not None:
        return _judge_again(state, seat, move, at, news, leave)
    proposal = _proposal(state, seat, move, at)
    if proposal is None or isinstance(proposal, Refusal):
        return proposal
    if state.vote is not None:
        return Refusal("X-VOTE")
    news.append(News(f"proposed-{proposal.kind}", _values(proposal)))
    return _count_votes(replace(state, vote=proposal), at, news, leave)


def _values(vote: Vote) -> dict[str, Value]:
    values: dict[str, Value] = {"player": PlayerValue(vote.proposer)}
    values["key"], values["value"] = vote.key, vote.value
    values["of"] = "" if vote.seat is None else PlayerValue(vote.seat)
    if vote.key == "dealer_seat":
        values["who"] = PlayerValue(int(vote.value) - 1)
    return values


def _proposal(state: State, seat: Seat, move: moves.Move, at: int) -> Vote | Refusal | None:
    if isinstance(move, moves.StopNow):
        return Vote("end", seat, at, yes=(seat,))
    if isinstance(move, moves.Level):
        refusal = level_refusal(state, move)
        if refusal is not None:
            return refusal
        return Vote("level", seat, at, value=str(move.level), seat=move.seat, yes=(seat,))
    if not isinstance(move, moves.Change):
        return None
    read = option_value(state, move)
    if isinstance(read, Refusal):
        return read
    return Vote("option", seat, at, move.key, move.value, move.seat, (seat,))


def level_refusal(state: State, move: moves.Level) -> Refusal | None:
    """Why a level cannot be proposed: one step at a time."""
    if move.seat not in still_in(state):
        return Refusal("X-OPTION", {"key": "level", "range": "for somebody who plays"})
    least, most = LEVELS
    if not least <= move.level <= most:
        return Refusal("X-LEVEL")
    return None if abs(move.level - state.hands[move.seat].level) == 1 else Refusal("X-STEP")


def option_value(state: State, move: moves.Change) -> OptionValue | Mode | Refusal:
    """The value that is proposed."""
    key, players = move.key, state.rules.players
    if move.seat is not None:
        return _seat_value(state, move)
    if key in FIXED or key == "players":
        return Refusal("X-OPTION", {"key": key[:40], "range": "as it was when the game began"})
    try:
        options = choose(menu(state.rules.variant), {"players": players, key: move.value})
    except RefusedError as refused:
        return refused.refusal
    value = options.chosen[key]
    if key == "dealer_seat" and int(value) > players:
        return Refusal("X-OPTION", {"key": key, "range": f"1 to {players}"})
    if key == "free_mix" and not value:
        plays = [hand.elements if hand.coming is None else hand.coming for hand in state.hands]
        mixed = [refusal for one in plays if (refusal := mix_refusal(one)) is not None]
        return mixed[0] if mixed else value
    if key == "dealer" and value != "computer" and players == 1:
        return Refusal("X-OPTION", {"key": key, "range": "computer, where one plays alone"})
    return value


def _seat_value(state: State, move: moves.Change) -> OptionValue | Mode | Refusal:
    key, seat = move.key, move.seat
    is_known = key == "tolerance" or (key == "mode" and state.rules.cards_end is None)
    if not is_known or seat not in still_in(state):
        return Refusal("X-OPTION", {"key": key[:40], "range": "mode or tolerance of a player"})
    if key == "mode":
        mode = parse_mode(move.value)
        if isinstance(mode, Refusal):
            return mode
        return mix_refusal(mode.elements, is_free=state.rules.free_mix) or mode
    try:
        options = choose(menu(state.rules.variant), {f"seat0.{key}": move.value})
    except RefusedError as refused:
        return refused.refusal
    return options.seats[0][key]


def _vote(
    state: State,
    seat: Seat,
    is_yes: bool,
    at: int,
    news: list[News],
    leave: Leave,
) -> State | Refusal:
    vote = state.vote
    if vote is None or vote.judge is not None or seat not in voters(state):
        return Refusal("X-VOTE")
    news.append(News("voted-yes" if is_yes else "voted-no", {"player": PlayerValue(seat)}))
    if not is_yes:
        return reject(state, at, news)
    return _count_votes(replace(state, vote=replace(vote, yes=(*vote.yes, seat))), at, news, leave)


def reject(state: State, at: int, news: list[News]) -> State:
    """Reject the proposal; a verdict objected to in vain cannot be doubted again."""
    news.append(News("rejected"))
    is_settled = state.vote is not None and state.vote.kind == "verdict"
    state = _close_vote(state, at)
    return replace(state, before=None) if is_settled else state


def _close_vote(state: State, at: int) -> State:
    """Close the vote; an objection may have become too late meanwhile."""
    before = state.before if at <= state.objection_by else None
    return replace(state, vote=None, before=before)


def recount(state: State, at: int, news: list[News], leave: Leave) -> State:
    """Count again after a seat has left: perhaps all others have agreed."""
    vote = state.vote
    if vote is None:
        return state
    if vote.judge is not None and vote.judge in state.gone:
        return reject(state, at, news)
    if vote.seat is not None and vote.seat in state.gone:
        return reject(state, at, news)
    return _count_votes(state, at, news, leave) if vote.judge is None else state


def _count_votes(state: State, at: int, news: list[News], leave: Leave) -> State:
    vote = state.vote
    if vote is None or voters(state):
        return state
    news.append(News("agreed"))
    state = _close_vote(state, at)
    if vote.kind == "verdict":
        return turn_verdict(state, vote, at, news, leave)
    if vote.kind == "end":
        return end_by_score(state, "end-agreed", news)
    if vote.kind == "level" and vote.seat is not None:
        hand = replace(state.hands[vote.seat], level=int(vote.value))
        return with_hand(state, vote.seat, hand)
    return _with_value(state, moves.Change(vote.key, vote.value, vote.seat), at)


def _with_value(state: State, move: moves.Change, at: int) -> State:
    value = option_value(state, move)
    if isinstance(value, Refusal):
        return state
    if move.seat is not None:
        hand = state.hands[move.seat]
        if isinstance(value, Mode):
            return with_hand(state, move.seat, replace(hand, coming=value.elements))
        return with_hand(state, move.seat, replace(hand, tolerance=int(value)))
    if isinstance(value, Mode):
        return state
    state = replace(state, rules=with_option(state.rules, move.key, value), since=at)
    if move.key.startswith("dealer"):
        state = dealer.set_first_dealer(state, at)
    limit, began = time_limit(state), state.began
    is_over = limit > 0 and began is not None and began + 60_000 * limit < at
    return replace(state, is_time_up=is_over)


# objections


def objection_refusal(state: State, at: int) -> Refusal | None:
    """Why no seat can object now."""
    verdict = state.verdict
    if state.before is None or verdict is None or verdict.is_final or at > state.objection_by:
        return Refusal("X-OBJECTION")
    return None if state.vote is None else Refusal("X-VOTE")


def _object(state: State, seat: Seat, at: int, news: list[News], leave: Leave) -> State | Refusal:
    refusal = objection_refusal(state, at)
    if refusal is not None:
        return refusal
    verdict = state.verdict
    judge = None if verdict is None else verdict.judge
    if judge is not None and judge in state.gone:
        judge = None
    news.append(News("objected", {"player": PlayerValue(seat)}))
    yes = () if judge is not None else (seat,)
    vote = Vote("verdict", seat, at, yes=yes, judge=judge, before=state.before)
    return _count_votes(replace(state, vote=vote), at, news, leave)


def _judge_again(
    state: State, seat: Seat, move: moves.Judge, at: int, news: list[News], leave: Leave
) -> State | Refusal:
    """Let the human dealer repeat or reverse the verdict, finally."""
    vote, verdict = state.vote, state.verdict
    assert vote is not None  # noqa: S101 - asked before
    if seat != vote.judge:
        return Refusal("X-DEALER")
    was_right = verdict is not None and verdict.is_right
    state = _close_vote(state, at)
    if move.is_right is None or move.is_right == was_right:
        news.append(News("stands"))
        return replace(state, before=None)
    return turn_verdict(state, vote, at, news, leave)


def turn_verdict(state: State, vote: Vote, at: int, news: list[News], leave: Leave) -> State:
    """Return to the state at the verdict and continue with the opposite one.

    What players have seen since, votes and the clock are not undone, and seats that left stay away.
    """
    before, verdict = vote.before, state.verdict
    if before is None or verdict is None or not isinstance(before.phase, Marking):
        return state
    is_right = not verdict.is_right
    news.append(News("turned-right" if is_right else "turned-wrong"))
    question = before.phase.question
    judged = state.past[len(before.past)]
    turned = replace(judged, outcome="right" if is_right else "wrong", mis="")
    back = replace(
        before,
        past=(*before.past, turned),
        rules=state.rules,
        is_time_up=state.is_time_up,
        used=state.used,
        dealt=state.dealt,
        asked=state.asked,
        blues=state.blues,
        verdict=replace(verdict, is_right=is_right, is_final=True),
        before=before,
        objection_by=at + OBJECTION,
        phase=Settling(question, is_right),
        since=at,
    )
    for seat in state.gone:
        if seat not in back.gone:
            back = leave(back, seat, at, news)
    return back
