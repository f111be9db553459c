"""Finds the game families: folders of `abaculus.games`, and plug-ins by their entry points."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import os
import pkgutil
import sys
import tomllib
import traceback
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final, cast

import abaculus.games as all_games
from abaculus.errors import PluginError, UnknownGameError
from abaculus.kernel.adviser import AnyAdviser
from abaculus.kernel.bot import BotMaker
from abaculus.kernel.desk import Desk
from abaculus.kernel.game import AnyGame, Game, TranscriptWriter
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.options import choose
from abaculus.kernel.stage import AnyStage

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

PLUGINS: Final = "abaculus.games"
"""The entry point group through which other packages add games."""
PROJECTS: Final = "ABACULUS_GAMES"
"""The environment variable that names the folders of games to play without installing them."""


class Family:
    """A package of games; its parts are loaded when first used."""

    def __init__(self, name: str, package: ModuleType) -> None:
        self.id = name
        self._found: dict[tuple[type, str], object | None] = {}
        self._package = package

    @property
    def is_plugin(self) -> bool:
        """Whether another package provides it."""
        return not self._package.__name__.startswith(f"{all_games.__name__}.")

    @property
    def folder(self) -> Path:
        """Where its rules, sentences and data are."""
        return Path(cast(str, self._package.__file__)).parent

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """Its games, the default one first."""
        return tuple(self._package.GAMES)

    @property
    def title(self) -> str:
        """The family's name for people."""
        return str(getattr(self._package, "TITLE", self.games[0].info.title))

    @property
    def main_options(self) -> tuple[str, ...]:
        """The options most tables set; the others are shown on demand."""
        return tuple(getattr(self._package, "MAIN_OPTIONS", ()))

    def bots(self, game: AnyGame | None = None) -> tuple[BotMaker, ...]:
        """The bots for a game (None: the default one), weakest first."""
        return cast(tuple[BotMaker, ...], self._need(game or self.games[0], "bots", "BOTS"))

    def desk(self, game: AnyGame | None = None) -> Desk:
        """The desk for a game; None: the default one."""
        return cast(Desk, self._need(game or self.games[0], "desk", "DESK"))

    def stage(self, game: AnyGame) -> AnyStage:
        """The stage for a game."""
        return cast(AnyStage, self._need(game, "stage", "STAGE"))

    def adviser(self, game: AnyGame) -> AnyAdviser | None:
        """The adviser for a game; None if there is none."""
        return cast(AnyAdviser | None, self._find(type(game), "adviser", "ADVISER"))

    def transcript(self, game: AnyGame) -> TranscriptWriter | None:
        """The transcript writer for a game, one line per turn; None if there is none."""
        return cast(TranscriptWriter | None, self._find(type(game), "transcript", "TRANSCRIPT"))

    @property
    def drawings(self) -> dict[str, str]:
        """The pictures that a program draws, as SVG by name; most families have none."""
        if not (self.folder / "look" / "drawings.py").is_file():
            return {}
        return cast(
            dict[str, str],
            importlib.import_module(f"{self._package.__name__}.look.drawings").drawings(),
        )

    def game(self, variant: str | None = None) -> AnyGame:
        """One of its games by name (None: the first); raises `UnknownGameError`."""
        for game in self.games:
            if variant is None or game.info.id == variant:
                return game
        known = ", ".join(game.info.id for game in self.games)
        raise UnknownGameError(Refusal("no-variant", {"name": str(variant), "known": known}))

    def bot(self, name: str, game: AnyGame | None = None) -> BotMaker:
        """One of a game's bots by name; raises `RefusedError`."""
        for maker in self.bots(game):
            if maker.name == name:
                return maker
        known = ", ".join(maker.name for maker in self.bots(game))
        raise RefusedError(Refusal("no-bot", {"name": name, "known": known}))

    def rules(self) -> str:
        """Its rules as Markdown: RULES.md, or else the docstrings of its games."""
        file = self.folder / "RULES.md"
        if file.is_file():
            return file.read_text("utf-8")
        parts = [f"# {self.title}"]
        for game in self.games:
            text = inspect.getdoc(type(game)) or ""
            parts += [text] if len(self.games) == 1 else [f"## {game.info.title}", text]
        return "\n\n".join(parts) + "\n"

    def check(self) -> None:
        """Raise `PluginError` if a part is missing that every family needs."""
        games = getattr(self._package, "GAMES", None)
        if not isinstance(games, tuple | list) or not games:
            raise self._fault("has no GAMES: a tuple of its games, the usual one first")
        for game in self.games:
            name = type(game).__name__
            lacks = [part for part in _CONTRACT if inspect.getattr_static(game, part, None) is None]
            if lacks:
                raise self._fault(f"has a game {name} without {', '.join(lacks)}")
            try:
                game.setup(choose(game.info.menu, {}))
                _ = game.shapes, game.notation
            except Exception as error:
                raise self._fault(f"has a game {name} that cannot be set up", error) from error
            _ = self.bots(game), self.desk(game), self.stage(game), self.adviser(game)
        if next(self.folder.rglob("*.ftl"), None) is None:
            raise self._fault("has no sentences: put en.ftl beside __init__.py")

    def _fault(self, what: str, error: BaseException | None = None) -> PluginError:
        return PluginError(_explain(self.id, self._package.__name__, what, error))

    def _need(self, game: AnyGame, module: str, name: str) -> object:
        found = self._find(type(game), module, name)
        if found is None:
            raise self._fault(f"has no {module}.py with {name} for {type(game).__name__}")
        return found

    def _find(self, game: type, module: str, name: str) -> object | None:
        """The part beside the game's class, above it in the family, or beside a base class."""
        key = game, module
        if key not in self._found:
            try:
                self._found[key] = next(self._search(game, module, name), None)
            except Exception as error:
                raise self._fault(f"has a {module}.py that cannot be imported", error) from error
        return self._found[key]

    def _search(self, game: type, module: str, name: str) -> Iterator[object]:
        for place in dict.fromkeys(self._places(game)):
            if importlib.util.find_spec(f"{place}.{module}") is not None:
                part = importlib.import_module(f"{place}.{module}")
                if hasattr(part, name):
                    yield getattr(part, name)

    def _places(self, game: type) -> Iterator[str]:
        """The packages that may hold a game's parts, the nearest one first."""
        family = self._package.__name__
        for cls in game.__mro__:
            place = cls.__module__
            if not hasattr(sys.modules[place], "__path__"):
                place = place.rpartition(".")[0]
            if place:
                yield place
            while place.startswith(f"{family}."):
                place = place.rpartition(".")[0]
                yield place


_CONTRACT: Final = tuple(name for name in vars(Game) if not name.startswith("_"))
"""What every game must have."""


def _explain(name: str, package: str, what: str, error: BaseException | None = None) -> str:
    """A sentence that names a plug-in, its package, the part and the cause."""
    if error is None:
        cause = ""
    elif isinstance(error, PluginError):
        cause = f": {error}"
    else:
        cause = f": {type(error).__name__}: {error}"
    text = " ".join(f"The game “{name}” (package {package}) {what}{cause}".split())
    return text if text.endswith(".") else f"{text}."


@cache
def scan_plugins() -> tuple[dict[str, Family], dict[str, PluginError]]:
    """The plug-ins that can be played, and why the others cannot."""
    # imported late: listing what is installed takes a while
    from importlib.metadata import entry_points

    sound: dict[str, Family] = {}
    points, broken = _find_projects()
    names = [point.name for point in points]
    installed = [point for point in entry_points(group=PLUGINS) if point.name not in names]
    for point in (*points, *sorted(installed, key=lambda one: (one.name, one.value))):
        if point.name in (*_folder_names(), *sound):
            text = "is left out: another game has this name"
            broken[point.name] = PluginError(_explain(point.name, point.value, text))
            continue
        try:
            sound[point.name] = _load_plugin(point)
        except PluginError as error:
            broken[point.name] = error
    return sound, broken


def _find_projects() -> tuple[list[EntryPoint], dict[str, PluginError]]:
    """The entry points of the projects that `ABACULUS_GAMES` names, and what is not a project."""
    from importlib.metadata import EntryPoint

    points: list[EntryPoint] = []
    broken: dict[str, PluginError] = {}
    for folder in filter(None, os.environ.get(PROJECTS, "").split(os.pathsep)):
        home = Path(folder).resolve()
        try:
            project = tomllib.loads((home / "pyproject.toml").read_text("utf-8"))
            named = project["project"]["entry-points"][PLUGINS]
            points += [EntryPoint(name, module, PLUGINS) for name, module in named.items()]
        except (OSError, ValueError, LookupError, TypeError, AttributeError):
            text = f"{PROJECTS} names {folder}, but it has no pyproject.toml that names a game."
            broken[home.name] = PluginError(text)
            continue
        if str(home) not in sys.path:
            sys.path.insert(0, str(home))
    return points, broken


def _load_plugin(point: EntryPoint) -> Family:
    try:
        package = importlib.import_module(point.module)
    except (Exception, SystemExit) as error:
        text = _explain(point.name, point.value, "cannot be imported", error)
        raise PluginError(text) from error
    if not hasattr(package, "__path__"):
        text = "is a single file: make it a folder with __init__.py and en.ftl"
        raise PluginError(_explain(point.name, point.value, text))
    family = Family(point.name, package)
    family.check()
    return family


def _folder_names() -> list[str]:
    return [one.name for one in pkgutil.iter_modules(all_games.__path__) if one.ispkg]


def blame_plugin(error: Exception) -> PluginError | None:
    """The plug-in whose code raised an error, with file and line; None if none did."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        for family in scan_plugins()[0].values():
            if Path(frame.filename).is_relative_to(family.folder):
                place = f"{Path(frame.filename).name}, line {frame.lineno}"
                what = f"fails in {frame.name} ({place})"
                return PluginError(_explain(family.id, family.folder.name, what, error))
    return None


def broken_plugins() -> dict[str, PluginError]:
    """The plug-ins that were left out, by name, and why."""
    return dict(scan_plugins()[1])


@cache
def family_names() -> tuple[str, ...]:
    """The names of all playable families, in alphabetical order."""
    return tuple(sorted((*_folder_names(), *scan_plugins()[0])))


@cache
def load_family(name: str) -> Family:
    """The family of that name; raises `UnknownGameError`, or `PluginError` for a broken plug-in."""
    if name in _folder_names():
        # the usual case; looking for plug-ins takes a while
        return _load_folder(name)
    plugins, broken = scan_plugins()
    if name in plugins:
        return plugins[name]
    if name in broken:
        raise broken[name]
    raise UnknownGameError(Refusal("no-game", {"name": name, "known": ", ".join(family_names())}))


def _load_folder(name: str) -> Family:
    return Family(name, importlib.import_module(f"{all_games.__name__}.{name}"))


def families() -> tuple[Family, ...]:
    """All families that can be played, plug-ins included."""
    return tuple(load_family(name) for name in family_names())


def family_at(folder: Path) -> Family:
    """The family in a folder with `__init__.py`, loaded as if it were one of our own.

    Raises `PluginError` if the folder does not hold a family.
    """
    home = folder.resolve()
    all_games.__path__.append(str(home.parent))
    try:
        found = _load_folder(home.name)
        # this loads all parts while the folder can still be found
        found.check()
    except (PluginError, ModuleNotFoundError) as error:
        if (home / "__init__.py").is_file():
            raise
        sys.modules.pop(f"{all_games.__name__}.{home.name}", None)
        raise PluginError(_explain_folder(folder)) from error
    finally:
        all_games.__path__.remove(str(home.parent))
    return found


def _explain_folder(folder: Path) -> str:
    """A sentence about a folder that is not a package, and the one that is probably meant."""
    inner = folder / folder.resolve().name
    meant = f" Did you mean {inner.as_posix()}?" if (inner / "__init__.py").is_file() else ""
    return f"There is no game in {folder.as_posix()}: it has no __init__.py with GAMES.{meant}"
