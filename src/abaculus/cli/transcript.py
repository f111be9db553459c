"""A game as text: one line per turn, or one per event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from abaculus.cli.output import write, write_json
from abaculus.i18n import load_translator
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.events import Event
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import News, news_for
from abaculus.kernel.options import Options
from abaculus.kernel.registry import Family
from abaculus.kernel.review import turns_of


def write_turns(
    family: Family, game: AnyGame, start: Any, steps: Sequence[Step[Any, Any]], *, as_json: bool
) -> None:
    """Write the family's own readable form, or else the moves of each turn."""
    own = family.transcript(game)
    lines: Iterable[str] = (own or _format_turns)(game, start, steps)
    for line in lines:
        if as_json:
            write_json({"line": line})
        else:
            write(line)


def _format_turns(game: AnyGame, start: Any, steps: Sequence[Step[Any, Any]]) -> Iterator[str]:
    """The number and seat of each turn, and its moves as in records."""
    states = [start, *(step.state for step in steps)]
    for turn, numbers in enumerate(turns_of(game, start, steps), 1):
        lines = [
            game.notation.write(states[number - 1], steps[number - 1].event) for number in numbers
        ]
        seat = "" if lines[0].seat is None else str(lines[0].seat + 1)
        yield f"{turn}.{seat} {' '.join(line.text for line in lines)}"


class Transcript:
    """Writes each step of a game as it comes."""

    def __init__(
        self,
        family: Family,
        game: AnyGame,
        options: Options,
        names: Sequence[str],
        *,
        tells_all: bool,
        as_json: bool,
    ) -> None:
        self._voice = load_translator(family)
        self._game = game
        self._names = names
        self._tells_all = tells_all
        self._as_json = as_json
        self._state: Any = game.setup(options)
        self._number = 0
        self._last_sentence = ""

    def begin(self) -> None:
        """Write the heading, for people."""
        if not self._as_json:
            write(f"{self._game.info.title}: {', '.join(self._names)}")

    def tell(self, step: Step[Any, Any]) -> None:
        """Write the next event and its news."""
        self._number += 1
        line = self._game.notation.write(self._state, step.event)
        self._state = step.state
        name = None if line.seat is None else self._names[line.seat]
        news = step.news if self._tells_all else news_for(step.news, None)
        if self._as_json:
            write_json(
                {
                    "number": self._number,
                    "at": step.event.at,
                    "seat": line.seat,
                    "name": name,
                    "text": line.text,
                    "news": [self._heard(item) for item in news],
                }
            )
            return
        width = max(map(len, self._names))
        write(f"{self._number:4} {_clock(step.event):>7}  {name or '':{width}}  {line.text}")
        for item in news:
            self._last_sentence = self._sentence(item)
            write(f"{'':16}{self._last_sentence}")

    def _heard(self, item: News) -> dict[str, Any]:
        return {"code": item.code, "say": self._voice.say(item, self._names), "only": item.only}

    def _sentence(self, item: News) -> str:
        sentence = self._voice.say(item, self._names)
        if item.only is None:
            return sentence
        names = ", ".join(self._names[seat] for seat in item.only)
        return self._voice.tell("private", {"names": names, "sentence": sentence})

    def end(self, outcome: Outcome | None) -> None:
        """Write how the game ended, or that it has not."""
        if self._as_json:
            write_json({"outcome": None if outcome is None else self._ended(outcome)})
        elif outcome is None:
            write(self._voice.tell("unfinished"))
        else:
            reason = self._voice.tell(outcome.reason)
            if reason != self._last_sentence:
                write(reason)
            self._write_places(outcome)

    def _ended(self, outcome: Outcome) -> dict[str, Any]:
        return {
            "reason": outcome.reason,
            "say": self._voice.tell(outcome.reason),
            "places": outcome.places,
            "scores": outcome.scores,
        }

    def _write_places(self, outcome: Outcome) -> None:
        is_counted = self._game.info.measure.is_counted
        for place, seats in enumerate(outcome.places, 1):
            for seat in seats:
                score = f": {outcome.scores[seat]}" if is_counted else ""
                write(f"{place:4}. {self._names[seat]}{score}")


def _clock(event: Event[Any]) -> str:
    minutes, seconds = divmod(event.at // 1000, 60)
    return f"{minutes}:{seconds:02}"
