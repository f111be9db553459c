"""The referee for pebbles: is this move legal here, and which is best?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from abaculus.kernel.bot import Stop, never_stop
from abaculus.kernel.desk import Field, Reply, format_last_move, play_text
from abaculus.kernel.events import Drawn
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.options import Options
from abaculus.kernel.scene_parts import Face, Text

from . import hands, noughts, solver
from .hands import Throw
from .morra import Morra

POSITION = Field("position", "pebbles-field-position")
MOVE = Field("move", "pebbles-field-move", required=True)


class PebblesDesk:
    """Takes a board of noughts and crosses (morra needs none) and a move."""

    judge_fields = (POSITION, MOVE)
    best_fields = (POSITION,)

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        """Whether a move is legal, and its result."""
        state = self.build_state(game, options, given)
        if isinstance(state, Refusal):
            return state
        step = play_text(game, state, given["move"])
        if isinstance(step, Refusal):
            return step
        text = format_last_move(game, step)
        headline = News("pebbles-allowed", {"move": text})
        return Reply({"legal": True, "move": text}, headline, step.news)

    def best(
        self,
        game: AnyGame,
        options: Options,
        given: Mapping[str, str],
        top: int,
        stop: Stop = never_stop,
    ) -> tuple[Reply, ...] | Refusal:
        """The best moves: perfect noughts and crosses; the likeliest guess for each throw."""
        state = self.build_state(game, options, given)
        if isinstance(state, Refusal):
            return state
        if isinstance(state, noughts.State):
            found = [
                (noughts.SQUARES[mark.square], gain) for gain, mark in solver.rank_marks(state)
            ]
        else:
            throws = [
                Throw(fingers, fingers + 3 * (options.players - 1)) for fingers in range(1, 6)
            ]
            found = [(game.notation.write_move(throw), 0) for throw in throws]
        return tuple(
            Reply({"move": move, "worth": worth}, News("pebbles-allowed", {"move": move}))
            for move, worth in found[:top]
        )

    def build_state(
        self, game: AnyGame, options: Options, given: Mapping[str, str]
    ) -> Any | Refusal:
        """The board of a position, or the start."""
        start = game.setup(options)
        if isinstance(game, Morra):
            return game.apply(start, Drawn(0, (1,))).state
        return noughts.read_position(given["position"]) if "position" in given else start

    def given(self, game: AnyGame, view: noughts.View | hands.View) -> dict[str, str]:
        """The board of noughts and crosses; a round of morra has no text."""
        if isinstance(view, hands.View):
            return {}
        return {"position": noughts.write_position(view.board)}

    def pieces(self, game: AnyGame) -> tuple[Face[Text], ...]:
        """No pieces: hands are empty."""
        return ()


DESK = PebblesDesk()
