"""Plays a game at random and checks every law on everything that happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from abaculus.kernel.bot import BotMaker
from abaculus.kernel.codec import encode
from abaculus.kernel.desk import Desk
from abaculus.kernel.events import Event
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import Options, choose
from abaculus.kernel.rng import SeededRng
from abaculus.testing import laws
from abaculus.testing.bad_events import bad_events
from abaculus.testing.cases import Attempt, EventCase, Messages, Moment, Subject, WholeGame
from abaculus.testing.check_bots import check_bot
from abaculus.testing.law import LawChecker
from abaculus.testing.laws import options as option_laws
from abaculus.testing.play import MANNERS, Manner, advance, first_moment, next_event

BOT_GAMES = (2, 10)
"""Each bot's games: it chooses one move in 2 in the first, and one in 10 in the second."""


def check_game(
    game: AnyGame,
    *,
    bots: Iterable[BotMaker] = (),
    seed: int = 0,
    games: int = 12,
    messages: Messages | None = None,
    desk: Desk | None = None,
) -> int:
    """Play a game at random and check every law; raise `LawBroken` at the first breach.

    `messages` returns the sentence of a code (None: sentences are not checked), `desk` is the
    referee's desk of the game (None: it is not checked).
    Returns the number of events played.
    """
    subject = Subject(game, SeededRng(f"{seed}/card"), messages)
    LawChecker(game.info.id, f"{seed}").hold(laws.OPTION_LAWS, subject)
    events = 0
    for number in range(games):
        subject = Subject(game, SeededRng(f"{seed}/{number}"), messages, desk)
        court = LawChecker(game.info.id, f"{seed}, game {number}")
        manner = MANNERS[number % len(MANNERS)]
        events += _try_game(court, subject, pick_options(subject, number), manner)
    for maker in bots:
        subject = Subject(game, SeededRng(f"{seed}/{maker.name}"), messages)
        court = LawChecker(game.info.id, f"{seed}, bot {maker.name}")
        for number, one_in in enumerate(BOT_GAMES):
            check_bot(court, subject, maker, pick_options(subject, number), one_in)
    return events


def pick_options(subject: Subject, number: int) -> Options:
    """The defaults first, then random options that do not conflict."""
    menu = subject.game.info.menu
    for _ in range(50 if number else 0):
        options = choose(menu, option_laws.mixed_choices(menu, subject.rng))
        if not isinstance(option_laws.setup_or_refusal(subject, options), Refusal):
            return options
    return choose(menu, {})


def _try_game(court: LawChecker, subject: Subject, options: Options, manner: Manner) -> int:
    bound = subject.game.bound(options)
    moment = court.ask(laws.PLAY_GOES_ON, first_moment, subject, options)
    events: list[Event[Any]] = []
    states = [moment.state]
    written = [encode(moment.state)]
    _try_moment(court, moment)
    while not moment.is_over:
        if len(events) == bound:
            raise court.broken(laws.GAMES_END, f"{bound} events were played, and it is not over")
        event_case, moment = _advance(court, moment, manner)
        court.event += 1
        court.hold(laws.EVENT_LAWS, event_case)
        events.append(event_case.step.event)
        states.append(moment.state)
        written.append(encode(moment.state))
        _try_moment(court, moment)
    whole_game = WholeGame(subject, options, tuple(events), tuple(states), tuple(written))
    court.hold(laws.GAME_LAWS, whole_game)
    return len(events)


def _try_moment(court: LawChecker, moment: Moment) -> None:
    court.hold(laws.MOMENT_LAWS, moment)
    for attempt in court.ask(laws.PLAY_GOES_ON, _sample_bad_events, moment):
        court.hold(laws.ATTEMPT_LAWS, attempt)


def _advance(court: LawChecker, moment: Moment, manner: Manner) -> tuple[EventCase, Moment]:
    event = court.ask(laws.PLAY_GOES_ON, next_event, moment, manner)
    court.hold(laws.ATTEMPT_LAWS, Attempt(moment, event))
    return court.ask(laws.PLAY_GOES_ON, advance, moment, event)


def _sample_bad_events(moment: Moment) -> tuple[Attempt, ...]:
    """A third of the bad events; all of them when the game is over."""
    return tuple(one for one in bad_events(moment) if moment.is_over or moment.subject.one_in(3))
