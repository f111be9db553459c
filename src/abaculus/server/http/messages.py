"""What goes in and out over HTTP; the types of the web client are generated from here."""

from __future__ import annotations

from msgspec import Struct

from abaculus.catalogue.game_page import Accent as Accent
from abaculus.catalogue.game_page import BotCard as BotCard
from abaculus.catalogue.game_page import FamilyCard as FamilyCard
from abaculus.catalogue.game_page import FieldCard as FieldCard
from abaculus.catalogue.game_page import OptionCard as OptionCard
from abaculus.catalogue.game_page import PartCard as PartCard
from abaculus.catalogue.game_page import PartsCard as PartsCard
from abaculus.catalogue.game_page import PieceCard as PieceCard
from abaculus.catalogue.game_page import ValueCard as ValueCard
from abaculus.catalogue.game_page import VariantCard as VariantCard
from abaculus.catalogue.rules_page import RulesPage as RulesPage
from abaculus.catalogue.rules_page import RulesSection as RulesSection
from abaculus.catalogue.rules_page import RulesTry as RulesTry
from abaculus.i18n.rich import RichSentence
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import Seat
from abaculus.kernel.question_card import AnswerPreview as AnswerPreview
from abaculus.kernel.question_card import AnswerVerdict as AnswerVerdict
from abaculus.kernel.question_card import Solution as Solution
from abaculus.kernel.scenes import (
    Advice,
    MoveListItem,
    MoveVerdict,
    Scene,
    SeatStatus,
    TableQuestion,
)
from abaculus.questions.practice.messages import Hint as Hint
from abaculus.questions.practice.messages import HintRequest as HintRequest
from abaculus.questions.practice.messages import PracticeCard as PracticeCard
from abaculus.questions.practice.messages import PracticeRequest as PracticeRequest
from abaculus.questions.practice.messages import Syllabus as Syllabus
from abaculus.questions.practice.messages import TypedAnswer as TypedAnswer
from abaculus.server.packs.messages import PackAbout as PackAbout
from abaculus.server.packs.messages import PackCard as PackCard
from abaculus.server.packs.messages import PackCheck as PackCheck
from abaculus.server.packs.messages import PackEntry as PackEntry
from abaculus.server.packs.messages import PackExportReply as PackExportReply
from abaculus.server.packs.messages import PackExportRequest as PackExportRequest
from abaculus.server.packs.messages import PackImportReply as PackImportReply
from abaculus.server.packs.messages import PackItemRequest as PackItemRequest
from abaculus.server.packs.messages import PackKeepReply as PackKeepReply
from abaculus.server.packs.messages import PackPreview as PackPreview
from abaculus.server.packs.messages import PackText as PackText
from abaculus.server.packs.messages import PackTry as PackTry
from abaculus.server.ws.messages import TableInfo
from abaculus.tables.table import SeatRequest

# opening and joining


class NewTable(Struct, frozen=True):
    """A table to be opened."""

    family: str
    players: tuple[SeatRequest, ...]
    variant: str = ""
    options: dict[str, str | int | bool] = {}
    start: bool = False
    """Begin at once, if no seat is free."""


class SeatChoice(Struct, frozen=True):
    """What somebody thinks of choosing for one seat of a table."""

    own: dict[str, str]
    variant: str = ""
    options: dict[str, str | int | bool] = {}


class SeatCheck(Struct, frozen=True):
    """Whether it can be chosen."""

    refused: RichSentence | None = None
    """Why not."""


class JoinRequest(Struct, frozen=True):
    """Somebody wants to sit down: with a code, or with the table's link."""

    code: str = ""
    table: str = ""
    name: str = ""


class SeatGrant(Struct, frozen=True):
    """Your place; the token is the key to it and is told only once."""

    table: str
    token: str
    seats: tuple[Seat, ...]
    code: str = ""


class Peek(Struct, frozen=True):
    """What a table tells to anybody who has its link."""

    table: TableInfo
    free: int
    """How many chairs wait for somebody."""


class Invitation(Struct, frozen=True):
    """How a friend comes to the table."""

    code: str
    links: tuple[str, ...]
    """The best one first."""
    qr: str
    """The first link as SVG."""
    local_only: bool
    """Whether only this machine can follow the links."""


# looking back


class ReviewTurn(Struct, frozen=True):
    """A player's turn in a finished game."""

    number: int
    """In the record, of the event that decides it."""
    seat: Seat | None
    entries: tuple[MoveListItem[RichSentence], ...]
    scores: tuple[int | None, ...]
    """After it."""


class GameReview(Struct, frozen=True):
    """A finished game, turn by turn."""

    table: TableInfo
    turns: tuple[ReviewTurn, ...]
    seats: tuple[SeatStatus[RichSentence], ...] = ()
    """As they stand in the end."""
    summary: tuple[tuple[RichSentence, ...], ...] = ()
    """What looking back tells of each seat; empty where nobody does."""
    practice: tuple[tuple[str, ...], ...] = ()
    """For each seat the kinds of questions to practise; empty where none are asked."""


class ReviewMoment(Struct, frozen=True):
    """One turn looked at: the table after it, and the best there was."""

    turn: ReviewTurn
    before: Scene[RichSentence]
    """As the one who moved saw it when it came to the deciding move, or to a turn of memory."""
    after: Scene[RichSentence]
    """As the turn left it; while all it showed was open, where memory is the game."""
    best: Advice[RichSentence] | None
    was_best: bool
    """Whether the move made was worth as much."""
    given: dict[str, str] = {}
    """What describes the table before it to the referee's desk; empty: nothing can."""
    asked: tuple[TableQuestion[RichSentence], ...] = ()
    """The questions of the turn with what was answered, in their order."""


# the referee's desk


class DeskRequest(Struct, frozen=True):
    """A question to the referee."""

    given: dict[str, str]
    variant: str = ""
    options: dict[str, str | int | bool] = {}
    gesture: Gesture | None = None
    """Pieces laid on the picture, instead of a move in `given`."""
    top: int = 3


class DeskReply(Struct, frozen=True):
    """The referee's answer in words."""

    legal: bool
    sentence: RichSentence
    because: tuple[RichSentence, ...] = ()
    facts: dict[str, bool | int | str] = {}
    code: str = ""


class DeskBest(Struct, frozen=True):
    """The best moves."""

    moves: tuple[DeskReply, ...]


class DeskScene(Struct, frozen=True):
    """The position as a picture on which pieces can be laid."""

    scene: Scene[RichSentence]


class DeskVerdict(Struct, frozen=True):
    """The verdict on what was laid on the picture."""

    verdict: MoveVerdict[RichSentence]


# the room


class ShareStatus(Struct, frozen=True):
    """Whether this server can be reached from the network."""

    on: bool
    allowed: bool
    """Whether the asker may change it: only from this machine."""
    links: tuple[str, ...] = ()
    qr: str = ""


class ShareRequest(Struct, frozen=True):
    """Open the second listener, or close it."""

    on: bool


class Problem(Struct, frozen=True):
    """Every refusal over HTTP has this shape."""

    code: str
    sentence: RichSentence
    about: str = ""
    """What to look at: an option's key, or `seat2`; empty: the whole."""


# numerals of other systems


class NumeralTable(Struct, frozen=True):
    """The numbers from 1 on in one system of numerals."""

    system: str
    texts: tuple[str, ...]
    sums: tuple[str, ...]
    """What each writes: `9 × 20 + 18`."""


class NumeralTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A number that somebody composed, to be judged strictly."""

    system: str
    number: int
    given: str
