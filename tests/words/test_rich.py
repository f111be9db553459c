"""Sentences in parts: text, mathematics and people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

import abaculus.words
from abaculus.kernel.discovery import Family, families
from abaculus.kernel.said import Formula, News, Player, Refusal, Value
from abaculus.testing import family_at
from abaculus.words import Math, NoWords, Speaker, Who, plain, speaker
from abaculus.words.messages import sentences
from abaculus.words.speaker import books

TOYS = family_at(Path(__file__).parents[1] / "toys" / "pebbles")
SHARED = Path(abaculus.words.__file__).parent / "locale" / "en.ftl"
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
def voice(tmp_path: Path) -> Speaker:
    file = tmp_path / "en.ftl"
    file.write_text(FLUENT, "utf-8")
    return Speaker(sentences(file), sentences(SHARED))


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


VOICES: list[tuple[Family | None, Path]] = [
    (None, SHARED),
    *((house, file) for house in (*families(), TOYS) for file in books(house.folder)),
]
EVERY_MESSAGE = [
    pytest.param(speaker(house), code, names, id=f"{house.id if house else 'shared'}-{code}")
    for house, file in VOICES
    for code, names in messages(file)
    if names.variables
]


def values(names: Names) -> st.SearchStrategy[dict[str, Value]]:
    text = st.text(max_size=8) | st.sampled_from(["none", "joker", *sorted(names.keys)])
    formula = st.builds(Formula, text | st.sampled_from(["3*4-1", "+", "7/2", "9+6/2"]))
    person = st.builds(Player, st.integers(0, 4))
    value = st.one_of(text.map(lambda one: one or "?"), st.integers(-3, 1200), formula, person)
    return st.fixed_dictionaries(dict.fromkeys(sorted(names.variables), value))


@pytest.mark.parametrize(("voice", "code", "names"), EVERY_MESSAGE)
@settings(max_examples=15)
@given(data=st.data())
def test_the_parts_of_every_message_make_the_plain_sentence(
    voice: Speaker, code: str, names: Names, data: st.DataObject
) -> None:
    given_values = data.draw(values(names))
    people = ("Ann", "Bob \U000f0000", "{Cy}")
    try:
        expected = voice.tell(code, given_values, people)
    except NoWords:
        with pytest.raises(NoWords):
            voice.rich(code, given_values, people)
        return

    parts = voice.rich(code, given_values, people)

    assert expected == plain(parts)


def test_mathematics_and_people_are_told_apart(voice: Speaker) -> None:
    parts = voice.rich("lays", {"player": Player(1), "formula": Formula("9+6/2")}, ("Ann", "Bob"))

    formula = Math("9 + 6 ÷ 2", "9 plus 6 divided by 2")
    assert (Who(1, "Bob"), " lays ", formula, ".") == parts
    assert "Bob lays 9 + 6 ÷ 2." == plain(parts)


def test_people_without_names_are_counted_from_one(voice: Speaker) -> None:
    parts = voice.rich("lays", {"player": Player(2), "formula": Formula("1")}, ("Ann",))

    assert Who(2, "player 3") == parts[0]


def test_a_part_may_come_twice(voice: Speaker) -> None:
    parts = voice.rich("twice", {"formula": Formula("7")})

    assert (Math("7", "7"), Math("7", "7"), "!") == parts


def test_texts_and_numbers_are_chosen_by_and_people_still_told(voice: Speaker) -> None:
    joker = voice.rich("chosen", {"chip": "joker", "player": Player(0), "count": 1}, ("Ann",))
    seven = voice.rich("chosen", {"chip": Formula("7"), "player": Player(0), "count": 2}, ("Ann",))

    assert ("a joker of ", Who(0, "Ann"), " and one more") == joker
    assert ("the chip ", Math("7", "7"), " of ", Who(0, "Ann"), " and 2 more") == seven


def test_a_message_that_chooses_by_a_formula_is_left_whole(voice: Speaker) -> None:
    values: dict[str, Value] = {"chip": Formula("joker"), "player": Player(0), "count": 1}

    parts = voice.rich("chosen", values, ("Ann",))

    assert ("a joker of Ann and one more",) == parts


@pytest.mark.parametrize(
    ("formula", "heard"),
    [("+", "plus"), ("4+-3", "4 plus minus 3"), ("12=3*4", "12 equals 3 times 4"), ("?", "?")],
)
def test_what_is_no_calculation_is_heard_sign_by_sign(
    voice: Speaker, formula: str, heard: str
) -> None:
    (part, _) = voice.rich("twice", {"formula": Formula(formula)})[1:]

    assert isinstance(part, Math)
    assert heard == part.spoken


def test_nobody_can_forge_a_part_with_odd_characters(voice: Speaker) -> None:
    odd = "".join(map(chr, range(0xF0000, 0xF0004)))

    parts = voice.rich("chosen", {"chip": odd, "player": Player(0), "count": 2}, (odd,))

    assert (f"the chip {odd} of ", Who(0, odd), " and 2 more") == parts


def test_news_and_refusals_are_told_in_parts(voice: Speaker) -> None:
    values: dict[str, Value] = {"player": Player(0), "formula": Formula("7")}

    news = voice.rich_of(News("lays", values), ("Ann",))
    refusal = voice.rich_of(Refusal("lays", {**values, "line": 12}), ("Ann",))

    assert (Who(0, "Ann"), " lays ", Math("7", "7"), ".") == news
    assert ("Line 12: ", *news) == refusal


@pytest.mark.parametrize("code", ["nothing-of-the-kind", "lays"])
def test_missing_words_are_loud_in_parts_too(voice: Speaker, code: str) -> None:
    with pytest.raises(NoWords, match=code):
        voice.rich(code, {"player": Player(0)})
