"""The default adviser: finds the best move by random games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from abaculus.bots.rank import RankedMove, rank_moves
from abaculus.kernel.adviser import Review
from abaculus.kernel.awaits import Turn
from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame, SeatView, Step
from abaculus.kernel.messages import Value
from abaculus.kernel.rng import SeededRng
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice

_NEAR = 5
"""Percent; random games cannot distinguish moves that are this close."""


class PlayoutAdviser:
    """Ranks moves by random games; a fixed seed makes its answers repeatable."""

    def best(self, game: AnyGame, view: SeatView, stop: Stop) -> Advice[Text] | None:
        """The viewer's best move; None if it has no move."""
        ranked = self._rank(game, view, stop)
        return _advise(game, ranked[0]) if ranked else None

    def hint(self, game: AnyGame, view: SeatView, rung: int, stop: Stop) -> tuple[Text, ...]:
        """How many moves there are and how good the best one is, then the move itself."""
        ranked = self._rank(game, view, stop)
        if not ranked:
            return ()
        first = Text("kit-hint", {"moves": len(ranked), "percent": ranked[0].percent})
        return (first, _advise(game, ranked[0]).sentence)[:rung]

    def review(
        self,
        game: AnyGame,
        before: Any,
        moves: tuple[Any, ...],
        after: Any,
        stop: Stop,
        states: tuple[Any, ...] = (),
    ) -> Review | None:
        """The best move in place of a turn's last one; None if there was no choice."""
        state = states[-1] if states else before
        awaits = game.awaits(state)
        if not moves or not isinstance(awaits, Turn):
            return None
        ranked = self._rank(game, game.view(state, awaits.must[0]), stop)
        found = [one for one in ranked if one.move == moves[-1]]
        if len(ranked) < 2 or not found:
            return None
        return Review(_advise(game, ranked[0]), found[0].percent + _NEAR >= ranked[0].percent)

    def summary(
        self, game: AnyGame, start: Any, steps: Sequence[Step[Any, Any]]
    ) -> tuple[tuple[Text, ...], ...]:
        """Empty, because each turn is reviewed already."""
        return ()

    def _rank(self, game: AnyGame, view: SeatView, stop: Stop) -> tuple[RankedMove, ...]:
        return rank_moves(game, view, SeededRng("advice"), stop)


def _advise(game: AnyGame, best: RankedMove) -> Advice[Text]:
    text = game.notation.write_move(best.move)
    values: dict[str, Value] = {"move": text, "percent": best.percent}
    return Advice(text, 0, Text("kit-best", values))


ADVISER = PlayoutAdviser()
