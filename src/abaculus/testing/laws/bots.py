"""Laws of bots: legal moves from views alone, repeatable choices, memories that can be stored."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from abaculus.kernel.bot import AnyBot, BotMove
from abaculus.kernel.codec import decode, encode
from abaculus.kernel.events import Played
from abaculus.kernel.rng import SeededRng
from abaculus.testing.cases import BotTurn

PATIENCE = 8
"""How often a bot may call `stop` before it returns True."""


def ask_bot(
    bot: AnyBot, view: Any, memory: Any, seed: str, patience: int = PATIENCE
) -> BotMove[Any]:
    """The bot's choice when `stop` becomes True after this many calls, so that it is repeatable."""
    left = [patience]

    def stop() -> bool:
        left[0] -= 1
        return left[0] < 0

    return bot.choose(view, memory, SeededRng(seed), stop)


def bots_move_legally(turn: BotTurn) -> str | None:
    """A bot's choice is legal and took as long as a person would."""
    choice = turn.choice
    if type(choice.seconds) is not int or choice.seconds < 0:
        return f"{choice.seconds!r} is not a number of seconds"
    return _illegal(turn, choice)


def hurried_bots_move_legally(turn: BotTurn) -> str | None:
    """A bot that is stopped at once still chooses a legal move."""
    choice = ask_bot(turn.bot, turn.view, turn.memory, turn.seed, patience=0)
    return _illegal(turn, choice)


def _illegal(turn: BotTurn, choice: BotMove[Any]) -> str | None:
    moment = turn.moment
    event = Played(moment.now, turn.seat, choice.move)
    refusal = moment.game.check(moment.state, event)
    return None if refusal is None else f"{turn.maker.name} chose {choice.move}: {refusal}"


def bots_repeat_themselves(turn: BotTurn) -> str | None:
    """Another bot of the same maker chooses the same: nothing is kept outside the memory."""
    twin = turn.maker.make(turn.moment.game)
    second = ask_bot(twin, turn.view, turn.memory, turn.seed)
    if second == turn.choice:
        return None
    return f"{turn.maker.name} chose {turn.choice}, then {second}"


def memories_repeat(turn: BotTurn) -> str | None:
    """The same look at the same table gives the same memory."""
    again = turn.maker.make(turn.moment.game).notice(turn.earlier, turn.view, turn.news)
    return None if again == turn.memory else f"{turn.memory}, then {again}"


def memories_travel(turn: BotTurn) -> str | None:
    """A memory survives being stored."""
    memory: object = turn.memory
    if isinstance(memory, tuple):
        written = encode(turn.memory)
        return None if encode(decode(written, list[Any])) == written else f"{memory!r} is lost"
    if not isinstance(memory, Struct):
        return None
    back = decode(encode(memory), type(memory))
    return None if back == memory else f"{memory} came back as {back}"
