"""Laws of a game's info, its menu and its setup."""

from __future__ import annotations

import re
from collections.abc import Iterator

from abaculus.errors import OptionError
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.option_checks import check_options
from abaculus.kernel.options import (
    BoolOption,
    ChoiceOption,
    FileOption,
    IntOption,
    Menu,
    Option,
    Options,
    OptionValue,
    choose,
    flatten_options,
)
from abaculus.kernel.rng import GameRng
from abaculus.testing.cases import Subject

NAME = re.compile(r"[a-z][a-z0-9_-]*\Z")
RULES = re.compile(r"[a-z][a-z0-9_-]*/[1-9][0-9]*\Z")


def card_is_sane(subject: Subject) -> str | None:
    """Names can be typed, the rules have a version, and seats and scores can be counted."""
    info = subject.game.info
    fewest, most = info.menu.players
    if not NAME.match(info.id):
        return f"{info.id!r} is not a name that can be typed"
    if not info.title.strip():
        return "it has no title"
    if not RULES.match(info.rules):
        return f"{info.rules!r} is not a name and version such as name/1"
    if not 1 <= fewest <= info.menu.default_players <= most:
        return f"{info.menu.default_players} players are not within {fewest} to {most}"
    for measure in (info.measure, info.measure_for(1)):
        complaint = subject.wording_fault(f"measure-{measure.name}", {})
        if complaint is not None:
            return complaint
    return None


def menu_is_sane(subject: Subject) -> str | None:
    """Every key is unique and can be written in a record; every default is allowed."""
    menu = subject.game.info.menu
    for options in (menu.options, menu.seat_options):
        keys = [option.key for option in options]
        if len(set(keys)) < len(keys) or "players" in keys:
            return f"a key is taken twice among {keys}"
        for option in options:
            if not NAME.match(option.key):
                return f"{option.key!r} is not a key that can be typed"
            if option.default not in tuple(_option_values(option)):
                return f"{option.key}: the default {option.default!r} is not allowed"
    return None


def _option_values(option: Option) -> Iterator[OptionValue]:
    """Every choice, and the limits of numbers."""
    match option:
        case ChoiceOption(words=words):
            yield from words
        case BoolOption():
            yield from (True, False)
        case FileOption(names=names):
            yield from names
        case IntOption(default=default, low=low, high=high, also=also):
            yield from dict.fromkeys((*also, low, high))
            if low < default < high:
                yield default


def defaults_set_up(subject: Subject) -> str | None:
    """The defaults set up a game, and the same one twice."""
    game = subject.game
    options = choose(game.info.menu, {})
    if game.setup(options) != game.setup(options):
        return "two setups differ"
    if game.bound(options) < 1:
        return f"the bound {game.bound(options)} leaves no room for an event"
    return None


def every_choice_sets_up(subject: Subject) -> str | None:
    """Every value of every option, alone and mixed, gives a sound state or a worded refusal."""
    menu = subject.game.info.menu
    for given in single_choices(menu):
        complaint = _set_up(subject, given)
        if complaint is not None:
            return f"{given}: {complaint}"
    for _ in range(20):
        given = mixed_choices(menu, subject.rng)
        complaint = _set_up(subject, given)
        if complaint is not None:
            return f"{given}: {complaint}"
    return None


def single_choices(menu: Menu) -> Iterator[dict[str, OptionValue]]:
    """Every value of every option by itself; parts singly and all together."""
    fewest, most = menu.players
    for players in range(fewest, most + 1):
        yield {"players": players}
    for option in menu.options:
        yield from (
            {option.key: value} for value in (*_option_values(option), *_part_values(option))
        )
    for option in menu.seat_options:
        values = (*_option_values(option), *_part_values(option))
        yield from ({f"seat0.{option.key}": value} for value in values)


def _part_values(option: Option) -> Iterator[str]:
    if isinstance(option, ChoiceOption) and option.parts:
        signs = "".join(group.signs for group in option.parts)
        yield from (*signs, signs)


def mixed_choices(menu: Menu, rng: GameRng) -> dict[str, OptionValue]:
    """A random choice; about half of the options keep their defaults."""
    fewest, most = menu.players
    players = fewest + rng.below(most - fewest + 1)
    given: dict[str, OptionValue] = {"players": players}
    seats = [(f"seat{seat}.", option) for seat in range(players) for option in menu.seat_options]
    for prefix, option in [("", option) for option in menu.options] + seats:
        if rng.below(2):
            values = tuple(_option_values(option))
            given[prefix + option.key] = values[rng.below(len(values))]
    return given


def _set_up(subject: Subject, given: dict[str, OptionValue]) -> str | None:
    game = subject.game
    options = choose(game.info.menu, given)
    if choose(game.info.menu, flatten_options(options)) != options:
        return "spelled options are read differently"
    state = setup_or_refusal(subject, options)
    if isinstance(state, Refusal):
        return subject.wording_fault(state.code, state.values)
    return game.fault(state)


def _choose_or_refuse(subject: Subject, given: dict[str, str]) -> object | Refusal:
    try:
        options = choose(subject.game.info.menu, given)
    except RefusedError as refused:
        return refused.refusal
    return setup_or_refusal(subject, options)


def setup_or_refusal(subject: Subject, options: Options) -> object | Refusal:
    """The state before the first event, or why these options conflict."""
    try:
        state: object = subject.game.setup(options)
    except RefusedError as refused:
        return refused.refusal
    return state


def strange_options_are_refused(subject: Subject) -> str | None:
    """Unknown keys and values out of range are refused with a sentence, all of them at once."""
    menu = subject.game.info.menu
    fewest, most = menu.players
    strange: list[tuple[str, object]] = [("players", fewest - 1), ("players", most + 1)]
    strange += [("no such key", 1), ("players", "two"), (f"seat{most}.anything", 1)]
    strange += [(option.key, value) for option in menu.options for value in _strange(option)]
    for key, value in strange:
        try:
            options = choose(menu, {key: value})
        except RefusedError as refused:
            complaint = subject.wording_fault(refused.refusal.code, refused.refusal.values)
        else:
            complaint = f"accepted as {options}"
        if complaint is not None:
            return f"{key} {value!r}: {complaint}"
    return _find_unreported(subject)


def _find_unreported(subject: Subject) -> str | None:
    """What is wrong with several wrong options at once: each is refused with its key."""
    menu = subject.game.info.menu
    wrong = {option.key: next(iter(_strange(option))) for option in menu.options}
    given = {"players": menu.players[1] + 1, "no-such-key": 1, **wrong}
    try:
        check_options(subject.game, given)
    except OptionError as error:
        found = {str(one.values.get("key")) for one in error.refusals}
        missing = sorted(set(given) - found)
        return f"nothing is said about {', '.join(missing)}" if missing else None
    return "accepted"


def _strange(option: Option) -> Iterator[object]:
    yield from (None, (), 1.5)
    match option:
        case ChoiceOption() | BoolOption():
            yield from ("no such word", "", 7)
        case IntOption(high=high, also=also):
            yield from ("", "seven", max((high, *also)) + 1)
        case FileOption():
            yield ""


def strange_sheets_are_refused(subject: Subject) -> str | None:
    """A text that is not a data file is refused by the setup with a sentence."""
    menu = subject.game.info.menu
    for option in menu.options:
        if isinstance(option, FileOption):
            for text in ("nonsense", "{}", "[]", '{"a": 1}', "null", "[" * 5000, '"'):
                state = _choose_or_refuse(subject, {option.key: text})
                if not isinstance(state, Refusal):
                    return f"{option.key}: {text[:20]} was accepted"
                complaint = subject.wording_fault(state.code, state.values)
                if complaint is not None:
                    return complaint
    return None
