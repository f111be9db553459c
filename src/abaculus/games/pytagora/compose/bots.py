"""How each level plays Pytagora, Basic and Pro: the same for the same view and rng.

What a level examines is limited by counted work, never by a clock.
"""

from __future__ import annotations

from typing import Final

from abaculus.bots.levels import make_levels
from abaculus.games.pytagora.compose import moves, phases
from abaculus.games.pytagora.compose.strategy.best_turn import choose_without_line
from abaculus.games.pytagora.compose.strategy.turns import (
    SearchEffort,
    TurnOffer,
    TurnSearch,
    hand_worth,
)
from abaculus.games.pytagora.compose.view import View
from abaculus.games.pytagora.equality.judge import judge
from abaculus.games.pytagora.equality.terms import Continue, Play, Write
from abaculus.games.pytagora.kinds import HIDDEN
from abaculus.games.pytagora.search import best_lines
from abaculus.kernel.bot import BotMove, Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal
from abaculus.kernel.rng import GameRng

BEGINNER, PUPIL, PLAYER, EXPERT, MASTER = range(1, 6)

_EFFORTS: Final = {
    PLAYER: SearchEffort(line=12_000, side=3_000),
    EXPERT: SearchEffort(line=120_000, side=6_000),
    MASTER: SearchEffort(line=240_000, side=8_000),
}
_MISSES: Final = 6
"""One turn in this many a beginner sees nothing."""
_TRIES: Final = 12
"""How many lines a pupil finds."""
_ANCHORS: Final = 3
"""How many pieces of the board a player considers."""
_WEIGHED: Final = 12
"""How many lines a master weighs, and for how many the reply of the next player."""
_ANSWERED: Final = 3
_ROBBED: Final = ("/", "*", "1", "2")
"""What a player prefers to steal."""


def choose(level: int, game: AnyGame, view: View, rng: GameRng, stop: Stop) -> BotMove[moves.Move]:
    """What a bot of this level does."""
    if level <= PUPIL:
        move = _choose_randomly(level, game, view, rng)
    else:
        move = _move(level, view, rng, stop)
    return BotMove(move, _seconds(view, move))


def _seconds(view: View, move: moves.Move) -> int:
    """A person needs time for every piece of a line, and to look around on a full table."""
    match move:
        case Write(pieces=pieces) | Continue(pieces=pieces):
            seconds = min(5 + 2 * len(pieces) + len(view.table.pieces) // 8, 40)
        case moves.Pass() | moves.Buy() | moves.Steal():
            seconds = 10
        case _:
            seconds = 2
    time = view.rules.turn_times[view.seat or 0] // 1000
    return min(seconds, time * 2 // 3) if time else seconds


def _choose_randomly(level: int, game: AnyGame, view: View, rng: GameRng) -> moves.Move:
    """A line one comes upon, or the best of several."""
    state, seat = game.imagine(view, rng), view.seat or 0
    phase = view.phase
    if not isinstance(phase, phases.Composing):
        return moves.More() if isinstance(phase, phases.Asking) else game.sample(state, seat, rng)
    nothing: moves.Move = moves.Done() if phase.second else moves.Pass()
    if level == BEGINNER:
        return game.sample(state, seat, rng) if rng.below(_MISSES) else nothing
    best, most = nothing, -1
    for _ in range(_TRIES):
        move: moves.Move = game.sample(state, seat, rng)
        if isinstance(move, Write | Continue):
            points = _points(view, move)
            if points > most:
                best, most = move, points
        elif most < 0:
            best = move
    return best


def _points(view: View, play: Play) -> int:
    judged = judge(view.rules.terms, view.table, play, view.face, view.hands[view.seat or 0])
    return -1 if isinstance(judged, Refusal) else judged.points


def _move(level: int, view: View, rng: GameRng, stop: Stop) -> moves.Move:
    search = TurnSearch(view, _EFFORTS[level], stop)
    match view.phase:
        case phases.Rolling():
            return moves.RollDie()
        case phases.Asking():
            return moves.More()
        case phases.Facing():
            return moves.ChooseFace("double") if level == PLAYER else search.face(rng)
        case phases.Stealing():
            return _theft(level, view, search)
        case phases.Composing() as phase:
            play = _line(level, view, search, rng, stop)
            return play if play is not None else choose_without_line(search, phase)
        case _:
            raise ValueError("no seat is to move")


def _theft(level: int, view: View, search: TurnSearch) -> moves.Move:
    if level > PLAYER:
        move = search.theft()
        if move is not None:
            return move
    ways = [
        moves.Steal(seat, kind)
        for seat, hand in enumerate(view.hands)
        if seat != view.seat
        for kind in hand
        if kind != HIDDEN
    ]
    liked = [way for kind in _ROBBED for way in ways if way.piece == kind]
    return (liked or ways)[0]


def _line(level: int, view: View, search: TurnSearch, rng: GameRng, stop: Stop) -> Play | None:
    if level == PLAYER:
        return _around(view, search, rng, stop)
    offers = search.offers(1 if level == EXPERT else _WEIGHED)
    if level == EXPERT or len(offers) < 2:
        return offers[0].play if offers else None
    return _weigh(view, search, offers)


def _around(view: View, search: TurnSearch, rng: GameRng, stop: Stop) -> Play | None:
    """The best line that crosses nothing, or one of three pieces of the board."""
    cells = sorted(view.table.pieces)
    anchors = {cells[rng.below(len(cells))] for _ in range(_ANCHORS)} if cells else set[int]()
    found = best_lines(
        view.rules.terms,
        view.table,
        search.hand,
        view.face,
        stop=stop,
        supply=view.supply,
        work=search.effort.line,
        anchors=frozenset(anchors),
    )
    return found.plays[0] if found.plays else None


def _weigh(view: View, search: TurnSearch, offers: list[TurnOffer]) -> Play:
    """The line best for the whole game: points now, the hand left, what it opens."""
    worths = [_worth(search, view, offer) for offer in offers]
    order = sorted(range(len(offers)), key=lambda number: -worths[number])[:_ANSWERED]
    hand = _next_hand(view)
    if hand is not None and len(order) > 1:
        for number in order:
            worths[number] -= 5 * _answer(search, view, offers[number].play, hand)
    return offers[max(order, key=lambda number: worths[number])].play


def _worth(search: TurnSearch, view: View, offer: TurnOffer) -> int:
    """The worth of a turn's points and the hand left, in tenths of a point."""
    _, left, _ = search.after(view.table, search.hand, view.face, offer.play)
    return 10 * offer.total + hand_worth(left)


def _next_hand(view: View) -> tuple[str, ...] | None:
    """The hand of the next player, if it is visible and a turn is left for it."""
    players = view.rules.players
    for step in range(1, players):
        seat = ((view.seat or 0) + step) % players
        if seat not in view.gone:
            hand = view.hands[seat]
            return None if HIDDEN in hand else hand
    return None


def _answer(search: TurnSearch, view: View, play: Play, hand: tuple[str, ...]) -> int:
    """The next player's best line after a play."""
    table, _, _ = search.after(view.table, search.hand, view.face, play)
    found = search.lines(table, hand, "", 1, search.effort.side)
    return found.points[0] if found.points else 0


BOTS: Final = make_levels(choose, range(BEGINNER, MASTER + 1))
