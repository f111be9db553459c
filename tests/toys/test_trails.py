"""The toy on a table without an edge keeps every law, so that it can stand for any game there."""

from __future__ import annotations

from pathlib import Path

from abaculus.i18n import load_translator
from abaculus.testing import check_game, check_stage, family_at

TRAILS = family_at(Path(__file__).parent / "trails")
VOICE = load_translator(TRAILS)


def test_the_trail_keeps_the_laws_of_games() -> None:
    (game,) = TRAILS.games

    assert check_game(game, bots=TRAILS.bots(game), messages=VOICE.tell) > 0


def test_the_trail_keeps_the_laws_of_stages() -> None:
    (game,) = TRAILS.games

    assert TRAILS.adviser(game) is None
    assert check_stage(game, TRAILS.stage(game), VOICE, desk=TRAILS.desk(game), rules=("1.1",)) > 0
