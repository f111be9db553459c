"""Nothing that can be refused is without words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import abaculus
from abaculus.i18n import load_translator
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import Menu

HOME = Path(abaculus.__file__).parent
ENGLISH = HOME / "i18n" / "locale" / "en.ftl"


def refusals(folder: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every refusal written out in a folder: its code and the names of its values."""
    for file in sorted((HOME / folder).rglob("*.py")):
        text = file.read_text("utf-8")
        for node in ast.walk(ast.parse(text if "Refusal(" in text else "")):
            match node:
                case ast.Call(func=ast.Name("Refusal"), args=[ast.Constant(str(code)), *rest]):
                    yield code, _names(rest[0] if rest else ast.Dict([], []))
                case _:
                    pass


def _names(values: ast.expr) -> tuple[str, ...]:
    """The names of values that are written where they are used."""
    keys = values.keys if isinstance(values, ast.Dict) else [ast.Constant(HIDDEN)]
    return tuple(str(key.value) for key in keys if isinstance(key, ast.Constant))


HIDDEN = "?"
SPOKEN_BY_THEMSELVES = {"games", "testing"}
"""Games have words of their own, and the conformance suite looks after them."""
FOLDERS = {path.name for path in HOME.iterdir() if path.is_dir()} - SPOKEN_BY_THEMSELVES
WRITTEN = sorted(
    {
        *(refusal for folder in sorted(FOLDERS) for refusal in refusals(folder)),
        (Menu((2, 2), 2).code, ("key", "range")),
    }
)
SHOWN = [(code, names) for code, names in WRITTEN if HIDDEN not in names]


def test_the_search_finds_the_refusals() -> None:
    codes = {code for code, _ in WRITTEN}

    assert {"malformed", "no-game", "record-line", "batch-line", "E-OPTION"} <= codes


def test_every_refusal_shows_its_values_where_it_is_made() -> None:
    assert [] == [code for code, names in WRITTEN if HIDDEN in names]


@pytest.mark.parametrize(("code", "names"), SHOWN)
def test_every_refusal_outside_the_games_has_a_sentence(code: str, names: tuple[str, ...]) -> None:
    refusal = Refusal(code, {name: f"<{name}>" for name in names})

    sentence = load_translator().say(refusal)

    assert len(sentence) > 10
    assert "{" not in sentence


def test_short_cuts_say_what_fluent_says() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(ENGLISH.read_text("utf-8")))
    for code, names in SHOWN:
        pattern = bundle.get_message(code).value
        assert pattern is not None
        values = {name: f"<{name}>" for name in names}

        expected, _ = bundle.format_pattern(pattern, values)

        assert expected == load_translator().tell(code, values)
