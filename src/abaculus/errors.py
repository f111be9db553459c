"""The exceptions of this package: one base class and a subclass for each kind of failure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from abaculus.kernel.messages import Refusal, Value


class AbaculusError(Exception):
    """The base class of all errors of this package."""


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
    def refusals(self) -> tuple[Refusal, ...]:
        """Every reason, the first one first; more than one for options."""
        from abaculus.kernel.messages import split_refusal

        return split_refusal(self.refusal)

    @property
    def values(self) -> Mapping[str, Value]:
        """The values in the sentence."""
        return self.refusal.values

    def __str__(self) -> str:
        return self.sentence or _word(self.refusal)

    def __reduce__(self) -> tuple[type[RefusedError], tuple[Refusal], dict[str, Any]]:
        """Make the error picklable, so that a worker process can return it."""
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
    """Options that a game does not have or take; `refusals` has everything that is wrong."""


class RecordError(RefusedError):
    """A record that cannot be read or replayed."""


class PackError(RefusedError):
    """A question pack that cannot be used."""


class ParseError(AbaculusError):
    """A text that cannot be read as mathematics or as an answer."""


class MathError(AbaculusError):
    """A calculation without a value."""


class QuestionError(AbaculusError):
    """A question that cannot be generated or does not exist."""


class BotError(AbaculusError):
    """A bot chose an illegal move or could not choose one."""


class PluginError(AbaculusError, LookupError):
    """A game is broken or incomplete; the message names the package, the part and the cause."""


class StoreError(AbaculusError):
    """The event logs cannot be read or written."""


class WorkerError(AbaculusError):
    """A worker process did not answer."""


def _word(refusal: Refusal) -> str:
    """The sentence all games share for a refusal; if there is none, its code and values."""
    from abaculus.i18n import MissingMessageError, load_translator

    try:
        return load_translator().say(refusal)
    except MissingMessageError:
        about = ", ".join(f"{name}={value!r}" for name, value in refusal.values.items())
        return f"{refusal.code} ({about})" if about else refusal.code


for _error in list(globals().values()):
    if isinstance(_error, type) and issubclass(_error, AbaculusError):
        _error.__module__ = "abaculus"  # where people import it from
