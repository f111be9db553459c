# hot: compiled with mypyc where possible
"""Fills one slot in every way that can still be among the best: signs first, then numbers.

Once the signs are known, a calculation is a sum of single numbers and of chains with × or ÷. Chains
are filled first, then added numbers (greatest factor first), then subtracted ones, and a branch
ends where the greatest value it can reach is below the value needed.
"""

from collections.abc import Callable
from typing import Final

from abaculus.games.calcussimo.search.found_plays import FactorChain, FoundPlay, share_premiums
from abaculus.games.calcussimo.search.keep_values import NOTHING, KeepValues
from abaculus.games.calcussimo.search.lines import (
    CHIPS,
    EMPTY,
    JOKER,
    MINUS,
    OLD,
    OVER,
    PLUS,
    TIMES,
    CrossSquare,
    SearchLine,
    SearchRules,
)
from abaculus.games.calcussimo.search.slots import Rack, RunSlot, greatest_sum

EVERYTHING: Final = 1 << 60
SIGN_ORDER: Final = (TIMES, PLUS, MINUS, OVER)


class Filler:
    """Fills slots and collects the best `top` plays (all of them if `top` is 0)."""

    def __init__(
        self, ground: SearchRules, rack: Rack, top: int, keep: Callable[[str], int] | None
    ) -> None:
        self.ground = ground
        self.rack = rack
        self.top = top
        self.stops_at_first = False
        self.keeping = KeepValues(rack, keep)
        self.is_lean = top == 1 and keep is None
        self.found: list[FoundPlay] = []
        self.need = NOTHING
        self.count = rack.count[:]
        self.sign_chips = rack.signs
        self.used = 0
        self.spares = not ground.demands_scored
        self.options: list[list[int]] = [self._options(factor) for factor in range(4)]
        self.rising = [options[::-1] for options in self.options]
        self.lowest = [self._lowest(1 if self.spares else factor) for factor in range(4)]
        self._clear(ground)
        self._clear_pattern()

    def _options(self, factor: int) -> list[int]:
        """The chips usable as numbers, greatest first: score, digit and kind in one integer."""
        chips = [(factor * digit * 16 + digit) * 16 + digit for digit in self.rack.kinds]
        jokers = [(digit * 16 + digit) * 16 + JOKER for digit in self.rack.joker_digits]
        return sorted(chips + jokers, reverse=True)

    def _lowest(self, factor: int) -> int:
        """The least that a subtracted number can be."""
        scores = [option >> 8 for option in self.options[factor]]
        return min(scores) if scores else 0

    def _clear(self, ground: SearchRules) -> None:
        self.line = SearchLine([], 0, False)
        self.first = 0
        self.last = 0
        self.faces: list[int] = []
        self.scores: list[int] = []
        self.signs = [PLUS]
        self.number_kinds: list[int] = []
        self.sign_kinds = [PLUS]
        self.factors: list[int] = []
        self.joins = [ground.no_join]
        self.new_signs: list[int] = []
        self.shared: list[int] = []
        self.is_new: list[bool] = []
        self.numbers = 0
        self.has_times = False
        self.factor = 1
        self.crossings = 0
        self.gain = 0

    def _clear_pattern(self) -> None:
        self.base = 0
        self.floor = 1
        self.kept = 0
        self.order: list[int] = []
        self.chains: list[FactorChain] = []
        self.rest: list[int] = []
        self.later: list[bool] = []
        self.added: list[list[int]] = [[], [], [], []]
        self.taken: list[int] = []
        self.added_factors: list[int] = []
        self.adds_end = 0

    # --- the slot ---

    def rank_bound(self, slot: RunSlot) -> int:
        """The greatest rank a play in this slot can have."""
        if self.keeping.is_asked:
            return slot.bound + self.keeping.by_chips[slot.chips]
        return slot.bound

    def fill(self, slot: RunSlot) -> None:
        """Fill the slot unless its bound shows that it cannot help."""
        bound = self.rank_bound(slot)
        if bound > self.need:
            self.open(slot)
            self.gain = slot.gain
            self._lay_sign(0, bound + slot.excess)

    def open(self, slot: RunSlot) -> None:
        """Read the run of a slot."""
        self._clear(self.ground)
        line = slot.line
        self.line, self.first, self.last = line, slot.first, slot.last
        for p in range(slot.first, slot.last + 1):
            cell, chip = line.cells[p], line.chips[p]
            is_new = line.squares[p] != OLD
            if (p & 1) == line.phase:
                self.faces.append(chip)
                self.scores.append(chip)
                self.number_kinds.append(chip)
                self.factors.append(self.ground.number_factor[cell])
                self.is_new.append(is_new)
                self.numbers += 1 if is_new else 0
            else:
                self._open_sign(chip, line.joins[p])
            if is_new:
                self.factor *= self.ground.whole_factor[cell]

    def _open_sign(self, chip: int, join: CrossSquare) -> None:
        if chip == EMPTY:
            self.new_signs.append(len(self.signs))
            if join.factor > 1:
                self.shared.append(len(self.signs))
        self.has_times = self.has_times or chip == TIMES
        self.signs.append(chip)
        self.sign_kinds.append(chip)
        self.joins.append(join)

    # --- signs ---

    def _lay_sign(self, i: int, bound: int) -> None:
        if bound <= self.need:
            return
        if i == len(self.new_signs):
            if self.has_times or bound - self.gain > self.need:
                self._pattern()
            return
        k = self.new_signs[i]
        for sign in SIGN_ORDER:
            if sign != TIMES or not self.has_times:
                self._try_sign(i, k, sign, bound)

    def _try_sign(self, i: int, k: int, sign: int, bound: int) -> None:
        join = self.joins[k]
        worth = join.worth[sign - PLUS]
        if worth == 0 and join is not self.ground.no_join:
            return
        if sign in (MINUS, OVER):
            bound -= (self.rack.low if self.is_new[k] else self.faces[k]) * self.factor
        self.crossings += worth * join.factor
        self.signs[k] = sign
        if self.count[sign]:
            self.has_times = self.has_times or sign == TIMES
            self.sign_chips -= 1
            self._lay(i, k, sign, bound)
            self.sign_chips += 1
            if sign == TIMES:
                self.has_times = False
        if self.rack.joker_signs[sign - PLUS] and self.spares_joker(i, sign):
            self._lay(i, k, JOKER, bound)
        self.crossings -= worth * join.factor

    def spares_joker(self, i: int, sign: int) -> bool:
        """Whether a joker may go here; a single best play needs none if the chip itself is held."""
        if self.is_lean and self.count[sign]:
            return False
        open_signs = len(self.new_signs) - i - 1
        needed = max(self.numbers - self.rack.numbers, 0) + max(open_signs - self.sign_chips, 0)
        return self.count[JOKER] > needed

    def _lay(self, i: int, k: int, kind: int, bound: int) -> None:
        self.count[kind] -= 1
        self.used += self.keeping.weight[kind]
        self.sign_kinds[k] = kind
        self._lay_sign(i + 1, bound)
        self.used -= self.keeping.weight[kind]
        self.count[kind] += 1

    # --- the pattern of signs: single numbers and chains ---

    def _pattern(self) -> None:
        self._clear_pattern()
        caps = 0
        k = 0
        total = len(self.faces)
        while k < total:
            end = k + 1
            while end < total and self.signs[end] >= TIMES:
                end += 1
            if end == k + 1:
                self._single(k)
            else:
                cap = self._chain(k, end)
                if cap < 0:
                    return
                caps += cap
            k = end
        self._order_singles()
        self.kept = self.keeping.best(self.used, self.numbers)
        self._raise_floor()
        if self.base + caps + self._sums(0) >= self.floor:
            self._number(0, self.base, caps, 1, 1)

    def _raise_floor(self) -> None:
        """Set the least value of the main calculation that is still useful."""
        lacking = self.need - self.crossings - self.kept
        self.floor = max(lacking // self.factor + 1, 1)

    def _single(self, k: int) -> None:
        is_added = self.signs[k] == PLUS
        if not self.is_new[k]:
            self.base += self.faces[k] if is_added else -self.faces[k]
        elif is_added:
            self.added[self.factors[k]].append(k)
        else:
            self.taken.append(k)
            self.base -= self.lowest[self.factors[k]]

    def _chain(self, start: int, end: int) -> int:
        """Record a chain of × and ÷; returns the most it adds to the sum, −1 if it divides by 0."""
        chain = FactorChain(self.signs[start] == MINUS, len(self.order))
        for k in range(start, end):
            if self.is_new[k]:
                self.order.append(k)
                self.chains.append(chain)
            elif self.signs[k] != OVER:
                chain.above *= self.faces[k]
            elif self.faces[k] == 0:
                return -1
            else:
                chain.below *= self.faces[k]
        chain.end = len(self.order)
        if chain.end == chain.begin:
            self.base += chain.whole(chain.above, chain.below)
            return 0
        self._weigh(chain)
        return chain.cap

    def _weigh(self, chain: FactorChain) -> None:
        rest = 1
        factor = 0
        for i in range(chain.end - 1, chain.begin - 1, -1):
            k = self.order[i]
            self.rest.insert(chain.begin, rest)
            if self.signs[k] != OVER:
                if factor:
                    rest = self.rack.product[factor][self.factors[k]]
                else:
                    rest = self.rack.most[self.factors[k]]
                factor = self.factors[k]
        if not chain.is_taken:
            chain.cap = -(-chain.above * rest // chain.below)

    def _order_singles(self) -> None:
        for factor in (3, 2, 1):
            for k in self.added[factor]:
                self.order.append(k)
                self.added_factors.append(factor)
        self.adds_end = len(self.order)
        self.order.extend(self.taken)
        later = False
        for i in range(len(self.order) - 1, -1, -1):
            later = later or self.factors[self.order[i]] > 1
            self.later.append(later)
        self.later.reverse()

    # --- numbers ---

    def _sums(self, start: int) -> int:
        rack = self.rack
        return greatest_sum(
            self.added_factors, start, rack.kinds, self.count, self.count[JOKER], rack.joker_top
        )

    def _number(self, i: int, value: int, caps: int, above: int, below: int) -> None:
        """Fill square `i` of the order; `value` and `caps` bound what is done and still to come."""
        if i == self.numbers:
            self.finish()
        elif i < len(self.chains):
            self._chained(i, value, caps, above, below)
        elif i < self.adds_end:
            self._added(i, value)
        else:
            self._taken(i, value)

    def _chained(self, i: int, value: int, caps: int, above: int, below: int) -> None:
        chain = self.chains[i]
        if i == chain.begin:
            above, below = chain.above, chain.below
            caps -= chain.cap
        k = self.order[i]
        divides = self.signs[k] == OVER
        is_falling = divides == chain.is_taken
        factor = self.factors[k]
        beyond = value + caps + self._sums(0)
        for option in self.options[factor] if is_falling else self.rising[factor]:
            figure = option >> 8 if is_falling or not self.spares else option >> 4 & 15
            if figure == 0 and divides:
                continue
            n, d = (above, below * figure) if divides else (above * figure, below)
            reach = 0 if chain.is_taken else -(-n * self.rest[i] // d)
            if beyond + reach < self.floor:
                continue
            if i + 1 == chain.end:
                self._place(i, option, value + chain.whole(n, d), caps, 1, 1)
            else:
                self._place(i, option, value, caps, n, d)

    def _added(self, i: int, value: int) -> None:
        rest = value + self._sums(i + 1 - len(self.chains))
        for option in self.options[self.factors[self.order[i]]]:
            score = option >> 8
            if rest + score < self.floor:
                return
            self._place(i, option, value + score, 0, 1, 1)

    def _taken(self, i: int, value: int) -> None:
        factor = self.factors[self.order[i]]
        value += self.lowest[factor]
        for option in self.rising[factor]:
            figure = option >> 4 & 15 if self.spares else option >> 8
            if value - figure >= self.floor:
                self._place(i, option, value - figure, 0, 1, 1)

    def _place(self, i: int, option: int, value: int, caps: int, above: int, below: int) -> None:
        kind = option & 15
        digit = option >> 4 & 15
        if self.count[kind] == 0:
            return
        if kind == JOKER and self.is_lean and self.count[digit] and not self.later[i]:
            return
        k = self.order[i]
        self.count[kind] -= 1
        self.used += self.keeping.weight[kind]
        self.faces[k] = digit
        self.scores[k] = option >> 8
        self.number_kinds[k] = kind
        self._number(i + 1, value, caps, above, below)
        self.used -= self.keeping.weight[kind]
        self.count[kind] += 1

    # --- the play ---

    def finish(self) -> None:
        """Judge the filled slot and keep the play if it is legal and good enough."""
        worth = self.ground.worth(self.faces, self.scores, self.signs)
        if worth < self.floor:
            return
        points = worth * self.factor + self.crossings
        if self.shared:
            joins = [self.joins[k] for k in self.shared]
            signs = [self.signs[k] for k in self.shared]
            points = share_premiums(worth, self.factor, self.crossings, joins, signs)
        rank = points + (self.keeping.values[self.used] if self.keeping.is_asked else 0)
        if rank > self.need:
            self._record(points, rank)
            self._raise_floor()

    def _record(self, points: int, rank: int) -> None:
        cells: list[int] = []
        chips, laid = "", ""
        number, sign = 0, 1
        for p in range(self.first, self.last + 1):
            is_number = (p & 1) == self.line.phase
            if self.line.squares[p] != OLD:
                cells.append(self.line.cells[p])
                chips += CHIPS[self.faces[number] if is_number else self.signs[sign]]
                laid += CHIPS[self.number_kinds[number] if is_number else self.sign_kinds[sign]]
            if is_number:
                number += 1
            else:
                sign += 1
        at = len(self.found)
        while self.top and at and self.found[at - 1].rank < rank:
            at -= 1
        self.found.insert(at, FoundPlay(points, rank, tuple(cells), chips, laid))
        if self.stops_at_first:
            self.need = EVERYTHING
        elif self.top and len(self.found) >= self.top:
            del self.found[self.top :]
            self.need = self.found[-1].rank
