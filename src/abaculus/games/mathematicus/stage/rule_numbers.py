"""The numbers of the rules to which the screen refers."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathematicus import phases

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
_PHASES: Final[dict[type[phases.Phase], str]] = {
    phases.Opening: "2.1",
    phases.Skipping: "4.4",
    phases.Starting: "3.1",
    phases.Rolling: "3.2",
    phases.Rolled: "3.2",
    phases.FreeRoll: "4.7",
    phases.Shaking: "4.5",
    phases.Gimmick: "4.5",
    phases.Penalty: "4.4",
    phases.MedalSquare: "7.5",
    phases.Window: "7.3",
    phases.Refusing: "7.3",
    phases.BluePick: "10.2",
    phases.BlueDealing: "10.3",
    phases.Dealing: "5.1",
    phases.Asking: "5.1",
    phases.Answering: "5.1",
    phases.Marking: "5.3",
    phases.Judging: "5.7",
    phases.SecondTry: "4.7",
    phases.Half: "7.7",
    phases.Nonagon: "7.9",
    phases.Shield: "4.7",
    phases.Drawing: "4.7",
    phases.Choosing: "4.7",
    phases.BackRoll: "4.7",
    phases.After: "3.4",
    phases.TieRoll: "8.3",
    phases.Ended: "8.1",
}
"""The rule in force in each phase."""


def rule(phase: phases.Phase) -> str:
    """The number of the rule that tells more."""
    return _PHASES.get(type(phase), "")
