"""A plug-in as strangers install it: a real wheel in a fresh environment, without a network."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Any

import pytest

import abaculus
from tests.gamekit.plugins import JUNIPER

pytestmark = pytest.mark.slow

SOURCE = Path(str(abaculus.__file__)).parents[1]
OFFLINE = ("--no-deps", "--no-index", "--disable-pip-version-check", "-q")
BROKEN = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "abaculus-broken"
version = "0.1.0"
[project.entry-points."abaculus.games"]
broken = "broken"
[tool.hatch.build.targets.wheel]
packages = ["broken"]
"""
SERVED = """
import asyncio, json
import httpx
from websockets.asyncio.client import connect
from abaculus.server.ports import open_socket
from abaculus.server.lifecycle import GameServer
from abaculus.stores import open_store

async def play(link):
    async with httpx.AsyncClient(base_url=link, timeout=60) as http:
        games = [card["id"] for card in (await http.get("/api/games")).json()]
        broken = await http.post("/api/tables", json={"family": "broken", "players": []})
        chairs = [{"kind": "here"}, {"kind": "bot", "bot": "playouts"}]
        new = {"family": "juniper", "players": chairs, "start": True, "options": {"top": 12}}
        seated = (await http.post("/api/tables", json=new)).json()
        address = f"{link.replace('http', 'ws')}/api/tables/{seated['table']}/play"
        async with connect(address, proxy=None) as socket:
            async def say(**words):
                await socket.send(json.dumps(words))
            await say(type="hello", token=seated["token"], seat=0)
            message = json.loads(await socket.recv())
            while message["table"] is None or message["table"]["phase"] != "over":
                for prompt in (message.get("scene") or {}).get("prompts", ()):
                    gesture = {"type": "press", "move": prompt["targets"][0]["move"]}
                    act = {"type": "play", "seat": 0, "gesture": gesture}
                    await say(type="do", id=f"n{message['number']}", act=act)
                message = json.loads(await socket.recv())
                message.setdefault("table", None)
        record = (await http.get(f"/api/tables/{seated['table']}/record")).text
        print(json.dumps([games, broken.json()["code"], record.splitlines()[1]]))

async def main():
    running = GameServer(open_store("memory:"), open_socket("127.0.0.1", 0), pace=0)
    await running.begin()
    try:
        await play(running.link)
    finally:
        await running.end()

if __name__ == "__main__":
    asyncio.run(main())
"""
IN_TERMINAL = """
import asyncio
from textual.widgets import Input
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.stores.memory import MemoryStore
from abaculus.tables.table import SeatRequest
from abaculus.terminal.app import TableApp
from abaculus.terminal.client.backends import LocalBackend

async def main():
    rooms = RoomRegistry(MemoryStore(), pace=0)
    chairs = (SeatRequest("here"), SeatRequest("bot", bot="random"))
    room, token = await rooms.open("juniper", "", {"top": 12}, chairs, start=True)
    app = TableApp(LocalBackend(rooms, token, None), room.table.id)
    async with app.run_test(size=(100, 30)) as pilot:
        async with asyncio.timeout(120):
            while room.table.phase != "over":
                scene = app.client.state and app.client.state.scene
                if scene and scene.prompts:
                    await pilot.press(">")
                    command = app.table_screen.query_one("#command", Input)
                    command.value = scene.prompts[0].targets[0].move
                    await pilot.press("enter", "escape")
                await pilot.pause(0.02)
    await rooms.end()
    print("over")

if __name__ == "__main__":
    asyncio.run(main())
"""


class Environment:
    """A fresh environment that sees this one's packages, and Abaculus from its source."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False, symlinks=os.name != "nt")
        paths = {"base": str(folder), "platbase": str(folder)}
        self.python = Path(sysconfig.get_path("scripts", "venv", paths)) / "python"
        site = Path(sysconfig.get_path("purelib", "venv", paths))
        shared = [str(SOURCE), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
        (site / "shared.pth").write_text("\n".join(dict.fromkeys(shared)), "utf-8")

    def install(self, project: Path, wheels: Path) -> None:
        """Builds the project's wheel and installs it."""
        pip = (sys.executable, "-m", "pip")
        self._run(*pip, "wheel", *OFFLINE, "--no-build-isolation", "-w", str(wheels), str(project))
        (wheel,) = wheels.glob("*.whl")
        self._run(*pip, "--python", str(self.python), "install", *OFFLINE, str(wheel))

    def run(self, *arguments: str, code: int = 0) -> str:
        """What its Python prints; the standard error output where it is to fail."""
        return self._run(str(self.python), *arguments, code=code)

    def script(self, text: str) -> str:
        """What a script of its own prints: bots think in processes that must find it again."""
        file = self.folder / "script.py"
        file.write_text(text, "utf-8")
        return self.run(str(file))

    def _run(self, *command: str, code: int = 0) -> str:
        done = subprocess.run(
            command,
            cwd=self.folder,
            env={key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert code == done.returncode, done.stdout + done.stderr
        return done.stderr if code else done.stdout


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    home = tmp_path_factory.mktemp("fresh")
    environment = Environment(home / "environment")
    project = home / "broken"
    (project / "broken").mkdir(parents=True)
    (project / "pyproject.toml").write_text(BROKEN, "utf-8")
    (project / "broken" / "__init__.py").write_text("import nothing_like_it\n", "utf-8")
    environment.install(JUNIPER.parent, home / "wheels-1")
    environment.install(project, home / "wheels-2")
    return environment


def answer(fresh: Environment, *arguments: str) -> Any:
    return json.loads(fresh.run("-m", "abaculus", *arguments, "--json"))


def test_installed_wheel_is_listed_beside_a_broken_one(fresh: Environment) -> None:
    listed = answer(fresh, "games")

    place = fresh.run("-c", "import juniper, abaculus; print(juniper.__file__, abaculus.__file__)")
    assert str(fresh.folder) in place.split()[0]
    assert str(SOURCE) in place.split()[1]
    assert "juniper" in [game["id"] for game in listed["games"]]
    assert ["broken"] == [game["id"] for game in listed["broken"]]


def test_broken_plugin_is_reported_in_one_line(fresh: Environment) -> None:
    printed = fresh.run("-m", "abaculus", "rules", "broken", code=1)

    assert (
        "The game “broken” (package broken) cannot be imported: "
        "ModuleNotFoundError: No module named 'nothing_like_it'.\n"
    ) == printed


def test_installed_game_is_played_judged_and_replayed(fresh: Environment, tmp_path: Path) -> None:
    options = ("--option", "top=12", "--seats", "random,playouts", "--seed", "1")

    played = answer(fresh, "match", "juniper", *options, "--games", "2", "--records", str(tmp_path))
    judged = answer(fresh, "judge", "juniper", "--position", "4 8", "--move", "16")
    record = str(min(tmp_path.iterdir()))
    message = fresh.run("-m", "abaculus", "replay", record, "--analyse")

    assert 2 == played["games"]
    assert ["Player 1 names 16, a multiple of 8."] == judged["because"]
    assert "Looking back" in message


def test_installed_game_is_played_over_the_network(fresh: Environment) -> None:
    games, broken, record = json.loads(fresh.script(SERVED))

    assert "juniper" in games
    assert "broken" not in games
    assert ("plugin-broken", "game: juniper") == (broken, record)


def test_installed_game_is_played_in_the_terminal(fresh: Environment) -> None:
    assert "over" == fresh.script(IN_TERMINAL).strip()
