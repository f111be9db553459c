"""Where questions come from: our presets, or the items of a pack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Protocol

from abaculus.maths.answers.verdicts import MalformedError
from abaculus.questions.delivery.keys import SAMPLES, KeypadNeeds, keypad_needs, place_keypad_needs
from abaculus.questions.dice import SQUARES, throws
from abaculus.questions.drafts import DiceQuestion, MessageRef
from abaculus.questions.engine import UnsoundError, bind, make
from abaculus.questions.ids import PACK
from abaculus.questions.packs.answer_templates import AnswerError
from abaculus.questions.packs.instantiate import ask
from abaculus.questions.packs.model import Pack, PackItem
from abaculus.questions.packs.variables import NoValuesError
from abaculus.questions.picker import tries
from abaculus.questions.question import Question
from abaculus.questions.renderer import text
from abaculus.questions.rng import Rng
from abaculus.questions.selection import Place, versioned_name
from abaculus.questions.syllabus import syllabus

_AGAIN = 9
"""The variants of an item that are tried before another item is."""


class DeliverySource(Protocol):
    """A source of similar questions."""

    @property
    def tag(self) -> str:
        """Its part of a sealed id."""
        ...

    @property
    def place(self) -> str:
        """Its name on a card."""
        ...

    @property
    def family(self) -> str:
        """The family, which does not come twice in a row."""
        ...

    @property
    def tries(self) -> int:
        """How many questions are drawn to find a new one."""
        ...

    def title(self, locale: str) -> str:
        """The title of what is practised."""
        ...

    def kin(self) -> KeypadNeeds:
        """The keypad needs of its answers."""
        ...

    def made(self, seed: str, dice: str) -> Question:
        """The question of a seed; raises `UnsoundError`."""
        ...


class PlaceSource:
    """A preset of ours."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self.tag = versioned_name(place)
        self.place = place.name
        self.family = place.gen
        self.tries = tries(place.preset.finite)

    def title(self, locale: str) -> str:
        """The topic of its row, or the title of its generator."""
        return preset_title(self._place, locale)

    def kin(self) -> KeypadNeeds:
        """The keypad needs of the preset's answers."""
        return place_keypad_needs(self.place)

    def thrown(self, seed: str, rolls: Sequence[int], square: int) -> Question:
        """The question of a template with these dice, in its order."""
        gen, preset = self._place.gen, self._place.preset.name
        made = make(gen, preset, seed)
        names = [name for name, _ in throws(made)] if isinstance(made, DiceQuestion) else []
        return bind(gen, preset, seed, dict(zip(names, rolls, strict=True)), square)

    def made(self, seed: str, dice: str) -> Question:
        """The question; dice are rolled if it needs them."""
        gen, preset = self._place.gen, self._place.preset.name
        made = make(gen, preset, seed)
        if not isinstance(made, DiceQuestion):
            return made
        rng = Rng(dice)
        rolls = {name: rng.pick(sides) for name, sides in throws(made)}
        return bind(gen, preset, seed, rolls, rng.pick(SQUARES))


class ItemSource:
    """An item of a pack."""

    def __init__(self, name: str, pack: Pack, item: PackItem) -> None:
        self._name, self._pack, self._item = name, pack, item
        self.tag = f"{PACK}{name}/{item.id}"
        self.place = item.id
        self.family = item.id
        self.tries = _AGAIN if item.vars else 1

    def title(self, locale: str) -> str:
        """The title of the pack."""
        return self._pack.pack.title

    def kin(self) -> KeypadNeeds:
        """The keypad needs of the pack's answers."""
        return _pack_keypad_needs(self._name, self._pack)

    def made(self, seed: str, dice: str) -> Question:
        """The question; raises `UnsoundError` for values that no trial of the pack has met."""
        return _ask_item(self._pack, self._item, seed)


_KEYPAD_NEEDS: dict[str, KeypadNeeds] = {}
_MOST_KEPT = 200


def _pack_keypad_needs(name: str, pack: Pack) -> KeypadNeeds:
    known = _KEYPAD_NEEDS.get(name)
    if known is None:
        if len(_KEYPAD_NEEDS) >= _MOST_KEPT:
            _KEYPAD_NEEDS.clear()
        step = max(1, len(pack.items) // SAMPLES)
        known = _KEYPAD_NEEDS[name] = keypad_needs(_sample_items(pack, step))
    return known


def _sample_items(pack: Pack, step: int) -> Iterator[Question]:
    for item in pack.items[::step]:
        with suppress(UnsoundError):
            yield _ask_item(pack, item, "00000000")


def _ask_item(pack: Pack, item: PackItem, seed: str) -> Question:
    try:
        return ask(pack, item, seed)
    except (AnswerError, MalformedError, NoValuesError) as fault:
        raise UnsoundError(f"{pack.pack.id}/{item.id}#{seed}: {fault}") from fault


def preset_title(place: Place, locale: str = "en") -> str:
    """What a preset practises: the topic of its row, or the title of its generator."""
    row = syllabus().get(place.preset.name) if place.preset.is_row else None
    return text(locale).sentence(MessageRef(f"titles.{place.gen}")) if row is None else row.topic


def topic_title(topic: str, locale: str = "en") -> str:
    """The title of a topic."""
    return text(locale).sentence(MessageRef(f"titles.topic.{topic}"))
