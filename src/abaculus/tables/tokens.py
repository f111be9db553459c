"""Tokens and their digests, table ids and join codes."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode

from abaculus.kernel.rng import GameRng

_ID_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"
_CODE_SIGNS = "23456789BCDFGHJKMNPQRSTVWXYZ"
"""Without characters that look alike, and without vowels, so that no words appear."""
_CODE_LENGTH = 6


def new_token(rng: GameRng) -> str:
    """A token for a seat or a table that cannot be guessed if the rng is secure."""
    return urlsafe_b64encode(bytes(rng.below(256) for _ in range(24))).decode()


def digest(token: str) -> str:
    """The digest of a token, as a log keeps it; empty for no token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest() if token else ""


def new_table_id(rng: GameRng) -> str:
    """A table id that cannot be guessed if the rng is secure, and fits in links."""
    return "".join(_ID_SIGNS[rng.below(len(_ID_SIGNS))] for _ in range(16))


def join_code(table_id: str) -> str:
    """Six characters to type or to call across a room; always the same for a table.

    It is derived from the table's id, so it is not stored; it does not reveal the id.
    """
    number = int.from_bytes(hashlib.sha256(f"join {table_id}".encode()).digest()[:8], "big")
    signs: list[str] = []
    for _ in range(_CODE_LENGTH):
        number, sign = divmod(number, len(_CODE_SIGNS))
        signs.append(_CODE_SIGNS[sign])
    return "".join(signs)


def tidy_code(text: str) -> str:
    """A typed code in canonical form; empty if it cannot be one."""
    code = "".join(sign for sign in text.upper() if sign not in " -–\t")
    fits = len(code) == _CODE_LENGTH and all(sign in _CODE_SIGNS for sign in code)
    return code if fits else ""
