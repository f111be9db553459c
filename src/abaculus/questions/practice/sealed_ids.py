"""Sealed ids: they identify a question without revealing its seed."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from typing import Final

from msgspec import Struct

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.questions.ids import PACK, format_seed

SECRET: Final = 32
"""The number of bytes in a good secret."""
LONGEST: Final = 400
"""The most characters of a sealed id."""
NONCE: Final = 12
_SEAL: Final = 12
_SIGNS: Final = re.compile("[A-Za-z0-9_-]+")


class SealedId(Struct, frozen=True):
    """A preset or item, and random bytes that only the secret can turn into a seed."""

    nonce: bytes
    place: str
    """`frac.mul@1/L3`, or `pack:<id>/<item>`."""
    choose: bool = False
    """Whether options are offered to choose from."""

    def draw(self, secret: bytes) -> tuple[str, str]:
        """The seed of the question, and the source of its dice."""
        digest = blake2b(self._bytes, digest_size=32, key=secret, person=b"abaculus seed").digest()
        return format_seed(int.from_bytes(digest[:5], "big")), digest[5:].hex()

    def seal(self, secret: bytes) -> str:
        """Its text, which nobody can make without the secret."""
        content = self._bytes
        seal = blake2b(content, digest_size=_SEAL, key=secret, person=b"abaculus handle").digest()
        return urlsafe_b64encode(seal + content).rstrip(b"=").decode()

    @property
    def _bytes(self) -> bytes:
        return self.nonce + (b"c" if self.choose else b"t") + self.place.encode()


def make_nonce() -> bytes:
    """Unpredictable random bytes."""
    return secrets.token_bytes(NONCE)


def unseal(text: str, secret: bytes) -> SealedId:
    """The id in a text; raises `RefusedError` if it was not sealed with this secret."""
    bad = RefusedError(Refusal("practice-handle"))
    if len(text) > LONGEST or not _SIGNS.fullmatch(text):
        raise bad
    try:
        whole = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        nonce, rest = whole[_SEAL : _SEAL + NONCE], whole[_SEAL + NONCE :]
        handle = SealedId(nonce, rest[1:].decode(), rest[:1] == b"c")
    except ValueError:
        raise bad from None
    if not hmac.compare_digest(handle.seal(secret), text):
        raise bad
    return handle


def pack_of(text: str, secret: bytes) -> str:
    """The id of the pack a sealed question comes from; empty: it is one of ours.

    Raises `RefusedError` as `unseal` does.
    """
    place = unseal(text, secret).place
    return place.removeprefix(PACK).partition("/")[0] if place.startswith(PACK) else ""
