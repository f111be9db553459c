"""The messages between the author of a pack and the server."""

from __future__ import annotations

from msgspec import Struct

from abaculus.kernel.question_card import CardLine, CardText
from abaculus.questions.packs.model import PackFinding
from abaculus.questions.practice.messages import PracticeCard
from abaculus.questions.views import WrongAnswer


class PackText(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as it is in the editor."""

    text: str
    name: str = "pack.yaml"
    """The file name; its ending gives the format."""
    skip_bad: bool = False
    """Leave out items with errors."""


class PackItemRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """One item of a pack: by id, by place such as `#3`, or by a line of the file."""

    text: str
    name: str = "pack.yaml"
    item: str = ""
    line: int = 0
    variant: int = 0
    """A number that selects the values of the variables."""


class PackTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A sample answer to an item, to see its verdict."""

    ask: PackItemRequest
    given: str


class PackExportRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to export a pack for another program."""

    pack: PackText
    to: str
    """`yaml`, `json`, `csv`, `gift` or `moodle`."""


class PackCheck(Struct, frozen=True):
    """Every error in a pack, and how much of it is usable."""

    sound: bool
    title: str
    items: int
    """How many items are usable, without those left out."""
    findings: tuple[PackFinding, ...]
    left_out: tuple[str, ...]
    """The items to leave out so that the others are usable; empty: all or nothing."""
    shareable: bool
    """Whether the licence allows sharing."""


class PackCard(Struct, frozen=True):
    """An item as the learner sees it, and what only its author may see."""

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
    """An item in preview."""

    item: str
    """The item's id; empty: there is no item."""
    number: int
    """The item's place in the pack, from 1."""
    count: int
    line: int
    variants: int
    """How many combinations of values there are, before conditions are checked."""
    shown: PackCard | None
    """None: it cannot be asked as it is."""
    findings: tuple[PackFinding, ...]
    """Why it cannot be asked, or other problems."""
    about: PackAbout | None = None
    """Who wrote the pack, as far as it can be read."""


class PackEntry(Struct, frozen=True):
    """What became of one question."""

    line: int
    """The line or row in the file; 0: the whole file."""
    what: str
    sentence: str


class PackImportReply(Struct, frozen=True):
    """The result of importing a file."""

    format: str
    """The format; empty if it was not recognised."""
    name: str
    text: str
    """The pack as text for the editor; empty if nothing could be used."""
    taken: int
    changed: tuple[PackEntry, ...]
    refused: tuple[PackEntry, ...]


class PackExportReply(Struct, frozen=True):
    """A file for another program, and what changed on the way."""

    name: str
    text: str
    changed: tuple[PackEntry, ...]
    refused: tuple[PackEntry, ...]


class PackKeepReply(Struct, frozen=True):
    """A kept pack, ready for practice."""

    id: str
    title: str
    items: int
    left_out: tuple[str, ...]
    shareable: bool
    """Whether others may practise it, or only this machine."""
    links: tuple[str, ...]
    """Links to practise it, best one first."""
    qr: str
    """The first link as SVG; empty if it works on this machine only."""
