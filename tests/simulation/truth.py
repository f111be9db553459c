"""What is true: every table at every number, folded from what the disk was given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import astuple

from abaculus.i18n.render import render
from abaculus.i18n.rich import PlayerName, RichSentence
from abaculus.kernel.game import Step
from abaculus.kernel.messages import RefusedError, Seat, news_for
from abaculus.kernel.rng import SeededRng
from abaculus.kernel.scenes import MoveListItem, Scene
from abaculus.server.rooms.presentation import (
    entries_of,
    format_message,
    names_of,
    scene_of,
    shared_scene,
    translator_for,
)
from abaculus.stores.store import Addition
from abaculus.tables.commands import Command, HoldSeat, Pause, Rename, Resume
from abaculus.tables.decide import Actor, Decision, decide, seats_of
from abaculus.tables.fold import fold
from abaculus.tables.log import EventEntry, PauseEntry, TakebackEntry, decode_entry, encode_entry
from abaculus.tables.table import TableState
from tests.simulation.history import BrokenPromiseError


class TrueTable:
    """One table: how it stood after every entry."""

    def __init__(self) -> None:
        self.states: list[TableState] = []
        self.steps: list[Step[Any, Any] | None] = []
        self.played: list[tuple[Step[Any, Any], ...]] = []
        """The steps that were not taken back, after every entry."""

    @property
    def last(self) -> TableState:
        """The table now."""
        return self.states[-1]

    def add(self, table: str, number: int, text: bytes) -> None:
        """Fold one more entry; raises `BrokenPromiseError` if that cannot be."""
        entry = decode_entry(text)
        before = self.states[-1] if self.states else None
        try:
            after, step = fold(before, table, entry)
        except RefusedError as refused:
            raise BrokenPromiseError(f"the log of {table} does not fold: {refused}") from refused
        at = entry.at if isinstance(entry, EventEntry | PauseEntry) else None
        if before is not None and at is not None and at < before.at:
            raise BrokenPromiseError(f"time runs back in {table} at entry {number}")
        played = self.played[-1] if self.played else ()
        if isinstance(entry, TakebackEntry):
            played = played[: entry.stands]
        self.states.append(after)
        self.steps.append(step)
        self.played.append((*played, step) if step is not None else played)


class Truth:
    """All tables, the commands that wrote them, and what each seat may see."""

    def __init__(self) -> None:
        self.tables: dict[str, TrueTable] = {}
        self.commands: dict[tuple[str, str], int] = {}
        """By table and command: the last entry it wrote."""
        self._rng = SeededRng(1)
        self._scenes: dict[tuple[str, int, Seat | None], Scene[RichSentence]] = {}

    def number(self, table: str) -> int:
        """How many entries the disk was given."""
        found = self.tables.get(table)
        return 0 if found is None else len(found.states)

    def table(self, table: str, number: int) -> TableState:
        """The table after that entry."""
        return self.tables[table].states[number - 1]

    def extend(self, addition: Addition) -> None:
        """Take note of a write; raises `BrokenPromiseError`."""
        name = addition.table
        true = self.tables.setdefault(name, TrueTable())
        for number, text in enumerate(addition.entries, addition.after + 1):
            true.add(name, number, text)
        if addition.command:
            if (name, addition.command) in self.commands:
                raise BrokenPromiseError(f"{addition.command} was carried out twice at {name}")
            self.commands[name, addition.command] = addition.after + len(addition.entries)

    def imagined_scene(self, table: str, number: int, seat: Seat | None) -> Scene[RichSentence]:
        """The scene of a seat, made from a state that fits its view and knows no more."""
        key = (table, number, seat)
        if key not in self._scenes:
            then = self.table(table, number)
            game = then.game()
            imagined = game.imagine(game.view(then.state, seat), self._rng)
            family = then.load_family()
            plain = scene_of(family, game, imagined, seat)
            self._scenes[key] = render(plain, translator_for(family, "en"), names_of(then))
        return self._scenes[key]

    def shared_scene(
        self, table: str, number: int, seat: Seat | None, actor: Actor
    ) -> Scene[RichSentence] | None:
        """The scene a person is shown, several seats included."""
        then = self.table(table, number)
        if then.state is None:
            return None
        family, seats = then.load_family(), seats_of(then, actor)
        plain = shared_scene(family, then.game(), then.state, seat, seats)
        return render(plain, translator_for(family, "en"), names_of(then))

    def news(
        self, table: str, after: int, number: int, seat: Seat | None
    ) -> tuple[RichSentence, ...]:
        """The news of the entries after one up to another, as a seat may read them."""
        then = self.table(table, number)
        voice, names = translator_for(then.load_family(), "en"), names_of(then)
        steps = self.tables[table].steps[after:number]
        return tuple(
            format_message(item, voice, names)
            for step in steps
            if step is not None
            for item in news_for(step.news, seat)
        )

    def move_list(
        self, table: str, number: int, seat: Seat | None
    ) -> tuple[MoveListItem[RichSentence], ...]:
        """The move list of a seat."""
        then = self.table(table, number)
        family = then.load_family()
        voice, names = translator_for(family, "en"), names_of(then)
        news = [step.news for step in self.tables[table].played[number - 1]]
        entries = entries_of(family, then.game(), news, seat)
        return tuple(render(entry, voice, names) for entry in entries)

    def rival(self, table: str) -> Addition | None:
        """What another program might write to a log; None: it has no idea."""
        now = self.tables[table].last
        seats = range(len(now.holders))
        commands: list[Command] = [
            *(HoldSeat(seat) for seat in seats if now.phase == "playing"),
            *(Rename(seat, "Rival") for seat in seats),
            Pause(),
            Resume(),
        ]
        for command in commands:
            made = decide(now, Actor(now.host), command, now.at, self._rng)
            if isinstance(made, Decision) and made.entries:
                texts = [encode_entry(entry) for entry in made.entries]
                return Addition(table, now.number, texts, "", 0)
        return None


def hide_names(value: Any) -> Any:
    """A value for comparison, without names: the move list keeps those of the time of the move."""
    match value:
        case PlayerName(seat=seat):
            return seat
        case Struct():
            return hide_names(astuple(value))
        case tuple() | list():
            return tuple(hide_names(one) for one in cast(Sequence[Any], value))
        case _:
            return value
