"""Plays a game at random and checks the laws of stages on every screen."""

from __future__ import annotations

from collections.abc import Collection

from abaculus.i18n import Translator
from abaculus.kernel.adviser import AnyAdviser
from abaculus.kernel.desk import Desk
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Seat
from abaculus.kernel.options import Options
from abaculus.kernel.rng import SeededRng
from abaculus.kernel.stage import AnyStage
from abaculus.testing import laws
from abaculus.testing.cases import Moment, Subject
from abaculus.testing.check_game import pick_options
from abaculus.testing.gestures import sample_gestures
from abaculus.testing.law import LawChecker
from abaculus.testing.play import MANNERS, Manner, advance, first_moment, next_event
from abaculus.testing.stage_cases import (
    DeskCase,
    GestureCase,
    NewsCase,
    SourceCase,
    StageSubject,
    make_screen,
)


def check_stage(
    game: AnyGame,
    stage: AnyStage,
    voice: Translator,
    *,
    desk: Desk | None = None,
    adviser: AnyAdviser | None = None,
    rules: Collection[str] | None = None,
    seed: int = 0,
    games: int = 6,
) -> int:
    """Play a game at random and check every law of screens; raise `LawBroken` at the first breach.

    `rules` are the numbers of the rules that scenes and verdicts may name (None: any).
    Returns the number of screens checked.
    """
    known = None if rules is None else frozenset(rules)
    show = StageSubject(stage, voice, desk, adviser, known)
    LawChecker(game.info.id, f"{seed}").hold(laws.SOURCE_LAWS, SourceCase(show, game))
    screens = 0
    for number in range(games):
        subject = Subject(game, SeededRng(f"{seed}/stage/{number}"), voice.tell)
        court = LawChecker(game.info.id, f"{seed}, game {number}")
        options = pick_options(subject, number)
        court.hold(laws.DESK_LAWS, DeskCase(show, subject, options))
        screens += _try_game(court, show, subject, options, MANNERS[number % len(MANNERS)])
    return screens


def _try_game(
    court: LawChecker, show: StageSubject, subject: Subject, options: Options, manner: Manner
) -> int:
    moment = court.ask(laws.PLAY_GOES_ON, first_moment, subject, options)
    screens = _try_screens(court, show, moment)
    for _ in range(subject.game.bound(options)):
        if moment.is_over:
            break
        event = court.ask(laws.PLAY_GOES_ON, next_event, moment, manner)
        event_case, moment = court.ask(laws.PLAY_GOES_ON, advance, moment, event)
        court.event += 1
        for seat in _viewers(moment):
            court.hold(laws.NEWS_LAWS, NewsCase(show, event_case, seat))
        screens += _try_screens(court, show, moment)
    return screens


def _viewers(moment: Moment) -> tuple[Seat | None, ...]:
    return (*moment.seats, None)


def _try_screens(court: LawChecker, show: StageSubject, moment: Moment) -> int:
    viewers = _viewers(moment)
    for seat in viewers:
        screen = court.ask(laws.SCREENS_ARE_MADE, make_screen, show, moment, seat)
        court.hold(laws.SCREEN_LAWS, screen)
        for gesture in sample_gestures(screen):
            # a third of them each time; all of them when the game is over
            if moment.is_over or moment.subject.one_in(3):
                court.hold(laws.GESTURE_LAWS, GestureCase(screen, gesture))
    return len(viewers)
