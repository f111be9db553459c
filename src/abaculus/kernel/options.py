"""What can be chosen before play, as data; read strictly, completed with defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Final, TypeAlias, TypeVar, assert_never

import msgspec
from msgspec import Struct

from abaculus.errors import OptionError
from abaculus.kernel.brief import format_brief
from abaculus.kernel.messages import Refusal

OptionValue: TypeAlias = bool | int | str


class OptionParts(Struct, frozen=True):
    """A named group of one-letter signs that can be combined into a text."""

    name: str
    signs: str


class ChoiceOption(Struct, frozen=True):
    """One of a few words."""

    key: str
    default: str
    words: tuple[str, ...]
    code: str = ""
    read: Callable[[str], str] | None = None
    """Reads any other text and returns it as it is kept; raises `RefusedError`."""
    parts: tuple[OptionParts, ...] = ()
    """What such a text can be made of, in any order; empty: screens do not help to make one."""
    example: str = ""
    """An example of such a text."""


class IntOption(Struct, frozen=True):
    """A whole number within limits, or one of a few others (such as 0 for off)."""

    key: str
    default: int
    low: int
    high: int
    also: tuple[int, ...] = ()
    code: str = ""
    usual: tuple[int, ...] = ()
    """What most people choose; empty: unknown."""
    apart: int | None = None
    """The default if people sit at different devices; None: the same."""


class BoolOption(Struct, frozen=True):
    """On or off."""

    key: str
    default: bool
    code: str = ""


class FileOption(Struct, frozen=True):
    """A data file: the name of one that is part of the game, or the whole text of another."""

    key: str
    default: str
    names: tuple[str, ...]
    code: str = ""
    read: Callable[[str], str] | None = None
    """Checks a file's text and returns its stored form, one line; raises `RefusedError`."""
    endings: tuple[str, ...] = (".json",)
    """The endings such a file's name may have."""
    is_secret: bool = False
    """Whether the file's text is hidden from everyone at the table, because it holds answers."""


KEPT_FILE: Final = "kept"
"""Replaces the text of a secret file."""

Option: TypeAlias = ChoiceOption | IntOption | BoolOption | FileOption


class Menu(Struct, frozen=True):
    """Everything that can be chosen for a game."""

    players: tuple[int, int]
    """Fewest and most seats."""
    default_players: int
    options: tuple[Option, ...] = ()
    seat_options: tuple[Option, ...] = ()
    """The options of each seat."""
    code: str = "E-OPTION"
    """The refusal code for choices without a code of their own."""
    players_code: str = ""
    """The refusal code for a wrong number of players, if it has one."""
    shut: tuple[Option, ...] = ()
    """Options of other games in the family that this one lacks: only the default may be given; any
    other value gets the option's own refusal."""


class Options(Struct, frozen=True):
    """A complete, valid choice of options."""

    players: int
    chosen: dict[str, OptionValue]
    """The options of the whole table; each is an attribute too: `options.turn_seconds`."""
    seats: tuple[dict[str, OptionValue], ...]

    def __getattr__(self, key: str) -> OptionValue:
        """An option of the table by its key; rules use `read_options`, which is typed."""
        if not key.startswith("_") and key in self.chosen:
            return self.chosen[key]
        raise AttributeError(f"this game has no option {key!r}")

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.chosen]

    def __repr__(self) -> str:
        return format_brief("Options", {"players": self.players, **self.chosen})


class GameOptions(Struct, frozen=True):
    """The options of a game as typed fields, for the table or for a seat; each game adds its own.

    A field is named as its option and has its default. An option that a variant of the game lacks
    keeps the default.
    """


C = TypeVar("C", bound=GameOptions)


def read_options(options: Options, kind: type[C]) -> C:
    """The options of the whole table as a game's own fields."""
    # made of the very values, not of equal ones: a state that omits defaults goes by identity
    return kind(**options.chosen)


def read_seats(options: Options, kind: type[C]) -> tuple[C, ...]:
    """The options of each seat as a game's own fields."""
    return tuple(kind(**seat) for seat in options.seats)


def choose(menu: Menu, given: Mapping[str, object]) -> Options:
    """The given choices, checked, with defaults for the rest; raises `OptionError`.

    Values may be typed or text; `seat0.key` sets an option of one seat.
    """
    left = dict(given)
    low, high = menu.players
    count = IntOption("players", menu.default_players, low, high, code=menu.players_code)
    players = _parse_option(menu, count, "players", left.pop("players", count.default))
    chosen = {
        option.key: _parse_option(menu, option, option.key, left.pop(option.key, option.default))
        for option in menu.options
    }
    for option in menu.shut:
        value = _parse_option(menu, option, option.key, left.pop(option.key, option.default))
        if value != option.default:
            raise OptionError(_refuse_value(menu, option, option.key))
    seats: list[dict[str, OptionValue]] = []
    for seat in range(int(players)):
        keys = {option: f"seat{seat}.{option.key}" for option in menu.seat_options}
        seats.append(
            {
                option.key: _parse_option(menu, option, key, left.pop(key, option.default))
                for option, key in keys.items()
            }
        )
    if left:
        raise OptionError(_refuse_key(menu, next(iter(left)), int(players)))
    return Options(players=int(players), chosen=chosen, seats=tuple(seats))


def remote_defaults(menu: Menu) -> dict[str, OptionValue]:
    """The defaults for people on separate devices, where they differ."""
    return {
        option.key: option.apart
        for option in menu.options
        if isinstance(option, IntOption) and option.apart is not None
    }


def flatten_options(options: Options) -> dict[str, OptionValue]:
    """The options as flat keys and values, as `choose` reads them."""
    flat: dict[str, OptionValue] = {"players": options.players, **options.chosen}
    for seat, chosen in enumerate(options.seats):
        flat |= {f"seat{seat}.{key}": value for key, value in chosen.items()}
    return flat


def hide_secrets(menu: Menu, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The options as everyone may see them: the text of a secret file is replaced."""
    return {
        key: KEPT_FILE if _is_secret(menu, key, value) else value for key, value in given.items()
    }


def restore_secrets(
    menu: Menu, given: Mapping[str, OptionValue], before: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """Options as they were shown, with the secret files that were not replaced put back."""
    return {
        key: before[key]
        if value == KEPT_FILE and _is_secret(menu, key, before.get(key, ""))
        else value
        for key, value in given.items()
    }


def _is_secret(menu: Menu, key: str, value: OptionValue) -> bool:
    return any(
        isinstance(option, FileOption)
        and option.is_secret
        and option.key == key
        and value not in option.names
        for option in menu.options
    )


def _refuse_key(menu: Menu, key: str, players: int) -> Refusal:
    known = ["players", *(option.key for option in menu.options)]
    for option in menu.seat_options:
        known += [f"seat{seat}.{option.key}" for seat in range(players)]
    near = get_close_matches(str(key), known, n=1) or known
    return Refusal(
        menu.code, {"key": str(key)[:60], "range": "one of these options: " + ", ".join(near)}
    )


def _parse_option(menu: Menu, option: Option, key: str, given: object) -> OptionValue:
    value = _parse_value(option, given)
    if value is None:
        raise OptionError(_refuse_value(menu, option, key))
    return value


def _refuse_value(menu: Menu, option: Option, key: str) -> Refusal:
    return Refusal(option.code or menu.code, {"key": key, "range": describe_values(option)})


def _parse_value(option: Option, given: object) -> OptionValue | None:
    match option:
        case ChoiceOption(words=words, read=read):
            if not isinstance(given, str):
                return None
            return given if given in words else read(given) if read is not None else None
        case BoolOption():
            if isinstance(given, bool):
                return given
            return {"on": True, "off": False}.get(given) if isinstance(given, str) else None
        case FileOption():
            return _parse_file(option, given)
        case IntOption(low=low, high=high, also=also):
            number = _parse_int(given)
            return (
                number if number is not None and (low <= number <= high or number in also) else None
            )
        case _ as never:
            assert_never(never)


def _parse_file(option: FileOption, given: object) -> str | None:
    try:
        text = msgspec.json.encode(given).decode() if isinstance(given, dict) else given
    except (TypeError, ValueError, OverflowError, RecursionError):
        return None  # it has something that no file can have, such as half a character
    if not isinstance(text, str) or not text.strip():
        return None
    if option.read is None or text in option.names:
        return " ".join(text.split())
    return option.read(text)


def _parse_int(given: object) -> int | None:
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) <= 9:
        return int(given)
    return None


def part_signs(choice: ChoiceOption, text: str) -> str:
    """The signs of the parts in a text, in the order of the parts."""
    read = text if choice.read is None else choice.read(text)
    return "".join(sign for group in choice.parts for sign in group.signs if sign in read)


def describe_values(option: Option) -> str:
    """The values an option takes, in a few words."""
    match option:
        case ChoiceOption(words=words, example=example):
            return _format_alternatives(
                (*words, f"a mix of your own such as {example}") if example else words
            )
        case BoolOption():
            return "on or off"
        case FileOption(names=names):
            return _format_alternatives((*names, "a data file"))
        case IntOption(low=low, high=high, also=also):
            return _format_alternatives((*(str(number) for number in also), f"{low} to {high}"))
        case _ as never:
            assert_never(never)


def _format_alternatives(words: tuple[str, ...]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last
