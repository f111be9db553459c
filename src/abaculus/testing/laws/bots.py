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


def bots_move_legally(thought: BotTurn) -> str | None:
    """A bot's choice is legal and took as long as a person would."""
    choice = thought.choice
    if type(choice.seconds) is not int or choice.seconds < 0:
        return f"{choice.seconds!r} is not a number of seconds"
    return _illegal(thought, choice)


def hurried_bots_move_legally(thought: BotTurn) -> str | None:
    """A bot that is stopped at once still chooses a legal move."""
    choice = ask_bot(thought.bot, thought.view, thought.memory, thought.seed, patience=0)
    return _illegal(thought, choice)


def _illegal(thought: BotTurn, choice: BotMove[Any]) -> str | None:
    moment = thought.moment
    event = Played(moment.now, thought.seat, choice.move)
    refusal = moment.game.check(moment.state, event)
    return None if refusal is None else f"{thought.maker.name} chose {choice.move}: {refusal}"


def bots_repeat_themselves(thought: BotTurn) -> str | None:
    """Another bot of the same maker chooses the same: nothing is kept outside the memory."""
    twin = thought.maker.make(thought.moment.game)
    second = ask_bot(twin, thought.view, thought.memory, thought.seed)
    if second == thought.choice:
        return None
    return f"{thought.maker.name} chose {thought.choice}, then {second}"


def memories_repeat(thought: BotTurn) -> str | None:
    """The same look at the same table gives the same memory."""
    again = thought.maker.make(thought.moment.game).notice(
        thought.earlier, thought.view, thought.news
    )
    return None if again == thought.memory else f"{thought.memory}, then {again}"


def memories_travel(thought: BotTurn) -> str | None:
    """A memory survives being stored."""
    memory: object = thought.memory
    if isinstance(memory, tuple):
        written = encode(thought.memory)
        return None if encode(decode(written, list[Any])) == written else f"{memory!r} is lost"
    if not isinstance(memory, Struct):
        return None
    back = decode(encode(memory), type(memory))
    return None if back == memory else f"{memory} came back as {back}"
