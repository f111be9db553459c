"""Terms, tables and verdicts for the tests of lines."""

from abaculus.games.pytagora.equality.judge import judge, judge_bare, lay_line
from abaculus.games.pytagora.equality.notation import parse_play
from abaculus.games.pytagora.equality.terms import Board, Hand, LineJudgement, LineTerms, Play
from abaculus.games.pytagora.kinds import in_order, parse_pieces
from abaculus.games.pytagora.material import terms_of
from abaculus.games.pytagora.positions import parse_position
from abaculus.kernel.messages import Refusal

PYTAGORA = terms_of("pytagora")
BASIC = terms_of("basic")
PRO = terms_of("pro")
P2 = "h0,0:4*3=8+4;v1,-1:2*3=6"


def play(text: str) -> Play:
    """The play a text means."""
    read = parse_play(text)
    assert not isinstance(read, Refusal), read
    return read


def pieces(text: str) -> tuple[str, ...]:
    """The pieces a text names."""
    found = parse_pieces(text)
    assert not isinstance(found, Refusal), found
    return found


def hand(text: str | None) -> Hand | None:
    """A hand, if there is one."""
    return None if text is None else in_order(pieces(text))


def table(position: str, terms: LineTerms = PYTAGORA) -> Board:
    """The table of a position text."""
    found = parse_position(terms, position)
    assert isinstance(found, Board), found
    return found


def verdict(
    text: str,
    position: str = "",
    terms: LineTerms = PYTAGORA,
    face: str | None = None,
    held: str | None = None,
    supply: tuple[int, int] | None = None,
) -> LineJudgement | Refusal:
    """What the referee says of a line on a table."""
    return judge(terms, table(position, terms), play(text), face, hand(held), supply=supply)


def allowed(
    text: str,
    position: str = "",
    terms: LineTerms = PYTAGORA,
    face: str | None = None,
    held: str | None = None,
) -> LineJudgement:
    """What the referee finds in a line that must be allowed."""
    found = verdict(text, position, terms, face, held)
    assert isinstance(found, LineJudgement), found
    return found


def refused(
    text: str,
    position: str = "",
    terms: LineTerms = PYTAGORA,
    face: str | None = None,
    held: str | None = None,
    supply: tuple[int, int] | None = None,
) -> Refusal:
    """Why the referee does not allow a line."""
    found = verdict(text, position, terms, face, held, supply)
    assert isinstance(found, Refusal), found
    return found


def scored(text: str, terms: LineTerms = PYTAGORA) -> LineJudgement:
    """What the referee finds in a line without a place that must be true."""
    found = judge_bare(terms, text)
    assert isinstance(found, LineJudgement), found
    return found


def fault(text: str, terms: LineTerms = PRO) -> Refusal:
    """Why a line without a place is not true mathematics."""
    found = judge_bare(terms, text)
    assert isinstance(found, Refusal), found
    return found


def points_or_code(found: LineJudgement | Refusal) -> int | str:
    """The points, or the code of the refusal."""
    return found.points if isinstance(found, LineJudgement) else found.code


def played(moves: list[str], terms: LineTerms = PYTAGORA) -> list[int | str]:
    """What each of some lines brings when they are written one after the other."""
    now = Board()
    results: list[int | str] = []
    for move in moves:
        found = judge(terms, now, play(move), None, None)
        results.append(points_or_code(found))
        if isinstance(found, LineJudgement):
            now = lay_line(now, found, 0, 1)
    return results
