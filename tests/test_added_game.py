"""A folder dropped among the games is a game everywhere, and nothing else has to change."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import abaculus

pytestmark = pytest.mark.slow

TOY = Path(__file__).parent / "toys" / "pebbles"
CHECK = """
import abaculus
from abaculus.kernel.registry import load_family
from abaculus.testing import check_game, check_stage
from abaculus.i18n import load_translator

family = load_family("pebbles")
voice = load_translator(family)
for game in family.games:
    check_game(game, bots=family.bots(game), messages=voice.tell, desk=family.desk(game))
    parts = {"desk": family.desk(game), "adviser": family.adviser(game)}
    check_stage(game, family.stage(game), voice, **parts)
print(abaculus.__file__)
"""
TEXT = """
import sys
import msgspec
from abaculus.kernel.registry import load_family
from abaculus.kernel.options import choose
from abaculus.catalogue.game_page import family_card
from abaculus.catalogue.rules_page import rules_page
from abaculus.i18n import load_translator, render

family = load_family("pebbles")
game = family.game()
state = family.desk(game).build_state(
    game, choose(game.info.menu, {}), {"position": "XO......."}
)
view = game.view(state, 0)
scene = render(family.stage(game).scene(game, view), load_translator(family), ("Ann", "Bob"))
shown = {"card": family_card(family), "rules": rules_page(family), "scene": scene}
sys.stdout.buffer.write(msgspec.json.encode(shown))
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with one game more."""
    home = tmp_path_factory.mktemp("home")
    source = Path(str(abaculus.__file__)).parent
    left_out = shutil.ignore_patterns("__pycache__", "tests", "*.so", "*.pyd")
    shutil.copytree(source, home / "abaculus", ignore=left_out)
    shutil.copytree(TOY, home / "abaculus" / "games" / TOY.name, ignore=left_out)
    return home


def run(home: Path, *arguments: str, code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=home,
        env={**os.environ, "PYTHONPATH": str(home), "PYTHONWARNINGS": "error"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (code, ""), done.stdout + done.stderr
    return done.stdout


def answer(home: Path, *arguments: str, code: int = 0) -> Any:
    return json.loads(run(home, "-m", "abaculus", *arguments, "--json", code=code))


def test_it_is_listed(home: Path) -> None:
    listed = {game["id"]: game for game in answer(home, "games")["games"]}

    toy = listed["pebbles"]
    assert toy["title"] == "Pebbles"
    assert [variant["id"] for variant in toy["variants"]] == ["noughts", "morra"]
    assert [bot["name"] for bot in toy["bots"]] == ["random", "careful"]


def test_its_rules_can_be_read(home: Path) -> None:
    text = run(home, "-m", "abaculus", "rules", "pebbles")

    assert text.strip() == (TOY / "RULES.md").read_text("utf-8").strip()


@pytest.fixture(scope="module")
def shown_data(home: Path) -> Any:
    """What screens show of the new game."""
    return json.loads(run(home, "-c", TEXT))


def test_it_has_a_card(shown_data: Any) -> None:
    card = shown_data["card"]

    assert "Two small games for the road" == card["short"]
    assert ["noughts", "morra"] == [variant["id"] for variant in card["variants"]]
    assert ("", None) == (card["motif"], card["light"])


def test_it_has_a_rules_page(shown_data: Any) -> None:
    sections = shown_data["rules"]["sections"]

    assert ["Pebbles", "1 Noughts and crosses", "2 Morra"] == [one["title"] for one in sections]
    before, tried, after = sections[1]["parts"]
    assert 'id="rule-1.2"' in before
    assert {"position": "XO.......", "move": "b2"} == tried["given"]
    assert 'id="rule-1.3"' in after


def test_it_is_put_on_a_screen_in_words(shown_data: Any) -> None:
    scene = shown_data["scene"]

    assert ["Your turn. Mark an empty square."] == scene["ask"]
    assert {"a1": "X", "b1": "O"} == {one["cell"]: one["face"]["sign"] for one in scene["pieces"]}
    (prompt,) = scene["prompts"]
    assert 7 == len(prompt["targets"])


def test_the_referee_lets_a_legal_move_pass(home: Path) -> None:
    verdict = answer(home, "judge", "pebbles", "--position", "XO.......", "--move", "B2")

    assert verdict == {"legal": True, "move": "b2", "because": ["Player 1 marks b2."]}


def test_the_referee_refuses_an_illegal_move_in_words(home: Path) -> None:
    verdict = answer(home, "judge", "pebbles", "--position", "XO.......", "--move", "a1", code=1)

    assert verdict == {"legal": False, "code": "noughts-taken", "say": "a1 is taken."}


def test_the_referee_knows_variants_and_options(home: Path) -> None:
    asked = ("judge", "pebbles", "--variant", "morra", "--move", "0:5")

    refused = answer(home, *asked, code=1)
    allowed = answer(home, *asked, "--option", "fist=on", "--option", "players=3")

    assert refused["code"] == "morra-fingers"
    assert allowed["legal"] is True


def test_the_best_moves_are_found(home: Path) -> None:
    found = answer(home, "best", "pebbles", "--position", "XX.OO....", "--top", "2")

    assert [(reply["move"], reply["worth"]) for reply in found["moves"]] == [("c1", 1), ("c2", 0)]


@pytest.mark.parametrize("variant", ["noughts", "morra"])
def test_bots_play_and_their_games_replay(home: Path, tmp_path: Path, variant: str) -> None:
    asked = ("match", "pebbles", "--variant", variant, "--seats", "random,careful")

    standings = answer(home, *asked, "--games", "4", "--seed", "1", "--records", str(tmp_path))

    assert standings["games"] == 4
    records = sorted(tmp_path.iterdir())
    assert len(records) == 4
    for record in records:
        replayed = run(home, "-m", "abaculus", "replay", str(record), "--json")
        assert all(json.loads(line) for line in replayed.splitlines())


def test_it_passes_the_conformance_suite_in_its_new_home(home: Path) -> None:
    place = run(home, "-c", CHECK)

    assert Path(place.strip()) == home / "abaculus" / "__init__.py"


SERVED = """
import asyncio, json
import httpx
from websockets.asyncio.client import connect
from abaculus.server.ports import open_socket
from abaculus.server.lifecycle import GameServer
from abaculus.stores import open_store

SQUARES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")

async def play(link):
    async with httpx.AsyncClient(base_url=link, timeout=60) as http:
        players = [{"kind": "here"}, {"kind": "bot", "bot": "careful"}]
        new = {"family": "pebbles", "players": players, "start": True}
        seated = (await http.post("/api/tables", json=new)).json()
        address = f"{link.replace('http', 'ws')}/api/tables/{seated['table']}/play"
        async with connect(address, proxy=None) as socket:
            async def say(**words):
                await socket.send(json.dumps(words))
            await say(type="hello", token=seated["token"], seat=0)
            update = json.loads(await socket.recv())
            while update["table"] is None or update["table"]["phase"] != "over":
                for prompt in (update.get("scene") or {}).get("prompts", ()):
                    gesture = {"type": "press", "move": prompt["targets"][0]["move"]}
                    act = {"type": "play", "seat": 0, "gesture": gesture}
                    await say(type="do", id=f"n{update['number']}", act=act)
                update = json.loads(await socket.recv())
                update.setdefault("table", None)
        record = (await http.get(f"/api/tables/{seated['table']}/record")).text
        review = (await http.get(f"/api/tables/{seated['table']}/review")).json()
        last = review["turns"][-1]["number"]
        moment = (await http.get(f"/api/tables/{seated['table']}/review/{last}")).json()
        pieces = moment["after"]["pieces"]
        print(json.dumps([record.splitlines()[1], len(review["turns"]), len(pieces)]))

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
    players = (SeatRequest("here"), SeatRequest("bot", bot="random"))
    room, token = await rooms.open("pebbles", "", {}, players, start=True)
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


def script(home: Path, text: str) -> str:
    """What a script of its own prints: bots think in processes that must find it again."""
    file = home / "script.py"
    file.write_text(text, "utf-8")
    return run(home, str(file))


def test_game_is_played_over_the_network_and_reviewed(home: Path) -> None:
    record, turns, pieces = json.loads(script(home, SERVED))

    assert record == "game: pebbles"
    assert 5 <= turns <= 9
    assert pieces == turns


def test_it_is_played_in_the_terminal_against_a_bot(home: Path) -> None:
    assert script(home, IN_TERMINAL).strip() == "over"
