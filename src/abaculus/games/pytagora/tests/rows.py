"""Terms, tables and verdicts for the tests of lines."""

from abaculus.games.pytagora.equality.judge import judge, judge_bare, laid
from abaculus.games.pytagora.equality.notation import read_play
from abaculus.games.pytagora.equality.terms import Hand, Judged, Play, Table, Terms
from abaculus.games.pytagora.kinds import in_order, pieces_of
from abaculus.games.pytagora.material import terms_of
from abaculus.games.pytagora.positions import read_position
from abaculus.kernel.messages import Refusal

PYTAGORA = terms_of("pytagora")
BASIC = terms_of("basic")
PRO = terms_of("pro")
P2 = "h0,0:4*3=8+4;v1,-1:2*3=6"


def play(text: str) -> Play:
    """The play a text means."""
    read = read_play(text)
    assert not isinstance(read, Refusal), read
    return read


def pieces(text: str) -> tuple[str, ...]:
    """The pieces a text names."""
    found = pieces_of(text)
    assert not isinstance(found, Refusal), found
    return found


def hand(text: str | None) -> Hand | None:
    """A hand, if there is one."""
    return None if text is None else in_order(pieces(text))


def table(position: str, terms: Terms = PYTAGORA) -> Table:
    """The table of a position text."""
    found = read_position(terms, position)
    assert isinstance(found, Table), found
    return found


def verdict(
    text: str,
    position: str = "",
    terms: Terms = PYTAGORA,
    face: str | None = None,
    held: str | None = None,
    supply: tuple[int, int] | None = None,
) -> Judged | Refusal:
    """What the referee says of a line on a table."""
    return judge(terms, table(position, terms), play(text), face, hand(held), supply=supply)


def allowed(
    text: str,
    position: str = "",
    terms: Terms = PYTAGORA,
    face: str | None = None,
    held: str | None = None,
) -> Judged:
    """What the referee finds in a line that must be allowed."""
    found = verdict(text, position, terms, face, held)
    assert isinstance(found, Judged), found
    return found


def refused(
    text: str,
    position: str = "",
    terms: Terms = PYTAGORA,
    face: str | None = None,
    held: str | None = None,
    supply: tuple[int, int] | None = None,
) -> Refusal:
    """Why the referee does not allow a line."""
    found = verdict(text, position, terms, face, held, supply)
    assert isinstance(found, Refusal), found
    return found


def scored(text: str, terms: Terms = PYTAGORA) -> Judged:
    """What the referee finds in a line without a place that must be true."""
    found = judge_bare(terms, text)
    assert isinstance(found, Judged), found
    return found


def fault(text: str, terms: Terms = PRO) -> Refusal:
    """Why a line without a place is not true mathematics."""
    found = judge_bare(terms, text)
    assert isinstance(found, Refusal), found
    return found


def told(found: Judged | Refusal) -> int | str:
    """The points, or the code of the refusal."""
    return found.points if isinstance(found, Judged) else found.code


def played(moves: list[str], terms: Terms = PYTAGORA) -> list[int | str]:
    """What each of some lines brings when they are written one after the other."""
    now = Table()
    results: list[int | str] = []
    for move in moves:
        found = judge(terms, now, play(move), None, None)
        results.append(told(found))
        if isinstance(found, Judged):
            now = laid(now, found, 0, 1)
    return results
