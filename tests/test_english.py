"""People read plain English: turns of phrase that only translators use may not become more."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
KINDS = {
    "md": ("*.md", "docs/**/*.md", "src/**/*.md", "examples/**/*.md"),
    "locale": ("src/**/*.ftl", "web/src/**/*.ftl", "src/**/locale/**/*.toml"),
    "py": ("src/**/*.py", "benchmarks/**/*.py", "examples/**/*.py"),
    "web": ("web/src/**/*.ts", "web/src/**/*.svelte"),
}
PHRASES = {
    "the own": r"\bthe own\b",
    "told": r"(?<!\{)\btold\b(?! apart\b)",
    "is no X": r"(?<!there )\b(?:is|are) no (?!longer\b|more\b)\w",
    "so many": r"\bso many\b",
    "everybody": r"\beverybody\b",
    "brings 3, comes to 3": r"\b(?:brings?|comes? to) [\d{]",
    "whoever": r"\bwhoever\b|(?:^|[.;:] )Who (?!plays\b|starts\b|adds\b)[a-z]+s\b",
    "stands there": r"\bstands? (?:in|on|there|before|behind|between|under|over|beside)\b",
    "lies there": r"\b(?:lies?|lying) (?:there|here|on|in|open|under|behind|beside)\b",
    "goes on": r"\bgo(?:es)? on(?! the\b)\b",
    "is to be": r"\b(?:is|are) to be\b",
    "one a line": r"\bone \w+ a (?:line|turn|row|second)\b",
    "onlooker": r"\bonlookers?\b",
    "reckon": r"\breckon\w*",
    "own packs": r"(?<!your )(?<!their )\bown (?:packs?|questions?|decks?)\b",
}
MOST: dict[str, tuple[int, int, int, int]] = {
    "the own": (0, 0, 0, 0),
    "told": (0, 0, 12, 0),
    "is no X": (0, 0, 0, 0),
    "so many": (0, 0, 0, 0),
    "everybody": (0, 0, 0, 0),
    "brings 3, comes to 3": (0, 0, 0, 0),
    "whoever": (0, 0, 1, 0),
    "stands there": (0, 0, 2, 0),
    "lies there": (0, 0, 10, 0),
    "goes on": (0, 0, 0, 0),
    "is to be": (0, 0, 0, 0),
    "one a line": (0, 0, 0, 0),
    "onlooker": (0, 0, 0, 0),
    "reckon": (0, 0, 0, 0),
    "own packs": (0, 0, 0, 0),
}
"""How often each phrase may be found in Markdown, locale files, Python and web; these only fall."""


@cache
def lines(kind: str) -> tuple[tuple[str, str], ...]:
    """Every place with prose and its text; of code only comments and strings, and no tests."""
    found = sorted({path for pattern in KINDS[kind] for path in ROOT.glob(pattern)})
    return tuple(
        (f"{path.relative_to(ROOT).as_posix()}:{number}", text)
        for path in found
        if not re.search(r"/tests/|\.test\.|/node_modules/", path.as_posix())
        for number, text in prose(path)
    )


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """What people read in a file, by the numbers of its lines."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type in (tokenize.STRING, tokenize.COMMENT):
                for number, line in enumerate(token.string.splitlines(), token.start[0]):
                    yield number, line
    else:
        for number, line in enumerate(text.splitlines(), 1):
            yield number, re.sub(r"^[\w-]+ =", "", line) if path.suffix == ".ftl" else line


def places(phrase: str, kind: str) -> list[str]:
    """Where a phrase is found, once for each time."""
    pattern = re.compile(PHRASES[phrase], re.IGNORECASE)
    return [
        f"{place}: {text.strip()}" for place, text in lines(kind) for _ in pattern.finditer(text)
    ]


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_does_not_spread(phrase: str) -> None:
    for kind, most in zip(KINDS, MOST[phrase], strict=True):
        found = places(phrase, kind)

        assert len(found) <= most, "\n".join((f"“{phrase}”, at most {most} in {kind}:", *found))


def test_the_phrases_are_found() -> None:
    examples = (
        "each at the own grade; what is told of a seat; “x” is no event; after so many; "
        "everybody; it brings 11; whoever leaves; stands in a row; lies there; it goes on; "
        "is to be drawn; one event a line; an onlooker; reckoned; somebody's own packs; "
    )

    assert [] == [phrase for phrase, found in PHRASES.items() if not re.search(found, examples)]
