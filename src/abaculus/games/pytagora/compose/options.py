"""The options of Pytagora, Basic and Pro, and the rules they lead to (3)."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.compose.state import Rules
from abaculus.games.pytagora.material import (
    PIECES,
    POINTS,
    bag_of,
    hand_size_of,
    pieces,
    points,
    supply_of,
    terms_of,
)
from abaculus.kernel.awaits import TIME_FACTOR, turn_times
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.options import (
    BoolOption,
    ChoiceOption,
    FileOption,
    IntOption,
    Menu,
    Option,
    Options,
)

MODES: Final = ("pytagora", "basic", "pro")

_TURNS: Final = {1: 8, 2: 4, 3: 3, 4: 2}
"""The turns of each player in Basic, by the number of players."""
_WITH_DIE: Final = ("pytagora", "pro")
_OPTIONS: Final[tuple[tuple[Option, tuple[str, ...]], ...]] = (
    (IntOption("target", 41, 10, 300), _WITH_DIE),
    (IntOption("turns", 0, 1, 10, also=(0,)), ("basic",)),
    (BoolOption("hidden_racks", False), MODES),
    (BoolOption("must_connect", False), MODES),
    (BoolOption("unary_minus", False), MODES),
    (BoolOption("whole_division", False), _WITH_DIE),
    (BoolOption("rational_roots", False), ("pro",)),
    (BoolOption("strict_supply", False), MODES),
    (ChoiceOption("topup", "auto", ("auto", "ask", "off")), MODES),
    (IntOption("tiebreak_cap", 3, 1, 10), _WITH_DIE),
    (IntOption("turn_seconds", 0, 15, 600, also=(0,)), MODES),
    (FileOption("pieces", PIECES[0], PIECES), MODES),
    (FileOption("points", POINTS[0], POINTS), MODES),
)


def menu(mode: str) -> Menu:
    """The options of a mode."""
    return Menu(
        players=(1, 6) if mode in _WITH_DIE else (1, 4),
        default_players=2,
        options=tuple(option for option, modes in _OPTIONS if mode in modes),
        seat_options=(TIME_FACTOR,),
        code="bad_option",
    )


def rules(mode: str, options: Options) -> Rules:
    """The rules for these options; raises `RefusedError` if the data files do not fit."""
    box = pieces(options.pieces)
    bag = bag_of(box, mode)
    hand_size = hand_size_of(mode)
    if sum(bag) < options.players * hand_size:
        fits = f"a data file with pieces for {options.players} hands of {hand_size}"
        raise RefusedError(Refusal("bad_option", {"key": "pieces", "range": fits}))
    has_die = mode in _WITH_DIE
    return Rules(
        terms=terms_of(
            mode,
            box=box,
            worths=points(options.points),
            must_connect=options.must_connect,
            unary_minus=options.unary_minus,
            whole_division=getattr(options, "whole_division", False),
            rational_roots=getattr(options, "rational_roots", False),
            strict_supply=options.strict_supply,
        ),
        players=options.players,
        bag=bag,
        supply=supply_of(box),
        has_die=has_die,
        hand_size=hand_size,
        target=options.target if has_die else None,
        turns=None if has_die else options.turns or _TURNS[options.players],
        hidden=options.hidden_racks,
        topup=options.topup,
        tiebreak_cap=getattr(options, "tiebreak_cap", 1),
        turn_times=turn_times(options),
    )
