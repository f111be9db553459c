"""Who knows the best choice: for hints in a game and for looking back after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from abaculus.games.mathmetrics.board import space_of
from abaculus.games.mathmetrics.moves import Blast, Choose, Go, Move, Place, Seven
from abaculus.games.mathmetrics.notation import Lines
from abaculus.games.mathmetrics.state import Choosing, Ended, Past, Phase, State
from abaculus.games.mathmetrics.thinking.choices import choices, end_of
from abaculus.games.mathmetrics.thinking.knowing import percents
from abaculus.games.mathmetrics.thinking.learning import to_practise
from abaculus.games.mathmetrics.thinking.planning import (
    for_total,
    harvest_of,
    speed_of,
    thumb_of,
)
from abaculus.games.mathmetrics.thinking.promises import Promises
from abaculus.games.mathmetrics.thinking.reporting import report, rounded, shown_outlook, signed
from abaculus.games.mathmetrics.thinking.reviewing import Turn, turn_of
from abaculus.games.mathmetrics.thinking.weighing import at_first_sight, exactly
from abaculus.games.mathmetrics.view import View
from abaculus.kernel.contract import AnyGame, Step, Stop
from abaculus.kernel.said import Seat, Value
from abaculus.kernel.scenes import Advice, Row, Text
from abaculus.kernel.stage import Review, Reviewer

_LINES: Final = Lines()
_ROWS: Final = 3
"""So many choices are told besides the one that was made."""
_EQUAL: Final = 0.005
"""Turns that nobody would tell apart."""


class MathMetricsAdviser:
    """Reckons with the accuracy a player has shown, and never with a key."""

    def best(self, game: AnyGame, view: View, stop: Stop) -> Advice[Text] | None:
        """The best choice: the fewest turns to go, or what promises most where totals count."""
        ranked = _ranked(view, stop)
        if not ranked:
            return None
        move, turns = ranked[0]
        promises = _promises(view, view.seat or 0, view.past)
        rows = [
            Row(promises.of(view.phase, one), left, cells=_cells(one))
            for one, left in ranked[:_ROWS]
        ]
        sentence = _sentence(promises, view.phase, move, turns)
        return Advice(_LINES.write_move(move), 0, sentence, rows=tuple(rows))

    def hint(self, game: AnyGame, view: View, rung: int, stop: Stop) -> tuple[Text, ...]:
        """First what each choice means, then which is best."""
        ranked = _ranked(view, stop)
        if not ranked:
            return ()
        move, turns = ranked[0]
        promises = _promises(view, view.seat or 0, view.past)
        best = _sentence(promises, view.phase, move, turns)
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
        """A turn in expected turns: what its choices lost, what dice and answers brought."""
        phase = before.phase
        if isinstance(phase, Ended) or len(states) != len(moves):
            return None
        seat = phase.seat
        outlook = shown_outlook(after, seat, stop)
        turn = None if outlook is None else turn_of(outlook, seat, states, moves, after)
        if turn is None or not turn.looks:
            return None
        worst = max(turn.looks, key=lambda look: look.lost)
        move, turns = worst.ranked[0]
        promises = _promises(worst.state, seat, after.past)
        sentence = _sentence(promises, worst.state.phase, move, rounded(turns))
        rows = tuple(_rows(turn, seat, after.past))
        best = Advice(_LINES.write_move(move), 0, sentence, rows=rows)
        return Review(best, turn.ledger.lost < _EQUAL)

    def summary(
        self, game: AnyGame, start: State, steps: Sequence[Step[Any, Any]]
    ) -> tuple[tuple[Text, ...], ...]:
        """For each seat its answers, what went wrong, its luck, and a grade that would fit."""
        end: State = steps[-1].state if steps else start
        return tuple(tuple(report(start, end, seat, steps)) for seat in range(start.rules.players))

    def practice(self, game: AnyGame, end: State) -> tuple[tuple[str, ...], ...]:
        """For each seat the places of what went wrong, the most frequent first."""
        return tuple(to_practise(end.past, seat) for seat in range(end.rules.players))


def _ranked(view: View, stop: Stop) -> tuple[tuple[Move, str], ...]:
    """The viewer's choices, the best first, each with its turns to go where they are known."""
    phase, seat = view.phase, view.seat
    found = choices(view.rules, phase)
    if isinstance(phase, Ended) or seat is None or phase.seat != seat or not found:
        return ()
    right = percents(view.past, seat)
    is_total = for_total(view)
    outlook = harvest_of(view, right) if is_total else speed_of(view, right, stop)
    if outlook is None:
        thumb = thumb_of(view, right)
        worths = [(move, at_first_sight(thumb, phase, move)) for move in found]
    else:
        worths = [(move, exactly(outlook, phase, view.players[seat], move)) for move in found]
    is_known = outlook is not None and not is_total
    ranked = sorted(worths, key=lambda one: -one[1])
    return tuple((move, rounded(-worth) if is_known else "") for move, worth in ranked)


def _promises(table: View | State, seat: Seat, past: Sequence[Past]) -> Promises:
    """What choices promise a seat, by the answers it has given until then."""
    return Promises(table.rules, table.players[seat], percents(past, seat))


def _sentence(promises: Promises, phase: Phase, move: Move, turns: str) -> Text:
    """The best choice, and how many turns it leaves."""
    values: dict[str, Value] = {"turns": turns or "none"}
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
    """The space a choice is about."""
    match move:
        case Place(space=space):
            return (space,)
        case Go(to=to):
            return (space_of(to),)
        case _:
            return ()


def _rows(turn: Turn, seat: Seat, past: Sequence[Past]) -> Iterator[Row[Text]]:
    """For each choice the best ones and the one made; then what the turn came to."""
    for look in turn.looks:
        promises = _promises(look.state, seat, past)
        for place, (move, turns) in enumerate(look.ranked):
            if place < _ROWS or move == look.made:
                text = promises.of(look.state.phase, move)
                yield Row(text, rounded(turns), cells=_cells(move))
    yield Row(Text("review-lost"), rounded(turn.ledger.lost))
    yield Row(Text("review-dice"), signed(turn.ledger.dice))
    yield Row(Text("review-answers"), signed(turn.ledger.answers))


ADVISER: Final[Reviewer[View]] = MathMetricsAdviser()
