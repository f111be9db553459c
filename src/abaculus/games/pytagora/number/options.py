"""The options of The Number, and the rules they lead to."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.kinds import DIGITS
from abaculus.games.pytagora.material import PIECES, bag_of, pieces
from abaculus.games.pytagora.number.state import Rules
from abaculus.kernel.awaits import TIME_FACTOR, turn_times
from abaculus.kernel.messages import Refusal
from abaculus.kernel.option_faults import OptionFaults
from abaculus.kernel.options import (
    BoolOption,
    FileOption,
    GameOptions,
    IntOption,
    Menu,
    Options,
    read_options,
)

_MOST: Final = 4

MENU: Final = Menu(
    players=(1, _MOST),
    default_players=2,
    options=(
        IntOption("rack_number", 5, 3, 10),
        IntOption("first_seat", 1, 1, _MOST),
        BoolOption("hidden_racks", False),
        IntOption("turn_seconds", 0, 15, 600, also=(0,)),
        FileOption("pieces", PIECES[0], PIECES),
    ),
    seat_options=(TIME_FACTOR,),
    code="bad_option",
)


class NumberOptions(GameOptions, frozen=True):
    """The options of a table."""

    rack_number: int = 5
    first_seat: int = 1
    hidden_racks: bool = False
    turn_seconds: int = 0
    pieces: str = PIECES[0]


def rules(options: Options) -> Rules:
    """The rules for these options; raises `RefusedError` if they clash."""
    table = read_options(options, NumberOptions)
    first, size = table.first_seat, table.rack_number
    faults = OptionFaults()
    if first > options.players:
        faults.add(_refuse("first_seat", f"1 to {options.players}, the number of players"))
    bag: tuple[int, ...] = ()
    with faults.catch("pieces"):
        bag = bag_of(pieces(table.pieces), "number")[: len(DIGITS)]
        needed = options.players * size + 1
        if sum(bag) < needed:
            faults.add(_refuse("pieces", f"a set with {needed} or more digits of levels 1 and 2"))
    faults.refuse()
    return Rules(
        players=options.players,
        bag=bag,
        hand_size=size,
        hidden=table.hidden_racks,
        first=first - 1,
        turn_times=turn_times(table.turn_seconds, options),
    )


def _refuse(key: str, allowed: str) -> Refusal:
    return Refusal("bad_option", {"key": key, "range": allowed})
