"""One game between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from msgspec import Struct

from abaculus.bots.playout import next_timeout
from abaculus.bots.time_limit import TimeLimit, no_limit
from abaculus.errors import BotError, RefusedError
from abaculus.kernel.awaits import Chance, Over, Turn, first_due
from abaculus.kernel.bot import AnyBot
from abaculus.kernel.chance import sample
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import Seat, news_for
from abaculus.kernel.options import Options
from abaculus.kernel.records import Record, RecordPlayer
from abaculus.kernel.rng import GameRng, SeededRng


class MatchRngs(Struct, frozen=True):
    """The sources of chance for a game: one for the draws and one per bot."""

    deal: GameRng
    seats: tuple[GameRng, ...]


def seed_rngs(seed: int | str, players: int) -> MatchRngs:
    """Sources of chance that repeat; the deal does not depend on the players."""
    return MatchRngs(
        deal=SeededRng(f"{seed} deal"),
        seats=tuple(SeededRng(f"{seed} seat {seat}") for seat in range(players)),
    )


class Match:
    """A game between bots that know only what their seats are shown.

    A bot's time counts from when its seat is first waited for; a move that comes after a
    deadline is not made, and the deadline passes instead.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        bots: Sequence[AnyBot],
        rngs: MatchRngs,
        patience: TimeLimit = no_limit,
    ) -> None:
        self._game = game
        self._bots = bots
        self._natures = rngs
        self._patience = patience
        self._memories: list[Any] = [bot.start() for bot in bots]
        self._waiting_since: dict[Seat, int] = {}
        self._now = 0
        self.state: Any = game.setup(options)

    def steps(self) -> Iterator[Step[Any, Any]]:
        """The steps until the game is over."""
        while (event := self._next_event()) is not None:
            step = self._apply(event)
            self.state, self._now = step.state, event.at
            if isinstance(event, Played):
                del self._waiting_since[event.seat]
            for seat, bot in enumerate(self._bots):
                view = self._game.view(self.state, seat)
                heard = news_for(step.news, seat)
                self._memories[seat] = bot.notice(self._memories[seat], view, heard)
            yield step

    def _next_event(self) -> Event[Any] | None:
        match self._game.awaits(self.state):
            case Over():
                return None
            case Chance(draw):
                return Drawn(self._now, sample(draw, self._natures.deal))
            case Turn() as turn:
                return self._earliest(turn) if turn.must else next_timeout(turn)

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
        except RefusedError as refused:
            refusal = refused.refusal
            raise BotError(f"{event} was refused: {refusal.code} {refusal.values}") from refused


def play_game(
    family: str,
    game: AnyGame,
    options: Options,
    bots: Sequence[AnyBot],
    players: Sequence[RecordPlayer],
    rngs: MatchRngs,
    watch: Callable[[Step[Any, Any]], object] | None = None,
    patience: TimeLimit = no_limit,
) -> Record:
    """The record of a game between bots, one for each seat; `watch` is called with every step."""
    match = Match(game, options, bots, rngs, patience)
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
        players=tuple(players),
        outcome=cast(Over, game.awaits(match.state)).outcome,
        events=tuple(events),
    )
