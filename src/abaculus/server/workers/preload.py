"""Loads the generators of questions little by little: the first to practise need not wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from threading import Event, Thread
from typing import Final

_AFTER: Final = 2.0
"""Seconds: a server that has just begun has better things to do."""
_BREATH: Final = 0.01
"""Seconds between two generators, in which the event loop goes on."""
_JUDGES: Final = (
    *("algebra", "clocks", "dates", "intervals", "lists", "numerals", "parts"),
    *("predicates", "ratios", "words"),
)
"""What the checker loads when a rarer kind of answer is asked for."""


class Preloader:
    """A thread of its own, for as long as there is something to load."""

    def __init__(self, after: float = _AFTER) -> None:
        self._after = after
        self._stop = Event()
        self._thread = Thread(target=self._warm, name="abaculus-warming", daemon=True)

    def begin(self) -> None:
        """From now on."""
        self._thread.start()

    def end(self) -> None:
        """Leave the rest unloaded."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()

    def wait(self) -> None:
        """Until all is loaded."""
        self._thread.join()

    def _warm(self) -> None:
        if self._stop.wait(self._after):
            return
        for load in _loaders():
            load()
            if self._stop.wait(_BREATH):
                return


def _loaders() -> Iterator[Callable[[], object]]:
    """The desk of practice, the keeper of tables, the judges, the generators, their list."""
    yield partial(import_module, "abaculus.questions.practice.desk")
    yield partial(import_module, "abaculus.questions.delivery.table_source")
    for kind in _JUDGES:
        yield partial(import_module, f"abaculus.maths.answers.{kind}")
    from abaculus.questions.engine import generator, names
    from abaculus.questions.practice.syllabus import build_syllabus

    yield from (partial(generator, name) for name in names())
    yield build_syllabus
