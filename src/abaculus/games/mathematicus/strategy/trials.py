"""A coarse playout of a game: races over one supply, without challenges and kept cards."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from abaculus.games.mathematicus.board import FIGURES, SIZE
from abaculus.games.mathematicus.state import State, still_in
from abaculus.games.mathematicus.strategy.course import ALL, DICE, bits, missing_bits
from abaculus.games.mathematicus.strategy.stand import Stand, stand_of, useless
from abaculus.games.mathematicus.strategy.values import RaceOutlook
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import GameRng

_ROUNDS: Final = 60
"""A trial stops after this many rounds; then most figures win."""
_GIFTS: Final = ("m", "4", "12", "4", "12", "skip")
_CARDS: Final = 30
"""One in this many Chance cards is each of these gifts; the others change nothing."""


class Runner:
    """A seat in a trial."""

    __slots__ = ("outlook", "own", "stand")

    def __init__(self, stand: Stand, own: int, outlook: RaceOutlook) -> None:
        self.stand, self.own, self.outlook = stand, own, outlook


class TrialStart(Struct, frozen=True):
    """All seats at the start of a trial."""

    seats: tuple[Seat, ...]
    stands: tuple[Stand, ...]
    owns: tuple[int, ...]
    supply: tuple[int, ...]
    outlooks: tuple[RaceOutlook, ...]


def trial_start(state: State, outlooks: dict[Seat, RaceOutlook]) -> TrialStart:
    """The start of trials from a state."""
    seats = still_in(state)
    return TrialStart(
        seats,
        tuple(stand_of(state, seat) for seat in seats),
        tuple(bits(state.hands[seat].figures) for seat in seats),
        state.supply.figures,
        tuple(outlooks[seat] for seat in seats),
    )


class Trial:
    """One trial, over when a seat has won or the supply is empty."""

    def __init__(self, field: TrialStart, rng: GameRng) -> None:
        parts = zip(field.stands, field.owns, field.outlooks, strict=True)
        runners = [Runner(stand, own, outlook) for stand, own, outlook in parts]
        self.runners = dict(zip(field.seats, runners, strict=True))
        self._seats, self._supply, self._rng = field.seats, list(field.supply), rng
        self.is_over = False

    def share(self, seat: Seat) -> float:
        """A seat's share of the victory: all of it, a part, or nothing."""
        counts = {one: runner.own.bit_count() for one, runner in self.runners.items()}
        most = max(counts.values())
        winners = [one for one, count in counts.items() if count == most]
        return 1 / len(winners) if seat in winners else 0.0

    def run(self, after: Seat) -> None:
        """Play from the turn after a seat's to the end."""
        start = self._seats.index(after) + 1
        for number in range(_ROUNDS * len(self._seats)):
            if self.is_over:
                return
            self.turn(self._seats[(start + number) % len(self._seats)])

    def turn(self, seat: Seat) -> None:
        """Play a whole turn."""
        runner = self.runners[seat]
        self._look(runner)
        if runner.stand.skips:
            runner.stand = replace(runner.stand, skips=runner.stand.skips - 1)
            return
        die = max(DICE, key=lambda one: runner.outlook.rolling(runner.stand, one))
        if self._rolled(seat, die):
            self.goes_on(seat)

    def goes_on(self, seat: Seat) -> None:
        """Make extra rolls as long as they pay."""
        runner = self.runners[seat]
        while not self.is_over:
            self._look(runner)
            stand, outlook = runner.stand, runner.outlook
            best, die, paid = outlook.over(stand), 0, stand
            for one, many in zip(DICE, (stand.d4, stand.d12), strict=True):
                spent = stand.with_token(str(one), -1)
                if many and outlook.rolling(spent, one) > best:
                    best, die, paid = outlook.rolling(spent, one), one, spent
            if not die:
                return
            runner.stand = paid
            if not self._rolled(seat, die):
                return

    def _look(self, runner: Runner) -> None:
        """Find the figures of use now."""
        mask = useless(runner.own, self._supply)
        if mask != runner.stand.mask:
            runner.stand = replace(runner.stand, mask=mask)

    def _rolled(self, seat: Seat, die: int) -> bool:
        """Roll; returns whether the turn continues."""
        runner, score = self.runners[seat], 1 + self._rng.below(die)
        stand, outlook = runner.stand, runner.outlook
        best, to = outlook.after(stand), -1
        for by in outlook.ground.course.ways(score):
            place = (stand.pos + by) % SIZE
            worth = outlook.landing(stand, place)
            if worth >= best:
                best, to = worth, place
        return to < 0 or self._landed(seat, to)

    def _landed(self, seat: Seat, place: int) -> bool:
        runner = self.runners[seat]
        square = runner.outlook.ground.course.squares[place]
        has_it = bool(square.figure) and bool(bits(square.figure) & runner.own)
        if square.asks and not has_it:
            if not self.is_right(seat):
                return False
            self.reap(seat, place)
            return True
        runner.stand = replace(runner.stand, pos=place)
        if square.is_penalty:
            runner.stand = replace(runner.stand, skips=runner.stand.skips + 1)
        elif square.role == "medal":
            self.take_any(seat)
        elif square.role == "chance":
            self._draw(seat)
        return True

    def is_right(self, seat: Seat) -> bool:
        """Whether a random answer is right."""
        return self._rng.below(1000) < 1000 * self.runners[seat].outlook.right

    def reap(self, seat: Seat, place: int) -> None:
        """Give what a right answer wins."""
        runner = self.runners[seat]
        ground = runner.outlook.ground
        runner.stand = ground.reaped(runner.stand, place)
        figure = ground.course.squares[place].figure
        if figure:
            number = FIGURES.index(figure)
            if self._supply[number] and not runner.own >> number & 1:
                self.take(seat, number, None)
        if len(runner.stand.half) > 1:
            runner.stand = replace(runner.stand, half="")
            self.take_any(seat)

    def take(self, seat: Seat, figure: int, rival: Seat | None) -> None:
        """Take a figure from the supply or from a rival."""
        runner = self.runners[seat]
        if rival is None:
            self._supply[figure] -= 1
        else:
            self.runners[rival].own &= ~(1 << figure)
        runner.own |= 1 << figure
        self.is_over = runner.own == ALL or not any(self._supply)

    def take_any(self, seat: Seat) -> None:
        """Take a figure from the supply, else from the richest seat that has one."""
        own = self.runners[seat].own
        missing = [one.bit_length() - 1 for one in missing_bits(own)]
        free = [one for one in missing if self._supply[one]]
        if free:
            self.take(seat, free[self._rng.below(len(free))], None)
            return
        rivals = sorted(self.runners, key=lambda one: -self.runners[one].own.bit_count())
        for rival in rivals:
            for one in missing:
                if self.runners[rival].own >> one & 1:
                    self.take(seat, one, rival)
                    return

    def _draw(self, seat: Seat) -> None:
        number = self._rng.below(_CARDS)
        gift = _GIFTS[number] if number < len(_GIFTS) else ""
        runner = self.runners[seat]
        if gift == "m":
            self.take_any(seat)
        elif gift == "skip":
            runner.stand = replace(runner.stand, skips=runner.stand.skips + 1)
        else:
            runner.stand = runner.stand.with_token(gift)
