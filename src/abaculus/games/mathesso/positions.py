"""Positions as text, for the referee's desk.

`start:` or `order:`, then the rows, with `|` between them. A place reads `x,y,angle,back`; after it
`^key` for what is face up, `x1key` for what the viewer has taken, `x2key` for what the next seat
has taken and so on, `?key` for what everyone remembers.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from abaculus.games.mathesso.decks import PairDeck, deck
from abaculus.games.mathesso.state import (
    COVERED,
    TAKEN,
    UP,
    JettonSpot,
    Ordering,
    Phase,
    Rules,
    Seconding,
    Starting,
    State,
    WonPair,
)
from abaculus.games.mathesso.view import View
from abaculus.kernel.messages import Refusal, Seat

_LONGEST: Final = 20_000
_KNOWN: Final = "?"
_PLACE: Final = re.compile(
    r"(-?[0-9]{1,6}),(-?[0-9]{1,6}),(-?[0-9]{1,3}),([0-9]{1,3}|!)(?:([\^?]|x[1-6])([A-Z!][0-9.ab]+))?"
)


def format_position(view: View) -> str:
    """The text of a state in a seat's turn; empty otherwise."""
    if not isinstance(view.phase, Ordering | Starting | Seconding):
        return ""
    viewer, players = view.seat or 0, view.rules.players
    takers = {
        place: (seat - viewer) % players
        for seat, hand in enumerate(view.hands)
        for won in hand
        for place in (won.first, won.second)
    }
    written = [_format_place(view, place, takers.get(place)) for place in range(len(view.tops))]
    rows: list[str] = []
    for many in map(int, view.rows.split()):
        rows.append(" ".join(written[:many]))
        del written[:many]
    return f"{'order' if isinstance(view.phase, Ordering) else 'start'}:{'|'.join(rows)}"


def _format_place(view: View, place: int, taker: Seat | None) -> str:
    spot, face = view.spots[place], view.faces[place]
    lies = {COVERED: _KNOWN, UP: UP}.get(view.lies[place], f"x{(taker or 0) + 1}")
    return f"{spot.x},{spot.y},{spot.angle},{view.tops[place]}" + (f"{lies}{face}" if face else "")


class _PositionReader:
    """Reads a position place by place."""

    def __init__(self, table: PairDeck, rows: list[str]) -> None:
        self.spots: list[JettonSpot] = []
        self.tops: list[str] = []
        self.faces: list[str] = []
        self.lies = ""
        self.taken: dict[tuple[Seat, str], list[int]] = {}
        self.fault = ""
        for place in (word for row in rows for word in row.split()):
            self.fault = self.fault or self._place(table, place)

    def _place(self, table: PairDeck, text: str) -> str:
        found = _PLACE.fullmatch(text)
        if found is None:
            return "place"
        x, y, angle, top, how, key = found.groups()
        if key and key not in dict(table.kinds.get(top, ())):
            return "face"
        if how and how.startswith("x"):
            self.taken.setdefault((int(how[1:]) - 1, key), []).append(len(self.tops))
        self.spots.append(JettonSpot(int(x), int(y), int(angle)))
        self.tops.append(top)
        self.faces.append(key or "")
        self.lies += TAKEN if how and how.startswith("x") else UP if how == UP else COVERED
        return ""


def parse_position(rules: Rules, text: str) -> State | Refusal:
    """Parse a state in the turn of seat 0; covered jettons count as never turned."""
    kind, colon, body = text.strip().partition(":")
    if len(text) > _LONGEST or kind not in ("order", "start") or not colon:
        return _refusal("form")
    rows = body.split("|")
    table = deck(rules.box, rules.deck)
    read = _PositionReader(table, rows)
    up = [place for place, lies in enumerate(read.lies) if lies == UP]
    fault = read.fault or _find_conflict(rules, table, read, 0 if kind == "order" else len(up))
    if fault:
        return _refusal(fault)
    phase: Phase = Seconding(0, 0, up[0]) if up else Starting(0, 0)
    seats = tuple(range(rules.players))
    is_order = kind == "order"
    return State(
        rules=rules,
        phase=Ordering(0, 0) if is_order else phase,
        hands=_hands(rules, read),
        rows=" ".join(str(len(row.split())) for row in rows),
        spots=tuple(read.spots),
        tops=tuple(read.tops),
        faces=tuple(read.faces),
        lies=read.lies,
        draws=((),) * rules.players if is_order else (),
        waiting=seats if is_order else (),
        order=() if is_order else seats,
        turns=0 if is_order else 1,
    )


def _find_conflict(rules: Rules, table: PairDeck, read: _PositionReader, up: int) -> str:
    """Why this position is impossible."""
    if Counter(read.tops) != Counter(table.tops):
        return "backs"
    decided = Counter(zip(read.tops, read.faces, strict=True))
    for (top, key), many in decided.items():
        if key and many > dict(table.kinds[top])[key]:
            return "face"
    for (seat, _), places in read.taken.items():
        if len(places) % 2 or seat >= rules.players:
            return "pair"
    if COVERED not in read.lies or up > 1:
        return "turn"
    is_known = any(read.faces[place] for place, lies in enumerate(read.lies) if lies == COVERED)
    return "memory" if is_known and not rules.open_memory else ""


def _hands(rules: Rules, read: _PositionReader) -> tuple[tuple[WonPair, ...], ...]:
    hands: list[list[WonPair]] = [[] for _ in range(rules.players)]
    for (seat, key), places in read.taken.items():
        for first, second in zip(places[::2], places[1::2], strict=True):
            hands[seat].append(WonPair(key, first, second))
    return tuple(map(tuple, hands))


def _refusal(why: str) -> Refusal:
    return Refusal("bad-position", {"why": why})
