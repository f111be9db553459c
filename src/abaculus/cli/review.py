"""A finished game looked back on: turn by turn, then seat by seat."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from abaculus.cli.output import write, write_json
from abaculus.i18n import speaker
from abaculus.i18n.render import worded
from abaculus.i18n.rich import Rich, plain
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.registry import Family
from abaculus.kernel.review import Asked, Passage, Past, reviewed
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice
from abaculus.kernel.stage import Review

_SECONDS = 8
"""How long a turn may be thought about."""


class LookingBack:
    """Tells what was best in each turn, and whether it was found."""

    def __init__(
        self, house: Family, game: AnyGame, names: Sequence[str], *, as_json: bool
    ) -> None:
        self._house, self._game = house, game
        self._voice, self._names = speaker(house), tuple(names)
        self._as_json = as_json

    def tell(self, start: Any, steps: Sequence[Step[Any, Any]]) -> None:
        """Every turn that somebody can say something about, then every seat."""
        past = Past(self._house, self._game, start, steps)
        if not self._as_json:
            write("")
            write(self._voice.tell("looking-back"))
        for number, passage in enumerate(past.passages(), 1):
            asked = past.asked(passage)
            review = None if asked is None else self._thought(asked)
            if review is not None:
                self._told(number, passage, review)
        self._summed(past.summary())

    def _thought(self, asked: Asked) -> Review | None:
        end = time.monotonic() + _SECONDS
        return reviewed(self._house, self._game, asked, lambda: time.monotonic() >= end)

    def _told(self, number: int, passage: Passage, review: Review) -> None:
        best = worded(review.best, self._voice, self._names)
        name = "" if passage.seat is None else self._names[passage.seat]
        if self._as_json:
            write_json(
                {
                    "turn": number,
                    "seat": passage.seat,
                    "name": name,
                    "events": passage.numbers,
                    "was_best": review.was_best,
                    "best": _facts(best),
                }
            )
            return
        code = "turn-was-best" if review.was_best else "turn-best"
        sentence = plain(best.sentence)
        write(self._voice.tell(code, {"turn": number, "name": name, "sentence": sentence}))
        if not review.was_best:
            for row in best.rows:
                write(f"{row.points:>10}  {plain(row.text)}")

    def _summed(self, summary: Sequence[Sequence[Text]]) -> None:
        told = [[plain(worded(one, self._voice, self._names)) for one in of] for of in summary]
        if self._as_json:
            write_json({"summary": told})
            return
        for name, sentences in zip(self._names, told, strict=False):
            for number, sentence in enumerate(sentences):
                write(f"{name}: {sentence}" if number == 0 else f"{'':{len(name)}}  {sentence}")


def _facts(best: Advice[Rich]) -> dict[str, object]:
    return {
        "move": best.move,
        "points": best.points,
        "say": plain(best.sentence),
        "rows": [{"say": plain(row.text), "points": row.points} for row in best.rows],
    }
