"""What every store promises, tried with each of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.stores import open_store
from abaculus.stores.store import (
    ConflictError,
    Expiry,
    ExpiryRule,
    LogSummary,
    Store,
    StoredEntry,
)

RULE = ExpiryRule(aside_after=3, gone_after=2)


@pytest.fixture(params=["memory", "sqlite"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return "memory:" if request.param == "memory" else str(tmp_path / "games.db")


def at(address: str, act: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store, and close it."""

    async def whole() -> None:
        store = open_store(address)
        try:
            await act(store)
        finally:
            await store.close()

    asyncio.run(whole())


def test_entries_come_back_in_order_with_their_commands(address: str) -> None:
    async def act(store: Store) -> None:
        await store.append("t", 0, [b"one", b"two"], "a", 10)
        await store.append("t", 2, [b"three"], "", 11)

        entries = await store.read("t")

        assert [
            StoredEntry(1, "a", b"one"),
            StoredEntry(2, "a", b"two"),
            StoredEntry(3, "", b"three"),
        ] == entries

    at(address, act)


def test_reading_can_begin_anywhere(address: str) -> None:
    async def act(store: Store) -> None:
        await store.append("t", 0, [b"one", b"two", b"three"], "a", 10)

        found = [[entry.number for entry in await store.read("t", after)] for after in (0, 2, 3, 9)]

        assert [[1, 2, 3], [3], [], []] == found

    at(address, act)


def test_an_unknown_table_has_no_entries(address: str) -> None:
    async def act(store: Store) -> None:
        assert [] == await store.read("nobody")

    at(address, act)


@pytest.mark.parametrize("after", [-1, 0, 1, 3, 9])
def test_the_second_writer_gets_a_conflict(address: str, after: int) -> None:
    async def act(store: Store) -> None:
        await store.append("t", 0, [b"one", b"two"], "a", 10)

        with pytest.raises(ConflictError):
            await store.append("t", after, [b"mine"], "b", 11)

        assert 2 == len(await store.read("t"))

    at(address, act)


def test_a_log_begins_with_its_first_entry(address: str) -> None:
    async def act(store: Store) -> None:
        with pytest.raises(ConflictError):
            await store.append("t", 1, [b"second"], "a", 10)

        assert [] == await store.summaries()

    at(address, act)


def test_a_conflict_fails_alone(address: str) -> None:
    async def act(store: Store) -> None:
        await store.append("odd", 0, [b"first"], "", 1)

        answers = await asyncio.gather(
            *(store.append(f"t{n}", 0, [b"x"], "", 2) for n in range(20)),
            store.append("odd", 0, [b"again"], "", 2),
            *(store.append(f"t{n}", 1, [b"y"], "", 2) for n in range(20)),
            return_exceptions=True,
        )

        assert [None] * 20 == answers[:20] == answers[21:]
        assert isinstance(answers[20], ConflictError)
        assert 21 == len(await store.summaries())

    at(address, act)


def test_one_of_many_who_write_the_same_line_wins(address: str) -> None:
    async def act(store: Store) -> None:
        answers = await asyncio.gather(
            *(store.append("t", 0, [b"%d" % n], "", 1) for n in range(30)), return_exceptions=True
        )

        assert 1 == answers.count(None)
        assert [b"%d" % answers.index(None)] == [entry.text for entry in await store.read("t")]

    at(address, act)


def test_nothing_to_write_makes_no_log(address: str) -> None:
    async def act(store: Store) -> None:
        await store.append("t", 0, [], "a", 10)

        assert [] == await store.summaries()

    at(address, act)


def test_summaries_begin_with_the_latest(address: str) -> None:
    async def act(store: Store) -> None:
        await store.append("old", 0, [b"x"], "", 10)
        await store.append("new", 0, [b"x", b"y"], "", 20)
        await store.append("used", 0, [b"x"], "", 5)
        await store.append("used", 1, [b"y", b"z"], "", 30)

        found = await store.summaries(since=20)

        assert [LogSummary("used", 5, 30, 3), LogSummary("new", 20, 20, 2)] == found
        assert ["used", "new", "old"] == [log.table for log in await store.summaries()]

    at(address, act)


async def live_on(store: Store, days: int, *keep: str) -> list[Expiry]:
    """What so many days of service did to the logs."""
    return [await store.begin_day(100 + day, keep, RULE) for day in range(days)]


async def list_tables(store: Store) -> list[str]:
    return [log.table for log in await store.summaries()]


def test_an_unused_log_is_put_aside_then_deleted(address: str) -> None:
    async def act(store: Store) -> None:
        await store.append("old", 0, [b"x"], "", 10)

        found = await live_on(store, 5)

        assert [(0, 0), (0, 0), (1, 0), (0, 0), (0, 1)] == [(one.aside, one.gone) for one in found]
        assert [] == await store.read("old")
        await store.append("old", 0, [b"again"], "", 30)
        assert [b"again"] == [entry.text for entry in await store.read("old")]

    at(address, act)


def test_a_log_put_aside_comes_back_when_it_is_used(address: str) -> None:
    async def act(store: Store) -> None:
        for name in ("read", "written"):
            await store.append(name, 0, [b"x"], "", 10)
        await live_on(store, 3)

        assert [] == await list_tables(store)
        assert [b"x"] == [entry.text for entry in await store.read("read")]
        assert [1, 0] == [
            await store.note_use(["read", "nobody"]),
            await store.note_use(["read"]),
        ]
        await store.append("written", 1, [b"y"], "", 11)

        assert {"read", "written"} == set(await list_tables(store))
        assert [(0, 0), (0, 0), (2, 0)] == [(e.aside, e.gone) for e in await live_on(store, 3)]

    at(address, act)


def test_a_log_in_use_does_not_grow_old(address: str) -> None:
    async def act(store: Store) -> None:
        await store.append("open", 0, [b"x"], "", 10)

        found = await live_on(store, 9, "open")

        assert {Expiry(0, 0)} == set(found)
        assert ["open"] == await list_tables(store)

    at(address, act)


def test_the_last_day_is_known(address: str) -> None:
    async def act(store: Store) -> None:
        assert 0 == await store.last_day()
        await live_on(store, 3)
        assert 102 == await store.last_day()

    at(address, act)


def test_a_day_amid_writing_takes_its_turn(address: str) -> None:
    async def act(store: Store) -> None:
        _, expiry, _ = await asyncio.gather(
            store.append("t", 0, [b"x"], "", 10),
            store.begin_day(1, (), ExpiryRule(1, 1)),
            store.append("t", 1, [b"y"], "", 30),
        )

        assert 1 == expiry.aside
        assert ["t"] == await list_tables(store)

    at(address, act)


def test_closing_finishes_what_was_begun(address: str) -> None:
    async def whole() -> int:
        store = open_store(address)
        begun = [asyncio.ensure_future(store.append(f"t{n}", 0, [b"x"], "", 1)) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        await asyncio.gather(*begun)
        return len(begun)

    assert 50 == asyncio.run(whole())


def test_a_closed_store_says_so(address: str) -> None:
    async def whole() -> list[str]:
        store = open_store(address)
        await store.close()
        codes: list[str] = []
        for act in (
            store.append("t", 0, [b"x"], "", 1),
            store.read("t"),
            store.summaries(),
            store.note_use(["t"]),
            store.last_day(),
            store.begin_day(1, (), RULE),
        ):
            with pytest.raises(RefusedError) as raised:
                await act
            codes.append(raised.value.refusal.code)
        return codes

    assert ["store-closed"] * 6 == asyncio.run(whole())


def test_any_bytes_and_any_names_are_kept(address: str) -> None:
    async def act(store: Store) -> None:
        names = ["ü", "a'b", "%", "x" * 300, "t;DROP TABLE lines"]
        entries = [bytes(range(256)), b"", "×÷".encode()]
        for name in names:
            await store.append(name, 0, entries, name, 1)

        for name in names:
            stored = await store.read(name)
            assert entries == [one.text for one in stored]
            assert {name} == {one.command for one in stored}

    at(address, act)


def test_a_name_that_cannot_be_written_fails_alone(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        answers = await asyncio.gather(
            store.append("a", 0, [b"x"], "", 1),
            store.append("\ud800", 0, [b"x"], "", 1),
            store.append("b", 0, [b"x"], "", 1),
            return_exceptions=True,
        )

        assert [None, None] == [answers[0], answers[2]]
        assert isinstance(answers[1], UnicodeError)
        assert 2 == len(await store.summaries())

    at(str(tmp_path / "games.db"), act)


@pytest.mark.parametrize("seed", range(5))
def test_all_stores_do_the_same(tmp_path: Path, seed: int) -> None:
    answers = [asyncio.run(_random_life(a, seed)) for a in ("memory:", str(tmp_path / "g.db"))]

    assert answers[0] == answers[1]


async def _random_life(address: str, seed: int) -> list[object]:
    chance = random.Random(seed)  # noqa: S311 - repeatable on purpose
    store = open_store(address)
    seen: list[object] = []
    for now in range(300):
        table = f"t{chance.randrange(6)}"
        entries = [b"%d" % chance.randrange(99) for _ in range(chance.randrange(4))]
        known = len(await store.read(table))
        after = chance.choice((known, known, known, 0, known + 1))
        act = chance.randrange(20)
        try:
            if act == 0:
                seen.append(await store.begin_day(now, [f"t{chance.randrange(6)}"], RULE))
            elif act == 19:
                seen.append(await store.note_use([table]))
            elif act < 4:
                seen.append(await store.summaries(now - chance.randrange(40)))
            elif act < 8:
                seen.append(await store.read(table, chance.randrange(5)))
            else:
                await store.append(table, after, entries, f"c{now}", now)
                seen.append(await store.read(table))
        except ConflictError as conflict:
            seen.append(str(conflict))
    await store.close()
    return seen
