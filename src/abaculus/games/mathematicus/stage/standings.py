"""What is told of a seat, and of the whole table."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.games.mathematicus.board import FIGURES
from abaculus.games.mathematicus.elements import INTERMEDIATE
from abaculus.games.mathematicus.phases import Ended
from abaculus.games.mathematicus.stage.meanings import counted
from abaculus.games.mathematicus.stage.offers import heading
from abaculus.games.mathematicus.state import KINDS, MEDAL, State, is_cards_only
from abaculus.games.mathematicus.table import can_hold
from abaculus.kernel.said import Seat
from abaculus.kernel.scenes import Standing, Tally, Text


def standing(table: State, seat: Seat) -> Standing[Text]:
    """Figures as six places, tokens, the half, kept cards and skips, mode and level in a line."""
    hand, rules = table.hands[seat], table.rules
    if is_cards_only(table):
        goal = rules.target if rules.cards_end == "target" else None
        facts, is_gone = tuple(_facts(table, seat)), seat in table.gone
        return Standing(hand.points, facts, is_gone, goal, badge=_badge(table, seat))
    return Standing(
        len(hand.figures),
        tuple(_facts(table, seat)),
        seat in table.gone,
        tallies=tuple(_tallies(table, seat)),
        badge=_badge(table, seat),
    )


def _tallies(table: State, seat: Seat) -> Iterator[Tally[Text]]:
    hand = table.hands[seat]
    for figure in FIGURES:
        name = Text("figure-named", {"figure": figure})
        yield Tally(figure, "slot", name, int(figure in hand.figures), 1, f"figure-{figure}")
    for kind, many in enumerate(hand.tokens):
        if can_hold(hand, kind) and (many or kind != MEDAL):
            sign = KINDS[kind]
            tokens = Text("tokens", {"token": counted(sign)})
            yield Tally(sign, "token", tokens, many, None, f"token-{sign}")
    for half in hand.half:
        yield Tally(
            f"half {half}", "half", Text("half-name", {"half": half}), 1, None, f"half-{half}-small"
        )
    for card in hand.kept:
        yield Tally(card, "card", heading(table, card), 1, None, f"emblem-{card}")
    if hand.skips:
        yield Tally("II", "skip", Text("skips"), hand.skips, None, "skip")


def _badge(table: State, seat: Seat) -> Text:
    """How the seat plays, where it plays otherwise than its table, and its level."""
    hand = table.hands[seat]
    usual = INTERMEDIATE if table.rules.variant == "intermediate" else ""
    mode = "usual" if hand.elements == usual else _mode(hand.elements)
    return Text("badge", {"mode": mode, "level": hand.level})


def _mode(elements: str) -> str:
    return {"": "basic", INTERMEDIATE: "intermediate"}.get(elements, elements)


def _facts(table: State, seat: Seat) -> Iterator[Text]:
    hand = table.hands[seat]
    if seat in table.gone:
        yield Text("fact-gone")
        return
    if table.dealer == seat:
        yield Text("fact-dealer")
    if table.tie is not None and seat in table.tie.out:
        yield Text("fact-out")
    if hand.coming is not None:
        yield Text("fact-coming", {"mode": _mode(hand.coming)})


def tags(table: State) -> tuple[Text, ...]:
    """Facts about the whole table."""
    rules = table.rules
    found: list[Text] = []
    if rules.cards_end == "target":
        found.append(Text("tag-target", {"target": rules.target}))
    elif rules.cards_end == "rounds":
        found.append(Text("tag-rounds", {"rounds": rules.rounds}))
    elif rules.cards_end is None:
        found.append(Text("tag-goal"))
    if rules.time_limit and rules.cards_end in (None, "time"):
        found.append(Text("tag-minutes", {"minutes": rules.time_limit}))
    if table.turns and not isinstance(table.phase, Ended):
        found.append(Text("tag-round", {"round": table.rounds + 1}))
    if table.vote is not None:
        found.append(Text("tag-vote"))
    return tuple(found)
