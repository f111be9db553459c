"""A finished game is told turn by turn, whatever a turn is made of."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from abaculus.bots.series import Plan, play_one
from abaculus.kernel.events import Played
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose
from abaculus.kernel.records import format_record, parse_headers, parse_record, replay
from abaculus.kernel.registry import family_names, load_family
from abaculus.kernel.review import turns_of
from abaculus.server.workers.bounds import TaskLimitError
from abaculus.server.workers.pool import WorkerPool, WorkerTimeoutError
from abaculus.server.workers.tasks import summarise_game
from tests.server.live_server import PERSON, Json, asking, new_table, serving, visiting

pytestmark = pytest.mark.anyio


def play(name: str, variant: str, bot: str) -> str:
    """The record of a game between two bots."""
    game = load_family(name).game(variant)
    options = choose(game.info.menu, {})
    plan = Plan(name, variant, options, (bot,) * options.players, 1, 7)
    return format_record(game, play_one(plan, 0))


def moves_in(record: str) -> dict[int, tuple[int, str]]:
    """Seat and text of the events that are no draws, by their numbers."""
    lines = [line.split(" ", 3) for line in record.partition("\n\n")[2].splitlines()]
    return {int(number): (int(seat), text) for number, _, seat, text in lines if seat != "-"}


async def review_of(database: Path, record: str) -> tuple[Json, list[Json]]:
    """The review of a game that came as a record, and every moment of it."""
    async with serving(database) as running, asking(running) as client:
        made = (await client.post("/api/records", content=record)).json()
        review = (await client.get(f"/api/tables/{made['table']}/review")).json()
        links = [
            f"/api/tables/{made['table']}/review/{one['number']}" for one in review["turns"][:3]
        ]
        return review, [(await client.get(link)).json() for link in links]


async def test_a_throw_and_the_play_it_leads_to_are_one_turn(database: Path) -> None:
    record = play("trails", "trail", "random")

    review, moments = await review_of(database, record)

    moves = moves_in(record)
    throws = [number for number, (_, text) in moves.items() if text == "throw"]
    chosen = [number for number, (_, text) in moves.items() if text[:4] == "wish"]
    decided = [moves[turn["number"]] for turn in review["turns"]]
    assert len(throws) + len(chosen) == len(review["turns"])
    assert [text for _, text in decided if text == "throw"] == []
    assert [seat for seat, _ in decided] == [turn["seat"] for turn in review["turns"]]
    assert [moment["turn"] for moment in moments] == review["turns"][:3]


async def test_turn_is_shown_before_its_decision_and_after_its_end(
    database: Path,
) -> None:
    _, moments = await review_of(database, play("trails", "trail", "random"))

    for moment, after in pairwise(moments):
        assert moment["before"] != moment["after"]
        assert moment["after"]["zones"][0] == after["before"]["zones"][0]


async def test_where_every_move_is_a_turn_each_is_reported(database: Path) -> None:
    record = play("pebbles", "noughts", "random")

    review, _ = await review_of(database, record)

    assert list(moves_in(record)) == [turn["number"] for turn in review["turns"]]


def first_points(record: str, turns: list[Json]) -> list[int | None]:
    """For each turn the first of its moves whose entry in the log has points."""
    headers = parse_headers(record)
    family = load_family(headers.family)
    game = family.game(headers.variant)
    read = parse_record(game, headers)
    steps = list(replay(game, read.options, read.events))
    scoring = [
        number
        for number, step in enumerate(steps, 1)
        if isinstance(step.event, Played)
        and any((one.points or 0) > 0 for one in family.stage(game).entries(game, step.news))
    ]
    groups = turns_of(game, game.setup(read.options), steps)
    assert len(groups) == len(turns)
    return [next((number for number in group if number in scoring), None) for group in groups]


@pytest.mark.slow
@pytest.mark.parametrize("name", family_names())
async def test_a_turn_is_decided_where_it_first_brings_points(database: Path, name: str) -> None:
    records = [
        file.read_text("utf-8")
        for file in sorted((load_family(name).folder / "records").glob("*.txt"))
    ]
    finished = [record for record in records if "\nresult: unfinished" not in record]
    async with serving(database) as running, asking(running) as client:
        for record in finished:
            made = (await client.post("/api/records", content=record)).json()
            review = (await client.get(f"/api/tables/{made['table']}/review")).json()
            decided = [turn["number"] for turn in review["turns"]]
            pairs = zip(first_points(record, review["turns"]), decided, strict=True)
            assert [] == [(a, b) for a, b in pairs if a is not None and a != b]


@pytest.mark.slow
async def test_other_tables_are_served_while_a_game_is_summed_up(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever thinks about the summary does so elsewhere, and nobody waits for it."""
    record = play("mathmetrics", "solo-time", "3")
    began, may_end = asyncio.Event(), asyncio.Event()
    order: list[str] = []
    think = WorkerPool.ask

    async def slowly(thinking: WorkerPool, task: Any, *args: Any, **more: Any) -> Any:
        if task is summarise_game:
            order.append(task.__name__)
            began.set()
            await may_end.wait()
        return await think(thinking, task, *args, **more)

    monkeypatch.setattr(WorkerPool, "ask", slowly)
    async with serving(database) as running, asking(running) as client:
        made = (await client.post("/api/records", content=record)).json()
        asked = asyncio.create_task(client.get(f"/api/tables/{made['table']}/review"))
        await began.wait()
        table = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, table["table"], table["token"]) as socket:
            await socket.hear("snapshot")
            order.append((await socket.play(0, "a1"))["type"])
        may_end.set()
        review = (await asked).json()

    assert ["summarise_game", "update"] == order
    assert 1 == len(review["summary"])
    assert [] != review["summary"][0]


@pytest.mark.parametrize(
    "trouble",
    [WorkerTimeoutError(), BrokenProcessPool(), TaskLimitError(Refusal("task-time"))],
    ids=("clock", "death", "limit"),
)
async def test_review_omits_a_summary_that_takes_too_long(
    database: Path, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    think = WorkerPool.ask

    async def never(thinking: WorkerPool, task: Any, *args: Any, **more: Any) -> Any:
        if task is summarise_game:
            raise trouble
        return await think(thinking, task, *args, **more)

    monkeypatch.setattr(WorkerPool, "ask", never)
    async with serving(database) as running, asking(running) as client:
        record = play("mathmetrics", "solo-time", "3")
        made = (await client.post("/api/records", content=record)).json()
        review = (await client.get(f"/api/tables/{made['table']}/review")).json()

    assert [] == review["summary"]
    assert [] != review["turns"]
