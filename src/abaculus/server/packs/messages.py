"""What goes between the author of a pack and the server."""

from __future__ import annotations

from msgspec import Struct

from abaculus.kernel.question_card import CardLine, CardText
from abaculus.questions.packs.model import PackFinding
from abaculus.questions.practice.messages import PracticeCard
from abaculus.questions.views import WrongAnswer


class PackText(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as it stands in the editor."""

    text: str
    name: str = "pack.yaml"
    """Its ending tells the format."""
    skip_bad: bool = False
    """Leave out items with errors."""


class PackItemRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """One item of a pack, by its id, by its place as `#3`, or by a line of the file."""

    text: str
    name: str = "pack.yaml"
    item: str = ""
    line: int = 0
    variant: int = 0
    """Other values of its variables for each number."""


class PackTry(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer typed to an item, to see what it is told."""

    ask: PackItemRequest
    given: str


class PackExportRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack to be written for another program."""

    pack: PackText
    to: str
    """`yaml`, `json`, `csv`, `gift` or `moodle`."""


class PackCheck(Struct, frozen=True):
    """Everything that is wrong with a pack, and what of it can be used."""

    sound: bool
    title: str
    items: int
    """How many can be used; without those that are left out."""
    findings: tuple[PackFinding, ...]
    left_out: tuple[str, ...]
    """The items that have to be left out for the others to be used; empty: it is all or nothing."""
    shareable: bool
    """Whether its licence lets it leave this machine."""


class PackCard(Struct, frozen=True):
    """An item as the learner sees it, and what only its author may know."""

    card: PracticeCard
    answer: CardText
    steps: tuple[CardLine, ...]
    wrong: tuple[WrongAnswer, ...]


class PackAbout(Struct, frozen=True):
    """Who wrote a pack, for whom, and who may use it."""

    id: str
    title: str
    version: str
    lang: str
    licence: str
    authors: tuple[str, ...]
    source: str


class PackPreview(Struct, frozen=True):
    """What an item looks like."""

    item: str
    """Its id; empty where there is no item."""
    number: int
    """Its place in the pack, from 1."""
    count: int
    line: int
    variants: int
    """How many there are before their condition is asked."""
    shown: PackCard | None
    """None where it cannot be asked as it stands."""
    findings: tuple[PackFinding, ...]
    """Why not, or what is wrong with it otherwise."""
    about: PackAbout | None = None
    """Who wrote the pack, as far as it can be read."""


class PackEntry(Struct, frozen=True):
    """What happened to one question."""

    line: int
    """Its line or row in the file; 0 is the file as a whole."""
    what: str
    sentence: str


class PackImportReply(Struct, frozen=True):
    """What became of a file that was brought in."""

    format: str
    """Empty where it could not be told."""
    name: str
    text: str
    """For the editor; empty where nothing could be taken."""
    taken: int
    changed: tuple[PackEntry, ...]
    refused: tuple[PackEntry, ...]


class PackExportReply(Struct, frozen=True):
    """A file for another program, and what in it is not as it was."""

    name: str
    text: str
    changed: tuple[PackEntry, ...]
    refused: tuple[PackEntry, ...]


class PackKeepReply(Struct, frozen=True):
    """A pack that can be practised now."""

    id: str
    title: str
    items: int
    left_out: tuple[str, ...]
    shareable: bool
    """Whether others may practise it, or this machine alone."""
    links: tuple[str, ...]
    """Where it is practised, the best one first."""
    qr: str
    """The first link as SVG; empty where nobody else can follow it."""
