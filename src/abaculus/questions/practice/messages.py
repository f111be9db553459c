"""What goes between a learner and the one who deals and judges: the same in web and terminal."""

from __future__ import annotations

import msgspec

from abaculus.kernel.question_card import CardText, QuestionCard


class PracticeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class PracticeCard(QuestionCard, frozen=True, kw_only=True):
    """A question that is practised."""

    handle: str
    """Stands for the question; its seed cannot be told from it."""
    place: str
    """`frac.mul/L3`, or the item of a pack."""
    hints: int
    """How many rungs of help there are."""


class TypedAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner typed, so far or in the end."""

    handle: str
    given: str
    """The text; of several boxes joined by `;`; a choice as its number from 0."""
    locale: str = "en"


class HintRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """More about a question: a rung of help, or with 0 all of it."""

    handle: str
    rung: int = 0
    locale: str = "en"


class Hint(msgspec.Struct, frozen=True):
    """A rung of help."""

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
