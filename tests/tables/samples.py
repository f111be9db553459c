"""Tables and people for the tests of tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from abaculus.kernel.gestures import PressGesture
from abaculus.kernel.messages import Refusal
from abaculus.kernel.rng import SeededRng
from abaculus.tables.commands import Command, Play, Start
from abaculus.tables.decide import Actor, Decision, decide, open_table, sit
from abaculus.tables.fold import fold_log
from abaculus.tables.log import LogEntry, decode_entry, encode_entry
from abaculus.tables.table import SeatRequest, TableState

HOST = Actor("host-digest")
ANN = Actor("ann-digest")
BEN = Actor("ben-digest")
STRANGER = Actor("stranger-digest")
SPECTATOR = Actor("")
RNG = SeededRng("tables")
WHEN = 1_800_000_000

HERE = SeatRequest("here")
LINK = SeatRequest("link")
OPEN = SeatRequest("open")
BOT = SeatRequest("bot", bot="random")

T = TypeVar("T")


def ok(answer: T | Refusal) -> T:
    """The answer, which must not be a refusal."""
    assert not isinstance(answer, Refusal), answer
    return answer


def code(answer: object) -> str:
    """The code of the answer, which must be a refusal."""
    assert isinstance(answer, Refusal), answer
    return answer.code


class Evening:
    """A table with its event log, which is read again after every decision."""

    def __init__(
        self,
        *seats: SeatRequest,
        variant: str = "noughts",
        family: str = "pebbles",
        options: dict[str, str | int | bool] | None = None,
    ) -> None:
        decision = ok(open_table("t", family, variant, options or {}, seats, HOST.key, WHEN, RNG))
        self.log: list[LogEntry] = []
        self.table = decision.table
        self.keep(decision)

    def keep(self, decision: Decision) -> Decision:
        """Append a decision to the log."""
        self.log += [decode_entry(encode_entry(entry)) for entry in decision.entries]
        self.table = decision.table
        assert self.table == fold_log("t", self.log)
        return decision

    def do(self, person: Actor, command: Command, now: int = 0) -> Decision:
        """The decision on a command that must be legal."""
        return self.keep(ok(decide(self.table, person, command, now, RNG)))

    def no(self, person: Actor, command: Command, now: int = 0) -> str:
        """The code of a command's refusal."""
        return code(decide(self.table, person, command, now, RNG))

    def sit(self, person: Actor, name: str = "", seat: int | None = None) -> TableState:
        """Take a seat."""
        return self.keep(ok(sit(self.table, name, person.key, RNG, seat))).table

    def play(self, person: Actor, seat: int, *moves: str, now: int = 0) -> None:
        """Play moves of one seat."""
        for move in moves:
            self.do(person, Play(seat, PressGesture(move)), now)

    def names(self) -> list[str]:
        """The names of the seats."""
        return [holder.name for holder in self.table.holders]

    def kinds(self) -> list[str]:
        """The kinds of the seats."""
        return [holder.kind for holder in self.table.holders]


def two_friends(
    variant: str = "noughts", options: dict[str, str | int | bool] | None = None
) -> Evening:
    """The host here and Ann by link, in a game that has just started."""
    evening = Evening(HERE, LINK, variant=variant, options=options)
    evening.sit(ANN, "Ann")
    evening.do(HOST, Start())
    return evening


def tags(entries: Sequence[LogEntry]) -> list[str]:
    """The tags of the entries."""
    return [type(entry).__name__ for entry in entries]
