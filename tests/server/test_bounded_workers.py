"""Work for strangers: stopped by the operating system, behind live play, and in a fair queue."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import repeat
from pathlib import Path

import pytest

from abaculus.errors import RefusedError
from abaculus.kernel.bot import Stop
from abaculus.server.limits import Limits
from abaculus.server.metrics import Metrics
from abaculus.server.packs.messages import PackCheck, PackText
from abaculus.server.workers import bounds as bounds_module
from abaculus.server.workers import pool as pool_module
from abaculus.server.workers.bounds import TaskBounds, bound_task
from abaculus.server.workers.fair_queue import FairQueue, QueueLimits
from abaculus.server.workers.pack_tasks import use_tool
from abaculus.server.workers.pool import WorkerPool
from tests.server.live_server import BOT, asking, new_table, serving

pytestmark = pytest.mark.anyio
posix = pytest.mark.skipif(os.name != "posix", reason="the system has no such limits")
PATIENCE = 60.0
RANGES = ", ".join(f"{name}: 1..9999" for name in "abcdfghk")
WIDE = "pack: {id: wide, title: Wide}\nitems:\n" + "".join(
    f"  - {{id: i{n}, prompt: x, steps: [x], vars: {{{RANGES}}}, answer: a+b+c+d+f+g+h+k}}\n"
    for n in range(300)
)


@asynccontextmanager
async def pool(
    workers: int = 1, bounds: TaskBounds | None = None, limits: QueueLimits | None = None
) -> AsyncGenerator[WorkerPool]:
    made = WorkerPool(Metrics(), workers, bounds=bounds or TaskBounds(), limits=limits)
    try:
        yield made
    finally:
        made.end()


async def code_of(work: Awaitable[object]) -> str:
    """The code of a refusal that comes before the pool's clock could strike."""
    with pytest.raises(RefusedError) as caught:
        async with asyncio.timeout(PATIENCE):
            await work
    return caught.value.code


@pytest.fixture(autouse=True)
def slow_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the limits to the system, however busy it is."""
    monkeypatch.setattr(pool_module, "_GRACE", 10 * PATIENCE)


def say_process(_stop: Stop) -> int:
    return os.getpid()


def loop(_stop: Stop) -> None:
    while True:
        try:
            while True:
                pass
        except Exception:  # noqa: BLE001, S110 - swallows all that it can
            pass


def loop_in_c(_stop: Stop) -> int:
    return sum(repeat(1))


def raise_to_a_power(_stop: Stop) -> int:
    return int(pow(7, 10**9))


def allocate(_stop: Stop) -> int:
    return len([bytearray(1 << 20) for _ in range(600)])


def sleep(_stop: Stop) -> None:
    time.sleep(PATIENCE)


def die(_stop: Stop) -> None:
    os._exit(3)


def wait_for_file(_stop: Stop, gate: str, name: str = "") -> int:
    """Write down the process, then wait until the gate is there."""
    if name:
        Path(name).write_text(str(os.getpid()))
    end = time.monotonic() + PATIENCE
    while not Path(gate).exists() and time.monotonic() < end:
        time.sleep(0.01)
    return os.getpid()


def niceness(_stop: Stop) -> int:
    return os.nice(0)


async def read_process(file: Path) -> int:
    """The process that a task has written down."""
    async with asyncio.timeout(PATIENCE):
        while not (file.exists() and file.read_text()):
            await asyncio.sleep(0.01)
    return int(file.read_text())


@posix
async def test_endless_loop_is_refused_and_its_worker_lives_on() -> None:
    async with pool() as workers:
        before = await workers.ask(say_process, PATIENCE)
        code = await code_of(workers.ask(loop, 0.2))
        after = await workers.ask(say_process, PATIENCE)

    assert ("task-time", before) == (code, after)


@posix
@pytest.mark.parametrize("task", [loop_in_c, raise_to_a_power])
async def test_loop_outside_python_is_ended_with_its_process(
    task: Callable[[Stop], int],
) -> None:
    async with pool() as workers:
        code = await code_of(workers.ask(task, 0.2))
        after = await workers.ask(say_process, PATIENCE)

    assert "task-time" == code
    assert after != os.getpid()


@posix
async def test_endless_memory_is_refused_and_the_next_task_runs() -> None:
    async with pool(bounds=TaskBounds(memory=100 << 20)) as workers:
        code = await code_of(workers.ask(allocate, PATIENCE))
        after = await workers.ask(say_process, PATIENCE)

    assert "task-memory" == code
    assert after != os.getpid()


async def test_sleeping_task_is_ended_by_the_clock_of_the_pool(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool_module, "_GRACE", 0.1)
    async with pool(bounds=TaskBounds(patience=1)) as workers:
        code = await code_of(workers.ask(sleep, 0.1))

    assert "task-time" == code


def test_tasks_run_where_the_system_has_no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds_module, "resource", None)
    with bound_task(TaskBounds(), 0.1):
        done = sum(range(10))

    assert 45 == done


@posix
async def test_killed_worker_costs_no_task(tmp_path: Path) -> None:
    gate, mine, other = tmp_path / "gate", tmp_path / "mine", tmp_path / "other"
    async with pool(workers=2) as workers:
        tasks = [
            asyncio.ensure_future(workers.ask(wait_for_file, PATIENCE, str(gate), str(name)))
            for name in (mine, other)
        ]
        killed, spared = await read_process(mine), await read_process(other)
        mine.unlink()
        os.kill(killed, signal.SIGKILL)
        again = await read_process(mine)
        gate.touch()
        ran = await asyncio.gather(*tasks)

    assert [again, spared] == ran
    assert killed not in ran


async def test_task_that_kills_its_worker_twice_is_given_up() -> None:
    async with pool() as workers:
        code = await code_of(workers.ask(die, PATIENCE))
        after = await workers.ask(say_process, PATIENCE)

    assert "task-died" == code
    assert after != os.getpid()


@posix
async def test_bounded_workers_are_politer_than_live_ones() -> None:
    live = WorkerPool(Metrics(), 1)
    async with pool(bounds=TaskBounds(nice=7)) as workers:
        try:
            found = await live.ask(niceness, PATIENCE), await workers.ask(niceness, PATIENCE)
        finally:
            live.end()

    assert (os.nice(0), min(os.nice(0) + 7, 19)) == found


@posix
async def test_pack_of_wide_ranges_needs_little_memory() -> None:
    async with pool(bounds=TaskBounds(memory=64 << 20)) as workers:
        check: PackCheck = await workers.ask(use_tool, PATIENCE, "check_pack", PackText(WIDE))

    assert (True, 300) == (check.sound, check.items)


async def test_bot_moves_while_six_strangers_are_served(database: Path, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    async with serving(database) as running:
        strangers = [
            asyncio.ensure_future(
                running.rooms.bounded_workers.ask(
                    wait_for_file, PATIENCE, str(gate), address=f"10.0.0.{n}"
                )
            )
            for n in range(6)
        ]
        await asyncio.sleep(0)
        grant = await new_table(running, BOT, BOT, start=True)
        room = await running.rooms.room(grant["table"])
        async with asyncio.timeout(PATIENCE):
            while not room.table.events:
                await asyncio.sleep(0.01)
        served = [one.done() for one in strangers]
        gate.touch()
        await asyncio.gather(*strangers)

    assert [False] * 6 == served


async def test_too_much_work_is_refused_in_words(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("abaculus.server.http.packs._SECONDS", 0.01)
    async with serving(database) as running, asking(running) as client:
        answer = await client.post("/api/packs/check", json={"text": WIDE})

    assert (413, "task-time") == (answer.status_code, answer.json()["code"])
    assert "fewer items" in str(answer.json()["sentence"])


async def test_full_queue_is_refused_in_words(database: Path, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    limits = Limits(waiting=QueueLimits(address_tasks=0))
    async with serving(database, limits=limits) as running, asking(running) as client:
        workers = running.rooms.bounded_workers
        first = asyncio.ensure_future(
            workers.ask(wait_for_file, PATIENCE, str(gate), address="127.0.0.1")
        )
        await asyncio.sleep(0)
        answer = await client.post("/api/desk/calcussimo/judge", json={"given": {"move": "x"}})
        gate.touch()
        await first

    assert (429, "queue-full") == (answer.status_code, answer.json()["code"])
    assert "5" == answer.headers["Retry-After"]


# the queue by itself


async def enter(queue: FairQueue, order: list[str], name: str, address: str, size: int = 0) -> None:
    async with asyncio.timeout(PATIENCE):
        await queue.enter(address, size)
    order.append(name)


async def test_addresses_take_turns_in_the_queue() -> None:
    queue, order = FairQueue(1, QueueLimits()), list[str]()
    await queue.enter("a")
    names = ("a1", "a2", "a3", "b1", "c1", "b2")
    waiting = [asyncio.ensure_future(enter(queue, order, name, name[0])) for name in names]
    await asyncio.sleep(0)
    for last in ("a", "a", "b", "c", "a", "b"):
        queue.leave(last)
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)

    assert ["a1", "b1", "c1", "a2", "b2", "a3"] == order


async def test_one_address_leaves_a_worker_to_the_others() -> None:
    queue, order = FairQueue(2, QueueLimits()), list[str]()
    waiting = [asyncio.ensure_future(enter(queue, order, f"a{n}", "a")) for n in range(3)]
    await asyncio.sleep(0)
    await enter(queue, order, "b", "b")
    before = list(order)
    for last in ("a", "a"):
        queue.leave(last)
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)

    assert ["a0", "b"] == before
    assert ["a0", "b", "a1", "a2"] == order


@pytest.mark.parametrize(
    ("limits", "sizes"),
    [
        (QueueLimits(address_tasks=2), {"a": 0, "b": 0}),
        (QueueLimits(address_bytes=25), {"a": 10, "b": 10}),
    ],
)
async def test_one_address_cannot_fill_the_queue(
    limits: QueueLimits, sizes: dict[str, int]
) -> None:
    queue = FairQueue(1, limits)
    await queue.enter("a")
    waiting = [asyncio.ensure_future(enter(queue, [], "", "a", sizes["a"])) for _ in range(2)]
    await asyncio.sleep(0)
    code = await code_of(queue.enter("a", sizes["a"]))
    waiting.append(asyncio.ensure_future(enter(queue, [], "", "b", sizes["b"])))
    for last in ("a", "a", "b"):
        await asyncio.sleep(0)
        queue.leave(last)
    await asyncio.gather(*waiting)

    assert "queue-full" == code


@pytest.mark.parametrize("limits", [QueueLimits(tasks=3), QueueLimits(bytes=35)])
async def test_queue_has_an_end_for_all_together(limits: QueueLimits) -> None:
    queue = FairQueue(1, limits)
    await queue.enter("a")
    waiting = [asyncio.ensure_future(enter(queue, [], "", address, 10)) for address in "abc"]
    await asyncio.sleep(0)
    code = await code_of(queue.enter("d", 10))
    for one in waiting:
        one.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    queue.leave("a")
    await enter(queue, [], "", "d", 10)

    assert "queue-full" == code
