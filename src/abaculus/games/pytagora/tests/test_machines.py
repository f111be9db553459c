"""Each machine is whole by itself: it brings its own parts and imports no other machine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from abaculus.games.pytagora import GAMES
from abaculus.kernel.game import AnyGame
from abaculus.kernel.registry import load_family

FAMILY = load_family("pytagora")
MACHINES = ("compose", "number", "rings", "tables")


def machine_of(game: AnyGame) -> str:
    return type(game).__module__.split(".")[-2]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_stage_adviser_and_bots_lie_beside_the_game(game: AnyGame) -> None:
    home = f"abaculus.games.pytagora.{machine_of(game)}."

    parts = (type(FAMILY.stage(game)), type(FAMILY.adviser(game)))

    assert all(f"{part.__module__}.".startswith(home) for part in parts)
    assert [maker.name for maker in FAMILY.bots(game)] == ["1", "2", "3", "4", "5"]


def test_each_machine_has_bots_of_its_own() -> None:
    by_machine = {machine_of(game): FAMILY.bots(game) for game in GAMES}

    assert sorted(by_machine) == list(MACHINES)
    assert len({id(bots) for bots in by_machine.values()}) == len(MACHINES)


@pytest.mark.parametrize("machine", MACHINES)
def test_no_machine_imports_another(machine: str) -> None:
    others = "|".join(other for other in MACHINES if other != machine)
    foreign = re.compile(rf"abaculus\.games\.pytagora(\.({others})\b| import .*\b({others})\b)")
    files = sorted(Path(FAMILY.folder / machine).rglob("*.py"))

    assert files
    assert [file.name for file in files if foreign.search(file.read_text("utf-8"))] == []


def test_what_machines_share_imports_none_of_them() -> None:
    folder = FAMILY.folder
    shared = [*folder.glob("*.py"), *folder.glob("equality/*.py"), *folder.glob("search/*.py")]
    machine = re.compile(rf"abaculus\.games\.pytagora\.({'|'.join(MACHINES)})\b")

    found = {file.name for file in shared if machine.search(file.read_text("utf-8"))}

    assert found <= {"__init__.py", "desk.py"}
