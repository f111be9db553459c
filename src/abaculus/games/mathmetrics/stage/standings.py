"""The standing of a seat, and facts about the whole table."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.games.mathmetrics.keys import CATEGORIES, NAMES, key
from abaculus.games.mathmetrics.phases import Ended, Ordering
from abaculus.games.mathmetrics.view import View, symbol
from abaculus.kernel.messages import Seat
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import SeatStatus, Tally


def standing(view: View, seat: Seat) -> SeatStatus[Text]:
    """Tokens against the goal, the grade, and what is special about the seat now."""
    rules, player = view.rules, view.players[seat]
    goal = rules.target or None
    return SeatStatus(
        score=None if rules.mode == "token" else sum(player.tokens),
        facts=tuple(_facts(view, seat)),
        is_gone=player.is_gone,
        tallies=tuple(
            Tally(
                category, NAMES[category], Text("kind", {"category": NAMES[category]}), many, goal
            )
            for category, many in zip(CATEGORIES, player.tokens, strict=True)
        ),
        badge=_badge(rules.grades[seat], rules.play_grades[seat]),
    )


def _badge(grade: str, plays: str) -> Text:
    code = "badge" if grade == plays else "badge-lower"
    return Text(code, {"grade": grade, "plays": plays})


def _facts(view: View, seat: Seat) -> Iterator[Text]:
    player = view.players[seat]
    if player.is_gone:
        yield Text("fact-gone")
        return
    if isinstance(view.phase, Ordering):
        yield from _rolled_for_order(view, seat)
    if player.is_absent:
        yield Text("fact-absent")
    if player.miss:
        yield Text("fact-miss")
    if player.held:
        holds = key(view.rules.key)[symbol(view, seat)].holds
        yield Text("fact-held", {"first": holds[0], "last": holds[-1]})
    if player.hole:
        yield Text("fact-hole")


def _rolled_for_order(view: View, seat: Seat) -> Iterator[Text]:
    """The rolls of the group that is rolling now."""
    group = next((group for group in view.groups if len(group) > 1), ())
    for member, value in zip(group, view.rolled, strict=False):
        if member == seat:
            yield Text("fact-rolled", {"value": value})


def tags(view: View) -> tuple[Text, ...]:
    """Facts about the whole table."""
    rules = view.rules
    found = [Text("tag-goal", {"target": rules.target})] if rules.mode == "token" else []
    if rules.minutes:
        found.append(Text("tag-minutes", {"minutes": rules.minutes, "mode": rules.mode}))
    if view.turn and not isinstance(view.phase, Ended):
        found.append(Text("tag-turn", {"turn": view.turn}))
    if rules.gentle:
        found.append(Text("tag-gentle"))
    if view.paused_at is not None:
        found.append(Text("tag-paused"))
    return tuple(found)
