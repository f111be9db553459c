"""Nothing that a table or a store refuses is without words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import abaculus
from abaculus.i18n import load_translator
from abaculus.kernel.messages import Refusal, Value

HOME = Path(abaculus.__file__).parent


def refusals(folder: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every refusal written out in a folder: its code and the names of its values."""
    for file in sorted((HOME / folder).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Refusal"), args=[ast.Constant(str(code)), *rest]):
                    values = rest[0] if rest else ast.Dict([], [])
                    assert isinstance(values, ast.Dict), f"{file.name} hides the values of {code}"
                    keys = [key for key in values.keys if isinstance(key, ast.Constant)]
                    yield code, tuple(str(key.value) for key in keys)
                case _:
                    pass


WRITTEN = sorted({*refusals("tables"), *refusals("stores")})


@pytest.mark.parametrize(("code", "names"), WRITTEN)
def test_every_refusal_has_a_sentence(code: str, names: tuple[str, ...]) -> None:
    values: dict[str, Value] = dict.fromkeys(names, 1)

    sentence = load_translator().say(Refusal(code, values))

    assert len(sentence) > 10
    assert "{" not in sentence
    assert sentence.endswith((".", "!"))


def test_the_search_finds_the_refusals() -> None:
    codes = {code for code, _ in WRITTEN}

    assert {"not-host", "table-full", "paused", "store-foreign", "book-damaged"} <= codes
