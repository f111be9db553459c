"""The rules of a line play taken literally, slowly and on their own: the oracle of the search."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations, product
from random import Random

FACTORS = {".": 1, "G": 2, "B": 3, "Y": 2, "L": 2, "P": 3}
NUMBERS = "0123456789"

Cells = tuple[int, ...]
Play = tuple[Cells, str, str]


@dataclass(frozen=True)
class Plain:
    """A game's squares and options."""

    side: int
    premiums: str
    joker_kinds: str
    result_rule: str
    intermediate: str
    centre_number: bool

    def runs(self, filled: set[int]) -> list[list[int]]:
        """All maximal row and column segments of two or more chips, by scanning the board."""
        found: list[list[int]] = []
        for step, ahead in ((1, self.side), (self.side, 1)):
            for k in range(self.side):
                run: list[int] = []
                for cell in range(k * ahead, k * ahead + step * self.side, step):
                    if cell in filled:
                        run.append(cell)
                    else:
                        found.append(run)
                        run = []
                found.append(run)
        return [run for run in found if len(run) > 1]

    def placements(self, board: str, most: int) -> Iterator[Cells]:
        """Every set of empty squares in one line without a hole that satisfies 5.4.3 and 5.4.4."""
        empty = "." * len(board) == board
        seen: set[Cells] = set()
        for step, start in product((1, self.side), range(len(board))):
            cell, cells = start, list[int]()
            while board[start] == ".":
                if board[cell] == ".":
                    cells.append(cell)
                    fits = (
                        len(board) // 2 in cells
                        if empty
                        else any(board[near] != "." for new in cells for near in self.near(new))
                    )
                    if fits and tuple(cells) not in seen:
                        seen.add(tuple(cells))
                        yield tuple(cells)
                ends = cell % self.side == self.side - 1 if step == 1 else cell + step >= len(board)
                if ends or len(cells) == most:
                    break
                cell += step

    def near(self, cell: int) -> list[int]:
        """The squares beside a square."""
        row, column = divmod(cell, self.side)
        return [
            r * self.side + c
            for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if 0 <= r < self.side and 0 <= c < self.side
        ]

    def plays(self, board: str, rack: str) -> dict[Play, int]:
        """All legal plays with their points."""
        found: dict[Play, int] = {}
        for cells in self.placements(board, len(rack)):
            for laid in set(permutations(rack, len(cells))):
                for chips in self.announced(board, cells, laid):
                    points = self.points(board, cells, chips, "".join(laid))
                    if points:
                        found[cells, chips, "".join(laid)] = points
        return found

    def announced(self, board: str, cells: Cells, laid: tuple[str, ...]) -> Iterator[str]:
        """The chips with every announcement of the jokers, where the form is right."""
        for kinds in product(*("0+" if chip == "?" else chip for chip in laid)):
            if self.has_form(board, cells, "".join(kinds)):
                choices = (
                    [k for k in self.joker_kinds if (k in NUMBERS) == (kind in NUMBERS)]
                    if chip == "?"
                    else [chip]
                    for chip, kind in zip(laid, kinds, strict=True)
                )
                yield from map("".join, product(*choices))

    def formed(self, board: str, cells: Cells) -> list[list[int]]:
        """The runs with a new chip."""
        filled = {cell for cell, chip in enumerate(board) if chip != "."} | set(cells)
        return [run for run in self.runs(filled) if set(run) & set(cells)]

    def has_form(self, board: str, cells: Cells, chips: str) -> bool:
        """Whether the new chips make calculations and nothing else (5.1)."""
        runs = self.formed(board, cells)
        new = dict(zip(cells, chips, strict=True))
        texts = ["".join(new.get(cell, board[cell]) for cell in run) for run in runs]
        centre = new.get(len(board) // 2, "0")
        return (
            bool(runs)
            and all(re.fullmatch(r"\d([-+*/]\d)+", text) for text in texts)
            and not (self.centre_number and set(board) == {"."} and centre not in NUMBERS)
        )

    def points(self, board: str, cells: Cells, chips: str, laid: str) -> int:
        """The turn total by section 6.1, or 0 if a calculation is not allowed."""
        new = dict(zip(cells, chips, strict=True))
        real = {cell for cell, chip in zip(cells, laid, strict=True) if chip != "?"}
        runs = self.formed(board, cells)
        texts = [[new.get(cell, board[cell]) for cell in run] for run in runs]
        if any(text.count("*") > 1 or "/0" in "".join(text) for text in texts):
            return 0
        active = [
            cell
            for cell in cells
            if self.premiums[cell] in "YPL"
            or (self.premiums[cell] in "GB" and cell in real and new[cell] in NUMBERS)
        ]
        owners = [[k for k, run in enumerate(runs) if cell in run] for cell in active]
        totals = [0]
        for owned in product(*owners):
            counts = [
                self.count(text, run, {c for c, k in zip(active, owned, strict=True) if k == n})
                for n, (text, run) in enumerate(zip(texts, runs, strict=True))
            ]
            totals.append(sum(counts) if all(counts) else 0)
        return max(totals)

    def count(self, text: list[str], run: list[int], owned: set[int]) -> int:
        """What one calculation counts with the premiums it owns, or 0 if it is not allowed."""
        scored = [
            str(int(chip) * FACTORS[self.premiums[cell]])
            if cell in owned and self.premiums[cell] in "GB"
            else chip
            for chip, cell in zip(text, run, strict=True)
        ]
        factor = 1
        for cell in owned:
            factor *= FACTORS[self.premiums[cell]] if self.premiums[cell] in "YPL" else 1
        face_result = self.whole(text, self.intermediate)
        scored_result = self.whole(scored, self.intermediate)
        if self.result_rule == "both":
            return scored_result * factor if face_result else 0
        if self.result_rule == "scored":
            return scored_result * factor
        return (self.whole(scored, "free") or face_result) * factor if face_result else 0

    def whole(self, text: list[str], intermediate: str) -> int:
        """A result that is a positive integer and passes `intermediate`, else 0."""
        total = Fraction(0)
        for term in re.findall(r"[-+]?[^-+]+", "".join(text)):
            factors = re.split(r"([*/])", term.lstrip("+-"))
            value = Fraction(int(factors[0]))
            for sign, number in zip(factors[1::2], factors[2::2], strict=True):
                value = value * int(number) if sign == "*" else value / int(number)
                if sign == "/" and intermediate != "free" and value.denominator != 1:
                    return 0
            total += -value if term[0] == "-" else value
            if intermediate == "natural" and total < 0:
                return 0
        return int(total) if total > 0 and total.denominator == 1 else 0


def grown(plain: Plain, plays: int, kinds: str, chance: Random, is_fair: bool) -> str:
    """A board after some random plays of right form; if not `is_fair`, results may be faulty."""
    board = "." * plain.side**2
    numbers = [kind for kind in kinds if kind in NUMBERS]
    signs = [kind for kind in kinds if kind not in NUMBERS]
    while plays:
        places = list(plain.placements(board, 6))
        laid = False
        while not laid:
            cells = chance.choice(places)
            phase = chance.randrange(2)
            chips = "".join(
                chance.choice(signs if (sum(divmod(cell, plain.side)) + phase) % 2 else numbers)
                for cell in cells
            )
            laid = plain.has_form(board, cells, chips) and (
                not is_fair or plain.points(board, cells, chips, chips) > 0
            )
            if laid:
                for cell, chip in zip(cells, chips, strict=True):
                    board = board[:cell] + chip + board[cell + 1 :]
        plays -= 1
    return board
