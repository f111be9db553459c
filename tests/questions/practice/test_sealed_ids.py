"""A handle stands for a question, and only the secret can tell which."""

from __future__ import annotations

import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.questions.ids import is_seed
from abaculus.questions.practice.sealed_ids import NONCE, SealedId, make_nonce, unseal

SECRET = bytes(range(32))
OTHER = bytes(32)
HANDLE = SealedId(bytes(NONCE), "frac.mul@1/L3")


def test_what_was_sealed_can_be_opened_again() -> None:
    chosen = SealedId(make_nonce(), "frac.mul@1/L3", choose=True)

    assert HANDLE == unseal(HANDLE.seal(SECRET), SECRET)
    assert chosen == unseal(chosen.seal(SECRET), SECRET)


def test_every_changed_sign_is_noticed() -> None:
    text = HANDLE.seal(SECRET)
    for place, sign in enumerate(text):
        forged = text[:place] + ("A" if sign != "A" else "B") + text[place + 1 :]
        with pytest.raises(RefusedError):
            unseal(forged, SECRET)


@pytest.mark.parametrize("text", ["", "A", "====", "é", "\x00", "A" * 401, "AAAA AAAA"])
def test_what_was_never_sealed_is_refused(text: str) -> None:
    with pytest.raises(RefusedError) as refused:
        unseal(text, SECRET)
    assert refused.value.code == "practice-handle"


def test_another_secret_opens_nothing() -> None:
    with pytest.raises(RefusedError):
        unseal(HANDLE.seal(OTHER), SECRET)


def test_the_seed_depends_on_nonce_place_choice_and_secret() -> None:
    others = (
        SealedId(b"\x01" + bytes(NONCE - 1), HANDLE.place),
        SealedId(HANDLE.nonce, "frac.mul@1/L2"),
        SealedId(HANDLE.nonce, HANDLE.place, choose=True),
    )
    draws = [HANDLE.draw(OTHER), *(one.draw(SECRET) for one in (HANDLE, *others))]

    assert all(is_seed(seed) for seed, _ in draws)
    assert 5 == len({seed for seed, _ in draws}) == len({dice for _, dice in draws})
