"""Laws of the codes that a game's source spells out."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

from abaculus.testing.stage_cases import SourceCase

_MESSAGES = ("Refusal", "Text")
"""What takes a code that has a sentence; a stage may word news by codes of its own."""


def written_codes_have_sentences(case: SourceCase) -> str | None:
    """Every code in the source of the rules has a sentence, even if no game comes across it."""
    for file in _find_files(type(case.game)):
        for line, code in _read_codes(file):
            if not case.show.voice.knows(code):
                return f"there is no sentence for {code} ({file.name}, line {line})"
    return None


def _find_files(game: type) -> Iterator[Path]:
    """The source of the game's class and of what it derives from, and of its whole family."""
    for module in dict.fromkeys(sys.modules[cls.__module__] for cls in game.__mro__):
        family = _find_family(module)
        if family is None:
            yield from _find_source(module)
        else:
            home = Path(str(family.__file__)).parent
            files = (file.relative_to(home) for file in sorted(home.rglob("*.py")))
            yield from (home / file for file in files if "tests" not in file.parts)


def _find_source(module: ModuleType) -> Iterator[Path]:
    file = Path(getattr(module, "__file__", None) or "")
    is_known = module.__name__.partition(".")[0] in sys.stdlib_module_names
    if file.suffix == ".py" and not is_known:
        yield file


def _find_family(module: ModuleType) -> ModuleType | None:
    """The package around a module that lists its games."""
    name = module.__name__
    while name:
        package = sys.modules.get(name)
        if hasattr(package, "__path__") and hasattr(package, "GAMES"):
            return package
        name = name.rpartition(".")[0]
    return None


@cache
def _read_codes(file: Path) -> tuple[tuple[int, str], ...]:
    """The codes that are spelled out in a file, with their lines."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Name(name), args=[ast.Constant(str(code)), *_]):
                if name in _MESSAGES:
                    found.append((node.lineno, code))
            case _:
                pass
    return tuple(found)
