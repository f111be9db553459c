"""Fuzzes the messages of clients at tables of every game: `python -m tests.fuzz.messages`.

An input is a game and whether it has begun, then one message per line, with TOKEN for the host's
token. They go through the codec into a real `Connection` without a socket: nothing fails, every
refusal has a sentence, and every command is answered.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, Final
from unittest.mock import patch

import msgspec
import uvloop

from abaculus.kernel.rng import SeededRng
from abaculus.questions.packs.source_map import is_list, is_object
from abaculus.server.limits import Limits, Rate
from abaculus.server.rooms.room import Room
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.workers.pool import WorkerPool
from abaculus.server.ws.codec import decode_message
from abaculus.server.ws.messages import Do, FromClient
from abaculus.stores import open_store
from abaculus.tables.phrases import PHRASES
from abaculus.tables.table import SeatRequest
from tests.fuzz import engine, texts, values
from tests.fuzz.positions import find_game, game_names

AMPLE: Final = Rate(1e9, 1e9)
LIMITS: Final = Limits(messages=AMPLE, tries=AMPLE, phrases=AMPLE, openings=AMPLE)
TURNS: Final = 8
"""Turns of the loop after each message, and at the end a few times as many."""
MOVES: Final = 6
"""Moves of the good games."""
SEATS: Final = (SeatRequest("here", "Mila"), SeatRequest("here", "Noor"))
_SCHEMA: Final[Any] = msgspec.json.schema(FromClient)
_PARTS: Final[Any] = _SCHEMA["$defs"]
_LOBBY: Final[tuple[dict[str, Any], ...]] = (
    {"type": "start"}, {"type": "pause"}, {"type": "resume"}, {"type": "rematch"},
    {"type": "rename", "seat": 0, "name": "Lea"}, {"type": "rise", "seat": 1},
    {"type": "remove", "seat": 1}, {"type": "hold", "seat": 1}, {"type": "hand-back", "seat": 1},
    {"type": "resign", "seat": 0}, {"type": "ask-back", "seat": 0},
    {"type": "answer-back", "seat": 1, "agrees": True},
    {"type": "arrange", "variant": "", "options": {"players": 2}},
    {"type": "seating", "players": [{"kind": "here", "name": "A"}, {"kind": "link"}],
     "keeps": [0, None]},
)  # fmt: skip


class Outbound:
    """The way to a client in this process: what it was sent."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.is_closed = False

    def send(self, message: bytes) -> bool:
        """Keep a message."""
        self.sent.append(msgspec.json.decode(message))
        return True

    def close(self) -> None:
        """Note that the way is closed."""
        self.is_closed = True

    def read_on(self, *, is_wanted: bool) -> None:
        """Do nothing: nobody waits here."""


class _Log(logging.Handler):
    """Collects failures."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.failures: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.failures.append(self.format(record))


async def _ask_here(_pool: WorkerPool, task: Callable[..., Any], _: float, *args: Any) -> Any:
    """The task in this process, asked to stop at once."""
    await asyncio.sleep(0)
    return task(lambda: True, *args)


class MessageFuzzer(engine.TextFuzzer):
    """Messages of clients."""

    name = "messages"
    watched = ("server", "tables", "kernel")

    def seeds(self) -> Sequence[bytes]:
        """The first moves of every game."""
        return good_scripts()

    def make(self, rng: Random, pool: Sequence[bytes]) -> bytes:
        """A good beginning, then messages that are not good."""
        script = texts.decode(rng.choice(pool)).split("\n")
        names = [part for line in script for part in _strings(line)] or ["1"]
        most = rng.randrange(len(script)) if rng.random() < 0.3 else rng.randrange(4)
        kept = script[: 2 + most]
        bad = [_make_message(rng, script, names) for _ in range(rng.randrange(1, 5))]
        lines = [line.replace("\n", " ") for line in (*kept, *bad)]
        return "\n".join(lines).encode("utf-8", "surrogatepass")

    def run(self, data: bytes) -> str:
        """What is wrong with the answers."""
        head, *lines = texts.decode(data).split("\n")
        game, _, phase = head.partition(" ")
        if game not in game_names() or phase not in ("waiting", "playing"):
            return ""
        log = _Log()
        logger = logging.getLogger("abaculus")
        logger.addHandler(log)
        before, logger.propagate = logger.propagate, False
        try:
            with patch.object(WorkerPool, "ask", _ask_here):
                fault = uvloop.run(_converse(game, lines, is_started=phase == "playing"))
        finally:
            logger.removeHandler(log)
            logger.propagate = before
        return log.failures[0] if log.failures else fault


async def _open(game: str, *, is_started: bool) -> tuple[RoomRegistry, Room, str]:
    family, _, variant = game.partition("/")
    rooms = RoomRegistry(open_store("memory:"), limits=LIMITS, rng=SeededRng(game), pace=0)
    fewest, most = find_game(game)[1].info.menu.players
    seats = (SEATS * 4)[: max(fewest, min(2, most))]
    room, token = await rooms.open(family, variant, {}, seats, start=is_started)
    return rooms, room, token


async def _converse(game: str, lines: Sequence[str], *, is_started: bool) -> str:
    rooms, room, token = await _open(game, is_started=is_started)
    out = Outbound()
    connection = rooms.connect(room, out)
    commands: list[str] = []
    for line in lines:
        text = line.replace("TOKEN", token)
        # one that is too long is refused unread, so the refusal cannot name it
        message = decode_message(text) if len(text) <= LIMITS.message_bytes else None
        if isinstance(message, Do) and not connection.is_over:
            commands.append(message.id[:64])
        connection.take(text)
        await _settle()
    await _settle(8 * TURNS)
    fault = "" if connection.is_over else _find_silence(commands, out.sent)
    connection.leave()
    rooms.rest()
    await rooms.store.close()
    return fault or next((bad for one in out.sent if (bad := _find_answer_fault(one))), "")


async def _settle(turns: int = TURNS) -> None:
    for _ in range(turns):
        await asyncio.sleep(0)


def _find_silence(commands: Sequence[str], sent: Sequence[Any]) -> str:
    answered = {message.get("ack") or message.get("id") for message in sent}
    for command in commands:
        if command and command not in answered:
            return f"no answer to command {command!r}"
    return ""


def _find_answer_fault(message: Any) -> str:
    if message["type"] == "refused" and message["code"] == "trouble":
        return "refused with trouble"
    if message["type"] in ("refused", "closed") and not "".join(map(str, message["sentence"])):
        return f"no sentence: {message}"
    return ""


# inputs


def _make_message(rng: Random, script: Sequence[str], names: Sequence[str]) -> str:
    chance = rng.random()
    if chance < 0.07:
        return texts.mutate(rng, rng.choice(script), script)
    if chance < 0.17:
        made: Any = {"type": "do", "id": str(rng.randrange(9)), "act": dict(rng.choice(_LOBBY))}
    elif chance < 0.45:
        made = _use_names(rng, values.generate(rng, _SCHEMA, _PARTS), names)
    else:
        made = _parse(rng.choice(script[1:] or [_HELLO]))
        for _ in range(rng.choice((0, 1, 1, 2))):
            made = _mutate_texts(rng, made, names) if chance < 0.8 else values.mutate(rng, made)
    if chance < 0.8:
        return json.dumps(made)
    return texts.decode(values.encode(rng, made))


def _parse(line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return {}


def _mutate_texts(rng: Random, value: Any, names: Sequence[str]) -> Any:
    """The value with some of its texts changed, its shape kept."""
    if is_object(value):
        return {
            key: one if key == "type" else _mutate_texts(rng, one, names)
            for key, one in value.items()
        }
    if is_list(value):
        return [_mutate_texts(rng, one, names) for one in value]
    if isinstance(value, str) and rng.random() < 0.6:
        return texts.mutate(rng, value, names)
    return value


def _use_names(rng: Random, value: Any, names: Sequence[str]) -> Any:
    """The value with some of its texts and numbers replaced by ones that mean something."""
    if is_object(value):
        return {
            key: one if key == "type" else _use_names(rng, one, names) for key, one in value.items()
        }
    if is_list(value):
        return [_use_names(rng, one, names) for one in value]
    if isinstance(value, str) and rng.random() < 0.7:
        return rng.choice((*names, *PHRASES[:2], "TOKEN"))
    if isinstance(value, int) and rng.random() < 0.7:
        return rng.randrange(3)
    return value


def _strings(line: str) -> list[str]:
    """The texts of a message, one of which may be a move or the name of a piece."""
    return _collect(_parse(line))


def _collect(value: Any) -> list[str]:
    if is_object(value):
        return [part for one in value.values() for part in _collect(one)]
    if is_list(value):
        return [part for one in value for part in _collect(one)]
    return [value] if isinstance(value, str) else []


@cache
def good_scripts() -> tuple[bytes, ...]:
    """Games that begin well, and lobbies."""
    lobby = [_encode("do", id=str(n), act=act) for n, act in enumerate(_LOBBY)]
    found: list[str] = []
    for game in game_names():
        moves = uvloop.run(_play(game))
        found.append("\n".join((f"{game} playing", _HELLO, *moves)))
        found.append("\n".join((f"{game} waiting", _HELLO, *lobby)))
    return tuple(script.encode() for script in found)


def _encode(kind: str, **fields: Any) -> str:
    return json.dumps({"type": kind, **fields})


_HELLO: Final = _encode("hello", token="TOKEN", seat=0, language="en")  # noqa: S106 - a place for one


async def _play(game: str) -> list[str]:
    """Messages that play the first moves of a game, try each and say what they name."""
    rooms, room, token = await _open(game, is_started=True)
    out = Outbound()
    connection = rooms.connect(room, out)
    connection.take(_HELLO.replace("TOKEN", token))
    await _settle()
    lines: list[str] = []
    for number in range(MOVES):
        awaits: Any = room.game.awaits(room.table.state)
        seats = getattr(awaits, "must", ()) or getattr(awaits, "may", ())
        if not seats:
            break
        move = room.game.sample(room.table.state, seats[0], SeededRng(number))
        gesture = {"type": "press", "move": room.game.notation.write_move(move)}
        act = {"type": "play", "seat": seats[0], "gesture": gesture}
        lines.append(_encode("try", id=number, seat=seats[0], gesture=gesture))
        lines.append(_encode("do", id=f"m{number}", act=act))
        connection.take(lines[-1])
        await _settle()
    for prompt in _prompts(out.sent)[:20]:
        taken = {"type": "take", "prompt": prompt[0], "pieces": prompt[1:5]}
        lines.append(_encode("try", id=99, seat=0, gesture=taken))
    connection.leave()
    rooms.rest()
    await rooms.store.close()
    return lines


def _prompts(sent: Sequence[Any]) -> list[list[str]]:
    """The prompts that were shown, each with what it names."""
    scenes = [message.get("scene") for message in sent]
    found = [prompt for scene in scenes if scene for prompt in scene.get("prompts", ())]
    return [[str(prompt.get("id", "")), *_collect(prompt)] for prompt in found]


FUZZER = MessageFuzzer()


def main(count: int, seed: int) -> list[str]:
    """Send so many conversations to tables."""
    return engine.main(FUZZER, count, seed)


if __name__ == "__main__":
    engine.run(FUZZER, main)
