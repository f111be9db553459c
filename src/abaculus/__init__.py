"""Mathematical board games: exact rules, hidden information, bots and records."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from abaculus.errors import (
        AbaculusError,
        BotError,
        GameOverError,
        IllegalMoveError,
        InvalidMoveError,
        MathError,
        OptionError,
        PackError,
        ParseError,
        PluginError,
        QuestionError,
        RecordError,
        RefusedError,
        StoreError,
        UnknownGameError,
        WorkerError,
    )
    from abaculus.kernel.options import Options, choose
    from abaculus.kernel.records import Record
    from abaculus.kernel.registry import families, load_family
    from abaculus.kernel.rng import SecureRng, SeededRng
    from abaculus.questions.ask import ask, question
    from abaculus.referee import best, games, judge
    from abaculus.table import Table

__version__ = "0.2.0"
__all__ = [
    "AbaculusError",
    "BotError",
    "GameOverError",
    "IllegalMoveError",
    "InvalidMoveError",
    "MathError",
    "OptionError",
    "Options",
    "PackError",
    "ParseError",
    "PluginError",
    "QuestionError",
    "Record",
    "RecordError",
    "RefusedError",
    "SecureRng",
    "SeededRng",
    "StoreError",
    "Table",
    "UnknownGameError",
    "WorkerError",
    "ask",
    "best",
    "choose",
    "families",
    "games",
    "judge",
    "load_family",
    "question",
]

if not TYPE_CHECKING:
    _HOMES = {
        "Options": "kernel.options",
        "Record": "kernel.records",
        "SecureRng": "kernel.rng",
        "SeededRng": "kernel.rng",
        "Table": "table",
        "ask": "questions.ask",
        "best": "referee",
        "question": "questions.ask",
        "choose": "kernel.options",
        "games": "referee",
        "judge": "referee",
        "families": "kernel.registry",
        "load_family": "kernel.registry",
    }

    def __getattr__(name):
        """A public name, loaded when it is first used."""
        home = _HOMES.get(name, "errors" if name in __all__ else None)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"abaculus.{home}"), name)

    def __dir__():
        return sorted(__all__)
