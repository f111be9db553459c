"""Options checked by their menu and by the rules, which know how they conflict."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from abaculus.errors import OptionError
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal
from abaculus.kernel.option_faults import OptionFaults
from abaculus.kernel.options import (
    BoolOption,
    ChoiceOption,
    IntOption,
    Menu,
    Option,
    Options,
    OptionValue,
    choose,
    find_option,
)

_Pick: TypeAlias = Callable[[Option], OptionValue]


def check_options(game: AnyGame, given: Mapping[str, object]) -> Options:
    """The given choices, complete and without conflicts.

    Raises `OptionError` with everything that is wrong.
    """
    menu = game.info.menu
    faults = OptionFaults(menu.code_order)
    try:
        options = choose(menu, given)
    except OptionError as error:
        faults.add(error.refusal)
        faults.add_all(_find_certain_conflicts(game, given, faults.found))
        faults.refuse()
        raise
    faults.add_all(_find_conflicts(game, options))
    faults.refuse()
    return options


def _find_conflicts(game: AnyGame, options: Options) -> tuple[Refusal, ...]:
    """What the rules refuse about these options."""
    faults = OptionFaults()
    with faults.catch():
        game.setup(options)
    return faults.found


def _find_certain_conflicts(
    game: AnyGame, given: Mapping[str, object], faults: Iterable[Refusal]
) -> tuple[Refusal, ...]:
    """The conflicts among the good choices, whatever is chosen instead of the bad ones."""
    bad = {str(fault.values.get("key", "")) for fault in faults}
    certain: tuple[Refusal, ...] | None = None
    for pick in (_default_of, _first_of, _last_of):
        options = _choose_instead(game.info.menu, given, bad, pick)
        if options is None:
            return ()
        found = _find_conflicts(game, options)
        certain = found if certain is None else tuple(one for one in certain if one in found)
    return certain or ()


def _choose_instead(
    menu: Menu, given: Mapping[str, object], bad: set[str], pick: _Pick
) -> Options | None:
    """The choices with others instead of the bad ones; None: they do not fit either."""
    chosen: dict[str, Any] = {key: value for key, value in given.items() if key not in bad}
    for key in bad:
        option = find_option(menu, key)
        if option is not None:
            chosen[key] = pick(option)
    try:
        return choose(menu, chosen)
    except OptionError:
        return None


def _default_of(option: Option) -> OptionValue:
    return option.default


def _first_of(option: Option) -> OptionValue:
    return _ends_of(option)[0]


def _last_of(option: Option) -> OptionValue:
    return _ends_of(option)[1]


def _ends_of(option: Option) -> tuple[OptionValue, OptionValue]:
    """Two values far apart; of files only the default is certain to be sound."""
    match option:
        case ChoiceOption(words=words):
            return words[0], words[-1]
        case BoolOption():
            return False, True
        case IntOption(low=low, high=high):
            return low, high
        case _:
            return option.default, option.default
