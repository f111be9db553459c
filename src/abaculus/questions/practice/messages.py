"""Messages between a learner and the practice desk, the same in web and terminal."""

from __future__ import annotations

import msgspec

from abaculus.kernel.question_card import CardText, QuestionCard


class PracticeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a question to practise; fields left out do not matter."""

    level: int | None = None
    grade: str | None = None
    category: str | None = None
    topics: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    """Only these presets, by names such as `frac.mul/L3`."""
    pack: str = ""
    """The id of an uploaded pack, in place of our questions."""
    like: str = ""
    """The sealed id of a question, to get another of its kind."""
    seen: tuple[str, ...] = ()
    """Sealed ids of recent questions, which are not repeated if there are others."""
    choose: bool = False
    """Whether to offer options to choose from, whatever the kind."""
    locale: str = "en"


class PracticeCard(QuestionCard, frozen=True, kw_only=True):
    """A question that is practised."""

    handle: str
    """Identifies the question without revealing its seed."""
    place: str
    """`frac.mul/L3`, or the item of a pack."""
    hints: int
    """The number of hints."""


class TypedAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner typed, partial or final."""

    handle: str
    given: str
    """The text; several boxes joined by `;`; a choice as its index from 0."""
    locale: str = "en"


class HintRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a hint, or with 0 for the solution."""

    handle: str
    rung: int = 0
    locale: str = "en"


class Hint(msgspec.Struct, frozen=True):
    """One hint."""

    rung: int
    shown: CardText


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
    """Its place on the scale of abilities before anyone has answered."""
    is_fact: bool
    """Whether it should be known by heart: tables, squares, doubles."""


class TopicCard(msgspec.Struct, frozen=True):
    """A topic."""

    id: str
    title: str


class Syllabus(msgspec.Struct, frozen=True):
    """Everything that can be practised."""

    topics: tuple[TopicCard, ...]
    places: tuple[PlaceCard, ...]
