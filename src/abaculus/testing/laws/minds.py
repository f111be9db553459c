"""Laws of bots: legal from views alone, the same for the same chance, memory that survives."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from abaculus.kernel.codec import decode, encode
from abaculus.kernel.contract import AnyBot, Choice
from abaculus.kernel.events import Played
from abaculus.kernel.nature import SeededNature
from abaculus.testing.cases import Thought

PATIENCE = 200
"""How often a bot may ask whether to stop before it is told so."""


def chosen(thought: Thought, bot: AnyBot, memory: Any, patience: int = PATIENCE) -> Choice[Any]:
    """What the bot chooses; being told to stop after so many questions can be repeated."""
    left = [patience]

    def stop() -> bool:
        left[0] -= 1
        return left[0] < 0

    return bot.choose(thought.view, memory, SeededNature(thought.seed), stop)


def bots_move_legally(thought: Thought) -> str | None:
    """What a bot chooses can be played, and it took a person's time for it."""
    choice = chosen(thought, thought.bot, thought.memory)
    if type(choice.seconds) is not int or choice.seconds < 0:
        return f"{choice.seconds!r} is no number of seconds"
    return _illegal(thought, choice)


def hurried_bots_move_legally(thought: Thought) -> str | None:
    """A bot that is told to stop at once still chooses something that can be played."""
    return _illegal(thought, chosen(thought, thought.bot, thought.memory, patience=0))


def _illegal(thought: Thought, choice: Choice[Any]) -> str | None:
    moment = thought.moment
    event = Played(moment.now, thought.seat, choice.move)
    refusal = moment.game.check(moment.state, event)
    return None if refusal is None else f"{thought.maker.name} chose {choice.move}: {refusal}"


def bots_repeat_themselves(thought: Thought) -> str | None:
    """Another bot of the same make chooses the same: nothing is kept but the memory."""
    first = chosen(thought, thought.bot, thought.memory)
    second = chosen(thought, thought.maker.make(thought.moment.game), thought.memory)
    return None if first == second else f"{thought.maker.name} chose {first}, then {second}"


def memories_repeat(thought: Thought) -> str | None:
    """The same look at the same table leaves the same memory."""
    again = thought.maker.make(thought.moment.game).notice(
        thought.earlier, thought.view, thought.news
    )
    return None if again == thought.memory else f"{thought.memory}, then {again}"


def memories_travel(thought: Thought) -> str | None:
    """A memory made of values survives being stored, and leads to the same choice."""
    memory: object = thought.memory
    if isinstance(memory, tuple):
        written = encode(thought.memory)
        return None if encode(decode(written, list[Any])) == written else f"{memory!r} is lost"
    if not isinstance(memory, Struct):
        return None
    back = decode(encode(memory), type(memory))
    if back != memory:
        return f"{memory} came back as {back}"
    first, second = (chosen(thought, thought.bot, kept) for kept in (memory, back))
    return None if first == second else f"{thought.maker.name} chose {first}, then {second}"
