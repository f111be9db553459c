"""Level 7: follows the most promising moves by replies in imagined states."""

from __future__ import annotations

from typing import TypeAlias, cast

from abaculus.games.calcussimo.disputes import judges
from abaculus.games.calcussimo.kinds import KINDS, in_rack_order
from abaculus.games.calcussimo.moves import Accept, LinePlay, Move, Pass, Swap
from abaculus.games.calcussimo.state import Disputing, Ended, State, Turning, still_in
from abaculus.games.calcussimo.strategy.candidates import CandidatePlay, best_line_plays
from abaculus.games.calcussimo.strategy.endgame import best_endgame_move, is_open
from abaculus.games.calcussimo.strategy.free_plays import best_candidates
from abaculus.games.calcussimo.strategy.rack_value import Keep, make_keep, swap_instead
from abaculus.games.calcussimo.view import View
from abaculus.kernel.awaits import Chance
from abaculus.kernel.bot import Stop
from abaculus.kernel.draws import Pick
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.game import Game
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import GameRng

CANDIDATES = 10
"""How many plays are followed."""
ENDING_CANDIDATES = 30
"""How many when no chips are drawn any more."""
ROUND = 160
"""How many continuations are played before the worse half of the moves is dropped."""
_ALIKE = 4
"""How many plays are found for each one followed, because many are alike."""
_TO_THE_END = 1000

Rulebook: TypeAlias = Game[State, Move, View]


class Lookahead:
    """Chooses by the mean margin after every other seat, and then the seat itself, has replied.

    All moves meet the same imagined racks and the same order of chips in the bag, and chips kept at
    the end count by their worth. Replies are plays in one line even where several lines are
    allowed, so foresight is weaker there.

    Two seats playing out their last chips hide nothing: there the best move is exact where
    `endgame` can find it; otherwise every continuation is played to the end.
    """

    def __init__(self, game: Rulebook, rollouts: int = ROUND) -> None:
        self._game = game
        self._rollouts = rollouts

    def plan(self, view: View, rack: str, rng: GameRng, stop: Stop) -> Move | None:
        """The best move known when time is up; None if there is no play."""
        moves = _candidates(view, rack)
        if not moves:
            return None
        table = self._game.imagine(view, rng)
        if is_open(table):
            ending = best_endgame_move(table, stop)
            return ending[1] if ending else self._best_to_the_end(table, moves, stop)
        return self._best_by_trial(view, moves, rng, stop)

    def _best_to_the_end(self, table: State, moves: list[Move], stop: Stop) -> Move:
        best, highest = moves[0], None
        for move in moves:
            if stop():
                break
            margin = _Rollout(self._game, table, []).margin(move, _TO_THE_END)
            if highest is None or margin > highest:
                best, highest = move, margin
        return best

    def _best_by_trial(self, view: View, moves: list[Move], rng: GameRng, stop: Stop) -> Move:
        turns = view.rules.players - len(view.gone)
        totals = dict.fromkeys(moves, 0)
        while len(moves) > 1:
            for _ in range(max(self._rollouts // len(moves), 1)):
                if stop():
                    return max(moves, key=totals.__getitem__)
                table = self._game.imagine(view, rng)
                chips = _shuffle_bag(table, rng)
                for move in moves:
                    totals[move] += _Rollout(self._game, table, chips).margin(move, turns)
            moves = sorted(moves, key=totals.__getitem__, reverse=True)[: (len(moves) + 1) // 2]
        return moves[0]


def _candidates(view: View, rack: str) -> list[Move]:
    others = view.rules.players - len(view.gone) - 1
    keep = make_keep(view.rules, others, view.bag, view.closing)
    most = CANDIDATES if view.bag else ENDING_CANDIDATES
    offers = best_candidates(view.rules, view.grid, rack, most * _ALIKE, keep)
    moves = distinct_moves(offers)[:most]
    if offers:
        chip = swap_instead(view.rules, view.bag, rack, offers[0].points)
        moves += [Swap(chip)] if chip else []
    return moves


def distinct_moves(offers: list[CandidatePlay]) -> list[Move]:
    """One play of those that share squares, points and worth kept, such as 9×8 and 8×9."""
    first: dict[object, Move] = {}
    for offer in offers:
        play = offer.play
        squares: object
        if isinstance(play, LinePlay):
            squares = play.cell, play.down, len(play.run)
        else:
            squares = tuple(cell for cell, _ in play.laid)
        first.setdefault((squares, offer.points, offer.kept), play)
    return list(first.values())


def _shuffle_bag(table: State, rng: GameRng) -> list[str]:
    """The chips of the bag in the order they will be drawn."""
    bag = [kind for kind, count in zip(KINDS, table.bag, strict=True) for _ in range(count)]
    return [bag.pop(rng.below(len(bag))) for _ in range(len(bag))]


class _Rollout:
    """A game continued by the rules, with chips drawn in a given order."""

    def __init__(self, game: Rulebook, table: State, chips: list[str]) -> None:
        self._game = game
        self._table = table
        self._chips = chips[:]
        self._worth = [0] * table.rules.players
        """The worth of each seat's kept chips since its last turn."""

    def margin(self, move: Move, turns: int) -> int:
        """The lead of the seat to move after this move and this many turns."""
        turn = cast(Turning, self._table.phase)
        seat = turn.seat
        self._act(turn, move)
        while not isinstance(phase := self._table.phase, Ended):
            if isinstance(phase, Turning):
                turns -= not phase.second
                if turns < 0:
                    return self._ahead(seat)
                self._act(phase, self._reply(phase.seat))
            elif isinstance(phase, Disputing):
                for judge in judges(self._table, phase):
                    self._happen(Played(phase.since, judge, Accept()))
            else:
                self._draw()
        self._worth = [0] * len(self._worth)
        return self._ahead(seat)

    def _ahead(self, seat: Seat) -> int:
        both = zip(self._table.scores, self._worth, strict=True)
        standing = [score + worth for score, worth in both]
        own = standing.pop(seat)
        return own - max(standing, default=0)

    def _reply(self, seat: Seat) -> Move:
        """The play with the most points; when no chips are drawn any more, chips laid count as
        well.
        """
        table = self._table
        rack = table.racks[seat]
        is_over_soon = not any(table.bag)
        keep = self._keep() if is_over_soon else None
        offers = best_line_plays(table.rules, table.grid, rack, 1, keep)
        if offers:
            return offers[0].play
        return Pass() if is_over_soon else Swap(rack)

    def _keep(self) -> Keep:
        table = self._table
        return make_keep(table.rules, len(still_in(table)) - 1, sum(table.bag), table.closing)

    def _act(self, turn: Turning, move: Move) -> None:
        keep = self._keep()
        self._happen(Played(turn.since, turn.seat, move))
        self._worth[turn.seat] = keep(self._table.racks[turn.seat])
        if isinstance(move, Swap):
            self._chips += move.chips

    def _draw(self) -> None:
        many = cast(Pick, cast(Chance, self._game.awaits(self._table)).draw).many
        drawn, self._chips = self._chips[:many], self._chips[many:]
        self._happen(Drawn(0, tuple(in_rack_order("".join(drawn)))))

    def _happen(self, event: Event[Move]) -> None:
        self._table = self._game.apply(self._table, event).state
