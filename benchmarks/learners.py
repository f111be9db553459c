"""How soon and how well the level of simulated learners is known, beside plain Elo."""

from __future__ import annotations

import sys
from random import Random

from abaculus.questions.learning.next_question import Candidate
from abaculus.questions.learning.scale import difficulty
from abaculus.questions.learning.simulation import (
    SimulationResult,
    elo,
    filter_with_clock,
    filter_without_clock,
    simulate,
    simulate_practice,
)
from abaculus.questions.selection import places

LEARNERS = 3000
GAIN = 0.01
SEED = 1
FOLLOWERS = {
    "Abaculus": filter_with_clock,
    "Abaculus, right or wrong only": filter_without_clock,
    "plain Elo, step 1/(1 + n/20)": elo(0.05),
    "plain Elo, step 1/(1 + n/5), tuned to this simulation": elo(0.2),
}


def report() -> list[str]:
    """Steady learners, and learners who improve."""
    fractions = [
        Candidate(place.name, place.topic, difficulty(place))
        for place in places()
        if place.topic == "frac"
    ]
    rows = [
        _row(
            name,
            simulate(follow, Random(SEED), learners=LEARNERS),
            simulate(follow, Random(SEED), learners=LEARNERS, gain=GAIN),
            has_interval=follow in (filter_with_clock, filter_without_clock),
        )
        for name, follow in FOLLOWERS.items()
    ]
    real = _row(
        f"Abaculus, the {len(fractions)} places of fractions as practice draws them",
        simulate_practice(fractions, Random(SEED), learners=LEARNERS),
        simulate_practice(fractions, Random(SEED), learners=LEARNERS, gain=GAIN),
    )
    return [
        "## Learners",
        "",
        f"{LEARNERS:,} simulated learners of 40 answers each, abilities with a variance of 1.44, difficulties wrong by 0.3, questions chosen for three right in four. Steady learners, and after the slash such as gain {GAIN} with every answer.",
        "Error: root of the mean square of estimated less true ability at the end. Coverage: how often the 95 % interval held the truth. Calibration: mean gap between foretold and observed share of right answers.",
        "",
        "| way | error | coverage | calibration |",
        "| --- | --- | --- | --- |",
        *rows,
        real,
    ]


def _row(
    name: str, steady: SimulationResult, gaining: SimulationResult, *, has_interval: bool = True
) -> str:
    covered = f"{steady.coverage:.1%} / {gaining.coverage:.1%}" if has_interval else "no interval"
    return f"| {name} | {steady.error:.2f} / {gaining.error:.2f} | {covered} | {steady.calibration:.3f} / {gaining.calibration:.3f} |"


if __name__ == "__main__":
    sys.stdout.write("\n".join(report()) + "\n")
