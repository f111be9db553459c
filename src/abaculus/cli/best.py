"""`abaculus best`: the best moves in a position, or in a file of them."""

from __future__ import annotations

from abaculus.cli.desks import Answer, Case, Command, Verb, desk_app, desk_command
from abaculus.kernel.desk import Desk, Field


def _fields(desk: Desk) -> tuple[Field, ...]:
    return desk.best_fields


def _ask(desk: Desk, case: Case) -> Answer:
    return desk.best(case.game, case.options, case.given, case.top)


_BEST = Verb("best", "Find the best moves in a position of", _fields, _ask, has_top=True)
app = desk_app(_BEST, __name__)


def __getattr__(attribute: str) -> Command:
    """The command for one family, made from its desk when it is called."""
    return desk_command(_BEST, attribute)
