# hot: compiled with mypyc where possible
"""The referee of single plays: whether a play is legal, and its points."""

from __future__ import annotations

from abaculus.games.calcussimo.arithmetic import result_of
from abaculus.games.calcussimo.move_text import LONGEST, normalise_chips, parse_refusal, parse_run
from abaculus.games.calcussimo.moves import Play
from abaculus.games.calcussimo.placement import (
    canonicalise,
    chips_to_lay,
    line_without_gap,
    occupancy_fault,
    ownership_fault,
    place_fault,
)
from abaculus.games.calcussimo.refusals import form_refusal, multiply_refusal, result_refusal
from abaculus.games.calcussimo.scoring import score
from abaculus.games.calcussimo.terms import Calculation, JudgedPlay, PlayTerms, Premium
from abaculus.grids import Grid, find_runs
from abaculus.kernel.messages import Refusal

__all__ = ["Calculation", "JudgedPlay", "PlayTerms", "Premium", "judge", "judge_bare"]


def judge(
    terms: PlayTerms, grid: Grid, rack: str | None, play: Play, forgiving: bool = False
) -> JudgedPlay | Refusal:
    """The judged play, or the first thing wrong with it in the order of section 10.

    Without a rack, ownership is not checked. With `forgiving`, players judge ×, results and points.
    """
    laid = chips_to_lay(terms, grid, play)
    if isinstance(laid, Refusal):
        return laid
    fault = ownership_fault(terms, rack, laid) or occupancy_fault(grid, laid)
    if fault:
        return fault
    laid.sort()
    after = grid.laid({cell: chip for cell, chip, _ in laid})
    cells = [cell for cell, _, _ in laid]
    step = line_without_gap(after, cells, play)
    fault = place_fault(terms, grid, after, laid, cells, step)
    if fault:
        return fault
    runs = find_runs(after, cells, step)
    texts = [after.text(run) for run in runs]
    for text, run in zip(texts, runs, strict=True):
        fault = form_refusal(text, run) or (None if forgiving else multiply_refusal(text))
        if fault:
            return fault
    calculations = () if forgiving else score(terms, runs, texts, laid)
    if isinstance(calculations, Refusal):
        return calculations
    points = sum([calculation.points for calculation in calculations])
    canonical_play = canonicalise(grid, laid, runs[0], step, play)
    return JudgedPlay(canonical_play, tuple(laid), after, calculations, points)


def judge_bare(terms: PlayTerms, text: str) -> int | Refusal:
    """The result of a calculation without a place, or the first thing wrong with it."""
    run = parse_run(normalise_chips(text)) if len(text) <= LONGEST else None
    if not run or any(chip[0] == "(" for chip in run):
        return parse_refusal(text)
    for chip in run:
        if chip[0] == "?" and chip[1:] != "*" and chip[1:] not in terms.chips.counts:
            return Refusal("E-JOKER-VALUE")
    if "?*" in run:
        return Refusal("E-JOKER-MULTIPLY")
    if len(run) == 1:
        return Refusal("E-NO-CALCULATION")
    chips = "".join(run).replace("?", "")
    fault = form_refusal(chips, None) or multiply_refusal(chips)
    if fault:
        return fault
    fault = result_refusal(terms, [chips], [{}])
    return fault or result_of(chips, {}) or 0
