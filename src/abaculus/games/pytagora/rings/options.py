"""The options of a ring game, and the rules they lead to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from abaculus.games.pytagora.kinds import DIGITS
from abaculus.games.pytagora.material import PIECES, bag_of, pieces
from abaculus.games.pytagora.rings.ring import Ring, ring_of
from abaculus.games.pytagora.rings.state import Rules
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

HAND_SIZE: Final = 10
MOST: Final = 4

RINGS: Final[dict[str, tuple[Ring, ...]]] = {
    "square": (ring_of("", "0123456789", "5"),),
    "evenodd": (ring_of("E", "02468", "4"), ring_of("O", "13579", "5")),
}
"""The rings of each game."""

MENU: Final = Menu(
    players=(1, MOST),
    default_players=2,
    options=(
        IntOption("first_seat", 1, 1, MOST),
        BoolOption("hidden_racks", False),
        IntOption("turn_seconds", 0, 15, 600, also=(0,)),
        FileOption("pieces", PIECES[0], PIECES),
    ),
    seat_options=(TIME_FACTOR,),
    code="bad_option",
)


class RingOptions(GameOptions, frozen=True):
    """The options of a table."""

    first_seat: int = 1
    hidden_racks: bool = False
    turn_seconds: int = 0
    pieces: str = PIECES[0]


def rules(variant: str, options: Options) -> Rules:
    """The rules for these options; raises `RefusedError` if they clash."""
    table = read_options(options, RingOptions)
    first = table.first_seat
    faults = OptionFaults()
    if first > options.players:
        faults.add(_refuse("first_seat", f"1 to {options.players}, the number of players"))
    bag: tuple[int, ...] = ()
    with faults.catch("pieces"):
        bag = bag_of(pieces(table.pieces), variant)[: len(DIGITS)]
        faults.add_all(_find_shortages(variant, bag, options.players))
    faults.refuse()
    return Rules(
        rings=RINGS[variant],
        players=options.players,
        bag=bag,
        hand_size=HAND_SIZE,
        hidden=table.hidden_racks,
        first=first - 1,
        turn_times=turn_times(table.turn_seconds, options),
    )


def _find_shortages(variant: str, bag: tuple[int, ...], players: int) -> Iterator[Refusal]:
    """The digits that a box lacks to fill the rings and every first hand."""
    rings = RINGS[variant]
    for digit, held, needed in zip(DIGITS, bag, needed_pieces(rings), strict=True):
        if held < needed:
            yield _refuse("pieces", f"a data file with at least {needed} pieces of digit {digit}")
    enough = len(rings) + HAND_SIZE * players
    if sum(bag) < enough:
        yield _refuse("pieces", f"a data file with at least {enough} digits for {players} players")


def needed_pieces(rings: tuple[Ring, ...]) -> tuple[int, ...]:
    """How many pieces of each digit the finished rings hold."""
    return tuple(sum(ring.order.count(digit) for ring in rings) for digit in DIGITS)


def _refuse(key: str, allowed: str) -> Refusal:
    return Refusal("bad_option", {"key": key, "range": allowed})
