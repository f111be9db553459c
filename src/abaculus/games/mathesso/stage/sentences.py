"""One sentence: what to do now, or what was seen and why; and the rule that explains more."""

from __future__ import annotations

from typing import assert_never

from abaculus.games.mathesso.decks import deck
from abaculus.games.mathesso.material import ROLES
from abaculus.games.mathesso.stage.faces import arithmetic, colours
from abaculus.games.mathesso.stage.pieces import wanted_top
from abaculus.games.mathesso.state import (
    Backing,
    Dropping,
    Ended,
    Lapsed,
    Lots,
    Ordering,
    Revealing,
    Scattering,
    Seconding,
    Showing,
    Starting,
)
from abaculus.games.mathesso.view import View
from abaculus.kernel.messages import FormulaValue, PlayerValue, Seat, Value
from abaculus.kernel.scene_parts import Text


def ask(view: View) -> tuple[Text, str]:
    """The sentence and the number of its rule."""
    match view.phase:
        case Dropping() | Scattering() | Backing():
            return Text("ask-lay"), "2.1"
        case Lots():
            return Text("ask-lots"), "2.3"
        case Ordering(seat=seat):
            return _for(view, seat, "ask-one"), "2.2"
        case Lapsed() | Revealing():
            return Text("ask-turning"), "3.1"
        case Starting(seat=seat):
            return _start(view, seat)
        case Seconding() as phase:
            return _second(view, phase), "3.2"
        case Showing() as phase:
            return describe_open(view, phase), "3.3"
        case Ended(outcome=outcome):
            return Text(outcome.reason), "6.1"
        case _ as never:
            assert_never(never)


def _for(view: View, seat: Seat, own: str) -> Text:
    return Text(own) if view.seat == seat else Text("ask-other", {"player": PlayerValue(seat)})


def _start(view: View, seat: Seat) -> tuple[Text, str]:
    if view.marked:
        return _for(view, seat, "ask-marked"), "6.3"
    if view.interrupted is not None:
        return _for(view, seat, "ask-extra"), "5.3"
    return _for(view, seat, "ask-first"), "3.1"


def _second(view: View, phase: Seconding) -> Text:
    """What is face up, and what can be done about it."""
    pair = deck(view.rules.box, view.rules.deck).pairs[view.faces[phase.first]]
    values: dict[str, Value] = {
        "number": pair.shown(view.tops[phase.first]),
        "group": ROLES[pair.group],
        "player": PlayerValue(phase.seat),
        "must": "yes" if view.rules.min_flips > 1 else "no",
    }
    if view.rules.in_colours:
        code = "colours-second" if view.seat == phase.seat else "colours-second-other"
        return Text(code, {**values, **colours(view.rules.box, pair)})
    if view.seat != phase.seat:
        return Text("ask-second-other", values)
    wanted = wanted_top(view)
    if wanted is None:
        return Text("ask-second", values)
    return Text(
        "ask-second-hint", {**values, "top": wanted, "why": pair_formula(view, phase.first)}
    )


def pair_formula(view: View, place: int) -> FormulaValue:
    """The arithmetic between the two backs of a jetton's pair and its face."""
    pair = deck(view.rules.box, view.rules.deck).pairs[view.faces[place]]
    return arithmetic(pair, view.tops[place])


def describe_open(view: View, phase: Showing) -> Text:
    """What is face up, and why it is a pair or not."""
    table = deck(view.rules.box, view.rules.deck)
    first = phase.places[0]
    one = table.pairs[view.faces[first]]
    values: dict[str, Value] = {
        "number": one.shown(view.tops[first]),
        "group": ROLES[one.group],
        "sum": pair_formula(view, first),
    }
    if view.rules.in_colours:
        return _looks(phase)
    if len(phase.places) == 1:
        return Text("shown-one", values)
    second = phase.places[1]
    other = table.pairs[view.faces[second]]
    if phase.won:
        return Text("shown-pair", values)
    values |= {
        "number2": other.shown(view.tops[second]),
        "group2": ROLES[other.group],
        "sum2": pair_formula(view, second),
    }
    if values["number"] != values["number2"]:
        return Text("shown-numbers", values)
    return Text("shown-colours" if one.group == other.group else "shown-groups", values)


def _looks(phase: Showing) -> Text:
    """The same for players who go by looks."""
    if len(phase.places) == 1:
        return Text("colours-one")
    return Text("colours-pair" if phase.won else "colours-missed")
