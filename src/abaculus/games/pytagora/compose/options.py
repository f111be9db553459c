"""The options of Pytagora, Basic and Pro, and the rules they lead to (3)."""

from __future__ import annotations

from typing import Final, Literal

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
from abaculus.kernel.messages import Refusal
from abaculus.kernel.option_faults import OptionFaults
from abaculus.kernel.options import (
    BoolOption,
    ChoiceOption,
    FileOption,
    GameOptions,
    IntOption,
    Menu,
    Option,
    Options,
    read_options,
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


class ComposeOptions(GameOptions, frozen=True):
    """The options of a table."""

    target: int = 41
    turns: int = 0
    hidden_racks: bool = False
    must_connect: bool = False
    unary_minus: bool = False
    whole_division: bool = False
    rational_roots: bool = False
    strict_supply: bool = False
    topup: Literal["auto", "ask", "off"] = "auto"
    tiebreak_cap: int = 3
    turn_seconds: int = 0
    pieces: str = PIECES[0]
    points: str = POINTS[0]


def rules(mode: str, options: Options) -> Rules:
    """The rules for these options; raises `RefusedError` if the data files do not fit."""
    table = read_options(options, ComposeOptions)
    hand_size = hand_size_of(mode)
    faults = OptionFaults()
    with faults.catch("points"):
        points(table.points)
    with faults.catch("pieces"):
        if sum(bag_of(pieces(table.pieces), mode)) < options.players * hand_size:
            fits = f"a data file with pieces for {options.players} hands of {hand_size}"
            faults.add(Refusal("bad_option", {"key": "pieces", "range": fits}))
    faults.refuse()
    box = pieces(table.pieces)
    bag = bag_of(box, mode)
    has_die = mode in _WITH_DIE
    return Rules(
        terms=terms_of(
            mode,
            box=box,
            worths=points(table.points),
            must_connect=table.must_connect,
            unary_minus=table.unary_minus,
            whole_division=table.whole_division,
            rational_roots=table.rational_roots,
            strict_supply=table.strict_supply,
        ),
        players=options.players,
        bag=bag,
        supply=supply_of(box),
        has_die=has_die,
        hand_size=hand_size,
        target=table.target if has_die else None,
        turns=None if has_die else table.turns or _TURNS[options.players],
        hidden=table.hidden_racks,
        topup=table.topup,
        tiebreak_cap=table.tiebreak_cap if has_die else 1,
        turn_times=turn_times(table.turn_seconds, options),
    )
