# hot: compiled with mypyc where possible
"""The points of a play: premiums, results and points (6.1), and the reasons item by item."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from abaculus.games.calcussimo.arithmetic import divides_by_zero, format_factors, result_of
from abaculus.games.calcussimo.kinds import SIGNS
from abaculus.games.calcussimo.move_text import format_square
from abaculus.games.calcussimo.refusals import forbidden_step, result_refusal
from abaculus.games.calcussimo.terms import Calculation, Chip, JudgedPlay, PlayTerms, Premium
from abaculus.grids import DOWN, cell_at
from abaculus.kernel.messages import FormulaValue, News, Refusal, Value

NUMBER_FACTORS: Final = {"G": 2, "B": 3}
WHOLE_FACTORS: Final = {"Y": 2, "L": 2, "P": 3}
_CODES: Final = {
    "G": "because-green",
    "B": "because-blue",
    "Y": "because-yellow",
    "P": "because-purple",
    "L": "because-logo",
}

_PremiumLists: TypeAlias = list[list[Premium]]
"""For each calculation, the premiums that act in it."""
_SharedPremiums: TypeAlias = list[tuple[Premium, list[int]]]
"""Premiums that could act in either of two calculations, the crossing one first."""


def score(
    terms: PlayTerms, runs: Sequence[range], texts: Sequence[str], laid: Sequence[Chip]
) -> tuple[Calculation, ...] | Refusal:
    """The calculations formed, with their points; refused if a result is illegal.

    The runs must be well formed; a premium in two of them goes where the total is highest.
    """
    active = active_premiums(terms, laid)
    shared: _SharedPremiums = []
    owned = [active] if len(runs) == 1 else _split_premiums(runs, active, shared)
    if not shared:
        found = _calculations(terms, runs, texts, owned)
    else:
        found = _best(terms, runs, texts, owned, shared)
        owned = _assign_premiums(owned, shared, [holders[0] for _, holders in shared])
    if found:
        return found
    factors = [_factors(run, premiums) for run, premiums in zip(runs, owned, strict=True)]
    refusal = result_refusal(terms, texts, factors)
    assert refusal is not None  # noqa: S101 - what cannot be counted has a fault
    return refusal


def active_premiums(terms: PlayTerms, laid: Sequence[Chip]) -> list[Premium]:
    """The coloured squares that act under new chips (6.1.2)."""
    board = terms.board
    colours = _premium_cells(board.side, board.premiums)
    active: list[Premium] = []
    for cell, chip, is_joker in laid:
        if cell in colours:
            colour = colours[cell]
            if colour in WHOLE_FACTORS or not (is_joker or chip in SIGNS):
                active.append(Premium(cell, colour, chip))
    return active


@lru_cache(maxsize=64)
def _premium_cells(side: int, premiums: str) -> dict[int, str]:
    return {
        cell_at(place % side, place // side): colour
        for place, colour in enumerate(premiums)
        if colour != "."
    }


def _split_premiums(
    runs: Sequence[range], active: list[Premium], shared: _SharedPremiums
) -> _PremiumLists:
    owned: _PremiumLists = [[] for _ in runs]
    for premium in active:
        holders = [place for place, run in enumerate(runs) if premium.cell in run]
        if len(holders) == 1:
            owned[holders[0]].append(premium)
        else:
            shared.append((premium, sorted(holders, key=lambda place: runs[place].step)))
    return owned


def _best(
    terms: PlayTerms,
    runs: Sequence[range],
    texts: Sequence[str],
    owned: _PremiumLists,
    shared: _SharedPremiums,
) -> tuple[Calculation, ...]:
    best: tuple[Calculation, ...] = ()
    highest = 0
    for chosen in product(*[holders for _, holders in shared]):
        found = _calculations(terms, runs, texts, _assign_premiums(owned, shared, chosen))
        points = sum([calculation.points for calculation in found])
        if points > highest:
            best, highest = found, points
    return best


def _assign_premiums(
    owned: _PremiumLists, shared: _SharedPremiums, chosen: Sequence[int]
) -> _PremiumLists:
    assigned = [list(premiums) for premiums in owned]
    for (premium, _), place in zip(shared, chosen, strict=True):
        assigned[place].append(premium)
    return [sorted(premiums, key=lambda premium: premium.cell) for premiums in assigned]


def _calculations(
    terms: PlayTerms, runs: Sequence[range], texts: Sequence[str], owned: _PremiumLists
) -> tuple[Calculation, ...]:
    """The calculations with these premiums; empty if one of them is illegal."""
    found: list[Calculation] = []
    for place, text in enumerate(texts):
        calculation = _calculation(terms, runs[place], text, owned[place])
        if calculation is None:
            return ()
        found.append(calculation)
    return tuple(found)


def _calculation(
    terms: PlayTerms, run: range, text: str, owned: list[Premium]
) -> Calculation | None:
    if divides_by_zero(text):
        return None
    factors = _factors(run, owned)
    face = scored = result_of(text, {})
    if factors:
        scored = result_of(text, factors)
    if scored is not None and scored < 1:
        scored = None
    points = _counting_result(terms.result_rule, face, scored)
    if points is None or (terms.intermediate != "free" and forbidden_step(terms, text, factors)):
        return None
    for premium in owned:
        if premium.colour in WHOLE_FACTORS:
            points *= WHOLE_FACTORS[premium.colour]
    shown = format_factors(text, factors) if factors else text
    down = run.step == DOWN
    return Calculation(run.start, down, text, shown, face, scored, tuple(owned), points)


def _factors(run: range, owned: list[Premium]) -> dict[int, int]:
    factors: dict[int, int] = {}
    for premium in owned:
        if premium.colour in NUMBER_FACTORS:
            factors[run.index(premium.cell)] = NUMBER_FACTORS[premium.colour]
    return factors


def _counting_result(rule: str, face: int | None, scored: int | None) -> int | None:
    """The result that counts under a rule; None if the calculation is illegal."""
    if rule == "scored":
        return scored
    if face is None or face < 1:
        return None
    return face if scored is None and rule == "face" else scored


def reason_news(judged: JudgedPlay) -> tuple[News, ...]:
    """The reasons for a play's points: each calculation, each coloured square, the sum."""
    news: list[News] = []
    for calculation in judged.calculations:
        _explain(calculation, news)
    if len(judged.calculations) == 1:
        news.append(News("because-total", {"points": judged.points}))
    else:
        parts = "+".join([str(calculation.points) for calculation in judged.calculations])
        news.append(News("because-sum", {"sum": FormulaValue(parts), "points": judged.points}))
    return tuple(news)


def _explain(calculation: Calculation, news: list[News]) -> None:
    run = FormulaValue(calculation.counted)
    points = calculation.scored
    if points is None:
        points = calculation.face or 0
        spoiled: dict[str, Value] = {
            "counted": run,
            "run": FormulaValue(calculation.run),
            "result": points,
        }
        news.append(News("because-face", spoiled))
    else:
        news += [
            _multiplier_news(premium, int(premium.chip), NUMBER_FACTORS[premium.colour])
            for premium in calculation.premiums
            if premium.colour in NUMBER_FACTORS
        ]
        news.append(News("because-calculation", {"run": run, "result": points}))
    for premium in calculation.premiums:
        factor = WHOLE_FACTORS.get(premium.colour)
        if factor:
            news.append(_multiplier_news(premium, points, factor))
            points *= factor


def _multiplier_news(premium: Premium, number: int, factor: int) -> News:
    return News(
        _CODES[premium.colour],
        {
            "product": FormulaValue(f"{number}*{factor}"),
            "result": number * factor,
            "square": format_square(premium.cell),
        },
    )
