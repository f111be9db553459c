"""The adviser: hints during a game and reviews after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from abaculus.games.mathematicus.clocks import due
from abaculus.games.mathematicus.legal_moves import phase_moves
from abaculus.games.mathematicus.move_text import format_move
from abaculus.games.mathematicus.moves import Move
from abaculus.games.mathematicus.phases import Window
from abaculus.games.mathematicus.state import State
from abaculus.games.mathematicus.strategy.knowledge import estimate_percent
from abaculus.games.mathematicus.strategy.odds import cells, odds_text
from abaculus.games.mathematicus.strategy.plans import outlook_of
from abaculus.games.mathematicus.strategy.report import format_turns, report
from abaculus.games.mathematicus.strategy.values import SolvedRace
from abaculus.games.mathematicus.strategy.worth import DecisionCase, is_weighed, worth
from abaculus.games.mathematicus.view import View
from abaculus.kernel.adviser import Review, Reviewer
from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import Seat
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice, ScoreRow
from abaculus.questions.learning.past_answers import places_to_practise

_ROWS: Final = 3
"""How many moves are listed."""
_EQUAL: Final = 0.05
"""A difference in turns too small to notice."""


class _RankedMoves(Struct, frozen=True):
    """The moves of a decision, best first, each with its worth."""

    case: DecisionCase
    ranked: tuple[tuple[Move, float], ...]

    def points(self, worth: float) -> str:
        """How many turns a move loses against the best one; empty if that is not known."""
        if not isinstance(self.case.outlook, SolvedRace):
            return ""
        lost = format_turns(self.ranked[0][1] - worth)
        return lost if lost == "0.0" else f"+{lost}"

    def row(self, move: Move, worth: float) -> ScoreRow[Text]:
        """A move in words."""
        text, lit = odds_text(self.case, move), cells(self.case, move)
        return ScoreRow(text, self.points(worth), cells=lit)

    def rows(self, made: Move | None = None) -> Iterator[ScoreRow[Text]]:
        """The best moves, and the one that was made."""
        for place, (move, worth_of) in enumerate(self.ranked):
            if place < _ROWS or move == made:
                yield self.row(move, worth_of)


class MathematicusAdviser:
    """Estimates with the accuracy a player has shown, and never uses a key."""

    def best(self, game: AnyGame, view: View, stop: Stop) -> Advice[Text] | None:
        """The move that leaves the fewest turns."""
        look = None if view.seat is None else _rank_moves(view.table, view.seat, stop)
        if look is None:
            return None
        move = look.ranked[0][0]
        return Advice(format_move(move), 0, odds_text(look.case, move), rows=tuple(look.rows()))

    def hint(self, game: AnyGame, view: View, rung: int, stop: Stop) -> tuple[Text, ...]:
        """First what some moves promise, in the order of the rules, then which is best."""
        look = None if view.seat is None else _rank_moves(view.table, view.seat, stop)
        if look is None:
            return ()
        best = odds_text(look.case, look.ranked[0][0])
        if rung > 1:
            return (Text("advice-best"), best)
        listed = list(phase_moves(view.table, view.seat or 0))
        some = sorted((move for move, _ in look.ranked[:_ROWS]), key=listed.index)
        return tuple(odds_text(look.case, move) for move in some)

    def review(
        self,
        game: AnyGame,
        before: State,
        moves: tuple[Move, ...],
        after: State,
        stop: Stop,
        states: tuple[State, ...] = (),
    ) -> Review | None:
        """Review a turn by the turns to go that its decisions lost."""
        if len(states) != len(moves):
            return None
        looks: list[tuple[_RankedMoves, Move, float]] = []
        for state, move in zip(states, moves, strict=True):
            look = _rank_decision(state, before.turn, move, after, stop)
            if look is not None:
                looks.append((look, move, look.ranked[0][1] - dict(look.ranked)[move]))
        if not looks:
            return None
        worst, _, most = max(looks, key=lambda one: one[2])
        move = worst.ranked[0][0]
        rows = tuple(row for look, made, _ in looks for row in look.rows(made))
        best = Advice(format_move(move), 0, odds_text(worst.case, move), rows=rows)
        return Review(best, most < _EQUAL)

    def summary(
        self, game: AnyGame, start: State, steps: Sequence[Step[Any, Any]]
    ) -> tuple[tuple[Text, ...], ...]:
        """Each seat's answers, mistakes, turning points and a level that fits."""
        end: State = steps[-1].state if steps else start
        return tuple(tuple(report(start, end, seat, steps)) for seat in range(start.rules.players))

    def practice(self, game: AnyGame, end: State) -> tuple[tuple[str, ...], ...]:
        """The topics of each seat's mistakes, the most frequent first."""
        return tuple(places_to_practise(end.past, seat) for seat in range(end.rules.players))


def _rank_decision(
    state: State, seat: Seat, move: Move, after: State, stop: Stop
) -> _RankedMoves | None:
    """A decision of the active player that can be weighed, with the accuracy of the whole game."""
    if isinstance(state.phase, Window):
        return None
    look = _rank_moves(state, seat, stop, estimate_percent(after.past, seat))
    return look if look is not None and move in dict(look.ranked) else None


def _rank_moves(
    state: State, seat: Seat, stop: Stop, percent: int | None = None
) -> _RankedMoves | None:
    """The moves of a seat by their worth; None if there is nothing to weigh."""
    if not is_weighed(state) or seat not in due(state):
        return None
    moves = list(phase_moves(state, seat))
    if len(moves) < 2:
        return None
    known = estimate_percent(state.past, seat) if percent is None else percent
    case = DecisionCase(state, seat, outlook_of(state, seat, known, stop))
    worths = [(move, worth(case, move)) for move in moves]
    return _RankedMoves(case, tuple(sorted(worths, key=lambda one: -one[1])))


ADVISER: Final[Reviewer[View]] = MathematicusAdviser()
