"""The board and the Chance deck as data, checked when they are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from abaculus.games.mathematicus.board import STANDARD, board
from abaculus.games.mathematicus.chance.deck import deck
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.options import choose

DATA = Path(__file__).parents[1] / "data"


def changed(name: str, old: str, new: str) -> str:
    text = (DATA / f"{name}.json").read_text("utf-8")
    assert old in text
    return " ".join(text.replace(old, new, 1).split())


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"figure": "E"', '"figure": "A"', "each of the six figures"),
        ('"role": "figure", "figure": "E"', '"role": "question", "figure": "E"', "only there"),
        ('{"theme": "theme-unit", "role": "question"},', "", "34 squares"),
        ('"theme-brahmagupta", "role": "chance"', '"x", "role": "penalty"', "square 0"),
        ('"A": [3, 5', '"A": [4, 5', "twin primes"),
        ('"token": "x"', '"token": "z"', "Invalid"),
    ],
)
def test_an_impossible_board_is_refused(old: str, new: str, reason: str) -> None:
    with pytest.raises(RefusedError) as refused:
        board(changed("board", old, new))

    assert reason in str(refused.value.refusal.values["reason"])


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"id": "C02"', '"id": "C01"', "its own id"),
        ('"id": "C02"', '"id": "X02"', "C00 to C99"),
        ('"value": "12"', '"value": "13"', "cannot do this"),
        ('"effect": "skip"', '"effect": "sleep"', "Invalid"),
    ],
)
def test_an_impossible_deck_is_refused(old: str, new: str, reason: str) -> None:
    with pytest.raises(RefusedError) as refused:
        deck(changed("chance", old, new))

    assert reason in str(refused.value.refusal.values["reason"])


def test_a_table_plays_on_its_own_board_with_its_own_deck() -> None:
    game = Mathematicus("basic")
    own = changed("board", 'even-prime", "role": "question"', 'even-prime", "role": "penalty"')
    cards = '{"cards": [{"id": "C01", "heading": "heading-thales", "effect": "skip"}]}'

    state = game.setup(choose(game.info.menu, {"board": own, "chance": cards}))

    assert board(state.rules.board).squares[2].is_penalty
    assert ("C01",) == state.unseen


def test_every_theme_and_heading_is_a_message_id() -> None:
    themes = [square.theme for square in board(STANDARD).squares]

    assert 35 == len(set(themes))
    assert 32 == len({card.heading for card in deck(STANDARD).cards})
