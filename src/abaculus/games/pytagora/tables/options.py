"""The options of Multiplication Tables, and the rules they lead to."""

from __future__ import annotations

from typing import Final, Literal

from abaculus.games.pytagora.kinds import DIGITS
from abaculus.games.pytagora.material import PIECES, bag_of, pieces
from abaculus.games.pytagora.tables.state import Rules
from abaculus.kernel.awaits import TIME_FACTOR, turn_times
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.options import (
    BoolOption,
    ChoiceOption,
    FileOption,
    GameOptions,
    IntOption,
    Menu,
    Options,
    read_options,
)

HAND_SIZE: Final = 10

MENU: Final = Menu(
    players=(1, 4),
    default_players=2,
    options=(
        IntOption("turns_tables", 7, 1, 11),
        ChoiceOption("zero_factor", "allow", ("allow", "redraw")),
        BoolOption("hidden_racks", False),
        IntOption("turn_seconds", 0, 15, 600, also=(0,)),
        FileOption("pieces", PIECES[0], PIECES),
    ),
    seat_options=(TIME_FACTOR,),
    code="bad_option",
)


class TablesOptions(GameOptions, frozen=True):
    """The options of a table."""

    turns_tables: int = 7
    zero_factor: Literal["allow", "redraw"] = "allow"
    hidden_racks: bool = False
    turn_seconds: int = 0
    pieces: str = PIECES[0]


def rules(options: Options) -> Rules:
    """The rules for these options; raises `RefusedError` if they clash."""
    table = read_options(options, TablesOptions)
    box = pieces(table.pieces)
    bag = bag_of(box, "tables")[: len(DIGITS)]
    needed = options.players * HAND_SIZE + 2
    if sum(bag) < needed:
        allowed = f"a set with {needed} or more digits of levels 1 and 2"
        raise RefusedError(Refusal("bad_option", {"key": "pieces", "range": allowed}))
    turns = table.turns_tables
    return Rules(
        players=options.players,
        bag=bag,
        hand_size=HAND_SIZE,
        turns=turns,
        times=max(turns, box.groups["S2"].get("*", 0)),
        redraw=table.zero_factor == "redraw",
        hidden=table.hidden_racks,
        turn_times=turn_times(table.turn_seconds, options),
    )
