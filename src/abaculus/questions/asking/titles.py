"""What presets and topics are called."""

from __future__ import annotations

from abaculus.questions.catalogue import Place
from abaculus.questions.drafts import Said
from abaculus.questions.rendering import text
from abaculus.questions.syllabus import syllabus


def title(place: Place, locale: str = "en") -> str:
    """What a preset practises: the topic of its row, or the title of its generator."""
    row = syllabus().get(place.preset.name) if place.preset.is_row else None
    return text(locale).said(Said(f"titles.{place.gen}")) if row is None else row.topic


def topic_title(topic: str, locale: str = "en") -> str:
    """What a topic is called."""
    return text(locale).said(Said(f"titles.topic.{topic}"))
