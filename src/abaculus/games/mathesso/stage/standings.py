"""The standing of a seat, and facts about the whole table."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.games.mathesso.decks import PairDeck, deck
from abaculus.games.mathesso.material import is_changed
from abaculus.games.mathesso.scoring import HandItem, gain, reason_news, score_hand
from abaculus.games.mathesso.stage.faces import colour_side
from abaculus.games.mathesso.state import TAKEN, Ended, Seconding, keys_of
from abaculus.games.mathesso.view import View
from abaculus.kernel.messages import News, Seat
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import PiecePoints, ScoreRow, SeatStatus


def standing(view: View, seat: Seat) -> SeatStatus[Text]:
    """A seat's score, its parts, and what is special about the seat now."""
    rules = view.rules
    table = deck(rules.box, rules.deck)
    found = score_hand(table, rules, keys_of(view.hands[seat]))
    return SeatStatus(
        score=sum(item.points for item in found),
        facts=tuple(_facts(view, seat)),
        is_gone=seat in view.gone,
        rows=tuple(_row(view, table, item) for item in found),
    )


def _facts(view: View, seat: Seat) -> Iterator[Text]:
    if seat in view.gone:
        yield Text("fact-gone")
        return
    if view.rules.players == 1:
        yield Text("fact-turns", {"count": view.turns})
    for number in view.draws[seat] if view.draws else ():
        yield Text("fact-drew", {"number": number})
    if len(view.order) > 1 and seat in view.order:
        yield Text("fact-order", {"place": view.order.index(seat) + 1})
    if not view.rules.by_pairs:
        yield Text("fact-pairs", {"count": len(view.hands[seat])})
    if view.extra == seat:
        yield Text("fact-extra")
    if seat in view.agreed:
        yield Text("fact-agreed")


def _row(view: View, table: PairDeck, item: HandItem) -> ScoreRow[Text]:
    (reason,) = reason_news(table, (item,))
    return hand_row(view.rules.box, table, reason, item)


def hand_row(source: str, table: PairDeck, reason: News, item: HandItem) -> ScoreRow[Text]:
    """A part of a hand as a row: its pairs with their points, the calculation, the points."""
    strip = tuple(
        PiecePoints(
            colour_side(source, key, table.pairs[key].top1),
            1 if item.kind == "pairs" else table.points[table.pairs[key].group],
            tags=("pair",),
        )
        for key in item.keys
    )
    return ScoreRow(Text(reason.code, reason.values), str(item.points), strip=strip)


def tags(view: View) -> tuple[Text, ...]:
    """Facts about the whole table."""
    rules = view.rules
    found: list[Text] = []
    if view.tops and not isinstance(view.phase, Ended):
        left = sum(lies != TAKEN for lies in view.lies) // 2
        found.append(Text("tag-left", {"count": left}))
    worth = _worth(view)
    if worth is not None:
        found.append(Text("tag-worth", {"points": worth}))
    if rules.by_pairs and rules.variant != "atto":
        found.append(Text("tag-pairs"))
    if is_changed(rules.box):
        found.append(Text("tag-box"))
    if rules.open_memory:
        found.append(Text("tag-memory"))
    return tuple(found)


def _worth(view: View) -> int | None:
    """What the pair of the one jetton face up would score for the viewer, where points count."""
    phase, rules = view.phase, view.rules
    if not isinstance(phase, Seconding) or view.seat is None or rules.by_pairs:
        return None
    table = deck(rules.box, rules.deck)
    return gain(table, rules, keys_of(view.hands[view.seat]), view.faces[phase.first])
