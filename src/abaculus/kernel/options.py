"""What can be chosen before play, as data; read strictly, completed with defaults."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from hashlib import blake2b
from typing import Final, TypeAlias, TypeVar, assert_never

import msgspec
from msgspec import Struct

from abaculus.kernel.brief import format_brief
from abaculus.kernel.messages import Refusal
from abaculus.kernel.option_faults import OptionFaults

OptionValue: TypeAlias = bool | int | str
FileId: TypeAlias = tuple[Callable[[str], str], bytes]
"""How a file is read, and the digest of its text."""


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


_MOST_UNKNOWN: Final = 10
"""How many unknown options are reported."""
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
    unknown_code: str = ""
    """The refusal code for an option that does not exist, if it has a sentence of its own."""
    players_code: str = ""
    """The refusal code for a wrong number of players, if it has one."""
    code_order: tuple[str, ...] = ()
    """Refusal codes in the order in which they are reported; others come last."""
    shut: tuple[Option, ...] = ()
    """Options of other games in the family that this one lacks: only the default may be given; any
    other value gets the option's own refusal."""


class Options(Struct, frozen=True):
    """A complete, valid choice of options."""

    players: int
    chosen: dict[str, OptionValue]
    """The options of the whole table; each is an attribute too: `options.turn_seconds`."""
    seats: tuple[dict[str, OptionValue], ...]
    rules: str = ""
    """The version of the rules, for a game begun under earlier ones; empty: today's."""

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
    """The given choices, checked, with defaults for the rest.

    Values may be typed or text; `seat0.key` sets an option of one seat.
    Raises `OptionError` with every choice that is wrong by itself; `check_options` knows
    conflicts too.
    """
    faults = OptionFaults(menu.code_order)
    left = dict(given)
    count = _players_option(menu)
    players = _take_option(menu, count, "players", left, faults)
    chosen = {
        option.key: _take_option(menu, option, option.key, left, faults) for option in menu.options
    }
    for option in menu.shut:
        value = _take_option(menu, option, option.key, left, faults)
        if value != option.default:
            faults.add(_refuse_value(menu, option, option.key, value))
    # where the number of players is wrong, nobody knows which seats there are
    many = int(players) if not faults.names("players") else count.high
    seats: list[dict[str, OptionValue]] = []
    for seat in range(many):
        keys = {option: f"seat{seat}.{option.key}" for option in menu.seat_options}
        seats.append(
            {
                option.key: _take_option(menu, option, key, left, faults)
                for option, key in keys.items()
            }
        )
    for key in list(left)[:_MOST_UNKNOWN]:
        faults.add(_refuse_key(menu, key, many))
    faults.refuse()
    return Options(players=int(players), chosen=chosen, seats=tuple(seats))


def _players_option(menu: Menu) -> IntOption:
    low, high = menu.players
    return IntOption("players", menu.default_players, low, high, code=menu.players_code)


def find_option(menu: Menu, key: str) -> Option | None:
    """The option of a key such as `players`, `target` or `seat0.level`; None: there is none."""
    if key == "players":
        return _players_option(menu)
    seat, dot, own = key.partition(".")
    if dot and seat.removeprefix("seat").isdigit():
        return next((one for one in menu.seat_options if one.key == own), None)
    return next((one for one in menu.options if one.key == key), None)


def _take_option(
    menu: Menu, option: Option, key: str, left: dict[str, object], faults: OptionFaults
) -> OptionValue:
    """An option's value, taken from those left; the default if it is refused."""
    given = left.pop(key, option.default)
    value: OptionValue | None = None
    with faults.catch(key):
        value = _parse_value(option, given)
        if value is None:
            faults.add(_refuse_value(menu, option, key, given))
    return option.default if value is None else value


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
    name = str(key)[:60]
    if menu.unknown_code:
        return Refusal(menu.unknown_code, {"key": name, "known": ", ".join(known)})
    near = get_close_matches(str(key), known, n=1) or known
    return Refusal(menu.code, {"key": name, "range": "one of these options: " + ", ".join(near)})


def _refuse_value(menu: Menu, option: Option, key: str, given: object) -> Refusal:
    allowed = describe_values(option)
    if isinstance(option, IntOption) and not option.code and _parse_int(given) is None:
        joint = " from " if option.low < option.high and not option.also else ": "
        allowed = f"a whole number{joint}{allowed}"
    return Refusal(option.code or menu.code, {"key": key, "range": allowed})


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
    if _file_id(option.read, text) in _known_files:
        return text
    stored = option.read(text)
    _remember(option.read, stored)
    return stored


_MOST_FILES: Final = 10_000
_known_files: OrderedDict[FileId, None] = OrderedDict()
"""Files known to be in their stored form, by their digests; reading one again would take long."""


def unread_files(menu: Menu, given: Mapping[str, object]) -> dict[str, str]:
    """The files among the choices that have to be read, which may take long."""
    return {
        option.key: text
        for option in menu.options
        if isinstance(option, FileOption) and option.read is not None
        if isinstance(text := given.get(option.key), str)
        and text not in (*option.names, KEPT_FILE)
        and _file_id(option.read, text) not in _known_files
    }


def remember_files(menu: Menu, given: Mapping[str, object]) -> None:
    """Trust files that were read before, here or by another process."""
    files = unread_files(menu, given)
    for option in menu.options:
        if isinstance(option, FileOption) and option.read is not None and option.key in files:
            _remember(option.read, files[option.key])


def _remember(read: Callable[[str], str], text: str) -> None:
    _known_files[_file_id(read, text)] = None
    if len(_known_files) > _MOST_FILES:
        _known_files.popitem(last=False)


def _file_id(read: Callable[[str], str], text: str) -> FileId:
    return read, blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest()


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
            limits = f"{low} to {high}" if low < high else str(low)
            return _format_alternatives((*(str(number) for number in also), limits))
        case _ as never:
            assert_never(never)


def _format_alternatives(words: tuple[str, ...]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last
