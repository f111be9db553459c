"""Who turns what was said into sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from abaculus.kernel.discovery import Family
from abaculus.kernel.said import Formula, News, Player, Refusal, Value
from abaculus.words.messages import NoWords, Sentence, Shown, sentences
from abaculus.words.values import typeset

_NOTHING: Mapping[str, Value] = {}


class Speaker:
    """One language: a game's own words first, then those that all games share."""

    def __init__(self, *books: Mapping[str, Sentence]) -> None:
        self._sentences: dict[str, Sentence] = {}
        for book in reversed(books):
            self._sentences |= book

    def knows(self, code: str) -> bool:
        """Whether there is a sentence for this code."""
        return code in self._sentences

    def say(self, item: Refusal | News, names: Sequence[str] | None = None) -> str:
        """The sentence of a refusal or of news, with the line it is about if it has one."""
        sentence = self.tell(item.code, item.values, names)
        line = item.values.get("line") if isinstance(item, Refusal) else None
        if isinstance(line, int):
            return self.tell("at-line", {"line": line, "sentence": sentence})
        return sentence

    def tell(
        self,
        code: str,
        values: Mapping[str, Value] = _NOTHING,
        names: Sequence[str] | None = None,
    ) -> str:
        """The sentence of a code; raises `NoWords` if there is none or a value is missing."""
        shown = {name: self._shown(value, names) for name, value in values.items()}
        try:
            sentence = self._sentences[code](shown)
        except KeyError as missing:
            raise NoWords(f"{code}: {missing.args[0]} is missing") from missing
        if not sentence:
            raise NoWords(f"{code} says nothing")
        return sentence

    def _shown(self, value: Value, names: Sequence[str] | None) -> Shown:
        match value:
            case str() | int():
                return value
            case Formula(text):
                return typeset(text)
            case Player(seat):
                if names is not None and seat < len(names):
                    return names[seat]
                return self.tell("player", {"number": seat + 1})


@cache
def speaker(family: Family | None = None, language: str = "en") -> Speaker:
    """Who speaks for a family; for None, who speaks where no game is played."""
    file = Path("locale", f"{language}.ftl")
    shared = sentences(Path(__file__).parent / file)
    return Speaker(shared) if family is None else Speaker(sentences(family.folder / file), shared)
