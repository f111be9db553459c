# hot: compiled with mypyc where possible
"""The board as the line search sees it: what a new chip would do on each empty square."""

from typing import Final

CHIPS: Final = "0123456789+-*/?"
PLUS: Final = 10
MINUS: Final = 11
TIMES: Final = 12
OVER: Final = 13
JOKER: Final = 14
EMPTY: Final = -1

MEMORY: Final = 1000

OLD: Final = 0
NUMBER: Final = 1
SIGN: Final = 2
JOINING: Final = 3
DEAD: Final = 4


def quotient(values: list[int], signs: list[int]) -> int:
    """The value of a calculation if it is a positive whole number, else 0."""
    total, below = 0, 1
    n, d = 0, 1
    for k in range(len(values)):
        sign = signs[k]
        if sign == TIMES:
            n *= values[k]
        elif sign == OVER:
            d *= values[k]
        else:
            total, below = (total + n, below) if d == below else (total * d + n * below, below * d)
            n, d = values[k] if sign == PLUS else -values[k], 1
    total, below = total * d + n * below, below * d
    if below == 0 or total <= 0 or total % below:
        return 0
    return total // below


def stepwise(values: list[int], signs: list[int], natural: bool) -> int:
    """The value if every division and, with `natural`, every partial sum is legal too; else 0."""
    total, term = 0, 0
    for k in range(len(values)):
        sign, value = signs[k], values[k]
        if sign == TIMES:
            term *= value
        elif sign == OVER:
            if value == 0 or term % value:
                return 0
            term //= value
        else:
            total += term
            if natural and total < 0:
                return 0
            term = value if sign == PLUS else -value
    total += term
    return max(total, 0)


class CrossSquare:
    """A square where a sign makes a crossing calculation: its worth for each of + − × ÷, or 0."""

    def __init__(self, worth: list[int], factor: int) -> None:
        self.worth = worth
        self.factor = factor


class SearchLine:
    """One row or column; squares `phase`, `phase` + 2, ... are the number squares."""

    def __init__(self, cells: list[int], phase: int, is_column: bool) -> None:
        self.cells = cells
        self.phase = phase
        self.is_column = is_column
        self.chips: list[int] = []
        self.squares: list[int] = []
        self.joins: list[CrossSquare] = []
        self.reach: list[int] = []
        """How many chips in a row from here touch the board; 0: no number of them does."""
        self.is_useful = False
        self.has_join = False

    def copy(self) -> "SearchLine":
        """The same line for other crossings."""
        line = SearchLine(self.cells, self.phase, self.is_column)
        line.chips, line.squares, line.reach = self.chips, self.squares, self.reach
        line.joins = self.joins[:]
        line.is_useful, line.has_join = self.is_useful, self.has_join
        return line


class BoardLines:
    """A board read once: the lines on which chips may be laid."""

    def __init__(self, is_opening: bool) -> None:
        self.is_opening = is_opening
        self.lines: list[SearchLine] = []


class SearchRules:
    """What stays the same during a game: squares, premiums and the rules for results."""

    def __init__(
        self,
        side: int,
        premiums: str,
        joker_kinds: str,
        rack_size: int,
        result_rule: str,
        intermediate: str,
        centre_number: bool,
    ) -> None:
        if len(premiums) != side * side:
            raise ValueError(f"{side * side} squares are needed, not {len(premiums)}")
        self.side = side
        self.rack_size = rack_size
        self.rows = [list(range(k * side, k * side + side)) for k in range(side)]
        self.columns = [list(range(k, side * side, side)) for k in range(side)]
        self.centre = side * side // 2
        self.centre_number = centre_number
        self.number_factor = [1 + "GB".find(premium) + 1 for premium in premiums]
        self.whole_factor = [
            max(".YP".find(premium.replace("L", "Y")), 0) + 1 for premium in premiums
        ]
        kinds = [CHIPS.index(kind) for kind in joker_kinds]
        self.joker_digits = sorted([kind for kind in kinds if kind < PLUS], reverse=True)
        self.joker_signs = [sign in kinds for sign in (PLUS, MINUS, TIMES, OVER)]
        self.joker_signs[TIMES - PLUS] = False
        self.demands_face = result_rule != "scored"
        self.demands_scored = result_rule != "face"
        self.steps = ("free", "exact", "natural").index(intermediate)
        self.no_join = CrossSquare([0, 0, 0, 0], 1)
        self.known_rows: list[dict[str, SearchLine]] = [{} for _ in range(side)]
        self.known_columns: list[dict[str, SearchLine]] = [{} for _ in range(side)]
        self.known_crossings: dict[str, list[int]] = {}
        self.last_board = ""
        self.last_site = BoardLines(False)

    def result(self, values: list[int], signs: list[int]) -> int:
        """The value of a calculation if it is a positive whole number, else 0."""
        if self.steps == 0:
            return quotient(values, signs)
        return stepwise(values, signs, self.steps == 2)

    def worth(self, faces: list[int], scores: list[int], signs: list[int]) -> int:
        """The points of a calculation before yellow and purple squares, or 0 if it is illegal."""
        if not self.demands_face:
            return self.result(scores, signs)
        face = self.result(faces, signs)
        if face == 0 or faces == scores:
            return face
        if self.demands_scored:
            return self.result(scores, signs)
        scored = quotient(scores, signs)
        return scored if scored else face

    def site(self, board: str) -> BoardLines:
        """The lines of a board; the last board is cached."""
        if board != self.last_board:
            self.last_site = survey(self, board)
            self.last_board = board
        return self.last_site


def survey(ground: SearchRules, board: str) -> BoardLines:
    """Read a board whose runs have the form number (sign number)+."""
    side = ground.side
    if len(board) != side * side:
        raise ValueError(f"{side * side} squares are needed, not {len(board)}")
    cell = len(board) - len(board.lstrip("."))
    if cell == len(board):
        return _first_site(ground, board)
    site = BoardLines(False)
    turned = "".join([board[k::side] for k in range(side)])
    odd = (cell // side + cell % side + (CHIPS.index(board[cell]) >= PLUS)) & 1
    for k in range(side):
        for is_column in (False, True):
            line = _line(ground, turned if is_column else board, k, odd, is_column)
            if line.has_join:
                _cross(ground, line, board if is_column else turned, k)
            if line.is_useful:
                site.lines.append(line)
    return site


def _first_site(ground: SearchRules, board: str) -> BoardLines:
    site = BoardLines(True)
    middle = ground.side // 2
    for phase in (middle & 1, 1 - (middle & 1))[: 1 if ground.centre_number else 2]:
        site.lines.append(SearchLine(ground.rows[middle], phase, False))
        site.lines.append(SearchLine(ground.columns[middle], phase, True))
    for line in site.lines:
        _read(ground, line, board, middle)
    return site


def _line(ground: SearchRules, text: str, k: int, odd: int, is_column: bool) -> SearchLine:
    """Line `k` of a board; a line already met is not read again."""
    known = ground.known_columns[k] if is_column else ground.known_rows[k]
    key = text[max(k - 1, 0) * ground.side : (k + 2) * ground.side]
    line = known.get(key)
    if line is None:
        cells = ground.columns[k] if is_column else ground.rows[k]
        line = SearchLine(cells, (k + odd) & 1, is_column)
        _read(ground, line, text, k)
        if len(known) == MEMORY:
            known.clear()
        known[key] = line
    if line.has_join:
        return line.copy()
    return line


def _read(ground: SearchRules, line: SearchLine, text: str, k: int) -> None:
    side = ground.side
    here, above, below = k * side, (k - 1) * side, (k + 1) * side
    for p in range(side):
        chip = EMPTY
        square = OLD
        if text[here + p] != ".":
            chip = CHIPS.index(text[here + p])
        else:
            square = NUMBER if (p & 1) == line.phase else SIGN
            before = k > 0 and text[above + p] != "."
            after = k + 1 < side and text[below + p] != "."
            if before and after and square == SIGN:
                square = JOINING
            elif before or after:
                square = DEAD
        line.chips.append(chip)
        line.squares.append(square)
        line.joins.append(ground.no_join)
    line.has_join = JOINING in line.squares
    line.is_useful = line.has_join or OLD in line.squares
    _measure(line)


def _measure(line: SearchLine) -> None:
    reach = 0
    following = DEAD
    for p in range(len(line.squares) - 1, -1, -1):
        square = line.squares[p]
        if square in (OLD, DEAD):
            reach = 0
        elif square == JOINING or following == OLD:
            reach = 1
        elif reach:
            reach += 1
        line.reach.append(reach)
        following = square
    line.reach.reverse()


def _cross(ground: SearchRules, line: SearchLine, turned: str, k: int) -> None:
    """Compute what a sign on each joining square makes across the line."""
    side = ground.side
    for p in range(side):
        if line.squares[p] == JOINING:
            at = p * side + k
            start = max(turned.rfind(".", 0, at) + 1, p * side)
            end = turned.find(".", at + 1, p * side + side)
            before, after = turned[start:at], turned[at + 1 : end if end >= 0 else p * side + side]
            factor = ground.whole_factor[line.cells[p]]
            line.joins[p] = CrossSquare(_cross_values(ground, before, after), factor)


def _cross_values(ground: SearchRules, before: str, after: str) -> list[int]:
    key = before + "?" + after
    known = ground.known_crossings.get(key)
    if known is not None:
        return known
    chips = [CHIPS.index(chip) for chip in key]
    signs = [PLUS, *chips[1::2]]
    here = (len(before) + 1) // 2
    worth: list[int] = []
    for sign in (PLUS, MINUS, TIMES, OVER):
        signs[here] = sign
        worth.append(ground.result(chips[::2], signs) if signs.count(TIMES) < 2 else 0)
    if len(ground.known_crossings) == MEMORY:
        ground.known_crossings.clear()
    ground.known_crossings[key] = worth
    return worth
