"""`abaculus games`: list the games."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from abaculus.cli.inputs import AsJson
from abaculus.cli.output import align, write, write_json
from abaculus.i18n import load_translator
from abaculus.kernel.game import GameInfo
from abaculus.kernel.options import Option, describe_values
from abaculus.kernel.registry import Family, broken_plugins, families, load_family


def games(
    game: Annotated[str | None, Parameter(help="One family only, with all its options.")] = None,
    /,
    *,
    json: AsJson = False,
) -> None:
    """List the games, their variants, options and bots."""
    chosen = families() if game is None else (load_family(game),)
    broken = broken_plugins() if game is None else {}
    if json:
        faults = [{"id": name, "say": str(fault)} for name, fault in broken.items()]
        write_json({"games": [_describe(family) for family in chosen], "broken": faults})
        return
    for number, family in enumerate(chosen):
        if number:
            write("")
        _show(family, with_options=game is not None)
    for name, fault in broken.items():
        write("")
        write(f"{name}: broken")
        write(f"  {fault}")


def _describe(family: Family) -> dict[str, Any]:
    voice = load_translator(family)
    return {
        "id": family.id,
        "title": family.title,
        "variants": [_variant(game.info) for game in family.games],
        "bots": [{"name": bot.name, "summary": voice.tell(bot.summary)} for bot in family.bots()],
    }


def _variant(info: GameInfo) -> dict[str, Any]:
    menu = info.menu
    return {
        "id": info.id,
        "title": info.title,
        "rules": info.rules,
        "players": list(menu.players),
        "options": [_option(option) for option in menu.options],
        "seat_options": [_option(option) for option in menu.seat_options],
    }


def _option(option: Option) -> dict[str, Any]:
    return {"key": option.key, "default": option.default, "allowed": describe_values(option)}


def _show(family: Family, *, with_options: bool) -> None:
    voice = load_translator(family)
    write(f"{family.id}: {family.title}")
    _list(
        "variants", [(game.info.id, game.info.title, _players(game.info)) for game in family.games]
    )
    _list("bots", [(bot.name, voice.tell(bot.summary)) for bot in family.bots()])
    if with_options:
        _show_options([game.info for game in family.games])


def _show_options(variants: list[GameInfo]) -> None:
    """Show all options of the first variant, and what differs in the others."""
    usual = _options(variants[0])
    _list(f"options of {variants[0].id}", usual)
    for info in variants[1:]:
        if own := [row for row in _options(info) if row not in usual]:
            _list(f"options of {info.id}, where they differ", own)


def _list(heading: str, rows: list[tuple[str, ...]]) -> None:
    write(f"  {heading}")
    for line in align(rows):
        write(f"    {line}")


def _players(info: GameInfo) -> str:
    low, high = info.menu.players
    if low < high:
        return f"{low} to {high} players"
    return "1 player" if low == 1 else f"{low} players"


def _options(info: GameInfo) -> list[tuple[str, ...]]:
    menu = info.menu
    low, high = menu.players
    rows: list[tuple[str, ...]] = [
        ("players", str(menu.default_players), f"{low} to {high}" if low < high else str(low))
    ]
    rows += [(option.key, _default(option), describe_values(option)) for option in menu.options]
    rows += [
        (f"seat0.{option.key}", _default(option), f"{describe_values(option)} (so for every seat)")
        for option in menu.seat_options
    ]
    return rows


def _default(option: Option) -> str:
    if isinstance(option.default, bool):
        return "on" if option.default else "off"
    return str(option.default)
