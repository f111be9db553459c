"""The messages of the HTTP API; the types of the web client are generated from here."""

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
    """A request for a new table."""

    family: str
    players: tuple[SeatRequest, ...]
    variant: str = ""
    options: dict[str, str | int | bool] = {}
    start: bool = False
    """Start at once if no seat is free."""


class SeatChoice(Struct, frozen=True):
    """Choices for one seat of a table that may be opened."""

    own: dict[str, str]
    variant: str = ""
    options: dict[str, str | int | bool] = {}


class SeatCheck(Struct, frozen=True):
    """Whether these choices are allowed."""

    refused: RichSentence | None = None
    """Why not."""


class JoinRequest(Struct, frozen=True):
    """A request for a seat, by join code or by the table's link."""

    code: str = ""
    table: str = ""
    name: str = ""


class SeatGrant(Struct, frozen=True):
    """Your seat and its token, which is sent only once."""

    table: str
    token: str
    seats: tuple[Seat, ...]
    code: str = ""


class Peek(Struct, frozen=True):
    """What anyone who has a table's link may know."""

    table: TableInfo
    free: int
    """How many seats are free."""


class Invitation(Struct, frozen=True):
    """How a friend joins the table."""

    code: str
    links: tuple[str, ...]
    """Best one first."""
    qr: str
    """The first link as SVG."""
    local_only: bool
    """Whether the links work on this machine only."""


# review


class ReviewTurn(Struct, frozen=True):
    """A player's turn in a finished game."""

    number: int
    """The number of the deciding event in the record."""
    seat: Seat | None
    entries: tuple[MoveListItem[RichSentence], ...]
    scores: tuple[int | None, ...]
    """The scores after the turn."""


class GameReview(Struct, frozen=True):
    """A finished game, turn by turn."""

    table: TableInfo
    turns: tuple[ReviewTurn, ...]
    seats: tuple[SeatStatus[RichSentence], ...] = ()
    """The seats at the end of the game."""
    summary: tuple[tuple[RichSentence, ...], ...] = ()
    """The review's remarks on each seat; empty where there are none."""
    practice: tuple[tuple[str, ...], ...] = ()
    """The kinds of questions each seat should practise; empty if the game asks none."""


class ReviewMoment(Struct, frozen=True):
    """One turn reviewed: the table before and after it, and the best move."""

    turn: ReviewTurn
    before: Scene[RichSentence]
    """What the player saw before the deciding move, or before the whole turn in a memory game."""
    after: Scene[RichSentence]
    """The table after the turn; in a memory game, while everything it showed was still open."""
    best: Advice[RichSentence] | None
    was_best: bool
    """Whether the move made was worth as much as the best."""
    given: dict[str, str] = {}
    """Texts that describe the position to the referee's desk; empty if it cannot be described."""
    asked: tuple[TableQuestion[RichSentence], ...] = ()
    """The questions of the turn with their answers, in order."""


# the referee's desk


class DeskRequest(Struct, frozen=True):
    """A request to the referee."""

    given: dict[str, str]
    variant: str = ""
    options: dict[str, str | int | bool] = {}
    gesture: Gesture | None = None
    """Pieces laid on the scene, instead of a move in `given`."""
    top: int = 3


class DeskReply(Struct, frozen=True):
    """The referee's reply in words."""

    legal: bool
    sentence: RichSentence
    because: tuple[RichSentence, ...] = ()
    facts: dict[str, bool | int | str] = {}
    code: str = ""


class DeskBest(Struct, frozen=True):
    """The best moves."""

    moves: tuple[DeskReply, ...]


class DeskScene(Struct, frozen=True):
    """The position as a scene on which pieces can be laid."""

    scene: Scene[RichSentence]


class DeskVerdict(Struct, frozen=True):
    """The verdict on what was laid on the scene."""

    verdict: MoveVerdict[RichSentence]


# the server


class ShareStatus(Struct, frozen=True):
    """Whether this server can be reached from the network."""

    on: bool
    allowed: bool
    """Whether the client may change it: only the owner may."""
    links: tuple[str, ...] = ()
    qr: str = ""


class ShareRequest(Struct, frozen=True):
    """A request to open or close the listener for the network."""

    on: bool


class OwnerRequest(Struct, frozen=True):
    """The owner's token, from the link in the terminal."""

    token: str


class OwnerReply(Struct, frozen=True):
    """Whether the client is the owner now."""

    owner: bool


class Problem(Struct, frozen=True):
    """The shape of every refusal over HTTP."""

    code: str
    sentence: RichSentence
    about: str = ""
    """What it is about: an option's key, or `seat2`; empty: the whole request."""
    faults: tuple[ProblemReason, ...] = ()
    """Every reason by itself, where there are several; the sentence has them all."""


class ProblemReason(Struct, frozen=True):
    """One of several reasons of a refusal."""

    code: str
    sentence: RichSentence
    about: str = ""


# other numeral systems


class NumeralTable(Struct, frozen=True):
    """The numbers from 1 on in one numeral system."""

    system: str
    texts: tuple[str, ...]
    sums: tuple[str, ...]
    """The sum that each numeral writes: `9 × 20 + 18`."""


class NumeralTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A composed numeral, judged strictly."""

    system: str
    number: int
    given: str
