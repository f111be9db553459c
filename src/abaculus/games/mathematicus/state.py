"""A Mathematicus state: everything at one moment."""

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
"""The names of the tokens in moves and data."""
TOKEN_VALUES: Final = (4, 12, "c", "x", "m")
"""The same in news, where a message distinguishes numbers from letters."""
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
    """The name or text of the board, then of the Chance deck."""
    free_mix: bool = False
    """Whether blue cards go with any elements."""
    pack: str = ""
    """The table's question pack, whole; no view holds it."""
    deck: Deck = "builtin"
    mix: int = 0
    """Percent of the cards with questions from the pack."""
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
    """Seconds to challenge; 0: until all have answered."""
    decision: int = 0
    """Seconds for a decision; 0: no clock."""
    tie_cap: int = 20
    locale: str = "en"
    """How numbers are written."""
    blue: str = ""
    """The text of the blue cards; empty: ours."""
    by_first_rules: bool = False
    """Whether a window that nobody can use stays open when somebody leaves."""


class Hand(Struct, frozen=True, omit_defaults=True):
    """A seat: its pawn, its pieces and its mode."""

    level: int
    elements: str = ""
    pos: int = 0
    moved: bool = False
    """Whether the pawn has left the start for good."""
    figures: str = ""
    tokens: Tokens = (0, 0, 0, 0, 0)
    half: str = ""
    """`A`, `B`, or both while a nonagon must be exchanged."""
    skips: int = 0
    kept: tuple[str, ...] = ()
    points: int = 0
    """Right answers, in the game with cards alone."""
    pawn: str = ""
    tolerance: int = 0
    own_cards: bool | None = None
    """Whether this seat is asked questions from the pack; None: as the table."""
    topic: str = ""
    """The topic of its last question."""
    coming: str | None = None
    """The elements it plays from its next turn on."""


class Supply(Struct, frozen=True):
    """The pieces on the board for everyone."""

    tokens: Tokens = (0, 0, 0, 0, 0)
    figures: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    halves: str = ""


class PieceStock(Struct, frozen=True):
    """How many pieces of each kind are in the game; none is ever lost."""

    tokens: Tokens = (0, 0, 0, 0, 0)
    series: int = 0
    halves: str = ""


class AnswerVerdict(Struct, frozen=True):
    """The last answer and its outcome."""

    question: QuestionState
    is_right: bool
    judged: str = ""
    """The verdict in detail."""
    judge: Seat | None = None
    """The human dealer; None: the computer."""
    is_final: bool = False


class Vote(Struct, frozen=True):
    """A proposal voted on beside play, or an objection to a verdict."""

    kind: Literal["level", "option", "end", "verdict"]
    proposer: Seat
    since: int
    key: str = ""
    """The option."""
    value: str = ""
    seat: Seat | None = None
    """The seat whose level or option would change."""
    yes: tuple[Seat, ...] = ()
    judge: Seat | None = None
    """The human dealer, who decides alone on an objection."""
    before: State | None = None
    """The state at the verdict objected to."""


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
    """The last path of a pawn."""

    seat: Seat
    start: int
    to: int
    forward: bool
    number: int
    """Counts the paths of the game, from 1."""


class ChanceDraw(Struct, frozen=True):
    """The last Chance card, the seat that drew it and the turn."""

    seat: Seat
    card: str
    turn: int


class PastQuestion(Struct, frozen=True, array_like=True):
    """A question in the review of the game."""

    turn: int
    seat: Seat
    level: int
    place: str
    """The generator, such as `frac.mul/6G1`, or the item of a pack; empty: a blank one."""
    title: str
    outcome: Ending
    mis: str
    """The misconception, where it was a known one."""
    milliseconds: int
    """From the start of the clock to the answer."""


class Tie(Struct, frozen=True):
    """An elimination."""

    left: tuple[Seat, ...]
    """The seats still in, in the order of answering."""
    out: tuple[Seat, ...] = ()
    """The seats eliminated, in order."""
    next: int = 0
    """The next to answer, as an index into those left."""
    rounds: int = 0
    reason: str = ""


class State(BriefStruct, frozen=True, omit_defaults=True):
    """Everything about a game; only replaying its events leads to it."""

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
    """The phases that follow this one, the next at the end."""
    unseen: tuple[str, ...] = ()
    """The unseen Chance cards, on top of the deck in no order yet."""
    queue: tuple[str, ...] = ()
    """The Chance cards below them, the uppermost first."""
    dealt: tuple[int, ...] = ()
    """The question cards in the order of their first appearance."""
    asked: int = 0
    """How many question cards were drawn."""
    blues: int = 0
    """How many blue cards were drawn."""
    used: tuple[str, ...] = ()
    """The ids of the questions already asked."""
    shielded: tuple[str, ...] = ()
    """The figures refused in this turn, with their owners: `E1`."""
    gone: tuple[Seat, ...] = ()
    began: int | None = None
    """When the first roll of the first turn was made."""
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
    """The state at the last verdict, while it may be objected to."""
    objection_by: int = 0
    """The deadline for objecting."""


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
