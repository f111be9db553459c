"""Loads games and question generators little by little, so that nobody has to wait for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from threading import Event, Thread
from typing import Final

from abaculus.errors import AbaculusError
from abaculus.kernel.registry import family_names, load_family

_AFTER: Final = 2.0
"""Seconds before loading starts, in which a new server serves its first clients."""
_BREATH: Final = 0.01
"""Seconds between two generators, in which the event loop runs."""
_JUDGES: Final = (
    *("algebra", "clocks", "dates", "intervals", "lists", "numerals", "parts"),
    *("predicates", "ratios", "words"),
)
"""Modules the checker loads for rarer kinds of answers."""


class Preloader:
    """A thread that runs while there is something to load."""

    def __init__(self, after: float = _AFTER) -> None:
        self._after = after
        self._stop = Event()
        self._thread = Thread(target=self._warm, name="abaculus-warming", daemon=True)

    def begin(self) -> None:
        """Start loading."""
        self._thread.start()

    def end(self) -> None:
        """Stop loading and leave the rest."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()

    def wait(self) -> None:
        """Wait until everything is loaded."""
        self._thread.join()

    def _warm(self) -> None:
        if self._stop.wait(self._after):
            return
        for load in _loaders():
            load()
            if self._stop.wait(_BREATH):
                return


def _loaders() -> Iterator[Callable[[], object]]:
    """The games, practice, the question source of tables, checkers, generators, the syllabus."""
    yield from (partial(_load_game, name) for name in family_names())
    yield partial(import_module, "abaculus.questions.practice.desk")
    yield partial(import_module, "abaculus.questions.delivery.table_source")
    for kind in _JUDGES:
        yield partial(import_module, f"abaculus.maths.answers.{kind}")
    from abaculus.questions.engine import generator, names
    from abaculus.questions.practice.syllabus import build_syllabus

    yield from (partial(generator, name) for name in names())
    yield build_syllabus


def _load_game(name: str) -> None:
    """Load a family as a table needs it; a broken plug-in is reported where it is asked for."""
    with suppress(AbaculusError):
        family = load_family(name)
        for game in family.games:
            family.stage(game)
