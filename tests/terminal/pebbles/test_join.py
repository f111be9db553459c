"""A real server in process: sitting down, losing it, coming back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from multiprocessing import resource_tracker
from pathlib import Path

import pytest

from abaculus.kernel.gestures import PressGesture
from abaculus.kernel.messages import RefusedError
from abaculus.server.lifecycle import GameServer
from abaculus.server.ports import open_socket
from abaculus.server.rooms.commands import PlayerCommand
from abaculus.server.rooms.room import Room
from abaculus.stores.sqlite import SqliteStore
from abaculus.tables.commands import Command, Play, Start
from abaculus.tables.decide import Actor
from abaculus.tables.table import SeatRequest
from abaculus.tables.tokens import digest
from abaculus.terminal.client.addresses import Address, parse_address
from abaculus.terminal.client.backends import RemoteBackend
from abaculus.terminal.client.http import ServerRefusalError
from abaculus.terminal.client.join import join_table, seat_token
from abaculus.terminal.client.tokens import TokenFile
from benchmarks.serving.home import kept_port
from tests.terminal.live_screen import PATIENCE, Terminal, WatchedApp, at_screen

WAITS = (0.05,)


@asynccontextmanager
async def serving(file: Path, port: int = 0) -> AsyncGenerator[GameServer]:
    running = GameServer(SqliteStore(file), open_socket("127.0.0.1", port), pace=0)
    await running.begin()
    try:
        yield running
    finally:
        await running.end()


class Host:
    """Jonas, who opened a table at which one seat is free."""

    def __init__(self, running: GameServer, room: Room, token: str) -> None:
        self.running, self.table = running, room.table.id
        self.link = f"{running.link}/join/{room.code}"
        self._person = Actor(digest(token))

    async def room(self) -> Room:
        return await self.running.rooms.room(self.table)

    async def does(self, *commands: Command) -> None:
        for command in commands:
            done = await (await self.room()).run(PlayerCommand(self._person, command))
            assert isinstance(done, int), done

    async def begins(self) -> None:
        await self.does(Start(), Play(0, PressGesture("a1")))


async def host_at(running: GameServer) -> Host:
    seats = [SeatRequest("here", "Jonas"), SeatRequest("open")]
    room, token = await running.rooms.open("pebbles", "", {}, seats)
    return Host(running, room, token)


@asynccontextmanager
async def mila_with(host: Host, keys: TokenFile) -> AsyncGenerator[Terminal]:
    address = parse_address(host.link)
    key = await asyncio.to_thread(seat_token, address, "Mila", keys)
    backend = RemoteBackend(address, key.token, keys, WAITS)
    async with at_screen(backend, key.table) as terminal:
        yield terminal


def test_a_guest_waits_then_plays(tmp_path: Path) -> None:
    async def play() -> tuple[str, str]:
        async with serving(tmp_path / "tables") as running:
            host = await host_at(running)
            async with mila_with(host, TokenFile(tmp_path)) as terminal:
                waiting = terminal.text()
                await host.begins()
                await terminal.until_shown("Your turn.")
                await terminal.type_move("b2")
                await terminal.until_shown("Mila marks b2.")
                return waiting, terminal.text()

    waiting, playing = asyncio.run(play())

    assert "The host will start the game." in waiting
    assert "Mila · you" in waiting
    assert "Jonas marks a1." in playing


def test_a_guest_looks_back_on_the_game(tmp_path: Path) -> None:
    # the server thinks in the screen's own process here, which hides the standard error output
    resource_tracker.ensure_running()

    async def play() -> str:
        async with serving(tmp_path / "tables.sqlite") as running:
            host = await host_at(running)
            async with mila_with(host, TokenFile(tmp_path / "keys.json")) as terminal:
                await host.begins()
                for own, other in (("b2", "a2"), ("b3", "a3")):
                    await terminal.until(lambda: 1 in terminal.state.table.must)
                    number = terminal.state.number
                    await terminal.type_move(own)
                    await terminal.until_after(number)
                    await host.does(Play(0, PressGesture(other)))
                await terminal.until(lambda: terminal.state.table.phase == "over")
                look_back = next(
                    offer for offer in terminal.app.table_screen.offers if offer.name == "look-back"
                )
                await terminal.press(look_back.key)
                await terminal.until_shown("Turn 1 of 5")
                await terminal.press("end")
                await terminal.until_shown("The best move")
                return terminal.text()

    text = asyncio.run(play())

    assert "Turn 5 of 5" in text


def test_a_lost_server_is_reported_and_found_again(tmp_path: Path) -> None:
    async def play() -> tuple[str, str, int]:
        file = tmp_path / "tables"
        async with AsyncExitStack() as first, AsyncExitStack() as guests:
            port = int(guests.enter_context(kept_port()).getsockname()[1])
            running = await first.enter_async_context(serving(file, port))
            host = await host_at(running)
            guest = mila_with(host, TokenFile(tmp_path))
            terminal = await guests.enter_async_context(guest)
            await host.begins()
            await terminal.until_shown("Your turn.")

            await first.aclose()
            await terminal.until_shown("Connection lost.")
            await terminal.press("tab", "enter")
            lost = terminal.text()

            again = await guests.enter_async_context(serving(file, port))
            await terminal.until(lambda: terminal.app.client.is_up)
            await terminal.type_move("b2")
            await terminal.until_shown("Mila marks b2.")
            return lost, terminal.text(), (await again.rooms.room(host.table)).table.events

    lost, back, events = asyncio.run(play())

    assert "Connection lost. Your pieces are safe." in lost
    assert "nothing was sent" in lost
    assert "Jonas marks a1." in back
    assert "Connection lost" not in back
    assert events == 2


def test_what_was_not_answered_is_sent_again(tmp_path: Path) -> None:
    async def play() -> tuple[int, str]:
        async with serving(tmp_path / "tables") as running:
            host = await host_at(running)
            async with mila_with(host, TokenFile(tmp_path)) as terminal:
                await host.begins()
                await terminal.until_shown("Your turn.")
                command = Play(1, PressGesture("b2"))
                await terminal.app.client.do(command)
                # the answer is lost with the socket, the command is not
                for connection in list((await host.room()).connections):
                    connection.leave()
                await terminal.until(lambda: not terminal.app.client.is_waiting())
                await terminal.until_shown("Mila marks b2.")
                return (await host.room()).table.events, terminal.text()

    events, text = asyncio.run(play())

    assert events == 2
    assert text.count("Mila marks b2.") == 1


def test_the_same_link_finds_the_seat_again(tmp_path: Path) -> None:
    async def play() -> tuple[str, str, int]:
        keys = TokenFile(tmp_path)
        async with serving(tmp_path / "tables") as running:
            host = await host_at(running)
            async with mila_with(host, keys) as terminal:
                name = terminal.state.table.players[1].name
            async with mila_with(host, keys) as terminal:
                return name, terminal.state.table.players[1].name, len(terminal.state.table.seats)

    before, after, seats = asyncio.run(play())

    assert (before, after, seats) == ("Mila", "Mila", 1)


def test_a_wrong_code_is_reported_in_the_servers_words(tmp_path: Path) -> None:
    async def join() -> None:
        async with serving(tmp_path / "tables") as running:
            address = Address(running.link, code="BCDFGH")
            await asyncio.to_thread(join_table, address, "Mila")

    with pytest.raises(ServerRefusalError) as away:
        asyncio.run(join())

    assert len(str(away.value)) > 20
    assert "code" in str(away.value).lower()


def test_missing_server_is_reported() -> None:
    with kept_port() as kept, pytest.raises(RefusedError) as refused:
        join_table(Address(f"http://127.0.0.1:{kept.getsockname()[1]}", code="BCDFGH"), "")

    assert refused.value.refusal.code == "no-server"


def test_a_seat_that_was_given_away_ends_the_connection(tmp_path: Path) -> None:
    async def play() -> tuple[str, str]:
        async with serving(tmp_path / "tables") as running:
            host = await host_at(running)
            address = parse_address(f"{running.link}/t/{host.table}")
            backend = RemoteBackend(address, "no-such-token", TokenFile(tmp_path), WAITS)
            app = WatchedApp(backend, host.table)
            async with app.run_test() as pilot:
                async with asyncio.timeout(PATIENCE):
                    while not app.closing:
                        await app.rang.wait()
                        app.rang.clear()
                await pilot.pause()
            return app.closing, app.closing_code

    closing, code = asyncio.run(play())

    assert code == "unknown-token"
    assert len(closing) > 20
