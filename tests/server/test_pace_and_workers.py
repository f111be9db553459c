"""The small parts: paces and workers."""

from __future__ import annotations

import asyncio
import gc
import os
import time

import pytest

from abaculus.kernel.bot import BotMove, BotPause, Stop
from abaculus.server.limits import Rate, RateLimiter, TokenBucket
from abaculus.server.metrics import Metrics
from abaculus.server.rooms.bot_memory import move_delay
from abaculus.server.workers.pool import WorkerPool
from abaculus.tables.table import SeatHolder

pytestmark = pytest.mark.anyio


def add(stop: Stop, one: int, other: int) -> int:
    return one + other


def wait_for_stop(stop: Stop) -> str:
    for _ in range(6000):
        if stop():
            return "stopped"
        time.sleep(0.01)
    return "never stopped"


def die(stop: Stop, once: str) -> int:
    if not os.path.exists(once):  # noqa: PTH110
        with open(once, "w"):  # noqa: PTH123
            os._exit(1)
    return os.getpid()


def fail(stop: Stop) -> int:
    raise ValueError("as asked")


async def test_a_result_comes_back() -> None:
    thinking = WorkerPool(Metrics())
    try:
        results = await asyncio.gather(*(thinking.ask(add, 5, n, n) for n in range(8)))
    finally:
        thinking.end()

    assert [2 * n for n in range(8)] == results


async def test_a_task_is_told_to_stop_when_its_time_is_over() -> None:
    thinking = WorkerPool(Metrics(), workers=1)
    try:
        answer = await thinking.ask(wait_for_stop, 0.2)
    finally:
        thinking.end()

    assert "stopped" == answer


async def test_an_abandoned_task_makes_room_for_the_next() -> None:
    thinking = WorkerPool(Metrics(), workers=1)
    try:
        await thinking.ask(add, 5, 1, 1)
        forgotten = asyncio.ensure_future(thinking.ask(wait_for_stop, 60))
        await asyncio.sleep(0)
        forgotten.cancel()
        total = await asyncio.wait_for(thinking.ask(add, 5, 2, 3), 30)
    finally:
        thinking.end()

    assert 5 == total


async def test_end_of_an_abandoned_task_troubles_nobody() -> None:
    troubles: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: troubles.append(about))
    thinking = WorkerPool(Metrics(), workers=1)
    forgotten = asyncio.ensure_future(thinking.ask(wait_for_stop, 60))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    forgotten.cancel()
    thinking.end()
    async with asyncio.timeout(60):
        while thinking.is_busy:
            await asyncio.sleep(0.01)
    del forgotten
    gc.collect()
    await asyncio.sleep(0)

    assert [] == troubles


async def test_a_worker_that_dies_is_replaced(tmp_path: os.PathLike[str]) -> None:
    counts = Metrics()
    thinking = WorkerPool(counts)
    try:
        process = await thinking.ask(die, 5, os.path.join(tmp_path, "once"))  # noqa: PTH118
    finally:
        thinking.end()

    assert os.getpid() != process
    assert 1 == counts.broken_pools


async def test_a_failing_task_fails_alone() -> None:
    thinking = WorkerPool(Metrics())
    try:
        with pytest.raises(ValueError, match="as asked"):
            await thinking.ask(fail, 5)
        total = await thinking.ask(add, 5, 1, 2)
    finally:
        thinking.end()

    assert 3 == total


def test_a_bucket_gives_what_is_in_it_and_then_asks_to_wait() -> None:
    bucket = TokenBucket(Rate(0.5, 2), now=0)

    waits = [bucket.take(now) for now in (0, 0, 0, 1, 2, 2)]

    assert [0, 0, 2, 1, 0, 2] == waits


def test_addresses_do_not_disturb_each_other() -> None:
    buckets = RateLimiter(Rate(1, 1))

    waits = [buckets.take(address, 0) for address in ("a", "b", "a")]

    assert [0, 0, 1] == waits


def test_a_bot_waits_for_people_and_not_for_bots() -> None:
    person, bot = SeatHolder("here", "Ada"), SeatHolder("bot", "Bo", bot="1")
    away = SeatHolder("link", "Cy", stand_in="1")
    holders = (person, bot, away)
    pauses = [
        None,
        BotPause(3),
        BotPause(3, (0,)),
        BotPause(3, (1,)),
        BotPause(3, (2,)),
        BotPause(3, (1, 0)),
    ]

    waits = [move_delay(BotMove("move", 9, pause), 0.5, holders) for pause in pauses]

    assert [0.5, 3, 3, 0.5, 0.5, 3] == waits


def test_pause_never_speeds_a_table_up_and_needs_a_pace() -> None:
    short, long = BotMove("move", 9, BotPause(1)), BotMove("move", 9, BotPause(3))

    assert 2.5 == move_delay(short, 2.5, ())
    assert 0 == move_delay(long, 0, ())
