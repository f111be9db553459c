"""Which lines of the package an input reaches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import abaculus

_HOME = Path(str(abaculus.__file__)).parent


class LineTracer:
    """Collects the lines that run in some folders or files of the package.

    Compiled modules have no lines, so what they do is judged by their callers'.
    """

    def __init__(self, watched: Sequence[str]) -> None:
        self.lines: set[tuple[CodeType, int]] = set()
        self._places = tuple(str(_HOME / place) for place in watched)
        self._is_new = False
        self._known: dict[CodeType, bool] = {}

    def run(self, work: Callable[[], str]) -> tuple[str, bool]:
        """What the work returns, and whether it reached a line that was not reached before."""
        self._is_new = False
        before = sys.gettrace()
        sys.settrace(self._enter)
        try:
            return work(), self._is_new
        finally:
            sys.settrace(before)

    def _enter(self, frame: FrameType, _event: str, _arg: Any) -> Any:
        code = frame.f_code
        is_watched = self._known.get(code)
        if is_watched is None:
            is_watched = self._known[code] = code.co_filename.startswith(self._places)
        return self._step if is_watched else None

    def _step(self, frame: FrameType, event: str, _arg: Any) -> Any:
        if event == "line":
            place = frame.f_code, frame.f_lineno
            if place not in self.lines:
                self.lines.add(place)
                self._is_new = True
        return self._step
