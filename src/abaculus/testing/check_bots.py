"""Checks bots in play: what each seat is shown, remembers and chooses."""

from __future__ import annotations

from abaculus.kernel.awaits import Turn
from abaculus.kernel.bot import AnyBot, BotMaker
from abaculus.kernel.events import Played
from abaculus.kernel.messages import News, Seat, news_for
from abaculus.kernel.options import Options
from abaculus.testing import laws
from abaculus.testing.cases import BotTurn, Moment, Subject
from abaculus.testing.law import LawChecker
from abaculus.testing.laws import bots
from abaculus.testing.play import Manner, advance, first_moment, next_event

MANNER = Manner(late=20)
CHOICES = 3
"""The number of choices checked in each game of a bot."""


class BotSeat:
    """A bot's seat: its last look and its memory."""

    def __init__(self, moment: Moment, bot: AnyBot, seat: Seat) -> None:
        self._bot = bot
        self._seat = seat
        self.memory = bot.start()
        self.look(moment, ())

    def look(self, moment: Moment, news: tuple[News, ...]) -> None:
        """Show the table to the bot once more."""
        self.earlier = self.memory
        self.news = news_for(news, self._seat)
        self.view = moment.game.view(moment.state, self._seat)
        self.memory = self._bot.notice(self.earlier, self.view, self.news)

    def choose(self, moment: Moment, maker: BotMaker, seed: str) -> BotTurn:
        """Let the bot choose."""
        return BotTurn(
            moment=moment,
            maker=maker,
            bot=self._bot,
            seat=self._seat,
            view=self.view,
            memory=self.memory,
            earlier=self.earlier,
            news=self.news,
            seed=seed,
            choice=bots.ask_bot(self._bot, self.view, self.memory, seed),
        )


def check_bot(
    court: LawChecker, subject: Subject, maker: BotMaker, options: Options, one_in: int
) -> None:
    """Play a game in which the bot chooses one in `one_in` moves and chance the others."""
    choices_left = CHOICES
    bot = court.ask(laws.PLAY_GOES_ON, maker.make, subject.game)
    moment = court.ask(laws.PLAY_GOES_ON, first_moment, subject, options)
    bot_seats = [court.ask(laws.PLAY_GOES_ON, BotSeat, moment, bot, s) for s in moment.seats]
    while not moment.is_over and choices_left > 0:
        event = court.ask(laws.PLAY_GOES_ON, next_event, moment, MANNER)
        if isinstance(event, Played) and _must(moment, event.seat) and subject.one_in(one_in):
            choices_left -= 1
            seed = f"{options.players}/{choices_left}"
            bot_seat = bot_seats[event.seat]
            turn = court.ask(laws.BOTS_MOVE, bot_seat.choose, moment, maker, seed)
            court.hold(laws.BOT_LAWS, turn)
            event = Played(event.at, event.seat, turn.choice.move)
        event_case, moment = court.ask(laws.PLAY_GOES_ON, advance, moment, event)
        court.event += 1
        for bot_seat in bot_seats:
            court.ask(laws.PLAY_GOES_ON, bot_seat.look, moment, event_case.step.news)


def _must(moment: Moment, seat: Seat) -> bool:
    return isinstance(moment.awaits, Turn) and seat in moment.awaits.must
