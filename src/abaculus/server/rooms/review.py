"""Reviews of finished games, turn by turn, with the best move of each."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Any

from msgspec import Struct

from abaculus.i18n.render import render
from abaculus.i18n.rich import RichSentence
from abaculus.kernel.adviser import Review, Reviewer
from abaculus.kernel.events import Event
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.review import GameHistory, GameTurn
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import SeatStatus, TableQuestion
from abaculus.server.http.messages import ReviewMoment, ReviewTurn
from abaculus.server.rooms.presentation import names_of, scene_of, translator_for
from abaculus.server.rooms.room import Room
from abaculus.server.workers import tasks
from abaculus.server.workers.bounds import TaskLimitError
from abaculus.server.workers.pool import WorkerPool, WorkerTimeoutError
from abaculus.server.workers.review_tasks import build_review

_REMEMBERED = 32
_SECONDS = 8.0
_LONG = 30.0
"""Seconds for a summary, which may have to solve a game for each seat."""


class ReviewData(Struct):
    """A review, and the best moves found so far."""

    past: GameHistory
    game_turns: dict[int, GameTurn]
    """The turns by the numbers of their deciding events."""
    turns: dict[int, ReviewTurn]
    """The same in words."""
    seats: tuple[SeatStatus[RichSentence], ...]
    """The seats at the end of the game."""
    practice: tuple[tuple[str, ...], ...]
    """What each seat should practise."""
    summary: tuple[tuple[RichSentence, ...], ...] = ()
    """Remarks on each seat."""
    reviews: dict[int, Review | None] = {}


class ReviewCache:
    """Makes reviews and keeps the last few."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._cached: dict[str, ReviewData] = {}

    async def of(self, room: Room, address: str = "") -> ReviewData:
        """The review of a finished game, for someone at an address; raises `RefusedError`."""
        data = self._cached.get(room.table.id)
        if data is None:
            steps = await room.history.steps()
            start = room.game.setup(room.table.agreed())
            past = GameHistory(room.family, room.game, start, steps)
            events = tuple(step.event for step in steps)
            game_turns, turns, seats, practice = await self._workers.ask(
                build_review, _LONG, room.table, events, address=address
            )
            data = ReviewData(past, game_turns, turns, seats, practice)
            data.summary = await self._summary(room, events, address)
            if len(self._cached) >= _REMEMBERED:
                del self._cached[next(iter(self._cached))]
            self._cached[room.table.id] = data
        return data

    async def _summary(
        self, room: Room, events: tuple[Event[Any], ...], address: str
    ) -> tuple[tuple[RichSentence, ...], ...]:
        """Remarks on each seat; empty if they take too long."""
        if not isinstance(room.family.adviser(room.game), Reviewer):
            return ()
        table, task = room.table, tasks.summarise_game
        given = table.family, table.variant, table.agreed(), events
        try:
            found = await self._workers.ask(task, _LONG, *given, address=address)
        except (BrokenProcessPool, WorkerTimeoutError, TaskLimitError):
            return ()
        names, voice = names_of(table), translator_for(room.family, "en")
        return tuple(tuple(render(one, voice, names) for one in texts) for texts in found)

    async def moment(self, room: Room, number: int, address: str = "") -> ReviewMoment:
        """One turn, by the number of its deciding event; raises `RefusedError`."""
        data = await self.of(room, address)
        turn = data.game_turns.get(number)
        if turn is None:
            raise RefusedError(Refusal("no-turn"))
        state = data.past.begun(turn)
        review = await self._review(room, data, turn, address)
        names, voice = names_of(room.table), translator_for(room.family, "en")
        before = scene_of(room.family, room.game, state, turn.seat)
        after = scene_of(room.family, room.game, data.past.shown(turn), turn.seat)
        return ReviewMoment(
            data.turns[number],
            render(before, voice, names),
            render(after, voice, names),
            None if review is None else render(review.best, voice, names),
            review is not None and review.was_best,
            room.family.desk(room.game).given(room.game, room.game.view(state, turn.seat)),
            tuple(render(one, voice, names) for one in _turn_questions(room, data.past, turn)),
        )

    async def _review(
        self, room: Room, data: ReviewData, turn: GameTurn, address: str
    ) -> Review | None:
        asked = data.past.asked(turn)
        if asked is None:
            return None
        number, table = turn.deciding, room.table
        if number not in data.reviews:
            data.reviews[number] = await self._workers.ask(
                tasks.analyse_turn, _SECONDS, table.family, table.variant, asked, address=address
            )
        return data.reviews[number]


def _turn_questions(
    room: Room, past: GameHistory, turn: GameTurn
) -> tuple[TableQuestion[Text], ...]:
    """The questions of a turn, each as it was judged last."""
    before = scene_of(room.family, room.game, past.before(turn.numbers[0]), None).asked
    old = {one.number for one in before if one.judged is not None}
    found: dict[int, TableQuestion[Text]] = {}
    for number in turn.numbers:
        for one in scene_of(room.family, room.game, past.settled(number), None).asked:
            if one.judged is not None and one.number not in old:
                found[one.number] = one
    return tuple(found[number] for number in sorted(found))
