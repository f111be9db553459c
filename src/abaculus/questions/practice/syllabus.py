"""What can be practised, under names that a learner understands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Protocol

from abaculus.questions.delivery.sources import preset_title, topic_title
from abaculus.questions.engine import generator, names
from abaculus.questions.learning.scale import difficulty, is_fact
from abaculus.questions.packs.model import Pack
from abaculus.questions.practice.messages import PlaceCard, PracticeRequest, Syllabus, TopicCard
from abaculus.questions.selection import Place, places, presets


def find_places(request: PracticeRequest) -> tuple[Place, ...]:
    """The presets that fit; those with dice only if asked for by name."""
    topics, chosen = set(request.topics), set(request.places)
    asked = (("level", request.level), ("grade", request.grade), ("category", request.category))
    return tuple(
        place
        for place in _candidate_places(topics, chosen)
        if (not topics or place.topic in topics)
        and (not chosen or place.name in chosen)
        and all(value is None or getattr(place.preset, part) == value for part, value in asked)
        and (not place.preset.is_blue or place.topic in topics or place.name in chosen)
    )


def _candidate_places(topics: set[str], chosen: set[str]) -> Iterator[Place]:
    """The presets to search; generators that cannot fit are not even loaded."""
    if not topics and not chosen:
        yield from places()
        return
    generators = {name.partition("/")[0] for name in chosen}
    for name in names():
        if (not topics or name.partition(".")[0] in topics) and (not chosen or name in generators):
            yield from presets(generator(name))


@cache
def build_syllabus(locale: str = "en") -> Syllabus:
    """Everything that can be practised."""
    topics = sorted({place.topic for place in places()}, key=lambda one: topic_title(one, locale))
    return Syllabus(
        tuple(TopicCard(topic, topic_title(topic, locale)) for topic in topics),
        tuple(_card(place, locale) for place in places()),
    )


def _card(place: Place, locale: str) -> PlaceCard:
    preset = place.preset
    return PlaceCard(
        name=place.name,
        topic=place.topic,
        title=preset_title(place, locale),
        level=preset.level,
        grade=preset.grade,
        category=preset.category,
        secs=preset.secs,
        difficulty=difficulty(place),
        is_fact=is_fact(place),
    )


class PackLibrary(Protocol):
    """Checked packs by the SHA-256 of their canonical text."""

    def get(self, pack: str) -> Pack | None:
        """A pack that is still there."""
        ...

    def keep(self, pack: Pack) -> str:
        """Keep a checked pack; returns its id."""
        ...
