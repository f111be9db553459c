"""The positions of the specification's section 13, made by playing."""

from msgspec.structs import replace

from abaculus.games.calcussimo.judge import JudgedPlay, PlayTerms, judge
from abaculus.games.calcussimo.material import board, chips
from abaculus.games.calcussimo.move_text import parse_move
from abaculus.games.calcussimo.moves import FreePlay, LinePlay, Play
from abaculus.grids import Grid
from abaculus.kernel.messages import Refusal

TERMS = PlayTerms(board("calcussimo-15"), chips("calcussimo-100"))
FREE = replace(TERMS, placement="free")
EMPTY = Grid({}, 15, 15)
EXAMPLES = ("D8h 9+6/2", "H6v 4-(2)+3", "F6h 3*(4)-1", "D10h 4+6-(3)+5", "J6v (1)*7+(5)")


def play(text: str) -> Play:
    """The play a text means."""
    move = parse_move(text)
    assert isinstance(move, LinePlay | FreePlay), move
    return move


def judged(
    text: str, grid: Grid = EMPTY, terms: PlayTerms = TERMS, rack: str | None = None
) -> JudgedPlay | Refusal:
    """What the referee says of a text."""
    return judge(terms, grid, rack, play(text))


def allowed(
    text: str, grid: Grid = EMPTY, terms: PlayTerms = TERMS, rack: str | None = None
) -> JudgedPlay:
    """What the referee finds in a play that must be allowed."""
    verdict = judged(text, grid, terms, rack)
    assert isinstance(verdict, JudgedPlay), verdict
    return verdict


def refusal(
    text: str, grid: Grid = EMPTY, terms: PlayTerms = TERMS, rack: str | None = None
) -> Refusal:
    """Why a play that must be refused is refused."""
    verdict = judged(text, grid, terms, rack)
    assert isinstance(verdict, Refusal), verdict
    return verdict


def played(*texts: str, terms: PlayTerms = TERMS) -> Grid:
    """The board after these plays."""
    grid = EMPTY
    for text in texts:
        grid = allowed(text, grid, terms).grid
    return grid


POSITIONS = {
    "empty board": EMPTY,
    "E1": played(*EXAMPLES[:1]),
    "E1, then D8h (9+6/2)*3": played(*EXAMPLES[:1], "D8h (9+6/2)*3"),
    "E1..E2": played(*EXAMPLES[:2]),
    "E1..E3": played(*EXAMPLES[:3]),
    "E1..E4": played(*EXAMPLES[:4]),
    "E1..E5": played(*EXAMPLES),
    "W": played("D8h 9+6/2", "D8v (9)+1+2", "B12h 3+(2)"),
    "K": played("H6v 4-2", "H6h (4)+1", "J6v (1)+2+3+4", "H12h 3*(4)", "H10v 5+(3)"),
}
