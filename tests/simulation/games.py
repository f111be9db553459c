"""The tables of the simulator: quick games of several families."""

from __future__ import annotations

from msgspec import Struct


class TablePlan(Struct, frozen=True):
    """A game and how many people and bots play it."""

    family: str
    variant: str
    seats: int
    options: dict[str, str | int | bool] = {}


PLANS = (
    TablePlan("pebbles", "noughts", 2),
    TablePlan("pebbles", "morra", 2),
    TablePlan("pebbles", "morra", 3),
    TablePlan("twins", "even", 2),
    TablePlan("trails", "trail", 2),
    TablePlan("pytagora", "number", 2),
    TablePlan("pytagora", "tables", 3),
    TablePlan("pytagora", "evenodd", 2),
    TablePlan("calcussimo", "junior", 2),
    TablePlan("calcussimo", "honour", 2),
    TablePlan("mathesso", "femto", 2),
    TablePlan("mathmetrics", "time", 2),
    TablePlan("mathematicus", "cards", 2),
)
