"""The names of questions: `frac.mul@1/L3#0f3k9c2m?a=17`."""

from __future__ import annotations

import re
from typing import Final

import msgspec

PACK: Final = "pack:"
"""Begins the name of anything that comes from a pack."""
_DIGITS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
_SEED: Final = re.compile(rf"[{_DIGITS}]{{8}}")
_QID: Final = re.compile(
    rf"(?P<gen>[a-z]+\.[a-z0-9_]+)@(?P<version>[1-9][0-9]{{0,3}})/(?P<preset>[A-Za-z0-9]{{1,12}})"
    rf"#(?P<seed>[{_DIGITS}]{{8}})(?:\?(?P<rolls>[a-z]+=[0-9]{{1,4}}(?:&[a-z]+=[0-9]{{1,4}})*))?"
)


class Qid(msgspec.Struct, frozen=True):
    """How a question was made: everything needed to make it again."""

    gen: str
    version: int
    preset: str
    seed: str
    rolls: tuple[tuple[str, int], ...] = ()
    """The dice results, and `sq`, the number of the occupied square."""

    def __str__(self) -> str:
        name = f"{self.gen}@{self.version}/{self.preset}#{self.seed}"
        asked = "&".join(f"{var}={number}" for var, number in self.rolls)
        return f"{name}?{asked}" if asked else name


def parse_qid(text: str) -> Qid:
    """The parts of a name; raises ValueError with a readable reason."""
    found = _QID.fullmatch(text)
    if found is None:
        raise ValueError(
            f"“{text}” is not the name of a question; one looks like frac.mul@1/L3#0f3k9c2m"
        )
    pairs = [pair.split("=") for pair in (found["rolls"] or "").split("&") if pair]
    rolls = tuple((var, int(number)) for var, number in pairs)
    return Qid(found["gen"], int(found["version"]), found["preset"], found["seed"], rolls)


def format_seed(number: int) -> str:
    """Forty bits as eight characters that cannot be mistaken for one another."""
    if not 0 <= number < 1 << 40:
        raise ValueError(f"{number} is not a number of forty bits")
    return "".join(_DIGITS[number >> shift & 31] for shift in range(35, -1, -5))


def is_seed(text: str) -> bool:
    """Whether a text can be a seed."""
    return _SEED.fullmatch(text) is not None
