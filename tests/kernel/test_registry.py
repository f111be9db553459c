"""Families are found by lying in the folder of games."""

from __future__ import annotations

from pathlib import Path

import pytest

import abaculus.games as all_games
from abaculus.i18n.translator import message_files
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.registry import families, family_names, load_family
from abaculus.testing import family_at

PEBBLES = Path(__file__).parents[1] / "toys" / "pebbles"


def test_every_folder_of_games_is_a_family() -> None:
    (home,) = map(Path, all_games.__path__)
    folders = [entry.name for entry in home.iterdir() if (entry / "__init__.py").exists()]

    assert sorted(folders) == list(family_names())
    assert list(family_names()) == [one.id for one in families()]


@pytest.mark.parametrize("name", family_names())
def test_a_family_holds_what_the_convention_asks_for(name: str) -> None:
    found = load_family(name)

    assert found.title
    assert found.games
    assert found.bots()
    assert found.desk().judge_fields
    assert found.rules().startswith("#")
    assert all(file.is_file() for file in message_files(found.folder))


def test_a_name_that_is_none_is_refused_with_those_there_are() -> None:
    with pytest.raises(RefusedError) as refused:
        load_family("nothing like it")

    assert refused.value.refusal.code == "no-game"
    assert refused.value.refusal.values["known"] == ", ".join(family_names())


def test_a_folder_elsewhere_is_a_family_too_and_is_not_listed() -> None:
    found = family_at(PEBBLES)

    assert (found.id, found.title, found.folder) == ("pebbles", "Pebbles", PEBBLES)
    assert found.id not in family_names()
    assert len(all_games.__path__) == 1


def test_games_and_bots_are_found_by_name() -> None:
    found = family_at(PEBBLES)

    assert found.game().info.id == "noughts"
    assert found.game("morra").info.id == "morra"
    assert found.bot("careful").name == "careful"


@pytest.mark.parametrize(
    ("ask", "code", "known"),
    [("game", "no-variant", "noughts, morra"), ("bot", "no-bot", "random, careful")],
)
def test_unknown_games_and_bots_are_refused(ask: str, code: str, known: str) -> None:
    with pytest.raises(RefusedError) as refused:
        getattr(family_at(PEBBLES), ask)("other")

    assert refused.value.refusal.code == code
    assert refused.value.refusal.values == {"name": "other", "known": known}
