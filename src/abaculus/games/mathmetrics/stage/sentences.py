"""One sentence: what to do now, or who is awaited; and the rule that explains more."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.keys import ADMITTED, NAMES, Filter, key
from abaculus.games.mathmetrics.view import View, symbol
from abaculus.kernel.messages import PlayerValue, Seat, Value
from abaculus.kernel.scene_parts import Text

_PLAIN: Final[dict[type, tuple[str, str]]] = {
    phases.Ordering: ("ask-order", "2.2"),
    phases.Starting: ("ask-start", "2.3"),
    phases.Picking: ("ask-pick", "4.3"),
    phases.HoleIn: ("ask-hole-in", "6.1"),
    phases.Hole: ("ask-hole", "6.4"),
}
"""Phases with a single sentence."""
_ENDS: Final = {"end-target": "7.1", "end-time": "7.2", "end-time-alone": "7.6"}


def ask(view: View) -> tuple[Text, str]:
    """The sentence and the number of its rule."""
    phase = view.phase
    if isinstance(phase, phases.Ended):
        reason = phase.outcome.reason
        return Text(reason), _ENDS.get(reason, "7.5")
    if isinstance(phase, phases.Rolling | phases.Fetching | phases.Marking):
        return Text("ask-wait"), "3.1"
    seat = phase.seat
    if type(phase) in _PLAIN:
        code, rule = _PLAIN[type(phase)]
        return _for(view, seat, code), rule
    match phase:
        case phases.Bonus(filter=admits):
            return _again(view, seat, admits), "4.2"
        case phases.Choosing(options=options):
            return _go(view, seat, {option.value for option in options}), "3.2"
        case phases.Asking(category=category):
            return _for(view, seat, "ask-answer", {"category": NAMES[category]}), "5.1"
        case _:
            return _ready(view, seat)


def _again(view: View, seat: Seat, admits: Filter) -> Text:
    if admits in ("any", "two"):
        return _for(view, seat, f"ask-again-{admits}")
    first, second, last = ADMITTED[admits]
    return _for(view, seat, "ask-again-filter", {"first": first, "second": second, "last": last})


def _go(view: View, seat: Seat, rolls: set[int]) -> Text:
    if len(rolls) > 1:
        return _for(view, seat, "ask-go-two")
    return _for(view, seat, "ask-go", {"steps": max(rolls)})


def _for(view: View, seat: Seat, code: str, values: dict[str, Value] | None = None) -> Text:
    """The sentence for the seat that must act, or about it for everyone else."""
    text_values: dict[str, Value] = {"player": PlayerValue(seat), **(values or {})}
    return Text(code if view.seat == seat else f"{code}-other", text_values)


def _ready(view: View, seat: Seat) -> tuple[Text, str]:
    if not view.players[seat].held:
        return _for(view, seat, "ask-roll"), "3.1"
    holds = key(view.rules.key)[symbol(view, seat)].holds
    values: dict[str, Value] = {"first": holds[0], "last": holds[-1]}
    return _for(view, seat, "ask-held", values), "4.5"
