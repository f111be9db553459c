"""The state of morra, its hidden throws, and how a round is settled."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from abaculus.kernel.awaits import Outcome
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import News, PlayerValue, Seat

Stance: TypeAlias = Literal["thinks", "threw", "changed", "missed", "gone"]
"""`changed`: threw, and threw once more instead; `missed`: the time ran out."""


class Throw(Struct, frozen=True):
    """Some fingers, and a guess how many all hands will show together."""

    fingers: int
    guess: int


class Agreed(Struct, frozen=True):
    """The options in force."""

    players: int
    target: int
    rounds: int
    seconds: int
    fist: bool
    share: bool
    slow: tuple[bool, ...]

    @property
    def fewest(self) -> int:
        """The fewest fingers a hand may show."""
        return 0 if self.fist else 1

    @property
    def highest(self) -> int:
        """The highest sum there can be."""
        return 5 * self.players


class Table(Struct, frozen=True):
    """What everyone sees."""

    agreed: Agreed
    round: int
    value: int
    """The value of a right guess; 0: the die is not rolled yet."""
    since: int
    """When the die was rolled."""
    scores: tuple[int, ...]
    stances: tuple[Stance, ...]

    def seats(self, *stances: Stance) -> tuple[Seat, ...]:
        """The seats in one of these stances."""
        return tuple(seat for seat, stance in enumerate(self.stances) if stance in stances)

    def with_stance(self, seat: Seat, stance: Stance) -> Table:
        """The same table with another stance for one seat."""
        stances = (*self.stances[:seat], stance, *self.stances[seat + 1 :])
        return replace(self, stances=stances)

    def deadline(self, seat: Seat) -> int:
        """Until when a seat may throw."""
        return self.since + self.agreed.seconds * (2000 if self.agreed.slow[seat] else 1000)


class State(BriefStruct, frozen=True):
    """The table and the throws that are still secret."""

    table: Table
    hands: tuple[Throw | None, ...]


class View(BriefStruct, frozen=True):
    """The table and the seat's own throw."""

    seat: Seat | None
    table: Table
    hand: Throw | None


def outcome(table: Table) -> Outcome | None:
    """How the game ended; None while it lasts."""
    gone = table.seats("gone")
    if len(gone) >= table.agreed.players - 1:
        return _rank_seats(table, gone, "morra-alone")
    if table.value == 0 and max(table.scores) >= table.agreed.target:
        return _rank_seats(table, gone, "morra-target")
    if table.round > table.agreed.rounds:
        return _rank_seats(table, gone, "morra-rounds")
    return None


def _rank_seats(table: Table, gone: tuple[Seat, ...], reason: str) -> Outcome:
    present = [seat for seat in range(table.agreed.players) if seat not in gone]
    steps = sorted({table.scores[seat] for seat in present}, reverse=True)
    places = [tuple(seat for seat in present if table.scores[seat] == step) for step in steps]
    return Outcome(reason, (*places, gone) if gone else tuple(places), table.scores)


def settle(state: State) -> tuple[State, tuple[News, ...]]:
    """The state after all hands are shown if none is missing; else the same state."""
    table = state.table
    if table.value == 0 or table.seats("thinks") or outcome(table) is not None:
        return state, ()
    shown = {seat: hand for seat, hand in enumerate(state.hands) if hand is not None}
    total = sum(hand.fingers for hand in shown.values())
    right = [seat for seat, hand in shown.items() if hand.guess == total]
    points = table.value // len(right) if table.agreed.share and right else table.value
    news = [
        News("morra-showed", {"player": PlayerValue(s), "fingers": h.fingers, "guess": h.guess})
        for s, h in shown.items()
    ]
    news.append(News("morra-total", {"total": total, "right": len(right)}))
    news += [News("morra-scored", {"player": PlayerValue(s), "points": points}) for s in right]
    after = replace(
        table,
        round=table.round + 1,
        value=0,
        scores=tuple(n + points if s in right else n for s, n in enumerate(table.scores)),
        stances=tuple("gone" if stance == "gone" else "thinks" for stance in table.stances),
    )
    return State(after, (None,) * table.agreed.players), tuple(news)
