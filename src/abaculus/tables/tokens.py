"""Tokens, their digests, and the names by which tables are found."""

from __future__ import annotations

import hashlib
import secrets

_ID_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"
_CODE_SIGNS = "23456789BCDFGHJKMNPQRSTVWXYZ"
"""Nothing that looks like something else, and no vowels: no words come out."""
_CODE_LENGTH = 6


def new_token() -> str:
    """A key to a seat or to a table; nobody can guess it."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What a book keeps of a token; empty for no token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest() if token else ""


def new_table_id() -> str:
    """A name for a table that nobody can guess, good in links."""
    return "".join(secrets.choice(_ID_SIGNS) for _ in range(16))


def join_code(table_id: str) -> str:
    """Six characters to type or to call across a room; always the same for a table.

    It follows from the table's id, so it needs no place in the book; it does not give the id away.
    """
    number = int.from_bytes(hashlib.sha256(f"join {table_id}".encode()).digest()[:8], "big")
    signs: list[str] = []
    for _ in range(_CODE_LENGTH):
        number, sign = divmod(number, len(_CODE_SIGNS))
        signs.append(_CODE_SIGNS[sign])
    return "".join(signs)


def tidy_code(text: str) -> str:
    """A code as people type it, in its one form; empty if it cannot be one."""
    code = "".join(sign for sign in text.upper() if sign not in " -–\t")
    fits = len(code) == _CODE_LENGTH and all(sign in _CODE_SIGNS for sign in code)
    return code if fits else ""
