"""A table as a value, made only by folding its event log."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from abaculus.kernel.awaits import Awaits
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Seat
from abaculus.kernel.options import Options, OptionValue, choose
from abaculus.kernel.registry import Family, load_family

Phase: TypeAlias = Literal["waiting", "playing", "paused", "over"]


class TableState(Struct, frozen=True):
    """A game with its seats, its clock and what its people have agreed on."""

    id: str
    family: str
    variant: str
    options: dict[str, str | int | bool]
    """The host's choices, without `players` and the options of seats."""
    holders: tuple[SeatHolder, ...]
    host: str
    """The digest of the host's token."""
    opened: int
    """Seconds since 1970."""
    phase: Phase = "waiting"
    number: int = 1
    """The number of entries in the log."""
    events: int = 0
    """The number of events that were not taken back."""
    at: int = 0
    """The table time of the last event or pause, in milliseconds."""
    rules: str = ""
    """The version of the rules of a game begun under earlier ones; empty: today's."""
    state: Any = None
    """The game's state; None before the start."""
    gone: tuple[Seat, ...] = ()
    """The seats that have left for good."""
    asks_back: Seat | None = None
    """The seat that asks to take back the last move."""
    answered_back: tuple[Seat, ...] = ()
    """The seats that have agreed to the takeback so far."""
    may_ask_back: tuple[Seat, ...] = ()
    """The seats that may ask, because their move was the last thing that happened."""
    before: Any = None
    """The state before that move."""
    next: str = ""
    """The id of the rematch's table."""
    locked: bool = False
    """Whether the host lets nobody else sit down."""

    def load_family(self) -> Family:
        """The family of the game."""
        return load_family(self.family)

    def game(self) -> AnyGame:
        """The rules of the game."""
        return load_family(self.family).game(self.variant)

    def awaits(self) -> Awaits | None:
        """What the game waits for; None before the start."""
        return None if self.state is None else self.game().awaits(self.state)

    def agreed(self) -> Options:
        """The options of the host and the seats; raises `RefusedError` if they conflict."""
        options = combine_options(self.game(), self.options, self.holders)
        return replace(options, rules=self.rules) if self.rules else options


def combine_options(
    game: AnyGame, options: dict[str, str | int | bool], holders: tuple[SeatHolder, ...]
) -> Options:
    """The options of a game with these seats, each with its own; raises `RefusedError`."""
    return choose(game.info.menu, gather_options(options, holders))


def gather_options(
    options: dict[str, str | int | bool], holders: tuple[SeatHolder, ...]
) -> dict[str, OptionValue]:
    """The choices of the host and of each seat, as flat keys."""
    given: dict[str, OptionValue] = {**options, "players": len(holders)}
    for seat, holder in enumerate(holders):
        given |= {f"seat{seat}.{key}": value for key, value in holder.options.items()}
    return given


def is_free(holder: SeatHolder) -> bool:
    """Whether someone may still sit down there."""
    return not holder.key and holder.kind in ("link", "open")


def is_person(holder: SeatHolder) -> bool:
    """Whether a person sits there and no bot is standing in."""
    return holder.kind != "bot" and bool(holder.key) and not holder.stand_in


SeatHolderKind: TypeAlias = Literal["here", "link", "bot", "open"]
"""`here`: a person on the host's screen; `link`: a person with a token; `bot`: a bot; `open`: the
first person to join."""


class SeatHolder(Struct, frozen=True):
    """The player in a seat, or the free seat; its number is its index."""

    kind: SeatHolderKind
    name: str
    bot: str = ""
    """The name of the bot, for a bot."""
    key: str = ""
    """The digest of the token that may act for it; empty while the seat is free."""
    stand_in: str = ""
    """The bot that holds an absent person's seat until it is handed back."""
    options: dict[str, str] = {}
    """The options of the seat, such as its time factor."""


class SeatRequest(Struct, frozen=True):
    """A seat as the host requests it."""

    kind: SeatHolderKind
    name: str = ""
    """Empty: a nickname is made up."""
    bot: str = ""
    options: dict[str, str] = {}
