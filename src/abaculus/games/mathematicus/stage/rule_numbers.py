"""The numbers of the rules to which the screen refers."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathematicus.phases import (
    After,
    Answering,
    Asking,
    BackRoll,
    BlueDealing,
    BluePick,
    Choosing,
    Dealing,
    Drawing,
    Ended,
    FreeRoll,
    Gimmick,
    Half,
    Judging,
    Marking,
    MedalSquare,
    Nonagon,
    Opening,
    Penalty,
    Phase,
    Refusing,
    Rolled,
    Rolling,
    SecondTry,
    Shaking,
    Shield,
    Skipping,
    Starting,
    TieRoll,
    Window,
)

REFUSALS: Final = {
    "X-SKIP": "4.4",
    "X-FREEFIRST": "3.4",
    "X-FIRSTMOVE": "7.1",
    "X-PRIME": "7.1",
    "X-TWICE": "7.2",
    "X-WINDOW": "7.3",
    "X-NOFIG": "7.4",
    "X-ONBOARD": "6.2",
    "X-DUP": "6.1",
    "X-POACHFIRST": "7.9",
    "X-MEDALTIME": "6.2",
    "X-MEDALPAY": "7.5",
    "X-MALFORMED": "5.3",
    "X-FORM": "5.3",
    "X-LATE": "7.2",
    "X-STEP": "5.6",
    "X-DEALER": "5.7",
    "X-OBJECTION": "5.8",
    "X-PAWN": "2.2",
    "X-MIX": "10.8",
    "X-NUMBER": "10.2",
    "X-BLUE": "10.7",
    "X-TILE": "10.5",
}
"""The rule behind each refusal."""
_PHASES: Final[dict[type[Phase], str]] = {
    Opening: "2.1",
    Skipping: "4.4",
    Starting: "3.1",
    Rolling: "3.2",
    Rolled: "3.2",
    FreeRoll: "4.7",
    Shaking: "4.5",
    Gimmick: "4.5",
    Penalty: "4.4",
    MedalSquare: "7.5",
    Window: "7.3",
    Refusing: "7.3",
    BluePick: "10.2",
    BlueDealing: "10.3",
    Dealing: "5.1",
    Asking: "5.1",
    Answering: "5.1",
    Marking: "5.3",
    Judging: "5.7",
    SecondTry: "4.7",
    Half: "7.7",
    Nonagon: "7.9",
    Shield: "4.7",
    Drawing: "4.7",
    Choosing: "4.7",
    BackRoll: "4.7",
    After: "3.4",
    TieRoll: "8.3",
    Ended: "8.1",
}
"""The rule in force in each phase."""


def rule(phase: Phase) -> str:
    """The number of the rule that explains more."""
    return _PHASES.get(type(phase), "")
