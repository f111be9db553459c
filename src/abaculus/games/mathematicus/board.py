"""The track of 35 squares, as data checked when it is read (2.2)."""

from __future__ import annotations

from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from abaculus.kernel.data_files import decode_data
from abaculus.kernel.messages import Refusal, RefusedError

STANDARD: Final = "standard"
FIGURES: Final = "EAHKGT"
"""Euclid, Archimedes, Hypatia, Al-Khwarizmi, Gauss, Turing."""
SIZE: Final = 35
PENALTIES: Final = ("penalty", "gimmick")

_FILE: Final = Path(__file__).parent / "data" / "board.json"
_LONGEST: Final = 100_000


class Square(Struct, frozen=True, forbid_unknown_fields=True):
    """One square: its name and its effect."""

    theme: str
    """The message id of its theme, which has no effect on play."""
    role: Literal["question", "figure", "chance", "penalty", "gimmick", "medal"]
    figure: str = ""
    token: Literal["", "4", "12", "c", "x"] = ""
    numerals: str = ""
    """The numeral system of its blue card."""

    @property
    def asks(self) -> bool:
        """Whether a yellow card is drawn here."""
        return self.role in ("question", "figure")

    @property
    def is_blue(self) -> bool:
        """Whether advanced players get a blue card here."""
        return bool(self.figure or self.numerals)

    @property
    def is_penalty(self) -> bool:
        return self.role in PENALTIES


class _Halves(Struct, frozen=True, forbid_unknown_fields=True):
    A: tuple[int, ...]
    B: tuple[int, ...]


class Track(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All squares, and which of them each half of the nonagon bears."""

    squares: tuple[Square, ...]
    halves: _Halves

    @cached_property
    def bearing(self) -> tuple[str, ...]:
        """The halves that bear the number of each square: `A`, `B`, `AB` or none."""
        a, b = self.halves.A, self.halves.B
        return tuple("A" * (number in a) + "B" * (number in b) for number in range(SIZE))

    @cached_property
    def homes(self) -> dict[str, int]:
        """The square of each figure."""
        return {square.figure: place for place, square in enumerate(self.squares) if square.figure}

    def places(self, role: str) -> tuple[int, ...]:
        """The squares of a role."""
        return tuple(place for place, square in enumerate(self.squares) if square.role == role)


def is_prime(number: int) -> bool:
    """Whether a small number has exactly two divisors."""
    return number > 1 and all(number % divisor for divisor in range(2, number))


def is_twin(number: int) -> bool:
    """Whether a prime has a neighbour two away that is prime and on the track."""
    near = (number - 2, number + 2)
    return is_prime(number) and any(is_prime(other) and other < SIZE for other in near)


@lru_cache(maxsize=8)
def board(source: str) -> Track:
    """The board with that name or from that text; raises `RefusedError`."""
    text = _FILE.read_text("utf-8") if source == STANDARD else source
    made = decode_data(text, Track, _LONGEST, _refusal)
    complaint = _fault(made)
    if complaint:
        raise _refusal(complaint)
    return made


def _refusal(reason: str) -> RefusedError:
    return RefusedError(Refusal("bad-board", {"reason": reason}))


def _fault(made: Track) -> str:
    if len(made.squares) != SIZE:
        return f"{len(made.squares)} squares instead of {SIZE}"
    if sorted(square.figure for square in made.squares if square.figure) != sorted(FIGURES):
        return "each of the six figures needs one square"
    if any(bool(square.figure) != (square.role == "figure") for square in made.squares):
        return "a figure stands on figure squares, and only there"
    if made.squares[0].role != "chance":
        return "square 0 is the start and a Chance square"
    twins = {number for number in range(SIZE) if is_twin(number)}
    if {*made.halves.A, *made.halves.B} != twins or not made.halves.A or not made.halves.B:
        return "the two halves bear the twin primes of the track"
    return ""
