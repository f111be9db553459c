"""The numeral systems by name: read, write, draw, speak and explain numbers."""

from typing import Final

from abaculus.maths.numerals import places
from abaculus.maths.numerals.chinese import Chinese
from abaculus.maths.numerals.digits import ARABIC_INDIC, in_base
from abaculus.maths.numerals.egyptian import Egyptian
from abaculus.maths.numerals.normalise import is_western, normalise
from abaculus.maths.numerals.places import BABYLONIAN, MAYAN
from abaculus.maths.numerals.roman import Roman
from abaculus.maths.numerals.values import (
    SYNTAX,
    TOO_BIG,
    WRONG_FORM,
    Numeral,
    NumeralFault,
    NumeralPlace,
    NumeralToken,
    System,
    Term,
)

_SYSTEMS: Final[dict[str, System]] = {
    "arabic-indic": ARABIC_INDIC,
    "mayan": MAYAN,
    "egyptian": Egyptian(),
    "roman": Roman(),
    "babylonian": BABYLONIAN,
    "chinese": Chinese(),
}
_ALIASES: Final = {
    "arabic": "arabic-indic",
    "maya": "mayan",
    "egypt": "egyptian",
    "babylon": "babylonian",
    "china": "chinese",
}
SYSTEMS: Final = (*_SYSTEMS, "base")
"""The names of all systems; `base` needs a base, and `binary` is base 2."""
COMPOSED: Final = (*_SYSTEMS, "binary")
"""The systems whose numbers are composed of tiles."""
TABLE: Final = range(1, 241)
"""The numbers shown in the table of all systems."""


def read_numeral(
    system: str, text: str, *, base: int | None = None, strict: bool = False
) -> Numeral | NumeralFault:
    """The numeral in a text, read leniently as people type or strictly as blue cards require.

    In strict reading, a numeral not in an accepted form is `syntax` and has no value. In lenient
    reading, a number in Western digits or marked with another base is `wrong_form`.
    """
    numerals = _system(system, base)
    tidy = normalise(text, strict)
    if isinstance(tidy, NumeralFault):
        return tidy
    found = numerals.read(tidy, strict)
    if isinstance(found, NumeralFault):
        return WRONG_FORM if not strict and is_western(tidy) else found
    if found.value < (1 if strict else numerals.least) or (strict and not found.canonical):
        return SYNTAX
    return TOO_BIG if found.value > (numerals.strict_most if strict else numerals.most) else found


def write_numeral(system: str, value: int, *, base: int | None = None) -> str:
    """The one canonical text of a number."""
    return _system_for(system, value, base).write(value)


def token_form(system: str, value: int, *, base: int | None = None) -> str:
    """The short text of a number for logs: `12.0`, `3,59`, `h1t2u3`, or its canonical text."""
    return _system_for(system, value, base).token_form(value)


def tokens(
    system: str, base: int | None = None, *, strict: bool = False
) -> tuple[NumeralToken, ...]:
    """The tiles that a screen offers; a place holds their texts one after another."""
    return _system(system, base).tokens(strict)


def compose(system: str, wells: tuple[str, ...]) -> str | NumeralFault:
    """One text from the places on a screen, the highest first."""
    numerals = _system(system, None)
    if not isinstance(numerals, places.Mayan | places.Babylonian):
        raise ValueError(f"{numerals.title} have no storeys or columns.")
    return places.compose(numerals, wells)


def glyphs(
    system: str, value: int, *, base: int | None = None
) -> tuple[tuple[NumeralPlace, ...], ...]:
    """The drawing of a number: storeys from top to bottom, places in each from left to right."""
    numerals = _system_for(system, value, base)
    drawn = numerals.places(value)
    return tuple((place,) for place in drawn) if numerals.stacked else (drawn,)


def speak_numeral(system: str, value: int, *, base: int | None = None) -> str:
    """The signs of a number in English words, without its value."""
    return _system_for(system, value, base).speak(value)


def explain(system: str, value: int, *, base: int | None = None) -> tuple[Term, ...]:
    """The sum that a numeral stands for; terms worth nothing are empty places."""
    return _system_for(system, value, base).terms(value)


def extent(system: str, *, base: int | None = None, strict: bool = False) -> tuple[int, int]:
    """The smallest and largest number that a system writes, at all or in strict form."""
    numerals = _system(system, base)
    return (1, numerals.strict_most) if strict else (numerals.least, numerals.most)


def _system(name: str, base: int | None) -> System:
    if name == "binary" and base in (None, 2):
        return in_base(2)
    if name == "base":
        if base is None or not 2 <= base <= 36:
            raise ValueError("This needs a base from 2 to 36.")
        return in_base(base)
    found = _SYSTEMS.get(_ALIASES.get(name, name))
    if found is None and name != "binary":
        raise ValueError(f"There is no numeral system called {name!r}.")
    if found is None or base is not None:
        raise ValueError(f"The numeral system {name!r} takes no base of your choice.")
    return found


def _system_for(name: str, value: int, base: int | None) -> System:
    numerals = _system(name, base)
    if not numerals.least <= value <= numerals.most:
        raise ValueError(f"{numerals.title} go from {numerals.least} to {numerals.most}.")
    return numerals
