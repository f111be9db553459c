"""One game between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from msgspec import Struct

from abaculus.bots.playout import lapse
from abaculus.bots.time_limit import Patience, unhurried
from abaculus.kernel.awaits import Chance, Over, Turn, first_due
from abaculus.kernel.chance import take
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.game import AnyBot, AnyGame, Step
from abaculus.kernel.messages import Refused, Seat, heard_by
from abaculus.kernel.options import Options
from abaculus.kernel.records import Record, Sitter
from abaculus.kernel.rng import Nature, SeededNature


class Natures(Struct, frozen=True):
    """Where the chance of a game comes from: one source deals, and each bot has its own."""

    deal: Nature
    seats: tuple[Nature, ...]


def seeded(seed: int | str, players: int) -> Natures:
    """Sources that repeat; the deal stays the same whoever plays."""
    return Natures(
        deal=SeededNature(f"{seed} deal"),
        seats=tuple(SeededNature(f"{seed} seat {seat}") for seat in range(players)),
    )


class BadBot(Exception):  # noqa: N818 - named for what it found
    """A bot chose a move the rules refuse, which none ever may."""


class Match:
    """A game whose bots know only what their seats are shown.

    A bot's time counts from when its seat is first waited for; a move that comes
    after a deadline is not made, and the deadline passes instead.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        bots: Sequence[AnyBot],
        natures: Natures,
        patience: Patience = unhurried,
    ) -> None:
        self._game = game
        self._bots = bots
        self._natures = natures
        self._patience = patience
        self._memories: list[Any] = [bot.start() for bot in bots]
        self._waiting_since: dict[Seat, int] = {}
        self._now = 0
        self.state: Any = game.setup(options)

    def steps(self) -> Iterator[Step[Any, Any]]:
        """Every step until the game is over."""
        while (event := self._next_event()) is not None:
            step = self._apply(event)
            self.state, self._now = step.state, event.at
            if isinstance(event, Played):
                del self._waiting_since[event.seat]
            for seat, bot in enumerate(self._bots):
                view = self._game.view(self.state, seat)
                heard = heard_by(step.news, seat)
                self._memories[seat] = bot.notice(self._memories[seat], view, heard)
            yield step

    def _next_event(self) -> Event[Any] | None:
        match self._game.awaits(self.state):
            case Over():
                return None
            case Chance(draw):
                return Drawn(self._now, take(draw, self._natures.deal))
            case Turn() as turn:
                return self._earliest(turn) if turn.must else lapse(turn)

    def _earliest(self, turn: Turn) -> Event[Any]:
        since = self._waiting_since
        self._waiting_since = {seat: since.get(seat, self._now) for seat in turn.must}
        first = min((self._choice(seat) for seat in turn.must), key=lambda play: play.at)
        return first_due(turn, first.at) or first

    def _choice(self, seat: Seat) -> Played[Any]:
        choice = self._bots[seat].choose(
            self._game.view(self.state, seat),
            self._memories[seat],
            self._natures.seats[seat],
            self._patience(),
        )
        at = self._waiting_since[seat] + choice.seconds * 1000
        return Played(max(at, self._now), seat, choice.move)

    def _apply(self, event: Event[Any]) -> Step[Any, Any]:
        try:
            return self._game.apply(self.state, event)
        except Refused as refused:
            refusal = refused.refusal
            raise BadBot(f"{event} was refused: {refusal.code} {refusal.values}") from refused


def play_game(
    family: str,
    game: AnyGame,
    options: Options,
    bots: Sequence[AnyBot],
    sitters: Sequence[Sitter],
    natures: Natures,
    watch: Callable[[Step[Any, Any]], object] | None = None,
    patience: Patience = unhurried,
) -> Record:
    """The record of a game between bots, one for each seat; `watch` sees every step at once."""
    match = Match(game, options, bots, natures, patience)
    events: list[Event[Any]] = []
    for step in match.steps():
        events.append(step.event)
        if watch is not None:
            watch(step)
    return Record(
        family=family,
        variant=game.info.id,
        rules=game.info.rules,
        options=options,
        sitters=tuple(sitters),
        outcome=cast(Over, game.awaits(match.state)).outcome,
        events=tuple(events),
    )
