"""The board as a search in lines sees it: what a new chip would do on each empty square."""

from typing import Final

CHIPS: Final = "0123456789+-*/?"
PLUS: Final = 10
MINUS: Final = 11
TIMES: Final = 12
OVER: Final = 13
JOKER: Final = 14
EMPTY: Final = -1

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
    """The value if every division, and if `natural` every partial sum, is allowed too; else 0."""
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


class Join:
    """A square where a sign makes a crossing calculation: its worth for each of + − × ÷, or 0."""

    def __init__(self, worth: list[int], factor: int) -> None:
        self.worth = worth
        self.factor = factor


class Line:
    """One row or column; squares `phase`, `phase` + 2, ... are the number squares."""

    def __init__(self, cells: list[int], phase: int, is_column: bool) -> None:
        self.cells = cells
        self.phase = phase
        self.is_column = is_column
        self.chips: list[int] = []
        self.squares: list[int] = []
        self.joins: list[Join] = []
        self.reach: list[int] = []
        """How many chips in a row from here touch the board; 0 for never."""


class Site:
    """A board read once: the lines on which chips may be laid."""

    def __init__(self, is_opening: bool) -> None:
        self.is_opening = is_opening
        self.lines: list[Line] = []


class Ground:
    """What stays the same during a game: squares, premiums and the rules of results."""

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
        self.no_join = Join([0, 0, 0, 0], 1)
        self.last_board = ""
        self.last_site = Site(False)

    def result(self, values: list[int], signs: list[int]) -> int:
        """The value of a calculation which must be a positive whole number, or 0 if it is not."""
        if self.steps == 0:
            return quotient(values, signs)
        return stepwise(values, signs, self.steps == 2)

    def worth(self, faces: list[int], scores: list[int], signs: list[int]) -> int:
        """What a calculation counts before yellow and purple, or 0 if it is not allowed."""
        if not self.demands_face:
            return self.result(scores, signs)
        face = self.result(faces, signs)
        if face == 0 or faces == scores:
            return face
        if self.demands_scored:
            return self.result(scores, signs)
        scored = quotient(scores, signs)
        return scored if scored else face

    def site(self, board: str) -> Site:
        """The lines of a board; the board asked for last is remembered."""
        if board != self.last_board:
            self.last_site = survey(self, board)
            self.last_board = board
        return self.last_site


def survey(ground: Ground, board: str) -> Site:
    """Reads a board; its chips are taken to be of the form number (sign number)+."""
    chips = [EMPTY] * (ground.side * ground.side)
    if len(board) != len(chips):
        raise ValueError(f"{len(chips)} squares are needed, not {len(board)}")
    odd = EMPTY
    for cell, chip in enumerate(board):
        if chip != ".":
            chips[cell] = CHIPS.index(chip)
            odd = (cell // ground.side + cell % ground.side + (chips[cell] >= PLUS)) & 1
    if odd != EMPTY:
        return _with_lines(ground, chips, Site(False), odd)
    site = Site(True)
    centre_odd = ground.side // 2 * 2 & 1
    _with_lines(ground, chips, site, centre_odd)
    if not ground.centre_number:
        _with_lines(ground, chips, site, 1 - centre_odd)
    return site


def _with_lines(ground: Ground, chips: list[int], site: Site, odd: int) -> Site:
    for k in range(ground.side):
        for cells in (ground.rows, ground.columns):
            if _is_useful(chips, cells, k) or (site.is_opening and k == ground.side // 2):
                line = Line(cells[k], (k + odd) & 1, cells is ground.columns)
                _read(ground, chips, line)
                site.lines.append(line)
    return site


def _is_useful(chips: list[int], lines: list[list[int]], k: int) -> bool:
    """Whether a line holds chips, or may have chips on both sides of it."""
    return _has_chip(chips, lines[k]) or (
        0 < k < len(lines) - 1 and _has_chip(chips, lines[k - 1]) and _has_chip(chips, lines[k + 1])
    )


def _has_chip(chips: list[int], cells: list[int]) -> bool:
    return any(chips[cell] != EMPTY for cell in cells)


def _read(ground: Ground, chips: list[int], line: Line) -> None:
    side = ground.side
    across = 1 if line.is_column else side
    first = line.cells[0]
    has_before = first >= across
    has_after = first + across < (side if line.is_column else side * side)
    line.joins = [ground.no_join] * side
    for p in range(side):
        cell = line.cells[p]
        chip = chips[cell]
        line.chips.append(chip)
        square = OLD
        if chip == EMPTY:
            square = NUMBER if (p & 1) == line.phase else SIGN
            before = has_before and chips[cell - across] != EMPTY
            after = has_after and chips[cell + across] != EMPTY
            if before and after and square == SIGN:
                square = JOINING
                line.joins[p] = _crossing(ground, chips, cell, across)
            elif before or after:
                square = DEAD
        line.squares.append(square)
    _measure(line)


def _measure(line: Line) -> None:
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


def _crossing(ground: Ground, chips: list[int], cell: int, across: int) -> Join:
    side = ground.side
    room = cell // side if across == side else cell % side
    start = cell
    while room > 0 and chips[start - across] != EMPTY:
        start -= across
        room -= 1
    values: list[int] = []
    signs = [PLUS]
    here = 0
    while room < side and (chips[start] != EMPTY or start == cell):
        if start == cell:
            here = len(signs)
            signs.append(PLUS)
        elif chips[start] < PLUS:
            values.append(chips[start])
        else:
            signs.append(chips[start])
        start += across
        room += 1
    worth: list[int] = []
    for sign in (PLUS, MINUS, TIMES, OVER):
        signs[here] = sign
        worth.append(ground.result(values, signs) if signs.count(TIMES) < 2 else 0)
    return Join(worth, ground.whole_factor[cell])
