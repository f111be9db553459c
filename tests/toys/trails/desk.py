"""A desk on which nothing is laid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from abaculus.kernel.desk import Field, Reply, play_text
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.options import Options
from abaculus.kernel.scene_parts import Face, Text


class TrailDesk:
    """Judges moves at the start."""

    judge_fields = (Field("move", "trail-field-move", required=True),)
    best_fields: tuple[Field, ...] = ()

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        step = play_text(game, self.build_state(game, options, given), given["move"])
        return step if isinstance(step, Refusal) else Reply({"legal": True}, News("trail-yes"))

    def best(
        self, game: AnyGame, options: Options, given: Mapping[str, str], top: int
    ) -> tuple[Reply, ...] | Refusal:
        return (Reply({"move": "throw"}, News("trail-yes")),)

    def build_state(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Any:
        return game.setup(options)

    def given(self, game: AnyGame, view: Any) -> dict[str, str]:
        return {}

    def pieces(self, game: AnyGame) -> tuple[Face[Text], ...]:
        return ()


DESK = TrailDesk()
