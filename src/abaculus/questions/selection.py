"""The presets that fit a request: a level, a grade and category, topics, templates."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from abaculus.questions.engine import UnknownPresetError, find_preset, generator, generators
from abaculus.questions.generator import Generator
from abaculus.questions.presets import Preset


class Place(msgspec.Struct, frozen=True):
    """A preset with its generator."""

    gen: str
    topic: str
    preset: Preset

    @property
    def name(self) -> str:
        """`frac.mul/L3`."""
        return f"{self.gen}/{self.preset.name}"


class PresetFilter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A filter for questions; fields left out do not matter."""

    level: int | None = None
    grade: str | None = None
    category: str | None = None
    row: str | None = None
    topics: tuple[str, ...] = ()
    generators: tuple[str, ...] = ()
    rows_only: bool = False
    """Only rows of the syllabus, as a game by grades draws them; otherwise practice too."""
    blue: bool = False
    most_load: int = 3

    def fits(self, place: Place) -> bool:
        """Whether a preset fits."""
        preset = place.preset
        pairs = (
            (self.level, preset.level),
            (self.grade, preset.grade),
            (self.category, preset.category),
            (self.row, preset.name),
        )
        return (
            all(expected is None or expected == have for expected, have in pairs)
            and (not self.topics or place.topic in self.topics)
            and (not self.generators or place.gen in self.generators)
            and (preset.is_row or not self.rows_only)
            and preset.is_blue == self.blue
            and preset.load <= self.most_load
        )


@cache
def places() -> tuple[Place, ...]:
    """All presets."""
    return tuple(_places())


def _places() -> Iterator[Place]:
    for found in generators():
        yield from presets(found)


def presets(found: Generator) -> Iterator[Place]:
    """All presets of a generator."""
    for preset in found.presets.values():
        yield Place(found.id, found.topic, preset)


@cache
def matching_places(preset_filter: PresetFilter) -> tuple[Place, ...]:
    """The presets that fit a filter."""
    return tuple(place for place in places() if preset_filter.fits(place))


@cache
def templates() -> dict[str, Place]:
    """The blue cards by name."""
    return {place.preset.name: place for place in matching_places(PresetFilter(blue=True))}


def find_place(name: str) -> Place:
    """The preset of `frac.mul/L3` or `frac.mul@1/L3`; loads one generator only.

    Raises `UnknownPresetError`, also for another version.
    """
    gen, _, preset = name.partition("/")
    gen, _, version = gen.partition("@")
    found = generator(gen)
    if version and version != str(found.version):
        raise UnknownPresetError(f"{gen} is no longer made as in version {version}")
    return Place(found.id, found.topic, find_preset(found, preset))


def versioned_name(place: Place) -> str:
    """The name of a preset with the version that its questions depend on."""
    return f"{place.gen}@{generator(place.gen).version}/{place.preset.name}"
