"""Everything this package raises: one base class, a child for each kind of trouble."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from abaculus.kernel.messages import Refusal, Value


class AbaculusError(Exception):
    """The base of all errors of this package."""


class RefusedError(AbaculusError):
    """Something was refused; `code` and `values` say why, and `str()` says it in a sentence."""

    sentence = ""
    """The reason in the words of a game; empty: in the words that all games share."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @property
    def code(self) -> str:
        """The name of the reason."""
        return self.refusal.code

    @property
    def values(self) -> Mapping[str, Value]:
        """The values in the sentence."""
        return self.refusal.values

    def __str__(self) -> str:
        return self.sentence or _word(self.refusal)

    def __reduce__(self) -> tuple[type[RefusedError], tuple[Refusal], dict[str, Any]]:
        """Lets a worker process hand a refusal on."""
        return type(self), (self.refusal,), self.__dict__


class InvalidMoveError(RefusedError):
    """A text that is not a move of this game."""


class IllegalMoveError(RefusedError):
    """A move that the rules do not allow now."""


class GameOverError(RefusedError):
    """A move in a game that has ended."""


class UnknownGameError(RefusedError):
    """A game or a variant that is not installed."""


class OptionError(RefusedError):
    """An option that a game does not have, or a value that it does not take."""


class RecordError(RefusedError):
    """A record that cannot be read or replayed."""


class PackError(RefusedError):
    """A question pack that cannot be used."""


class ParseError(AbaculusError):
    """A text that cannot be read as mathematics or as an answer."""


class MathError(AbaculusError):
    """A calculation without a value."""


class QuestionError(AbaculusError):
    """A question that cannot be made, or that does not exist."""


class BotError(AbaculusError):
    """A bot chose a move the rules refuse, or could not choose."""


class PluginError(AbaculusError, LookupError):
    """A game is broken or incomplete; the text says which package, which part and why."""


class StoreError(AbaculusError):
    """The event logs cannot be read or written."""


class WorkerError(AbaculusError):
    """A worker process did not answer."""


def _word(refusal: Refusal) -> str:
    """The sentence that all games share for a refusal; its code and values where there is none."""
    from abaculus.i18n import MissingMessageError, load_translator

    try:
        return load_translator().say(refusal)
    except MissingMessageError:
        about = ", ".join(f"{name}={value!r}" for name, value in refusal.values.items())
        return f"{refusal.code} ({about})" if about else refusal.code


for _error in list(globals().values()):
    if isinstance(_error, type) and issubclass(_error, AbaculusError):
        _error.__module__ = "abaculus"  # where people import it from
