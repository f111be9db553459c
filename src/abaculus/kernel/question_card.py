"""A question as people meet it: its card, the keys it needs, and its verdict."""

from __future__ import annotations

from msgspec import Struct


class CardText(Struct, frozen=True):
    """A text with mathematics, in forms for reading, typesetting and speech."""

    text: str
    html: str
    spoken: str


class CardLine(Struct, frozen=True):
    """A line of the worked solution."""

    say: CardText | None
    m: CardText | None


class CardFigure(Struct, frozen=True):
    """A figure as a drawing and in words."""

    svg: str
    alt: str


class AnswerBox(Struct, frozen=True):
    """One field of an answer with several fields."""

    name: str
    keypad: str


class NumeralTile(Struct, frozen=True):
    """A tile of another system of numerals."""

    typed: str
    """The text it adds to the answer."""
    glyph: str
    name: str
    """Its name when read aloud."""


class QuestionCard(Struct, frozen=True):
    """A question as the person answering sees it: nothing in it gives the answer away."""

    topic: str
    title: str
    """The topic, such as “Multiplying fractions”."""
    level: int | None
    grade: str | None
    category: str | None
    prompt: CardText
    figure: CardFigure | None
    keypad: str
    keys: tuple[str, ...]
    """The signs besides digits that this kind of answer may need."""
    tiles: tuple[NumeralTile, ...]
    """Used instead of digits if the keypad is `tiles:…`."""
    choices: tuple[CardText, ...]
    """The choices; the answer is a choice's number, from 0."""
    boxes: tuple[AnswerBox, ...]
    """Empty: one field without a name."""
    unit: str
    """Shown after the field if the unit need not be typed."""
    secs: int
    credit: str
    """The author, for a question from a pack; otherwise empty."""
    places: int = 0
    """The number of places in a numeral of tiles, if it may have more than two."""


class AnswerPreview(Struct, frozen=True):
    """How a text is read while it is typed; it says nothing about right or wrong."""

    code: str
    """`read`, or why it cannot be read: `empty`, `syntax` …"""
    shown: CardText | None
    sentence: str
    """Empty, or what to change."""


class AnswerVerdict(Struct, frozen=True):
    """The verdict on an answer."""

    outcome: str
    """`right`, `wrong` or `malformed`; the last does not count as an answer."""
    code: str
    sentence: str
    """The kind of mistake, or that it is right."""
    shown: CardText | None
    mis: str
    """The misconception, if it is a known one."""


class Solution(Struct, frozen=True):
    """The answer and how to find it."""

    answer: CardText
    steps: tuple[CardLine, ...]
