"""Finds the game families: every folder under `abaculus.games`, and nothing else, is one."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import cast

import abaculus.games
from abaculus.kernel.desk import Desk
from abaculus.kernel.game import AnyGame, BotMaker, TranscriptWriter
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.stage import AnyAdviser, AnyStage


class Family:
    """One folder of games; what it holds is loaded when asked for."""

    def __init__(self, name: str) -> None:
        self.id = name
        self._package = importlib.import_module(f"{abaculus.games.__name__}.{name}")

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

    @cached_property
    def bots(self) -> tuple[BotMaker, ...]:
        """Its bots, weakest first."""
        return tuple(self._part("bots").BOTS)

    @cached_property
    def desk(self) -> Desk:
        """Its referee's desk."""
        return cast(Desk, self._part("desk").DESK)

    @cached_property
    def stage(self) -> AnyStage:
        """How it is put on a screen."""
        return cast(AnyStage, self._part("stage").STAGE)

    @cached_property
    def adviser(self) -> AnyAdviser | None:
        """Who knows the best move; None if the family has nobody who does."""
        if importlib.util.find_spec(f"{self._package.__name__}.adviser") is None:
            return None
        return cast(AnyAdviser, self._part("adviser").ADVISER)

    @cached_property
    def readable(self) -> TranscriptWriter | None:
        """Who writes a game for people, one line a turn; None if the family has no such form."""
        if importlib.util.find_spec(f"{self._package.__name__}.transcript") is None:
            return None
        return cast(TranscriptWriter, self._part("transcript").READABLE)

    @property
    def drawings(self) -> dict[str, str]:
        """Pictures that a program draws, as SVG by name; none in most families."""
        if not (self.folder / "look" / "drawings.py").is_file():
            return {}
        return cast(dict[str, str], self._part("look.drawings").drawings())

    def game(self, variant: str | None = None) -> AnyGame:
        """One of its games by name; the first if none is named; raises `RefusedError`."""
        for game in self.games:
            if variant is None or game.info.id == variant:
                return game
        known = ", ".join(game.info.id for game in self.games)
        raise RefusedError(Refusal("no-variant", {"name": str(variant), "known": known}))

    def bot(self, name: str) -> BotMaker:
        """One of its bots by name; raises `RefusedError`."""
        for maker in self.bots:
            if maker.name == name:
                return maker
        known = ", ".join(maker.name for maker in self.bots)
        raise RefusedError(Refusal("no-bot", {"name": name, "known": known}))

    def rules(self) -> str:
        """Its rules in our own words, as Markdown."""
        return (self.folder / "RULES.md").read_text("utf-8")

    def _part(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self._package.__name__}.{name}")


@cache
def family_names() -> tuple[str, ...]:
    """The names of all families, in alphabetical order."""
    found = pkgutil.iter_modules(abaculus.games.__path__)
    return tuple(sorted(folder.name for folder in found if folder.ispkg))


@cache
def family(name: str) -> Family:
    """The family of that name; raises `RefusedError`."""
    if name not in family_names():
        raise RefusedError(Refusal("no-game", {"name": name, "known": ", ".join(family_names())}))
    return Family(name)


def families() -> tuple[Family, ...]:
    """All families."""
    return tuple(family(name) for name in family_names())


def family_at(folder: Path) -> Family:
    """The family in a folder anywhere, loaded as if it lay among the games."""
    home = str(folder.resolve().parent)
    abaculus.games.__path__.append(home)
    try:
        found = Family(folder.name)
        # these are read when first asked for, and then the folder is out of sight
        _ = found.bots, found.desk, found.stage, found.adviser
    finally:
        abaculus.games.__path__.remove(home)
    return found
