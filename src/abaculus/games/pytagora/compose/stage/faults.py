"""Why a line is illegal, as a referee explains it: the mathematics, the rule, a way out."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.compose.stage.zones import cell_names
from abaculus.games.pytagora.compose.view import View
from abaculus.games.pytagora.equality.terms import Continue, Play
from abaculus.games.pytagora.kinds import format_piece
from abaculus.games.pytagora.refusals import cell_name, formula
from abaculus.grids import ACROSS, DOWN, REACH, cell_at, x_of, y_of
from abaculus.kernel.messages import FormulaValue, Refusal
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveVerdict, ScoreRow

RULES: Final = {
    "not_your_turn": "3.1",
    "wrong_phase": "3.1",
    "bad_notation": "15.1",
    "bad_position": "15.4",
    "unknown_piece": "15.2",
    "piece_not_in_mode": "1.1",
    "not_in_rack": "6.6",
    "supply_empty": "1.2",
    "no_equals": "5.1",
    "too_many_equals": "5.1",
    "empty_member": "5.1",
    "bad_expression": "5.5",
    "leading_zero": "5.3",
    "trailing_zero": "10.3",
    "comma_misplaced": "10.3",
    "period_misplaced": "10.4",
    "period_not_shortest": "10.4",
    "bracket_unbalanced": "10.7",
    "bracket_pointless": "10.7",
    "stacked_power": "10.5",
    "times_zero": "5.4",
    "zero_divided": "5.4",
    "divided_by_zero": "5.4",
    "even_root_of_negative": "10.6",
    "root_not_rational": "10.6",
    "division_not_whole": "5.6",
    "too_deep": "10.10",
    "not_equal": "5.1",
    "cell_taken": "6.1",
    "crossing_not_marked": "15.1",
    "crossing_on_empty_cell": "15.1",
    "crosses_parallel": "6.3",
    "touches": "6.4",
    "runs_on": "6.5",
    "no_new_piece": "6.6",
    "not_connected": "6.7",
    "out_of_table": "6.8",
    "die_says_continue": "4.1",
    "die_says_new": "4.1",
    "no_such_equality": "4.1",
    "continuation_form": "4.1",
    "nothing_to_continue": "4.1",
    "bad_face": "4.6",
    "nobody_to_rob": "4.5",
    "not_held_by_victim": "4.5",
    "already_bought": "3.3",
    "bag_empty": "3.3",
    "not_in_bag": "3.3",
    "buy_form": "3.3",
    "not_in_line": "6.1",
    "gap": "6.1",
}
"""The rule in RULES.md behind each refusal."""

_HELP: Final = (
    "not_in_rack",
    "not_equal",
    "division_not_whole",
    "root_not_rational",
    "already_bought",
    "not_in_line",
)
"""The refusals with additional help."""
_PARTS: Final = ("part", "number", "near")
"""The values of a refusal that hold the wrong part of the line."""


def explain_refusal(view: View, play: Play | None, refusal: Refusal) -> MoveVerdict[Text]:
    """A refusal explained: its message, cells, rule and what helps."""
    code = refusal.code
    rows = _sides(refusal) if code == "not_equal" else ()
    return MoveVerdict(
        says="no",
        sentence=Text(code, refusal.values),
        formula=None if play is None else Text("formula-line", {"line": _written_line(view, play)}),
        rows=rows,
        cells=_cells(view, play, refusal),
        advice=(Text(f"help-{code}"),) if code in _HELP else (),
        rule=RULES.get(code, ""),
    )


def _written_line(view: View, play: Play) -> FormulaValue:
    """The line as it would be on the board, a chain whole."""
    if isinstance(play, Continue) and 0 < play.number <= len(view.table.equalities):
        return formula(view.table.equalities[play.number - 1].pieces + play.pieces)
    return formula(play.pieces)


def _sides(refusal: Refusal) -> tuple[ScoreRow[Text], ...]:
    """Both sides with their values."""
    values = refusal.values
    return tuple(
        ScoreRow(Text(f"row-{side}", {"side": values[side]}), str(values[f"{side}_value"]))
        for side in ("left", "right")
    )


def play_cells(view: View, play: Play) -> range | None:
    """The cells of a play's pieces; None if it cannot be anywhere."""
    if isinstance(play, Continue):
        if not 0 < play.number <= len(view.table.equalities):
            return None
        line = view.table.equalities[play.number - 1]
        first, step = line.cells[-1] + line.step, line.step
    else:
        first, step = cell_at(play.x, play.y), DOWN if play.down else ACROSS
    cells = range(first, first + step * len(play.pieces), step)
    inside = all(max(abs(x_of(cell)), abs(y_of(cell))) <= REACH for cell in cells)
    return cells if inside else None


def _cells(view: View, play: Play | None, refusal: Refusal) -> tuple[str, ...]:
    """The cells a refusal is about."""
    named = [refusal.values.get(key) for key in ("cell", "beside")]
    if isinstance(named[0], str):
        return tuple(cell for cell in named if isinstance(cell, str))
    cells = None if play is None else play_cells(view, play)
    if play is None or cells is None:
        return ()
    part = next((refusal.values[key] for key in _PARTS if key in refusal.values), None)
    if isinstance(part, FormulaValue | str):
        return cell_names(cells[_place(play.pieces, part)])
    piece = refusal.values.get("piece")
    new = [place for place, is_old in enumerate(play.crossed) if not is_old]
    meant = [place for place in new if format_piece(play.pieces[place]) == piece] or new
    return tuple(cell_name(cells[place]) for place in meant)


def _place(pieces: tuple[str, ...], part: FormulaValue | str) -> slice:
    """The place of a part in the line; the whole line if it is not found."""
    text = part.text if isinstance(part, FormulaValue) else part
    names = pieces if isinstance(part, FormulaValue) else tuple(map(format_piece, pieces))
    for first in range(len(names)):
        found = ""
        for after in range(first, len(names)):
            found += names[after]
            if found == text:
                return slice(first, after + 1)
            if not text.startswith(found):
                break
    return slice(None)
