"""Plays a game at random, and holds every law against everything that happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from abaculus.kernel.codec import encode
from abaculus.kernel.events import Event
from abaculus.kernel.game import AnyGame, BotMaker
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import Options, choose
from abaculus.kernel.rng import SeededNature
from abaculus.testing import laws
from abaculus.testing.bad_events import mischief
from abaculus.testing.cases import Attempt, Messages, Moment, Passage, Story, Subject
from abaculus.testing.check_bots import try_bot
from abaculus.testing.law import Court
from abaculus.testing.laws import options as option_laws
from abaculus.testing.play import MANNERS, Manner, happen, next_event, opening

BOT_GAMES = (2, 10)
"""The games of each bot: it chooses one in so many moves, so early in one and late in the other."""


def check_game(
    game: AnyGame,
    *,
    bots: Iterable[BotMaker] = (),
    seed: int = 0,
    games: int = 12,
    messages: Messages | None = None,
) -> int:
    """Hold every law against a game; raise `LawBroken` at the first breach.

    `messages` gives the sentence of a code (None: sentences are not looked at).
    Returns how many events were played, so that a caller can see that something was.
    """
    subject = Subject(game, SeededNature(f"{seed}/card"), messages)
    Court(game.info.id, f"{seed}").hold(laws.OF_CARDS, subject)
    events = 0
    for number in range(games):
        subject = Subject(game, SeededNature(f"{seed}/{number}"), messages)
        court = Court(game.info.id, f"{seed}, game {number}")
        manner = MANNERS[number % len(MANNERS)]
        events += _try_game(court, subject, options_of(subject, number), manner)
    for maker in bots:
        subject = Subject(game, SeededNature(f"{seed}/{maker.name}"), messages)
        court = Court(game.info.id, f"{seed}, bot {maker.name}")
        for number, one_in in enumerate(BOT_GAMES):
            try_bot(court, subject, maker, options_of(subject, number), one_in)
    return events


def options_of(subject: Subject, number: int) -> Options:
    """The defaults first, then anything that does not clash."""
    menu = subject.game.info.menu
    for _ in range(50 if number else 0):
        options = choose(menu, option_laws.mixed_choices(menu, subject.nature))
        if not isinstance(option_laws.setup_or_refusal(subject, options), Refusal):
            return options
    return choose(menu, {})


def _try_game(court: Court, subject: Subject, options: Options, manner: Manner) -> int:
    bound = subject.game.bound(options)
    moment = court.ask(laws.PLAY_GOES_ON, opening, subject, options)
    events: list[Event[Any]] = []
    states = [moment.state]
    written = [encode(moment.state)]
    _try_moment(court, moment)
    while not moment.is_over:
        if len(events) == bound:
            raise court.broken(laws.GAMES_END, f"{bound} events were played, and it goes on")
        passage, moment = _advance(court, moment, manner)
        court.event += 1
        court.hold(laws.OF_PASSAGES, passage)
        events.append(passage.step.event)
        states.append(moment.state)
        written.append(encode(moment.state))
        _try_moment(court, moment)
    story = Story(subject, options, tuple(events), tuple(states), tuple(written))
    court.hold(laws.OF_STORIES, story)
    return len(events)


def _try_moment(court: Court, moment: Moment) -> None:
    court.hold(laws.OF_MOMENTS, moment)
    for attempt in court.ask(laws.PLAY_GOES_ON, _mischief, moment):
        court.hold(laws.OF_ATTEMPTS, attempt)


def _advance(court: Court, moment: Moment, manner: Manner) -> tuple[Passage, Moment]:
    event = court.ask(laws.PLAY_GOES_ON, next_event, moment, manner)
    court.hold(laws.OF_ATTEMPTS, Attempt(moment, event))
    return court.ask(laws.PLAY_GOES_ON, happen, moment, event)


def _mischief(moment: Moment) -> tuple[Attempt, ...]:
    """A third of it each time; all of it when the game is over."""
    return tuple(one for one in mischief(moment) if moment.is_over or moment.subject.one_in(3))
