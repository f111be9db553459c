"""What the README and the pages of docs show is run, so that it is never wrong."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from abaculus.cli import main

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
PAGES = (README, *sorted((ROOT / "docs").glob("*.md")))
EXAMPLES = [
    pytest.param(example, id=f"{page.stem} {number}")
    for page in PAGES
    for number, example in enumerate(
        re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL), 1
    )
]


def shown(page: Path) -> list[tuple[str, str]]:
    """The commands a page shows, each with what it prints."""
    blocks = re.findall(r"```console\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    return [
        (command, printed)
        for block in blocks
        for command, printed in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    ]


COMMANDS = [
    pytest.param(command, printed, id=f"{page.stem}: {command}")
    for page in PAGES
    for command, printed in shown(page)
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_in_python_runs(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if ">>>" not in example:
        exec(compile(example, str(README), "exec"), {})  # noqa: S102 - our own text
        return
    session = doctest.DocTestParser().get_doctest(example, {}, "session", None, None)
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(session, out=told.append)
    assert "".join(told) == ""


def test_the_readme_has_an_example() -> None:
    assert EXAMPLES


@pytest.mark.parametrize(("command", "printed"), COMMANDS)
def test_a_command_prints_what_is_shown(
    command: str, printed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name, *arguments = shlex.split(command)

    main(arguments)

    heard = capsys.readouterr()
    assert name == "abaculus"
    assert printed == heard.out + heard.err


def test_the_readme_shows_commands() -> None:
    assert shown(README)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_a_page_points_to_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)|src=\"([^\":]+)\"", text)

    missing = [
        link for pair in links for link in pair if link and not (page.parent / link).exists()
    ]

    assert missing == []
