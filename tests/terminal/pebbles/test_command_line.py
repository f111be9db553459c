"""Who plays, from words; and what the commands do where no screen is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from abaculus.cli.join import join
from abaculus.cli.play import play
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.registry import load_family
from abaculus.tables.table import SeatRequest
from abaculus.terminal.input.seat_args import parse_seats

CAREFUL = SeatRequest("bot", bot="careful")


@pytest.mark.parametrize(
    ("seats", "requests"),
    [
        (None, (SeatRequest("here"), CAREFUL)),
        ("me,bot", (SeatRequest("here"), CAREFUL)),
        ("bot:random, me:Jo ", (SeatRequest("bot", bot="random"), SeatRequest("here", name="Jo"))),
        ("me:Ann,random", (SeatRequest("here", name="Ann"), SeatRequest("bot", bot="random"))),
    ],
)
def test_seats_are_read(seats: str | None, requests: tuple[SeatRequest, ...]) -> None:
    family = load_family("pebbles")

    assert parse_seats(family, family.games[0], seats) == requests


def test_more_players_bring_more_bots() -> None:
    family = load_family("pebbles")

    requests = parse_seats(family, family.game("morra"), None, "4")

    assert requests == (SeatRequest("here"), CAREFUL, CAREFUL, CAREFUL)


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ("me", "use-company"),
        ("me,me,me", "use-company"),
        ("bot,bot", "use-nobody"),
        ("me,dragon", "use-seat"),
        ("me,bot:dragon", "no-bot"),
        ("", "use-seat"),
    ],
)
def test_senseless_seats_are_refused(seats: str, code: str) -> None:
    family = load_family("pebbles")

    with pytest.raises(RefusedError) as refused:
        parse_seats(family, family.games[0], seats)

    assert refused.value.refusal.code == code


def test_without_a_terminal_one_line_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    codes = [play("pebbles"), join("http://127.0.0.1:1/join/BCDFGH")]

    output = capsys.readouterr()
    assert codes == [2, 2]
    assert output.out == ""
    assert len(output.err.splitlines()) == 2
    assert "terminal" in output.err.splitlines()[0]


def test_other_commands_do_not_load_what_draws(tmp_path: Path) -> None:
    script = (
        "import sys; from abaculus.cli import main; import abaculus.cli.play, abaculus.cli.join;"
        "main(['games']); print([n for n in sys.modules if n.split('.')[0] == 'textual'])"
    )

    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True
    )

    assert done.stdout.splitlines()[-1] == "[]"
