"""The meaning of a key: the sign of a piece, or the letter of a button."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

_SAME = ("+＋", "-−–", "*×xX·", "/÷:", "=")
"""Keys that stand for the same sign."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def is_key_for(key: str, sign: str) -> bool:
    """Whether this key asks for a piece with this sign."""
    if not key or not sign:
        return False
    if key == sign or key.casefold() == sign.casefold():
        return True
    return any(key in alike and sign in alike for alike in _SAME)


def assign_letters(labels: Sequence[str], taken: Iterable[str]) -> tuple[str, ...]:
    """A letter for each label, from its own words if one is free; empty if none is left."""
    used = {letter.casefold() for letter in taken}
    found: list[str] = []
    for label in labels:
        words = label.casefold().split()
        candidates = [*(word[0] for word in words), *"".join(words), *_LETTERS]
        letter = next((one for one in candidates if one in _LETTERS and one not in used), "")
        used.add(letter)
        found.append(letter)
    return tuple(found)


def key_for(sign: str) -> str:
    """A key that can be typed for a sign."""
    return next((key for key in "+-*/=" if is_key_for(key, sign)), sign)
