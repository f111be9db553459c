# hot: compiled with mypyc where possible
"""Sentences and mathematics of a question as text, as MathML in HTML, as TeX, as speech."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape

from abaculus.maths.formulas import Formula, MathMl, Speech, Tex, Text, Typed, Writer, style
from abaculus.maths.formulas.mathml import unbroken
from abaculus.maths.numerals import speak_numeral, write_numeral
from abaculus.questions.drafts import Block, Said
from abaculus.questions.messages import Branch, Message, Slot, message
from abaculus.questions.plurals import ordinal, plural
from abaculus.questions.spelling import spelled


class Renderer:
    """One way of rendering in one language."""

    def __init__(self, locale: str, way: type[Writer]) -> None:
        self.locale = locale
        self.lang = locale.split("-")[0]
        self.is_html = way is MathMl
        self.is_spoken = way is Speech
        self.is_typed = way is Typed
        self.is_tex = way is Tex
        self.write = way(style(locale), self.worded)
        self._words = (Speech if way is Speech else Text)(style(locale), self.worded)

    def blocks(self, blocks: Iterable[Block]) -> str:
        """A whole prompt; mathematics of its own line stands between blanks."""
        return " ".join(map(self.block, blocks))

    def block(self, block: Block) -> str:
        """A sentence, or a line of mathematics."""
        return self.said(block) if isinstance(block, Said) else self.value(block.formula)

    def said(self, said: Said) -> str:
        """A sentence with its slots filled."""
        text = self._filled(message(self.lang, said.msgid), said.slots)
        return unbroken(text) if self.is_html else text

    def _filled(self, sentence: Message, slots: dict[str, Formula]) -> str:
        text = ""
        for part in sentence:
            if isinstance(part, str):
                text += escape(part, quote=False) if self.is_html else part
            elif isinstance(part, Slot):
                text += self.value(slots[part.name])
            else:
                text += self._filled(self._way(part, slots[part.name]), slots)
        return text

    def _way(self, branch: Branch, by: Formula) -> Message:
        if not branch.is_plural:
            name = by[-1] if isinstance(by, tuple) else by
            way: Message = branch.ways.get(str(name), branch.ways["other"])
            return way
        case = plural(self.lang, by) if isinstance(by, int) else "other"
        chosen: Message = branch.ways.get(case, branch.ways["other"])
        return chosen

    def value(self, part: Formula) -> str:
        """The value of a slot, or a line of mathematics."""
        if isinstance(part, int):
            return self._words.number(part)
        if isinstance(part, tuple) and part[0] in _WORDS:
            said = self.worded(part)
            is_plain = self.is_html and part[0] != "written"
            return escape(said, quote=False) if is_plain else said
        written = self.write(part)
        return f"${written}$" if self.is_tex else written

    # what is no mathematics

    def worded(self, part: tuple[Formula, ...]) -> str:
        """A word, a name, a quantity, a time: by its head."""
        return _WORDS[str(part[0])](self, part)

    def word(self, part: tuple[Formula, ...]) -> str:
        """("word", "red"), or ("word", "geo.rhombus") for a word of a topic."""
        return self._filled(message(self.lang, _msgid("word", str(part[1]))), {})

    def counted(self, part: tuple[Formula, ...]) -> str:
        """("count", 3, "apple"): a number of things."""
        number = part[1]
        return f"{self._words(number)} {self.noun(('noun', number, part[2]))}"

    def noun(self, part: tuple[Formula, ...]) -> str:
        """("noun", 3, "apple"): the noun alone, in the number that so many things take."""
        number = part[1]
        case = plural(self.lang, number) if isinstance(number, int) else "other"
        name = _msgid("noun", str(part[2]))
        try:
            return self._filled(message(self.lang, f"{name}.{case}"), {})
        except KeyError:
            return self._filled(message(self.lang, f"{name}.other"), {})

    def name(self, part: tuple[Formula, ...]) -> str:
        """("name", "Mila", "f"): somebody in a story."""
        return str(part[1])

    def raw(self, part: tuple[Formula, ...]) -> str:
        """("raw", "A"): a sign that is the same in every language."""
        return str(part[1])

    def written(self, part: tuple[Formula, ...]) -> str:
        """("written", ("raw", "What is "), 3, …): somebody's own words with their mathematics."""
        return "".join(self.value(one) for one in part[1:])

    def quantity(self, part: tuple[Formula, ...]) -> str:
        """("qty", 12, "cm"): a number with its unit."""
        size, unit = part[1], str(part[2])
        if self.is_typed:
            return f"{self.write(size)} {unit}"
        if self.is_spoken:
            case = "one" if size == 1 else "other"
            return f"{self._words(size)} {self._unit(unit, case)}"
        blank = "" if unit in ("%", "°") else "\u00a0"
        return f"{self._words(size)}{blank}{unit}"

    def _unit(self, unit: str, case: str) -> str:
        try:
            return self._filled(message(self.lang, f"words.unit.{unit}.{case}"), {})
        except KeyError:
            return unit

    def money(self, part: tuple[Formula, ...]) -> str:
        """("money", 12, "$")."""
        size, sign = self._words(part[1]), str(part[2])
        if self.is_spoken:
            return f"{size} {self._unit(sign, 'one' if part[1] == 1 else 'other')}"
        return f"{sign}{size}" if self.lang == "en" else f"{size}\u00a0{sign}"

    def clock(self, part: tuple[Formula, ...]) -> str:
        """("clock", 7, 20): a time of day."""
        return f"{part[1]}:{part[2]:02}"

    def lasting(self, part: tuple[Formula, ...]) -> str:
        """("lasting", 4500): a length of time in seconds, said in hours, minutes and seconds."""
        left = part[1] if isinstance(part[1], int) else 0
        sizes = ((left // 3600, "h"), (left // 60 % 60, "min"), (left % 60, "s"))
        return " ".join(self.quantity(("qty", size, unit)) for size, unit in sizes if size)

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
        return self._filled(message(self.lang, f"words.month.{month}"), {})

    def weekday(self, part: tuple[Formula, ...]) -> str:
        """("weekday", 0) is Monday."""
        return self._filled(message(self.lang, f"words.weekday.{part[1]}"), {})

    def year(self, part: tuple[Formula, ...]) -> str:
        """("year", −44) is 44 BCE."""
        number = part[1] if isinstance(part[1], int) else 0
        era = self._filled(message(self.lang, "words.era.before"), {}) if number < 0 else ""
        return f"{abs(number)} {era}".strip()

    def nth(self, part: tuple[Formula, ...]) -> str:
        """("nth", 20) is the 20th."""
        return ordinal(self.lang, part[1]) if isinstance(part[1], int) else self._words(part[1])

    def numeral(self, part: tuple[Formula, ...]) -> str:
        """("numeral", "roman", 19)."""
        system, number = str(part[1]), part[2]
        if not isinstance(number, int):
            raise TypeError(f"{number!r} is no whole number")
        return speak_numeral(system, number) if self.is_spoken else write_numeral(system, number)

    def rest(self, part: tuple[Formula, ...]) -> str:
        """("rest", 4, 1): a quotient and what is left."""
        quotient, left = self._words(part[1]), self._words(part[2])
        return f"{quotient} remainder {left}" if self.is_spoken else f"{quotient} r {left}"

    def spelled(self, part: tuple[Formula, ...]) -> str:
        """("spelled", 347): a whole number in words."""
        return spelled(part[1]) if isinstance(part[1], int) else self._words(part[1])


_WORDS = {
    "word": Renderer.word, "count": Renderer.counted, "noun": Renderer.noun,
    "name": Renderer.name, "raw": Renderer.raw, "written": Renderer.written,
    "qty": Renderer.quantity,
    "money": Renderer.money, "clock": Renderer.clock, "lasting": Renderer.lasting,
    "date": Renderer.date, "month": Renderer.month, "weekday": Renderer.weekday,
    "year": Renderer.year, "nth": Renderer.nth, "numeral": Renderer.numeral,
    "rest": Renderer.rest, "spelled": Renderer.spelled,
}  # fmt: skip


def _msgid(kind: str, name: str) -> str:
    """`red` is a word for all, `geo.rhombus` one of a topic."""
    topic, _, own = name.rpartition(".")
    return f"{topic or 'words'}.{kind}.{own}"


@cache
def text(locale: str = "en") -> Renderer:
    """Unicode text."""
    return Renderer(locale, Text)


@cache
def html(locale: str = "en") -> Renderer:
    """Escaped text with MathML."""
    return Renderer(locale, MathMl)


@cache
def tex(locale: str = "en") -> Renderer:
    """Text with TeX between dollar signs."""
    return Renderer(locale, Tex)


@cache
def speech(locale: str = "en") -> Renderer:
    """What a screen reader says."""
    return Renderer(locale, Speech)


@cache
def typed(locale: str = "en") -> Renderer:
    """What somebody would type."""
    return Renderer(locale, Typed)
