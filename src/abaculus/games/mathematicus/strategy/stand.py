"""A seat as it is weighed: where it stands, what it has, and what a square would add."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from abaculus.games.mathematicus.state import D4, D12, KINDS, MEDAL, State, Tokens
from abaculus.games.mathematicus.strategy.course import ALL, RaceCourse, bit, bits, course
from abaculus.kernel.messages import Seat


class Stand(Struct, frozen=True):
    """A seat's own race at one moment."""

    pos: int
    mask: int
    """The figures that are of no use any more: it has them, or nobody can take them."""
    d4: int
    d12: int
    half: str
    skips: int

    def with_token(self, kind: str, many: int = 1) -> Stand:
        """With roll tokens more or fewer; tokens of other kinds are not weighed here."""
        if kind == "4":
            return replace(self, d4=max(0, self.d4 + many))
        return replace(self, d12=max(0, self.d12 + many)) if kind == "12" else self

    def with_figure(self, figure: str) -> Stand:
        """With a figure more."""
        return replace(self, mask=self.mask | bit(figure))

    def without_figure(self, figure: str) -> Stand:
        """With a figure fewer."""
        return replace(self, mask=self.mask & ~bit(figure))


class RaceGround(Struct, frozen=True):
    """The table as a race sees it."""

    course: RaceCourse
    tokens: Tokens
    """What the supply has."""
    halves: str

    @property
    def has_medals(self) -> bool:
        """Whether square 21 gives a medal."""
        return self.tokens[MEDAL] > 0

    def reaped(self, stand: Stand, place: int) -> Stand:
        """Where a right answer leaves a seat; a whole nonagon is `AB`."""
        square = self.course.squares[place]
        stand = replace(stand, pos=place)
        if square.figure:
            stand = stand.with_figure(square.figure)
        if square.token and self.tokens[KINDS.index(square.token)]:
            stand = stand.with_token(square.token)
        return self.halved(stand, place)

    def halved(self, stand: Stand, place: int) -> Stand:
        """With the half that a square bears, as long as the supply has it."""
        free = [one for one in self.course.bearing[place] if one in self.halves]
        if not free or stand.half in free:
            return stand
        return replace(stand, half="".join(sorted(stand.half + free[0])))


def ground_of(state: State, seat: Seat) -> RaceGround:
    """The table as a seat runs over it."""
    supply = state.supply
    return RaceGround(course(state.rules, state.hands[seat].elements), supply.tokens, supply.halves)


def stand_of(state: State, seat: Seat) -> Stand:
    """A seat as it stands."""
    hand = state.hands[seat]
    mask = useless(bits(hand.figures), state.supply.figures)
    return Stand(hand.pos, mask, hand.tokens[D4], hand.tokens[D12], hand.half, hand.skips)


def useless(own: int, supply: Sequence[int]) -> int:
    """The figures that are not worth running for: one's own, and those that are gone.

    Where none would be left, only rivals have some, and all that are lacking are.
    """
    mask = own | sum(1 << place for place, many in enumerate(supply) if not many)
    return own if mask == ALL else mask
