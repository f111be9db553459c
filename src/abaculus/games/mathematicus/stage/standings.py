"""The standing of a seat, and facts about the whole table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from abaculus.games.mathematicus.board import FIGURES
from abaculus.games.mathematicus.challenges import could_act
from abaculus.games.mathematicus.elements import ADVANCED, INTERMEDIATE, blue_types
from abaculus.games.mathematicus.options import CARDS
from abaculus.games.mathematicus.phases import Ended, Window
from abaculus.games.mathematicus.pieces import can_hold
from abaculus.games.mathematicus.stage.move_cards import heading
from abaculus.games.mathematicus.stage.square_texts import text_value
from abaculus.games.mathematicus.state import KINDS, MEDAL, State, is_cards_only
from abaculus.kernel.messages import Seat, Value
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import SeatStatus, Tally

_EVERY: Final = INTERMEDIATE + ADVANCED
_USUAL: Final = {"basic": "", "intermediate": INTERMEDIATE, "advanced": _EVERY, CARDS: ""}
"""The elements of a variant's seats by default."""
_MODES: Final = {"": "basic", INTERMEDIATE: "intermediate", _EVERY: "advanced"}


def standing(table: State, seat: Seat) -> SeatStatus[Text]:
    """Figures as six places, tokens, the half, kept cards and skips, mode and level in a line."""
    hand, rules = table.hands[seat], table.rules
    if is_cards_only(table):
        goal = rules.target if rules.cards_end == "target" else None
        facts, is_gone = tuple(_facts(table, seat)), seat in table.gone
        won = tuple(_won_cards(table, seat)) if rules.keeps_cards else ()
        return SeatStatus(hand.points, facts, is_gone, goal, tallies=won, badge=_badge(table, seat))
    return SeatStatus(
        len(hand.figures),
        tuple(_facts(table, seat)),
        seat in table.gone,
        tallies=tuple(_tallies(table, seat)),
        badge=_badge(table, seat),
        doing=_activity(table, seat),
    )


def _activity(table: State, seat: Seat) -> Text | None:
    """A seat's part in a proposal or challenge: undecided, decided, or none."""
    vote, phase = table.vote, table.phase
    if seat in table.gone:
        return None
    if vote is not None and vote.judge is not None:
        return Text("doing-thinks") if seat == vote.judge else None
    if vote is not None:
        return Text("doing-agrees" if seat in vote.yes else "doing-thinks")
    if not isinstance(phase, Window) or seat == phase.stake.seat:
        return None
    if seat in phase.open:
        return Text("doing-thinks")
    return Text("doing-lets" if seat in could_act(table, phase.stake) else "doing-cannot")


def _tallies(table: State, seat: Seat) -> Iterator[Tally[Text]]:
    hand = table.hands[seat]
    for figure in FIGURES:
        name = Text("figure-named", {"figure": figure})
        yield Tally(figure, "slot", name, int(figure in hand.figures), 1, f"figure-{figure}")
    for kind, many in enumerate(hand.tokens):
        if can_hold(hand, kind) and (many or kind != MEDAL):
            sign = KINDS[kind]
            tokens = Text("tokens", {"token": text_value(sign)})
            yield Tally(sign, "token", tokens, many, None, f"token-{sign}")
    for half in hand.half:
        yield Tally(
            f"half {half}", "half", Text("half-name", {"half": half}), 1, None, f"half-{half}-small"
        )
    for card in hand.kept:
        yield Tally(card, "card", heading(table, card), 1, None, f"emblem-{card}")
    if hand.skips:
        yield Tally("II", "skip", Text("skips"), hand.skips, None, "skip")


def _won_cards(table: State, seat: Seat) -> Iterator[Tally[Text]]:
    """The cards a seat has won and kept, by level, with their titles."""
    right = [one for one in table.past if one.seat == seat and one.outcome == "right"]
    won = right[: table.hands[seat].points]
    for level in sorted({one.level for one in won}):
        titles = [one.title for one in won if one.level == level]
        values: dict[str, Value] = {
            "level": level,
            "titles": ", ".join(dict.fromkeys(filter(None, titles))),
        }
        code = "won-cards" if values["titles"] else "won-cards-blank"
        yield Tally(str(level), "won", Text(code, values), len(titles), None, "back-yellow")


def _badge(table: State, seat: Seat) -> Text:
    """The seat's mode, where it differs from the table's, and its level."""
    hand = table.hands[seat]
    mode = "usual" if hand.elements == _USUAL[table.rules.variant] else _mode(hand.elements)
    return Text("badge", {"mode": mode, "level": hand.level})


def _mode(elements: str) -> str:
    """A name for elements; a selection of blue cards has a name of its own."""
    types = blue_types(elements)
    if types and types != ADVANCED and elements == INTERMEDIATE + types:
        return "some-blue"
    return _MODES.get(elements, elements)


def _facts(table: State, seat: Seat) -> Iterator[Text]:
    hand = table.hands[seat]
    if seat in table.gone:
        yield Text("fact-gone")
        return
    if table.dealer == seat:
        yield Text("fact-dealer")
    if table.tie is not None and seat in table.tie.out:
        yield Text("fact-out")
    yield from _blue(hand.elements)
    if hand.coming is not None:
        yield Text("fact-coming", {"mode": _mode(hand.coming)})


def _blue(elements: str) -> Iterator[Text]:
    """The types of blue cards a seat plays, or those it omits if they are fewer."""
    types = blue_types(elements)
    missing = [kind for kind in ADVANCED if kind not in types]
    if types and len(missing) < len(types):
        yield from (Text("fact-without", {"type": kind}) for kind in missing)
    else:
        yield from (Text("fact-type", {"type": kind}) for kind in types)


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
