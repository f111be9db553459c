"""The racks of the small games on a screen: zones, cells and the ids of their pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abaculus.games.pytagora.kinds import HIDDEN
from abaculus.kernel.messages import PlayerValue, Seat
from abaculus.kernel.scene_parts import Box, Cell, Text, Zone

BOARD: Final = "board"
SIZE: Final = 100
"""The width of a piece."""


def open_racks(hands: Sequence[str], viewer: Seat | None) -> tuple[Seat, ...]:
    """The seats whose racks the viewer may see, the viewer's first."""
    seats = [
        seat for seat, hand in enumerate(hands) if seat == viewer or (hand and HIDDEN not in hand)
    ]
    return tuple(sorted(seats, key=lambda seat: seat != viewer))


def rack_id(seat: Seat) -> str:
    """The zone of a seat's rack."""
    return f"rack{seat}"


def rack_cell(seat: Seat, place: int) -> str:
    """The cell of a place on a seat's rack."""
    return f"{rack_id(seat)}-{place}"


def rack_zone(words: str, seat: Seat, viewer: Seat | None, places: int) -> Zone[Text]:
    """A rack with this many places, named by the messages that begin with `words`."""
    name = Text(f"{words}-rack")
    if seat != viewer:
        name = Text(f"{words}-rack-of", {"player": PlayerValue(seat)})
    cells = tuple(
        Cell(
            rack_cell(seat, place),
            Box(place * SIZE, 0, SIZE, SIZE),
            Text(f"{words}-rack-place", {"number": place + 1}),
        )
        for place in range(places)
    )
    return Zone(rack_id(seat), "rack", name, cells, seat=seat)


def piece_id(seat: Seat, digit: str, number: int) -> str:
    """The id of a piece: its seat, its digit, and its number among those of that digit."""
    return f"s{seat}:{digit}:{number}"


def last_of_digit(pieces: dict[str, str], digit: str) -> str:
    """The id of the last piece of a digit; empty if there is none."""
    return next((piece for piece in reversed(pieces) if pieces[piece] == digit), "")
