"""Who sits where: people on this screen, people by link, bots, and chairs still empty."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

ChairKind: TypeAlias = Literal["here", "link", "bot", "open"]
"""`here`: a person on the host's screen; `link`: a person with a token of their own;
`bot`: a bot of a level; `open`: whoever joins first."""


class Chair(Struct, frozen=True):
    """One seat's place at the table; its number is its place in the row."""

    kind: ChairKind
    name: str
    bot: str = ""
    """The level, for a bot."""
    key: str = ""
    """The digest of the token that may act for it; empty while nobody has come."""
    stand_in: str = ""
    """The bot that holds the chair of an absent person until it is handed back."""
    options: dict[str, str] = {}
    """The seat's own choices, such as its time factor."""


class Wanted(Struct, frozen=True):
    """A chair as the host asks for it."""

    kind: ChairKind
    name: str = ""
    """Empty: a nickname is made up."""
    bot: str = ""
    options: dict[str, str] = {}
