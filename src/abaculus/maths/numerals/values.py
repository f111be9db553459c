"""What a numeral system reports: values, faults, tiles, signs and sums."""

from typing import Final, Protocol

from msgspec import Struct


class Numeral(Struct, frozen=True):
    """A numeral as read; one that is not canonical has a value, but not in an accepted form."""

    value: int
    canonical: bool


class NumeralFault(Struct, frozen=True):
    """Why a text is not a numeral: `syntax`, `empty`, `too_big` or `wrong_form`."""

    code: str


class NumeralToken(Struct, frozen=True):
    """A tile: the text it adds, its glyph, its spoken name and its value."""

    text: str
    glyph: str
    name: str
    value: int


class Term(Struct, frozen=True):
    """Some signs of a numeral and their value: `value = count × unit`."""

    glyphs: str
    value: int
    count: int
    unit: int


class Pile(Struct, frozen=True):
    """Signs that are drawn together, in rows from top to bottom."""

    rows: tuple[str, ...]
    value: int


class NumeralPlace(Struct, frozen=True):
    """One place of a numeral: piles from left to right."""

    piles: tuple[Pile, ...]
    value: int


SYNTAX: Final = NumeralFault("syntax")
EMPTY: Final = NumeralFault("empty")
TOO_BIG: Final = NumeralFault("too_big")
WRONG_FORM: Final = NumeralFault("wrong_form")


class System(Protocol):
    """A way of writing whole numbers, each in exactly one canonical form."""

    @property
    def title(self) -> str:
        """The name of the numerals at the start of a sentence."""
        ...

    @property
    def least(self) -> int:
        """The smallest number that can be written."""
        ...

    @property
    def most(self) -> int:
        """The largest number that can be written."""
        ...

    @property
    def strict_most(self) -> int:
        """The largest number that the strict forms can write."""
        ...

    @property
    def stacked(self) -> bool:
        """Whether places are stacked vertically."""
        ...

    def read(self, text: str, strict: bool) -> Numeral | NumeralFault:
        """The numeral of a normalised text, its range not yet checked."""
        ...

    def write(self, value: int) -> str:
        """The canonical text of a number in range."""
        ...

    def token_form(self, value: int) -> str:
        """The short text of a number in range for logs."""
        ...

    def tokens(self, strict: bool) -> tuple[NumeralToken, ...]:
        """The tiles of a tray, for all numbers or for the strict ones."""
        ...

    def terms(self, value: int) -> tuple[Term, ...]:
        """The sum that a number in range is written as, with every sign in one term."""
        ...

    def places(self, value: int) -> tuple[NumeralPlace, ...]:
        """The drawing of a number in range, place by place."""
        ...

    def speak(self, value: int) -> str:
        """The signs of a number in range in words."""
        ...
