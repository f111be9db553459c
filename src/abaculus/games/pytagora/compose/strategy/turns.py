"""The best turn: lines, two lines, faces, thefts, purchases (section 12, step 6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from abaculus.games.pytagora.compose.buy import PRICE
from abaculus.games.pytagora.compose.moves import Buy, ChooseFace, Steal
from abaculus.games.pytagora.compose.phases import Composing
from abaculus.games.pytagora.compose.view import View, unseen
from abaculus.games.pytagora.equality.judge import judge, lay_line
from abaculus.games.pytagora.equality.terms import Board, Hand, Play
from abaculus.games.pytagora.kinds import COMMON, HIDDEN, KINDS, hand_with, hand_without, is_number
from abaculus.games.pytagora.search import LineSearchResult, best_lines
from abaculus.kernel.bot import Stop
from abaculus.kernel.messages import Refusal
from abaculus.kernel.rng import GameRng

_FILE: Final = Path(__file__).parent / "kept.json"
"""The worth of kept pieces by their numbers and symbols; `learn.py` writes it."""
FACES: Final = ("cont", "plus3", "double", "two", "steal")
_FIRST: Final = 24
"""How many first lines are followed by a second one."""
_DRAWS: Final = 8
"""How often three more pieces are imagined."""
_THEFT: Final = 2
"""The average worth of a theft where the other hands are not known."""


class SearchEffort(Struct, frozen=True):
    """How much a player examines."""

    line: int
    """The work on the line of a turn."""
    side: int
    """The work on each of the lines compared on the way to it."""


class TurnOffer(Struct, frozen=True):
    """A line, its points, and the points of the whole turn."""

    play: Play
    points: int
    total: int


class TurnSearch:
    """The search for a seat's best turn."""

    def __init__(self, view: View, effort: SearchEffort, stop: Stop) -> None:
        self.view = view
        self.terms = view.rules.terms
        self.seat = view.seat or 0
        self.hand: Hand = view.hands[self.seat]
        self.effort = effort
        self.stop = stop

    def lines(self, table: Board, hand: Hand, face: str, top: int, work: int) -> LineSearchResult:
        """The best lines of a hand."""
        return best_lines(
            self.terms,
            table,
            hand,
            face,
            top=top,
            stop=self.stop,
            supply=self.view.supply,
            work=work,
        )

    def after(self, table: Board, hand: Hand, face: str, play: Play) -> tuple[Board, Hand, bool]:
        """Board and hand after a line, and whether it emptied the hand."""
        judged = judge(self.terms, table, play, face, hand)
        if isinstance(judged, Refusal):
            raise AssertionError(f"the search found a line that is refused: {judged}")
        used = [kind for _, kind in judged.placed if kind not in COMMON]
        left = hand_without(hand, used) or ()
        return lay_line(table, judged, self.seat, self.view.round), left, judged.emptied

    def offers(self, top: int) -> list[TurnOffer]:
        """The best lines of this turn, by points of the whole turn, descending."""
        view = self.view
        is_second = isinstance(view.phase, Composing) and view.phase.second
        is_first_of_two = view.face == "two" and not is_second
        many = max(top, _FIRST) if is_first_of_two else top
        found = self.lines(view.table, self.hand, view.face, many, self.effort.line)
        pairs = zip(found.plays, found.points, strict=True)
        if not is_first_of_two:
            return [TurnOffer(play, points, points) for play, points in pairs]
        offers = [self.with_second(play, points) for play, points in pairs]
        offers.sort(key=lambda offer: offer.total, reverse=True)
        return offers[:top]

    def with_second(self, play: Play, points: int) -> TurnOffer:
        """A first line with the best second one."""
        table, left, is_emptied = self.after(self.view.table, self.hand, "two", play)
        if is_emptied or self.stop():
            return TurnOffer(play, points, points)
        second = self.lines(table, left, "two", 1, self.effort.side)
        return TurnOffer(play, points, points + (second.points[0] if second.points else 0))

    def worth(self, hand: Hand, face: str) -> int:
        """The points of a hand's best line under a face; 0 if there is none."""
        found = self.lines(self.view.table, hand, face, 1, self.effort.side)
        return found.points[0] if found.points else 0

    def theft(self) -> Steal | None:
        """The piece that helps most; of equals, the one whose loss hurts its owner most."""
        hands = self.view.hands
        gains = self.gains()
        if not gains:
            return None
        most = max(gains.values())
        ways = [
            Steal(seat, kind)
            for seat, hand in enumerate(hands)
            if seat != self.seat
            for kind in dict.fromkeys(hand)
            if gains.get(kind, -1) == most
        ]
        drops = [self.drop(way) if len(ways) > 1 else 0 for way in ways]
        return ways[drops.index(max(drops))]

    def gains(self) -> dict[str, int]:
        """The points of the best line with each kind visible in another hand."""
        hands = self.view.hands
        loot = {kind for seat, hand in enumerate(hands) if seat != self.seat for kind in hand}
        loot.discard(HIDDEN)
        return {kind: self.worth(hand_with(self.hand, (kind,)), "steal") for kind in sorted(loot)}

    def drop(self, way: Steal) -> int:
        """How many points a theft takes from its victim's best line."""
        hand = self.view.hands[way.seat]
        left = hand_without(hand, (way.piece,)) or ()
        return self.worth(hand, "") - self.worth(left, "")

    def face(self, rng: GameRng) -> ChooseFace:
        """The face that promises the most points."""
        values = {face: self.promise(face, rng) for face in FACES if self.is_allowed(face)}
        return ChooseFace(max(values, key=values.__getitem__))

    def is_allowed(self, face: str) -> bool:
        """Whether the die may be put on a face."""
        if face == "cont":
            return bool(self.view.table.equalities)
        if face == "steal":
            others = (hand for seat, hand in enumerate(self.view.hands) if seat != self.seat)
            return any(others)
        return True

    def promise(self, face: str, rng: GameRng) -> int:
        """The expected points of a face, in eighths of a point."""
        match face:
            case "plus3":
                return sum(self.worth(self.drawn(rng), face) for _ in range(_DRAWS))
            case "steal":
                return self.stolen() * _DRAWS
            case "two":
                found = self.lines(self.view.table, self.hand, face, 3, self.effort.side)
                pairs = zip(found.plays, found.points, strict=True)
                totals = [self.with_second(play, points).total for play, points in pairs]
                return max(totals, default=0) * _DRAWS
            case _:
                return self.worth(self.hand, face) * _DRAWS

    def stolen(self) -> int:
        """The points of the best line after the best theft."""
        gains = self.gains()
        return max(gains.values()) if gains else self.worth(self.hand, "steal") + _THEFT

    def drawn(self, rng: GameRng) -> Hand:
        """The hand with three more pieces that may be in the bag."""
        bag = [kind for kind, count in self.unseen().items() for _ in range(count)]
        more = [bag.pop(rng.below(len(bag))) for _ in range(min(3, len(bag)))]
        return hand_with(self.hand, more)

    def unseen(self) -> dict[str, int]:
        """How many pieces of each kind may be in the bag."""
        view = self.view
        counts = unseen(view) if view.bag is None else view.bag
        return {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}

    def purchase(self) -> Buy | None:
        """The number and the symbol that gain most beyond their price; None: buy nothing."""
        wares = self.view.in_bag
        numbers = [kind for kind in wares if is_number(kind)]
        symbols = [kind for kind in wares if not is_number(kind)]
        pairs = [(number, symbol) for number in numbers for symbol in symbols]
        ways: list[tuple[str, ...]] = [*pairs] if pairs else [(kind,) for kind in wares]
        best: tuple[int, tuple[str, ...]] = (PRICE, ())
        for way in ways:
            if self.stop():
                break
            points = self.worth(hand_with(self.hand, way), self.view.face)
            if points > best[0]:
                best = (points, way)
        return Buy(best[1]) if best[1] else None


@lru_cache(maxsize=1)
def _table() -> list[list[int]]:
    return msgspec.json.decode(_FILE.read_bytes(), type=list[list[int]])


def hand_worth(hand: Sequence[str]) -> int:
    """The worth of the hand left, in tenths of a point relative to a newly drawn hand."""
    table = _table()
    numbers = sum(1 for piece in hand if is_number(piece))
    row = table[min(numbers, len(table) - 1)]
    return row[min(len(hand) - numbers, len(row) - 1)]
