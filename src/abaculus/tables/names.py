"""Names of people: short, visible, one of a kind at a table; made up for those who give none."""

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
    """The name as it is shown; raises `RefusedError` if it cannot be one."""
    name = unicodedata.normalize("NFC", " ".join(given.split()))
    if not 1 <= len(name) <= LONGEST or not name.isprintable():
        raise RefusedError(Refusal("name-bad", {"most": LONGEST}))
    return name


def check_name(given: str, taken: Collection[str]) -> str:
    """A tidy name that nobody else at the table has; raises `RefusedError`."""
    name = tidy_name(given)
    if _fold_name(name) in {_fold_name(other) for other in taken}:
        raise RefusedError(Refusal("name-taken", {"name": name}))
    return name


def is_same_name(one: str, other: str) -> bool:
    """Whether two names read alike."""
    return _fold_name(" ".join(one.split())) == _fold_name(" ".join(other.split()))


def nickname(taken: Collection[str], rng: GameRng) -> str:
    """A friendly name that nobody at the table has."""
    manner = _MANNERS[rng.below(len(_MANNERS))]
    creature = _CREATURES[rng.below(len(_CREATURES))]
    return number_name(f"{manner} {creature}", taken)


def number_name(given: str, taken: Collection[str]) -> str:
    """The name, or what can be made of it, with a number behind it if somebody has it already."""
    shown = "".join(sign for sign in " ".join(given.split()) if sign.isprintable())
    plain = unicodedata.normalize("NFC", shown)[:LONGEST].strip() or "?"
    known = {_fold_name(name) for name in taken}
    name, count = plain, 1
    while _fold_name(name) in known:
        count += 1
        name = f"{plain[: LONGEST - 4].strip()} {count}"
    return name


def _fold_name(name: str) -> str:
    """Names that read alike are the same name."""
    return unicodedata.normalize("NFKC", name).casefold()
