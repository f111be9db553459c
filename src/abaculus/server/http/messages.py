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
from abaculus.catalogue.game_page import VariantCard as VariantCard
from abaculus.catalogue.game_page import Word as Word
from abaculus.catalogue.rules_page import RulesPage as RulesPage
from abaculus.catalogue.rules_page import RulesSection as RulesSection
from abaculus.catalogue.rules_page import RulesTry as RulesTry
from abaculus.i18n.rich import Rich
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import Seat
from abaculus.kernel.question_card import Judged as Judged
from abaculus.kernel.question_card import Reading as Reading
from abaculus.kernel.question_card import Solution as Solution
from abaculus.kernel.scenes import Advice, Asked, Entry, Scene, Standing, Verdict
from abaculus.questions.practice.messages import Ask as Ask
from abaculus.questions.practice.messages import Given as Given
from abaculus.questions.practice.messages import Hint as Hint
from abaculus.questions.practice.messages import PracticeCard as PracticeCard
from abaculus.questions.practice.messages import PracticeWanted as PracticeWanted
from abaculus.questions.practice.messages import Syllabus as Syllabus
from abaculus.server.packs.messages import PackAbout as PackAbout
from abaculus.server.packs.messages import PackAsk as PackAsk
from abaculus.server.packs.messages import PackCard as PackCard
from abaculus.server.packs.messages import PackChecked as PackChecked
from abaculus.server.packs.messages import PackEntry as PackEntry
from abaculus.server.packs.messages import PackExport as PackExport
from abaculus.server.packs.messages import PackExported as PackExported
from abaculus.server.packs.messages import PackImported as PackImported
from abaculus.server.packs.messages import PackKept as PackKept
from abaculus.server.packs.messages import PackPreview as PackPreview
from abaculus.server.packs.messages import PackText as PackText
from abaculus.server.packs.messages import PackTry as PackTry
from abaculus.server.ws.messages import TableInfo
from abaculus.tables.table import Wanted

# opening and joining


class NewTable(Struct, frozen=True):
    """A table to be opened."""

    family: str
    chairs: tuple[Wanted, ...]
    variant: str = ""
    options: dict[str, str | int | bool] = {}
    start: bool = False
    """Begin at once, if no chair waits for anybody."""


class SeatChoice(Struct, frozen=True):
    """What somebody thinks of choosing for one seat of a table."""

    own: dict[str, str]
    variant: str = ""
    options: dict[str, str | int | bool] = {}


class SeatChecked(Struct, frozen=True):
    """Whether it can be chosen."""

    refused: Rich | None = None
    """Why not."""


class Joining(Struct, frozen=True):
    """Somebody wants to sit down: with a code, or with the table's link."""

    code: str = ""
    table: str = ""
    name: str = ""


class Seated(Struct, frozen=True):
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


class StoryTurn(Struct, frozen=True):
    """A player's turn in a finished game."""

    number: int
    """In the record, of the event that decides it."""
    seat: Seat | None
    entries: tuple[Entry[Rich], ...]
    scores: tuple[int | None, ...]
    """After it."""


class Story(Struct, frozen=True):
    """A finished game, turn by turn."""

    table: TableInfo
    turns: tuple[StoryTurn, ...]
    seats: tuple[Standing[Rich], ...] = ()
    """As they stand in the end."""
    summary: tuple[tuple[Rich, ...], ...] = ()
    """What looking back tells of each seat; empty where nobody does."""
    practice: tuple[tuple[str, ...], ...] = ()
    """For each seat the kinds of questions to practise; empty where none are asked."""


class StoryMoment(Struct, frozen=True):
    """One turn looked at: the table after it, and the best there was."""

    turn: StoryTurn
    before: Scene[Rich]
    """As the one who moved saw it when it came to the deciding move, or to a turn of memory."""
    after: Scene[Rich]
    """As the turn left it; while all it showed was open, where memory is the game."""
    best: Advice[Rich] | None
    was_best: bool
    """Whether the move made was worth as much."""
    given: dict[str, str] = {}
    """What describes the table before it to the referee's desk; empty: nothing can."""
    asked: tuple[Asked[Rich], ...] = ()
    """The questions of the turn with what was answered, in their order."""


# the referee's desk


class DeskAsk(Struct, frozen=True):
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
    sentence: Rich
    because: tuple[Rich, ...] = ()
    facts: dict[str, bool | int | str] = {}
    code: str = ""


class DeskBest(Struct, frozen=True):
    """The best moves."""

    moves: tuple[DeskReply, ...]


class DeskShown(Struct, frozen=True):
    """The position as a picture on which pieces can be laid."""

    scene: Scene[Rich]


class DeskTried(Struct, frozen=True):
    """The verdict on what was laid on the picture."""

    verdict: Verdict[Rich]


# the room


class Share(Struct, frozen=True):
    """Whether this server can be reached from the network."""

    on: bool
    allowed: bool
    """Whether the asker may change it: only from this machine."""
    links: tuple[str, ...] = ()
    qr: str = ""


class ShareWanted(Struct, frozen=True):
    """Open the second listener, or close it."""

    on: bool


class Problem(Struct, frozen=True):
    """Every refusal over HTTP has this shape."""

    code: str
    sentence: Rich
    about: str = ""
    """What to look at: an option's key, or `seat2`; empty: the whole."""


# numerals of other systems


class NumeralsOf(Struct, frozen=True):
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
