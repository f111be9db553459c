"""Turns refusals and news into sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from abaculus.i18n.fluent import MessageFormat, MessageValue, MissingMessageError, load_messages
from abaculus.i18n.formats import typeset
from abaculus.i18n.rich import Math, PlayerName, RichSentence, plain_text
from abaculus.kernel.messages import (
    FormulaValue,
    News,
    PlayerValue,
    Refusal,
    Seat,
    Value,
)
from abaculus.kernel.registry import Family

_NOTHING: Mapping[str, Value] = {}
_MARKS = range(0xF0000, 0xFFFFE)
"""Private-use characters that hold the places of mathematics and names."""
_REMEMBERED = 16_384

ValueItems: TypeAlias = tuple[tuple[str, Value], ...]


class Translator:
    """One language: a game's messages first, then those that all games share."""

    def __init__(self, *bundles: Mapping[str, MessageFormat], name: str = "") -> None:
        self._name_of_game = name
        self._sentences: dict[str, MessageFormat] = {}
        for bundle in reversed(bundles):
            self._sentences |= bundle
        self._cached_parts = lru_cache(_REMEMBERED)(self._tell)

    def knows(self, code: str) -> bool:
        """Whether there is a message for this code."""
        return code in self._sentences

    def say(self, item: Refusal | News, names: Sequence[str] | None = None) -> str:
        """The sentence of a refusal or of news, with the line number if a refusal has one."""
        return plain_text(self.rich_of(item, names))

    def tell(
        self,
        code: str,
        values: Mapping[str, Value] = _NOTHING,
        names: Sequence[str] | None = None,
    ) -> str:
        """The sentence of a code.

        Raises `MissingMessageError` if there is none or a value is missing.
        """
        shown = {name: self._format_value(value, names) for name, value in values.items()}
        sentence = self._format(code, shown)
        unnamed = [
            value.seat
            for value in values.values()
            if isinstance(value, PlayerValue) and not _has_name(value.seat, names)
        ]
        # “player 2” is not a name, so it has a capital only where a sentence begins
        if any(sentence.startswith(self._name(seat, names)) for seat in unnamed):
            return sentence[0].upper() + sentence[1:]
        return sentence

    def rich_of(self, item: Refusal | News, names: Sequence[str] | None = None) -> RichSentence:
        """The sentence of a refusal or of news, in parts; further reasons follow."""
        sentence = self.rich(item.code, item.values, names)
        if isinstance(item, Refusal) and item.more:
            for one in item.more:
                sentence = (*sentence, " ", *self.rich_of(one, names))
        line = item.values.get("line") if isinstance(item, Refusal) else None
        if isinstance(line, int):
            mark = next(_marks(()))
            framed = self._format("at-line", {"line": line, "sentence": mark})
            return _fill(framed, {mark: sentence})
        return sentence

    def rich(
        self,
        code: str,
        values: Mapping[str, Value] = _NOTHING,
        names: Sequence[str] | None = None,
    ) -> RichSentence:
        """The sentence of a code, in parts: text, mathematics and names."""
        return self._cached_parts(
            code, tuple(values.items()), None if names is None else tuple(names)
        )

    def _tell(self, code: str, given: ValueItems, names: tuple[str, ...] | None) -> RichSentence:
        sentence = self.tell(code, dict(given), names)
        if all(isinstance(value, str | int) for _, value in given):
            return (sentence,)
        shown: dict[str, MessageValue] = {}
        hidden: dict[str, RichSentence] = {}
        for (name, value), mark in zip(given, _marks(given), strict=False):
            if isinstance(value, str | int):
                shown[name] = value
            else:
                shown[name] = mark
                hidden[mark] = (self._part(value, names),)
        parts = _fill(self._format(code, shown), hidden)
        if parts and isinstance(first := parts[0], PlayerName):
            parts = (PlayerName(first.seat, sentence[: len(first.name)]), *parts[1:])
        # a message that selects by such a value has seen only its placeholder
        return parts if plain_text(parts) == sentence else (sentence,)

    def _format(self, code: str, shown: Mapping[str, MessageValue]) -> str:
        if code not in self._sentences:
            owner = f"The game “{self._name_of_game}” has" if self._name_of_game else "There is"
            raise MissingMessageError(f"{owner} no sentence for the code “{code}” in en.ftl.")
        try:
            sentence = self._sentences[code]({name: _minus(of) for name, of in shown.items()})
        except KeyError as missing:
            raise MissingMessageError(
                f"The sentence “{code}” needs a value called “{missing.args[0]}”."
            ) from missing
        if not sentence:
            raise MissingMessageError(f"The sentence “{code}” is empty.")
        return sentence

    def _format_value(self, value: Value, names: Sequence[str] | None) -> MessageValue:
        return value if isinstance(value, str | int) else plain_text((self._part(value, names),))

    def _part(
        self, value: FormulaValue | PlayerValue, names: Sequence[str] | None
    ) -> Math | PlayerName:
        match value:
            case FormulaValue(text):
                return typeset(text)
            case PlayerValue(seat):
                return PlayerName(seat, self._name(seat, names))

    def _name(self, seat: Seat, names: Sequence[str] | None) -> str:
        if names is not None and _has_name(seat, names):
            return names[seat]
        return self._format("player", {"number": seat + 1})


def _has_name(seat: Seat, names: Sequence[str] | None) -> bool:
    return names is not None and seat < len(names)


def _minus(value: MessageValue) -> MessageValue:
    """A negative number with a real minus sign; no message selects by one."""
    return f"−{-value}" if isinstance(value, int) and value < 0 else value


def _marks(given: ValueItems) -> Iterator[str]:
    """Characters that do not occur in the values."""
    texts = [value for _, value in given if isinstance(value, str)]
    for number in _MARKS:
        if not any(chr(number) in text for text in texts):
            yield chr(number)


def _fill(sentence: str, hidden: Mapping[str, RichSentence]) -> RichSentence:
    """The sentence with parts in place of their placeholders."""
    pieces = re.split(f"([{''.join(hidden)}])", sentence)
    return tuple(part for piece in pieces if piece for part in hidden.get(piece, (piece,)))


def message_files(folder: Path, language: str = "en") -> tuple[Path, ...]:
    """The message files of a folder: `en.ftl`, `locale/en.ftl` or all in `locale/en`."""
    one = folder / "locale" / f"{language}.ftl"
    several = sorted((folder / "locale" / language).glob("*.ftl"))
    beside = folder / f"{language}.ftl"
    if beside.is_file():
        several.append(beside)
    return (one, *several) if one.is_file() or not several else tuple(several)


@cache
def load_translator(family: Family | None = None, language: str = "en") -> Translator:
    """The translator of a family; None: for texts outside any game."""
    folders = [Path(__file__).parent] if family is None else [family.folder, Path(__file__).parent]
    return Translator(
        *(load_messages(file) for folder in folders for file in message_files(folder, language)),
        name="" if family is None else family.id,
    )
