"""Each strength of the memory game's bots against the one below it, with 95% intervals."""

from __future__ import annotations

from itertools import pairwise

from abaculus.bots.series import Plan, play_one, result_of
from abaculus.bots.statistics import ContestantStats, compute_stats
from abaculus.kernel.options import choose
from abaculus.kernel.registry import load_family

_FAMILY = "mathesso"
_GAMES = {"atto": 1000, "femto": 300, "pico": 120, "standart": 6}
"""Games per pairing, by variant; both bots take each seat equally often."""


def _cell(variant: str, strong: str, weak: str, games: int) -> ContestantStats:
    options = choose(load_family(_FAMILY).game(variant).info.menu, {})
    plan = Plan(_FAMILY, variant, options, (strong, weak), games, "ladder")
    results = [result_of(plan, number, play_one(plan, number)) for number in range(games)]
    return compute_stats(plan, results).standings[0]


def report() -> list[str]:
    """The section of the results."""
    names = [maker.name for maker in load_family(_FAMILY).bots()]
    lines = [
        "## The ladder of Mathesso's bots",
        "",
        "Share of wins against the strength below, two players, seats alternating, draws counting half; in brackets the 95% interval (Wilson).",
        "Games a cell: " + ", ".join(f"{name} {many}" for name, many in _GAMES.items()) + ".",
        "",
        "| bot | " + " | ".join(_GAMES) + " |",
        "| --- |" + " --- |" * len(_GAMES),
    ]
    for weak, strong in pairwise(names):
        cells: list[str] = []
        for variant, games in _GAMES.items():
            won = _cell(variant, strong, weak, games if weak != "0" else max(2, games // 10)).won
            cells.append(f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%})")
        lines.append(f"| {strong} against {weak} | {' | '.join(cells)} |")
    return [*lines, "", "Against chance, whose games are long, a tenth of these games."]
