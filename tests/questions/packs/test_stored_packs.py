"""Packs as a table keeps them: one line of text, the same from every format."""

from __future__ import annotations

import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.kernel.options import FileOption, Menu, choose
from abaculus.questions.delivery.request import decode_pack
from abaculus.questions.packs.normalise import ENDINGS, LONGEST, normalise_pack

YAML = """\
pack:
  id: our.class
  title: Our class
  licence: CC0-1.0
items:
  - id: one
    prompt: What is  1 + 1?
    answer: 2
    grade: 6
    category: G
"""
CSV = "id,prompt,answer,grade,category\none,What is 1 + 1?,2,6,G\n"
MENU = Menu(
    (1, 1), 1, (FileOption("pack", "none", ("none",), read=normalise_pack, endings=ENDINGS),)
)


def test_a_pack_is_kept_in_one_line_whatever_its_format() -> None:
    kept = choose(MENU, {"pack": YAML}).chosen["pack"]
    assert isinstance(kept, str)
    assert "\n" not in kept
    assert kept == choose(MENU, {"pack": kept}).chosen["pack"]
    found = decode_pack(kept)
    assert found is not None
    assert ["one"] == [item.id for item in found.items]
    table = decode_pack(normalise_pack(CSV))
    assert table is not None
    assert ["2"] == [item.answer for item in table.items]


def test_no_pack_is_its_name() -> None:
    assert "none" == choose(MENU, {}).chosen["pack"]


def test_a_mistake_is_reported_with_its_line() -> None:
    with pytest.raises(RefusedError) as refused:
        choose(MENU, {"pack": YAML.replace("answer: 2", "answer: two plus")})
    assert "pack-unsound" == refused.value.refusal.code
    assert 8 == refused.value.refusal.values["line"]


def test_a_pack_that_is_too_long_is_refused_unread() -> None:
    with pytest.raises(RefusedError) as refused:
        normalise_pack("x" * (LONGEST + 1))
    assert "pack-too-long" == refused.value.refusal.code
