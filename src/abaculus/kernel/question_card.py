"""A question as people meet it: on a card, with the keys it needs, and with its verdict."""

from __future__ import annotations

from msgspec import Struct


class CardText(Struct, frozen=True):
    """Words and mathematics for the eye, the screen and the ear."""

    text: str
    html: str
    spoken: str


class CardLine(Struct, frozen=True):
    """A line of the worked solution."""

    say: CardText | None
    m: CardText | None


class CardFigure(Struct, frozen=True):
    """A figure as it is drawn, and in words."""

    svg: str
    alt: str


class AnswerBox(Struct, frozen=True):
    """One field of an answer that has several."""

    name: str
    keypad: str


class NumeralTile(Struct, frozen=True):
    """A tile of another system of numerals."""

    typed: str
    """What it adds to the answer."""
    glyph: str
    name: str
    """What it is called aloud."""


class QuestionCard(Struct, frozen=True):
    """A question as the one who answers sees it: nothing in it gives the answer away."""

    topic: str
    title: str
    """What it is about: “Multiplying fractions”."""
    level: int | None
    grade: str | None
    category: str | None
    prompt: CardText
    figure: CardFigure | None
    keypad: str
    keys: tuple[str, ...]
    """The signs besides digits that an answer of this kind may need."""
    tiles: tuple[NumeralTile, ...]
    """Instead of digits, where the keypad is `tiles:…`."""
    choices: tuple[CardText, ...]
    """What is chosen from; its number from 0 is the answer."""
    boxes: tuple[AnswerBox, ...]
    """Empty: one field without a name."""
    unit: str
    """Stands behind the field where the unit need not be typed."""
    secs: int
    credit: str
    """Who wrote it, for an item of a pack; otherwise empty."""
    places: int = 0
    """How many places a numeral of tiles may have, where it may have more than two."""


class AnswerPreview(Struct, frozen=True):
    """How a text was read, told while it is typed; it says nothing about right or wrong."""

    code: str
    """`read`, or why it cannot be: `empty`, `syntax` …"""
    shown: CardText | None
    sentence: str
    """Empty, or what to change."""


class AnswerVerdict(Struct, frozen=True):
    """The verdict on an answer."""

    outcome: str
    """`right`, `wrong` or `malformed`; the last is no answer, nothing is lost."""
    code: str
    sentence: str
    """What kind of mistake it was, or that it is right."""
    shown: CardText | None
    mis: str
    """The misconception, where it is a known one."""


class Solution(Struct, frozen=True):
    """The answer and how to get there."""

    answer: CardText
    steps: tuple[CardLine, ...]
