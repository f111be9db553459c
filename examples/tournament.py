"""Let every bot of a game play every other; a table with 95% intervals, and a plot as SVG."""

import sys
from itertools import combinations
from pathlib import Path

import abaculus
from abaculus.bots.series import Plan, series
from abaculus.bots.statistics import compute_stats, wilson_interval

FAMILY, VARIANT, GAMES = "pytagora", "number", 10


def main(file):
    """Play, print, plot."""
    game = abaculus.load_family(FAMILY).game(VARIANT)
    options = abaculus.choose(game.info.menu, {"players": 2})
    won = {bot.name: [] for bot in abaculus.load_family(FAMILY).bots(game)}
    for pair in combinations(won, 2):
        plan = Plan(FAMILY, VARIANT, options, pair, GAMES, seed=1)
        for one in compute_stats(plan, series(plan, processes=1)).standings:
            won[one.bot].append(one.won.share * GAMES)
    rows = {bot: wilson_interval(sum(wins), GAMES * len(wins)) for bot, wins in won.items()}
    print(f"{'bot':8} {'won':>6}   95% interval")
    for bot, share in sorted(rows.items(), key=lambda row: -row[1].share):
        print(f"{bot:8} {share.share:6.1%}   {share.low:.1%} to {share.high:.1%}")
    bars = "".join(
        f'<text x="0" y="{30 * n + 20}">{bot}</text>'
        f'<path d="M{100 + 300 * one.low} {30 * n + 15}H{100 + 300 * one.high}" stroke="#777"/>'
        f'<circle cx="{100 + 300 * one.share}" cy="{30 * n + 15}" r="5"/>'
        for n, (bot, one) in enumerate(rows.items())
    )
    size = f"-10 0 430 {30 * len(rows)}"
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{bars}</svg>'
    Path(file).write_text(svg)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "tournament.svg")
