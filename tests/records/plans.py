"""How the golden games of a family are made: bots continue a given opening."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from abaculus.bots.match import seed_rngs
from abaculus.bots.playout import next_timeout
from abaculus.bots.random import RandomBot
from abaculus.kernel.awaits import Chance, Outcome, Over, Turn, first_due
from abaculus.kernel.bot import AnyBot, never_stop
from abaculus.kernel.chance import sample
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.game import AnyGame, EventText, Step
from abaculus.kernel.messages import news_for
from abaculus.kernel.options import OptionValue, choose
from abaculus.kernel.records import Record, RecordPlayer
from abaculus.kernel.registry import Family
from abaculus.kernel.rng import GameRng
from abaculus.testing.census import read_event

RANDOM = "random"
"""A bot that plays at random: it swaps, passes and objects without reason."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """One golden game; its number distinguishes it within its variant."""

    variant: str
    seats: tuple[str, ...]
    """The bot of each seat by name, or `random`."""
    options: dict[str, OptionValue] = {}
    opening: tuple[tuple[int, int | None, str], ...] = ()
    """Time, seat and text of the first events."""
    asides: tuple[tuple[int, int | None, str], ...] = ()
    """Events to insert as soon as possible after this many: a seat leaves, a clock runs out."""


def plans(family: Family) -> dict[str, Plan]:
    """The golden games of a family by name, numbered within their variants."""
    file = family.folder / "records" / "plans.json"
    found = msgspec.json.decode(file.read_bytes(), type=list[Plan]) if file.exists() else []
    numbers: dict[str, int] = {}
    named: dict[str, Plan] = {}
    for plan in found:
        numbers[plan.variant] = numbers.get(plan.variant, 0) + 1
        named[f"{plan.variant}-{numbers[plan.variant]}"] = plan
    return named


def record_files(family: Family) -> list[Path]:
    """The files of the golden games of a family."""
    return sorted((family.folder / "records").glob("*.txt"))


class Player:
    """A bot in its seat."""

    def __init__(self, game: AnyGame, bot: AnyBot, seat: int, rng: GameRng) -> None:
        self._game = game
        self._bot = bot
        self._seat = seat
        self._rng = rng
        self._memory: Any = bot.start()

    def look(self, step: Step[Any, Any]) -> None:
        """Show the bot the table after a step."""
        view = self._game.view(step.state, self._seat)
        self._memory = self._bot.notice(self._memory, view, news_for(step.news, self._seat))

    def move(self, state: Any, now: int) -> Event[Any]:
        """The bot's event at this time."""
        view = self._game.view(state, self._seat)
        choice = self._bot.choose(view, self._memory, self._rng, never_stop)
        return Played(now + 1000 * choice.seconds, self._seat, choice.move)


class Stage:
    """A table that carries out a plan."""

    def __init__(self, family: Family, name: str, plan: Plan) -> None:
        self.game = family.game(plan.variant)
        self.options = choose(self.game.info.menu, {"players": len(plan.seats), **plan.options})
        self.events: list[Event[Any]] = []
        self.state: Any = self.game.setup(self.options)
        rngs = seed_rngs(name, len(plan.seats))
        self._deal = rngs.deal
        self._players = [
            Player(self.game, _bot(family, self.game, bot), seat, rngs.seats[seat])
            for seat, bot in enumerate(plan.seats)
        ]
        self._opening = list(plan.opening)
        self._asides = list(plan.asides)
        self._now = 0

    def play(self) -> Outcome:
        """Play the game to its end, keeping its events."""
        while not isinstance(awaits := self.game.awaits(self.state), Over):
            step = self.game.apply(self.state, self._next(awaits))
            self.state, self._now = step.state, step.event.at
            self.events.append(step.event)
            for player in self._players:
                player.look(step)
        return awaits.outcome

    def _next(self, awaits: Turn | Chance) -> Event[Any]:
        if self._opening:
            at, seat, text = self._opening.pop(0)
            return read_event(self.game, EventText(seat, text), at)
        aside = self._aside(awaits)
        if aside is not None:
            return aside
        if isinstance(awaits, Chance):
            return Drawn(self._now, sample(awaits.draw, self._deal))
        if not awaits.must:
            return next_timeout(awaits)
        event = self._players[awaits.must[0]].move(self.state, self._now)
        return first_due(awaits, event.at) or event

    def _aside(self, awaits: Turn | Chance) -> Event[Any] | None:
        """The first inserted event that is due and legal now."""
        deadlines = awaits.deadlines if isinstance(awaits, Turn) else ()
        for place, (after, seat, text) in enumerate(self._asides):
            if after > len(self.events):
                continue
            for at in (self._now, *(deadline.at for deadline in deadlines)):
                event = read_event(self.game, EventText(seat, text), at)
                if self.game.check(self.state, event) is None:
                    del self._asides[place]
                    return event
        return None


def _bot(family: Family, game: AnyGame, name: str) -> AnyBot:
    return RandomBot(game) if name == RANDOM else family.bot(name, game).make(game)


def carried_out(family: Family, name: str, plan: Plan) -> Record:
    """The record of a plan's game."""
    stage = Stage(family, name, plan)
    outcome = stage.play()
    return Record(
        family=family.id,
        variant=plan.variant,
        rules=stage.game.info.rules,
        options=stage.options,
        players=tuple(RecordPlayer(f"Bot {bot}", f"bot {bot}") for bot in plan.seats),
        outcome=outcome,
        events=tuple(stage.events),
    )
