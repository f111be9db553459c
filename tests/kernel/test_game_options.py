"""Every game's options are typed fields, and these agree with its menu."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec.structs import fields

from abaculus.kernel.game import AnyGame
from abaculus.kernel.options import (
    BoolOption,
    ChoiceOption,
    FileOption,
    GameOptions,
    IntOption,
    Menu,
    Option,
    choose,
    read_options,
    read_seats,
)
from abaculus.kernel.registry import Family, families, family_at

FAMILIES = (*families(), family_at(Path(__file__).parents[1] / "toys" / "pebbles"))


def find_classes(family: Family) -> Iterator[tuple[type[GameOptions] | None, list[Option]]]:
    """Each class of options in a family, and the options it stands for, the usual game first."""
    found: dict[type[GameOptions] | None, list[Option]] = {}
    for game in family.games:
        shapes, menu = game.shapes, game.info.menu
        found.setdefault(shapes.options, []).extend(menu.options)
        found.setdefault(shapes.seat_options, []).extend(menu.seat_options)
    yield from found.items()


def expected_type(option: Option) -> Any:
    match option:
        case BoolOption():
            return bool
        case IntOption():
            return int
        case ChoiceOption(read=None):
            return set(option.words)
        case ChoiceOption() | FileOption():
            return str


def actual_type(hint: Any) -> Any:
    return set(get_args(hint)) if get_origin(hint) is Literal else hint


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.id)
def test_names_types_and_defaults_agree_with_the_menu(family: Family) -> None:
    for kind, options in find_classes(family):
        usual = {option.key: option for option in reversed(options)}
        if kind is None:
            assert {} == usual
            continue
        hints = get_type_hints(kind)

        assert {key: option.default for key, option in usual.items()} == {
            field.name: field.default for field in fields(kind)
        }
        for option in options:
            assert expected_type(option) == actual_type(hints[option.key]), option.key


@pytest.mark.parametrize(
    "game",
    [game for family in FAMILIES for game in family.games],
    ids=lambda game: game.info.id,
)
def test_the_menu_of_a_game_is_read_without_loss(game: AnyGame) -> None:
    options, kind, seat = choose(game.info.menu, {}), game.shapes.options, game.shapes.seat_options

    if kind is not None:
        read = msgspec.to_builtins(read_options(options, kind))
        assert options.chosen == {key: read[key] for key in options.chosen}
    if seat is not None:
        seats = [msgspec.to_builtins(one) for one in read_seats(options, seat)]
        assert options.seats == tuple(
            {key: read[key] for key in own} for own, read in zip(options.seats, seats, strict=True)
        )


class OneOption(GameOptions, frozen=True):
    """Too few fields for a menu of two options."""

    many: int = 1


def test_an_option_without_a_field_is_an_error() -> None:
    menu = Menu((1, 1), 1, (IntOption("many", 1, 1, 9), BoolOption("fast", False)))

    with pytest.raises(TypeError, match="fast"):
        read_options(choose(menu, {}), OneOption)
