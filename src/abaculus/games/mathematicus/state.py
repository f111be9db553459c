"""A Mathematicus table at one moment."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from abaculus.games.mathematicus.phases import Phase, QuestionState
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat

Tokens: TypeAlias = tuple[int, int, int, int, int]
"""Roll tokens d4 and d12, challenge tokens, ×2 tokens, medals."""
D4: Final = 0
D12: Final = 1
CHALLENGE: Final = 2
DOUBLE: Final = 3
MEDAL: Final = 4
KINDS: Final = ("4", "12", "c", "x", "m")
"""How moves and data call the tokens."""
TOKEN_VALUES: Final = (4, 12, "c", "x", "m")
"""The same in news: a message tells numbers apart from letters."""
NEEDS: Final = ("", "", "c", "x", "")
"""The element without which a token is never given."""

TimeEnd: TypeAlias = Literal["turn", "round"]
Dealer: TypeAlias = Literal["computer", "rounds", "minutes", "fixed"]
Deck: TypeAlias = Literal["builtin", "custom", "mix"]
CardsEnd: TypeAlias = Literal["target", "time", "rounds"]
Ending: TypeAlias = Literal["right", "wrong", "late", "given-up"]
HalfRule: TypeAlias = Literal["answer", "landing"]


class Rules(Struct, frozen=True, omit_defaults=True):
    """The rules of one table, ready for play; a vote may change them."""

    variant: str
    players: int
    board: str
    chance: str
    """Name or text of the board and of the Chance deck."""
    free_mix: bool = False
    """Whether blue cards go with any elements."""
    pack: str = ""
    """Somebody's own questions, whole; no view holds them."""
    deck: Deck = "builtin"
    mix: int = 0
    """Percent of the cards that bear own questions."""
    time_limit: int = 0
    """Minutes; 0: none."""
    time_end: TimeEnd = "turn"
    cards_end: CardsEnd | None = None
    """How the game with cards alone ends; None: it is played on the board."""
    target: int = 0
    rounds: int = 0
    is_clockwise: bool = False
    keeps_cards: bool = False
    dealer: Dealer = "computer"
    dealer_rounds: int = 1
    dealer_minutes: int = 5
    dealer_seat: Seat = 0
    half_rule: HalfRule = "answer"
    poaching: bool = True
    gimmick: bool = True
    window: int = 5
    """Seconds to challenge; 0: until everybody has said so."""
    decision: int = 0
    """Seconds for a decision; 0: no clock."""
    tie_cap: int = 20


class Hand(Struct, frozen=True, omit_defaults=True):
    """A seat: its pawn, its pieces and how it plays."""

    level: int
    elements: str = ""
    pos: int = 0
    moved: bool = False
    """Whether the pawn has left the start for good."""
    figures: str = ""
    tokens: Tokens = (0, 0, 0, 0, 0)
    half: str = ""
    """`A`, `B`, or both while a nonagon is to be exchanged."""
    skips: int = 0
    kept: tuple[str, ...] = ()
    points: int = 0
    """Right answers, in the game with cards alone."""
    pawn: str = ""
    tolerance: int = 0
    own_cards: bool | None = None
    """Whether this seat is asked own questions; None: as the table."""
    topic: str = ""
    """Of its last question."""
    coming: str | None = None
    """The elements it plays from its next turn on."""


class Supply(Struct, frozen=True):
    """What lies on the board for everybody."""

    tokens: Tokens = (0, 0, 0, 0, 0)
    figures: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    halves: str = ""


class PieceStock(Struct, frozen=True):
    """How many pieces of each kind are in the game: none is ever lost."""

    tokens: Tokens = (0, 0, 0, 0, 0)
    series: int = 0
    halves: str = ""


class AnswerVerdict(Struct, frozen=True):
    """The last answer and what became of it."""

    question: QuestionState
    is_right: bool
    judged: str = ""
    """What there is to say about it."""
    judge: Seat | None = None
    """The human dealer; None: the computer."""
    is_final: bool = False


class Vote(Struct, frozen=True):
    """A proposal that is voted on beside play; an objection to a verdict is one too."""

    kind: Literal["level", "option", "end", "verdict"]
    proposer: Seat
    since: int
    key: str = ""
    """The option."""
    value: str = ""
    seat: Seat | None = None
    """Whose level or option."""
    yes: tuple[Seat, ...] = ()
    judge: Seat | None = None
    """The human dealer, who decides alone on an objection."""
    before: State | None = None
    """The table at the verdict that is objected to."""


class DieThrow(Struct, frozen=True, omit_defaults=True):
    """The last throw of a die."""

    seat: Seat
    die: int
    """0: the dice of a blue card."""
    values: tuple[int, ...]
    number: int
    """Counts the throws of the game, from 1."""
    dice: tuple[str, ...] = ()
    """Those of a blue card, one for each value."""


class PawnPath(Struct, frozen=True):
    """The last way of a pawn."""

    seat: Seat
    start: int
    to: int
    forward: bool
    number: int
    """Counts the ways of the game, from 1."""


class ChanceDraw(Struct, frozen=True):
    """The last Chance card, by whom it was drawn and in which turn."""

    seat: Seat
    card: str
    turn: int


class PastQuestion(Struct, frozen=True, array_like=True):
    """A question in the story of the game."""

    turn: int
    seat: Seat
    level: int
    place: str
    """What it was made by; empty: a blank one."""
    title: str
    outcome: Ending
    mis: str
    """The misconception, where it was a known one."""
    milliseconds: int
    """From the start of the clock to the answer."""


class Tie(Struct, frozen=True):
    """An elimination."""

    left: tuple[Seat, ...]
    """Who is still in, in the order of answering."""
    out: tuple[Seat, ...] = ()
    """Who is out, in the order of leaving."""
    next: int = 0
    """Whose turn it is, as a place among those left."""
    rounds: int = 0
    reason: str = ""


class State(BriefStruct, frozen=True, omit_defaults=True):
    """Everything about a table; replaying its events is the only way to one."""

    rules: Rules
    phase: Phase
    hands: tuple[Hand, ...]
    supply: Supply
    stock: PieceStock
    since: int = 0
    """When the phase began."""
    turn: Seat = 0
    starter: Seat = 0
    rounds: int = 0
    turns: int = 0
    """How many turns have begun."""
    stack: tuple[Phase, ...] = ()
    """What goes on when the phase is done, the next at the end."""
    unseen: tuple[str, ...] = ()
    """The Chance cards that nobody has seen yet: they lie on top, in no order yet."""
    queue: tuple[str, ...] = ()
    """The Chance cards below them, the uppermost first."""
    dealt: tuple[int, ...] = ()
    """The question cards in the order in which they came up first."""
    asked: int = 0
    """How many question cards were drawn."""
    blues: int = 0
    """How many blue cards were."""
    used: tuple[str, ...] = ()
    """What was asked before, as the sheets call it."""
    shielded: tuple[str, ...] = ()
    """The figures that were refused in this turn, with their owners: `E1`."""
    gone: tuple[Seat, ...] = ()
    began: int | None = None
    """When the first turn's first roll was made."""
    is_time_up: bool = False
    dealer: Seat | None = None
    dealer_since: int = 0
    dealer_round: int = 0
    tie: Tie | None = None
    thrown: DieThrow | None = None
    walk: PawnPath | None = None
    drawn: ChanceDraw | None = None
    past: tuple[PastQuestion, ...] = ()
    """Every verdict so far."""
    vote: Vote | None = None
    verdict: AnswerVerdict | None = None
    before: State | None = None
    """The table at the last verdict, while it may be objected to."""
    objection_by: int = 0
    """Until when."""


def is_cards_only(state: State) -> bool:
    """Whether there is no board."""
    return state.rules.cards_end is not None


def still_in(state: State) -> tuple[Seat, ...]:
    """The seats that have not left."""
    gone = state.gone
    if not gone:
        return SEATS[state.rules.players]
    return tuple(seat for seat in range(state.rules.players) if seat not in gone)


SEATS: Final = tuple(tuple(range(many)) for many in range(61))
