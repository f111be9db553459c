"""The adviser: knows the best square, and nothing of throws."""

from __future__ import annotations

from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice

from . import hands, noughts, scenes, solver

WORTH = {1: Text("noughts-wins"), 0: Text("noughts-holds"), -1: Text("noughts-loses")}


class PebblesAdviser:
    """Perfect at noughts and crosses, silent at morra."""

    def best(
        self, game: AnyGame, view: noughts.View | hands.View, stop: Stop
    ) -> Advice[Text] | None:
        """The first of the best squares."""
        if isinstance(view, hands.View):
            return None
        ranked = solver.rank_marks(view.board)
        seat = (view.board.crosses | view.board.rings).bit_count() % 2
        if not ranked or seat != view.seat:
            return None
        worth, mark = ranked[0]
        square = noughts.SQUARES[mark.square]
        return Advice(square, worth, WORTH[worth], pieces=(scenes.piece(seat, mark.square),))

    def hint(
        self, game: AnyGame, view: noughts.View | hands.View, rung: int, stop: Stop
    ) -> tuple[Text, ...]:
        """What the position is worth, then the column, then the square."""
        best = self.best(game, view, stop)
        if best is None:
            return ()
        steps = (
            best.sentence,
            Text("noughts-in-column", {"column": best.move[0]}),
            Text("noughts-mark-here", {"square": best.move}),
        )
        return steps[:rung]


ADVISER = PebblesAdviser()
