"""The Chance deck, as data checked when it is read (2.5)."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from abaculus.kernel.data_files import decode_data
from abaculus.kernel.messages import Refusal, RefusedError

STANDARD: Final = "standard"
MOST: Final = 99

Effect: TypeAlias = Literal[
    "take",
    "to-figure",
    "to-square",
    "free-roll",
    "question",
    "behind",
    "duel",
    "swap",
    "lose-challenge",
    "skip",
    "return-roll",
    "return-doubles",
    "give",
    "put-back",
    "roll-back",
    "return-medal",
    "return-figure",
    "no-skip",
    "refuse",
    "second",
    "name-score",
    "clockwise",
    "easier",
    "shield",
    "calculator",
    "other-question",
    "buy-figure",
]
KEPT: Final = frozenset(
    (
        "no-skip",
        "refuse",
        "second",
        "name-score",
        "clockwise",
        "easier",
        "shield",
        "calculator",
        "other-question",
        "buy-figure",
    )
)
"""The effects of cards kept until used; all others act at once."""

_FILE: Final = Path(__file__).parent.parent / "data" / "chance.json"
_LONGEST: Final = 100_000
_ID: Final = re.compile("C[0-9]{2}")
_VALUES: Final = {
    "take": ("4", "12", "c", "x", "m"),
    "free-roll": ("4", "12"),
    "to-square": tuple(map(str, range(35))),
    "put-back": tuple(map(str, range(35))),
}


class ChanceCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A Chance card."""

    id: str
    heading: str
    """The message id of the person it is dedicated to."""
    effect: Effect
    value: str = ""
    """The token, die or square it concerns."""


class ChanceDeck(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All Chance cards."""

    cards: tuple[ChanceCard, ...]

    @cached_property
    def named(self) -> dict[str, ChanceCard]:
        """The cards by id."""
        return {card.id: card for card in self.cards}


@lru_cache(maxsize=8)
def deck(source: str) -> ChanceDeck:
    """The deck with that name or from that text; raises `RefusedError`."""
    text = _FILE.read_text("utf-8") if source == STANDARD else source
    made = decode_data(text, ChanceDeck, _LONGEST, _refusal)
    complaint = _fault(made)
    if complaint:
        raise _refusal(complaint)
    return made


def _refusal(reason: str) -> RefusedError:
    return RefusedError(Refusal("bad-chance", {"reason": reason}))


def _fault(made: ChanceDeck) -> str:
    if len(made.cards) > MOST or len(made.named) < len(made.cards):
        return f"a deck has at most {MOST} cards, each with its own id"
    for card in made.cards:
        if not _ID.fullmatch(card.id):
            return "a card is called C00 to C99"
        if card.value not in _VALUES.get(card.effect, ("",)):
            return f"{card.id} cannot do this with {card.value or 'nothing'}"
    return ""


def cards_in_play(source: str, elements: Collection[str]) -> tuple[str, ...]:
    """The cards that a seat in this game could use; the others stay in the box (D17)."""
    can_duel = sum("c" in one for one in elements) > 1
    can_double = any("x" in one for one in elements)
    return tuple(
        card.id
        for card in deck(source).cards
        if (can_duel or not _is_for_duels(card)) and (can_double or not _is_for_doubles(card))
    )


def _is_for_duels(card: ChanceCard) -> bool:
    return card.effect in ("duel", "refuse") or (card.effect == "take" and card.value == "c")


def _is_for_doubles(card: ChanceCard) -> bool:
    return card.effect == "return-doubles" or (card.effect == "take" and card.value == "x")
