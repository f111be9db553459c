"""`abaculus best`: the best moves in a position, or in each position of a file."""

from __future__ import annotations

from cyclopts import App

from abaculus.cli.desks import Answer, Case, DeskCommand, Verb, desk_attribute
from abaculus.kernel.desk import Desk, Field


def _fields(desk: Desk) -> tuple[Field, ...]:
    return desk.best_fields


def _ask(desk: Desk, case: Case) -> Answer:
    return desk.best(case.game, case.options, case.given, case.top)


_BEST = Verb("best", "Find the best moves in a position of", _fields, _ask, has_top=True)


def __getattr__(attribute: str) -> App | DeskCommand:
    """The app and its commands, made on demand from the families' desks."""
    return desk_attribute(_BEST, __name__, attribute)
