"""A game that brings its own bots has them everywhere, and only those."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import abaculus.games as all_games
from abaculus.cli import main
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.registry import Family, load_family
from abaculus.kernel.rng import SeededRng
from abaculus.tables.seat_holders import fit_holders, make_holders, resolve_bot
from abaculus.tables.table import SeatRequest
from abaculus.terminal.input.seat_args import parse_seats
from tests.toys.fixtures import forget_games, is_game

BOLD = SeatRequest("bot", bot="bold")


@pytest.fixture
def twins(monkeypatch: pytest.MonkeyPatch) -> Iterator[Family]:
    others = {name: sys.modules[name] for name in sys.modules if is_game(name)}
    monkeypatch.setattr(all_games, "__path__", [str(Path(__file__).parent)])
    forget_games()
    yield load_family("twins")
    forget_games()
    sys.modules.update(others)


def test_a_seat_takes_a_bot_of_its_own_game(twins: Family) -> None:
    even, odd = twins.games
    (holder,) = make_holders(twins, odd, "host", [BOLD], [None], SeededRng(1))

    assert "bold" == holder.bot
    assert ("bold", "playouts") == (resolve_bot(twins, odd, ""), resolve_bot(twins, even, ""))
    with pytest.raises(RefusedError, match="no bot called “bold”"):
        make_holders(twins, even, "host", [BOLD], [None], SeededRng(1))


def test_another_variant_replaces_a_bot_that_it_lacks(twins: Family) -> None:
    even, odd = twins.games
    person = SeatRequest("here", name="Ada")
    row = make_holders(twins, odd, "host", [person, BOLD], [None, None], SeededRng(1))

    assert row == fit_holders(twins, odd, row)
    assert ["", "playouts"] == [holder.bot for holder in fit_holders(twins, even, row)]


@pytest.mark.parametrize("word", ["bot:bold", "bold", "bot"])
def test_the_command_line_finds_a_bot_of_its_own_game(twins: Family, word: str) -> None:
    even, odd = twins.games

    assert BOLD == parse_seats(twins, odd, f"me,{word}")[1]
    assert BOLD != parse_seats(twins, even, "me,bot")[1]
    with pytest.raises(RefusedError):
        parse_seats(twins, even, "me,bot:bold")


@pytest.mark.parametrize("seats", [["--seats", "bold,bold"], []])
def test_a_match_is_played_by_bots_of_its_own_game(
    twins: Family, seats: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["match", "twins", "--variant", "odd", "--games", "2", "--seed", "1"]

    assert 0 == main([*asked, *seats, "--processes", "1"])
    assert "bold" in capsys.readouterr().out
    assert 0 != main(["match", "twins", "--seats", "bold,bold", "--games", "2"])
