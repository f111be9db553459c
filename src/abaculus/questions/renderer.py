# hot: compiled with mypyc where possible
"""The sentences and mathematics of a question as text, MathML in HTML, TeX or speech."""

from __future__ import annotations

from functools import cache
from html import escape
from sys import intern
from typing import Final, TypeAlias, cast

from abaculus.maths.formulas import (
    Formula,
    FormulaWriter,
    KeyboardWriter,
    MathMlWriter,
    SpeechWriter,
    TextWriter,
    TexWriter,
    style,
)
from abaculus.maths.formulas.mathml import prevent_breaks
from abaculus.maths.formulas.speech import is_one
from abaculus.maths.numerals import speak_numeral, write_numeral
from abaculus.questions.drafts import Block, MessageRef
from abaculus.questions.messages import Branch, Message, message
from abaculus.questions.number_words import spell_number
from abaculus.questions.plurals import ordinal, plural


class Fork:
    """Wordings from which the value of a slot selects one."""

    def __init__(self, slot: str, is_plural: bool, ways: dict[str, Sentence]) -> None:
        self.slot = slot
        self.is_plural = is_plural
        self.ways = ways


Sentence: TypeAlias = tuple[str | Fork, ...]
"""Plain text and slots alternating, plain text first and last."""


class Renderer:
    """Renders in one output format and one language."""

    def __init__(self, locale: str, way: type[FormulaWriter]) -> None:
        self.locale = locale
        self.lang = locale.split("-")[0]
        self.is_html = way is MathMlWriter
        self.is_spoken = way is SpeechWriter
        self.is_typed = way is KeyboardWriter
        self.is_tex = way is TexWriter
        self.write: FormulaWriter = way(style(locale), self.worded)
        self._words: FormulaWriter = (SpeechWriter if way is SpeechWriter else TextWriter)(
            style(locale), self.worded
        )
        self._sentences = _sentences(self.lang, self.is_html)
        self._single: dict[str, str] = {}
        self._nouns: dict[str, str] = {}

    def blocks(self, blocks: tuple[Block, ...]) -> str:
        """A whole prompt; display mathematics is separated by blanks."""
        if len(blocks) == 1:
            return self.block(blocks[0])
        return " ".join([self.block(block) for block in blocks])

    def block(self, block: Block) -> str:
        """A sentence, or a line of mathematics."""
        return self.sentence(block) if isinstance(block, MessageRef) else self.value(block.formula)

    def sentence(self, ref: MessageRef) -> str:
        """A sentence with its slots filled."""
        text = self._filled(self._compiled_sentence(ref.msgid), ref.slots)
        return prevent_breaks(text) if self.is_html else text

    def _compiled_sentence(self, msgid: str) -> Sentence:
        """A sentence by its id, compiled once."""
        known = self._sentences.get(msgid)
        if known is None:
            known = self._sentences[msgid] = _compile_parts(message(self.lang, msgid), self.is_html)
        return known

    def _filled(self, sentence: Sentence, slots: dict[str, Formula]) -> str:
        text = cast("str", sentence[0])
        for place in range(1, len(sentence), 2):
            slot = sentence[place]
            if isinstance(slot, str):
                text += self.value(slots[slot])
            else:
                text += self._filled(self._way(slot, slots[slot.slot]), slots)
            text += cast("str", sentence[place + 1])
        return text

    def _way(self, fork: Fork, by: Formula) -> Sentence:
        if fork.is_plural:
            case = plural(self.lang, by) if isinstance(by, int) else "other"
        else:
            case = str(by[-1] if isinstance(by, tuple) else by)
        way = fork.ways.get(case)
        return fork.ways["other"] if way is None else way

    def _wording(self, msgid: str) -> str:
        """A wording without slots."""
        return self._filled(self._compiled_sentence(msgid), {})

    def value(self, part: Formula) -> str:
        """The value of a slot, or a line of mathematics."""
        if isinstance(part, int):
            return self._words.number(part)
        if isinstance(part, tuple) and part[0] in _WORDS:
            text = self.worded(part)
            is_plain = self.is_html and part[0] != "written"
            return escape(text, quote=False) if is_plain else text
        written = self.write.whole(part)
        return f"${written}$" if self.is_tex else written

    # words, names, quantities and times

    def worded(self, part: tuple[Formula, ...]) -> str:
        """A word, a name, a quantity, a time: by its head, the most frequent first."""
        head = str(part[0])
        if head == "qty":
            return self.quantity(part)
        if head == "raw":
            return self.raw(part)
        if head == "word":
            return self.word(part)
        if head == "name":
            return self.name(part)
        return _WORDS[head](self, part)

    def word(self, part: tuple[Formula, ...]) -> str:
        """("word", "red"), or ("word", "geo.rhombus") for a word of a topic."""
        name = str(part[1])
        known = self._single.get(name)
        if known is None:
            known = self._single[name] = self._wording(_msgid("word", name))
        return known

    def counted(self, part: tuple[Formula, ...]) -> str:
        """("count", 3, "apple"): a number of things."""
        number = part[1]
        return f"{self._words.write(number)} {self.noun(('noun', number, part[2]))}"

    def noun(self, part: tuple[Formula, ...]) -> str:
        """("noun", 3, "apple"): the noun alone, in its form for that number."""
        number = part[1]
        case = plural(self.lang, number) if isinstance(number, int) else "other"
        name = f"{part[2]}.{case}"
        known = self._nouns.get(name)
        if known is None:
            known = self._nouns[name] = self._noun(str(part[2]), case)
        return known

    def _noun(self, name: str, case: str) -> str:
        msgid = _msgid("noun", name)
        try:
            return self._wording(f"{msgid}.{case}")
        except KeyError:
            return self._wording(f"{msgid}.other")

    def name(self, part: tuple[Formula, ...]) -> str:
        """("name", "Mila", "f"): a person in a story."""
        return str(part[1])

    def raw(self, part: tuple[Formula, ...]) -> str:
        """("raw", "A"): text that is the same in every language."""
        return str(part[1])

    def written(self, part: tuple[Formula, ...]) -> str:
        """("written", ("raw", "What is "), 3, …): an author's words with their mathematics."""
        return "".join([self.value(one) for one in part[1:]])

    def quantity(self, part: tuple[Formula, ...]) -> str:
        """("qty", 12, "cm"): a number with its unit."""
        size, unit = part[1], str(part[2])
        if self.is_typed:
            return f"{self.write.whole(size)} {unit}"
        if self.is_spoken:
            return f"{self._words.write(size)} {self._unit(unit, size)}"
        blank = "" if unit in ("%", "°") else "\u00a0"
        return f"{self._words.write(size)}{blank}{unit}"

    def _unit(self, unit: str, size: Formula) -> str:
        case = "one" if is_one(size) else "other"
        try:
            return self._wording(f"words.unit.{unit}.{case}")
        except KeyError:
            return unit

    def money(self, part: tuple[Formula, ...]) -> str:
        """("money", 12, "$")."""
        size, sign = self._words.write(part[1]), str(part[2])
        if self.is_spoken:
            return f"{size} {self._unit(sign, part[1])}"
        return f"{sign}{size}" if self.lang == "en" else f"{size}\u00a0{sign}"

    def clock(self, part: tuple[Formula, ...]) -> str:
        """("clock", 7, 20): a time of day."""
        return f"{part[1]}:{part[2]:02}"

    def lasting(self, part: tuple[Formula, ...]) -> str:
        """("lasting", 4500): a duration in seconds, in hours, minutes and seconds."""
        left = part[1] if isinstance(part[1], int) else 0
        sizes = ((left // 3600, "h"), (left // 60 % 60, "min"), (left % 60, "s"))
        return " ".join([self.quantity(("qty", size, unit)) for size, unit in sizes if size])

    def date(self, part: tuple[Formula, ...]) -> str:
        """("date", 2026, 3, 14)."""
        year, month, day = part[1:]
        if self.is_typed:
            return f"{year}-{month:02}-{day:02}"
        return f"{day} {self._month(month)} {year}"

    def month(self, part: tuple[Formula, ...]) -> str:
        """("month", 3)."""
        return self._month(part[1])

    def _month(self, month: Formula) -> str:
        return self._wording(f"words.month.{month}")

    def weekday(self, part: tuple[Formula, ...]) -> str:
        """("weekday", 0) is Monday."""
        return self._wording(f"words.weekday.{part[1]}")

    def year(self, part: tuple[Formula, ...]) -> str:
        """("year", −44) is 44 BCE."""
        number = part[1] if isinstance(part[1], int) else 0
        era = self._wording("words.era.before") if number < 0 else ""
        return f"{abs(number)} {era}".strip()

    def nth(self, part: tuple[Formula, ...]) -> str:
        """("nth", 20) is the 20th."""
        return (
            ordinal(self.lang, part[1]) if isinstance(part[1], int) else self._words.write(part[1])
        )

    def numeral(self, part: tuple[Formula, ...]) -> str:
        """("numeral", "roman", 19)."""
        system, number = str(part[1]), part[2]
        if not isinstance(number, int):
            raise TypeError(f"{number!r} is not a whole number")
        return speak_numeral(system, number) if self.is_spoken else write_numeral(system, number)

    def rest(self, part: tuple[Formula, ...]) -> str:
        """("rest", 4, 1): a quotient and a remainder."""
        quotient, left = self._words.write(part[1]), self._words.write(part[2])
        return f"{quotient} remainder {left}" if self.is_spoken else f"{quotient} r {left}"

    def spelled(self, part: tuple[Formula, ...]) -> str:
        """("spelled", 347): a whole number in words."""
        return spell_number(part[1]) if isinstance(part[1], int) else self._words.write(part[1])


_WORDS: Final = {
    "word": Renderer.word, "count": Renderer.counted, "noun": Renderer.noun,
    "name": Renderer.name, "raw": Renderer.raw, "written": Renderer.written,
    "qty": Renderer.quantity,
    "money": Renderer.money, "clock": Renderer.clock, "lasting": Renderer.lasting,
    "date": Renderer.date, "month": Renderer.month, "weekday": Renderer.weekday,
    "year": Renderer.year, "nth": Renderer.nth, "numeral": Renderer.numeral,
    "rest": Renderer.rest, "spelled": Renderer.spelled,
}  # fmt: skip


@cache
def _sentences(_lang: str, _is_html: bool) -> dict[str, Sentence]:
    """The sentences compiled so far, shared by all renderers of a language."""
    return {}


def _compile_parts(parts: Message, is_html: bool) -> Sentence:
    """A compiled sentence; the names of slots are interned, so that calls share them."""
    taken: list[str | Fork] = [""]
    for part in parts:
        if isinstance(part, str):
            taken[-1] = escape(part, quote=False) if is_html else part
        elif isinstance(part, Branch):
            ways = {case: _compile_parts(way, is_html) for case, way in part.ways.items()}
            taken += [Fork(intern(part.name), part.is_plural, ways), ""]
        else:
            taken += [intern(part.name), ""]
    return tuple(taken)


def _msgid(kind: str, name: str) -> str:
    """The id of a word: `red` for every topic, `geo.rhombus` for one."""
    topic, _, own = name.rpartition(".")
    return f"{topic or 'words'}.{kind}.{own}"


@cache
def text(locale: str = "en") -> Renderer:
    """Unicode text."""
    return Renderer(locale, TextWriter)


@cache
def html(locale: str = "en") -> Renderer:
    """Escaped text with MathML."""
    return Renderer(locale, MathMlWriter)


@cache
def tex(locale: str = "en") -> Renderer:
    """Text with TeX between dollar signs."""
    return Renderer(locale, TexWriter)


@cache
def speech(locale: str = "en") -> Renderer:
    """What a screen reader says."""
    return Renderer(locale, SpeechWriter)


@cache
def keyboard(locale: str = "en") -> Renderer:
    """What one would type."""
    return Renderer(locale, KeyboardWriter)
