"""What a Mathematicus table may be about to do: decisions, draws and steps on the way (5.3).

A decision waits for people, a draw for chance. Steps wait for nobody: they are carried out before
anybody sees the table, or lie on the stack until what is above them is done.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from abaculus.kernel.awaits import Outcome
from abaculus.kernel.messages import Seat

Contest: TypeAlias = Literal["square", "ambush", "figure", "medal", "duel", "above", "tie", "cards"]
"""What a question is about: a landing, the three challenges, the duel and the harder question of
Chance cards, the elimination, a turn of the game with cards alone."""

ChoiceKind: TypeAlias = Literal[
    "figure", "token", "lose-token", "give-token", "lose-figure", "swap", "duel"
]
"""What a Chance card lets or makes the active player choose."""


class Stake(Struct, frozen=True, omit_defaults=True):
    """What hangs on a question."""

    kind: Contest
    seat: Seat
    """Who landed, or is in turn."""
    square: int = 0
    came: int = 0
    """Where the pawn goes back to."""
    moved: bool = True
    """Whether the pawn had left the start before this landing."""
    rival: Seat | None = None
    """The ambusher, or the challenged."""
    figure: str = ""
    """What a challenge is for."""
    is_second: bool = False
    """Whether the second side answers now."""
    is_easier: bool = False
    """Whether the active player's questions are one level lower."""


class Blue(Struct, frozen=True, omit_defaults=True):
    """A blue card, as far as it is known."""

    number: int
    """The one that was named, 1 to 9."""
    types: str = ""
    """What lies behind 1 to 9."""
    card: str = ""
    """The template."""
    rolls: tuple[int, ...] = ()
    """Its dice, as they were drawn."""


class QuestionState(Struct, frozen=True, omit_defaults=True):
    """A question from the moment its card is drawn to its verdict."""

    stake: Stake
    seat: Seat
    """Who answers."""
    level: int
    """0: a blue card has none."""
    card: int = 0
    name: str = ""
    sheet: str = ""
    """The question and its key; empty: a blank one."""
    seconds: int = 0
    tolerance: int = 0
    """Seconds more in which an answer is still taken."""
    read_by: int = 0
    """When the clock starts by itself."""
    started: int | None = None
    is_doubled: bool = False
    is_double_over: bool = False
    """Whether it is too late to double the time."""
    has_calculator: bool = False
    given: str | None = None
    percent: int | None = None
    """The chance with which a bot's answer is right."""
    blue: Blue | None = None


class Opening(Struct, frozen=True, tag="opening"):
    """The d12 decides who starts."""

    waiting: tuple[Seat, ...]
    rolls: tuple[tuple[Seat, int], ...] = ()
    """Of this round."""


class Skipping(Struct, frozen=True, tag="skip"):
    """The turn to be skipped begins."""


class Starting(Struct, frozen=True, tag="start"):
    """Before the free roll."""


class Rolling(Struct, frozen=True, tag="rolling"):
    """A die is in the air."""

    die: int
    is_back: bool = False
    """Whether it drives the pawn back."""


class Rolled(Struct, frozen=True, tag="rolled"):
    """A score to move by, or not."""

    score: int


class FreeRoll(Struct, frozen=True, tag="free-roll"):
    """A card offers a roll."""

    die: int


class Shaking(Struct, frozen=True, tag="shaking"):
    """The four rolls of the gimmick are in the air."""


class Gimmick(Struct, frozen=True, tag="gimmick"):
    """The remainder of a number by 3 is to be said."""

    rolls: tuple[int, ...]


class Penalty(Struct, frozen=True, tag="penalty"):
    """A turn is to be skipped, unless that is bought off."""


class MedalSquare(Struct, frozen=True, tag="medal-square"):
    """No medal is left: one may be fought for."""

    came: int
    moved: bool


class Window(Struct, frozen=True, tag="window"):
    """Before the question: whoever can may challenge."""

    stake: Stake
    open: tuple[Seat, ...]
    """Who could still act."""


class Refusing(Struct, frozen=True, tag="refuse"):
    """The challenged may refuse."""

    stake: Stake


class BluePick(Struct, frozen=True, tag="blue-pick"):
    """A number from 1 to 9 is to be named for a blue card."""

    question: QuestionState


class BlueDealing(Struct, frozen=True, tag="blue-dealing"):
    """What a blue card hides, its template and its dice are to be drawn."""

    question: QuestionState


class Dealing(Struct, frozen=True, tag="dealing"):
    """A question card is to be drawn."""

    question: QuestionState


class Asking(Struct, frozen=True, tag="asking"):
    """The card is drawn; its question is to be told."""

    question: QuestionState


class Answering(Struct, frozen=True, tag="question"):
    """The question lies open."""

    question: QuestionState


class Marking(Struct, frozen=True, tag="marking"):
    """An answer is to be marked."""

    question: QuestionState


class Judging(Struct, frozen=True, tag="judge"):
    """The human dealer is to say right or wrong."""

    question: QuestionState


class SecondTry(Struct, frozen=True, tag="second"):
    """A card may bring another question after a wrong answer."""

    question: QuestionState


class Half(Struct, frozen=True, tag="half"):
    """One of two half nonagons is to be chosen."""

    seat: Seat


class Nonagon(Struct, frozen=True, tag="nonagon"):
    """A complete nonagon is to be exchanged for a figure."""

    seat: Seat


class Shield(Struct, frozen=True, tag="shield"):
    """An owner may refuse a figure."""

    seat: Seat
    """Who would take it."""
    owner: Seat
    figure: str
    by_medal: bool


class Drawing(Struct, frozen=True, tag="draw"):
    """A Chance card is to be drawn."""


class Choosing(Struct, frozen=True, tag="choose"):
    """A Chance card asks for a choice."""

    what: ChoiceKind


class BackRoll(Struct, frozen=True, tag="back-roll"):
    """A card has the d12 rolled to go back."""


class After(Struct, frozen=True, tag="after"):
    """Extra rolls, or the end of the turn."""


class TieRoll(Struct, frozen=True, tag="tie-roll"):
    """The d12 decides who answers first in the elimination."""

    tied: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    rolls: tuple[tuple[Seat, int], ...] = ()
    reason: str = ""
    """Why the game ended."""


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    outcome: Outcome


class Done(Struct, frozen=True, tag="done"):
    """Step: what lies below on the stack goes on; nothing: the active player's turn does."""


class TurnOver(Struct, frozen=True, tag="turn-over"):
    """Step: the turn ends."""


class Landing(Struct, frozen=True, tag="landing"):
    """Step: a pawn lands."""

    seat: Seat
    came: int
    square: int
    forward: bool = True


class Reaping(Struct, frozen=True, tag="reaping"):
    """Step: a square is reaped."""

    seat: Seat
    square: int
    skip_figure: bool = False


class Facing(Struct, frozen=True, tag="facing"):
    """Step: a question is due, after everybody could challenge."""

    stake: Stake


class Due(Struct, frozen=True, tag="due"):
    """Step: a question is asked now."""

    stake: Stake


class Settling(Struct, frozen=True, tag="settling"):
    """Step: a verdict takes effect."""

    question: QuestionState
    is_right: bool


class Eliminating(Struct, frozen=True, tag="eliminating"):
    """Step: the elimination goes on."""


Step: TypeAlias = Done | TurnOver | Landing | Reaping | Facing | Due | Settling | Eliminating
QuestionPhase: TypeAlias = (
    BluePick | BlueDealing | Dealing | Asking | Answering | Marking | Judging | SecondTry
)
Phase: TypeAlias = (
    Opening
    | Skipping
    | Starting
    | Rolling
    | Rolled
    | FreeRoll
    | Shaking
    | Gimmick
    | Penalty
    | MedalSquare
    | Window
    | Refusing
    | QuestionPhase
    | Half
    | Nonagon
    | Shield
    | Drawing
    | Choosing
    | BackRoll
    | After
    | TieRoll
    | Ended
    | Step
)
