"""What a Mathematicus game may be about to do: decisions, draws and intermediate steps (5.3).

A decision waits for people, a draw for chance. Steps wait for no one: they are carried out before
the state is seen, or stay on the stack until what is above them is done.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from abaculus.kernel.awaits import Outcome
from abaculus.kernel.messages import Seat

Contest: TypeAlias = Literal["square", "ambush", "figure", "medal", "duel", "above", "tie", "cards"]
"""What a question decides: a landing, the three challenges, the duel and the harder question of
Chance cards, the elimination, a turn of the game with cards alone.
"""

ChoiceKind: TypeAlias = Literal[
    "figure", "token", "lose-token", "give-token", "lose-figure", "swap", "duel"
]
"""What a Chance card lets or makes the active player choose."""


class Stake(Struct, frozen=True, omit_defaults=True):
    """What depends on a question."""

    kind: Contest
    seat: Seat
    """The seat that landed, or is in turn."""
    square: int = 0
    came: int = 0
    """Where the pawn returns to."""
    moved: bool = True
    """Whether the pawn had left the start before this landing."""
    rival: Seat | None = None
    """The ambusher, or the challenged seat."""
    figure: str = ""
    """The prize of a challenge."""
    is_second: bool = False
    """Whether the second side answers now."""
    is_easier: bool = False
    """Whether the active player's questions are one level lower."""


class Blue(Struct, frozen=True, omit_defaults=True):
    """A blue card, as far as it is known."""

    number: int
    """The number named, 1 to 9."""
    types: str = ""
    """The types behind 1 to 9."""
    card: str = ""
    """The template."""
    rolls: tuple[int, ...] = ()
    """Its dice, as drawn."""


class QuestionState(Struct, frozen=True, omit_defaults=True):
    """A question from the moment its card is drawn to its verdict."""

    stake: Stake
    seat: Seat
    """The seat that answers."""
    level: int
    """0 for a blue card, which has none."""
    card: int = 0
    name: str = ""
    sheet: str = ""
    """The stored question with its key; empty: a blank one."""
    seconds: int = 0
    tolerance: int = 0
    """Extra seconds in which an answer is still accepted."""
    read_by: int = 0
    """When the clock starts by itself."""
    started: int | None = None
    is_doubled: bool = False
    is_double_over: bool = False
    """Whether it is too late to double the time."""
    has_calculator: bool = False
    given: str | None = None
    percent: int | None = None
    """The chance that a bot's answer is right."""
    blue: Blue | None = None


class Opening(Struct, frozen=True, tag="opening"):
    """The d12 decides who starts."""

    waiting: tuple[Seat, ...]
    rolls: tuple[tuple[Seat, int], ...] = ()
    """The rolls of this round."""


class Skipping(Struct, frozen=True, tag="skip"):
    """A seat begins a turn that it must skip."""


class Starting(Struct, frozen=True, tag="start"):
    """A seat is about to make its free roll."""


class Rolling(Struct, frozen=True, tag="rolling"):
    """A die is being rolled."""

    die: int
    is_back: bool = False
    """Whether it moves the pawn back."""


class Rolled(Struct, frozen=True, tag="rolled"):
    """A score may be used to move."""

    score: int


class FreeRoll(Struct, frozen=True, tag="free-roll"):
    """A card offers a roll."""

    die: int


class Shaking(Struct, frozen=True, tag="shaking"):
    """The four dice of the gimmick are being rolled."""


class Gimmick(Struct, frozen=True, tag="gimmick"):
    """A seat must name the remainder of a number by 3."""

    rolls: tuple[int, ...]


class Penalty(Struct, frozen=True, tag="penalty"):
    """A seat must skip a turn, or buy that off."""


class MedalSquare(Struct, frozen=True, tag="medal-square"):
    """No medal is left, so a seat may challenge for one."""

    came: int
    moved: bool


class Window(Struct, frozen=True, tag="window"):
    """Seats may challenge before the question."""

    stake: Stake
    open: tuple[Seat, ...]
    """The seats that could still act."""


class Refusing(Struct, frozen=True, tag="refuse"):
    """The challenged seat may refuse."""

    stake: Stake


class BluePick(Struct, frozen=True, tag="blue-pick"):
    """A seat must name a number from 1 to 9 for a blue card."""

    question: QuestionState


class BlueDealing(Struct, frozen=True, tag="blue-dealing"):
    """What a blue card hides, its template or its dice must be drawn."""

    question: QuestionState


class Dealing(Struct, frozen=True, tag="dealing"):
    """A question card must be drawn."""

    question: QuestionState


class Asking(Struct, frozen=True, tag="asking"):
    """The question of a drawn card must be generated."""

    question: QuestionState


class Answering(Struct, frozen=True, tag="question"):
    """A question is open."""

    question: QuestionState


class Marking(Struct, frozen=True, tag="marking"):
    """An answer must be marked."""

    question: QuestionState


class Judging(Struct, frozen=True, tag="judge"):
    """The human dealer must judge an answer right or wrong."""

    question: QuestionState


class SecondTry(Struct, frozen=True, tag="second"):
    """A card may give another question after a wrong answer."""

    question: QuestionState


class Half(Struct, frozen=True, tag="half"):
    """A seat must choose one of two half nonagons."""

    seat: Seat


class Nonagon(Struct, frozen=True, tag="nonagon"):
    """A seat must exchange a complete nonagon for a figure."""

    seat: Seat


class Shield(Struct, frozen=True, tag="shield"):
    """An owner may refuse a figure."""

    seat: Seat
    """The seat that would take it."""
    owner: Seat
    figure: str
    by_medal: bool


class Drawing(Struct, frozen=True, tag="draw"):
    """A Chance card must be drawn."""


class Choosing(Struct, frozen=True, tag="choose"):
    """A Chance card asks for a choice."""

    what: ChoiceKind


class BackRoll(Struct, frozen=True, tag="back-roll"):
    """A card makes the seat roll the d12 to go back."""


class After(Struct, frozen=True, tag="after"):
    """A seat may make extra rolls or end its turn."""


class TieRoll(Struct, frozen=True, tag="tie-roll"):
    """The tied roll the d12 for who answers first in the elimination."""

    tied: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    rolls: tuple[tuple[Seat, int], ...] = ()
    reason: str = ""
    """Why the game ended."""


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    outcome: Outcome


class Done(Struct, frozen=True, tag="done"):
    """Step: continue with the top of the stack or, if it is empty, the active player's turn."""


class TurnOver(Struct, frozen=True, tag="turn-over"):
    """Step: the turn ends."""


class Landing(Struct, frozen=True, tag="landing"):
    """Step: a pawn lands."""

    seat: Seat
    came: int
    square: int
    forward: bool = True


class Reaping(Struct, frozen=True, tag="reaping"):
    """Step: the seat wins what a square gives."""

    seat: Seat
    square: int
    skip_figure: bool = False


class Facing(Struct, frozen=True, tag="facing"):
    """Step: a question is due once all have had the chance to challenge."""

    stake: Stake


class Due(Struct, frozen=True, tag="due"):
    """Step: a question is asked now."""

    stake: Stake


class Settling(Struct, frozen=True, tag="settling"):
    """Step: a verdict takes effect."""

    question: QuestionState
    is_right: bool


class Eliminating(Struct, frozen=True, tag="eliminating"):
    """Step: the elimination continues."""


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
