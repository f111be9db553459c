"""The commands of a room; each is decided on the table as it is when its turn comes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from abaculus.kernel.game import Step
from abaculus.kernel.messages import Refusal, Seat
from abaculus.server.rooms.context import RoomContext
from abaculus.tables.commands import Command, Rematch
from abaculus.tables.decide import Actor, Decision, decide, decide_bot_move, pass_time, rematch, sit
from abaculus.tables.table import TableState
from abaculus.tables.tokens import new_table_id

if TYPE_CHECKING:
    from abaculus.server.ws.connection import Connection

_LOG = logging.getLogger(__name__)


class DuplicateCommand(Struct, frozen=True):
    """The result of a command that was carried out before."""

    number: int
    """The number of the last entry it wrote."""


CommandResult: TypeAlias = int | DuplicateCommand | Refusal | None
"""The number of the last entry written, or why none was; None: nothing had to be written."""


class RematchDecision(Struct, frozen=True):
    """A decision that names another table, which has to exist first."""

    opening: Decision
    decision: Decision


RoomDecision: TypeAlias = Decision | RematchDecision | Refusal | None


class Change(Struct, frozen=True, gc=False):
    """What a decision changed, for those who watch."""

    after: int
    """The entry it follows."""
    steps: tuple[Step[Any, Any], ...]
    stood: int
    """How many events before the steps are still valid."""
    is_cut: bool
    """Whether something was taken back."""
    asker: Connection | None
    """The connection that asked for it."""
    ack: str


class RoomCommand(Struct, frozen=True, kw_only=True, gc=False):
    """A command to be decided, and the client whose update answers it."""

    # not for the garbage collector: a command is gone once it is answered

    id: str = ""
    """The client's id for it; empty: none."""
    asker: Connection | None = None

    @property
    def key(self) -> str:
        """Its id in the log, which identifies repeats; empty: none."""
        return ""

    @property
    def is_patient(self) -> bool:
        """Whether it is still wanted minutes later, when a full disk has room again."""
        return True

    def decide(self, table: TableState, now: int, context: RoomContext) -> RoomDecision:
        """The decision at this millisecond of the table; None: nothing to do."""
        raise NotImplementedError


Reply: TypeAlias = Callable[[RoomCommand, CommandResult | Exception], None]
"""Called once, when the command is durable or when it is certain that it is not."""


class PlayerCommand(RoomCommand, frozen=True, gc=False):
    """What a player or the host wants."""

    actor: Actor
    act: Command

    @property
    def key(self) -> str:
        """The id, unique per player."""
        return f"{self.actor.key[:16]}:{self.id}" if self.id else ""

    def decide(self, table: TableState, now: int, context: RoomContext) -> RoomDecision:
        """The table's decision; a rematch opens the next table first."""
        made = decide(table, self.actor, self.act, now, context.rng)
        if not isinstance(self.act, Rematch) or isinstance(made, Refusal):
            return made
        new_id = new_table_id(context.secrets)
        both = rematch(table, new_id, int(context.time.wall()), context.rng)
        return both if isinstance(both, Refusal) else RematchDecision(*both)


class JoinCommand(RoomCommand, frozen=True, gc=False):
    """Somebody sits down."""

    name: str
    token: str
    """The digest of the token."""

    @property
    def is_patient(self) -> bool:
        """False: nobody would come for the seat, because the token is handed out only once."""
        return False

    def decide(self, table: TableState, now: int, context: RoomContext) -> RoomDecision:
        """A free seat, or why there is none."""
        return sit(table, self.name, self.token, context.rng)


class BotCommand(RoomCommand, frozen=True, gc=False):
    """The move a bot chose for the table as it was at that entry."""

    seat: Seat
    move: Any
    number: int

    def decide(self, table: TableState, now: int, context: RoomContext) -> RoomDecision:
        """The move; None if the table has changed meanwhile; deadlines that are due come first."""
        if table.number != self.number:
            return None
        return pass_time(table, now, context.rng) or decide_bot_move(
            table, self.seat, self.move, now, context.rng
        )


class TimeCommand(RoomCommand, frozen=True, gc=False):
    """Deadlines may have passed."""

    def decide(self, table: TableState, now: int, context: RoomContext) -> RoomDecision:
        """The results of passed deadlines; None if none has passed."""
        return pass_time(table, now, context.rng)


def send_reply(reply: Reply, command: RoomCommand, result: CommandResult | Exception) -> None:
    """Call back with the result; a reply that fails is logged."""
    try:
        reply(command, result)
    except Exception:  # noqa: BLE001 - later commands continue
        _LOG.exception("a reply has failed")


def resolve_result(
    answer: asyncio.Future[CommandResult], _: RoomCommand, result: CommandResult | Exception
) -> None:
    """Resolve a future with the result of a command."""
    if answer.done():
        return
    if isinstance(result, Exception):
        answer.set_exception(result)
    else:
        answer.set_result(result)
