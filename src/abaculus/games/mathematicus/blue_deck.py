"""The blue cards as data: ours, or a file with other templates and cards of your own (2.7, D65)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from abaculus.kernel.data_files import decode_data
from abaculus.kernel.messages import Refusal, RefusedError

Die: TypeAlias = Literal["d4", "d12", "d20", "binary"]

SIDES: Final[dict[Die, int]] = {"d4": 4, "d12": 12, "d20": 20, "binary": 2}
SQUARES: Final = (4, 5, 6, 10, 11, 15, 19, 20, 25, 29, 30, 34)
"""The blue squares of the usual board, whose numbers are N."""
SLIDE_RULE: Final = "S"
_FILE: Final = Path(__file__).parent / "data" / "blue.json"
_LONGEST: Final = 100_000
_SECONDS: Final = (15, 30, 45, 60, 90)
_MOST_DICE: Final = 4
_MOST_CARDS: Final = 40
_NAMES: Final = "abcd"
"""The dice of a card of your own in its texts, in order; `n` is the number of the square."""


class BlueType(Struct, frozen=True, forbid_unknown_fields=True):
    """A type of blue card."""

    seconds: int
    cards: dict[str, tuple[Die, ...]]
    """The dice of each template, in the order in which they are rolled."""
    system: str = ""
    """The numerals in which results are composed; empty: plain numbers."""


class OwnCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of your own: its dice, what it asks, and the calculation of its answer."""

    dice: tuple[Die, ...]
    prompt: str
    answer: str


class OwnType(Struct, frozen=True, forbid_unknown_fields=True):
    """A type as a file of your own gives it; its numerals are always ours."""

    cards: dict[str, tuple[Die, ...] | OwnCard]
    seconds: int | None = None


class BlueDeck(Struct, frozen=True):
    """The types of a game with their templates."""

    types: dict[str, BlueType]
    pack: str = ""
    """The cards of your own as a question pack; empty: none."""

    def dice(self, card: str) -> tuple[Die, ...]:
        """The dice of a template; none if there is no such template."""
        return next((one.cards[card] for one in self.types.values() if card in one.cards), ())


TYPES: Final = msgspec.json.decode(_FILE.read_bytes(), type=dict[str, BlueType])
"""Our types by their letters."""
OURS: Final = {card: dice for kind in TYPES.values() for card, dice in kind.cards.items()}
"""The dice of our templates."""


@lru_cache(maxsize=16)
def blue_deck(source: str = "") -> BlueDeck:
    """The blue cards from that text, or ours if it is empty; raises `RefusedError`."""
    if not source:
        return BlueDeck(TYPES)
    given = decode_data(source, dict[str, OwnType], _LONGEST, _refuse)
    complaint = _fault(given)
    if complaint:
        raise _refuse(complaint)
    types = {
        kind: BlueType(
            given[kind].seconds or ours.seconds,
            {name: _dice_of(card) for name, card in given[kind].cards.items()},
            ours.system,
        )
        if kind in given
        else ours
        for kind, ours in TYPES.items()
    }
    return BlueDeck(types, _make_pack(types, given))


def _refuse(reason: str) -> RefusedError:
    return RefusedError(Refusal("bad-blue", {"reason": reason}))


def _dice_of(card: tuple[Die, ...] | OwnCard) -> tuple[Die, ...]:
    return card.dice if isinstance(card, OwnCard) else card


def _fault(given: dict[str, OwnType]) -> str:
    names = [name for kind in given.values() for name in kind.cards]
    strange = [kind for kind in given if kind not in TYPES]
    if not given or strange:
        return f"its types are letters of {''.join(TYPES)}"
    if len(set(names)) < len(names) or len(names) > _MOST_CARDS:
        return f"it needs different names for at most {_MOST_CARDS} cards"
    for kind, made in given.items():
        if not made.cards:
            return f"type {kind} has no card"
        if made.seconds is not None and made.seconds not in _SECONDS:
            return f"the seconds are one of {', '.join(map(str, _SECONDS))}"
        for name, card in made.cards.items():
            complaint = _card_fault(kind, name, card)
            if complaint:
                return complaint
    return ""


def _card_fault(kind: str, name: str, card: tuple[Die, ...] | OwnCard) -> str:
    if not isinstance(card, OwnCard):
        is_ours = TYPES[kind].cards.get(name) == card
        return "" if is_ours else f"{name} is not one of our cards of type {kind} with its dice"
    if name in OURS or not (name.isascii() and name.isalnum() and len(name) <= 20):
        return f"“{name[:20]}” is not a name for a card: take letters and digits, and none of ours"
    return "" if 1 <= len(card.dice) <= _MOST_DICE else f"{name} needs 1 to {_MOST_DICE} dice"


def _make_pack(types: dict[str, BlueType], given: dict[str, OwnType]) -> str:
    """The cards of your own as a pack, which checks what they ask with every roll."""
    items = [
        _make_item(name, card, kind, types[kind])
        for kind, made in given.items()
        for name, card in made.cards.items()
        if isinstance(card, OwnCard)
    ]
    if not items:
        return ""
    from abaculus.questions.packs.canonical import encode_canonical
    from abaculus.questions.packs.validate import check_text

    pack = {"pack": {"id": "own.blue", "title": "Blue cards"}, "items": items}
    report = check_text("blue.json", msgspec.json.encode(pack))
    if report.pack is None:
        first = report.errors[0]
        raise _refuse(f"{first.field}: {first.sentence}")
    return encode_canonical(report.pack).decode()


def _make_item(name: str, card: OwnCard, kind: str, made: BlueType) -> dict[str, Any]:
    answer: dict[str, Any] = {"kind": "number", "value": card.answer}
    if made.system:
        answer = {"kind": "numeral", "system": made.system, "value": card.answer}
    elif kind == SLIDE_RULE:
        answer["tol"] = {"rel": "1/20"}
    ranges = {
        letter: "0..1" if die == "binary" else f"1..{SIDES[die]}"
        for letter, die in zip(_NAMES, card.dice, strict=False)
    }
    values = {**ranges, "n": "|".join(map(str, SQUARES))}
    return {"id": name, "prompt": card.prompt, "answer": answer, "vars": values}
