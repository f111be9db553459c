"""`abaculus judge`: the referee for one move or answer, or for a file of them."""

from __future__ import annotations

from cyclopts import App

from abaculus.cli.desks import Answer, Case, DeskCommand, Verb, desk_attribute
from abaculus.kernel.desk import Desk, Field


def _fields(desk: Desk) -> tuple[Field, ...]:
    return desk.judge_fields


def _ask(desk: Desk, case: Case) -> Answer:
    return desk.judge(case.game, case.options, case.given)


_JUDGE = Verb("judge", "Referee one move of", _fields, _ask)


def __getattr__(attribute: str) -> App | DeskCommand:
    """The app and its commands, made on demand from the families' desks."""
    made = desk_attribute(_JUDGE, __name__, attribute)
    if isinstance(made, App):
        made.command("abaculus.cli.answers:answer", name="answer")
    return made
