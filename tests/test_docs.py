"""What the README and the documentation show is run, so that it is never wrong."""

from __future__ import annotations

import doctest
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from cyclopts import CycloptsError, MissingArgumentError

import abaculus
import abaculus.games as all_games
from abaculus import gamekit
from abaculus.cli import build_app, main
from abaculus.i18n import load_translator
from abaculus.kernel.registry import family_names, load_family
from abaculus.questions.packs.validate import check_text
from abaculus.testing import check_game, check_stage, family_at

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
README = ROOT / "README.md"
PAGES = (*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md")))
FENCE = re.compile(
    r'^(?P<indent> *)```(?P<language>\w*)(?: title="(?P<title>[^"]+)")?\n(?P<text>.*?)^\1```$',
    re.DOTALL | re.MULTILINE,
)


class Block(NamedTuple):
    """A fenced block of a page; one with a title is a file of that name."""

    page: Path
    language: str
    title: str | None
    text: str


def read_blocks(page: Path) -> list[Block]:
    """The blocks of a page in their order."""
    return [
        Block(page, found["language"], found["title"], found["text"])
        for found in FENCE.finditer(page.read_text("utf-8"))
    ]


BLOCKS = [block for page in PAGES for block in read_blocks(page)]


def name_page(page: Path) -> str:
    """A page's path as tests are called by it."""
    return page.relative_to(ROOT).as_posix()


def find_blocks(language: str) -> list[Block]:
    """The blocks in a language that are not files."""
    return [block for block in BLOCKS if block.language == language and block.title is None]


def find_shown_commands() -> list[Any]:
    """The commands of all console blocks, each with what it prints."""
    return [
        pytest.param(block.page, command, printed, id=f"{name_page(block.page)}: {command}")
        for block in find_blocks("console")
        for command, printed in re.findall(
            r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE
        )
    ]


def find_named_commands() -> list[Any]:
    """The commands of plain blocks, and those within sentences, which may leave things out."""
    in_blocks = [
        (block.page, line.strip(), True)
        for block in find_blocks("")
        for line in block.text.splitlines()
        if line.strip().startswith("abaculus ")
    ]
    in_sentences = [
        (page, found, False)
        for page in PAGES
        for found in re.findall(r"`(abaculus [^`\n]+)`", FENCE.sub("", page.read_text("utf-8")))
    ]
    return [
        pytest.param(page, command, whole, id=f"{name_page(page)}: {command}")
        for page, command, whole in (*in_blocks, *in_sentences)
    ]


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to be in; a game in one of its folders can be played."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(all_games, "__path__", [*all_games.__path__, str(tmp_path)])
    known = set(sys.modules)
    forget_families()
    yield tmp_path
    for name in set(sys.modules) - known:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]
    forget_families()


def forget_families() -> None:
    """Lets the families be looked for anew."""
    family_names.cache_clear()
    load_family.cache_clear()


def save_files(page: Path, folder: Path) -> None:
    """Writes the files that a page shows."""
    for block in read_blocks(page):
        if block.title is not None:
            file = folder / block.title
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, "utf-8")


def run_example(text: str, names: dict[str, Any], page: Path) -> str:
    """Runs Python with or without prompts; returns what went otherwise than shown."""
    if ">>>" not in text:
        exec(compile(text, str(page), "exec"), names)  # noqa: S102 - our own text
        return ""
    session = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), None)
    session.globs = names
    reports: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    runner.run(session, out=reports.append, clear_globs=False)
    return "".join(reports)


@pytest.mark.parametrize(
    "page", dict.fromkeys(block.page for block in find_blocks("python")), ids=name_page
)
def test_the_python_of_a_page_runs(page: Path, desktop: Path) -> None:
    save_files(page, desktop)
    names: dict[str, Any] = {"__name__": "__main__"}

    reports = [
        run_example(block.text, names, page)
        for block in find_blocks("python")
        if block.page == page
    ]

    assert "".join(reports) == ""


@pytest.mark.parametrize(("page", "command", "printed"), find_shown_commands())
def test_a_command_prints_what_is_shown(
    page: Path, command: str, printed: str, desktop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save_files(page, desktop)
    name, *arguments = shlex.split(command)

    main(arguments)

    heard = capsys.readouterr()
    assert name == "abaculus"
    assert printed == heard.out + heard.err


@pytest.mark.parametrize(("page", "command", "whole"), find_named_commands())
def test_a_command_can_be_typed(page: Path, command: str, whole: bool, desktop: Path) -> None:
    save_files(page, desktop)
    arguments = shlex.split(command, comments=True)[1:]

    try:
        build_app(arguments).parse_args(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        if whole or not isinstance(error, MissingArgumentError):
            pytest.fail(f"{command}: {error}")


@pytest.mark.parametrize("name", ["nim", "misere"])
def test_a_game_of_the_tutorial_keeps_the_laws(name: str, desktop: Path) -> None:
    save_files(DOCS / "write-a-game.md", desktop)
    family = family_at(desktop / name)
    game, voice = family.game(), load_translator(family)

    assert check_game(game, games=6, messages=voice.tell, desk=family.desk(game)) > 0
    assert check_stage(game, family.stage(game), voice, desk=family.desk(game), games=2) > 0


def test_the_tutorial_lists_the_sentences_of_the_kit() -> None:
    sentences = (ROOT / "src/abaculus/i18n/locale/en.ftl").read_text("utf-8")
    table = (
        (DOCS / "write-a-game.md").read_text("utf-8").partition("## The sentences of the kit")[2]
    )

    known = set(re.findall(r"^(kit-[a-z-]+) =", sentences, re.MULTILINE))
    assert known == set(re.findall(r"`(kit-[a-z-]+)`", table))


@pytest.mark.parametrize(
    "pack",
    [
        pytest.param(block.text, id=f"{name_page(block.page)} {number}")
        for number, block in enumerate(find_blocks("yaml"), 1)
        if block.text.startswith("pack:")
    ],
)
def test_a_pack_has_no_errors(pack: str) -> None:
    report = check_text("pack.yaml", pack.encode())

    assert report.errors == ()
    assert report.pack is not None


@pytest.mark.parametrize("language", ["python", "console", "", "yaml"])
def test_blocks_are_found(language: str) -> None:
    assert find_blocks(language)


@pytest.mark.parametrize("page", PAGES, ids=name_page)
def test_every_file_a_page_points_to_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)|src=\"([^\":]+)\"", text)

    missing = [
        link for pair in links for link in pair if link and not (page.parent / link).exists()
    ]

    assert missing == []


def test_every_source_file_a_page_names_exists() -> None:
    homes = (ROOT, ROOT / "src/abaculus", ROOT / "src/abaculus/questions/generators")

    missing = [
        f"{name_page(page)}: {file}"
        for page in PAGES
        if page.name != "CHANGELOG.md"
        for file in re.findall(
            r"`((?:\w+/)+\w+\.(?:py|ts))`", FENCE.sub("", page.read_text("utf-8"))
        )
        if not any((home / file).exists() for home in homes)
    ]

    assert missing == []


def read_menu() -> list[str]:
    """The pages in the site's menu."""
    menu: list[str] = []
    waiting = list(tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]["nav"])
    while waiting:
        for entry in waiting.pop(0).values():
            waiting += entry if isinstance(entry, list) else []
            menu += [entry] if isinstance(entry, str) else []
    return sorted(menu)


def test_every_page_is_in_the_menu() -> None:
    pages = sorted(page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md"))

    assert pages == read_menu()


def test_the_reference_has_every_public_name() -> None:
    text = "\n".join(page.read_text("utf-8") for page in (DOCS / "reference").glob("*.md"))
    shown = {
        place.rpartition(".")[2] for place in re.findall(r"^::: ([\w.]+)$", text, re.MULTILINE)
    }

    missing = {*abaculus.__all__, *gamekit.__all__} - shown - {"replace"}

    assert missing == set()


class LoadFinder(HTMLParser):
    """Collects what a page loads from another machine; links for people do not count."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        is_link = tag == "a" or (tag == "link" and dict(attrs).get("rel") in {"canonical", "next"})
        places = {} if is_link else dict(attrs)
        loads = [places.get(name) or "" for name in ("src", "href", "srcset", "data", "poster")]
        self.found += [place for place in loads if re.match(r"(https?:)?//", place)]
        self.handle_data(places.get("style") or "")

    def handle_data(self, data: str) -> None:
        self.found += find_css_loads(data)


def find_css_loads(text: str) -> list[str]:
    """What a style sheet loads from another machine."""
    return re.findall(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')\s;]+)""", text)


def find_loads(page: str) -> list[str]:
    """What a page of HTML loads from another machine."""
    finder = LoadFinder()
    finder.feed(page)
    return finder.found


@pytest.mark.parametrize(
    ("page", "is_loaded"),
    [
        ('<script src="https://a/b.js"></script>', True),
        ("<script src=https://a/b.js></script>", True),
        ("<img src='//a/b.png'>", True),
        ('<link href="https://a/b.css" rel="stylesheet">', True),
        ('<link rel="preconnect" href="https://a">', True),
        ('<iframe src="https://a"></iframe>', True),
        ('<video><source src="https://a/b"></video>', True),
        ("<style>@import 'https://a/b.css'; i {}</style>", True),
        ('<p style="background: url(https://a/b.png)">', True),
        ('<a href="https://a">a</a><link rel="canonical" href="https://a">', False),
        ('<img src="screens/b.png"><script src="assets/b.js"></script>', False),
    ],
)
def test_what_a_page_loads_is_found(page: str, is_loaded: bool) -> None:
    assert is_loaded == bool(find_loads(page))


@pytest.mark.slow
def test_the_site_builds(tmp_path: Path) -> None:
    shutil.copytree(DOCS, tmp_path / "docs")
    shutil.copy(ROOT / "zensical.toml", tmp_path)
    (tmp_path / "src").symlink_to(ROOT / "src")

    built = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--clean", "--strict"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert built.returncode == 0, built.stdout + built.stderr
    pages = list((tmp_path / "build/docs").rglob("*.html"))
    assert len(pages) > len(read_menu())
    assert [] == [load for page in pages for load in find_loads(page.read_text("utf-8"))]
    sheets = list((tmp_path / "build/docs").rglob("*.css"))
    assert sheets
    assert [] == [load for sheet in sheets for load in find_css_loads(sheet.read_text("utf-8"))]
