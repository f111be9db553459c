"""Names of people: short, visible, unique at a table; made up for people who give none."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.rng import GameRng

LONGEST = 24

_MANNERS = (
    "Bold", "Brave", "Bright", "Brisk", "Calm", "Cheery", "Clever", "Cosy", "Daring", "Eager",
    "Gentle", "Glad", "Happy", "Jolly", "Keen", "Kind", "Lively", "Lucky", "Merry", "Nimble",
    "Patient", "Plucky", "Quick", "Quiet", "Sunny", "Swift", "Tidy", "Witty",
)  # fmt: skip
_CREATURES = (
    "Badger", "Beaver", "Bee", "Crane", "Dolphin", "Ferret", "Finch", "Fox", "Gecko", "Hare",
    "Hedgehog", "Heron", "Ibex", "Koala", "Lemur", "Lynx", "Magpie", "Marmot", "Mole", "Newt",
    "Otter", "Owl", "Panda", "Puffin", "Raven", "Robin", "Seal", "Squirrel", "Stork", "Swan",
    "Tern", "Toad", "Wren", "Yak",
)  # fmt: skip


def tidy_name(given: str) -> str:
    """The name as it is shown; raises `RefusedError` if it cannot be a name."""
    name = unicodedata.normalize("NFC", " ".join(given.split()))
    if not 1 <= len(name) <= LONGEST or not name.isprintable():
        raise RefusedError(Refusal("name-bad", {"most": LONGEST}))
    return name


def check_name(given: str, taken: Collection[str]) -> str:
    """A tidy name that is not yet taken at the table; raises `RefusedError`."""
    name = tidy_name(given)
    if _fold_name(name) in {_fold_name(other) for other in taken}:
        raise RefusedError(Refusal("name-taken", {"name": name}))
    return name


def is_same_name(one: str, other: str) -> bool:
    """Whether two names look the same."""
    return _fold_name(" ".join(one.split())) == _fold_name(" ".join(other.split()))


def nickname(taken: Collection[str], rng: GameRng) -> str:
    """A friendly name that is not yet taken at the table."""
    manner = _MANNERS[rng.below(len(_MANNERS))]
    creature = _CREATURES[rng.below(len(_CREATURES))]
    return number_name(f"{manner} {creature}", taken)


def number_name(given: str, taken: Collection[str]) -> str:
    """The name, tidied if necessary, with a number after it if it is taken."""
    shown = "".join(sign for sign in " ".join(given.split()) if sign.isprintable())
    plain = unicodedata.normalize("NFC", shown)[:LONGEST].strip() or "?"
    known = {_fold_name(name) for name in taken}
    name, count = plain, 1
    while _fold_name(name) in known:
        count += 1
        name = f"{plain[: LONGEST - 4].strip()} {count}"
    return name


def _fold_name(name: str) -> str:
    """A form that is equal for names that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()
