"""`abaculus new-game`: the skeleton of a new game."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from abaculus import gamekit
from abaculus.cli.inputs import file_refusal
from abaculus.cli.output import write
from abaculus.i18n import load_translator
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.registry import broken_plugins, family_names

_NAME = re.compile("[a-z][a-z0-9_]{0,29}")
_FILES = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "game.py": "NAME/__init__.py",
    "en.ftl": "NAME/en.ftl",
    "test_game.py": "tests/test_NAME.py",
}
"""The path of each template in the new game."""


def new_game(
    name: Annotated[str, Parameter(help="Its name: small letters, digits and _.")],
    /,
    *,
    into: Annotated[str, Parameter(help="The folder in which its folder is made.")] = ".",
) -> None:
    """Write the skeleton of a new game: rules, sentences, tests and a package to install."""
    _check_name(name)
    folder = Path(into) / name
    if folder.exists():
        raise RefusedError(Refusal("use-folder", {"folder": str(folder)}))
    try:
        for file, text in render_skeleton(name).items():
            target = folder / file
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
    except OSError as error:
        raise file_refusal(str(folder), error) from error
    write(load_translator().tell("new-game-written", {"folder": str(folder), "name": name}))


def render_skeleton(name: str) -> dict[str, str]:
    """The text of each file of a new game, by path."""
    home = Path(str(gamekit.__file__)).parent / "skeleton"
    words = name.strip("_").split("_")
    values = {
        "NAME": name,
        "TITLE": " ".join(words).capitalize(),
        "CLASS": "".join(word.capitalize() for word in words) + "Rules",
    }
    return {
        _fill(path, values): _fill((home / f"{file}.txt").read_text("utf-8"), values)
        for file, path in _FILES.items()
    }


def _fill(text: str, values: dict[str, str]) -> str:
    for key, value in values.items():
        text = text.replace(key, value)
    return text


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise RefusedError(Refusal("use-name", {"name": name[:40]}))
    is_known = name in family_names() or name in broken_plugins()
    if is_known or find_spec(name) is not None:
        raise RefusedError(Refusal("use-other-name", {"name": name}))
