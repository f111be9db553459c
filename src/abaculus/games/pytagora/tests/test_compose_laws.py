"""Pytagora, Basic and Pro keep every law of the kernel at special tables, too."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.pytagora.tests.compose_tables import GAMES, say
from abaculus.kernel.game import AnyGame
from abaculus.kernel.options import Options, OptionValue
from abaculus.testing import check_game, mutate


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "players", "options"),
    [
        ("pytagora", 2, {"hidden_racks": True}),
        ("pytagora", 3, {"hidden_racks": True, "topup": "ask", "turn_seconds": 15}),
        ("pytagora", 6, {"must_connect": True, "target": 60}),
        ("pytagora", 1, {"topup": "off"}),
        ("pytagora", 2, {"strict_supply": True, "target": 300}),
        ("pytagora", 3, {"target": 10, "tiebreak_cap": 1, "unary_minus": True}),
        ("basic", 4, {"hidden_racks": True, "topup": "ask"}),
        ("basic", 1, {"turns": 10, "must_connect": True}),
        ("pro", 3, {"hidden_racks": True, "rational_roots": True}),
        ("pro", 6, {"topup": "ask", "whole_division": True, "turn_seconds": 15}),
        ("pro", 1, {"strict_supply": True}),
    ],
)
def test_every_law_is_kept_at_such_a_table(
    mode: str, players: int, options: dict[str, OptionValue]
) -> None:
    game = set_to(GAMES[mode], players, options)

    assert check_game(game, seed=1, games=2, messages=say) > 0


def set_to(game: AnyGame, players: int, values: dict[str, OptionValue]) -> AnyGame:
    """The game at tables of so many players where these options are settled."""
    menu = replace(game.info.menu, players=(players, players), default_players=players)

    def settled(options: Options) -> Options:
        return replace(options, chosen={**options.chosen, **values})

    return mutate(
        game,
        info=replace(game.info, menu=menu),
        setup=lambda options: game.setup(settled(options)),
        bound=lambda options: game.bound(settled(options)),
    )
