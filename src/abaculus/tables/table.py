"""A table as a value; folding its book is the only way to it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from abaculus.kernel.awaits import Awaits
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Seat
from abaculus.kernel.options import Options, OptionValue, choose
from abaculus.kernel.registry import Family, load_family

Phase: TypeAlias = Literal["waiting", "playing", "paused", "over"]


class TableState(Struct, frozen=True):
    """A game with its seats, its clock and what people at it have agreed on."""

    id: str
    family: str
    variant: str
    options: dict[str, str | int | bool]
    """What the host chose, without `players` and the seats' own."""
    chairs: tuple[SeatHolder, ...]
    host: str
    """The digest of the host's token."""
    opened: int
    """Seconds since 1970."""
    phase: Phase = "waiting"
    number: int = 1
    """Lines in the book."""
    events: int = 0
    """Events of the game that stand."""
    at: int = 0
    """Table milliseconds of the last event or pause."""
    state: Any = None
    """The game's; None before the start."""
    gone: tuple[Seat, ...] = ()
    """Who has left the game for good."""
    asks_back: Seat | None = None
    """Who would like to take the last move back."""
    answered_back: tuple[Seat, ...] = ()
    """Who has agreed so far."""
    may_ask_back: tuple[Seat, ...] = ()
    """Whose move was the last thing that happened."""
    before: Any = None
    """The state before that move."""
    next: str = ""
    """The table of the rematch."""

    def load_family(self) -> Family:
        """The family of the game."""
        return load_family(self.family)

    def game(self) -> AnyGame:
        """The rules of the game."""
        return load_family(self.family).game(self.variant)

    def awaits(self) -> Awaits | None:
        """Who or what is to act; None before the start."""
        return None if self.state is None else self.game().awaits(self.state)

    def agreed(self) -> Options:
        """What the chairs and the host's choices come to; raises `Refused` if they clash."""
        return combine_options(self.game(), self.options, self.chairs)


def combine_options(
    game: AnyGame, options: dict[str, str | int | bool], chairs: tuple[SeatHolder, ...]
) -> Options:
    """The options of a game with so many chairs, each with its own choices; raises `Refused`."""
    given: dict[str, OptionValue] = {**options, "players": len(chairs)}
    for seat, chair in enumerate(chairs):
        given |= {f"seat{seat}.{key}": value for key, value in chair.options.items()}
    return choose(game.info.menu, given)


def is_free(chair: SeatHolder) -> bool:
    """Whether somebody may still sit down there."""
    return not chair.key and chair.kind in ("link", "open")


def is_person(chair: SeatHolder) -> bool:
    """Whether a person sits there who acts for herself now."""
    return chair.kind != "bot" and bool(chair.key) and not chair.stand_in


SeatHolderKind: TypeAlias = Literal["here", "link", "bot", "open"]
"""`here`: a person on the host's screen; `link`: a person with a token of their own;
`bot`: a bot of a level; `open`: whoever joins first."""


class SeatHolder(Struct, frozen=True):
    """One seat's place at the table; its number is its place in the row."""

    kind: SeatHolderKind
    name: str
    bot: str = ""
    """The level, for a bot."""
    key: str = ""
    """The digest of the token that may act for it; empty while nobody has come."""
    stand_in: str = ""
    """The bot that holds the chair of an absent person until it is handed back."""
    options: dict[str, str] = {}
    """The seat's own choices, such as its time factor."""


class SeatRequest(Struct, frozen=True):
    """A chair as the host asks for it."""

    kind: SeatHolderKind
    name: str = ""
    """Empty: a nickname is made up."""
    bot: str = ""
    options: dict[str, str] = {}
