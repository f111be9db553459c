"""Finds the game families: every folder under `abaculus.games`, and nothing else, is one."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

import abaculus.games as all_games
from abaculus.errors import PluginError, RefusedError, UnknownGameError
from abaculus.kernel.adviser import AnyAdviser
from abaculus.kernel.bot import BotMaker
from abaculus.kernel.desk import Desk
from abaculus.kernel.game import AnyGame, TranscriptWriter
from abaculus.kernel.messages import Refusal
from abaculus.kernel.stage import AnyStage


class Family:
    """One folder of games; what it holds is loaded when asked for."""

    def __init__(self, name: str) -> None:
        self.id = name
        self._found: dict[tuple[type, str], object | None] = {}
        self._package = importlib.import_module(f"{all_games.__name__}.{name}")

    @property
    def folder(self) -> Path:
        """Where its rules, sentences and data lie."""
        return Path(cast(str, self._package.__file__)).parent

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """Its games, the usual one first."""
        return tuple(self._package.GAMES)

    @property
    def title(self) -> str:
        """The family's name for people."""
        return str(self._package.TITLE)

    @property
    def main_options(self) -> tuple[str, ...]:
        """The options most tables ask for; the others are shown on demand."""
        return tuple(getattr(self._package, "MAIN_OPTIONS", ()))

    def bots(self, game: AnyGame | None = None) -> tuple[BotMaker, ...]:
        """The bots that play a game (None: the usual one), weakest first."""
        return cast(tuple[BotMaker, ...], self._need(game or self.games[0], "bots", "BOTS"))

    def desk(self, game: AnyGame | None = None) -> Desk:
        """The referee's desk for a game; None: the usual one."""
        return cast(Desk, self._need(game or self.games[0], "desk", "DESK"))

    def stage(self, game: AnyGame) -> AnyStage:
        """How this game is put on a screen."""
        return cast(AnyStage, self._need(game, "stage", "STAGE"))

    def adviser(self, game: AnyGame) -> AnyAdviser | None:
        """The adviser that knows this game's best moves; None if there is none."""
        return cast(AnyAdviser | None, self._find(type(game), "adviser", "ADVISER"))

    def transcript(self, game: AnyGame) -> TranscriptWriter | None:
        """The writer of games for people, one line per turn; None if there is none."""
        return cast(TranscriptWriter | None, self._find(type(game), "transcript", "TRANSCRIPT"))

    @property
    def drawings(self) -> dict[str, str]:
        """Pictures that a program draws, as SVG by name; none in most families."""
        if not (self.folder / "look" / "drawings.py").is_file():
            return {}
        return cast(
            dict[str, str],
            importlib.import_module(f"{self._package.__name__}.look.drawings").drawings(),
        )

    def game(self, variant: str | None = None) -> AnyGame:
        """One of its games by name; the first if none is named; raises `UnknownGameError`."""
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
        """Its rules in our own words, as Markdown."""
        return (self.folder / "RULES.md").read_text("utf-8")

    def _need(self, game: AnyGame, module: str, name: str) -> object:
        found = self._find(type(game), module, name)
        if found is None:
            raise PluginError(f"{self.id} has no {module}.py with {name}")
        return found

    def _find(self, game: type, module: str, name: str) -> object | None:
        """What a game brings itself, beside its class; else what its family brings."""
        key = game, module
        if key not in self._found:
            self._found[key] = next(self._search(game, module, name), None)
        return self._found[key]

    def _search(self, game: type, module: str, name: str) -> Iterator[object]:
        family = self._package.__name__
        place = game.__module__.rpartition(".")[0]
        while place.startswith(family):
            if importlib.util.find_spec(f"{place}.{module}") is not None:
                part = importlib.import_module(f"{place}.{module}")
                if hasattr(part, name):
                    yield getattr(part, name)
            place = place.rpartition(".")[0]


@cache
def family_names() -> tuple[str, ...]:
    """The names of all families, in alphabetical order."""
    found = pkgutil.iter_modules(all_games.__path__)
    return tuple(sorted(folder.name for folder in found if folder.ispkg))


@cache
def load_family(name: str) -> Family:
    """The family of that name; raises `UnknownGameError`."""
    if name not in family_names():
        raise UnknownGameError(
            Refusal("no-game", {"name": name, "known": ", ".join(family_names())})
        )
    return Family(name)


def families() -> tuple[Family, ...]:
    """All families."""
    return tuple(load_family(name) for name in family_names())


def family_at(folder: Path) -> Family:
    """The family in a folder anywhere, loaded as if it lay among the games."""
    home = str(folder.resolve().parent)
    all_games.__path__.append(home)
    try:
        found = Family(folder.name)
        # these are read when first asked for, and then the folder is out of sight
        for game in found.games:
            _ = found.bots(game), found.desk(game), found.stage(game), found.adviser(game)
    finally:
        all_games.__path__.remove(home)
    return found
