"""How a seat writes numbers: the decimal sign of its locale, and what its profile allows."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

LANGUAGES: Final = ("en", "it", "fr", "de", "cs", "es")
_POINT_LOCALES: Final = ("de-CH",)


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table accepts beyond the question, in five respects."""

    separators: Literal["locale", "strict", "either"] = "locale"
    rounds: bool = False
    """Whether a decimal of three or more digits is accepted for an endless one."""
    words: bool = True
    """Whether numbers may be written in words."""
    units: Literal["converted", "wrong", "refused"] = "converted"
    """What happens to a known unit other than the question's."""
    numerals: Literal["judged", "refused"] = "judged"
    """What happens to signs that are not a strict numeral where one is asked for."""


class AnswerStyle(Struct, frozen=True):
    """A locale and a profile together."""

    locale: str
    language: str
    decimal: str
    profile: Profile

    @property
    def other(self) -> str:
        """The other of the two decimal signs."""
        return "," if self.decimal == "." else "."

    @property
    def is_indian(self) -> bool:
        """Whether digits are grouped in twos."""
        return self.locale == "en-IN"

    def swapped(self) -> AnswerStyle:
        """The style with the other convention."""
        return msgspec.structs.replace(self, decimal=self.other)


@cache
def profiles() -> dict[str, Profile]:
    """The profiles by name."""
    data = Path(__file__).with_name("profiles.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, Profile])


@cache
def style(locale: str, profile: str | Profile) -> AnswerStyle:
    """The style of a seat; raises ValueError if the locale or profile is unknown."""
    language, _, region = locale.replace("_", "-").partition("-")
    language = language.lower()
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise ValueError(f"locale: no language {locale!r}; known: {known}, with or without region")
    tag = f"{language}-{region.upper()}" if region else language
    if isinstance(profile, str):
        if profile not in profiles():
            raise ValueError(f"profile: no profile {profile!r}; known: {', '.join(profiles())}")
        profile = profiles()[profile]
    point = language == "en" or tag in _POINT_LOCALES
    return AnswerStyle(tag, language, "." if point else ",", profile)


ENGLISH: Final = AnswerStyle("en", "en", ".", Profile(words=False))
"""The style of values inside a question."""
