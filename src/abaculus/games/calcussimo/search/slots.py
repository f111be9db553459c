# hot: compiled with mypyc where possible
"""Slots: stretches of a line that a rack can fill, each with an upper bound on its points.

The bound rests on one identity: turning the + between two numbers x and y into × adds (x − 1)(y −
1) − 1, while −, ÷ and further divisors can only take away.
"""

from typing import Final

from abaculus.games.calcussimo.search.lines import (
    CHIPS,
    DEAD,
    JOINING,
    JOKER,
    MINUS,
    NUMBER,
    OLD,
    OVER,
    PLUS,
    TIMES,
    BoardLines,
    CrossSquare,
    SearchLine,
    SearchRules,
)

OPEN: Final = -1


class Rack:
    """The chips in hand, counted and sorted, with upper bounds on what they can reach."""

    def __init__(self, ground: SearchRules, text: str) -> None:
        self.count = [0] * len(CHIPS)
        for chip in text:
            self.count[CHIPS.index(chip)] += 1
        self.jokers = self.count[JOKER]
        self.numbers = sum(self.count[:PLUS])
        self.signs = sum(self.count[PLUS:JOKER])
        self.kinds = [digit for digit in range(9, -1, -1) if self.count[digit]]
        self.joker_digits = ground.joker_digits if self.jokers else []
        self.joker_signs = ground.joker_signs if self.jokers else [False] * 4
        self.joker_top = self.joker_digits[0] if self.joker_digits else 0
        digits = [digit for digit in self.kinds for _ in range(self.count[digit])]
        self.top = digits[0] if digits else 0
        self.second = digits[1] if len(digits) > 1 else 0
        lows = digits[-1:] + self.joker_digits[-1:]
        self.low = min(lows) if lows else 0
        self.most = [max(factor * self.top, self.joker_top) for factor in range(4)]
        self.product = [[self._product(f, g) for g in range(4)] for f in range(4)]
        self.gain = [[self._gain(f, g) for g in range(4)] for f in range(4)]
        self.sums: dict[int, int] = {}

    def _product(self, f: int, g: int) -> int:
        """The greatest product of two laid numbers on squares with factors `f` and `g`."""
        best = f * g * self.top * self.second
        if self.jokers:
            best = max(best, max(f, g) * self.top * self.joker_top)
        return max(best, self.joker_top * self.joker_top) if self.jokers > 1 else best

    def _gain(self, f: int, g: int) -> int:
        """The most that × instead of + between two such numbers can add."""
        best = 1
        if self.numbers > 1:
            best = max((f * self.top - 1) * (g * self.second - 1), best)
            best = max((f * self.second - 1) * (g * self.top - 1), best)
        if self.jokers:
            best = max((max(f, g) * self.top - 1) * (self.joker_top - 1), best)
        if self.jokers > 1:
            best = max((self.joker_top - 1) * (self.joker_top - 1), best)
        return best - 1

    def has_sign(self, sign: int) -> bool:
        """Whether a chip of the rack may be laid as this sign."""
        return self.count[sign] > 0 or self.joker_signs[sign - PLUS]

    def can_fill(self, numbers: int, signs: int) -> bool:
        """Whether there are chips for this many number squares and sign squares."""
        return max(numbers - self.numbers, 0) + max(signs - self.signs, 0) <= self.jokers

    def greatest_sum(self, squares: int, jokers: int) -> int:
        """The greatest sum of laid numbers; hexadecimal digit f of `squares` counts factor f."""
        key = squares + jokers
        known = self.sums.get(key, -1)
        if known < 0:
            ones, twos, threes = squares >> 4 & 15, squares >> 8 & 15, squares >> 12
            factors = [3] * threes + [2] * twos + [1] * ones
            known = greatest_sum(factors, 0, self.kinds, self.count, jokers, self.joker_top)
            self.sums[key] = known
        return known


def greatest_sum(
    factors: list[int], start: int, kinds: list[int], count: list[int], jokers: int, joker_top: int
) -> int:
    """The greatest Σ factor × digit over falling `factors[start:]`; a joker is never multiplied.

    By the rearrangement inequality the k largest digits go to the k largest factors.
    """
    squares = len(factors) - start
    best = squares * joker_top if squares <= jokers else 0
    total = 0
    for digit in kinds:
        for _ in range(count[digit]):
            if squares == 0:
                return best
            total += factors[start] * digit
            start += 1
            squares -= 1
            if squares <= jokers:
                best = max(best, total + squares * joker_top)
    return max(best, total)


class RunSlot:
    """The run from square `first` to square `last` of a line, with its empty squares to fill.

    `bound` is at least the points of any play here; `excess` was subtracted for lack of +, `gain`
    was added for a new ×.
    """

    def __init__(
        self,
        line: SearchLine,
        first: int,
        last: int,
        chips: int,
        bound: int,
        excess: int,
        gain: int,
    ) -> None:
        self.line = line
        self.first = first
        self.last = last
        self.chips = chips
        self.bound = bound
        self.excess = excess
        self.gain = gain


class SlotFinder:
    """Walks along a line and tracks the run so far."""

    def __init__(self, ground: SearchRules, site: BoardLines, rack: Rack) -> None:
        self.ground = ground
        self.rack = rack
        self.is_opening = site.is_opening
        self.has_times = rack.count[TIMES] > 0
        self.has_over = rack.has_sign(OVER)
        self.pluses = rack.count[PLUS] + rack.jokers + (1 if self.has_times else 0)
        self.best_joins: dict[CrossSquare, int] = {}
        self.reset()

    def reset(self) -> None:
        """Forget the run."""
        self.numbers = 0
        self.signs = 0
        self.touches = False
        self.added = 0
        self.total = 0
        self.taken = 0
        self.factor = 1
        self.crossings = 0
        self.sign = PLUS
        self.is_negative = False
        self.old_times = False
        self.old_gain = 0
        self.new_gain = 0
        self.prior_old = OPEN
        self.prior_factor = 0
        self.lowest = 9

    def slots(self, line: SearchLine, found: list[RunSlot]) -> None:
        """Add every slot of a line that the rack has chips for."""
        for start in range(len(line.squares)):
            if line.squares[start] != OLD and line.squares[start] != DEAD:
                first = start
                while first > 0 and line.squares[first - 1] == OLD:
                    first -= 1
                if (first & 1) == line.phase and (first < start or self._reaches(line, start)):
                    self._walk(line, first, found)

    def _reaches(self, line: SearchLine, start: int) -> bool:
        chips = line.reach[start]
        return self.is_opening or (chips > 0 and self.rack.can_fill((chips + 1) // 2, chips // 2))

    def _walk(self, line: SearchLine, first: int, found: list[RunSlot]) -> None:
        self.reset()
        end = len(line.squares)
        squares = line.squares
        for p in range(first, end):
            square = squares[p]
            if square == DEAD:
                return
            if not (self._old(line.chips[p]) if square == OLD else self._new(line, p, square)):
                return
            if (p & 1) == line.phase and (p + 1 == end or squares[p + 1] != OLD):
                self._offer(line, first, p, found)

    def _old(self, chip: int) -> bool:
        self.touches = True
        if chip < PLUS:
            return self._old_number(chip)
        self._settle(chip)
        if chip == TIMES:
            if self.old_times:
                return False
            self.old_times = True
        elif chip != OVER:
            self.prior_old = OPEN
            self.prior_factor = 0
            self.is_negative = chip == MINUS
        return True

    def _settle(self, sign: int) -> None:
        """Settle a subtraction: a number is certain to be subtracted only if + or − follows."""
        if sign != PLUS and sign != MINUS:
            self.total += self.taken
        self.taken = 0
        self.sign = sign

    def _old_number(self, digit: int) -> bool:
        if self.sign == OVER:
            return digit != 0
        if self.sign == MINUS:
            self.total -= digit
            self.taken = digit
        elif self.sign != TIMES or not self.is_negative:
            self.total += digit
            if self.sign == OPEN:
                self.lowest = min(self.lowest, digit)
            if self.sign != PLUS:
                gain = (self.rack.most[self.prior_factor] - 1) * (digit - 1) - 1
                if self.prior_factor == 0:
                    gain = 0
                if self.prior_old != OPEN:
                    gain = max(gain, (self.prior_old - 1) * (digit - 1) - 1)
                self._gain(gain)
        if not self.has_over or self.prior_old < digit:
            self.prior_old = digit
        if not self.has_over:
            self.prior_factor = 0
        return True

    def _gain(self, gain: int) -> None:
        if self.sign == TIMES:
            self.old_gain = max(self.old_gain, gain)
        else:
            self.new_gain = max(self.new_gain, gain)

    def _new(self, line: SearchLine, p: int, square: int) -> bool:
        cell = line.cells[p]
        self.factor *= self.ground.whole_factor[cell]
        if self.is_opening and cell == self.ground.centre:
            self.touches = True
        if square == NUMBER:
            self.numbers += 1
            self._new_number(self.ground.number_factor[cell])
            return self.rack.can_fill(self.numbers, self.signs)
        self.signs += 1
        self._settle(OPEN)
        self.is_negative = False
        if square == JOINING:
            self.touches = True
            best = self._best_join(line.joins[p])
            self.crossings += best
            if best == 0:
                return False
        return self.rack.can_fill(self.numbers, self.signs)

    def _new_number(self, factor: int) -> None:
        if self.sign == OVER:
            return
        if self.sign != MINUS and not (self.sign == TIMES and self.is_negative):
            self.added += 1 << 4 * factor
            if self.sign == OPEN:
                self.lowest = min(self.lowest, self.rack.low)
            if self.sign != PLUS:
                gain = 0
                if self.prior_factor:
                    gain = self.rack.gain[self.prior_factor][factor]
                if self.prior_old != OPEN:
                    alone = (self.prior_old - 1) * (self.rack.most[factor] - 1) - 1
                    gain = max(gain, alone)
                self._gain(gain)
        if not self.has_over:
            self.prior_old = OPEN
            self.prior_factor = factor
        self.prior_factor = max(self.prior_factor, factor)

    def _best_join(self, join: CrossSquare) -> int:
        best = self.best_joins.get(join, -1)
        if best < 0:
            best = 0
            for sign in (PLUS, MINUS, TIMES, OVER):
                if join.worth[sign - PLUS] > best and self.rack.has_sign(sign):
                    best = join.worth[sign - PLUS]
            best *= join.factor
            self.best_joins[join] = best
        return best

    def _offer(self, line: SearchLine, first: int, last: int, found: list[RunSlot]) -> None:
        chips = self.numbers + self.signs
        if not self.touches or chips == 0 or last - first < 2:
            return
        if chips == 1 and line.is_column and self.crossings:
            return  # already found as a row
        jokers = self.rack.jokers - max(self.signs - self.rack.signs, 0)
        value = self.total + self.rack.greatest_sum(self.added, jokers)
        gain = self.new_gain if self.has_times and not self.old_times else 0
        value += gain + (self.old_gain if self.old_times else 0)
        pluses = self.pluses - (1 if self.old_times and self.has_times else 0)
        excess = max(self.signs - pluses, 0) * self.lowest
        if value > excess:
            bound = (value - excess) * self.factor + self.crossings
            found.append(
                RunSlot(line, first, last, chips, bound, excess * self.factor, gain * self.factor)
            )
