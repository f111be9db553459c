"""`abaculus judge`: the referee for one move, or for a file of them."""

from __future__ import annotations

from abaculus.cli.desks import Answer, Case, Command, Verb, desk_app, desk_command
from abaculus.kernel.desk import Desk, Field


def _fields(desk: Desk) -> tuple[Field, ...]:
    return desk.judge_fields


def _ask(desk: Desk, case: Case) -> Answer:
    return desk.judge(case.game, case.options, case.given)


_JUDGE = Verb("judge", "Referee one move of", _fields, _ask)
app = desk_app(_JUDGE, __name__)


def __getattr__(attribute: str) -> Command:
    """The command for one family, made from its desk when it is called."""
    return desk_command(_JUDGE, attribute)
