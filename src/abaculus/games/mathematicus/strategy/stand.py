"""A seat as it is weighed: its square, its pieces, and what a square would add."""

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
    """The figures of no more use: those it has, or that cannot be taken."""
    d4: int
    d12: int
    half: str
    skips: int

    def with_token(self, kind: str, many: int = 1) -> Stand:
        """The stand with more or fewer roll tokens; other tokens are not weighed here."""
        if kind == "4":
            return replace(self, d4=max(0, self.d4 + many))
        return replace(self, d12=max(0, self.d12 + many)) if kind == "12" else self

    def with_figure(self, figure: str) -> Stand:
        """The stand with one more figure."""
        return replace(self, mask=self.mask | bit(figure))

    def without_figure(self, figure: str) -> Stand:
        """The stand with one figure fewer."""
        return replace(self, mask=self.mask & ~bit(figure))


class RaceGround(Struct, frozen=True):
    """The state as a race sees it."""

    course: RaceCourse
    tokens: Tokens
    """The tokens in the supply."""
    halves: str

    @property
    def has_medals(self) -> bool:
        """Whether square 21 gives a medal."""
        return self.tokens[MEDAL] > 0

    def reaped(self, stand: Stand, place: int) -> Stand:
        """The stand after a right answer; a whole nonagon is `AB`."""
        square = self.course.squares[place]
        stand = replace(stand, pos=place)
        if square.figure:
            stand = stand.with_figure(square.figure)
        if square.token and self.tokens[KINDS.index(square.token)]:
            stand = stand.with_token(square.token)
        return self.halved(stand, place)

    def halved(self, stand: Stand, place: int) -> Stand:
        """The stand with the half of a square, while the supply has it."""
        free = [one for one in self.course.bearing[place] if one in self.halves]
        if not free or stand.half in free:
            return stand
        return replace(stand, half="".join(sorted(stand.half + free[0])))


def ground_of(state: State, seat: Seat) -> RaceGround:
    """The ground of a seat's race."""
    supply = state.supply
    return RaceGround(course(state.rules, state.hands[seat].elements), supply.tokens, supply.halves)


def stand_of(state: State, seat: Seat) -> Stand:
    """A seat's stand."""
    hand = state.hands[seat]
    mask = useless(bits(hand.figures), state.supply.figures)
    return Stand(hand.pos, mask, hand.tokens[D4], hand.tokens[D12], hand.half, hand.skips)


def useless(own: int, supply: Sequence[int]) -> int:
    """The figures not worth running for: the seat's own, and those that are gone.

    If none would be left, only rivals have figures, and all that are missing count.
    """
    mask = own | sum(1 << place for place, many in enumerate(supply) if not many)
    return own if mask == ALL else mask
