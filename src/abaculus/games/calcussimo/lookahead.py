"""Looks ahead: the best plays, each followed by imagined replies, on tables that look the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from abaculus.games.calcussimo.disputes import judges
from abaculus.games.calcussimo.freely import best_offers
from abaculus.games.calcussimo.keeping import promise, prospect
from abaculus.games.calcussimo.material import KINDS, in_rack_order
from abaculus.games.calcussimo.moves import Accept, Move, Pass, Swap
from abaculus.games.calcussimo.offers import in_one_line
from abaculus.games.calcussimo.state import Disputing, Ended, State, Swapping, Turning, still_in
from abaculus.games.calcussimo.view import View
from abaculus.kernel.awaits import Chance
from abaculus.kernel.contract import AnyGame, Stop
from abaculus.kernel.draws import Pick
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.nature import Nature
from abaculus.kernel.said import Seat

CANDIDATES = 10
REPLY = 6
ROUND = 120


class Lookahead:
    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def plan(self, view: View, rack: str, nature: Nature, stop: Stop) -> Move | None:
        others = view.rules.players - len(view.gone) - 1
        outlook = prospect(view.rules, others, view.bag, view.closing)
        offers = best_offers(view.rules, view.grid, rack, CANDIDATES, outlook.worth)
        if not offers:
            return None
        moves: list[Move] = [offer.play for offer in offers]
        sums = [0] * len(moves)
        left = list(range(len(moves)))
        while len(left) > 1:
            for _ in range(ROUND // len(left)):
                if stop():
                    return moves[max(left, key=lambda n: sums[n])]
                state = self._game.imagine(view, nature)
                bag = [k for k, c in zip(KINDS, state.bag, strict=True) for _ in range(c)]
                order = [bag.pop(nature.below(len(bag))) for _ in range(len(bag))]
                for n in left:
                    sums[n] += Continuation(self._game, state, order).margin(view.seat or 0, moves[n])
            left.sort(key=lambda n: -sums[n])
            left = left[:(len(left)+1)//2] if len(left) > 2 else left[:1]
        return moves[left[0]]


class Continuation:
    def __init__(self, game: AnyGame, state: State, order: list[str]) -> None:
        self._game = game
        self.state = state
        self._order = list(order)
        self._kept = [0] * state.rules.players

    def margin(self, seat: Seat, move: Move) -> int:
        phase = cast(Turning, self.state.phase)
        self._move(phase, move)
        turns = len(still_in(self.state))
        while True:
            phase = self.state.phase
            if isinstance(phase, Ended):
                scores = phase.outcome.scores
                return scores[seat] - max(scores[:seat] + scores[seat + 1 :], default=0)
            if isinstance(phase, Turning):
                if not phase.second:
                    turns -= 1
                    if turns < 0:
                        break
                self._move(phase, self._reply(phase.seat))
            elif isinstance(phase, Disputing):
                for judge in judges(self.state, phase):
                    self._apply(Played(phase.since, judge, Accept()))
            else:
                self._draw()
        scores = [a + b for a, b in zip(self.state.scores, self._kept)]
        return scores[seat] - max(scores[:seat] + scores[seat + 1 :], default=0)

    def _reply(self, seat: Seat) -> Move:
        state = self.state
        rack = state.racks[seat]
        keep = None
        if REPLY == 6:
            keep = prospect(state.rules, len(still_in(state)) - 1, sum(state.bag), state.closing).worth
        offers = in_one_line(state.rules, state.grid, rack, 1, keep)
        if offers:
            return offers[0].play
        return Swap(rack) if any(state.bag) else Pass()

    def _move(self, phase: Turning, move: Move) -> None:
        before = self.state
        self._apply(Played(phase.since, phase.seat, move))
        if isinstance(move, Swap):
            self._order += move.chips
        outlook = prospect(before.rules, len(still_in(before)) - 1, sum(before.bag), before.closing)
        self._kept[phase.seat] = outlook.worth(self.state.racks[phase.seat])

    def _draw(self) -> None:
        many = cast(Pick, cast(Chance, self._game.awaits(self.state)).draw).many
        chips = "".join(self._order[:many])
        del self._order[:many]
        self._apply(Drawn(0, tuple(in_rack_order(chips))))

    def _apply(self, event: Event[Move]) -> None:
        self.state = self._game.apply(self.state, event).state
