"""The adviser: hints during a game and reviews after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from abaculus.games.mathmetrics.board import space_of
from abaculus.games.mathmetrics.legal_moves import choices, end_of
from abaculus.games.mathmetrics.moves import Blast, Choose, Go, Move, Place, Seven
from abaculus.games.mathmetrics.notation import MathMetricsNotation
from abaculus.games.mathmetrics.phases import Choosing, Ended, Phase
from abaculus.games.mathmetrics.state import QuestionRecord, State
from abaculus.games.mathmetrics.strategy.knowledge import percents
from abaculus.games.mathmetrics.strategy.odds import MoveOdds
from abaculus.games.mathmetrics.strategy.plans import heuristic_of, values_of
from abaculus.games.mathmetrics.strategy.report import (
    format_amount,
    format_change,
    overall_percents,
    report,
    work_limit,
)
from abaculus.games.mathmetrics.strategy.review import TurnLedger, best_first, review_turn
from abaculus.games.mathmetrics.strategy.worth import heuristic_value
from abaculus.games.mathmetrics.view import View
from abaculus.games.mathmetrics.view import view as view_of
from abaculus.kernel.adviser import Review, Reviewer
from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import Seat, Value
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice, ScoreRow
from abaculus.questions.learning.past_answers import places_to_practise

_LINES: Final = MathMetricsNotation()
_ROWS: Final = 3
"""How many choices are listed besides the one made."""
_EQUAL: Final = 0.005
"""A difference in turns or tokens too small to notice."""


class ValueUnit(Struct, frozen=True):
    """The unit that choices are measured in: turns to go, tokens to come, or nothing."""

    ahead: int = 0
    """The turns after which tokens are counted; 0: turns are counted."""
    is_known: bool = True

    @property
    def unit(self) -> str:
        """The name of the unit."""
        return "none" if not self.is_known else "tokens" if self.ahead else "turns"

    def figure(self, many: float) -> str:
        """An amount in this unit."""
        return format_amount(many) if self.is_known else ""


class MathMetricsAdviser:
    """Estimates with the accuracy a player has shown, and never uses a key."""

    def best(self, game: AnyGame, view: View, stop: Stop) -> Advice[Text] | None:
        """The best choice: the fewest turns to go, or the most promising where totals count."""
        unit, ranked = _rank_moves(view, stop)
        if not ranked:
            return None
        move, many = ranked[0]
        promises = _move_odds(view, view.seat or 0, view.past)
        rows = [
            ScoreRow(promises.of(view.phase, one), unit.figure(left), cells=_cells(one))
            for one, left in ranked[:_ROWS]
        ]
        sentence = _sentence(promises, view.phase, move, unit, many)
        return Advice(_LINES.write_move(move), 0, sentence, rows=tuple(rows))

    def hint(self, game: AnyGame, view: View, rung: int, stop: Stop) -> tuple[Text, ...]:
        """First what each choice means, then which is best."""
        unit, ranked = _rank_moves(view, stop)
        if not ranked:
            return ()
        move, many = ranked[0]
        promises = _move_odds(view, view.seat or 0, view.past)
        best = _sentence(promises, view.phase, move, unit, many)
        if isinstance(move, Place):
            return (best,)
        found = choices(view.rules, view.phase)
        meant = tuple(promises.of(view.phase, one) for one in found)
        return meant if rung <= 1 else (*meant, best)

    def review(
        self,
        game: AnyGame,
        before: State,
        moves: tuple[Move, ...],
        after: State,
        stop: Stop,
        states: tuple[State, ...] = (),
    ) -> Review | None:
        """Review a turn in turns to go, or in tokens to come where all of them count in the end."""
        phase = before.phase
        if isinstance(phase, Ended) or not moves or len(states) != len(moves):
            return None
        seat = phase.seat
        outlook = values_of(view_of(before, seat), overall_percents(after.past, seat), stop)
        turn = None if outlook is None else review_turn(outlook, seat, states, moves, after)
        if outlook is None or turn is None or not turn.looks:
            return None
        unit = ValueUnit(outlook.ahead)
        worst = max(turn.looks, key=lambda look: look.lost)
        move, many = worst.ranked[0]
        promises = _move_odds(worst.state, seat, after.past)
        sentence = _sentence(promises, worst.state.phase, move, unit, many)
        rows = tuple(_rows(turn, seat, after.past, unit))
        best = Advice(_LINES.write_move(move), 0, sentence, rows=rows)
        return Review(best, turn.ledger.lost < _EQUAL)

    def summary(
        self, game: AnyGame, start: State, steps: Sequence[Step[Any, Any]]
    ) -> tuple[tuple[Text, ...], ...]:
        """Each seat's answers, mistakes, luck and a grade that would fit."""
        end: State = steps[-1].state if steps else start
        stop = work_limit()
        return tuple(
            tuple(report(start, end, seat, steps, stop)) for seat in range(start.rules.players)
        )

    def practice(self, game: AnyGame, end: State) -> tuple[tuple[str, ...], ...]:
        """The topics of each seat's mistakes, the most frequent first."""
        return tuple(places_to_practise(end.past, seat) for seat in range(end.rules.players))


def _rank_moves(view: View, stop: Stop) -> tuple[ValueUnit, tuple[tuple[Move, float], ...]]:
    """The viewer's choices, best first, each with its turns or tokens where they are known."""
    phase, seat = view.phase, view.seat
    found = choices(view.rules, phase)
    if isinstance(phase, Ended) or seat is None or phase.seat != seat or not found:
        return ValueUnit(is_known=False), ()
    right = percents(view.past, seat)
    outlook = values_of(view, right, stop)
    if outlook is not None:
        return ValueUnit(outlook.ahead), best_first(outlook, phase, view.players[seat], found)
    thumb = heuristic_of(view, right)
    worths = [(move, heuristic_value(thumb, phase, move)) for move in found]
    return ValueUnit(is_known=False), tuple(sorted(worths, key=lambda one: -one[1]))


def _move_odds(table: View | State, seat: Seat, past: Sequence[QuestionRecord]) -> MoveOdds:
    """The odds of a seat's choices, by its answers until then."""
    return MoveOdds(table.rules, table.players[seat], percents(past, seat))


def _sentence(promises: MoveOdds, phase: Phase, move: Move, unit: ValueUnit, many: float) -> Text:
    """The best choice, with the turns it leaves or the tokens to expect."""
    values: dict[str, Value] = {
        "unit": unit.unit,
        "many": unit.figure(many),
        "ahead": unit.ahead,
    }
    match move:
        case Place(space=space):
            return Text("advice-start", {**values, "space": space})
        case Go() if isinstance(phase, Choosing):
            return Text("advice-go", {**values, **promises.named(end_of(move, phase.options))})
        case Choose(category=category):
            return Text("advice-pick", {**values, "category": category})
        case Blast():
            return Text("advice-blast", values)
        case Seven():
            return Text("advice-seven", values)
        case _:
            return Text("advice-wait", values)


def _cells(move: Move) -> tuple[str, ...]:
    """The space a choice concerns."""
    match move:
        case Place(space=space):
            return (space,)
        case Go(to=to):
            return (space_of(to),)
        case _:
            return ()


def _rows(
    turn: TurnLedger, seat: Seat, past: Sequence[QuestionRecord], unit: ValueUnit
) -> Iterator[ScoreRow[Text]]:
    """For each choice the best ones and the one made; then the result of the turn."""
    for look in turn.looks:
        promises = _move_odds(look.state, seat, past)
        for place, (move, many) in enumerate(look.ranked):
            if place < _ROWS or move == look.made:
                text = promises.of(look.state.phase, move)
                yield ScoreRow(text, unit.figure(many), cells=_cells(move))
    values: dict[str, Value] = {"unit": unit.unit}
    yield ScoreRow(Text("review-lost", values), format_amount(turn.ledger.lost))
    yield ScoreRow(Text("review-dice", values), format_change(turn.ledger.dice))
    yield ScoreRow(Text("review-answers", values), format_change(turn.ledger.answers))


ADVISER: Final[Reviewer[View]] = MathMetricsAdviser()
