"""The box: its pieces by group and their points, as data files that can be exchanged."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, cast

from msgspec import Struct

from abaculus.games.pytagora.equality.terms import LineTerms
from abaculus.games.pytagora.kinds import COMMON, DIGITS, FRACTIONS, KINDS, POWERS, ROOTS, SIGNS
from abaculus.kernel.data_files import decode_data
from abaculus.kernel.messages import Refusal, RefusedError

PIECES: Final = ("pieces-252",)
POINTS: Final = ("points-standard",)
GROUPS: Final = {
    "N1": DIGITS,
    "S1": ("+", "-"),
    "N2": DIGITS,
    "S2": ("*", "/"),
    "N3": (*DIGITS, *FRACTIONS),
    "B3": (",", "~"),
    "S3": (*SIGNS, *POWERS, *ROOTS),
    "O3": ("(",),
    "C0": (")",),
    "E0": ("=",),
}
"""The groups of the box, and the kinds possible in each."""

_SMALL: Final = ("N1", "N2")
_BAGS: Final = {
    "pytagora": ("N1", "S1", "N2", "S2"),
    "basic": ("N1", "S1"),
    "pro": ("N1", "S1", "N2", "S2", "N3", "B3", "S3", "O3"),
    "number": _SMALL,
    "tables": _SMALL,
    "square": _SMALL,
    "evenodd": _SMALL,
}
_HAND_SIZES: Final = {"pro": 12}
_WORTHS: Final = (*KINDS, "place", "plain")
_MOST: Final = 99
_LONGEST: Final = 10_000


class PieceBox(Struct, frozen=True):
    """All the pieces."""

    id: str
    groups: dict[str, dict[str, int]]
    """For each group the counts of the kinds present."""


@lru_cache(maxsize=64)
def pieces(text: str = PIECES[0]) -> PieceBox:
    """The pieces from the data file of that name, or from that text; raises `RefusedError`."""
    sheet = _read_data(text, "pieces", PIECES, ("id", "groups"))
    given = _table(sheet, "pieces", "groups")
    for name in given:
        if name not in GROUPS:
            known = ", ".join(GROUPS)
            raise _refusal("pieces", f"{name[:20]!r} is not a group; the groups are {known}")
    groups = {name: _counts("pieces", given, name, kinds) for name, kinds in GROUPS.items()}
    for group, sort in (("N1", "number"), ("S1", "sign + or -"), ("E0", "=")):
        if not groups[group]:
            raise _refusal("pieces", f"{group} must hold at least one {sort}")
    return PieceBox(_word(sheet, "pieces"), groups)


@lru_cache(maxsize=64)
def points(text: str = POINTS[0]) -> dict[str, int]:
    """The points of each kind, from the data file of that name or from that text.

    Raises `RefusedError`.
    """
    sheet = _read_data(text, "points", POINTS, ("id", "counts"))
    _word(sheet, "points")
    given = _counts("points", sheet, "counts", _WORTHS)
    for name in _WORTHS:
        if name not in cast(dict[str, object], sheet["counts"]):
            raise _refusal("points", f"the points of {name!r} are missing")
    return {name: given.get(name, 0) for name in _WORTHS}


def bag_of(box: PieceBox, mode: str) -> tuple[int, ...]:
    """The whole bag of a mode, in the order of `KINDS`."""
    counts = dict.fromkeys(KINDS, 0)
    for group in _BAGS[mode]:
        for kind, many in box.groups[group].items():
            counts[kind] += many
    return tuple(counts.values())


def supply_of(box: PieceBox) -> tuple[int, int]:
    """The common stock: = and )."""
    return box.groups["E0"].get("=", 0), box.groups["C0"].get(")", 0)


def kinds_of(box: PieceBox, mode: str) -> tuple[str, ...]:
    """The kinds a line of this mode can have, including those of the common stock."""
    common = COMMON if mode == "pro" else COMMON[:1]
    bag = bag_of(box, mode)
    return tuple(kind for kind, many in zip(KINDS, bag, strict=True) if many or kind in common)


def hand_size_of(mode: str) -> int:
    """The size of a hand in the games that compose equalities."""
    return _HAND_SIZES.get(mode, 10)


def terms_of(
    mode: str,
    *,
    box: PieceBox | None = None,
    worths: Mapping[str, int] | None = None,
    must_connect: bool = False,
    unary_minus: bool = False,
    whole_division: bool = False,
    rational_roots: bool = False,
    strict_supply: bool = False,
) -> LineTerms:
    """The rules for lines in `pytagora`, `basic` or `pro`, by default with standard material."""
    return LineTerms(
        mode,
        kinds_of(box or pieces(), mode),
        dict(points() if worths is None else worths),
        must_connect=must_connect,
        unary_minus=unary_minus,
        whole_division=whole_division,
        rational_roots=rational_roots,
        strict_supply=strict_supply,
        hand_size=hand_size_of(mode),
    )


def _counts(
    key: str, sheet: Mapping[str, object], name: str, kinds: tuple[str, ...]
) -> dict[str, int]:
    given = _table(sheet, key, name)
    for kind, count in given.items():
        if kind not in kinds:
            known = " ".join(kinds)
            raise _refusal(key, f"{kind[:20]!r} does not belong in {name!r}, which takes {known}")
        if type(count) is not int or not 0 <= count <= _MOST:
            problem = f"{kind!r} in {name!r} must be a whole number from 0 to {_MOST}"
            raise _refusal(key, problem)
    return {kind: cast(int, given[kind]) for kind in kinds if given.get(kind)}


def _table(sheet: Mapping[str, object], key: str, name: str) -> Mapping[str, object]:
    given = sheet.get(name, {})
    if not isinstance(given, dict):
        raise _refusal(key, f"{name!r} must be an object of names and numbers")
    return cast(dict[str, object], given)


def _read_data(
    text: str, key: str, names: tuple[str, ...], keys: tuple[str, ...]
) -> Mapping[str, object]:
    if text in names:
        text = (Path(__file__).parent / "data" / f"{text}.json").read_text("utf-8")
    elif not text.lstrip().startswith("{"):
        raise _refusal(key, f"{text[:60]!r} is neither {', '.join(names)} nor a data file's text")
    sheet = _inner(decode_data(text, object, _LONGEST, partial(_refusal, key)), key)
    for found in sheet:
        if found not in keys:
            problem = f"{found[:20]!r} has no meaning here; the keys are {', '.join(keys)}"
            raise _refusal(key, problem)
    if keys[1] not in sheet:
        raise _refusal(key, f"{keys[1]!r} is missing")
    return sheet


def _inner(file: object, key: str) -> Mapping[str, object]:
    if isinstance(file, dict) and list(cast(dict[str, object], file)) == [key]:
        inner = cast(dict[str, object], file)[key]
        if isinstance(inner, dict):
            return cast(dict[str, object], inner)
    raise _refusal(key, f'the file must be of the form {{"{key}": {{...}}}}')


def _word(sheet: Mapping[str, object], key: str) -> str:
    word = sheet.get("id", "")
    if not isinstance(word, str) or len(word) > 60:
        raise _refusal(key, '"id" must be a text of at most 60 characters')
    return word


def _refusal(key: str, which: str) -> RefusedError:
    return RefusedError(
        Refusal("bad_option", {"key": key, "range": f"a data file that fits: {which}"})
    )
