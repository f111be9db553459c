"""Setup: which cells stay empty, where jettons are placed, which back is where (4).

Chance decides backs only. Jettons with equal backs stay as undecided as they are alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from abaculus.games.mathesso.decks import deck
from abaculus.games.mathesso.scatter import scatter_grid
from abaculus.games.mathesso.start_order import begin
from abaculus.games.mathesso.state import COVERED, Backing, Dropping, Lots, Rules, Scattering, State
from abaculus.kernel.draws import Arrange, Pick, Result, Roll
from abaculus.kernel.messages import News


def jettons(rules: Rules) -> int:
    """How many jettons a game has."""
    return len(deck(rules.box, rules.deck).tops)


def initial_state(rules: Rules) -> State:
    """The state before anything is laid out."""
    hands = ((),) * rules.players
    if scatter_grid(jettons(rules)).dropped:
        return State(rules, Dropping(), hands)
    return _start_rows(State(rules, Dropping(), hands), ())


def empty_cells(state: State) -> Pick:
    """The draw of the cells that stay empty."""
    ground = scatter_grid(jettons(state.rules))
    cells = range(ground.columns * ground.rows)
    return Pick(tuple((str(cell), 1) for cell in cells), ground.dropped)


def _start_rows(state: State, dropped: tuple[int, ...]) -> State:
    ground = scatter_grid(jettons(state.rules))
    cells = ground.cells_left(dropped)
    return replace(state, phase=Scattering(0, cells), rows=ground.lengths(cells))


def drop_cells(state: State, result: Result) -> State:
    """Record the empty cells."""
    return _start_rows(state, tuple(int(cell) for cell in result))


def row_dice(state: State, phase: Scattering) -> Roll:
    """The draw of the dice for a row."""
    ground = scatter_grid(jettons(state.rules))
    return Roll(ground.dice(len(ground.row(phase.cells, phase.row))))


def scatter_row(state: State, phase: Scattering, result: Result) -> State:
    """Place the jettons of a row."""
    ground = scatter_grid(jettons(state.rules))
    cells = ground.row(phase.cells, phase.row)
    spots = state.spots + ground.strewn(cells, tuple(int(face) for face in result))
    last = phase.row == ground.rows - 1
    return replace(
        state,
        phase=Backing() if last else Scattering(phase.row + 1, phase.cells),
        spots=spots,
    )


def backs(state: State) -> Arrange:
    """The draw of the backs, numbered only to tell equal ones apart."""
    return _backs(state.rules.box, state.rules.deck)


@lru_cache(maxsize=64)
def _backs(source: str, keys: str) -> Arrange:
    return Arrange(number_backs(sorted(deck(source, keys).tops)))


def number_backs(tops: Iterable[str]) -> tuple[str, ...]:
    """Backs numbered in order, equal ones from 1 on: the canonical form of their draw."""
    seen: dict[str, int] = {}
    found: list[str] = []
    for top in tops:
        seen[top] = seen.get(top, 0) + 1
        found.append(f"{top}.{seen[top]}")
    return tuple(found)


def plain_tops(result: Result) -> tuple[str, ...]:
    """The backs without their numbers."""
    return tuple(str(back).partition(".")[0] for back in result)


def lay_backs(state: State, result: Result, at: int, news: list[News]) -> State:
    """Lay all backs; the next step decides who starts."""
    tops = plain_tops(result)
    count = len(tops)
    news.append(News("laid", {"count": count}))
    state = replace(state, tops=tops, faces=("",) * count, lies=COVERED * count)
    rules, seats = (
        state.rules,
        tuple(seat for seat in range(state.rules.players) if seat not in state.gone),
    )
    if rules.order == "random" and len(seats) > 1:
        return replace(state, phase=Lots(seats))
    return begin(state, at, news)
