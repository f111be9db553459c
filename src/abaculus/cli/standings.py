"""The results of a series of games, for people and for programs."""

from __future__ import annotations

import msgspec

from abaculus.bots.series import Plan
from abaculus.bots.statistics import ContestantStats, Mean, SeriesStats, WinShare
from abaculus.cli.output import align, write, write_json
from abaculus.i18n import load_translator
from abaculus.kernel.options import flatten_options
from abaculus.kernel.registry import load_family

_SCORES = 6
"""The columns before those about scores."""


def write_standings(plan: Plan, tally: SeriesStats, *, as_json: bool) -> None:
    """Write the statistics of a series."""
    if as_json:
        series = {
            "game": plan.family,
            "variant": plan.variant,
            "options": flatten_options(plan.options),
            "seed": plan.seed,
            "measure": plan.measure.name,
        }
        write_json({**series, **msgspec.to_builtins(tally)})
        return
    voice = load_translator(load_family(plan.family))
    write(
        voice.tell(
            "match-head",
            {
                "games": tally.games,
                "game": plan.family,
                "variant": plan.variant,
                "seed": plan.seed,
            },
        )
    )
    write("")
    measure = voice.tell(f"measure-{plan.measure.name}")
    rows = [_headings(measure, len(plan.bots)), *map(_row, tally.standings)]
    is_counted = plan.measure.is_counted
    for line in align(rows if is_counted else [row[:_SCORES] for row in rows]):
        write(line)
    write("")
    seats = ", ".join(_share(share) for share in tally.seats)
    write(voice.tell("match-seats", {"shares": seats}))
    write(voice.tell("match-moves", {"moves": f"{tally.moves.mean:.1f}"}))
    write(voice.tell("match-intervals"))
    if len(plan.bots) > 1 and is_counted:
        fewest = "yes" if plan.measure.fewest else "no"
        write(voice.tell("match-ahead", {"measure": measure, "fewest": fewest}))


def _headings(measure: str, contestants: int) -> tuple[str, ...]:
    own = ("", "won", "", "wins", "draws", "losses", measure, "")
    return (*own, "ahead", "") if contestants > 1 else own


def _row(standing: ContestantStats) -> tuple[str, ...]:
    won = standing.won
    return (
        standing.name,
        _share(won),
        f"({won.low:.1%} to {won.high:.1%})",
        str(standing.wins),
        str(standing.draws),
        str(standing.losses),
        *_mean(standing.score),
        *(() if standing.ahead is None else _mean(standing.ahead)),
    )


def _share(share: WinShare) -> str:
    return f"{share.share:.1%}"


def _mean(mean: Mean) -> tuple[str, str]:
    if mean.low is None or mean.high is None:
        return f"{mean.mean:z.1f}", ""
    return f"{mean.mean:z.1f}", f"({mean.low:z.1f} to {mean.high:z.1f})"
