"""Sentences in parts: text, mathematics and people."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import TypeVar

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import abaculus.i18n
from abaculus.i18n import (
    Math,
    MissingMessageError,
    PlayerName,
    Translator,
    load_translator,
    plain_text,
)
from abaculus.i18n.fluent import load_messages
from abaculus.i18n.translator import message_files
from abaculus.kernel.messages import FormulaValue, News, PlayerValue, Refusal, Value
from abaculus.kernel.registry import Family, families
from abaculus.kernel.rng import SeededRng
from abaculus.testing import family_at

T = TypeVar("T")
TOYS = family_at(Path(__file__).parents[1] / "toys" / "pebbles")
SHARED = Path(abaculus.i18n.__file__).parent / "locale" / "en.ftl"
FLUENT = """
lays = { $player } lays { $formula }.
twice = { $formula }{ $formula }!
chosen = { $chip ->
    [joker] a joker
   *[other] the chip { $chip }
} of { $player } and { $count ->
    [one] one more
   *[other] { $count } more
}
"""


@pytest.fixture
def voice(tmp_path: Path) -> Translator:
    file = tmp_path / "en.ftl"
    file.write_text(FLUENT, "utf-8")
    return Translator(load_messages(file), load_messages(SHARED))


class Names(Visitor):
    """The variables a message uses, and the texts it chooses by."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.keys.add(node.key.name if isinstance(node.key, ast.Identifier) else node.key.value)
        self.generic_visit(node)


def messages(file: Path) -> Iterator[tuple[str, Names]]:
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            names = Names()
            names.visit(entry)
            yield entry.id.name, names


FAMILIES = [pytest.param(None, id="shared")] + [
    pytest.param(family, id=family.id) for family in (*families(), TOYS)
]
ROUNDS = 8
"""So often every message is filled in, each time otherwise."""
ODD_TEXTS = ("none", "joker", "?", "\U000f0000", "{x}", "−3", "two words")
FORMULAS = ("3*4-1", "+", "7/2", "9+6/2", "", "{x")
"""Nothing is chosen by a formula, so it is never one of the keys."""


def make_values(names: Names, rng: SeededRng) -> dict[str, Value]:
    """Values of every kind for the variables of a message."""

    def one(of: Sequence[T]) -> T:
        return of[rng.below(len(of))]

    texts = (*ODD_TEXTS, *sorted(names.keys))
    kinds: tuple[Callable[[], Value], ...] = (
        lambda: one(texts),
        lambda: rng.below(1203) - 3,
        lambda: FormulaValue(one(FORMULAS)),
        lambda: PlayerValue(rng.below(5)),
    )
    return {name: one(kinds)() for name in sorted(names.variables)}


@pytest.mark.parametrize("family", FAMILIES)
def test_the_parts_of_every_message_make_the_plain_sentence(family: Family | None) -> None:
    voice = load_translator(family)
    files = [SHARED] if family is None else message_files(family.folder)
    rng = SeededRng(7)
    people = ("Ann", "Bob \U000f0000", "{Cy}")
    count = 0

    for code, names in chain.from_iterable(map(messages, files)):
        for _ in range(ROUNDS if names.variables else 0):
            given = make_values(names, rng)
            try:
                expected = voice.tell(code, given, people)
            except MissingMessageError:
                with pytest.raises(MissingMessageError):
                    voice.rich(code, given, people)
                continue
            assert expected == plain_text(voice.rich(code, given, people)), (code, given)
            count += 1

    assert count > ROUNDS


def test_mathematics_and_people_are_distinguished(voice: Translator) -> None:
    parts = voice.rich(
        "lays", {"player": PlayerValue(1), "formula": FormulaValue("9+6/2")}, ("Ann", "Bob")
    )

    formula = Math("9 + 6 ÷ 2", "9 plus 6 divided by 2")
    assert (PlayerName(1, "Bob"), " lays ", formula, ".") == parts
    assert "Bob lays 9 + 6 ÷ 2." == plain_text(parts)


def test_people_without_names_are_counted_from_one(voice: Translator) -> None:
    parts = voice.rich("lays", {"player": PlayerValue(2), "formula": FormulaValue("1")}, ("Ann",))

    assert PlayerName(2, "Player 3") == parts[0]
    assert "Player 3 lays 1." == plain_text(parts)


def test_a_part_may_come_twice(voice: Translator) -> None:
    parts = voice.rich("twice", {"formula": FormulaValue("7")})

    assert (Math("7", "7"), Math("7", "7"), "!") == parts


def test_texts_and_numbers_select_and_people_are_still_named(voice: Translator) -> None:
    joker = voice.rich("chosen", {"chip": "joker", "player": PlayerValue(0), "count": 1}, ("Ann",))
    seven = voice.rich(
        "chosen", {"chip": FormulaValue("7"), "player": PlayerValue(0), "count": 2}, ("Ann",)
    )

    assert ("a joker of ", PlayerName(0, "Ann"), " and one more") == joker
    assert ("the chip ", Math("7", "7"), " of ", PlayerName(0, "Ann"), " and 2 more") == seven


def test_a_message_that_chooses_by_a_formula_is_left_whole(voice: Translator) -> None:
    values: dict[str, Value] = {"chip": FormulaValue("joker"), "player": PlayerValue(0), "count": 1}

    parts = voice.rich("chosen", values, ("Ann",))

    assert ("a joker of Ann and one more",) == parts


@pytest.mark.parametrize(
    ("formula", "heard"),
    [("+", "plus"), ("4+-3", "4 plus minus 3"), ("12=3*4", "12 equals 3 times 4"), ("?", "?")],
)
def test_what_is_no_calculation_is_heard_sign_by_sign(
    voice: Translator, formula: str, heard: str
) -> None:
    (part, _) = voice.rich("twice", {"formula": FormulaValue(formula)})[1:]

    assert isinstance(part, Math)
    assert heard == part.spoken


def test_nobody_can_forge_a_part_with_odd_characters(voice: Translator) -> None:
    odd = "".join(map(chr, range(0xF0000, 0xF0004)))

    parts = voice.rich("chosen", {"chip": odd, "player": PlayerValue(0), "count": 2}, (odd,))

    assert (f"the chip {odd} of ", PlayerName(0, odd), " and 2 more") == parts


def test_news_and_refusals_are_reported_in_parts(voice: Translator) -> None:
    values: dict[str, Value] = {"player": PlayerValue(0), "formula": FormulaValue("7")}

    news = voice.rich_of(News("lays", values), ("Ann",))
    refusal = voice.rich_of(Refusal("lays", {**values, "line": 12}), ("Ann",))

    assert (PlayerName(0, "Ann"), " lays ", Math("7", "7"), ".") == news
    assert ("Line 12: ", *news) == refusal


@pytest.mark.parametrize("code", ["nothing-of-the-kind", "lays"])
def test_missing_words_are_loud_in_parts_too(voice: Translator, code: str) -> None:
    with pytest.raises(MissingMessageError, match=code):
        voice.rich(code, {"player": PlayerValue(0)})
