"""What goes between a learner and the one who deals and judges: the same in web and terminal."""

from __future__ import annotations

import msgspec

from abaculus.questions.shown import Line, Shown


class PracticeWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to practise; what is left out does not matter."""

    level: int | None = None
    grade: str | None = None
    category: str | None = None
    topics: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    """Only these presets, by names such as `frac.mul/L3`."""
    pack: str = ""
    """The id of a pack that was handed in, instead of our own questions."""
    like: str = ""
    """The handle of a question: another of its kind."""
    seen: tuple[str, ...] = ()
    """Handles of what was asked lately, which is not asked again while there is anything else."""
    choose: bool = False
    """Offer answers to choose from, whatever the kind."""
    locale: str = "en"


class PracticePicture(msgspec.Struct, frozen=True):
    """A figure as it is drawn, and in words."""

    svg: str
    alt: str


class PracticeBox(msgspec.Struct, frozen=True):
    """One field of an answer that has several."""

    name: str
    keypad: str


class Tile(msgspec.Struct, frozen=True):
    """A tile of another system of numerals."""

    typed: str
    """What it adds to the answer."""
    glyph: str
    name: str
    """What it is called aloud."""


class PracticeCard(msgspec.Struct, frozen=True):
    """A question as the learner sees it: nothing in it gives the answer away."""

    handle: str
    """Stands for the question; its seed cannot be told from it."""
    place: str
    """`frac.mul/L3`, or the item of a pack."""
    topic: str
    title: str
    """What is practised: “Multiplying fractions”."""
    level: int | None
    grade: str | None
    category: str | None
    prompt: Shown
    figure: PracticePicture | None
    keypad: str
    keys: tuple[str, ...]
    """The signs besides digits that an answer of this kind may need."""
    tiles: tuple[Tile, ...]
    """Instead of digits, where the keypad is `tiles:…`."""
    choices: tuple[Shown, ...]
    boxes: tuple[PracticeBox, ...]
    """Empty: one field without a name."""
    unit: str
    """Stands behind the field where the unit need not be typed."""
    secs: int
    hints: int
    """How many rungs of help there are."""
    credit: str
    """Who wrote it, for an item of a pack; otherwise empty."""


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner typed, so far or in the end."""

    handle: str
    given: str
    """The text; of several boxes joined by `;`; a choice as its number from 0."""
    locale: str = "en"


class Reading(msgspec.Struct, frozen=True):
    """How a text was read, told while it is typed; it says nothing about right or wrong."""

    code: str
    """`read`, or why it cannot be: `empty`, `syntax` …"""
    shown: Shown | None
    sentence: str
    """Empty, or what to change."""


class Judged(msgspec.Struct, frozen=True):
    """The verdict on an answer."""

    outcome: str
    """`right`, `wrong` or `malformed`; the last is no answer, nothing is lost."""
    code: str
    sentence: str
    """What kind of mistake it was, or that it is right."""
    shown: Shown | None
    mis: str
    """The misconception, where it is a known one."""


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """More about a question: a rung of help, or with 0 all of it."""

    handle: str
    rung: int = 0
    locale: str = "en"


class Hint(msgspec.Struct, frozen=True):
    """A rung of help."""

    rung: int
    shown: Shown


class Solution(msgspec.Struct, frozen=True):
    """The answer and how to get there."""

    answer: Shown
    steps: tuple[Line, ...]


class PlaceCard(msgspec.Struct, frozen=True):
    """A preset that can be practised."""

    name: str
    topic: str
    title: str
    level: int | None
    grade: str | None
    category: str | None
    secs: int
    difficulty: float
    """Where it stands on the scale of abilities before anybody has answered."""
    is_fact: bool
    """Whether it is a fact to know by heart: tables, squares, doubles."""


class TopicCard(msgspec.Struct, frozen=True):
    """A topic."""

    id: str
    title: str


class Syllabus(msgspec.Struct, frozen=True):
    """Everything that can be practised."""

    topics: tuple[TopicCard, ...]
    places: tuple[PlaceCard, ...]
