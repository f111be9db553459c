"""The instruments for a question, their keys and their state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.scenes import TableQuestion
from abaculus.maths.numerals import COMPOSED
from abaculus.terminal.instruments.bones import BonesAid
from abaculus.terminal.instruments.calculator import CalculatorAid
from abaculus.terminal.instruments.numbers import LegendAid, NumbersAid
from abaculus.terminal.instruments.slide_rule import RuleAid
from abaculus.terminal.render.text import say
from abaculus.terminal.screens.open_questions import OpenQuestions

KEYS: Final = {
    "slide-rule": "f4",
    "bones": "f5",
    "calculator": "f7",
    "legend": "f8",
    "numbers": "f9",
}
"""Function keys, because letters belong to the answer."""
_LABELS: Final = {
    "slide-rule": "term-slide-rule",
    "bones": "term-bones",
    "calculator": "term-calculator",
    "legend": "term-signs",
    "numbers": "term-numbers-short",
}
_TILES: Final = "tiles:"


class Aid(Protocol):
    """An instrument as an immutable value."""

    @property
    def title(self) -> str:
        """Its name."""
        ...

    def lines(self, width: int) -> Iterator[str]:
        """What it shows."""
        ...

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Its keys and their labels."""
        ...

    def press(self, key: str, character: str) -> Aid | None:
        """The instrument after a key; None if the key has no meaning."""
        ...


_MAKERS: Final[dict[str, Callable[[str], Aid]]] = {
    "slide-rule": lambda _: RuleAid(),
    "bones": lambda _: BonesAid(),
    "calculator": lambda _: CalculatorAid(),
    "legend": LegendAid,
    "numbers": NumbersAid,
}


def make_aid(name: str) -> Aid:
    """The instrument with this name, such as `legend:mayan`."""
    kind, _, about = name.partition(":")
    return _MAKERS[kind](about)


def usable_aids(asks: OpenQuestions) -> dict[str, str]:
    """The instruments that may be used now, by key; unknown ones are left out."""
    seen = (asks.open,) if asks.open is not None else (*asks.verdicts, *asks.others)
    open_ones = [one for one in seen if one.judged is None]
    return {KEYS[name.partition(":")[0]]: name for name in _names(open_ones, seen)}


def _names(
    open_ones: Sequence[TableQuestion[RichSentence]], seen: Sequence[TableQuestion[RichSentence]]
) -> Iterator[str]:
    for question in open_ones:
        yield from (name for name in question.aids if _is_known(name))
    if open_ones:
        # the table of numbers only after the verdict: before, it would give the answer away
        return
    for question in seen:
        system = question.card.keypad.removeprefix(_TILES)
        if system in COMPOSED:
            yield f"numbers:{system}"


def _is_known(name: str) -> bool:
    kind, _, about = name.partition(":")
    return kind in KEYS and (kind != "legend" or about in COMPOSED)


def key_labels(asks: OpenQuestions) -> Iterator[tuple[str, str]]:
    """The keys of the instruments that may be used now, with their labels."""
    for key, name in usable_aids(asks).items():
        yield key.upper(), say(_LABELS[name.partition(":")[0]])
