"""Fuzzes what people type as answers: `python -m tests.fuzz.answers`.

An input is a line of JSON (answer spec, language, profile), then the text. Every text gets a
verdict with a sentence, and the same one twice.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from abaculus.kernel.messages import Refusal
from abaculus.maths.answers import LANGUAGES, profiles, read_spec, refuse_bad_spec
from abaculus.maths.numerals import SYSTEMS
from abaculus.questions import engine as generators
from abaculus.questions.delivery import verdicts
from abaculus.questions.desk import DESK
from abaculus.questions.question import Question
from abaculus.questions.renderer import keyboard
from abaculus.questions.specs import spec
from tests.fuzz import engine, texts, values
from tests.questions.samples import one

LOCALES = (*LANGUAGES, "en-IN", "de-CH")
MORE: tuple[dict[str, Any], ...] = (
    {"kind": "number", "value": "3.5", "unit": {"u": "km", "need": "yes"}, "tol": {"rel": "1%"}},
    {"kind": "number", "value": "2*sqrt(3)", "form": "surd"},
    {"kind": "number", "value": "360", "form": "prime_factors"},
    {"kind": "number", "value": "0.00042", "form": "scientific"},
    {"kind": "number", "value": "1/3", "form": "mixed", "not": ["2/6"]},
    {"kind": "ratio", "terms": [2, 3], "form": "reduced"},
    {"kind": "quotrem", "q": 7, "r": 2},
    {"kind": "time", "value": "14:05"},
    {"kind": "time", "value": "02:05", "clock": 12},
    {"kind": "duration", "seconds": 5400, "colon": "h:m"},
    {"kind": "date", "value": "2024-02-29"},
    {"kind": "year", "value": -44},
    {"kind": "point", "coords": ["1/2", -3], "names": ["x", "y"]},
    {"kind": "list", "items": [1, "1/2", 3]},
    {"kind": "set", "items": [2, 3, 5]},
    {"kind": "multiset", "items": [2, 2, 3]},
    {"kind": "interval", "value": "(-inf, 2] u (3, 4)"},
    {"kind": "bool", "value": True},
    {"kind": "word", "accept": {"en": ["triangle"], "de": ["Dreieck"]}, "lexicon": ["square"]},
    {"kind": "choice", "options": ["1", "two", "½"], "correct": 1},
    {"kind": "numeral", "system": "roman", "value": 1987},
    {"kind": "numeral", "system": "base", "value": 37, "base": 2},
    {"kind": "expr", "value": "x^2-4", "form": "factored"},
    {"kind": "equation", "value": "y = 2x + 1"},
    {"kind": "predicate", "name": "prime"},
    {"kind": "parts", "parts": [
        {"name": "a", "spec": {"kind": "number", "value": 1}},
        {"name": "b", "spec": {"kind": "time", "value": "10:00"}},
    ]},
)  # fmt: skip
TYPED = (
    "3.5 km", "3,5 km", "3 500 m", "2√3", "2 sqrt 3", "2^3*3^2*5", "4.2e-4", "4,2·10^-4", "1 1/3",
    "0.(3)", "0.333…", "33 1/3 %", "2:3", "2 : 3", "7 r 2", "7 R2", "2:05 pm", "14h05",
    "1 h 30 min",
    "29 February 2024", "29.2.2024", "44 BC", "(1/2; -3)", "x = 1/2, y = -3", "1, 1/2, 3",
    "{2, 3, 5}",
    "x <= 2 or 3 < x < 4", "]-∞; 2]", "true", "nein", "triangel", "b", "MCMLXXXVII", "100101",
    "(x-2)(x+2)", "y - 2x = 1", "eighty-one", "quatre-vingt-un", "einundachtzig", "1; 10:00",
    "−7", "½", "2½", "x²", "√(2+√3)", "|−3|", "5!", "π", "2π/3", "1.234,5", "1'234.5", "12,34,567",
)  # fmt: skip


class AnswerFuzzer(engine.TextFuzzer):
    """What people type."""

    name = "answers"
    watched = ("maths", "questions/delivery", "questions/desk.py")

    def seeds(self) -> Sequence[bytes]:
        """Right and wrong answers to a question of every generator, and to every kind of spec."""
        return good_answers()

    def make(self, rng: Random, pool: Sequence[bytes]) -> bytes:
        """A text for some spec in some language."""
        head, _, good = texts.decode(rng.choice(pool)).partition("\n")
        asked: Any = json.loads(head)
        if rng.random() < 0.7:
            asked |= {"locale": rng.choice(LOCALES), "profile": rng.choice(sorted(profiles()))}
        if rng.random() < 0.05:
            asked["spec"] = values.mutate(rng, asked["spec"])
        others = [rng.choice(TYPED), _text_of(rng.choice(pool))]
        typed = rng.choice((good, good, *others))
        if rng.random() < 0.95:
            typed = texts.mutate(rng, typed, others)
        return f"{json.dumps(asked)}\n{typed}".encode("utf-8", "surrogatepass")

    def run(self, data: bytes) -> str:
        """What is wrong with the verdict."""
        head, _, typed = texts.decode(data).partition("\n")
        try:
            asked: Any = json.loads(head)
            wanted, locale, profile = asked["spec"], str(asked["locale"]), str(asked["profile"])
        except (ValueError, KeyError, TypeError, RecursionError):
            return ""
        reply = DESK.judge(
            {"spec": json.dumps(wanted), "given": typed, "locale": locale, "profile": profile}
        )
        if isinstance(reply, Refusal):
            return "" if reply.values.get("reason") else "refused without a reason"
        try:
            refuse_bad_spec(read_spec(wanted))
        except ValueError:
            return ""
        scheme = verdicts.MarkScheme(wanted, locale, profile, (("1/2", "half"), ("7", "seven")))
        judged = verdicts.judge(scheme, typed)
        if not judged.sentence.strip():
            return f"no sentence: {judged}"
        return "" if judged == verdicts.judge(scheme, typed) else f"not the same twice: {judged}"


def _text_of(data: bytes) -> str:
    return texts.decode(data).partition("\n")[2]


@cache
def good_answers() -> tuple[bytes, ...]:
    """Answers with their specs: one question of each generator that asks for something else."""
    numerals = [{"kind": "numeral", "system": name, "value": 37} for name in SYSTEMS]
    found = [(spec, typed) for spec in (*MORE, *numerals) for typed in ("1", "37", "a")]
    shapes: set[tuple[str, ...]] = set()
    for name in generators.names():
        preset = next(iter(generators.generator(name).presets))
        question = one(name, preset, "00000007")
        asked = spec(question.answer)
        shape = (asked["kind"], str(asked.get("form")), str(asked.get("name")), *asked)
        if shape not in shapes:
            shapes.add(shape)
            found += [(asked, typed) for typed in _typical(question)]
    return tuple(
        json.dumps({"spec": asked, "locale": "en", "profile": "default"}).encode()
        + f"\n{typed}".encode()
        for asked, typed in found
    )


def _typical(question: Question) -> list[str]:
    """The right answer as typed, and a wrong one."""
    wrong = [one.shown for one in question.distractors[:1]]
    return [keyboard("en").value(shown) for shown in (question.answer.shown, *wrong)]


FUZZER = AnswerFuzzer()


def main(count: int, seed: int) -> list[str]:
    """Judge so many texts."""
    return engine.main(FUZZER, count, seed)


if __name__ == "__main__":
    engine.run(FUZZER, main)
