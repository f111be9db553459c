"""The review of a finished game: turn by turn, then seat by seat."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from abaculus.cli.output import write, write_json
from abaculus.i18n import load_translator
from abaculus.i18n.render import render
from abaculus.i18n.rich import RichSentence, plain_text
from abaculus.kernel.adviser import Review
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.registry import Family
from abaculus.kernel.review import GameHistory, GameTurn, ReviewRequest, review_turn
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice

_SECONDS = 8
"""Seconds to analyse one turn."""


class ReviewWriter:
    """Writes the best move of each turn, and whether it was found."""

    def __init__(
        self, family: Family, game: AnyGame, names: Sequence[str], *, as_json: bool
    ) -> None:
        self._family, self._game = family, game
        self._voice, self._names = load_translator(family), tuple(names)
        self._as_json = as_json

    def tell(self, start: Any, steps: Sequence[Step[Any, Any]]) -> None:
        """Write every turn that can be reviewed, then every seat."""
        past = GameHistory(self._family, self._game, start, steps)
        if not self._as_json:
            write("")
            write(self._voice.tell("looking-back"))
        for number, turn in enumerate(past.turns(), 1):
            asked = past.asked(turn)
            review = None if asked is None else self._analyse(asked)
            if review is not None:
                self._write_turn(number, turn, review)
        self._write_summary(past.summary())

    def _analyse(self, asked: ReviewRequest) -> Review | None:
        end = time.monotonic() + _SECONDS
        return review_turn(self._family, self._game, asked, lambda: time.monotonic() >= end)

    def _write_turn(self, number: int, turn: GameTurn, review: Review) -> None:
        best = render(review.best, self._voice, self._names)
        name = "" if turn.seat is None else self._names[turn.seat]
        if self._as_json:
            write_json(
                {
                    "turn": number,
                    "seat": turn.seat,
                    "name": name,
                    "events": turn.numbers,
                    "was_best": review.was_best,
                    "best": _facts(best),
                }
            )
            return
        code = "turn-was-best" if review.was_best else "turn-best"
        sentence = plain_text(best.sentence)
        write(self._voice.tell(code, {"turn": number, "name": name, "sentence": sentence}))
        if not review.was_best:
            for row in best.rows:
                write(f"{row.points:>10}  {plain_text(row.text)}")

    def _write_summary(self, summary: Sequence[Sequence[Text]]) -> None:
        remarks = [
            [plain_text(render(one, self._voice, self._names)) for one in of] for of in summary
        ]
        if self._as_json:
            write_json({"summary": remarks})
            return
        for name, sentences in zip(self._names, remarks, strict=False):
            for number, sentence in enumerate(sentences):
                write(f"{name}: {sentence}" if number == 0 else f"{'':{len(name)}}  {sentence}")


def _facts(best: Advice[RichSentence]) -> dict[str, object]:
    return {
        "move": best.move,
        "points": best.points,
        "say": plain_text(best.sentence),
        "rows": [{"say": plain_text(row.text), "points": row.points} for row in best.rows],
    }
