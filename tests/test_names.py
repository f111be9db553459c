"""Names and files keep to the house rules: verbs, nouns, unique names, no long files."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "abaculus"
NOUNS = {"scoring", "rating", "ring", "missing", "spelling"}
"""Words in -ing that are nouns, or that name a generator and so its questions."""
UNIONS = {"kernel/prompts.py", "maths/answers/specs.py"}
"""Their classes are always written with the module: `prompts.Answer`, `specs.Choice`."""
LAWS = "testing/laws/"
"""A law is named by the sentence that must hold."""
TOYS = "tests/toys/"
"""Toy games have words of their own."""
FOLDERS = ("src", "tests", "benchmarks", "examples", "web/src", "web/tests", "web/scripts")
GENERATED = "web/src/wire.ts"
LONGEST = 400
"""The most lines a source file may have."""
WORDS = """
drawn shown told given seen written kept made said worn taken chosen found laid built bought sold
sent spent held heard known grown thrown torn broken spoken stolen driven hidden beaten fallen
forgotten begun won lost felt dealt meant lent fed led met paid brought thought caught taught sought
stood understood struck hung bound done gone strewn withdrawn retold rewritten shaken woven swept
spelt learnt
"""
IRREGULAR = frozenset(WORDS.split())
GONE = """
chair chairs wish wishes shelf shelves told said sight sights sitter pen nature thinker
onlooker onlookers passage passages latch tale tales minds conversation
"""
RETIRED = frozenset(GONE.split())
"""Words that the glossary has replaced; identifiers no longer use them."""
STORED = {"src/abaculus/questions/generators/pat/rule.py: told"}
"""Params whose names are part of the digests of questions."""
NOT_PARTICIPLES = frozenset({"seed", "need", "feed", "speed", "embed", "shed", "hundred"})


def sources() -> Iterator[Path]:
    yield from (path for path in sorted(SOURCE.rglob("*.py")) if "tests" not in path.parts)


def suites() -> Iterator[Path]:
    yield from helpers()
    yield from sorted(SOURCE.rglob("tests/*.py"))


def helpers() -> Iterator[Path]:
    """The tests of the whole, and the benchmarks."""
    yield from sorted((ROOT / "tests").rglob("*.py"))
    yield from sorted((ROOT / "benchmarks").rglob("*.py"))


def is_participle(word: str) -> bool:
    return word in IRREGULAR or (
        word.endswith("ed") and len(word) > 3 and word not in NOT_PARTICIPLES
    )


@cache
def top(path: Path) -> list[ast.stmt]:
    """What a file defines at its top level."""
    return ast.parse(path.read_text("utf-8")).body


def functions(path: Path) -> Iterator[str]:
    for node in top(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name


def classes(path: Path) -> Iterator[ast.ClassDef]:
    for node in top(path):
        if isinstance(node, ast.ClassDef):
            yield node


def ends_in_participle(name: str) -> bool:
    *before, last = name.strip("_").split("_")
    return is_participle(last) and not {"is", "has", "can", "are"} & set(before[:1])


def test_functions_are_not_named_by_a_participle() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in (*sources(), *helpers())
        if LAWS not in path.as_posix()
        for name in functions(path)
        if ends_in_participle(name) and not name.startswith("test_")
    ]

    assert [] == found


def test_modules_are_not_named_by_a_gerund() -> None:
    found = [
        str(path.relative_to(ROOT))
        for path in (*sources(), *suites())
        if path.stem.split("_")[-1].endswith("ing") and path.stem.split("_")[-1] not in NOUNS
    ]

    assert [] == found


def test_no_source_file_is_over_400_lines() -> None:
    counts = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines())
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in {".py", ".svelte", ".ts"}
    }

    found = {name: count for name, count in counts.items() if count > LONGEST}
    assert {} == {name: count for name, count in found.items() if name != GENERATED}


def test_class_names_are_unique_outside_games() -> None:
    counts = Counter(
        node.name
        for path in sources()
        for node in classes(path)
        if path.relative_to(SOURCE).parts[0] != "games"
        and path.relative_to(SOURCE).as_posix() not in UNIONS
    )

    assert [] == [name for name, count in counts.items() if count > 1]


def identifiers(path: Path) -> Iterator[str]:
    """Every name a file defines or uses."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.ClassDef(name=name):
                yield re.sub("(?<!^)(?=[A-Z])", "_", name)
            case _:
                continue


def test_retired_words_do_not_come_back() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in (*sources(), *suites())
        if LAWS not in path.as_posix() and TOYS not in path.as_posix()
        for name in identifiers(path)
        if RETIRED & set(name.lower().split("_")) and not name.startswith("test_")
    }

    assert set() == found - STORED


def test_exceptions_end_in_error() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {node.name}"
        for path in sources()
        for node in classes(path)
        if any(ast.unparse(base).endswith(("Error", "Exception")) for base in node.bases)
        and not node.name.endswith("Error")
    ]

    # a broken law is not an error of the caller
    assert [] == [name for name in found if "LawBroken" not in name]


def test_tests_have_names_that_can_be_read() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in suites()
        for name in functions(path)
        if name.startswith("test_") and len(name) > 60
    ]

    assert [] == found


def test_the_glossary_gives_each_word_one_meaning() -> None:
    rows = (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines()
    words = [row.split("|")[1].strip() for row in rows if row.startswith("| ")]
    words = [word for word in words if word not in {"word", "---"}]

    assert len(words) == len(set(words))
    assert 50 < len(words) <= 70


@pytest.mark.parametrize(
    ("name", "expected"),
    [("drawn", True), ("_shown", True), ("card_drawn", True), ("is_laid", False), ("draw", False)],
)
def test_participles_are_recognised(name: str, expected: bool) -> None:
    assert expected == ends_in_participle(name)
